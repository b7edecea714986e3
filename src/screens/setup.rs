//! Setting up a game. All is as the last time; what is changed here is what the next time begins with.

use std::rc::Rc;

use serde_json::json;
use slint::{ComponentHandle, Model, ModelRc, SharedString, VecModel};

use super::context::{Context, shown, with};
use super::nav::{self, Entry};
use super::ui::{SetupAdapter, SetupSeat};
use super::{pictures, reader, table};
use crate::games::textile::{Colour, Options};
use crate::keep::Setup;

const GAME: &str = "textile";
const PLAYERS: [u8; 3] = [2, 3, 4];
const LENGTHS: [u8; 3] = [6, 9, 12];
/// How many tiles of a colour a set has.
const IN_A_SET: u8 = 6;

/// The setup of the last time, with what it says that can't be left out.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Plan {
    options: Options,
    /// Clockwise, one for each player; empty where nobody typed one.
    names: Vec<String>,
    /// Who has the first turn.
    first: usize,
}

impl Plan {
    fn of(setup: &Setup) -> Plan {
        let number = |key: &str| setup.options.get(key).and_then(serde_json::Value::as_u64);
        let among = |key: &str, allowed: [u8; 3], or: u8| {
            number(key)
                .and_then(|n| u8::try_from(n).ok())
                .filter(|n| allowed.contains(n))
                .unwrap_or(or)
        };
        let players = among("players", PLAYERS, 2);
        let teams = players == 4
            && setup
                .options
                .get("teams")
                .and_then(serde_json::Value::as_bool)
                .unwrap_or(false);
        let seats = usize::from(players);
        Plan {
            options: Options {
                players,
                per_colour: among("per_colour", LENGTHS, 6),
                teams,
            },
            names: (0..seats)
                .map(|seat| setup.names.get(seat).cloned().unwrap_or_default())
                .collect(),
            first: if setup.first < seats { setup.first } else { 0 },
        }
    }

    fn seats(&self) -> usize {
        self.names.len()
    }

    /// The seat in the game of somebody at the table: seat 0 has the first turn.
    fn seat(&self, at: usize) -> usize {
        (at + self.seats() - self.first) % self.seats()
    }

    /// The names by seat, each under which somebody plays.
    fn names_by_seat(&self, ctx: &Context) -> Vec<String> {
        (0..self.seats())
            .map(|seat| self.name((self.first + seat) % self.seats(), ctx))
            .collect()
    }

    fn name(&self, at: usize, ctx: &Context) -> String {
        let name = self.names[at].trim();
        if name.is_empty() {
            placeholder(ctx, at)
        } else {
            name.to_owned()
        }
    }

    fn tiles(&self) -> usize {
        usize::from(self.options.per_colour) * Colour::ALL.len()
    }

    /// A rough time in minutes, from games that were played at a table: about 0.8 a tile, in steps of five.
    fn minutes(&self) -> usize {
        (self.tiles() * 4 / 5).div_ceil(5) * 5
    }
}

fn placeholder(ctx: &Context, at: usize) -> String {
    ctx.words().format("player-number", &[("count", (at + 1).into())])
}

fn plan(ctx: &Context) -> Plan {
    Plan::of(&ctx.settings().setups.get(GAME).cloned().unwrap_or_default())
}

fn change(ctx: &Rc<Context>, change: impl FnOnce(&mut Setup)) {
    ctx.change_settings(|settings| change(settings.setups.entry(GAME.into()).or_default()));
}

pub(super) fn wire(ctx: &Rc<Context>) {
    let ui = ctx.ui();
    let adapter = ui.global::<SetupAdapter>();
    adapter.on_choose_player_count(with!(ctx, |ctx, index| {
        if let Some(&players) = PLAYERS.get(index as usize) {
            change(&ctx, |setup| {
                setup.options.insert("players".into(), json!(players));
                if setup.first >= usize::from(players) {
                    setup.first = 0;
                }
            });
            refresh(&ctx);
        }
    }));
    adapter.on_named(with!(ctx, |ctx, at, name| named(&ctx, at as usize, &name)));
    adapter.on_choose_first(with!(ctx, |ctx, at| {
        change(&ctx, |setup| setup.first = at as usize);
        refresh_marks(&ctx);
        refresh_sentences(&ctx);
    }));
    adapter.on_choose_teams(with!(ctx, |ctx, teams| {
        change(&ctx, |setup| {
            setup.options.insert("teams".into(), json!(teams));
        });
        refresh_sentences(&ctx);
    }));
    adapter.on_choose_length(with!(ctx, |ctx, index| {
        if let Some(&per_colour) = LENGTHS.get(index as usize) {
            change(&ctx, |setup| {
                setup.options.insert("per_colour".into(), json!(per_colour));
            });
            refresh_sentences(&ctx);
        }
    }));
    adapter.on_start(with!(ctx, |ctx| {
        let plan = plan(&ctx);
        let game = table::start(&ctx, plan.options, plan.names_by_seat(&ctx));
        // The setup is done with, and so are pages above home that led here.
        nav::go_home(&ctx);
        nav::go(&ctx, Entry::Table { game });
    }));
    adapter.on_rules(with!(ctx, |ctx| reader::open(&ctx, GAME)));
}

/// Takes up a game by its name in records. False if it can't be played.
pub fn open(_ctx: &Rc<Context>, game: &str) -> bool {
    game == GAME
}

fn named(ctx: &Rc<Context>, at: usize, name: &str) {
    change(ctx, |setup| {
        if setup.names.len() <= at {
            setup.names.resize(at + 1, String::new());
        }
        setup.names[at] = name.to_owned();
    });
    refresh_sentences(ctx);
}

pub(super) fn refresh(ctx: &Rc<Context>) {
    let ui = ctx.ui();
    let adapter = ui.global::<SetupAdapter>();
    let plan = plan(ctx);
    let numbers = |of: [u8; 3]| ModelRc::from(of.map(|n| SharedString::from(n.to_string())));
    adapter.set_title(ctx.text("setup-title-textile"));
    adapter.set_player_counts(numbers(PLAYERS));
    adapter.set_player_count(PLAYERS.iter().position(|n| *n == plan.options.players).unwrap_or(0) as i32);
    adapter.set_lengths(numbers(LENGTHS));
    adapter.set_tiles(pictures::five_colours(ctx.style()));
    let seats: Vec<SetupSeat> = (0..plan.seats())
        .map(|at| SetupSeat {
            name: plan.names[at].as_str().into(),
            placeholder: shown(&placeholder(ctx, at)),
            seat: plan.seat(at) as i32,
        })
        .collect();
    adapter.set_seats(ModelRc::from(Rc::new(VecModel::from(seats))));
    refresh_sentences(ctx);
}

/// Marks go with the seats: whoever begins has the first.
fn refresh_marks(ctx: &Rc<Context>) {
    let plan = plan(ctx);
    let seats = ctx.ui().global::<SetupAdapter>().get_seats();
    for at in 0..seats.row_count() {
        if let Some(row) = seats.row_data(at) {
            seats.set_row_data(
                at,
                SetupSeat {
                    seat: plan.seat(at) as i32,
                    ..row
                },
            );
        }
    }
}

fn refresh_sentences(ctx: &Rc<Context>) {
    let ui = ctx.ui();
    let adapter = ui.global::<SetupAdapter>();
    let plan = plan(ctx);
    adapter.set_first(plan.first as i32);
    adapter.set_length(LENGTHS.iter().position(|n| *n == plan.options.per_colour).unwrap_or(0) as i32);
    let names = plan.names_by_seat(ctx);
    let name = |seat: usize| names[seat].as_str().into();
    adapter.set_first_sentence(ctx.format("setup-first", &[("last", name(names.len() - 1)), ("first", name(0))]));
    adapter.set_can_team(plan.options.players == 4);
    adapter.set_teams(plan.options.teams);
    adapter.set_teams_sentence(if plan.options.teams {
        ctx.format(
            "setup-teams-on",
            &[("a", name(0)), ("b", name(1)), ("c", name(2)), ("d", name(3))],
        )
    } else {
        ctx.text("setup-teams-off")
    });
    adapter.set_length_sentence(ctx.format(
        "setup-length-sentence",
        &[("tiles", plan.tiles().into()), ("minutes", plan.minutes().into())],
    ));
    adapter.set_two_sets(plan.options.per_colour > IN_A_SET);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn setup(text: &str) -> Setup {
        serde_json::from_str(text).unwrap()
    }

    #[test]
    fn the_first_time() {
        let plan = Plan::of(&Setup::default());
        assert_eq!(
            plan.options,
            Options {
                players: 2,
                per_colour: 6,
                teams: false
            }
        );
        assert_eq!((plan.names, plan.first), (vec![String::new(); 2], 0));
    }

    #[test]
    fn what_another_version_kept_is_put_right() {
        let plan = Plan::of(&setup(
            r#"{"options":{"players":3,"per_colour":7,"teams":true},"names":["Mina"],"first":5}"#,
        ));
        assert_eq!(
            plan.options,
            Options {
                players: 3,
                per_colour: 6,
                teams: false
            }
        );
        assert_eq!((plan.names.len(), plan.first), (3, 0));
        assert!(plan.options.check().is_ok());
    }

    #[test]
    fn whoever_begins_has_seat_0_and_the_others_follow_clockwise() {
        let plan = Plan::of(&setup(
            r#"{"options":{"players":3},"names":["Mina","Ben","Ava"],"first":1}"#,
        ));
        assert_eq!((0..3).map(|at| plan.seat(at)).collect::<Vec<_>>(), [2, 0, 1]);
    }

    #[test]
    fn a_rough_time() {
        let minutes = |per_colour: u8| {
            Plan {
                options: Options {
                    players: 2,
                    per_colour,
                    teams: false,
                },
                names: vec![],
                first: 0,
            }
            .minutes()
        };
        assert_eq!([6, 9, 12].map(minutes), [25, 40, 50]);
    }
}
