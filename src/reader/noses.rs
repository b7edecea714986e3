//! The nose game's book: which paragraphs and figures make up which chapter.

use super::book::{Book, Chapter, Part};
use super::figure::{Figure, NosesFigure, NosesShow};

pub(super) static BOOK: Book = Book {
    game: "game-noses",
    terms: &["nose-tile", "double", "group", "stone", "reserve", "hole"],
    chapters: &[
        Chapter {
            id: "noses-minute",
            parts: &[
                Part::Paragraph("noses-minute-goal"),
                Part::Figure(TABLE),
                Part::Paragraph("noses-minute-turn"),
                Part::Paragraph("noses-minute-stones"),
                Part::Paragraph("noses-minute-end"),
            ],
        },
        Chapter {
            id: "noses-setup",
            parts: &[
                Part::Paragraph("noses-setup-tiles"),
                Part::Paragraph("noses-setup-stones"),
                Part::Paragraph("noses-setup-deal"),
                Part::Paragraph("noses-setup-open"),
                Part::Paragraph("noses-setup-room"),
                Part::Paragraph("noses-setup-first"),
            ],
        },
        Chapter {
            id: "noses-turn",
            parts: &[
                Part::Paragraph("noses-turn-order"),
                Part::Paragraph("noses-turn-steps"),
                Part::Paragraph("noses-turn-lay"),
                Part::Paragraph("noses-turn-pass"),
            ],
        },
        Chapter {
            id: "noses-lay",
            parts: &[
                Part::Paragraph("noses-lay-free"),
                Part::Paragraph("noses-lay-first"),
                Part::Paragraph("noses-lay-two"),
                Part::Paragraph("noses-lay-match"),
                Part::Figure(TOUCH),
                Part::Figure(MATCH),
            ],
        },
        Chapter {
            id: "noses-space",
            parts: &[
                Part::Paragraph("noses-space-ten"),
                Part::Paragraph("noses-space-edge"),
                Part::Figure(WIDE),
                Part::Paragraph("noses-space-hole"),
                Part::Figure(HOLE),
                Part::Paragraph("noses-space-bay"),
            ],
        },
        Chapter {
            id: "noses-group",
            parts: &[
                Part::Paragraph("noses-group-what"),
                Part::Paragraph("noses-group-double"),
                Part::Paragraph("noses-group-form"),
                Part::Figure(GROUP),
                Part::Paragraph("noses-group-owner"),
            ],
        },
        Chapter {
            id: "noses-stone",
            parts: &[
                Part::Paragraph("noses-stone-back"),
                Part::Paragraph("noses-stone-put"),
                Part::Figure(EXTEND),
                Part::Paragraph("noses-stone-from"),
                Part::Figure(MOVE),
                Part::Paragraph("noses-stone-to"),
                Part::Paragraph("noses-stone-none"),
                Part::Paragraph("noses-stone-link"),
                Part::Figure(LINK),
            ],
        },
        Chapter {
            id: "noses-end",
            parts: &[
                Part::Paragraph("noses-end-pass"),
                Part::Paragraph("noses-end-over"),
                Part::Paragraph("noses-end-points"),
                Part::Figure(POINTS),
                Part::Paragraph("noses-end-win"),
            ],
        },
        Chapter {
            id: "noses-words",
            parts: &[
                Part::Paragraph("noses-words-tile"),
                Part::Paragraph("noses-words-double"),
                Part::Paragraph("noses-words-group"),
                Part::Paragraph("noses-words-stone"),
                Part::Paragraph("noses-words-reserve"),
                Part::Paragraph("noses-words-hole"),
                Part::Paragraph("noses-words-noses"),
            ],
        },
        Chapter {
            id: "noses-readings",
            parts: &[
                Part::Paragraph("noses-readings-why"),
                Part::Paragraph("noses-readings-tiles"),
                Part::Paragraph("noses-readings-players"),
                Part::Paragraph("noses-readings-corners"),
                Part::Paragraph("noses-readings-link"),
                Part::Paragraph("noses-readings-tie"),
            ],
        },
        Chapter {
            id: "noses-credits",
            parts: &[
                Part::Paragraph("noses-credits-game"),
                Part::Paragraph("noses-credits-noses"),
                Part::Paragraph("noses-credits-app"),
                Part::Paragraph("noses-credits-text"),
            ],
        },
    ],
};

/// A game of three that most figures look at, and the tiles that it needs.
const HANDS: &[&str] = &["45 02 58 36", "15 25 27 46", "12 57 68 37"];
const GAME: &[&str] = &[
    "45@0,0E",
    "15@0,1E+b",
    "12@0,2E+a",
    "02@0,3E+b",
    "25@2,3N+a",
    "57@3,2S+a",
    "58@2,1E+a",
    "27@2,4E+a+b",
    "68@4,2N",
];

/// A figure of that game, after so many steps.
const fn of_game(id: &'static str, after: usize, show: NosesShow) -> Figure {
    let figure = NosesFigure {
        hands: HANDS,
        record: GAME,
        after,
        show,
    };
    Figure::noses(id, figure)
}

const TABLE: Figure = of_game("noses-figure-table", 7, NosesShow::Table);
const TOUCH: Figure = of_game("noses-figure-touch", 2, NosesShow::Laying("12@0,2E"));
const MATCH: Figure = of_game("noses-figure-match", 2, NosesShow::Refused("37@0,2E"));
const EXTEND: Figure = of_game("noses-figure-extend", 4, NosesShow::Laying("25@2,3N+a"));
const LINK: Figure = of_game("noses-figure-link", 6, NosesShow::Laying("58@2,1E+a"));
const GROUP: Figure = of_game("noses-figure-group", 7, NosesShow::Laying("27@2,4E+a+b"));
const POINTS: Figure = of_game("noses-figure-points", GAME.len(), NosesShow::Table);

/// A row of ten columns.
const WIDE: Figure = Figure::noses(
    "noses-figure-wide",
    NosesFigure {
        hands: &["01 13 45 67 89 04", "12 34 56 78 09"],
        record: &[
            "01@0,0E", "12@1,1W", "13@2,0S", "34@3,1N", "45@4,0S", "56@5,1N", "67@6,0S", "78@7,1N", "89@8,0S",
            "09@9,0S",
        ],
        after: 10,
        show: NosesShow::Refused("04@10,0S"),
    },
);

const HOLE: Figure = Figure::noses(
    "noses-figure-hole",
    NosesFigure {
        hands: &["49 04 48 47 05", "44 14 34 45"],
        record: &[
            "49@0,0E",
            "44@0,-1E+a",
            "04@2,0N+b",
            "14@-1,0N+b",
            "48@3,-1S+a",
            "34@0,-2W+b",
            "47@3,-2W+a",
            "45@-1,-3E+a",
        ],
        after: 8,
        show: NosesShow::Refused("05@2,-3W"),
    },
);

/// All of a player's stones are on the table.
const MOVE: Figure = Figure::noses(
    "noses-figure-move",
    NosesFigure {
        hands: &["06 08 78 24 35 45 46", "26 03 38 27 44 22 47"],
        record: &[
            "06@0,0E",
            "26@0,-1E+b",
            "08@0,1E+a",
            "03@-1,0S+a",
            "78@2,0S",
            "38@0,2E+b",
            "24@-1,-1N",
            "27@3,1N+b",
            "35@-1,2W+a",
            "44@0,-2E",
            "45@-2,0S",
            "22@4,0S+a",
            "46@-2,-1W",
        ],
        after: 13,
        show: NosesShow::Laying("47@0,-3E+a<1,-1"),
    },
);
