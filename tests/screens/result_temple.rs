//! The result of Temple: who won and how, each turn, and why each tile that is left had to stay in hand.

use kachel::games::temple::Temple;
use kachel::games::{Game as _, Seat};
use kachel::record::Record;
use kachel::screens::nav::{self, Entry};
use kachel::screens::ui::ResultAdapter;
use kachel::table::Saved;
use kachel::words::Lang;
use serde_json::{Value, json};
use slint::{ComponentHandle, Model};

use crate::hand::{shown, tap};
use crate::harness::{DESKTOP, PHONE, SIDEWAYS, Screen};
use crate::records::finished;

/// The finished game of a vector. The seats have chosen colours of their own.
fn game(vector: &str, names: [&str; 2]) -> String {
    let mut record: Value = serde_json::from_str(&finished(vector, &names)).unwrap();
    record["seats"][0]["colours"] = json!("JIHGF");
    record["seats"][1]["colours"] = json!("EDCBA");
    record.to_string()
}

fn open(vector: &str, lang: Lang, size: (u32, u32)) -> Screen {
    Screen::at_result(&game(vector, ["Mina", "Jonas"]), lang, size)
}

fn saved(vector: &str) -> Saved<Temple> {
    Saved::read(Record::parse(&game(vector, ["Mina", "Jonas"])).unwrap()).unwrap()
}

fn plain(text: &str) -> String {
    text.replace('\u{2060}', "")
}

/// The sentences about the tiles that are left, by hand.
fn hands(screen: &Screen) -> Vec<(String, Vec<(String, String)>)> {
    let view = screen.ui().global::<ResultAdapter>();
    let hands: Vec<_> = view.get_stuck().iter().chain(view.get_hands().iter()).collect();
    let hand = |hand: kachel::screens::ui::ResultHand| {
        let groups = hand.groups.iter();
        let groups = groups.map(|group| (plain(&group.label), plain(&group.text)));
        (plain(&hand.title), groups.collect())
    };
    hands.into_iter().map(hand).collect()
}

#[test]
fn the_last_tile_wins() {
    let screen = open("temple-03", Lang::En, PHONE);
    assert!(screen.has("Jonas wins"), "{:#?}", screen.labels());
    assert!(screen.has("Jonas has put down the last of thirty tiles."));
    let view = screen.ui().global::<ResultAdapter>();
    let rows: Vec<(String, bool)> = view
        .get_rows()
        .iter()
        .map(|row| (row.points.to_string(), row.wins))
        .collect();
    assert_eq!(rows, [("0 left".into(), true), ("7 left".into(), false)]);
    let hands = hands(&screen);
    assert_eq!(hands.len(), 1, "the winner has nothing left");
    assert_eq!(hands[0].0, "What Mina has left");
    let told: usize = hands[0].1.iter().map(|(tiles, _)| tiles.split(", ").count()).sum();
    assert_eq!(told, 7);
}

#[test]
fn whoever_cannot_build_loses_and_every_tile_says_why() {
    let screen = open("temple-x-stuck-original", Lang::En, PHONE);
    assert!(
        screen.has("Mina wins") && screen.has("Jonas is to move and can’t build any more."),
        "{:#?}",
        screen.labels()
    );
    let hands = hands(&screen);
    let titles: Vec<&str> = hands.iter().map(|(title, _)| title.as_str()).collect();
    assert_eq!(titles, ["What Jonas has left", "What Mina has left"]);
    // Each of Jonas’s tiles, with a reason; Mina’s need none.
    let counts: Vec<usize> = hands
        .iter()
        .map(|(_, groups)| groups.iter().map(|(tiles, _)| tiles.split(", ").count()).sum())
        .collect();
    assert_eq!(counts, [25, 23]);
    assert!(hands[0].1.iter().all(|(_, why)| !why.is_empty()), "{hands:#?}");
    assert!(hands[1].1.iter().all(|(_, why)| why.is_empty()), "{hands:#?}");
    let game = saved("temple-x-stuck-original").table;
    let open = game.game().open(Seat(1)).unwrap();
    // By the names of the colours that were chosen.
    let open = saved("temple-x-stuck-original").dyes().letter(open);
    let open = screen.app.ctx.words().text(&format!("colour-{open}"));
    let (_, closed) = hands[0].1.last().unwrap();
    assert!(closed.ends_with(&format!("not before {open} is used up.")), "{closed}");
}

#[test]
fn every_stuck_hand_is_told_whole() {
    for vector in [
        "temple-x-stuck-original",
        "temple-x-stuck-more-original",
        "temple-x-stuck-edited",
        "temple-x-stuck-more-edited",
    ] {
        let screen = open(vector, Lang::De, PHONE);
        let table = saved(vector).table;
        let winner = table.game().winners().unwrap()[0];
        let loser = Seat(1 - winner.0);
        for ((_, groups), seat) in hands(&screen).into_iter().zip([loser, winner]) {
            let mut tiles: Vec<String> = Vec::new();
            for (label, _) in groups {
                tiles.extend(label.split(", ").map(str::to_owned));
            }
            assert_eq!(tiles.len() as u32, table.game().tiles_left(seat), "{vector}: {tiles:?}");
            tiles.sort();
            tiles.dedup();
            assert_eq!(tiles.len() as u32, table.game().tiles_left(seat), "{vector}: {tiles:?}");
        }
    }
}

#[test]
fn each_turn_is_a_block_that_leads_to_its_moment() {
    let screen = open("temple-03", Lang::En, PHONE);
    let table = saved("temple-03").table;
    let rows = screen.ui().global::<ResultAdapter>().get_rows();
    for row in rows.iter() {
        let blocks: Vec<u32> = row.blocks.iter().map(|block| block.text.parse().unwrap()).collect();
        assert_eq!(
            blocks.iter().sum::<u32>() + table.game().tiles_left(Seat(row.seat as u8)),
            30
        );
        for block in row.blocks.iter() {
            let step = table.history().played()[block.after as usize - 1];
            assert_eq!(i32::from(step.first.tile.colour.seat().0), row.seat);
            assert_eq!(step.puts().count().to_string(), block.text.as_str());
        }
    }
    let block = rows.row_data(0).unwrap().blocks.row_data(2).unwrap();
    screen.tap_element(&screen.find(&block.label)[0]);
    assert!(shown(&screen).get_reviewing());
    screen.key(slint::platform::Key::Back);
    assert!(matches!(nav::top(&screen.app.ctx), Entry::Result { .. }));
}

#[test]
fn the_same_people_play_again_with_their_colours() {
    let screen = open("temple-03", Lang::En, PHONE);
    tap(&screen, "Play again");
    let Entry::Table { game } = nav::top(&screen.app.ctx) else {
        panic!("{:#?}", screen.labels());
    };
    screen.app.ctx.keeper.flush().unwrap();
    let text = std::fs::read_to_string(screen.folder().join(format!("games/{game}.json"))).unwrap();
    let again: Saved<Temple> = Saved::read(Record::parse(&text).unwrap()).unwrap();
    let before = saved("temple-03");
    assert_eq!(again.table.history().cursor(), 0);
    assert_eq!(again.table.game().options(), before.table.game().options());
    assert_eq!(
        (again.names(), again.marks(), again.dyes()),
        (before.names(), before.marks(), before.dyes())
    );
}

#[test]
fn how_it_looks() {
    let screen = open("temple-x-stuck-original", Lang::En, PHONE);
    screen.looks_like("temple-result-light-en");
}

#[test]
fn every_text_of_the_result_has_room() {
    for lang in Lang::ALL {
        for size in [PHONE, SIDEWAYS, DESKTOP] {
            for vector in ["temple-03", "temple-x-stuck-original", "temple-x-stuck-more-edited"] {
                let names = ["Wilhelmina-Charlotte", "남궁하늘빛나래솔 이랑"];
                let screen = Screen::at_result(&game(vector, names), lang, size);
                for font in [16.0, 24.0] {
                    screen.set_system_font_size(font);
                    let what = format!("result of {vector} {} {} {font}", lang.code(), size.0);
                    screen.assert_texts_fit(&what);
                    screen.wheel(-10_000.0);
                    screen.assert_texts_fit(&what);
                    if std::env::var_os("KACHEL_LOOK").is_some() {
                        screen.save_picture(&what.replace(' ', "-"));
                    }
                }
            }
        }
    }
}
