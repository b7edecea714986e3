//! Who plays: a person, or a bot of a level, at each seat. A list over the table or over the setup.

use std::rc::Rc;

use slint::{ComponentHandle, Model, ModelRc, SharedString, VecModel};

use super::super::context::{Context, shown};
use super::super::nav::{self, Entry};
use super::super::setup;
use super::super::ui::{WhoAdapter, WhoSeat};
use super::play::each_play;
use super::{bots, refresh as refresh_table, with};
use crate::bots::Level;
use crate::games::{Game, Seat};
use crate::words::{Arg, Words};

/// How a bot of this level plays, in a word or two.
pub fn level_name(words: &Words, level: Level) -> String {
    words.text(&format!("level-{level}"))
}

/// Who plays at a seat: "Person", or "Computer, strong".
pub fn player(words: &Words, bot: Option<Level>) -> String {
    match bot {
        None => words.text("seat-person"),
        Some(level) => words.format("seat-bot", &[("level", Arg::from(level_name(words, level)))]),
    }
}

/// What stands first in the list is a person, then the levels.
fn bot_at(index: i32) -> Option<Level> {
    Level::new(u8::try_from(index).ok()?)
}

pub fn wire(ctx: &Rc<Context>) {
    let ui = ctx.ui();
    let who = ui.global::<WhoAdapter>();
    who.on_open_list(with!(ctx, |ctx| open(&ctx, None)));
    who.on_open_seat(with!(ctx, |ctx, seat| open(&ctx, Some(seat as usize))));
    who.on_choose(with!(ctx, |ctx, index| choose(&ctx, bot_at(index))));
    who.on_pick(with!(ctx, |ctx, index| pick(&ctx, index as usize)));
    who.on_close(with!(ctx, |ctx| {
        close(&ctx);
    }));
}

pub fn is_open(ctx: &Context) -> bool {
    ctx.ui().global::<WhoAdapter>().get_open()
}

/// Shows the list of seats, or what can be chosen for one.
fn open(ctx: &Rc<Context>, seat: Option<usize>) {
    let ui = ctx.ui();
    let who = ui.global::<WhoAdapter>();
    // Who came by the list goes back to it.
    who.set_has_list(seat.is_none() || (who.get_open() && who.get_has_list()));
    who.set_chosen(seat.map_or(-1, |seat| seat as i32));
    refresh(ctx);
    who.set_open(true);
}

/// Goes back to the list, or closes it. False if it isn't open.
pub fn close(ctx: &Rc<Context>) -> bool {
    let ui = ctx.ui();
    let who = ui.global::<WhoAdapter>();
    let was_open = who.get_open();
    if was_open && who.get_chosen() >= 0 && who.get_has_list() {
        open(ctx, None);
    } else {
        who.set_open(false);
        if is_at_table(ctx) {
            bots::attend(ctx);
        }
    }
    was_open
}

fn is_at_table(ctx: &Context) -> bool {
    matches!(nav::top(ctx), Entry::Table { .. })
}

fn choose(ctx: &Rc<Context>, bot: Option<Level>) {
    let ui = ctx.ui();
    let Ok(seat) = usize::try_from(ui.global::<WhoAdapter>().get_chosen()) else {
        return;
    };
    if is_at_table(ctx) {
        with(ctx, |play| {
            each_play!(play, play => {
                play.saved.set_bot(Seat(seat as u8), bot);
                play.save(ctx);
            });
        });
        bots::acted(ctx);
        refresh_table(ctx);
    } else {
        setup::choose_player(ctx, seat, bot);
    }
    close(ctx);
}

/// Somebody who played before sits down at the chosen seat.
fn pick(ctx: &Rc<Context>, index: usize) {
    let ui = ctx.ui();
    let who = ui.global::<WhoAdapter>();
    if let Some(name) = who.get_names().row_data(index)
        && let Ok(seat) = usize::try_from(who.get_chosen())
    {
        setup::seat_person(ctx, seat, &name);
    }
    close(ctx);
}

/// Shows the seats as they are now.
pub fn refresh(ctx: &Rc<Context>) {
    let words = ctx.words();
    let ui = ctx.ui();
    let who = ui.global::<WhoAdapter>();
    let seats: Vec<(usize, String, Option<Level>)> = if is_at_table(ctx) {
        let seats = with(ctx, |play| {
            each_play!(play, play => {
                let marks = play.saved.marks();
                let seats = (0..play.saved.table.game().seats()).map(|index| {
                    let seat = Seat(index as u8);
                    (marks[index], play.name(&words, seat), play.saved.bot(seat))
                });
                seats.collect()
            })
        });
        seats.unwrap_or_default()
    } else {
        setup::players(ctx)
    };
    let chosen = usize::try_from(who.get_chosen()).ok().and_then(|seat| seats.get(seat));
    who.set_title(match chosen {
        Some((_, name, _)) => ctx.format("who-plays-name", &[("name", name.as_str().into())]),
        None => ctx.text("who-plays"),
    });
    who.set_level(chosen.map_or(-1, |(_, _, bot)| bot.map_or(0, |level| i32::from(level.number()))));
    let players = std::iter::once(None).chain(Level::ALL.map(Some));
    let players: Vec<SharedString> = players.map(|bot| shown(&player(&words, bot))).collect();
    let names = if is_at_table(ctx) {
        Vec::new()
    } else {
        setup::people(ctx)
    };
    let names = names.into_iter().map(SharedString::from);
    who.set_names(ModelRc::from(Rc::new(names.collect::<VecModel<_>>())));
    who.set_players(ModelRc::from(Rc::new(VecModel::from(players))));
    let rows = seats.into_iter().map(|(mark, name, bot)| WhoSeat {
        mark: mark as i32,
        name: name.into(),
        player: shown(&player(&words, bot)),
        bot: bot.is_some(),
    });
    who.set_seats(ModelRc::from(Rc::new(rows.collect::<VecModel<_>>())));
}
