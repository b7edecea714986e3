//! Setting up a game. All is as the last time; what is changed here is what the next time begins with.

mod colours;
mod noses;
mod plan;
mod temple;
mod textile;

use std::collections::BTreeSet;
use std::rc::Rc;

use serde_json::json;
use slint::{ComponentHandle, Model, ModelRc, SharedString, VecModel};

use super::context::{Context, shown, with};
use super::nav::{self, Entry};
use super::table::who;
use super::ui::{Refusal, SetupAdapter, SetupSeat};
use super::{pictures, reader, table};
use crate::bots::Level;
use crate::games::noses::TILES;
use crate::keep::Setup;
use crate::record::SeatInfo;
use crate::words::{clean_name, list, told_apart};

pub(super) use noses::by_chance;
pub(super) use plan::Kind;
use plan::Plan;

/// The game that is being set up.
fn kind(ctx: &Context) -> Kind {
    match nav::top(ctx) {
        Entry::Setup { game } => Kind::named(&game).unwrap_or(Kind::Textile),
        _ => Kind::Textile,
    }
}

fn plan(ctx: &Context) -> Plan {
    let kind = kind(ctx);
    Plan::of(
        kind,
        &ctx.settings().setups.get(kind.name()).cloned().unwrap_or_default(),
    )
}

/// The name that somebody plays under who hasn't typed one.
fn placeholder(ctx: &Context, plan: &Plan, at: usize) -> String {
    let words = ctx.words();
    let number = |key: &str, count: usize| words.format(key, &[("count", count.into())]);
    if plan.bots[at].is_none() {
        return number("player-number", at + 1);
    }
    let is_unnamed = |at: &usize| plan.bots[*at].is_some() && clean_name(&plan.names[*at]).is_empty();
    let unnamed: Vec<usize> = (0..plan.players()).filter(is_unnamed).collect();
    match unnamed.iter().position(|&other| other == at) {
        Some(before) if unnamed.len() > 1 => number("bot-number", before + 1),
        _ => words.text("bot-name"),
    }
}

/// The same as it stands in the field: with how strong a bot is.
fn shown_placeholder(ctx: &Context, plan: &Plan, at: usize) -> SharedString {
    let name = placeholder(ctx, plan, at);
    match plan.bots[at] {
        None => shown(&name),
        Some(level) => {
            let level = who::level_name(&ctx.words(), level);
            ctx.format("bot-in-setup", &[("name", name.into()), ("level", level.into())])
        }
    }
}

/// Each place's mark, name, and who plays there.
pub(super) fn players(ctx: &Context) -> Vec<(usize, String, Option<Level>)> {
    let plan = plan(ctx);
    let names = told_apart(&names(ctx, &plan)).into_iter().enumerate();
    names.map(|(at, name)| (plan.marks[at], name, plan.bots[at])).collect()
}

/// Gives a place to a person or to a bot.
pub(super) fn choose_player(ctx: &Rc<Context>, at: usize, bot: Option<Level>) {
    let mut plan = plan(ctx);
    let Some(place) = plan.bots.get_mut(at) else { return };
    *place = bot;
    let level = bot.unwrap_or(plan.level);
    change(ctx, |setup| {
        setup.bots = plan.kept_bots();
        setup.level = Some(level.number());
    });
    refresh(ctx);
}

/// So many people are offered to sit down.
const MOST_OFFERED: usize = 8;
/// So many are remembered.
const MOST_REMEMBERED: usize = 24;

/// Who played before, whichever game, and isn't at this table yet; the last ones first.
pub(super) fn people(ctx: &Context) -> Vec<String> {
    let plan = plan(ctx);
    let settings = ctx.settings();
    let mut people: Vec<String> = Vec::new();
    for name in &settings.people {
        let is_here = plan.names[..plan.players()]
            .iter()
            .any(|here| clean_name(here) == *name);
        if !is_here && !people.contains(name) {
            people.push(name.clone());
        }
    }
    people.truncate(MOST_OFFERED);
    people
}

/// Somebody who played before takes a place.
pub(super) fn seat_person(ctx: &Rc<Context>, at: usize, name: &str) {
    named(ctx, at, name);
    choose_player(ctx, at, None);
}

/// Remembers who plays, but for those who go by a number.
fn remember(ctx: &Context, plan: &Plan) {
    let typed = plan.names[..plan.players()].iter().zip(&plan.bots);
    let persons = typed.filter(|(_, bot)| bot.is_none()).map(|(name, _)| clean_name(name));
    let mut people: Vec<String> = persons.filter(|name| !name.is_empty()).collect();
    ctx.change_settings(|settings| {
        people.extend(std::mem::take(&mut settings.people));
        let mut known = BTreeSet::new();
        people.retain(|name| known.insert(name.clone()));
        people.truncate(MOST_REMEMBERED);
        settings.people = people;
    });
}

/// A mark's shape and colour, for those who listen.
fn mark_label(ctx: &Context, mark: usize) -> SharedString {
    ctx.words().text(&format!("mark-{mark}")).into()
}

/// The names that everybody goes by, in the order of the table.
fn names(ctx: &Context, plan: &Plan) -> Vec<String> {
    let names = plan.names.iter().enumerate();
    names
        .map(|(at, name)| match clean_name(name) {
            name if name.is_empty() => placeholder(ctx, plan, at),
            name => name,
        })
        .collect()
}

fn change(ctx: &Rc<Context>, change: impl FnOnce(&mut Setup)) {
    let name = kind(ctx).name();
    ctx.change_settings(|settings| change(settings.setups.entry(name.into()).or_default()));
}

fn set_option(ctx: &Rc<Context>, key: &str, value: serde_json::Value) {
    change(ctx, |setup| {
        setup.options.insert(key.into(), value);
    });
}

pub(super) fn wire(ctx: &Rc<Context>) {
    temple::wire(ctx);
    let ui = ctx.ui();
    let adapter = ui.global::<SetupAdapter>();
    adapter.on_choose_player_count(with!(ctx, |ctx, index| {
        if let Some(&players) = kind(&ctx).players().get(index as usize) {
            let was_alone = plan(&ctx).is_alone();
            change(&ctx, |setup| {
                setup.options.insert("players".into(), json!(players));
                if setup.first >= players {
                    setup.first = 0;
                }
            });
            if was_alone {
                play_alone(&ctx);
            }
            refresh(&ctx);
        }
    }));
    adapter.on_choose_company(with!(ctx, |ctx, index| {
        if index == 1 {
            play_alone(&ctx);
        } else {
            change(&ctx, |setup| setup.bots.clear());
        }
        refresh(&ctx);
    }));
    adapter.on_named(with!(ctx, |ctx, at, name| named(&ctx, at as usize, &name)));
    adapter.on_name_left(with!(ctx, |ctx, at, name| {
        let (at, clean) = (at as usize, clean_name(&name));
        named(&ctx, at, &clean);
        let seats = ctx.ui().global::<SetupAdapter>().get_seats();
        if clean != *name
            && let Some(row) = seats.row_data(at)
        {
            let name = clean.into();
            seats.set_row_data(at, SetupSeat { name, ..row });
        }
    }));
    adapter.on_name_refused(with!(ctx, |ctx, why| {
        let sentence = match why {
            Refusal::None => return,
            Refusal::TooLong => ctx.text("setup-name-too-long"),
            Refusal::Emoji => ctx.text("setup-name-emoji"),
        };
        ctx.ui().global::<SetupAdapter>().set_names_sentence(sentence);
    }));
    adapter.on_next_mark(with!(ctx, |ctx, at| {
        let mut plan = plan(&ctx);
        plan.next_mark(at as usize);
        change(&ctx, |setup| setup.marks = plan.marks.clone());
        refresh_marks(&ctx);
    }));
    adapter.on_choose_first(with!(ctx, |ctx, at| {
        change(&ctx, |setup| setup.first = at as usize);
        refresh_sentences(&ctx);
    }));
    adapter.on_choose_teams(with!(ctx, |ctx, teams| {
        set_option(&ctx, "teams", json!(teams));
        refresh_sentences(&ctx);
    }));
    adapter.on_choose_length(with!(ctx, |ctx, index| {
        if let Some(&per_colour) = textile::LENGTHS.get(index as usize) {
            set_option(&ctx, "per_colour", json!(per_colour));
            refresh_sentences(&ctx);
        }
    }));
    adapter.on_choose_deal(with!(ctx, |ctx, by_number| {
        set_option(&ctx, "by_number", json!(by_number == 1));
        refresh_sentences(&ctx);
    }));
    adapter.on_deal_typed(with!(ctx, |ctx, text| {
        let number = noses::read_number(&text);
        set_option(
            &ctx,
            "deal",
            number.map_or(serde_json::Value::Null, |number| json!(number)),
        );
        let read = number.map_or_else(String::new, |number| number.to_string());
        // Leading zeros are as good a number while it is being typed.
        if text.trim_start_matches('0') != read.trim_start_matches('0') {
            ctx.ui().global::<SetupAdapter>().set_deal_number(read.into());
        }
    }));
    adapter.on_start(with!(ctx, |ctx| {
        let plan = plan(&ctx);
        remember(&ctx, &plan);
        let names = told_apart(&names(&ctx, &plan));
        let seats: Vec<SeatInfo> = (0..plan.players())
            .map(|seat| {
                let at = plan.at_seat(seat);
                let seat = SeatInfo::named(names[at].clone()).with_mark(plan.marks[at]);
                let seat = seat.with_bot(plan.bots[at]);
                // A number that tells it from a name that somebody typed is part of the name.
                if clean_name(&plan.names[at]).is_empty() && names[at] == placeholder(&ctx, &plan, at) {
                    seat.unnamed_at(at + 1)
                } else {
                    seat
                }
            })
            .collect();
        let game = table::begin(&ctx, plan.begin(seats));
        // The setup is done with, and so are pages above home that led here.
        nav::go_home(&ctx);
        nav::go(&ctx, Entry::Table { game });
    }));
    adapter.on_rules(with!(ctx, |ctx| reader::open(&ctx, kind(&ctx).name())));
}

fn play_alone(ctx: &Rc<Context>) {
    let mut plan = plan(ctx);
    plan.play_alone();
    change(ctx, |setup| setup.bots = plan.kept_bots());
}

/// Takes up a game by its name in records. False if it can't be played.
pub fn open(_ctx: &Rc<Context>, game: &str) -> bool {
    Kind::named(game).is_some()
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
    let numbers: Vec<SharedString> = plan
        .kind
        .players()
        .iter()
        .map(|n| SharedString::from(n.to_string()))
        .collect();
    adapter.set_title(ctx.text(&format!("setup-title-{}", plan.kind.name())));
    adapter.set_player_counts(ModelRc::from(Rc::new(VecModel::from(numbers))));
    let count = plan.kind.players().iter().position(|n| *n == plan.players());
    adapter.set_player_count(count.unwrap_or(0) as i32);
    let persons = plan.bots.iter().filter(|bot| bot.is_none()).count();
    adapter.set_company(if persons == plan.players() {
        0
    } else if plan.is_alone() {
        1
    } else {
        -1
    });
    adapter.set_has_length(plan.kind == Kind::Textile);
    adapter.set_lengths(ModelRc::from(
        textile::LENGTHS.map(|n| SharedString::from(n.to_string())),
    ));
    adapter.set_tiles(pictures::five_colours(ctx.style()));
    adapter.set_has_deal(plan.kind == Kind::Noses);
    adapter.set_has_edition(plan.kind == Kind::Temple);
    let seats: Vec<SetupSeat> = (0..plan.players())
        .map(|at| SetupSeat {
            name: clean_name(&plan.names[at]).into(),
            placeholder: shown_placeholder(ctx, &plan, at),
            mark: plan.marks[at] as i32,
            mark_label: mark_label(ctx, plan.marks[at]),
            bot: plan.bots[at].is_some(),
            player: shown(&who::player(&ctx.words(), plan.bots[at])),
        })
        .collect();
    adapter.set_seats(ModelRc::from(Rc::new(VecModel::from(seats))));
    let number = plan.number("deal").map(|number| number % noses::DEALS);
    adapter.set_deal_number(number.map_or_else(SharedString::new, |number| number.to_string().into()));
    refresh_sentences(ctx);
}

fn refresh_marks(ctx: &Rc<Context>) {
    let plan = plan(ctx);
    let seats = ctx.ui().global::<SetupAdapter>().get_seats();
    for at in 0..seats.row_count() {
        if let Some(row) = seats.row_data(at) {
            let row = SetupSeat {
                mark: plan.marks[at] as i32,
                mark_label: mark_label(ctx, plan.marks[at]),
                ..row
            };
            seats.set_row_data(at, row);
        }
    }
    if plan.kind == Kind::Temple {
        temple::refresh(ctx, &plan);
    }
}

fn refresh_sentences(ctx: &Rc<Context>) {
    let ui = ctx.ui();
    let adapter = ui.global::<SetupAdapter>();
    let plan = plan(ctx);
    adapter.set_first(plan.first as i32);
    let names = names(ctx, &plan);
    let told = told_apart(&names);
    adapter.set_names_sentence(if told == names {
        SharedString::new()
    } else {
        let numbered: Vec<&String> = told.iter().filter(|name| !names.contains(name)).collect();
        ctx.format("setup-names-equal", &[("names", list(&ctx.words(), &numbered).into())])
    });
    let called: Vec<SharedString> = told.iter().map(|name| shown(name)).collect();
    adapter.set_called(ModelRc::from(Rc::new(VecModel::from(called))));
    let name = |seat: usize| told[plan.at_seat(seat)].as_str().into();
    // Whoever sits right of the one who begins does something before: lays the start tile, or deals. In Temple there is
    // only one other.
    let key = match plan.kind {
        Kind::Textile => "setup-first",
        Kind::Noses => "setup-first-noses",
        Kind::Temple => "setup-first-temple",
    };
    adapter.set_first_sentence(ctx.format(key, &[("last", name(told.len() - 1)), ("first", name(0))]));
    if plan.kind == Kind::Temple {
        temple::refresh(ctx, &plan);
    }
    let can_team = plan.kind == Kind::Textile && plan.players() == 4;
    let options = textile::options(&plan);
    adapter.set_can_team(can_team);
    adapter.set_teams(can_team && options.teams);
    if can_team {
        adapter.set_teams_sentence(if options.teams {
            ctx.format(
                "setup-teams-on",
                &[("a", name(0)), ("b", name(1)), ("c", name(2)), ("d", name(3))],
            )
        } else {
            ctx.text("setup-teams-off")
        });
    }
    let length = textile::LENGTHS.iter().position(|n| *n == options.per_colour);
    adapter.set_length(length.unwrap_or(0) as i32);
    adapter.set_length_sentence(ctx.format(
        "setup-length-sentence",
        &[
            ("tiles", textile::tiles(&options).into()),
            ("minutes", textile::minutes(&options).into()),
        ],
    ));
    adapter.set_two_sets(options.per_colour > textile::IN_A_SET);
    let by_number = noses::number(&plan).is_some();
    adapter.set_by_number(by_number);
    let each = TILES / plan.players();
    adapter.set_deal_sentence(if by_number {
        ctx.text("setup-deal-number-more")
    } else if TILES.is_multiple_of(plan.players()) {
        ctx.format("setup-deal-chance-even", &[("tiles", each.into())])
    } else {
        ctx.format(
            "setup-deal-chance",
            &[("tiles", each.into()), ("more", (each + 1).into())],
        )
    });
}
