//! What only Temple's setup has: which edition of the rules, and which colours each player has.

use std::rc::Rc;

use serde_json::json;
use slint::{ComponentHandle, ModelRc, SharedString, VecModel};

use super::colours::{COLOURS, Picks};
use super::plan::Plan;
use super::{change, names, noses, plan, set_option};
use crate::games::temple::{Edition, Options};
use crate::record::SeatInfo;
use crate::screens::context::{Context, shown, with};
use crate::screens::pictures;
use crate::screens::ui::{ColourChoice, TempleSetup};
use crate::table::temple::Saved;
use crate::words::{colour, told_apart};

pub const PLAYERS: [usize; 1] = [2];

const EDITION: &str = "edition";
const IN_TURNS: &str = "in_turns";
const COLOURS_KEY: &str = "colours";

pub fn options(plan: &Plan) -> Options {
    let edited = plan.text(EDITION) == Some("edited");
    Options {
        edition: if edited { Edition::Edited } else { Edition::Original },
    }
}

/// The colours that are chosen, if they are to be.
fn picks(plan: &Plan) -> Picks {
    Picks::read(plan.text(COLOURS_KEY).unwrap_or_default())
}

/// The colours are kept with the seats.
pub fn begin(plan: &Plan, seats: Vec<SeatInfo>) -> Saved {
    let picks = if plan.flag(IN_TURNS) {
        picks(plan)
    } else {
        Picks::default()
    };
    let colours = picks.complete(noses::by_chance());
    let mut seats = seats;
    seats.resize(plan.players(), SeatInfo::default());
    let with_colours = |(seat, info): (usize, SeatInfo)| info.with_colours(colours[plan.at_seat(seat)].iter().copied());
    let seats = seats.into_iter().enumerate().map(with_colours).collect();
    Saved::new(&options(plan), seats).expect("the setup offers only games that there are")
}

pub fn wire(ctx: &Rc<Context>) {
    let ui = ctx.ui();
    let setup = ui.global::<TempleSetup>();
    setup.on_choose_edition(with!(ctx, |ctx, edited| {
        set_option(&ctx, EDITION, json!(if edited == 1 { "edited" } else { "original" }));
        refresh(&ctx, &plan(&ctx));
    }));
    setup.on_choose_how(with!(ctx, |ctx, in_turns| {
        set_option(&ctx, IN_TURNS, json!(in_turns == 1));
        change_picks(&ctx, |_, _| {});
    }));
    setup.on_choose_colour(with!(ctx, |ctx, index| {
        change_picks(&ctx, |picks, plan| picks.tap(index as usize, plan.first));
    }));
    setup.on_undo(with!(ctx, |ctx| {
        change_picks(&ctx, |picks, plan| picks.undo(are_bots(plan)));
    }));
}

/// Changes what is chosen; then bots choose, if it's their turn.
fn change_picks(ctx: &Rc<Context>, work: impl FnOnce(&mut Picks, &Plan)) {
    let before = plan(ctx);
    let mut picks = picks(&before);
    work(&mut picks, &before);
    if before.flag(IN_TURNS) {
        picks.let_bots_choose(before.first, are_bots(&before), noses::by_chance());
    }
    change(ctx, |setup| {
        setup.options.insert(COLOURS_KEY.into(), json!(picks.write()));
    });
    refresh(ctx, &plan(ctx));
}

fn are_bots(plan: &Plan) -> [bool; 2] {
    [0, 1].map(|at| plan.bots[at].is_some())
}

pub fn refresh(ctx: &Rc<Context>, plan: &Plan) {
    let ui = ctx.ui();
    let setup = ui.global::<TempleSetup>();
    let words = ctx.words();
    let edited = options(plan).edition == Edition::Edited;
    setup.set_edition(i32::from(edited));
    setup.set_edition_sentence(ctx.text(if edited {
        "setup-edition-edited-more"
    } else {
        "setup-edition-original-more"
    }));
    let in_turns = plan.flag(IN_TURNS);
    setup.set_in_turns(in_turns);
    let names = told_apart(&names(ctx, plan));
    let picks = picks(plan);
    let choices = (0..COLOURS).map(|index| {
        let owner = picks.owner(index);
        ColourChoice {
            picture: pictures::one_tile(index, ctx.style()),
            label: words
                .format("tile-colour", &[("colour", colour(&words, letter(index)).into())])
                .into(),
            owner: owner.map_or_else(SharedString::new, |who| names[who].as_str().into()),
            mark: owner.map_or(-1, |who| plan.marks[who] as i32),
        }
    });
    setup.set_colours(ModelRc::from(Rc::new(choices.collect::<VecModel<_>>())));
    setup.set_can_undo(!picks.is_empty());
    setup.set_colours_sentence(match picks.next(plan.first).filter(|_| !picks.are_complete()) {
        _ if !in_turns => ctx.text("setup-colours-chance-more"),
        Some(who) => shown(&words.format("setup-colours-turn", &[("name", names[who].as_str().into())])),
        None => ctx.text("setup-colours-done"),
    });
}

fn letter(colour: usize) -> char {
    (b'A' + colour as u8) as char
}
