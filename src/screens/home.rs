//! The first page: the game to go on with, the games that can be played, and the ways to the rest.

use std::fmt::Write;
use std::rc::Rc;

use slint::{Color, ComponentHandle, ModelRc, SharedString, VecModel};

use super::context::Context;
use super::nav::{self, Entry};
use super::setup::Kind;
use super::ui::{Figure, GamePanel, Going, HomeAdapter};
use super::{games, pictures, reader, setup, table};
use crate::games::AnyGame;
use crate::scene::Style;

pub(super) fn wire(ctx: &Rc<Context>) {
    let ui = ctx.ui();
    let home = ui.global::<HomeAdapter>();
    home.on_outline(|width, height, above, below| outline(width, height, above, below).into());
    let weak = Rc::downgrade(ctx);
    home.on_continue({
        let weak = weak.clone();
        move || {
            let Some(ctx) = weak.upgrade() else { return };
            let Some(game) = games::going(&ctx) else { return };
            if table::open(&ctx, &game) {
                nav::go(&ctx, Entry::Table { game });
            } else {
                refresh(&ctx);
            }
        }
    });
    home.on_new_game({
        let weak = weak.clone();
        move |game| {
            let Some(ctx) = weak.upgrade() else { return };
            if setup::open(&ctx, &game) {
                nav::go(&ctx, Entry::Setup { game: game.into() });
            }
        }
    });
    home.on_rules(move |index| {
        if let Some(ctx) = weak.upgrade()
            && let Some(game) = AnyGame::NAMES.get(index as usize)
        {
            reader::open(&ctx, game);
        }
    });
}

/// The Back key: closes what lies over the page. False if there is nothing.
pub(super) fn back(ctx: &Rc<Context>) -> bool {
    let ui = ctx.ui();
    let home = ui.global::<HomeAdapter>();
    let open = home.get_choosing_book();
    home.set_choosing_book(false);
    open
}

pub(super) fn refresh(ctx: &Rc<Context>) {
    games::read(ctx);
    let ui = ctx.ui();
    let home = ui.global::<HomeAdapter>();
    let style = ctx.style();
    home.set_logo(pictures::logo(style));
    let words = ctx.words();
    let books = AnyGame::NAMES.iter().map(|game| {
        let game = words.text(&format!("game-{game}"));
        ctx.format("reader-title", &[("game", game.into())])
    });
    home.set_books(ModelRc::from(Rc::new(books.collect::<VecModel<_>>())));
    let going = games::with(ctx, |games| {
        let going = games.iter().find(|game| !game.content.is_over());
        home.set_others((games::count(ctx) - usize::from(going.is_some())) as i32);
        going.map(|game| Going {
            title: game.content.title(ctx),
            turn: game.content.turn(ctx),
            count: game.content.count(ctx),
            scores: game.content.scores(ctx),
            picture: game.content.picture(ctx),
        })
    });
    home.set_has_going(going.is_some());
    home.set_going(going.unwrap_or_default());
    let panels: Vec<_> = PANELS.iter().map(|look| look.panel(ctx)).collect();
    home.set_panels(ModelRc::from(Rc::new(VecModel::from(panels))));
}

/// What a game's panel looks like.
struct Look {
    game: Kind,
    picture: fn(Style) -> Figure,
    light: Colours,
    dark: Colours,
    high_light: Colours,
    high_dark: Colours,
}

/// A panel's face, rim (how thick the foam is), text and quiet text, as 0xRRGGBB.
type Colours = [u32; 4];

/// The games that can be played, from above.
const PANELS: [Look; 3] = [
    Look {
        game: Kind::Textile,
        picture: pictures::textile_panel,
        light: [0x5058B4, 0x363D87, 0xFFFFFF, 0xE4E6FB],
        dark: [0x454C9E, 0x2C3270, 0xFFFFFF, 0xE0E2FA],
        high_light: [0x363D87, 0x000000, 0xFFFFFF, 0xFFFFFF],
        high_dark: [0x2C3270, 0xFFFFFF, 0xFFFFFF, 0xFFFFFF],
    },
    Look {
        game: Kind::Noses,
        picture: pictures::noses_panel,
        light: [0xF8DA4A, 0xBE9B1A, 0x2A2520, 0x4A3F16],
        dark: [0xD9BC38, 0x8F7416, 0x1B1816, 0x3A310E],
        high_light: [0xFFE86B, 0x000000, 0x000000, 0x000000],
        high_dark: [0xFFE86B, 0xFFFFFF, 0x000000, 0x000000],
    },
    Look {
        game: Kind::Temple,
        picture: pictures::temple_panel,
        light: [0x9A3214, 0x6C1F09, 0xFFFFFF, 0xFADFD4],
        dark: [0x86300F, 0x541A06, 0xFFFFFF, 0xF6DACE],
        high_light: [0x6C1F09, 0x000000, 0xFFFFFF, 0xFFFFFF],
        high_dark: [0x541A06, 0xFFFFFF, 0xFFFFFF, 0xFFFFFF],
    },
];

impl Look {
    fn panel(&self, ctx: &Context) -> GamePanel {
        let style = ctx.style();
        let colours = match (style.scheme.high_contrast, style.scheme.dark) {
            (false, false) => self.light,
            (false, true) => self.dark,
            (true, false) => self.high_light,
            (true, true) => self.high_dark,
        };
        let [face, rim, text, text2] =
            colours.map(|hex| Color::from_rgb_u8((hex >> 16) as u8, (hex >> 8) as u8, hex as u8));
        let (game, players) = (self.game.name(), self.game.players());
        GamePanel {
            game: game.into(),
            title: ctx.text(&format!("game-{game}")),
            line: ctx.text(&format!("game-{game}-line")),
            players: match *players {
                [count] => ctx.format("players-exactly", &[("count", count.into())]),
                [from, .., to] => ctx.format("players-range", &[("from", from.into()), ("to", to.into())]),
                [] => SharedString::new(),
            },
            picture: (self.picture)(style),
            face,
            rim,
            text,
            text2,
        }
    }
}

/// The outline of a panel of foam in dp: where it is joined to another, its edge goes in and out like a tile's.
fn outline(width: f32, height: f32, joined_above: bool, joined_below: bool) -> String {
    const SEGMENTS: usize = 6;
    const DEPTH: f32 = 4.5;
    const RADIUS: f32 = 6.0;
    let edge = |y: f32| {
        (0..SEGMENTS).flat_map(move |segment| {
            let y = if segment % 2 == 0 { y - DEPTH } else { y + DEPTH };
            let x = |at: usize| width * at as f32 / SEGMENTS as f32;
            [(x(segment), y), (x(segment + 1), y)]
        })
    };
    let mut corners: Vec<(f32, f32)> = if joined_above {
        edge(0.0).collect()
    } else {
        vec![(0.0, 0.0), (width, 0.0)]
    };
    let below: Vec<(f32, f32)> = if joined_below {
        edge(height).collect()
    } else {
        vec![(0.0, height), (width, height)]
    };
    corners.extend(below.into_iter().rev());
    rounded(&corners, RADIUS)
}

/// A closed path through corners, each rounded by `radius` or as much as its sides leave room for.
fn rounded(corners: &[(f32, f32)], radius: f32) -> String {
    let mut path = String::new();
    for (index, &(x, y)) in corners.iter().enumerate() {
        let towards = |(to_x, to_y): (f32, f32)| {
            let length = (to_x - x).hypot(to_y - y).max(f32::EPSILON);
            let part = radius.min(length / 2.0) / length;
            (x + (to_x - x) * part, y + (to_y - y) * part)
        };
        let (from_x, from_y) = towards(corners[(index + corners.len() - 1) % corners.len()]);
        let (on_x, on_y) = towards(corners[(index + 1) % corners.len()]);
        let command = if index == 0 { 'M' } else { 'L' };
        let _ = write!(
            path,
            "{command}{from_x:.2} {from_y:.2}Q{x:.2} {y:.2} {on_x:.2} {on_y:.2}"
        );
    }
    path + "Z"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_single_panel_is_a_rounded_rectangle() {
        let path = outline(100.0, 50.0, false, false);
        assert_eq!(path.matches('Q').count(), 4);
        assert!(path.starts_with("M0.00 6.00Q0.00 0.00 6.00 0.00"), "{path}");
    }

    #[test]
    fn joined_panels_fit_into_each_other() {
        // The lower edge of one is the upper edge of the next, whichever way it is run through.
        let corners = |path: &str, y: f32| {
            let mut found: Vec<String> = path
                .split('Q')
                .skip(1)
                .map(|part| part.split(' ').take(2).collect::<Vec<_>>().join(" "))
                .filter(|corner| {
                    corner
                        .split(' ')
                        .nth(1)
                        .and_then(|y| y.parse::<f32>().ok())
                        .is_some_and(|at| (at - y).abs() < 6.0)
                })
                .map(|corner| {
                    let (x, at) = corner.split_once(' ').unwrap();
                    format!("{x} {:.2}", at.parse::<f32>().unwrap() - y)
                })
                .collect();
            found.sort();
            found
        };
        let above = corners(&outline(120.0, 80.0, false, true), 80.0);
        let below = corners(&outline(120.0, 80.0, true, false), 0.0);
        assert_eq!(above.len(), 12);
        assert_eq!(above, below);
    }
}
