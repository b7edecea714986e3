//! Saved games and settings outlast whatever happens to the process and the disk.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::time::{Duration, Instant};

use kachel::keep::{Cause, Id, Keeper, Kept, Notice, Session, Settings, Theme, Trouble, Verdict};
use tempfile::TempDir;

fn open(home: impl AsRef<Path>) -> Keeper {
    let (keeper, notices) = Keeper::open(home);
    assert_eq!(notices, []);
    keeper
}

fn folder() -> TempDir {
    tempfile::tempdir().unwrap()
}

fn id(text: &str) -> Id {
    text.parse().unwrap()
}

fn path(home: &TempDir, id: &str) -> PathBuf {
    home.path().join(format!("games/{id}.json"))
}

/// Takes a text as it is.
fn any(text: &str) -> Verdict<String> {
    Verdict::Good(text.to_owned())
}

/// Stands for the rules: a text is a game if it begins with "game".
fn judge(text: &str) -> Verdict<String> {
    match text.split(' ').next() {
        Some("game") => Verdict::Good(text.to_owned()),
        Some("newer") => Verdict::Newer,
        _ => Verdict::Damaged,
    }
}

fn names_in(folder: &Path) -> Vec<String> {
    let mut names: Vec<String> = fs::read_dir(folder)
        .unwrap()
        .map(|file| file.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

#[test]
fn saved_is_there_at_once_and_on_disk_soon() {
    let home = folder();
    let keeper = open(home.path());
    let id = keeper.new_id();
    let start = Instant::now();
    keeper.save(&id, "game 1");
    assert_eq!(keeper.load(&id, any).unwrap(), "game 1");
    assert_eq!(keeper.list()[0].id, id);
    let file = path(&home, id.as_str());
    while !file.exists() {
        assert!(start.elapsed() < Duration::from_millis(300), "still not on the disk");
        std::thread::sleep(Duration::from_millis(1));
    }
    assert_eq!(fs::read_to_string(file).unwrap(), "game 1");
}

#[test]
fn only_the_newest_text_is_written() {
    let home = folder();
    let keeper = open(home.path());
    let texts: Vec<String> = (0..20_000).map(|n| format!("game {n}")).collect();
    let start = Instant::now();
    for text in &texts {
        keeper.save(&id("a"), text.as_str());
    }
    // 20 000 files that are synced one by one would take far longer than this.
    keeper.flush().unwrap();
    assert!(start.elapsed() < Duration::from_secs(5));
    assert_eq!(fs::read_to_string(path(&home, "a")).unwrap(), *texts.last().unwrap());
    assert_eq!(
        names_in(&home.path().join("games")),
        ["a.json"],
        "temporary files are left"
    );
}

#[test]
fn dropping_writes_everything() {
    let home = folder();
    let keeper = open(home.path());
    for n in 0..20 {
        keeper.save(&id(&format!("g{n}")), format!("game {n}"));
    }
    drop(keeper);
    for n in 0..20 {
        assert_eq!(
            fs::read_to_string(path(&home, &format!("g{n}"))).unwrap(),
            format!("game {n}")
        );
    }
}

#[test]
fn newest_first() {
    let home = folder();
    let keeper = open(home.path());
    for (name, age) in [("old", 300), ("oldest", 500), ("young", 100)] {
        fs::write(path(&home, name), "game").unwrap();
        let file = fs::File::options().write(true).open(path(&home, name)).unwrap();
        file.set_modified(std::time::SystemTime::now() - Duration::from_secs(age))
            .unwrap();
    }
    // Neither a game nor in the way.
    fs::write(home.path().join("games/notes.txt"), "hello").unwrap();
    fs::write(home.path().join("games/.hidden.json"), "hello").unwrap();
    fs::create_dir(path(&home, "folder")).unwrap();
    keeper.save(&id("new"), "game");
    let order = || {
        keeper
            .list()
            .into_iter()
            .map(|entry| entry.id.to_string())
            .collect::<Vec<_>>()
    };
    assert_eq!(order(), ["new", "young", "old", "oldest"]);
    keeper.flush().unwrap();
    assert_eq!(order(), ["new", "young", "old", "oldest"]);
}

#[test]
fn names_of_new_games_differ() {
    let home = folder();
    let keeper = open(home.path());
    let ids: std::collections::BTreeSet<Id> = (0..100).map(|_| keeper.new_id()).collect();
    assert_eq!(ids.len(), 100);
}

#[test]
fn removed_and_back_at_its_place() {
    let home = folder();
    let keeper = open(home.path());
    keeper.save(&id("a"), "game a");
    keeper.flush().unwrap();
    let old = std::time::SystemTime::now() - Duration::from_secs(1000);
    fs::File::options()
        .write(true)
        .open(path(&home, "a"))
        .unwrap()
        .set_modified(old)
        .unwrap();
    keeper.save(&id("b"), "game b");

    let removed = keeper.remove(&id("a")).unwrap();
    assert_eq!(keeper.list().len(), 1);
    assert!(keeper.load(&id("a"), any).is_err());
    keeper.flush().unwrap();
    assert!(!path(&home, "a").exists());

    keeper.restore(removed);
    keeper.flush().unwrap();
    let list = keeper.list();
    assert_eq!(list[1].id, id("a"));
    assert_eq!(list[1].modified, old);
    assert_eq!(keeper.load(&id("a"), any).unwrap(), "game a");
    assert_eq!(keeper.remove(&id("nothing")), None);
}

#[test]
fn an_analysis_lies_beside_its_game_and_goes_and_comes_with_it() {
    let home = folder();
    let keeper = open(home.path());
    assert_eq!(keeper.analysis(&id("a")), None);
    keeper.save(&id("a"), "game a");
    keeper.save_analysis(&id("a"), "half of it");
    keeper.save_analysis(&id("a"), "all of it");
    assert_eq!(keeper.analysis(&id("a")).as_deref(), Some("all of it"));
    drop(keeper);

    let keeper = open(home.path());
    assert_eq!(keeper.analysis(&id("a")).as_deref(), Some("all of it"));
    assert_eq!(keeper.analysis(&id("b")), None);
    assert_eq!(keeper.list().len(), 1, "it is no game");
    let removed = keeper.remove(&id("a")).unwrap();
    assert_eq!(keeper.analysis(&id("a")), None);
    keeper.flush().unwrap();
    assert_eq!(fs::read_dir(home.path().join("analyses")).unwrap().count(), 0);
    keeper.restore(removed);
    assert_eq!(keeper.analysis(&id("a")).as_deref(), Some("all of it"));
    // One that is no text is none.
    keeper.flush().unwrap();
    fs::write(home.path().join("analyses/a.json"), [0xff, 0xfe]).unwrap();
    assert_eq!(keeper.analysis(&id("a")), None);
}

#[test]
fn a_removed_game_does_not_come_back_by_an_older_save() {
    let home = folder();
    let keeper = open(home.path());
    for n in 0..200 {
        keeper.save(&id("a"), format!("game {n}"));
        let _ = keeper.remove(&id("a")).unwrap();
    }
    drop(keeper);
    assert!(!path(&home, "a").exists());
}

#[test]
fn a_removed_game_is_in_no_list_while_its_file_goes() {
    let home = folder();
    let keeper = open(home.path());
    // More files, so that reading the folder takes a while.
    for n in 0..200 {
        fs::write(path(&home, &format!("g{n}")), "game").unwrap();
    }
    for round in 0..300 {
        keeper.save(&id("a"), "game a");
        keeper.flush().unwrap();
        let _ = keeper.remove(&id("a")).unwrap();
        for _ in 0..3 {
            let shelf = keeper.games(any);
            assert_eq!((shelf.games.len(), shelf.notices.len()), (200, 0), "round {round}");
        }
    }
}

#[test]
fn damaged_games_are_set_aside_and_never_lost() {
    let home = folder();
    let keeper = open(home.path());
    fs::create_dir_all(home.path().join("damaged")).unwrap();
    fs::write(home.path().join("damaged/bad.json"), "an earlier one").unwrap();
    fs::write(path(&home, "bad"), "{ half a rec").unwrap();
    fs::write(path(&home, "bytes"), [0xff, 0xfe, 0x00]).unwrap();
    fs::write(path(&home, "empty"), "").unwrap();
    fs::write(path(&home, "good"), "game 1").unwrap();
    let shelf = keeper.games(judge);

    assert_eq!(shelf.games.len(), 1);
    assert_eq!(shelf.games[0].content, "game 1");
    for (name, to) in [("bad", "bad-2"), ("bytes", "bytes"), ("empty", "empty")] {
        let to = home.path().join(format!("damaged/{to}.json"));
        assert!(
            shelf.notices.contains(&Notice::SetAside {
                what: Kept::Game(id(name)),
                to
            }),
            "{name}"
        );
        assert!(!path(&home, name).exists());
    }
    let aside = |name: &str| fs::read(home.path().join("damaged").join(name)).unwrap();
    assert_eq!(aside("bad.json"), b"an earlier one");
    assert_eq!(aside("bad-2.json"), b"{ half a rec");
    assert_eq!(aside("bytes.json"), [0xff, 0xfe, 0x00]);
    assert_eq!(keeper.games(judge).notices, []);
}

#[test]
fn a_huge_file_is_no_game() {
    let home = folder();
    let keeper = open(home.path());
    // Takes no room on the disk.
    fs::File::create(path(&home, "huge")).unwrap().set_len(3 << 30).unwrap();
    assert!(matches!(keeper.load(&id("huge"), judge), Err(Notice::SetAside { .. })));
    assert_eq!(
        fs::metadata(home.path().join("damaged/huge.json")).unwrap().len(),
        3 << 30
    );
}

#[test]
fn what_is_in_the_way_is_named() {
    type Put = fn(&Path);
    let cases: [(&str, Put); 4] = [
        ("home", |home| fs::write(home, "").unwrap()),
        ("home/games", |home| {
            fs::create_dir(home).unwrap();
            fs::write(home.join("games"), "").unwrap();
        }),
        ("home/games/a.json", |home| {
            fs::create_dir_all(home.join("games/a.json/x")).unwrap()
        }),
        ("home/settings.json", |home| {
            fs::create_dir_all(home.join("settings.json")).unwrap()
        }),
    ];
    for (in_the_way, put) in cases {
        let place = folder();
        put(&place.path().join("home"));
        let (keeper, _) = Keeper::open(place.path().join("home"));
        keeper.save(&id("a"), "game a");
        if in_the_way.contains("settings") {
            keeper.flush().unwrap();
            keeper.save_settings(&Settings::default());
        }
        let expected = Trouble {
            cause: Cause::InTheWay,
            path: place.path().join(in_the_way),
        };
        assert_eq!(keeper.flush(), Err(expected));
    }
}

#[cfg(unix)]
#[test]
fn a_folder_that_may_not_be_written_is_named() {
    use std::os::unix::fs::PermissionsExt;
    let place = folder();
    let locked = place.path().join("locked");
    fs::create_dir(&locked).unwrap();
    fs::set_permissions(&locked, fs::Permissions::from_mode(0o500)).unwrap();
    if fs::write(locked.join("probe"), "").is_ok() {
        eprintln!("skipped: whoever runs this may write everywhere");
        return;
    }
    let (_, notices) = Keeper::open(locked.join("kachel/data"));
    let trouble = Trouble {
        cause: Cause::Forbidden,
        path: locked,
    };
    assert_eq!(notices, [Notice::CannotSave(trouble)]);
}

#[test]
fn newer_games_are_left_alone() {
    let home = folder();
    let keeper = open(home.path());
    fs::write(path(&home, "n"), "newer game").unwrap();
    assert_eq!(keeper.load(&id("n"), judge), Err(Notice::Newer(Kept::Game(id("n")))));
    keeper.save(&id("n"), "game");
    keeper.flush().unwrap();
    assert_eq!(fs::read_to_string(path(&home, "n")).unwrap(), "newer game");
    keeper.save(&id("a"), "game a");
    let shelf = keeper.games(judge);
    let newer: Vec<&str> = shelf.newer.iter().map(|entry| entry.id.as_str()).collect();
    assert_eq!((newer, shelf.games.len(), shelf.notices.len()), (vec!["n"], 1, 0));
}

#[test]
fn what_cannot_be_moved_stays_whole() {
    let home = folder();
    fs::write(home.path().join("damaged"), "a file where the folder should be").unwrap();
    fs::write(home.path().join("settings.json"), "nonsense").unwrap();
    let keeper = open(home.path());
    let (settings, notice) = keeper.settings();
    assert_eq!(settings, Settings::default());
    assert!(
        matches!(
            notice,
            Some(Notice::LeftDamaged {
                what: Kept::Settings,
                ..
            })
        ),
        "{notice:?}"
    );
    keeper.save_settings(&settings);
    drop(keeper);
    assert_eq!(
        fs::read_to_string(home.path().join("settings.json")).unwrap(),
        "nonsense"
    );
}

#[test]
fn settings_and_session_come_back() {
    let home = folder();
    let keeper = open(home.path());
    assert_eq!(keeper.settings(), (Settings::default(), None));
    assert_eq!(keeper.session(), (Session::default(), None));
    let settings = Settings {
        language: Some("de".into()),
        theme: Theme::Dark,
        ..Settings::default()
    };
    let session = Session {
        pages: serde_json::json!(["home", { "rules": "textile" }]),
        ..Session::default()
    };
    keeper.save_settings(&settings);
    keeper.save_session(&session);
    drop(keeper);
    let keeper = open(home.path());
    assert_eq!(keeper.settings(), (settings, None));
    assert_eq!(keeper.session(), (session, None));
}

#[test]
fn damaged_settings_are_set_aside() {
    let home = folder();
    for (round, text) in ["{\"theme\": \"da", "[]", "{} {}"].iter().enumerate() {
        fs::write(home.path().join("settings.json"), text).unwrap();
        let keeper = open(home.path());
        let (settings, notice) = keeper.settings();
        assert_eq!(settings, Settings::default());
        let name = if round == 0 {
            "settings.json".to_owned()
        } else {
            format!("settings-{}.json", round + 1)
        };
        let to = home.path().join("damaged").join(name);
        assert_eq!(fs::read_to_string(&to).unwrap(), *text);
        assert_eq!(
            notice,
            Some(Notice::SetAside {
                what: Kept::Settings,
                to
            })
        );
    }
}

#[test]
fn without_a_folder_the_app_remembers_until_it_ends() {
    let place = folder();
    let file = place.path().join("file");
    fs::write(&file, "").unwrap();
    // Below a file there can be no folder, not even for root.
    let (keeper, notices) = Keeper::open(file.join("kachel"));
    let trouble = Trouble {
        cause: Cause::InTheWay,
        path: file.clone(),
    };
    assert_eq!(notices, [Notice::CannotSave(trouble)]);
    works_in_memory(&keeper, Cause::InTheWay);

    let (keeper, notices) = Keeper::open("");
    assert_eq!(
        notices,
        [Notice::CannotSave(Trouble {
            cause: Cause::NoFolder,
            path: PathBuf::new()
        })]
    );
    works_in_memory(&keeper, Cause::NoFolder);
}

fn works_in_memory(keeper: &Keeper, cause: Cause) {
    assert_eq!(keeper.settings(), (Settings::default(), None));
    assert_eq!(keeper.list(), []);
    let (tell, told) = mpsc::channel();
    keeper.watch(move |trouble| tell.send(trouble.cloned()).unwrap());
    let id = keeper.new_id();
    keeper.save(&id, "game 1");
    assert_eq!(keeper.flush().unwrap_err().cause, cause);
    assert_eq!(told.recv().unwrap().unwrap().cause, cause);
    assert_eq!(keeper.trouble().unwrap().cause, cause);
    assert_eq!(keeper.load(&id, any).unwrap(), "game 1");
    assert_eq!(keeper.list().len(), 1);
    let removed = keeper.remove(&id).unwrap();
    assert_eq!(keeper.list(), []);
    keeper.restore(removed);
    assert_eq!(keeper.load(&id, any).unwrap(), "game 1");
}

#[test]
fn what_failed_is_written_with_the_next_save() {
    let place = folder();
    let home = place.path().join("home");
    let keeper = open(&home);
    fs::remove_dir_all(home.join("games")).unwrap();
    fs::write(home.join("games"), "in the way").unwrap();
    let (tell, told) = mpsc::channel();
    keeper.watch(move |trouble| tell.send(trouble.cloned()).unwrap());
    keeper.save(&id("a"), "game a");
    assert!(told.recv().unwrap().is_some());
    assert!(keeper.trouble().is_some());

    fs::remove_file(home.join("games")).unwrap();
    keeper.save(&id("b"), "game b");
    keeper.flush().unwrap();
    assert_eq!(keeper.trouble(), None);
    assert_eq!(told.recv().unwrap(), None);
    assert_eq!(names_in(&home.join("games")), ["a.json", "b.json"]);
}

#[test]
fn leftovers_of_a_killed_process_are_swept() {
    let home = folder();
    drop(open(home.path()));
    let old = path(&home, "x").with_file_name(".x.json.77.tmp");
    let young = path(&home, "x").with_file_name(".x.json.78.tmp");
    fs::write(&old, "game ha").unwrap();
    fs::write(&young, "game ha").unwrap();
    let hour = std::time::SystemTime::now() - Duration::from_secs(3600);
    fs::File::options()
        .write(true)
        .open(&old)
        .unwrap()
        .set_modified(hour)
        .unwrap();
    let keeper = open(home.path());
    assert_eq!(keeper.list(), []);
    assert!(!old.exists());
    assert!(young.exists(), "another process may be writing it");
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk() {
    // A file system of one megabyte of its own. Mounting needs rights that not everybody has.
    let place = folder();
    let mounted = Command::new("mount")
        .args(["-t", "tmpfs", "-o", "size=1m", "kachel"])
        .arg(place.path())
        .output();
    if !mounted.is_ok_and(|output| output.status.success()) {
        eprintln!("skipped: a small file system can't be mounted here");
        return;
    }
    let result = std::panic::catch_unwind(|| {
        let keeper = open(place.path());
        keeper.save(&id("small"), "game 1");
        keeper.flush().unwrap();
        let big: String = "game ".repeat(400_000);
        keeper.save(&id("small"), big.as_str());
        assert_eq!(keeper.flush().unwrap_err().cause, Cause::Full);
        assert_eq!(
            fs::read_to_string(place.path().join("games/small.json")).unwrap(),
            "game 1"
        );
        assert_eq!(names_in(&place.path().join("games")), ["small.json"]);
        keeper.save(&id("small"), "game 2");
        keeper.flush().unwrap();
        assert_eq!(keeper.trouble(), None);
    });
    assert!(Command::new("umount").arg(place.path()).status().unwrap().success());
    result.unwrap();
}

/// Not a test by itself: what the child process of [`killed_at_any_time`] does.
#[test]
#[ignore = "a part of another test"]
fn save_for_ever() {
    let Some(home) = std::env::var_os("KEEP_TEST_HOME") else {
        return;
    };
    let keeper = open(home);
    for n in 0u64.. {
        keeper.save(&id("a"), record(n));
        // Sometimes several texts a write, sometimes one.
        if n.is_multiple_of(7) {
            keeper.flush().unwrap();
        }
    }
}

/// Long enough that it isn't written in one go.
fn record(n: u64) -> String {
    format!("game {n} {} {n} end", "x".repeat(200_000 + n as usize % 1000))
}

fn is_whole(text: &str) -> bool {
    let n = text.split(' ').nth(1).and_then(|n| n.parse().ok());
    n.is_some_and(|n| record(n) == text)
}

fn saving_child(home: &Path) -> Child {
    Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "save_for_ever", "--ignored"])
        .env("KEEP_TEST_HOME", home)
        .stdout(Stdio::null())
        .spawn()
        .unwrap()
}

#[test]
fn killed_at_any_time() {
    let home = folder();
    let file = path(&home, "a");
    for round in 0..15u64 {
        let mut child = saving_child(home.path());
        let start = Instant::now();
        while !file.exists() && start.elapsed() < Duration::from_secs(20) {
            std::thread::sleep(Duration::from_millis(1));
        }
        std::thread::sleep(Duration::from_millis(20 + 7 * round));
        // SIGKILL on Unix: no destructor, no handler.
        child.kill().unwrap();
        child.wait().unwrap();
        let text = fs::read_to_string(&file).unwrap();
        assert!(is_whole(&text), "half a file of {} bytes", text.len());
    }
}
