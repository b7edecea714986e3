//! The engine protocol as another program sees it: `kachel engine` as a process.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use kachel::games::AnyGame;
use kachel::record::Record;
use serde_json::Value;

struct Engine {
    process: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

/// What came between two empty lines.
#[derive(Debug, PartialEq)]
struct Answer {
    is_good: bool,
    id: String,
    text: String,
}

impl Engine {
    fn start() -> Engine {
        let mut process = Command::new(env!("CARGO_BIN_EXE_kachel"))
            .arg("engine")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let (input, output) = (process.stdin.take().unwrap(), process.stdout.take().unwrap());
        Engine {
            process,
            input,
            output: BufReader::new(output),
        }
    }

    fn write(&mut self, bytes: &[u8]) {
        self.input.write_all(bytes).unwrap();
    }

    fn read(&mut self) -> Answer {
        let mut lines = Vec::new();
        loop {
            let mut line = String::new();
            assert_ne!(
                self.output.read_line(&mut line).unwrap(),
                0,
                "the engine is gone after {lines:?}"
            );
            match line.strip_suffix('\n').unwrap() {
                "" => break,
                line => lines.push(line.to_owned()),
            }
        }
        let text = lines.join("\n");
        let is_good = text.starts_with('=');
        assert!(is_good || text.starts_with('?'), "{text}");
        let text = &text[1..];
        let id = text.len() - text.trim_start_matches(|char: char| char.is_ascii_digit()).len();
        let (id, text) = text.split_at(id);
        assert!(text.is_empty() || text.starts_with(' '), "{text:?}");
        Answer {
            is_good,
            id: id.to_owned(),
            text: text.trim_start().to_owned(),
        }
    }

    fn ask(&mut self, line: &str) -> Answer {
        self.write(format!("{line}\n").as_bytes());
        self.read()
    }

    /// The text of a good answer.
    #[track_caller]
    fn good(&mut self, line: &str) -> String {
        let answer = self.ask(line);
        assert!(answer.is_good, "{line}: {}", answer.text);
        answer.text
    }

    /// The message of a bad one.
    #[track_caller]
    fn bad(&mut self, line: &str) -> String {
        let answer = self.ask(line);
        assert!(!answer.is_good && !answer.text.is_empty(), "{line}: {}", answer.text);
        answer.text
    }

    /// Nothing more to say: what is still to be read, and the exit code.
    fn end(mut self) -> (String, i32) {
        drop(self.input);
        let mut rest = String::new();
        self.output.read_to_string(&mut rest).unwrap();
        (rest, self.process.wait().unwrap().code().unwrap())
    }
}

fn vector(file: &str) -> Value {
    let path = format!("{}/tests/vectors/{file}.json", env!("CARGO_MANIFEST_DIR"));
    serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap()
}

/// The `new` line for a vector's options.
fn new_line(vector: &Value) -> String {
    let options = &vector["options"];
    let hand = |hand: &Value| hand.as_array().unwrap().iter().map(text).collect::<Vec<_>>().join(",");
    match vector["game"].as_str().unwrap() {
        "textile" => {
            let teams = if options["teams"] == true { "yes" } else { "no" };
            format!(
                "new textile players={} per_colour={} teams={teams}",
                options["players"], options["per_colour"]
            )
        }
        "noses" => {
            let hands: Vec<String> = options["hands"].as_array().unwrap().iter().map(hand).collect();
            format!("new noses hands={}", hands.join(";"))
        }
        "temple" => format!("new temple edition={}", text(&options["edition"])),
        other => panic!("no game {other}"),
    }
}

fn text(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

fn texts(values: &Value) -> Vec<String> {
    values.as_array().unwrap().iter().map(text).collect()
}

#[test]
fn whole_games_of_every_kind() {
    let mut engine = Engine::start();
    for file in ["textile-02", "noses-03", "temple-01", "temple-x-stuck-original"] {
        let vector = vector(file);
        let mut game = AnyGame::new(&text(&vector["game"]), &vector["options"]).unwrap();
        engine.good(&new_line(&vector));
        let steps = texts(&vector["record"]);
        for (i, step) in steps.iter().enumerate() {
            assert_eq!(engine.good("to_move"), vector["to_move"][i].to_string());
            assert_eq!(engine.good("count"), vector["legal_counts"][i].to_string());
            assert_eq!(engine.good("legal"), game.legal().join("\n"));
            assert_eq!(engine.good("winners"), "none");
            assert_eq!(engine.good(&format!("explain {step}")), "legal");
            assert_eq!(engine.good(&format!("play {step}")), "");
            game.play(step).unwrap();
        }
        assert_eq!(engine.good("to_move"), "over");
        assert_eq!(
            (engine.good("legal"), engine.good("count")),
            (String::new(), "0".into())
        );
        let end = &vector["final"];
        let scores = if end["scores"].is_null() {
            &end["left"]
        } else {
            &end["scores"]
        };
        assert_eq!(engine.good("scores"), texts(scores).join(" "));
        assert_eq!(engine.good("winners"), texts(&end["winners"]).join(" "));
        assert!(engine.good("playouts 3").starts_with("games 3 moves 0 seconds 0."));

        // Back to the start, and the record of all of it.
        assert_eq!(engine.good(&format!("undo {}", steps.len())), "");
        let start = AnyGame::new(&text(&vector["game"]), &vector["options"]).unwrap();
        assert_eq!(engine.good("legal"), start.legal().join("\n"));
        assert_eq!(Record::parse(&engine.good("record")).unwrap(), Record::new(start));
        assert!(engine.bad("undo").contains("no step"));
    }
    assert_eq!(engine.end(), (String::new(), 0));
}

#[test]
fn perft_and_reasons_are_those_of_the_vectors() {
    let mut engine = Engine::start();
    for file in ["textile-00", "noses-00", "temple-03"] {
        let vector = vector(file);
        engine.good(&new_line(&vector));
        let steps = texts(&vector["record"]);
        for i in 0..=steps.len() {
            for perft in vector["perft"]
                .as_array()
                .unwrap()
                .iter()
                .filter(|perft| perft["after"] == i)
            {
                for (depth, count) in (1..=2).zip(texts(&perft["counts"])) {
                    assert_eq!(engine.good(&format!("perft {depth}")), count);
                }
                assert_eq!(engine.good("perft 0"), "1");
            }
            for illegal in vector["illegal"]
                .as_array()
                .unwrap()
                .iter()
                .filter(|illegal| illegal["after"] == i)
            {
                let (step, word) = (text(&illegal["step"]), text(&illegal["reason"]));
                let before = engine.good("record");
                for answer in [
                    engine.good(&format!("explain {step}")),
                    engine.bad(&format!("play {step}")),
                ] {
                    let (first, sentence) = answer.split_once(' ').unwrap();
                    assert_eq!(first, word);
                    assert!(
                        sentence.ends_with('.') && sentence.starts_with(char::is_alphanumeric),
                        "{sentence}"
                    );
                }
                assert_eq!(engine.good("record"), before, "{step} changes nothing");
            }
            for malformed in texts(&vector["malformed"]) {
                // A line can't say blanks at a text's ends.
                if malformed.trim() == malformed {
                    assert!(engine.good(&format!("explain {malformed}")).starts_with("malformed "));
                    assert!(engine.bad(&format!("play {malformed}")).starts_with("malformed "));
                }
            }
            if let Some(step) = steps.get(i) {
                engine.good(&format!("play {step}"));
            }
        }
    }
}

#[test]
fn lines_are_those_of_the_go_text_protocol() {
    let mut engine = Engine::start();
    let answer = |is_good, id: &str, text: &str| Answer {
        is_good,
        id: id.into(),
        text: text.into(),
    };
    assert_eq!(engine.ask("protocol_version"), answer(true, "", "2"));
    assert_eq!(engine.ask("17 name"), answer(true, "17", "Kachel"));
    assert_eq!(
        engine.ask("  0\tversion  # and a comment"),
        answer(true, "0", env!("CARGO_PKG_VERSION"))
    );
    engine.write(b"\n   \n# nothing\n\t# nothing either\n3 new temple\r\n4 count\x07\n");
    assert_eq!(engine.read(), answer(true, "3", ""));
    assert_eq!(engine.read(), answer(true, "4", "5"));
    let refused = engine.ask("5 play F0,0=A2");
    assert_eq!((refused.is_good, refused.id.as_str()), (false, "5"));

    let commands = engine.good("list_commands");
    let documented = "protocol_version name version list_commands known_command quit new to_move legal count play explain undo genstep \
                      hint evaluate scores winners perft playouts record load save show";
    assert_eq!(
        commands.split('\n').collect::<Vec<_>>(),
        documented.split_whitespace().collect::<Vec<_>>()
    );
    for command in documented.split_whitespace() {
        assert_eq!(engine.good(&format!("known_command {command}")), "true");
    }
    for command in ["nonsense", ""] {
        assert_eq!(engine.good(&format!("known_command {command}")), "false");
    }
    assert!(engine.bad("nonsense").contains("nonsense"));

    // A last line needs no end.
    engine.write(b"6 to_move\n7 quit\n8 name");
    assert_eq!(engine.read(), answer(true, "6", "0"));
    assert_eq!(engine.read(), answer(true, "7", ""));
    assert_eq!(engine.end(), (String::new(), 0), "nothing comes after quit");
    let mut engine = Engine::start();
    engine.write(b"8 name");
    assert_eq!(engine.end(), ("=8 Kachel\n\n".into(), 0));
}

#[test]
fn wrong_input_of_every_kind_gets_a_message() {
    let mut engine = Engine::start();
    for line in [
        "to_move",
        "legal",
        "count",
        "play take:A",
        "explain take:A",
        "undo",
        "scores",
        "winners",
        "perft 1",
        "genstep",
        "hint level=1",
        "evaluate visits=3",
    ] {
        assert!(engine.bad(line).contains("no game"), "{line}");
    }
    for line in ["playouts 1", "record", "save /tmp/x", "show"] {
        assert!(engine.bad(line).contains("no game"), "{line}");
    }
    let wrong_starts = [
        "new",
        "new chess",
        "new Textile",
        "new textile players",
        "new textile players=",
        "new textile players=1",
        "new textile players=5",
        "new textile players=-2",
        "new textile players=99999999999999999999",
        "new textile =",
        "new textile per_colour=7",
        "new textile players=2 teams=yes",
        "new textile teams=maybe",
        "new textile edition=edited",
        "new textile players=2 players=3",
        "new noses players=1",
        "new noses players=6",
        "new noses players=0",
        "new noses players=x",
        "new noses seed=-1",
        "new noses seed=1.5",
        "new noses hands=",
        "new noses hands=01",
        "new noses hands=01;01",
        "new noses hands=99;01",
        "new noses hands=01,10;22",
        "new noses hands=01;22;33;44;55;66",
        "new noses hands=01;22 seed=3",
        "new noses hands=01;22 players=3",
        "new noses seats=3",
        "new temple edition=",
        "new temple edition=Original",
        "new temple players=2",
        "new temple edited",
    ];
    for line in wrong_starts {
        engine.bad(line);
        assert!(engine.bad("to_move").contains("no game"), "{line} starts nothing");
    }

    engine.good("new noses players=2 seed=1");
    let position = engine.good("show");
    let wrong = [
        "genstep 3",
        "genstep level=0",
        "genstep level=6",
        "genstep level=",
        "genstep level=strong",
        "genstep level=1 level=2",
        "genstep visits=0",
        "genstep visits=-1",
        "genstep visits=1e3",
        "genstep visits=99999999999",
        "genstep visits=10000001",
        "genstep seconds=-1",
        "genstep seconds=inf",
        "genstep seconds=NaN",
        "genstep seconds=soon",
        "genstep seed=-1",
        "genstep level=1 steps=3",
        "hint best",
        "hint level=9",
        "evaluate seat=0",
        "evaluate level=9",
        "LEGAL",
        "legal 1",
        "count x",
        "to_move now",
        "scores 1",
        "winners 1",
        "record x",
        "show x",
        "name x",
        "version x",
        "protocol_version x",
        "list_commands x",
        "quit now",
        "undo",
        "undo 1",
        "undo -1",
        "undo x",
        "undo 99999999999999999999",
        "perft",
        "perft x",
        "perft -1",
        "perft 1 2",
        "perft 1001",
        "perft 18446744073709551615",
        "playouts",
        "playouts x",
        "playouts -1",
        "playouts 1 x",
        "playouts 1 seed",
        "playouts 1 seed=x",
        "playouts 1 seed=1 seed=2",
        "playouts 1 tries=3",
        "load",
        "load /nonexistent/file",
        "load /",
        "save",
        "save /nonexistent/file",
        "play",
        "play pass",
        "play 98@0,0E",
        "play 00@0,0E+a+a",
        "12",
        "= 3",
        "? x",
        "play 00@0,0E 11@0,0E",
        "play 00@999,-999N",
        "\u{1F600}",
        "play \u{1F600}",
        "ｌｅｇａｌ",
    ];
    for line in wrong {
        engine.bad(line);
    }
    for bytes in [
        &b"\xff\xfe\n"[..],
        b"play \xc3\x28\n",
        b"\x80\n",
        b"new noses hands=\xed\xa0\x80;\n",
    ] {
        engine.write(bytes);
        assert!(!engine.read().is_good);
    }
    let mut long = vec![b'x'; 3 << 20];
    long.push(b'\n');
    engine.write(&long);
    assert!(!engine.read().is_good);
    assert!(engine.good("explain ").starts_with("malformed"));
    assert_eq!(engine.good("show"), position, "none of this has changed anything");
    assert_eq!(engine.good("name"), "Kachel");
}

#[test]
fn records_are_saved_and_loaded() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str| folder.path().join(name).display().to_string();
    let mut engine = Engine::start();
    for (start, game) in [
        ("new textile players=4 teams=yes", "textile"),
        ("new noses seed=5", "noses"),
        ("new temple", "temple"),
    ] {
        engine.good(start);
        for _ in 0..6 {
            let legal = engine.good("legal");
            engine.good(&format!("play {}", legal.split('\n').next_back().unwrap()));
        }
        let (record, show) = (engine.good("record"), engine.good("show"));
        let path = file(&format!("a {game}.json"));
        assert_eq!(engine.good(&format!("save {path}")), "");
        engine.good("undo 2");
        assert_ne!(engine.good("show"), show);
        assert_eq!(engine.good(&format!("load {path}")), "");
        assert_eq!((engine.good("record"), engine.good("show")), (record, show));
        engine.good("undo");
    }

    // What isn't a record of a legal game leaves the game as it is.
    let before = engine.good("record");
    let steps =
        |steps: &str| format!(r#"{{"kachel":1,"game":"temple","options":{{"edition":"original"}},"steps":[{steps}]}}"#);
    let wrong = [
        ("nothing", String::new()),
        ("list", "[]".into()),
        ("newer", steps("").replace(r#""kachel":1"#, r#""kachel":2"#)),
        ("illegal", steps(r#""F0,0=A1","F0,0=F1""#)),
        ("malformed", steps(r#""F0,0""#)),
        ("other", steps("").replace("temple", "chess")),
        ("options", steps("").replace("original", "newest")),
    ];
    for (name, text) in wrong {
        std::fs::write(file(name), text).unwrap();
        let message = engine.bad(&format!("load {}", file(name)));
        assert!(message.contains(&file(name)), "{message}");
    }
    std::fs::write(file("bytes"), b"\xff\xfe\x00").unwrap();
    engine.bad(&format!("load {}", file("bytes")));
    assert_eq!(engine.good("record"), before);
    // Keys that the protocol doesn't know come back.
    std::fs::write(
        file("more"),
        steps("").replace("{\"kachel\"", "{\"mood\":\"good\",\"kachel\""),
    )
    .unwrap();
    engine.good(&format!("load {}", file("more")));
    assert!(engine.good("record").contains(r#""mood":"good""#));
}

#[test]
fn a_seed_repeats_deals_and_playouts() {
    let mut engine = Engine::start();
    engine.good("new noses players=4 seed=7");
    let deal = engine.good("record");
    // The golden deal of the games' own tests.
    assert!(
        deal.contains(r#"["00","03","12","18","24","27","49","55","57","77","78","79","88","89"]"#),
        "{deal}"
    );
    let moves = |answer: &str| answer.split(' ').nth(3).unwrap().parse::<u64>().unwrap();
    let ask = |engine: &mut Engine, line: &str| {
        let answer = engine.good(line);
        let words: Vec<&str> = answer.split(' ').collect();
        assert_eq!(
            (words.len(), words[0], words[2], words[4]),
            (6, "games", "moves", "seconds")
        );
        assert!(words[5].parse::<f64>().unwrap() >= 0.0);
        moves(&answer)
    };
    for start in [
        "new noses players=4 seed=7",
        "new textile",
        "new temple",
        "new temple edition=edited",
    ] {
        engine.good(start);
        let first = ask(&mut engine, "playouts 30 seed=3");
        assert_eq!(first, ask(&mut engine, "playouts 30 seed=3"));
        assert_ne!(first, ask(&mut engine, "playouts 31 seed=3"));
        assert!((30 * 20..30 * 130).contains(&first), "{first}");
    }
    assert_eq!(ask(&mut engine, "playouts 0"), 0);
}

/// How many steps a random game takes from here: mean and variance, by playing every one of them.
fn length(game: &AnyGame) -> (f64, f64) {
    let legal = game.legal();
    let (mut mean, mut square) = (0.0, 0.0);
    for step in &legal {
        let mut next = game.clone();
        next.play(step).unwrap();
        let (rest, variance) = length(&next);
        mean += (1.0 + rest) / legal.len() as f64;
        square += (variance + (1.0 + rest).powi(2)) / legal.len() as f64;
    }
    (mean, square - mean * mean)
}

/// That each single step is drawn fairly is in the games' tests. Here whole playouts are compared with all there are.
#[test]
fn playouts_choose_each_legal_step_equally_often() {
    let mut engine = Engine::start();
    for (file, after) in [("noses-05", 43), ("temple-01", 45), ("temple-02", 45)] {
        let vector = vector(file);
        engine.good(&new_line(&vector));
        let mut game = AnyGame::new(&text(&vector["game"]), &vector["options"]).unwrap();
        for step in texts(&vector["record"]).iter().take(after) {
            engine.good(&format!("play {step}"));
            game.play(step).unwrap();
        }
        let (mean, variance) = length(&game);
        assert!(variance > 0.01, "some games are longer than others");
        let answer = engine.good("playouts 20000 seed=1");
        let moves: f64 = answer.split(' ').nth(3).unwrap().parse().unwrap();
        // Four standard deviations of the mean: exceeded once in sixteen thousand times.
        let bound = 4.0 * (variance / 20_000.0).sqrt();
        assert!(
            (moves / 20_000.0 - mean).abs() <= bound,
            "{file}: {moves} moves, {mean} expected a game ± {bound}"
        );
    }
}

const STARTS: [&str; 6] = [
    "new textile players=2",
    "new textile players=4 teams=yes",
    "new noses players=2 seed=3",
    "new noses players=5 seed=3",
    "new temple",
    "new temple edition=edited",
];

fn numbers(text: &str) -> Vec<f64> {
    text.split_whitespace().map(|number| number.parse().unwrap()).collect()
}

/// Two programs that only tell each other their steps play to the end, and agree all the time.
#[test]
fn two_processes_play_whole_games() {
    for start in STARTS {
        let mut engines = [Engine::start(), Engine::start()];
        for engine in &mut engines {
            engine.good(start);
        }
        let mut count = 0;
        loop {
            let to_move = engines[0].good("to_move");
            assert_eq!(to_move, engines[1].good("to_move"));
            if to_move == "over" {
                break;
            }
            let seat: usize = to_move.parse().unwrap();
            let step = engines[seat % 2].good(&format!("genstep visits=12 seed={count}"));
            assert_eq!(engines[(seat + 1) % 2].good(&format!("play {step}")), "");
            count += 1;
        }
        assert!(count > 10, "{start}: {count} steps");
        for question in ["winners", "scores", "record", "show", "evaluate"] {
            let answer = engines[0].good(question);
            assert_eq!(answer, engines[1].good(question));
            assert_ne!(answer, "none");
        }
        // Who has won has the win.
        let (winners, shares) = (engines[0].good("winners"), numbers(&engines[0].good("evaluate")));
        for (seat, share) in shares.iter().enumerate() {
            let won = winners.split(' ').any(|winner| winner == seat.to_string());
            assert_eq!(*share > 0.0, won, "{start}: {winners}, {shares:?}");
        }
        for engine in &mut engines {
            assert!(engine.bad("genstep visits=1").contains("over"));
            assert!(engine.bad("hint visits=1").contains("over"));
        }
    }
}

#[test]
fn visits_and_seed_say_what_is_thought() {
    let mut engine = Engine::start();
    for start in STARTS {
        engine.good(start);
        for _ in 0..5 {
            engine.good("genstep level=1 seed=4");
        }
        let position = engine.good("show");
        for limits in [
            "visits=60 seed=9",
            "visits=60",
            "level=1 seed=2",
            "level=2 visits=40 seed=1",
            "visits=1",
        ] {
            let hint = engine.good(&format!("hint {limits}"));
            assert_eq!(hint, engine.good(&format!("hint {limits}")), "{start}: hint {limits}");
            let lines: Vec<&str> = hint.split('\n').collect();
            assert!((1..=3).contains(&lines.len()), "{hint}");
            for line in &lines {
                let (step, share) = line.split_once(' ').unwrap();
                assert_eq!(engine.good(&format!("explain {step}")), "legal");
                assert!((0.0..=1.0).contains(&share.parse().unwrap()), "{hint}");
            }
            let shares = engine.good(&format!("evaluate {limits}"));
            assert_eq!(shares, engine.good(&format!("evaluate {limits}")));
            let shares = numbers(&shares);
            assert_eq!(shares.len(), numbers(&engine.good("scores")).len());
            assert!((shares.iter().sum::<f64>() - 1.0).abs() < 0.01, "{shares:?}");
            assert_eq!(engine.good("show"), position, "thinking changes nothing");

            let step = engine.good(&format!("genstep {limits}"));
            assert_ne!(engine.good("show"), position);
            assert!(engine.good("record").contains(&step));
            engine.good("undo");
            assert_eq!(engine.good(&format!("genstep {limits}")), step);
            engine.good("undo");
            if !limits.contains("level") {
                assert_eq!(lines[0].split(' ').next(), Some(step.as_str()));
            }
        }
    }
}

#[test]
fn time_ends_thinking() {
    let mut engine = Engine::start();
    for start in STARTS {
        engine.good(start);
        engine.good("genstep visits=1");
        let before = std::time::Instant::now();
        engine.good("genstep seconds=0.2");
        let took = before.elapsed().as_secs_f64();
        // Other tests run meanwhile.
        assert!((0.15..2.0).contains(&took), "{start}: {took} s");
        engine.good("hint seconds=0");
        engine.good("evaluate seconds=0.01 level=5");
    }
}
