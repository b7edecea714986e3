//! A hand at the building: knows from where one looks, finds a point at which a place can be touched, and touches it.

use kachel::games::temple::{Place, Put, Step, Tile, Way};
use kachel::scene::temple::{Face, Look, View, laid, under};
use kachel::screens::ui::TempleAdapter;
use kachel::table::AnySaved;
use kachel::table::temple::{Intent, Places, Saved, Table};
use kachel::words::colour;
use slint::platform::Key;
use slint::{ComponentHandle, Model};

use crate::hand::{Game, any_saved, confirm, id, on_board, shown, tap};
use crate::harness::Screen;

pub const NAMES: [&str; 2] = ["Mina", "Jonas"];

/// The game of a vector: even ones are of the original rules, odd ones of the edited ones.
pub fn vector(number: usize) -> Game {
    Game::of_vector(&format!("temple-{number:02}"), &NAMES)
}

pub fn steps(game: &Game) -> Vec<Step> {
    game.steps.iter().map(|step| step.parse().unwrap()).collect()
}

/// The game of a record as a table of its own, without a screen.
pub fn table(game: &Game) -> Table {
    let AnySaved::Temple(saved) = AnySaved::read(kachel::record::Record::parse(&game.text()).unwrap()).unwrap() else {
        panic!("no Temple")
    };
    saved.table
}

/// So many steps of a vector's game, and then those places are chosen that take most tiles.
pub fn ready(number: usize, count: usize) -> Game {
    let game = vector(number).first(count);
    let mut table = table(&game);
    let most = table
        .placements()
        .max_by_key(|placement| placement.places.count())
        .unwrap()
        .places;
    table.handle_intent(Intent::Lay(most), true);
    game.draft(&table.draft().to_string())
}

/// The game on the table as it is on the disk.
pub fn saved(screen: &Screen) -> Saved {
    saved_as(screen, id(screen).as_str())
}

pub fn saved_as(screen: &Screen, id: &str) -> Saved {
    match any_saved(screen, id) {
        AnySaved::Temple(saved) => saved,
        other => panic!("no Temple, but {}", other.to_record().start.name()),
    }
}

pub fn draft(screen: &Screen) -> String {
    saved(screen).table.draft().to_string()
}

pub fn played(screen: &Screen) -> usize {
    saved(screen).table.history().cursor()
}

/// What only Temple has, as it is shown.
pub fn temple(screen: &Screen) -> TempleAdapter<'_> {
    screen.ui().global::<TempleAdapter>()
}

/// A text of the app, as it is found.
pub fn text(screen: &Screen, key: &str) -> String {
    screen.app.ctx.words().text(key).replace('\u{2060}', "")
}

/// From where one looks, as the session keeps it. What the picture's 0,0 is the screen alone knows.
pub fn view(screen: &Screen) -> View {
    let session = screen.app.ctx.session();
    let kept = &session.rest["temple-view"];
    let number = |key: &str| kept[key].as_f64().unwrap() as f32;
    View {
        yaw: number("yaw"),
        pitch: number("pitch"),
        pivot: [0.0; 3],
    }
}

/// Where the picture's 0,0 lies in the picture of [`view`]: the offered places tell it.
fn origin(screen: &Screen, table: &Table) -> (f32, f32) {
    let row = shown(screen).get_places().row_data(0).expect("something is offered");
    let first = table.placements().next().unwrap().places;
    let corners = first.iter().flat_map(|place| place.corners());
    let points: Vec<(f32, f32)> = corners
        .map(|corner| view(screen).project(corner.map(f32::from)))
        .collect();
    let middle = |along: fn(&(f32, f32)) -> f32| {
        let all = points.iter().map(along);
        let (low, high) = all.fold((f32::MAX, f32::MIN), |(low, high), at| (low.min(at), high.max(at)));
        (low + high) / 2.0
    };
    (
        middle(|point| point.0) - row.x - 0.5,
        middle(|point| point.1) - row.y - 0.5,
    )
}

/// Points all over a place, in the picture of a view.
fn points(place: Place, view: &View) -> Vec<(f32, f32)> {
    let corners = place.corners().map(|corner| corner.map(f32::from));
    let at = |a: f32, b: f32| {
        [0, 1, 2].map(|axis| {
            corners[0][axis] + a * (corners[1][axis] - corners[0][axis]) + b * (corners[3][axis] - corners[0][axis])
        })
    };
    let parts = [0.5, 0.3, 0.7, 0.12, 0.88];
    parts
        .iter()
        .flat_map(|&a| parts.iter().map(move |&b| (a, b)))
        .map(|(a, b)| view.project(at(a, b)))
        .collect()
}

/// Where the board can be touched: clear of its edges and of what lies at its right.
fn is_free(screen: &Screen, (x, y): (f32, f32)) -> bool {
    let board = crate::hand::control(screen, &shown(screen).get_board_label()).unwrap();
    let (at, size) = (board.absolute_position(), board.size());
    x > at.x + 14.0 && x < at.x + size.width - 58.0 && y > at.y + 4.0 && y < at.y + size.height - 6.0
}

/// Where to touch for these places (in the picture of [`view`]), and how often, seen as it is now.
fn spot(screen: &Screen, table: &Table, wanted: Places) -> Option<((f32, f32), usize)> {
    let view = view(screen);
    let (origin_x, origin_y) = origin(screen, table);
    let mut faces = laid(table.game());
    let count = faces.len();
    faces.extend(table.offered_places().into_iter().map(Face::offer));
    let mut best: Option<((f32, f32), usize)> = None;
    for place in wanted.iter() {
        for point in points(place, &view) {
            let found = under(&faces, &view, point);
            if found.first().is_none_or(|&front| front < count) {
                continue;
            }
            let offered: Vec<Place> = found
                .into_iter()
                .filter(|&index| index >= count)
                .map(|index| faces[index].place)
                .collect();
            let order = table.placements_at(&offered);
            let Some(taps) = order.iter().position(|&places| places == wanted) else {
                continue;
            };
            let window = on_board(screen, point.0 - origin_x, point.1 - origin_y);
            if is_free(screen, window) && best.is_none_or(|(_, fewest)| taps + 1 < fewest) {
                best = Some((point, taps + 1));
            }
        }
    }
    best
}

/// How many taps a turn took.
#[derive(Clone, Copy, Debug, Default)]
pub struct Taps {
    /// For the place: a way, if it has to be chosen, and the place itself.
    pub place: usize,
    /// For tiles other than those that lay ready; each is a tap or a drag.
    pub tiles: usize,
    /// How often one had to look from elsewhere, which isn't counted as taps.
    pub looks: usize,
}

/// Looks around until these places can be touched, and touches them.
pub fn lay(screen: &Screen, table: &Table, wanted: Places) -> Taps {
    let mut taps = Taps::default();
    for way in [None, Some(())] {
        let mut chosen = table.clone();
        if way.is_some() {
            let placement = table.placements().find(|placement| placement.places == wanted).unwrap();
            let ways = placement.ways;
            let way = Way::ALL.into_iter().position(|way| ways.contains(way)).unwrap();
            let row = temple(screen).get_ways().row_data(way).unwrap();
            tap(screen, &row.label);
            taps.place += 1;
            chosen.handle_intent(Intent::Way(Way::ALL[way]), true);
        }
        // At most three taps at the same spot, else one would choose the way first.
        for _ in 0..6 {
            if let Some(((x, y), times)) = spot(screen, &chosen, wanted).filter(|&(_, times)| times <= 3) {
                for _ in 0..times {
                    // What was chosen may have been brought into sight, and whoever touches the board takes hold of it anew.
                    let (origin_x, origin_y) = origin(screen, &chosen);
                    let (x, y) = on_board(screen, x - origin_x, y - origin_y);
                    screen.touch_tap(x, y);
                    taps.place += 1;
                }
                let step = saved(screen).table.draft().step;
                assert_eq!(
                    step.map(|step| Places::of(&step)),
                    Some(wanted),
                    "touched {times} times"
                );
                return taps;
            }
            taps.looks += 1;
            screen.key_text("v");
            screen.wait(400);
            screen.settle();
            tap(screen, &text(screen, "table-fit"));
            screen.wait(400);
            screen.settle();
        }
    }
    panic!("there is no view in which {wanted:?} can be touched")
}

/// What a tile of the hand is called.
fn tile_label(screen: &Screen, tile: Tile) -> String {
    let rows = temple(screen).get_tiles();
    let label = rows.iter().nth(usize::from(tile.value()) - 1).unwrap().label;
    let name = colour(&screen.app.ctx.words(), tile.colour.letter());
    assert!(
        label.to_lowercase().contains(&name.to_lowercase()),
        "{label} isn't of {name}"
    );
    label.into()
}

/// Shows the tiles of a colour.
fn show_colour(screen: &Screen, tile: Tile) -> usize {
    let words = screen.app.ctx.words();
    let name = colour(&words, tile.colour.letter());
    let rows = temple(screen).get_colours();
    let row = rows
        .iter()
        .find(|row| row.label.to_lowercase().starts_with(&name.to_lowercase()))
        .unwrap();
    if row.shown {
        return 0;
    }
    tap(screen, &row.label);
    1
}

/// Where a tile of the half-made step can be touched.
fn on_ghost(screen: &Screen, table: &Table, place: Place) -> Option<(f32, f32)> {
    let step = table.draft().step?;
    let view = view(screen);
    let (origin_x, origin_y) = origin(screen, table);
    let faces: Vec<Face> = step.puts().map(|put| Face::new(put, Look::Ghost)).collect();
    points(place, &view)
        .into_iter()
        .filter(|&point| {
            let found = under(&faces, &view, point);
            found.first().is_some_and(|&front| faces[front].place == place)
        })
        .map(|point| on_board(screen, point.0 - origin_x, point.1 - origin_y))
        .find(|&point| is_free(screen, point))
}

/// Puts the wanted tiles onto the places of the half-made step, each by a drag from the hand.
fn assign(screen: &Screen, wanted: Step) -> usize {
    let mut taps = 0;
    for _ in 0..8 {
        let now = saved(screen).table;
        let step = now.draft().step.unwrap();
        let Some(Put { place, tile }) = wanted.puts().find(|put| !step.puts().any(|other| other == *put)) else {
            return taps;
        };
        taps += show_colour(screen, tile);
        let now = saved(screen).table;
        if now.draft().step.unwrap().puts().any(|put| put == Put { place, tile }) {
            continue;
        }
        let label = tile_label(screen, tile);
        let from = crate::harness::centre(&crate::hand::control(screen, &label).unwrap());
        let to = (0..5).find_map(|_| {
            let point = on_ghost(screen, &now, place);
            if point.is_none() {
                screen.key_text("v");
                screen.wait(400);
                screen.settle();
            }
            point
        });
        crate::hand::drag(screen, from, to.expect("the ghost can be touched from somewhere"));
        taps += 1;
    }
    panic!("{wanted} can't be made, it is {}", draft(screen));
}

/// Chooses and plays a step by taps. `table` is the same game beside the screen.
pub fn play(screen: &Screen, table: &mut Table, wanted: Step) -> Taps {
    let mut taps = lay(screen, table, Places::of(&wanted));
    taps.tiles = assign(screen, wanted);
    tap(screen, &confirm(screen));
    assert_eq!(table.play(wanted), kachel::table::temple::Answer::Played(wanted));
    taps
}

/// Presses an arrow while Shift is held.
pub fn turn(screen: &Screen, arrow: Key) {
    assert!(screen.key_with(Key::Shift, arrow));
}
