//! What is chosen, as text.

use super::*;

#[test]
fn a_draft_is_a_text() {
    for text in [
        "",
        "37",
        "00",
        "37@2,1E",
        "37@-2,1N+a",
        "37@2,1E+a<4,5+b",
        "37@2,1E+b<-1,-1/b",
        "33@2,1S+a/b",
    ] {
        let draft: Draft = text.parse().unwrap();
        assert_eq!(draft.to_string(), text);
    }
    for text in [
        "73",
        "99",
        "3",
        "37@",
        "37@2,1",
        "37@2,1E+",
        "37@2,1E+b+a",
        "37@2,1E+c",
        "37@2,1E/a",
        "37@2,1E/b/b",
        "37/b",
        "/b",
        "@",
        " ",
        "37 ",
        "37@2,1e",
        "37@1000,1E",
        "+a",
        "ö7",
    ] {
        assert!(text.parse::<Draft>().is_err(), "{text:?}");
    }
}

#[test]
fn impossible_drafts_are_dropped() {
    //   0 1
    let table = game(&["01 05", "15 25"], &["01@0,0E"]);
    let possible = ["15", "25", "15@1,1W", "15@1,1W+a", "15@1,1W+a/b", "15@1,-1W"];
    let impossible = [
        "05",
        "01",
        "88",
        "15@0,1W",
        "15@1,1W+b",
        "15@1,1W+a+b",
        "15@1,1W+a<0,0",
        "15@0,0E",
        "15@5,5E",
        "15@999,999E",
        "15@-999,-999N+a<999,999",
        "25@1,1W",
        "05@1,1W",
    ];
    for (texts, kept) in [(&possible[..], true), (&impossible[..], false)] {
        for text in texts {
            let history = table.history();
            let draft = text.parse().unwrap();
            let restored = Table::restore(history.after(0).clone(), history.played(), &[], draft).unwrap();
            let expected = if kept { draft } else { Draft::None };
            assert_eq!(restored.draft(), expected, "{text}");
        }
    }
}
