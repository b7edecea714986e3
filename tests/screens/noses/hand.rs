//! A hand at the nose game: finds tiles, squares and stones as a person does, and touches them.

use i_slint_backend_testing::{AccessibleRole, ElementHandle};
use i_slint_core::input::TouchPhase;
use kachel::games::Game as _;
use kachel::games::noses::{Noses, Source, Step, Tile};
use kachel::games::plane::Square;
use kachel::screens::ui::NosesAdapter;
use kachel::table::AnySaved;
use kachel::table::noses::{Answer, Choice, Intent, Saved, Table, Which};
use kachel::words::{Arg, nose};
use slint::{ComponentHandle, Model};

use crate::hand::{Game, any_saved, confirm, control, id, on_board, shown, tap};
use crate::harness::{Screen, centre};

pub const NAMES: [&str; 5] = ["Mina", "Jonas", "Ava", "지훈", "Ben"];

/// The game of a vector: 0 and 4 are of two, 1 and 5 of three, 2 of four and 3 of five.
pub fn vector(number: usize) -> Game {
    let game = Game::of_vector(&format!("noses-{number:02}"), &NAMES);
    let seats = game.options["hands"].as_array().unwrap().len();
    game.names(&NAMES[..seats])
}

/// A game of these hands after these steps.
pub fn of_hands(hands: &[&str], steps: &[&str]) -> Game {
    let hands: Vec<Vec<&str>> = hands.iter().map(|hand| hand.split_whitespace().collect()).collect();
    Game {
        options: serde_json::json!({ "hands": hands }),
        steps: steps.iter().map(|step| step.to_string()).collect(),
        ..vector(0)
    }
    .names(&NAMES[..hands.len()])
}

/// The game of a record as a table of its own, without a screen.
pub fn table(game: &Game) -> Table {
    let start = Noses::new(&serde_json::from_value(game.options.clone()).unwrap()).unwrap();
    let draft = game.draft.parse().unwrap();
    Table::restore(start, &steps(game), &[], draft).unwrap()
}

pub fn steps(game: &Game) -> Vec<Step> {
    game.steps.iter().map(|step| step.parse().unwrap()).collect()
}

/// The game on the table as it is on the disk.
pub fn saved(screen: &Screen) -> Saved {
    saved_as(screen, id(screen).as_str())
}

pub fn saved_as(screen: &Screen, id: &str) -> Saved {
    match any_saved(screen, id) {
        AnySaved::Noses(saved) => saved,
        other => panic!("no nose game, but {}", other.to_record().start.name()),
    }
}

pub fn draft(screen: &Screen) -> String {
    saved(screen).table.draft().to_string()
}

pub fn played(screen: &Screen) -> usize {
    saved(screen).table.history().cursor()
}

/// What only the nose game has, as it is shown.
pub fn noses(screen: &Screen) -> NosesAdapter<'_> {
    screen.ui().global::<NosesAdapter>()
}

pub fn tile(text: &str) -> Tile {
    text.parse().unwrap()
}

pub fn bare(step: Step) -> Step {
    step.with(None, None)
}

/// What a step puts on the group of one of its squares.
pub fn choice(step: Step, which: Which) -> Choice {
    match [step.a, step.b][which.index()] {
        None => Choice::Nobody,
        Some(Source::Reserve) => Choice::Reserve,
        Some(Source::Square(square)) => Choice::From(square),
    }
}

/// A text of the app, as it is found.
pub fn text(screen: &Screen, key: &str) -> String {
    plain(&screen.app.ctx.words().text(key))
}

pub fn plain(text: &str) -> String {
    text.replace('\u{2060}', "")
}

// The tray

/// What a tile is called, whether it can be laid now or not.
fn tile_labels(screen: &Screen, tile: Tile) -> [String; 2] {
    let words = screen.app.ctx.words();
    let [low, high] = tile.noses();
    ["yes", "no"].map(|open| {
        plain(&words.format(
            "noses-tile-label",
            &[
                ("one", Arg::from(nose(&words, low))),
                ("other", Arg::from(nose(&words, high))),
                ("open", Arg::from(open)),
            ],
        ))
    })
}

/// The names of the tiles in the tray, in order.
pub fn tray(screen: &Screen) -> Vec<String> {
    noses(screen).get_hand().iter().map(|tile| plain(&tile.label)).collect()
}

/// Where a tile is in the tray.
#[track_caller]
pub fn place_in_tray(screen: &Screen, tile: Tile) -> usize {
    let labels = tile_labels(screen, tile);
    let tray = tray(screen);
    let place = tray.iter().position(|label| labels.contains(label));
    place.unwrap_or_else(|| panic!("{tile} isn't in the tray: {tray:#?}"))
}

/// The tiles of the tray that are in sight with their middle, by their place.
pub fn in_sight(screen: &Screen) -> Vec<(usize, (f32, f32))> {
    let (width, height) = screen.size();
    // The tray begins below the filter, and ends above what is asked and the buttons.
    let filter = control(screen, &noses(screen).get_filter_text()).unwrap();
    let top = filter.absolute_position().y + filter.size().height;
    let low = height as f32 - if height < 700 { 84.0 } else { 150.0 };
    let tiles = tray(screen).into_iter().enumerate().filter_map(|(place, label)| {
        let (x, y) = centre(&control(screen, &label)?);
        let is_in = x > 14.0 && x < width as f32 - 14.0 && y > top && y < low;
        is_in.then_some((place, (x, y)))
    });
    tiles.collect()
}

/// A finger goes slowly from one point to another and rests before it is lifted, so that nothing goes on sliding.
pub fn swipe(screen: &Screen, (x, y): (f32, f32), (to_x, to_y): (f32, f32)) {
    screen.touch(1, x, y, TouchPhase::Started);
    screen.wait(20);
    for step in 1..=10 {
        let part = step as f32 / 10.0;
        screen.touch(1, x + (to_x - x) * part, y + (to_y - y) * part, TouchPhase::Moved);
        screen.wait(20);
    }
    for _ in 0..8 {
        screen.wait(60);
        screen.touch(1, to_x, to_y, TouchPhase::Moved);
    }
    screen.touch(1, to_x, to_y, TouchPhase::Ended);
    screen.settle();
}

/// Where a tile of the tray is in the window, once fingers have scrolled it into sight.
#[track_caller]
pub fn find_tile(screen: &Screen, tile: Tile) -> (f32, f32) {
    let (width, height) = screen.size();
    let wanted = place_in_tray(screen, tile);
    for _ in 0..30 {
        let seen = in_sight(screen);
        if let Some((_, at)) = seen.iter().find(|(place, _)| *place == wanted) {
            return *at;
        }
        let &(first, (x, y)) = seen.first().expect("some tile is in sight");
        let &(_, (last_x, last_y)) = seen.last().unwrap();
        let back = wanted < first;
        if width < height {
            let (left, right) = (60.0, width as f32 - 60.0);
            let (from, to) = if back { (left, right) } else { (right, left) };
            swipe(screen, (from, y), (to, y));
        } else {
            let (from, to) = if back { (y, last_y) } else { (last_y, y) };
            // A row further where only one is in sight.
            let to = if from == to {
                to + if back { 70.0 } else { -70.0 }
            } else {
                to
            };
            swipe(screen, (x.max(last_x), from), (x.max(last_x), to));
        }
    }
    panic!("{tile} can't be scrolled into sight: {:?}", in_sight(screen));
}

#[track_caller]
pub fn tap_tile(screen: &Screen, tile: Tile) {
    let (x, y) = find_tile(screen, tile);
    screen.touch_tap(x, y);
}

// The board

/// The board in the window: left, top, right, lower edge.
pub fn board(screen: &Screen) -> (f32, f32, f32, f32) {
    let board = control(screen, &shown(screen).get_board_label()).unwrap();
    let (at, size) = (board.absolute_position(), board.size());
    (at.x, at.y, at.x + size.width, at.y + size.height)
}

/// Moves the board with a finger until a point of it lies where it can be touched; says where that is in the window.
pub fn look_at(screen: &Screen, (x, y): (f32, f32)) -> (f32, f32) {
    let (left, top, right, low) = board(screen);
    for _ in 0..12 {
        let at = on_board(screen, x, y);
        // At the top on the right is the button that shows everything.
        let free = at.0 < right - 56.0 || at.1 > top + 56.0 || right > 700.0;
        if at.0 > left + 16.0 && at.0 < right - 16.0 && at.1 > top + 16.0 && at.1 < low - 16.0 && free {
            return at;
        }
        let middle = ((left + right) / 2.0, (top + low) / 2.0);
        let by = (
            (middle.0 - at.0).clamp(-90.0, 90.0),
            (middle.1 - at.1).clamp(-90.0, 90.0),
        );
        swipe(screen, middle, (middle.0 + by.0, middle.1 + by.1));
    }
    panic!("{x} {y} can't be brought into sight");
}

pub fn middle(square: Square) -> (f32, f32) {
    (f32::from(square.x) + 0.5, f32::from(square.y) + 0.5)
}

#[track_caller]
pub fn tap_square(screen: &Screen, square: Square) {
    let (x, y) = look_at(screen, middle(square));
    screen.touch_tap(x, y);
}

/// A point in the first of two squares, not far from the other: near the middle of a tile that is to lie on both.
fn towards(square: Square, other: Square) -> (f32, f32) {
    let ((x, y), (other_x, other_y)) = (middle(square), middle(other));
    (x * 0.6 + other_x * 0.4, y * 0.6 + other_y * 0.4)
}

// A turn

/// How many taps a turn took, and how many of them were for stones other than those that were preset.
#[derive(Clone, Copy, Debug, Default)]
pub struct Taps {
    pub all: usize,
    pub stones: usize,
}

/// Chooses and plays a step by taps. `table` is the same game beside the screen, and goes on with it.
#[track_caller]
pub fn play(screen: &Screen, table: &mut Table, step: Step) -> Taps {
    let all = lay(screen, table, bare(step));
    let stones = choose_stones(screen, table, step);
    assert_eq!(table.chosen_step(), Some(step));
    assert_eq!(draft(screen), table.draft().to_string());
    tap(screen, &confirm(screen));
    assert_eq!(table.handle_intent(Intent::Confirm, true), Answer::Played(step));
    Taps {
        all: all + stones + 1,
        stones,
    }
}

/// Taps the tile and then the board until it lies so.
#[track_caller]
pub fn lay(screen: &Screen, table: &mut Table, way: Step) -> usize {
    tap_tile(screen, way.tile);
    assert_eq!(table.handle_intent(Intent::Tile(way.tile), true), Answer::Chosen);
    let mut taps = 1;
    let lies = |table: &Table| table.draft().placed().map(bare) == Some(way);
    let touch = |(x, y)| Intent::Board {
        x,
        y,
        reach: 24.0 / shown(screen).get_unit(),
    };
    // Who knows the game touches the better of the two squares.
    let needed = |point| {
        let mut table = table.clone();
        let taps = (0..9).find(|_| lies(&table) || table.handle_intent(touch(point), true) != Answer::Chosen);
        taps.filter(|_| lies(&table)).unwrap_or(usize::MAX)
    };
    let [one, other] = way.squares();
    let points = [towards(one, other), towards(other, one)];
    let best = points.into_iter().min_by_key(|&point| needed(point)).unwrap();
    if !lies(table) {
        look_at(screen, best);
    }
    while !lies(table) {
        let (x, y) = on_board(screen, best.0, best.1);
        screen.touch_tap(x, y);
        assert_eq!(
            table.handle_intent(touch(best), true),
            Answer::Chosen,
            "{way} at {best:?}"
        );
        taps += 1;
        assert!(taps < 9, "{way} can't be reached");
    }
    taps
}

fn choose_stones(screen: &Screen, table: &mut Table, step: Step) -> usize {
    let mut taps = 0;
    while table.chosen_step() != Some(step) {
        let before = taps;
        for which in Which::BOTH {
            let wanted = choice(step, which);
            let differs = table.chosen_stone(which).is_some_and(|chosen| chosen != wanted);
            // What the other group has first has to be nobody's.
            if differs && table.stone_choices(which).iter().any(|offer| offer.choice == wanted) {
                taps += choose_stone(screen, table, which, wanted);
            }
        }
        assert!(taps > before, "{step} can't be chosen from {:?}", table.chosen_step());
    }
    taps
}

/// Where a control beside one of the groups is that says whose it is to be.
pub fn segment(screen: &Screen, table: &Table, which: Which, key: &str) -> Option<(f32, f32)> {
    let asked = |which: &Which| table.chosen_stone(*which).is_some();
    let row = Which::BOTH.into_iter().filter(asked).position(|asked| asked == which)?;
    let group = control(screen, &noses(screen).get_stones().row_data(row)?.label)?;
    let (top, height) = (group.absolute_position().y, group.size().height);
    let segments = screen.find(&text(screen, key));
    let mut places = segments.iter().map(centre);
    places.find(|&(_, y)| y > top && y < top + height)
}

/// Chooses whose a group is to be.
#[track_caller]
pub fn choose_stone(screen: &Screen, table: &mut Table, which: Which, wanted: Choice) -> usize {
    let key = match wanted {
        Choice::Reserve => "noses-mine",
        Choice::Nobody => "noses-nobodys",
        Choice::From(_) => "noses-move",
    };
    let Some((x, y)) = segment(screen, table, which, key) else {
        panic!("{wanted:?} isn't offered: {:#?}", screen.labels());
    };
    screen.touch_tap(x, y);
    let mut taps = 1;
    if let Choice::From(_) = wanted {
        assert!(noses(screen).get_moving_shown());
        let mut offers = table.stone_choices(which);
        offers.retain(|offer| matches!(offer.choice, Choice::From(_)));
        let place = offers.iter().position(|offer| offer.choice == wanted).unwrap();
        let (x, y) = centre(&moving_rows(screen)[place]);
        screen.touch_tap(x, y);
        assert!(!noses(screen).get_moving_shown());
        taps += 1;
    }
    assert_eq!(table.handle_intent(Intent::Stone(which, wanted), true), Answer::Chosen);
    taps
}

/// The rows of the list of stones that can move, from above.
pub fn moving_rows(screen: &Screen) -> Vec<ElementHandle> {
    let mut labels: Vec<String> = noses(screen).get_moving().iter().map(|row| plain(&row.text)).collect();
    labels.sort();
    labels.dedup();
    let mut rows: Vec<ElementHandle> = labels.iter().flat_map(|label| screen.find(label)).collect();
    rows.retain(|row| row.accessible_role() == Some(AccessibleRole::Button));
    rows.sort_by(|a, b| a.absolute_position().y.total_cmp(&b.absolute_position().y));
    assert_eq!(rows.len(), noses(screen).get_moving().row_count());
    rows
}

/// The first position of the vectors, and in it the first way of a tile to lie, that is wanted: as a game after so many steps.
pub fn position(wanted: impl Fn(&Table, Step) -> bool) -> (Game, Step) {
    for number in 0..6 {
        let game = vector(number);
        for after in 1..game.steps.len() {
            let game = vector(number).first(after);
            let table = table(&game);
            let seat = table.to_move().unwrap();
            if let Some(way) = table.game().layings(seat).into_iter().find(|&way| wanted(&table, way)) {
                return (game, way);
            }
        }
    }
    panic!("there is no such position");
}

/// Has a tile lie so, without a screen.
pub fn put(table: &mut Table, way: Step) {
    let history = table.history();
    *table = Table::restore(
        history.after(0).clone(),
        history.played(),
        &[],
        way.to_string().parse().unwrap(),
    )
    .unwrap();
    assert_eq!(table.chosen_step(), Some(way));
}

/// A game, some way on, where the hand is large and has tiles that can be laid and others that can't.
pub fn with_pale_tiles() -> Game {
    let mixed = |after: &usize| {
        let table = table(&vector(0).first(*after));
        let hand = table.hand(table.to_move().unwrap());
        let open = hand.iter().filter(|(_, open)| *open).count();
        open > 2 && hand.len() - open > 1 && hand.len() > 12
    };
    vector(0).first((5..30).find(mixed).unwrap())
}
