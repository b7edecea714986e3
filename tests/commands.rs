//! The commands as a shell, a script or another program sees them.

use std::process::{Command, Output, Stdio};

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

#[cfg(target_os = "linux")]
#[test]
fn a_display_that_does_not_answer() {
    fails(
        kachel(&[]).env("DISPLAY", ":4095").output().unwrap(),
        3,
        "can't be opened",
    );
    fails(
        kachel(&[]).env("WAYLAND_DISPLAY", "nobody").output().unwrap(),
        3,
        "can't be opened",
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
        "can't be written",
    );
}
