//! A hand at the table: finds stacks, squares and places by what a screen reader says, and touches them.

use std::path::Path;

use i_slint_backend_testing::{AccessibleRole, ElementHandle};
use i_slint_core::input::TouchPhase;
use kachel::games::plane::{Square, Turn};
use kachel::games::textile::{Colour, Step, Textile};
use kachel::keep::Id;
use kachel::record::Record;
use kachel::screens::nav::{self, Entry};
use kachel::screens::ui::{TableAdapter, TextileAdapter};
use kachel::table::textile::{Draft, Table};
use kachel::table::{AnySaved, Saved};
use kachel::words::Lang;
use serde_json::{Value, json};
use slint::{ComponentHandle, Model};

use crate::harness::{Screen, centre};

/// The first legal step of Textile for two whose text begins so, after these steps.
pub fn any_step(steps: &[&str], begin: &str) -> String {
    let record = Record::parse(&Game::of_two(steps).text()).unwrap();
    let mut legal = record.replay().unwrap().legal();
    legal.sort();
    legal.into_iter().find(|step| step.starts_with(begin)).unwrap()
}

/// The record of a game.
pub struct Game {
    /// Its name in records.
    pub game: String,
    pub names: Vec<String>,
    pub options: Value,
    pub steps: Vec<String>,
    pub draft: String,
}

impl Game {
    /// A game of Mina and Jonas after these steps.
    pub fn of_two(steps: &[&str]) -> Game {
        Game {
            game: "textile".into(),
            names: vec!["Mina".into(), "Jonas".into()],
            options: json!({ "players": 2, "per_colour": 6, "teams": false }),
            steps: steps.iter().map(|step| step.to_string()).collect(),
            draft: String::new(),
        }
    }

    /// The game of a vector; the names are for its seats.
    pub fn of_vector(name: &str, names: &[&str]) -> Game {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/vectors/{name}.json"));
        let vector: Value = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
        Game {
            game: serde_json::from_value(vector["game"].clone()).unwrap(),
            names: names.iter().map(|name| name.to_string()).collect(),
            options: vector["options"].clone(),
            steps: serde_json::from_value(vector["record"].clone()).unwrap(),
            draft: String::new(),
        }
    }

    pub fn draft(mut self, draft: &str) -> Game {
        self.draft = draft.into();
        self
    }

    pub fn names(mut self, names: &[&str]) -> Game {
        self.names = names.iter().map(|name| name.to_string()).collect();
        self
    }

    /// Only the first steps.
    pub fn first(mut self, count: usize) -> Game {
        self.steps.truncate(count);
        self
    }

    pub fn text(&self) -> String {
        let seats: Vec<Value> = self
            .names
            .iter()
            .map(|name| json!({ "name": name, "player": "human" }))
            .collect();
        json!({
            "kachel": 1,
            "game": self.game,
            "options": self.options,
            "seats": seats,
            "steps": self.steps,
            "table": { "undone": [], "draft": self.draft },
        })
        .to_string()
    }

    /// The game on the table.
    pub fn laid(&self, lang: Lang, size: (u32, u32)) -> Screen {
        let screen = Screen::with_games(&[&self.text()], lang, size);
        lay(&screen);
        screen
    }
}

/// A knot is due soon: Mina's patch has two tiles, so that it lies differently in each of the four turns.
pub fn before_a_knot() -> Game {
    Game::of_vector("textile-00", &["Mina", "Jonas"]).first(5)
}

/// Lays the newest saved game on the table.
pub fn lay(screen: &Screen) {
    let game = screen.app.ctx.keeper.list()[0].id.clone();
    lay_game(screen, game);
}

/// Lays the saved game of this number on the table, counted as they were put there.
pub fn lay_number(screen: &Screen, number: usize) {
    let name = format!("game-{number}");
    let mut games = screen.app.ctx.keeper.list().into_iter().map(|entry| entry.id);
    lay_game(screen, games.find(|id| id.as_str() == name).unwrap());
}

fn lay_game(screen: &Screen, game: Id) {
    nav::go_home(&screen.app.ctx);
    screen.settle();
    assert!(kachel::screens::table::open(&screen.app.ctx, &game));
    nav::go(&screen.app.ctx, Entry::Table { game });
    screen.settle();
}

/// The game that lies on the table.
pub fn id(screen: &Screen) -> Id {
    match nav::top(&screen.app.ctx) {
        Entry::Table { game } => game,
        page => panic!("no table, but {page:?}"),
    }
}

/// The game of Textile on the table as it is on the disk.
pub fn saved(screen: &Screen) -> Saved<Textile> {
    saved_as(screen, id(screen).as_str())
}

pub fn saved_as(screen: &Screen, id: &str) -> Saved<Textile> {
    match any_saved(screen, id) {
        AnySaved::Textile(saved) => saved,
        other => panic!("no Textile, but {}", other.to_record().start.name()),
    }
}

/// A game as it is on the disk.
pub fn any_saved(screen: &Screen, id: &str) -> AnySaved {
    screen.app.ctx.keeper.flush().unwrap();
    let text = std::fs::read_to_string(screen.folder().join(format!("games/{id}.json"))).unwrap();
    AnySaved::read(Record::parse(&text).unwrap()).unwrap()
}

pub fn draft(screen: &Screen) -> String {
    saved(screen).table.draft().to_string()
}

/// What lies on the table, as it is shown.
pub fn shown(screen: &Screen) -> TableAdapter<'_> {
    screen.ui().global::<TableAdapter>()
}

/// What only Textile has, as it is shown.
pub fn textile(screen: &Screen) -> TextileAdapter<'_> {
    screen.ui().global::<TextileAdapter>()
}

/// Where a point of the board lies in the window.
pub fn on_board(screen: &Screen, x: f32, y: f32) -> (f32, f32) {
    let table = shown(screen);
    (
        table.get_board_left() + table.get_origin_x() + x * table.get_unit(),
        table.get_board_top() + table.get_origin_y() + y * table.get_unit(),
    )
}

/// The middle of a square of the board, in the window.
pub fn square(screen: &Screen, square: Square) -> (f32, f32) {
    on_board(screen, f32::from(square.x) + 0.5, f32::from(square.y) + 0.5)
}

/// The middle of a square of the patch on the mat, in the window.
pub fn on_mat(screen: &Screen, square: Square) -> (f32, f32) {
    let table = textile(screen);
    let unit = table.get_mat_unit();
    (
        table.get_mat_left() + table.get_mat_origin_x() + (f32::from(square.x) + 0.5) * unit,
        table.get_mat_top() + table.get_mat_origin_y() + (f32::from(square.y) + 0.5) * unit,
    )
}

/// The element of this name that lies lowest; nothing is scrolled for it, since the wheel would move the board.
pub fn control(screen: &Screen, label: &str) -> Option<ElementHandle> {
    let label = label.replace('\u{2060}', "");
    screen
        .find(&label)
        .into_iter()
        .max_by(|a, b| a.absolute_position().y.total_cmp(&b.absolute_position().y))
}

/// Taps the element of this name with a finger.
#[track_caller]
pub fn tap(screen: &Screen, label: &str) {
    let Some(element) = control(screen, label) else {
        panic!("nothing is called {label:?}; there are {:#?}", screen.labels());
    };
    let (x, y) = centre(&element);
    screen.touch_tap(x, y);
}

#[track_caller]
pub fn tap_square(screen: &Screen, at: Square) {
    let (x, y) = square(screen, at);
    screen.touch_tap(x, y);
}

/// What a stack is called now: its colour and how many tiles are left.
pub fn stack(screen: &Screen, colour: Colour) -> String {
    textile(screen)
        .get_stacks()
        .row_data(colour.index())
        .unwrap()
        .label
        .into()
}

/// What the button is called that plays what is chosen.
pub fn confirm(screen: &Screen) -> String {
    let text = shown(screen).get_confirm_text();
    if text.is_empty() {
        screen.app.ctx.words().text("table-confirm")
    } else {
        text.replace('\u{2060}', "")
    }
}

/// Goes with a finger from one point to another, in steps as a finger's, and lifts it.
pub fn drag(screen: &Screen, from: (f32, f32), to: (f32, f32)) {
    press_and_move(screen, from, to);
    screen.touch(1, to.0, to.1, TouchPhase::Ended);
    screen.settle();
}

/// The same without lifting the finger.
pub fn press_and_move(screen: &Screen, from: (f32, f32), to: (f32, f32)) {
    screen.touch(1, from.0, from.1, TouchPhase::Started);
    screen.wait(30);
    for step in 1..=8 {
        let part = step as f32 / 8.0;
        let (x, y) = (from.0 + (to.0 - from.0) * part, from.1 + (to.1 - from.1) * part);
        screen.touch(1, x, y, TouchPhase::Moved);
        screen.wait(16);
    }
    screen.settle();
}

/// Moves the board until a square lies where nothing covers it. The fingers' ways are counted nowhere: people look around.
pub fn bring_into_sight(screen: &Screen, at: Square) {
    let (width, _) = screen.size();
    let board = control(screen, &shown(screen).get_board_label()).unwrap();
    let (top, height) = (board.absolute_position().y, board.size().height);
    // The button that fits the textile is above; the turned patch and Discard are below.
    let (low, high) = ((30.0, top + 60.0), (width as f32 - 30.0, top + height - 96.0));
    for _ in 0..12 {
        let (x, y) = square(screen, at);
        if (low.0..=high.0).contains(&x) && (low.1..=high.1).contains(&y) {
            return;
        }
        let middle = ((low.0 + high.0) / 2.0, (low.1 + high.1) / 2.0);
        let by = ((middle.0 - x).clamp(-120.0, 120.0), (middle.1 - y).clamp(-60.0, 60.0));
        drag(screen, middle, (middle.0 + by.0, middle.1 + by.1));
    }
    panic!("{at} can't be brought into sight");
}

/// Chooses and plays a legal step by taps. `table` is the same game beside the screen. Returns how many taps it took.
#[track_caller]
pub fn play(screen: &Screen, table: &mut Table, step: Step) -> usize {
    let mut taps = 0;
    let mut tapped = |label: &str| {
        tap(screen, label);
        taps += 1;
    };
    match step {
        Step::Start(colour) | Step::Draw(colour) => tapped(&stack(screen, colour)),
        Step::Take { colour, at } => {
            tapped(&stack(screen, colour));
            if let Some(at) = at {
                let rows = textile(screen).get_squares();
                let row = rows
                    .iter()
                    .find(|row| (row.x, row.y) == (f32::from(at.x), f32::from(at.y)));
                tapped(&row.unwrap_or_else(|| panic!("{step} isn't offered")).label);
            }
        }
        Step::Knot { turn, by } => {
            if !shown(screen).get_placing() {
                tapped("Knot");
            }
            for _ in Turn::ALL {
                let Draft::Knot { turn: now, .. } = saved(screen).table.draft() else {
                    panic!("no knot is being made");
                };
                if now != turn {
                    tapped("Turn");
                }
            }
            let handle = table.handle_at(turn, by);
            bring_into_sight(screen, handle);
            let rows = shown(screen).get_places();
            let row = rows
                .iter()
                .find(|row| (row.x, row.y) == (f32::from(handle.x), f32::from(handle.y)));
            tapped(&row.unwrap_or_else(|| panic!("{step} isn't offered")).label);
        }
        Step::Discard => {
            if saved(screen).table.draft() != Draft::Discard {
                tapped("Discard");
            }
        }
    }
    if !matches!(step, Step::Draw(_)) {
        tapped(&confirm(screen));
    }
    let mut played = table.history().played().to_vec();
    played.push(step);
    *table = Table::restore(table.history().after(0).clone(), &played, &[], Draft::None).unwrap();
    taps
}

/// Whether what can be touched of this name is switched on.
pub fn is_enabled(screen: &Screen, label: &str) -> bool {
    control(screen, label).is_some_and(|element| {
        element.accessible_role() == Some(AccessibleRole::Button) && element.accessible_enabled() != Some(false)
    })
}
