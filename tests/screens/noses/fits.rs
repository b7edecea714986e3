//! At all moments of the nose game every text has room and everything that is touched is as large as a finger.

use kachel::games::noses::Reason;
use kachel::table::noses::Table;
use kachel::words::Lang;
use slint::Model;

use super::hand::{noses, position, segment, table, tap_square, tray, vector};
use super::reasons::refused;
use crate::hand::{Game, lay_number, shown, tap};
use crate::harness::{DESKTOP, PHONE, SIDEWAYS, Screen};

const LONG: [&str; 5] = [
    "Wilhelmina-Charlotte",
    "Maximilian-Alexander",
    "남궁하늘빛나래솔 이랑",
    "Konstantin-Ferdinand",
    "Ava",
];

/// What is done once the game is laid.
#[derive(Clone)]
enum Then {
    Nothing,
    /// Which of the stones moves.
    ListStones,
    /// Looks at a hand.
    Enlarge(usize),
    Filter,
    /// Taps a square: why not there, or what it is.
    Tap(kachel::games::plane::Square),
}

struct Moment {
    what: &'static str,
    game: Game,
    then: Then,
}

fn moments() -> Vec<Moment> {
    let named = |game: Game| {
        let count = game.names.len();
        game.names(&LONG[..count])
    };
    let moment = |what, game: Game, then| Moment {
        what,
        game: named(game),
        then,
    };
    let closed = |game: &Game| {
        let table = table(game);
        let hand = table.hand(table.to_move().unwrap());
        hand.into_iter()
            .find_map(|(tile, open)| (!open).then_some(tile))
            .unwrap()
    };
    let seat = |table: &Table| table.to_move().unwrap();
    // Two groups, a stone that moves, stones that go back.
    let two_groups = || {
        let (game, way) = position(|table, way| {
            let laying = table.game().laying(way).unwrap();
            laying.groups.iter().all(Option::is_some)
                && !laying.returned.is_empty()
                && table.game().stones(seat(table)).count() > 2
        });
        game.draft(&way.to_string())
    };
    let (move_only, move_way) = position(|table, way| {
        let laying = table.game().laying(way).unwrap();
        laying.groups.iter().any(Option::is_some)
            && laying.returned.is_empty()
            && table.game().reserve(seat(table)) == 0
    });
    let double = {
        let game = vector(0).first(0);
        let table = table(&game);
        let hand = table.hand(seat(&table));
        hand.into_iter()
            .find_map(|(tile, _)| tile.is_double().then_some(tile))
            .unwrap()
    };
    let mut moments = vec![
        moment("first", vector(3).first(0), Then::Nothing),
        moment(
            "double",
            vector(0).first(0).draft(&format!("{double}@0,0E+a")),
            Then::Nothing,
        ),
        moment("27 tiles", vector(0).first(1), Then::Nothing),
        moment("two groups", two_groups(), Then::Nothing),
        moment("stones", two_groups(), Then::ListStones),
        moment("empty reserve", move_only.draft(&move_way.to_string()), Then::Nothing),
        moment("passed over", vector(0).first(45), Then::Nothing),
        moment("five", vector(3).first(20), Then::Nothing),
        moment("five passed over", vector(3).first(44), Then::Nothing),
        moment("hand", vector(3).first(20), Then::Enlarge(1)),
        moment("filter", vector(1).first(30), Then::Filter),
        moment("over", vector(3), Then::Nothing),
    ];
    let game = vector(0).first(40);
    let tile = closed(&game);
    moments.push(moment("nowhere", game.draft(&tile.to_string()), Then::Nothing));
    let game = vector(2).first(30);
    let groups = table(&game).game().groups();
    let at = groups
        .into_iter()
        .max_by_key(|group| group.squares.len())
        .unwrap()
        .squares[0];
    moments.push(moment("group", game, Then::Tap(at)));
    type Wanted = fn(&Reason) -> bool;
    let reasons: [(&'static str, Wanted); 3] = [
        (
            "no match",
            |reason| matches!(reason, Reason::NoMatch { touches } if touches.len() > 2),
        ),
        ("hole", |reason| matches!(reason, Reason::Hole { .. })),
        ("too wide", |reason| matches!(reason, Reason::TooWide(_))),
    ];
    for (what, wanted) in reasons {
        let refused = refused(wanted);
        let game = refused.game.draft(&refused.tile.to_string());
        moments.push(moment(what, game, Then::Tap(refused.at)));
    }
    moments
}

/// Offered squares are smaller: a touch near them means them too. Tiles are scrolled into sight.
fn assert_controls_can_be_hit(screen: &Screen, what: &str) {
    let (width, _) = screen.size();
    let offered: Vec<String> = shown(screen)
        .get_places()
        .iter()
        .map(|row| row.label.to_string())
        .collect();
    let tiles = tray(screen);
    for (role, label, element) in screen.controls() {
        let (size, at) = (element.size(), element.absolute_position());
        assert!(!label.is_empty(), "{what}: a {role:?} of {size:?} has no name");
        let is_place = offered.contains(&label);
        let smallest = if is_place { 28.0 } else { 47.9 };
        assert!(
            size.width >= smallest && size.height >= smallest,
            "{what}: {label:?} is only {size:?}"
        );
        if is_place || tiles.contains(&label) {
            continue;
        }
        assert!(
            at.x >= -0.1 && at.x + size.width <= width as f32 + 0.1,
            "{what}: {label:?} lies outside: {at:?}, {size:?}"
        );
        // The text that it shows lies in it.
        for text in screen.find(&label) {
            let (text_size, text_at) = (text.size(), text.absolute_position());
            let inside =
                text_at.x + text_size.width / 2.0 > at.x && text_at.x + text_size.width / 2.0 < at.x + size.width;
            if inside && text_at.y >= at.y - 1.0 && text_at.y < at.y + size.height {
                assert!(
                    text_at.x >= at.x - 0.1 && text_at.x + text_size.width <= at.x + size.width + 0.1,
                    "{what}: the text of {label:?} is wider than its control: {text_size:?} in {size:?}"
                );
            }
        }
    }
}

fn all_texts_fit(font: f32) {
    let moments = moments();
    let games: Vec<String> = moments.iter().map(|moment| moment.game.text()).collect();
    let games: Vec<&str> = games.iter().map(String::as_str).collect();
    for lang in Lang::ALL {
        for size in [PHONE, SIDEWAYS, DESKTOP] {
            let screen = Screen::with_games(&games, lang, size);
            screen.set_system_font_size(font);
            for (number, moment) in moments.iter().enumerate() {
                lay_number(&screen, number);
                let what = format!(
                    "noses {} {} {}x{} font {font}",
                    moment.what,
                    lang.code(),
                    size.0,
                    size.1
                );
                screen.assert_texts_fit(&what);
                assert_controls_can_be_hit(&screen, &what);
                match moment.then {
                    Then::Nothing => {}
                    Then::ListStones => {
                        let table = table(&moment.game);
                        let (x, y) =
                            segment(&screen, &table, kachel::table::noses::Which::First, "noses-move").unwrap();
                        screen.touch_tap(x, y);
                        assert!(noses(&screen).get_moving_shown(), "{what}");
                    }
                    Then::Enlarge(seat) => {
                        tap(&screen, &shown(&screen).get_seats().row_data(seat).unwrap().label);
                        assert!(shown(&screen).get_enlarged_shown(), "{what}");
                    }
                    Then::Filter => tap(&screen, &noses(&screen).get_filter_text()),
                    Then::Tap(at) => {
                        tap_square(&screen, at);
                        assert!(shown(&screen).get_tip_shown(), "{what}");
                    }
                }
                screen.assert_texts_fit(&what);
                assert_controls_can_be_hit(&screen, &what);
                if std::env::var_os("KACHEL_LOOK").is_some() {
                    screen.save_picture(&what.replace(' ', "-"));
                }
                if let Then::Enlarge(_) | Then::ListStones = moment.then {
                    screen.key(slint::platform::Key::Back);
                }
            }
        }
    }
}

#[test]
fn every_text_has_room() {
    all_texts_fit(16.0);
}

#[test]
fn every_text_has_room_when_the_system_wants_it_large() {
    all_texts_fit(24.0);
}
