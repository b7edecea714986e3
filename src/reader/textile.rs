//! Textile's book: which paragraphs and figures make up which chapter.

use super::book::{Book, Chapter, Part};
use super::figure::{Figure, TextileFigure, TextileShow};
use crate::games::plane::{Square, Turn};
use crate::games::textile::{Colour, Options};

const TWO: Options = Options {
    players: 2,
    per_colour: 6,
    teams: false,
};

pub(super) static BOOK: Book = Book {
    game: "game-textile",
    terms: &["tile", "stack", "patch", "textile", "knot", "side"],
    chapters: &[
        Chapter {
            id: "textile-minute",
            parts: &[
                Part::Paragraph("textile-minute-goal"),
                Part::Figure(CLOTH),
                Part::Paragraph("textile-minute-turn"),
                Part::Paragraph("textile-minute-colours"),
                Part::Paragraph("textile-minute-score"),
                Part::Paragraph("textile-minute-end"),
            ],
        },
        Chapter {
            id: "textile-setup",
            parts: &[
                Part::Paragraph("textile-setup-tiles"),
                Part::Paragraph("textile-setup-stacks"),
                Part::Paragraph("textile-setup-paper"),
                Part::Paragraph("textile-setup-start"),
                Part::Paragraph("textile-setup-first"),
            ],
        },
        Chapter {
            id: "textile-turn",
            parts: &[
                Part::Paragraph("textile-turn-order"),
                Part::Paragraph("textile-turn-choices"),
                Part::Paragraph("textile-turn-first"),
                Part::Paragraph("textile-turn-open"),
            ],
        },
        Chapter {
            id: "textile-take",
            parts: &[
                Part::Paragraph("textile-take-stack"),
                Part::Paragraph("textile-take-side"),
                Part::Figure(TAKE),
                Part::Paragraph("textile-take-fixed"),
                Part::Paragraph("textile-take-done"),
            ],
        },
        Chapter {
            id: "textile-patch",
            parts: &[
                Part::Paragraph("textile-patch-size"),
                Part::Paragraph("textile-patch-colours"),
                Part::Figure(PATCH),
                Part::Paragraph("textile-patch-five"),
            ],
        },
        Chapter {
            id: "textile-knot",
            parts: &[
                Part::Paragraph("textile-knot-whole"),
                Part::Paragraph("textile-knot-side"),
                Part::Figure(KNOT),
                Part::Paragraph("textile-knot-free"),
                Part::Paragraph("textile-knot-colours"),
                Part::Figure(CLASH),
                Part::Paragraph("textile-knot-gap"),
                Part::Paragraph("textile-knot-then"),
            ],
        },
        Chapter {
            id: "textile-score",
            parts: &[
                Part::Paragraph("textile-score-sum"),
                Part::Paragraph("textile-score-sides"),
                Part::Paragraph("textile-score-times"),
                Part::Paragraph("textile-score-gap"),
                Part::Figure(GAP),
                Part::Paragraph("textile-score-kept"),
            ],
        },
        Chapter {
            id: "textile-draw",
            parts: &[
                Part::Paragraph("textile-draw-one"),
                Part::Paragraph("textile-draw-empty"),
                Part::Paragraph("textile-draw-when"),
            ],
        },
        Chapter {
            id: "textile-discard",
            parts: &[
                Part::Paragraph("textile-discard-whole"),
                Part::Paragraph("textile-discard-cost"),
                Part::Paragraph("textile-discard-why"),
            ],
        },
        Chapter {
            id: "textile-end",
            parts: &[
                Part::Paragraph("textile-end-last"),
                Part::Paragraph("textile-end-skip"),
                Part::Figure(END),
                Part::Paragraph("textile-end-over"),
                Part::Paragraph("textile-end-ties"),
            ],
        },
        Chapter {
            id: "textile-more",
            parts: &[
                Part::Paragraph("textile-more-teams"),
                Part::Paragraph("textile-more-sum"),
                Part::Paragraph("textile-more-talk"),
                Part::Paragraph("textile-more-tie"),
                Part::Paragraph("textile-more-longer"),
            ],
        },
        Chapter {
            id: "textile-readings",
            parts: &[
                Part::Paragraph("textile-readings-why"),
                Part::Paragraph("textile-readings-start"),
                Part::Paragraph("textile-readings-gap"),
                Part::Paragraph("textile-readings-ties"),
                Part::Paragraph("textile-readings-longer"),
            ],
        },
        Chapter {
            id: "textile-credits",
            parts: &[
                Part::Paragraph("textile-credits-game"),
                Part::Paragraph("textile-credits-tiles"),
                Part::Paragraph("textile-credits-app"),
                Part::Paragraph("textile-credits-text"),
            ],
        },
    ],
};

/// A game of two up to the knot of [`KNOT`].
const GAME: &[&str] = &[
    "start:D",
    "take:A",
    "take:C",
    "take:B@0,-1",
    "take:B@0,-1",
    "take:C@0,-2",
    "take:E@-1,0",
    "knot:r0@1,0",
    "draw:E",
    "knot:r0@-1,0",
    "draw:A",
    "take:A@0,-1",
    "take:E@0,1",
    "knot:r0@0,-1",
    "draw:D",
    "take:D@0,2",
    "take:C@0,-1",
    "take:B@1,2",
    "take:A@1,0",
    "knot:r0@2,-2",
    "draw:C",
];

const CLOTH: Figure = Figure::textile(
    "textile-figure-cloth",
    TextileFigure {
        options: TWO,
        record: GAME,
        after: GAME.len(),
        show: TextileShow::Textile,
    },
);

const TAKE: Figure = Figure::textile(
    "textile-figure-take",
    TextileFigure {
        options: TWO,
        record: GAME,
        after: 18,
        show: TextileShow::Offers(Colour::A),
    },
);

const PATCH: Figure = Figure::textile(
    "textile-figure-patch",
    TextileFigure {
        options: TWO,
        record: GAME,
        after: GAME.len(),
        show: TextileShow::Offers(Colour::C),
    },
);

const KNOT: Figure = Figure::textile(
    "textile-figure-knot",
    TextileFigure {
        options: TWO,
        record: GAME,
        after: GAME.len(),
        show: TextileShow::Knot {
            turn: Turn::R90,
            by: Square::new(-2, -2),
        },
    },
);

const CLASH: Figure = Figure::textile(
    "textile-figure-clash",
    TextileFigure {
        options: TWO,
        record: GAME,
        after: GAME.len(),
        show: TextileShow::Clash {
            turn: Turn::R90,
            by: Square::new(-3, -1),
        },
    },
);

/// A ring around two squares.
const GAP: Figure = Figure::textile(
    "textile-figure-gap",
    TextileFigure {
        options: TWO,
        record: &[
            "start:A",
            "take:B",
            "take:C",
            "take:A@1,0",
            "take:A@0,1",
            "take:B@2,0",
            "take:B@1,1",
            "knot:r0@1,0",
            "draw:C",
            "take:D@-1,0",
            "take:B@0,1",
            "knot:r0@0,1",
            "draw:D",
            "take:A@-1,1",
            "take:E@1,0",
            "knot:r0@3,1",
            "draw:C",
        ],
        after: 17,
        show: TextileShow::Knot {
            turn: Turn::R0,
            by: Square::new(1, 1),
        },
    },
);

/// A whole game of two, but for its last step.
const END: Figure = Figure::textile(
    "textile-figure-end",
    TextileFigure {
        options: TWO,
        record: &[
            "start:E",
            "take:D",
            "take:E",
            "take:C@0,1",
            "take:C@0,1",
            "take:C@0,-1",
            "take:D@1,0",
            "take:B@0,2",
            "take:E@2,0",
            "knot:r270@2,0",
            "draw:A",
            "knot:r180@5,1",
            "draw:C",
            "take:C@0,-1",
            "take:B@1,0",
            "take:E@1,0",
            "take:D@0,-1",
            "take:D@0,1",
            "take:E@0,-2",
            "knot:r90@3,2",
            "draw:B",
            "knot:r270@2,4",
            "draw:A",
            "take:D@0,1",
            "take:C@-1,0",
            "take:A@-1,0",
            "take:D@-1,1",
            "knot:r90@5,3",
            "draw:E",
            "take:B@0,1",
            "take:B@0,-1",
            "knot:r90@1,3",
            "draw:A",
            "take:A@0,-2",
            "take:B@0,1",
            "take:A@1,0",
            "knot:r270@1,1",
        ],
        after: 37,
        show: TextileShow::Knot {
            turn: Turn::R270,
            by: Square::new(3, 5),
        },
    },
);
