//! The commands as a shell, a script or another program sees them.

use std::io::Write;
use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};
use tempfile::NamedTempFile;

/// The program with nothing of the tester's own desktop and language, speaking English.
fn kachel(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_kachel"));
    command.args(args).stdin(Stdio::null());
    for name in [
        "DISPLAY",
        "WAYLAND_DISPLAY",
        "WAYLAND_SOCKET",
        "SLINT_BACKEND",
        "LC_ALL",
        "LC_MESSAGES",
        "LANGUAGE",
    ] {
        command.env_remove(name);
    }
    command
        .env("LANG", "C.UTF-8")
        .env("KACHEL_LANG", "en")
        .env("KACHEL_HOME", "/nonexistent/kachel");
    command
}

fn run(args: &[&str]) -> Output {
    kachel(args).output().unwrap()
}

fn stdout(output: &Output) -> &str {
    std::str::from_utf8(&output.stdout).unwrap()
}

/// The one sentence that went to standard error, without the program's name; nothing else may have been printed.
fn sentence(output: &Output) -> &str {
    assert_eq!(stdout(output), "");
    let text = std::str::from_utf8(&output.stderr).unwrap();
    let line = text.strip_prefix("kachel: ").and_then(|text| text.strip_suffix('\n'));
    let line = line.unwrap_or_else(|| panic!("not a sentence after the program's name: {text:?}"));
    assert!(!line.contains('\n') && !line.contains('['), "{line}");
    line
}

#[track_caller]
fn fails(output: Output, code: i32, contains: &str) {
    assert_eq!(output.status.code(), Some(code), "{output:?}");
    assert!(sentence(&output).contains(contains), "{:?}", sentence(&output));
}

#[test]
fn help_and_version() {
    for (lang, word) in [("en", "Commands"), ("de", "Befehle"), ("ko", "명령")] {
        for args in [
            &["--help", "--lang", lang][..],
            &["-h", "--lang", lang],
            &["--lang", lang, "--version", "--help"],
        ] {
            let output = run(args);
            assert_eq!(output.status.code(), Some(0));
            assert!(stdout(&output).contains(word) && stdout(&output).contains("KACHEL_HOME"));
            assert!(
                !stdout(&output).contains('['),
                "a message is missing: {}",
                stdout(&output)
            );
            assert_eq!(output.stderr, b"");
        }
    }
    assert_eq!(
        stdout(&run(&["--version"])),
        format!("kachel {}\n", env!("CARGO_PKG_VERSION"))
    );
}

#[test]
fn wrong_command_lines() {
    for (args, contains) in [
        (&["knit"][..], "no command “knit”"),
        (&["--knit"], "no option “--knit”"),
        (&["-k"], "no option “-k”"),
        (&["--lang"], "“--lang” needs"),
        (&["--lang", "fr"], "“fr” is none"),
        (&["--lang="], "“” is none"),
        (&["--help=much"], "“much”"),
    ] {
        fails(run(args), 2, contains);
    }
    fails(run(&["--lang", "de", "knit"]), 2, "Den Befehl „knit“ gibt es nicht");
    fails(run(&["knit", "--lang", "ko"]), 2, "“knit” 명령은 없으니");
}

#[test]
fn option_before_variable_before_system() {
    let first_line = |command: &mut Command| {
        let output = command.arg("--help").output().unwrap();
        stdout(&output).lines().next().unwrap().to_owned()
    };
    let german = "Kachel: Legespiele mit den Leuten am Tisch";
    assert_eq!(
        first_line(kachel(&[]).env_remove("KACHEL_LANG").env("LANG", "de_AT.UTF-8")),
        german
    );
    assert_eq!(
        first_line(kachel(&[]).env("KACHEL_LANG", "").env("LANG", "de_AT.UTF-8")),
        german
    );
    assert_eq!(
        first_line(kachel(&[]).env("KACHEL_LANG", "de_DE.UTF-8").env("LANG", "ko_KR.UTF-8")),
        german
    );
    assert_eq!(first_line(kachel(&["--lang", "de"]).env("KACHEL_LANG", "ko")), german);
}

#[cfg(feature = "screens")]
#[test]
fn without_a_display() {
    for (lang, contains) in [
        ("en", "no display"),
        ("de", "keinen Bildschirm"),
        ("ko", "화면이 없어요"),
    ] {
        fails(run(&["--lang", lang]), 3, contains);
    }
}

#[cfg(all(feature = "screens", target_os = "linux"))]
#[test]
fn a_display_that_does_not_answer() {
    fails(
        kachel(&[]).env("DISPLAY", ":4095").output().unwrap(),
        3,
        "can’t be opened",
    );
    fails(
        kachel(&[]).env("WAYLAND_DISPLAY", "nobody").output().unwrap(),
        3,
        "can’t be opened",
    );
}

#[test]
fn a_reader_that_has_seen_enough() {
    let mut child = kachel(&["--help"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), &output.stderr[..]), (Some(0), &b""[..]));
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk() {
    let full = std::fs::File::options().write(true).open("/dev/full").unwrap();
    fails(
        kachel(&["--help"]).stdout(full).output().unwrap(),
        1,
        "can’t be written",
    );
}

/// A whole game of the vectors as a record, changed by `edit`, in a file of its own.
fn record(edit: impl FnOnce(&mut Value)) -> NamedTempFile {
    let vector: Value = serde_json::from_str(include_str!("vectors/textile-00.json")).unwrap();
    let mut record = json!({
        "kachel": 1, "game": "textile", "options": vector["options"],
        "seats": [{ "name": "Mina", "player": "human" }, { "name": "Ben", "player": "human" }],
        "steps": vector["record"],
    });
    edit(&mut record);
    file(record.to_string().as_bytes())
}

/// A whole game of these vectors as a record.
fn record_of(vector: &str) -> NamedTempFile {
    let vector: Value = serde_json::from_str(vector).unwrap();
    let [game, options, steps] = ["game", "options", "record"].map(|key| vector[key].clone());
    let record = json!({ "kachel": 1, "game": game, "options": options, "steps": steps });
    file(record.to_string().as_bytes())
}

const NOSES: &str = include_str!("vectors/noses-01.json");

fn file(content: &[u8]) -> NamedTempFile {
    let mut file = NamedTempFile::new().unwrap();
    file.write_all(content).unwrap();
    file
}

fn check(lang: &str, file: &NamedTempFile) -> Output {
    run(&["check", file.path().to_str().unwrap(), "--lang", lang])
}

#[track_caller]
fn prints(output: Output, expected: &str) {
    assert_eq!(std::str::from_utf8(&output.stderr), Ok(""));
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(stdout(&output), expected);
}

#[test]
fn check_tells_the_result() {
    let whole = record(|_| {});
    prints(check("en", &whole), "Textile\nMina: 14\nBen: 20\nBen has won.\n");
    prints(check("de", &whole), "Textile\nMina: 14\nBen: 20\nBen hat gewonnen.\n");
    prints(check("ko", &whole), "텍스타일\nMina: 14\nBen: 20\nBen이 이겼어요.\n");
    let nameless = record(|record| drop(record.as_object_mut().unwrap().remove("seats")));
    prints(
        check("en", &nameless),
        "Textile\nSeat 1: 14\nSeat 2: 20\nSeat 2 has won.\n",
    );

    let first = |count| record(move |record| record["steps"].as_array_mut().unwrap().truncate(count));
    prints(
        check("en", &first(0)),
        "Textile\nMina: 0\nBen: 0\nNothing has been played yet, and Ben is to move.\n",
    );
    prints(
        check("en", &first(1)),
        "Textile\nMina: 0\nBen: 0\nAfter one step Mina is to move.\n",
    );
    prints(
        check("ko", &first(3)),
        "텍스타일\nMina: 0\nBen: 0\n3수까지 두었고, Mina 님 차례예요.\n",
    );
}

#[test]
fn check_knows_all_games() {
    let noses = record_of(NOSES);
    let temple = record_of(include_str!("vectors/temple-03.json"));
    prints(
        check("en", &noses),
        "The nose game\nSeat 1: 7\nSeat 2: 9\nSeat 3: 11\nSeat 3 has won.\n",
    );
    prints(
        check("en", &temple),
        "Temple\nSeat 1: 7 tiles left\nSeat 2: 0 tiles left\nSeat 2 has won.\n",
    );
    for lang in ["de", "ko"] {
        for record in [&noses, &temple] {
            let output = check(lang, record);
            assert!(output.status.success() && !stdout(&output).contains('['), "{output:?}");
        }
    }
}

#[test]
fn check_names_all_winners() {
    let vector: Value = serde_json::from_str(include_str!("vectors/textile-x-teamtie.json")).unwrap();
    let record = json!({ "kachel": 1, "game": "textile", "options": vector["options"], "steps": vector["record"] });
    let output = check("en", &file(record.to_string().as_bytes()));
    let winners: Vec<u64> = vector["final"]["winners"]
        .as_array()
        .unwrap()
        .iter()
        .map(|w| w.as_u64().unwrap() + 1)
        .collect();
    let expected = format!("Seat {} and Seat {} have won.", winners[0], winners[1]);
    assert_eq!(stdout(&output).lines().last(), Some(expected.as_str()));
}

#[test]
fn check_says_which_step_is_illegal_and_why() {
    // The start tile's colour and one tile each are out; the fourth step is none that the rules know.
    let illegal = record(|record| record["steps"][3] = json!("start:A"));
    fails(check("en", &illegal), 1, "Step 4 (“start:A”) isn’t possible");
    fails(check("de", &illegal), 1, "start:A");
    fails(check("ko", &illegal), 1, "start:A");
    let other_games = [
        (
            json!({ "hands": [["01"], ["12"]] }),
            "noses",
            json!(["12@0,0E"]),
            "Seat 2 has this tile.",
        ),
        (
            json!({ "edition": "original" }),
            "temple",
            json!(["F0,0=A2"]),
            "A floor of value 1 comes first.",
        ),
    ];
    for (options, game, steps, why) in other_games {
        let illegal = json!({ "kachel": 1, "game": game, "options": options, "steps": steps });
        fails(check("en", &file(illegal.to_string().as_bytes())), 1, why);
    }
    let malformed = record(|record| record["steps"][1] = json!("take a tile"));
    fails(check("en", &malformed), 1, "Step 2 (“take a tile”)");
}

#[test]
fn check_refuses_what_is_no_record() {
    fails(check("en", &record(|record| record["kachel"] = json!(2))), 1, "newer");
    fails(
        check("en", &record(|record| record["game"] = json!("chess"))),
        1,
        "no game “chess”",
    );
    for (lang, sentence) in [("en", "This is empty"), ("de", "steht nichts"), ("ko", "비어 있어서")] {
        for empty in [&b""[..], b" \n", b"\xef\xbb\xbf"] {
            fails(check(lang, &file(empty)), 1, sentence);
        }
    }
    // People count from 1, also where a text breaks off.
    fails(check("en", &file(b"{\n")), 1, "line 2, column 1");
    fails(check("en", &file(b"[1, 2]")), 1, "JSON object");
    fails(check("en", &file(&[0xff, 0xfe, 0x7b])), 1, "UTF-8");
    // Deeper than any reader wants to go.
    fails(check("en", &file(&[b'['; 100_000])), 1, "JSON");
}

#[test]
fn check_says_what_it_cannot_read() {
    let folder = tempfile::tempdir().unwrap();
    let name = |file: &str| folder.path().join(file).to_str().unwrap().to_owned();
    fails(run(&["check", &name("nothing")]), 1, "There is no file");
    fails(run(&["check", &name("")]), 1, "is a folder");
    std::fs::File::create(name("huge")).unwrap().set_len(2 << 30).unwrap();
    fails(run(&["check", &name("huge")]), 1, "far too long");
    fails(run(&["check"]), 2, "needs the file");
    fails(run(&["check", "a", "b"]), 2, "“b”");
}

#[test]
fn check_reads_standard_input() {
    let whole = std::fs::File::open(record(|_| {}).path()).unwrap();
    let output = kachel(&["check", "-"]).stdin(whole).output().unwrap();
    prints(output, "Textile\nMina: 14\nBen: 20\nBen has won.\n");
}

#[test]
fn rules_as_plain_text() {
    for (game, lang, title) in [
        ("textile", "en", "Textile: the rules"),
        ("textile", "de", "Textile: die Regeln"),
        ("textile", "ko", "텍스타일 규칙"),
        ("noses", "en", "The nose game: the rules"),
        ("noses", "de", "Das Nasenspiel: die Regeln"),
        ("noses", "ko", "코 게임 규칙"),
        ("temple", "en", "Temple: the rules"),
        ("temple", "de", "Temple: die Regeln"),
        ("temple", "ko", "템플 규칙"),
    ] {
        let output = run(&["rules", game, "--lang", lang]);
        assert_eq!(output.status.code(), Some(0));
        assert_eq!(stdout(&output).lines().next(), Some(title));
        // Markdown, links, missing messages and the marks that only screens need stay out.
        for mark in ["**", "](", "\u{2060}", "[textile", "[noses", "[temple", "[term"] {
            assert!(!stdout(&output).contains(mark), "{game} {lang}: {mark:?}");
        }
    }
    fails(
        run(&["rules"]),
        2,
        "Which game’s rules? There are: textile, noses, temple.",
    );
    fails(run(&["rules", "go"]), 2, "no rules of “go”");
}

/// What `kachel picture` writes into a file of that name.
fn picture(record: &NamedTempFile, name: &str, more: &[&str]) -> Vec<u8> {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join(name);
    let args = ["picture", record.path().to_str().unwrap(), out.to_str().unwrap()];
    let output = run(&[&args, more].concat());
    prints(output, "");
    std::fs::read(out).unwrap()
}

#[test]
fn pictures_as_svg() {
    let noses = record_of(NOSES);
    let svg = String::from_utf8(picture(&noses, "noses.svg", &["--size", "300"])).unwrap();
    let mut lines = svg.lines();
    let first = lines.next().unwrap();
    assert!(
        first.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\" "),
        "{first}"
    );
    // The area is higher or wider, or a square.
    assert!(
        first.contains("width=\"300\"") || first.contains("height=\"300\""),
        "{first}"
    );
    let lines: Vec<&str> = lines.collect();
    let (last, paths) = lines.split_last().unwrap();
    assert_eq!(*last, "</svg>");
    for path in paths {
        let inside = path.strip_prefix("<path ").and_then(|path| path.strip_suffix("/>"));
        let inside = inside.unwrap_or_else(|| panic!("{path}"));
        // Attributes, each with its name and a quoted value that needs no escapes.
        let parts: Vec<&str> = inside.split('"').collect();
        assert!(parts.len() % 2 == 1 && parts.last() == Some(&""), "{path}");
        for pair in parts.chunks_exact(2) {
            let name = pair[0].trim_start().strip_suffix('=').unwrap();
            assert!(name.chars().all(|c| c.is_ascii_lowercase() || c == '-'), "{path}");
            assert!(!pair[1].contains(['<', '>', '&']) && !pair[1].contains("NaN"), "{path}");
        }
    }
    // Every square of every tile has its nose, and a nose has two shapes at least.
    let vector: Value = serde_json::from_str(NOSES).unwrap();
    assert!(paths.len() > 2 * 2 * vector["record"].as_array().unwrap().len());
    assert_eq!(
        svg,
        String::from_utf8(picture(&noses, "AGAIN.SVG", &["--size", "300"])).unwrap()
    );
}

#[test]
fn pictures_have_the_marks_that_the_seats_chose() {
    let vector: Value = serde_json::from_str(NOSES).unwrap();
    let with_marks = |marks: &[usize]| {
        let seats: Vec<Value> = marks.iter().map(|mark| json!({ "mark": mark })).collect();
        let record = json!({
            "kachel": 1, "game": "noses", "options": vector["options"], "seats": seats, "steps": vector["record"],
        });
        picture(&file(record.to_string().as_bytes()), "noses.svg", &[])
    };
    let seats = vector["options"]["hands"].as_array().unwrap().len();
    let usual: Vec<usize> = (0..seats).collect();
    let others: Vec<usize> = usual.iter().rev().copied().collect();
    assert_eq!(with_marks(&usual), picture(&record_of(NOSES), "noses.svg", &[]));
    assert_ne!(with_marks(&usual), with_marks(&others));
}

#[test]
fn pictures_as_png() {
    let pixels = |name: &str, more: &[&str]| {
        let file = picture(&record_of(NOSES), name, more);
        let mut reader = png::Decoder::new(std::io::Cursor::new(file)).read_info().unwrap();
        let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
        let info = reader.next_frame(&mut pixels).unwrap();
        assert_eq!(
            (info.color_type, info.bit_depth),
            (png::ColorType::Rgba, png::BitDepth::Eight)
        );
        (info.width.max(info.height), pixels)
    };
    let (size, usual) = pixels("noses.png", &[]);
    assert_eq!(size, 1024);
    let (size, light) = pixels("noses.PNG", &["--size", "200", "--theme", "light"]);
    assert_eq!(size, 200);
    assert!(light.len() < usual.len());
    let (_, dark) = pixels("noses.png", &["--theme", "dark", "--size=200"]);
    // The corner is the table.
    assert_eq!(
        (&light[..4], &dark[..4]),
        (&[0xE9, 0xE0, 0xD0, 255][..], &[0x26, 0x21, 0x1E, 255][..])
    );
}

/// Each tile of a building has four shapes at most: its body, its face, its frame and its pips.
#[test]
fn pictures_of_buildings() {
    let temple = record_of(include_str!("vectors/temple-03.json"));
    let svg = |more: &[&str]| String::from_utf8(picture(&temple, "temple.svg", more)).unwrap();
    let paths = |text: &str| text.matches("<path").count();
    assert_eq!(paths(&svg(&["--after", "0"])), 1);
    // The ground; the table and its grid; the first floor.
    assert_eq!(paths(&svg(&["--after", "1"])), 1 + 2 + 4);
    let whole = svg(&[]);
    let vector: Value = serde_json::from_str(include_str!("vectors/temple-03.json")).unwrap();
    let steps = vector["record"].as_array().unwrap().iter();
    let tiles: usize = steps.map(|step| step.as_str().unwrap().split('+').count()).sum();
    assert!(
        (4 * tiles..=4 * tiles + 4).contains(&paths(&whole)),
        "{} paths",
        paths(&whole)
    );
    assert!(!whole.contains("NaN"));
    // The owners' faces are there, in both themes.
    let dark = svg(&["--theme", "dark"]);
    for colour in ["#fbe6d0", "#5470ad"] {
        assert!(whole.contains(colour) && dark.contains(colour), "{colour}");
    }
    let file = picture(&temple, "temple.png", &["--size", "300"]);
    let info = png::Decoder::new(std::io::Cursor::new(file)).read_info().unwrap();
    assert_eq!(info.info().width.max(info.info().height), 300);
}

#[test]
fn pictures_of_earlier_positions() {
    let textile = record(|_| {});
    let paths = |record: &NamedTempFile, after: &str| {
        let svg = picture(record, "a.svg", &["--after", after]);
        String::from_utf8(svg).unwrap().matches("<path").count()
    };
    // The ground alone; then the start tile's edge, face and pattern.
    assert_eq!((paths(&textile, "0"), paths(&textile, "1")), (1, 4));
    let noses = record_of(NOSES);
    assert_eq!(paths(&noses, "0"), 1);
    assert!(paths(&noses, "1") < paths(&noses, "2"));
    let steps: Value = serde_json::from_str(NOSES).unwrap();
    let all = steps["record"].as_array().unwrap().len();
    let whole = String::from_utf8(picture(&noses, "a.svg", &[])).unwrap();
    assert_eq!(paths(&noses, &all.to_string()), whole.matches("<path").count());
    // What follows needn't be legal.
    let illegal = record(|record| record["steps"][3] = json!("start:A"));
    assert_eq!(paths(&illegal, "1"), 4);

    let after = |lang, count: &str| {
        let path = textile.path().to_str().unwrap();
        run(&["picture", path, "/nonexistent/a.svg", "--after", count, "--lang", lang])
    };
    fails(after("en", "100000"), 1, "no position after 100000");
    fails(after("de", "100000"), 1, "nach 100000 gibt es keine Stellung");
    fails(after("ko", "100000"), 1, "100000수 뒤의 판은 없어요");
}

#[test]
fn pictures_that_cannot_be() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("a.png").to_str().unwrap().to_owned();
    let whole = record(|_| {});
    let path = whole.path().to_str().unwrap();
    fails(run(&["picture", "/nonexistent/record", &out]), 1, "There is no file");
    let illegal = record(|record| record["steps"][3] = json!("start:A"));
    fails(
        run(&["picture", illegal.path().to_str().unwrap(), &out]),
        1,
        "Step 4 (“start:A”)",
    );
    fails(
        run(&["picture", file(b"[]").path().to_str().unwrap(), &out]),
        1,
        "JSON object",
    );
    assert!(!folder.path().join("a.png").exists());
    fails(
        run(&["picture", path, "/nonexistent/a.png"]),
        1,
        "“/nonexistent/a.png” can’t be written",
    );
    fails(
        run(&["picture", path, "/nonexistent/a.png", "--lang", "de"]),
        1,
        "lässt sich nicht schreiben",
    );

    for (args, contains) in [
        (&["picture"][..], "“picture” needs"),
        (&["picture", path], "“picture” needs"),
        (&["picture", path, "a.jpg"], "“a.jpg” has to end"),
        (&["picture", path, "png"], "“png” has to end"),
        (&["picture", path, &out, "more"], "“more”"),
        (&["picture", path, &out, "--after"], "“--after” needs"),
        (
            &["picture", path, &out, "--after", "-1"],
            "“-1” isn’t a number of steps",
        ),
        (
            &["picture", path, &out, "--size", "15"],
            "“15” isn’t a size from 16 to 8192",
        ),
        (&["picture", path, &out, "--size", "8193"], "“8193” isn’t"),
        (&["picture", path, &out, "--size", "big"], "“big” isn’t"),
        (&["picture", path, &out, "--theme", "pink"], "“pink” is neither"),
        (&["check", path, "--size", "100"], "“--size”"),
        (&["--theme", "dark"], "“--theme”"),
    ] {
        fails(run(args), 2, contains);
    }
    for lang in ["de", "ko"] {
        for args in [
            &["a.jpg"][..],
            &[&out, "--after", "x"],
            &[&out, "--size", "x"],
            &[&out, "--theme", "x"],
            &[],
        ] {
            let output = run(&[&["picture", path, "--lang", lang], args].concat());
            assert_eq!(output.status.code(), Some(2));
            sentence(&output);
        }
    }
}

#[test]
fn pictures_of_what_standard_input_gives() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("a.svg");
    let whole = std::fs::File::open(record(|_| {}).path()).unwrap();
    let output = kachel(&["picture", "-", out.to_str().unwrap()])
        .stdin(whole)
        .output()
        .unwrap();
    prints(output, "");
    assert!(std::fs::read_to_string(out).unwrap().starts_with("<svg"));
}
