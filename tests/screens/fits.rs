//! One table: every screen, at every size, both ways up, with text from small to twice as large. Every text has room, what takes a tap is as
//! large as a finger, nothing is cut off or lies on something else, and nothing lies in what belongs to the system.
//!
//! Usually only the two font sizes that are hardest: just below where layouts give way to large text, and the largest; and languages take
//! turns, so that each meets every size. `KACHEL_FITS=all` looks at all of them everywhere (some 40 minutes of one core), and `KACHEL_FITS=`
//! with a part of a screen's name at that screen only, in every language with every font size. `KACHEL_LOOK=1` saves a picture of each.

use kachel::keep::{Kept, Notice, Setup};
use kachel::screens::nav::{self, Entry};
use kachel::screens::ui::{
    AboutAdapter, HomeAdapter, MenuAdapter, NosesAdapter, ReaderAdapter, TableAdapter, TempleAdapter, WhoAdapter,
};
use kachel::screens::{notice, reader, result, table};
use kachel::words::Lang;
use serde_json::{Value, json};
use slint::ComponentHandle;
use slint::platform::Key;

use crate::hand::Game;
use crate::harness::Screen;
use crate::records::{BEGUN, GOING};

/// What is done once the screen is there.
type Then = Box<dyn Fn(&Screen)>;

/// A screen, and how one gets there.
pub struct Shot {
    pub what: String,
    /// A record that is laid on the table first, or whose result is shown if it is over.
    pub game: Option<String>,
    pub then: Then,
}

impl Shot {
    pub fn page(what: &str, then: impl Fn(&Screen) + 'static) -> Shot {
        Shot {
            what: what.into(),
            game: None,
            then: Box::new(then),
        }
    }

    pub fn table(what: &str, game: &Game, then: impl Fn(&Screen) + 'static) -> Shot {
        Shot::record(what, game.text(), then)
    }

    pub fn record(what: &str, game: String, then: impl Fn(&Screen) + 'static) -> Shot {
        Shot {
            game: Some(game),
            ..Shot::page(what, then)
        }
    }
}

/// Names as long as the setup allows.
pub const LONG: [&str; 5] = [
    "Wilhelmina-Charlotte",
    "Maximilian-Alexander",
    "남궁하늘빛나래솔 이랑",
    "Konstantin-Ferdinand",
    "Ava",
];

/// Small and large phones, tablets and a desktop's window, upright; each is looked at the other way too.
const SIZES: [(u32, u32); 4] = [(360, 640), (412, 915), (600, 960), (800, 1280)];

/// The system's font size at 85, 130, 150 and 200 %: Slint takes 14 dp for 100 % on Android, and the app no less than 16.
const FONTS: [f32; 4] = [11.9, 18.2, 21.0, 28.0];

const HARDEST: [f32; 2] = [FONTS[1], FONTS[3]];

fn go(screen: &Screen, entry: Entry) {
    nav::go(&screen.app.ctx, entry);
}

fn setup(game: &'static str, options: Value, names: usize, bots: &'static [u8]) -> impl Fn(&Screen) {
    move |screen| {
        screen.app.ctx.change_settings(|settings| {
            let setup = Setup {
                options: options.as_object().unwrap().clone(),
                names: LONG[..names].iter().map(|name| name.to_string()).collect(),
                first: 1,
                bots: bots.to_vec(),
                ..Setup::default()
            };
            settings.setups.insert(game.into(), setup);
        });
        assert!(kachel::screens::setup::open(&screen.app.ctx, game));
        go(screen, Entry::Setup { game: game.into() });
    }
}

fn scrolled(then: impl Fn(&Screen)) -> impl Fn(&Screen) {
    move |screen| {
        then(screen);
        rest(screen);
        screen.wheel(-10_000.0);
    }
}

fn pages() -> Vec<Shot> {
    let teams = || json!({ "players": 4, "per_colour": 9, "teams": true });
    let five = || json!({ "players": 5, "by_number": true });
    let temple = |colours: &str| json!({ "edition": "edited", "in_turns": true, "colours": colours });
    let reading = |game: &'static str| move |screen: &Screen| reader::open(&screen.app.ctx, game);
    let book = |set: fn(&ReaderAdapter)| {
        move |screen: &Screen| {
            reader::open_at(&screen.app.ctx, "textile", "textile-knot");
            screen.settle();
            set(&screen.ui().global::<ReaderAdapter>());
        }
    };
    vec![
        Shot::page("home", |_| {}),
        Shot::page("home scrolled", scrolled(|_| {})),
        Shot::page("home books", |screen| {
            screen.ui().global::<HomeAdapter>().set_choosing_book(true);
        }),
        Shot::page("home notice", |screen| {
            notice::about_files(&screen.app.ctx, &Notice::Newer(Kept::Settings));
        }),
        Shot::page("games", |screen| go(screen, Entry::Games)),
        Shot::page("setup textile", setup("textile", teams(), 4, &[])),
        Shot::page("setup textile scrolled", scrolled(setup("textile", teams(), 4, &[]))),
        Shot::page("setup noses", setup("noses", five(), 5, &[0, 5, 1, 2, 3])),
        Shot::page(
            "setup noses scrolled",
            scrolled(setup("noses", five(), 5, &[0, 5, 1, 2, 3])),
        ),
        Shot::page("setup temple", setup("temple", temple("0B1A0D"), 2, &[])),
        Shot::page(
            "setup temple scrolled",
            scrolled(setup("temple", temple("0B1A0D"), 2, &[])),
        ),
        Shot::page(
            "setup temple chosen",
            scrolled(setup("temple", temple("0A1B0C1D0E1F0G1H0I"), 2, &[0, 4])),
        ),
        Shot::page("setup who", |screen| {
            setup("noses", json!({ "players": 3 }), 3, &[0, 1, 1])(screen);
            screen.ui().global::<WhoAdapter>().invoke_open_seat(1);
        }),
        Shot::page("settings", |screen| go(screen, Entry::Settings)),
        Shot::page("settings middle", |screen| {
            go(screen, Entry::Settings);
            screen.settle();
            screen.wheel(-500.0);
        }),
        Shot::page("settings scrolled", scrolled(|screen| go(screen, Entry::Settings))),
        Shot::page("about", |screen| go(screen, Entry::About)),
        Shot::page("about scrolled", scrolled(|screen| go(screen, Entry::About))),
        Shot::page("about licence", |screen| {
            go(screen, Entry::About);
            screen.settle();
            screen.ui().global::<AboutAdapter>().set_licence_open(true);
        }),
        Shot::page("rules textile", reading("textile")),
        Shot::page("rules noses", reading("noses")),
        Shot::page("rules temple", scrolled(reading("temple"))),
        Shot::page("rules contents", book(|reader| reader.set_contents_open(true))),
        Shot::page("rules size", book(|reader| reader.set_size_open(true))),
        Shot::page("rules languages", book(|reader| reader.set_languages_open(true))),
        Shot::page("rules term", book(|reader| reader.invoke_follow("term:patch".into()))),
        Shot::page("rules search", |screen| {
            reader::open(&screen.app.ctx, "textile");
            screen.settle();
            let reader = screen.ui().global::<ReaderAdapter>();
            reader.set_contents_open(true);
            reader.set_query("t".into());
            reader.invoke_search("t".into());
        }),
    ]
}

/// What lies over a table, and what the computer does there.
fn over_a_table() -> Vec<Shot> {
    let going = Game::of_two(&["start:B", "take:C", "take:B"]).names(&LONG[..2]);
    let steps = crate::hand::before_a_knot().steps;
    let steps: Vec<&str> = steps.iter().map(String::as_str).collect();
    let tap_board = |screen: &Screen| {
        let table = screen.ui().global::<TableAdapter>();
        screen.touch_tap(table.get_board_left() + 60.0, table.get_board_top() + 40.0);
    };
    let hint = |screen: &Screen| {
        screen.key_text("h");
        screen.app.ctx.thinker.wait();
        table::hear_bots(&screen.app.ctx);
    };
    let temple = crate::temple::hand::vector(0).first(20).names(&LONG[..2]);
    let noses = crate::noses::hand::vector(0).first(20).names(&LONG[..2]);
    let mut shots = vec![
        Shot::table("menu", &going, |screen| {
            screen.ui().global::<TableAdapter>().invoke_menu();
        }),
        Shot::table("who plays", &going, |screen| {
            screen.ui().global::<TableAdapter>().invoke_menu();
            screen.ui().global::<MenuAdapter>().set_open(false);
            screen.ui().global::<WhoAdapter>().invoke_open_list();
        }),
        Shot::table("notice", &going, |screen| {
            notice::about_files(&screen.app.ctx, &Notice::Newer(Kept::Settings));
        }),
        Shot::table(
            "other patch",
            &crate::hand::before_a_knot().names(&LONG[..2]),
            |screen| {
                screen.ui().global::<TableAdapter>().invoke_seat_tapped(1);
            },
        ),
        Shot::record("bots think", crate::bots::textile(&steps, &[5, 5]), |_| {}),
        Shot::record(
            "bots think of noses",
            crate::bots::noses(&["23@0,0E"], &[5, 5, 5]),
            |_| {},
        ),
        Shot::record("bots explained", crate::bots::textile(&steps, &[5, 5]), tap_board),
        Shot::record("bots stopped", crate::bots::noses(&["23@0,0E"], &[5, 5, 5]), |screen| {
            screen.wait(400);
            screen.key(Key::Return);
        }),
    ];
    for (what, game) in [("textile", &going), ("noses", &noses), ("temple", &temple)] {
        shots.push(Shot::table(&format!("hint {what}"), game, hint));
        // Redo takes room from what is asked.
        shots.push(Shot::table(&format!("taken back {what}"), game, |screen| {
            screen.ui().global::<TableAdapter>().invoke_undo();
        }));
    }
    shots.push(Shot::table("temple compass", &temple, |screen| {
        screen.ui().global::<TempleAdapter>().invoke_toggle_compass();
    }));
    shots.push(Shot::table("temple danger", &temple, |screen| {
        screen.ui().global::<TempleAdapter>().invoke_toggle_danger();
    }));
    shots
}

/// Results, looked through, and looked at again.
fn results() -> Vec<Shot> {
    let over = |vector: &str, count: usize| Game::of_vector(vector, &LONG[..count]);
    let look_through = |screen: &Screen| {
        screen.settle();
        // What has been looked through once stays with the game.
        let start = screen.app.ctx.words().text("analysis-start");
        if screen.has(&start) {
            screen.element(&start).invoke_accessible_default_action();
        }
        screen.app.ctx.thinker.wait();
        table::hear_bots(&screen.app.ctx);
        screen.settle();
    };
    let mut shots = Vec::new();
    for (vector, count) in [
        ("textile-03", 4),
        ("textile-x-teamtie", 4),
        ("noses-03", 5),
        ("temple-x-stuck-original", 2),
        ("temple-x-stuck-more-edited", 2),
    ] {
        let game = over(vector, count);
        let what = |part: &str| format!("result {vector} {part}");
        shots.push(Shot::table(&what(""), &game, |_| {}));
        shots.push(Shot::table(&what("scrolled"), &game, scrolled(|_| {})));
        if !vector.ends_with("edited") {
            shots.push(Shot::table(&what("replay"), &game, move |screen| {
                let id = match nav::top(&screen.app.ctx) {
                    Entry::Result { game } => game,
                    page => panic!("no result, but {page:?}"),
                };
                assert!(table::open(&screen.app.ctx, &id));
                go(screen, Entry::Table { game: id });
            }));
        }
    }
    for (vector, count) in [("textile-x-teamtie", 4), ("temple-x-stuck-original", 2)] {
        let game = over(vector, count);
        shots.push(Shot::table(&format!("analysis {vector}"), &game, look_through));
        shots.push(Shot::table(
            &format!("analysis {vector} replay"),
            &game,
            move |screen| {
                look_through(screen);
                let replay = screen.app.ctx.words().text("result-replay");
                screen.element(&replay).invoke_accessible_default_action();
            },
        ));
    }
    shots
}

pub fn shots() -> Vec<Shot> {
    let mut shots = pages();
    shots.extend(over_a_table());
    shots.extend(crate::table::shots());
    shots.extend(crate::noses::fits::shots());
    shots.extend(crate::temple::fits::shots());
    shots.extend(results());
    shots
}

/// What the system takes of a window: a bar above and one below; and sideways also a camera's hole on the left.
fn insets((width, height): (u32, u32)) -> [f32; 4] {
    if width > height && height < 480 {
        [32.0, 0.0, 0.0, 24.0]
    } else {
        [0.0, 24.0, 0.0, 24.0]
    }
}

fn look(shots: &[Shot], lang: Lang, size: (u32, u32), font: f32, faults: &mut Vec<String>) {
    let mut games = vec![BEGUN.to_owned(), GOING.to_owned()];
    let numbers: Vec<Option<usize>> = shots
        .iter()
        .map(|shot| {
            let game = shot.game.as_ref()?;
            games.push(game.clone());
            Some(games.len() - 1)
        })
        .collect();
    let games: Vec<&str> = games.iter().map(String::as_str).collect();
    let screen = Screen::with_games(&games, lang, size);
    screen.app.live_on(std::rc::Rc::new(crate::life::Phone::default()));
    screen.app.ctx.thinker.limit_visits(Some(1));
    screen.set_system_font_size(font);
    screen.set_insets(insets(size));
    for (shot, number) in shots.iter().zip(numbers) {
        while nav::back(&screen.app.ctx) {}
        match number {
            Some(number) => lay_number_or_result(&screen, number),
            None => rest(&screen),
        }
        (shot.then)(&screen);
        rest(&screen);
        let what = format!("{} {} {}x{} font {font}", shot.what, lang.code(), size.0, size.1);
        let found = screen.faults();
        if std::env::var_os("KACHEL_LOOK").is_some() || !found.is_empty() {
            screen.save_picture(&format!("fits {what}").replace(' ', "-"));
        }
        faults.extend(found.into_iter().map(|fault| format!("{what}: {fault}")));
        screen.ui().global::<NosesAdapter>().set_moving_shown(false);
    }
}

/// The app at one of the screens.
pub fn at(shot: &Shot, lang: Lang, size: (u32, u32)) -> Screen {
    let mut games = vec![BEGUN, GOING];
    games.extend(shot.game.as_deref());
    let screen = Screen::with_games(&games, lang, size);
    screen.app.ctx.thinker.limit_visits(Some(1));
    if shot.game.is_some() {
        lay_number_or_result(&screen, games.len() - 1);
    }
    (shot.then)(&screen);
    rest(&screen);
    screen
}

/// Lays a game on the table, or shows the result if it is over.
fn lay_number_or_result(screen: &Screen, number: usize) {
    let ctx = &screen.app.ctx;
    let name = format!("game-{number}");
    let mut games = ctx.keeper.list().into_iter().map(|entry| entry.id);
    let game = games.find(|id| id.as_str() == name).unwrap();
    nav::go_home(ctx);
    assert!(table::open(ctx, &game));
    nav::go(ctx, Entry::Table { game });
    rest(screen);
    if screen.ui().global::<TableAdapter>().get_reviewing() {
        let Entry::Table { game } = nav::top(ctx) else {
            panic!("no table");
        };
        nav::go_home(ctx);
        assert!(result::open(ctx, &game));
        nav::go(ctx, Entry::Result { game });
        rest(screen);
    }
}

/// Lets everything happen that is due, for less than `settle` takes: there are thousands of screens here.
fn rest(screen: &Screen) {
    for _ in 0..2 {
        screen.wait(250);
        let _ = screen.picture();
    }
}

/// Looks at everything in one size, both ways up.
fn everything_fits(which: usize) {
    let wanted = std::env::var("KACHEL_FITS").unwrap_or_default();
    let mut shots = shots();
    if wanted != "all" {
        shots.retain(|shot| shot.what.contains(&wanted));
    }
    let (width, height) = SIZES[which];
    let mut faults = Vec::new();
    for (way, size) in [(width, height), (height, width)].into_iter().enumerate() {
        for (number, font) in FONTS.into_iter().enumerate() {
            if wanted.is_empty() && !HARDEST.contains(&font) {
                continue;
            }
            for (turn, lang) in Lang::ALL.into_iter().enumerate() {
                if !wanted.is_empty() || (which + way + number) % Lang::ALL.len() == turn {
                    look(&shots, lang, size, font, &mut faults);
                }
            }
        }
    }
    assert!(faults.is_empty(), "{} faults: {faults:#?}", faults.len());
}

#[test]
fn a_small_phone() {
    everything_fits(0);
}

#[test]
fn a_large_phone() {
    everything_fits(1);
}

#[test]
fn a_tablet() {
    everything_fits(2);
}

#[test]
fn a_large_tablet_and_a_desktop() {
    everything_fits(3);
}
