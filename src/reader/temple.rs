//! Temple's book: which paragraphs and figures make up which chapter.

use super::book::{Book, Chapter, Part};
use super::figure::{Figure, TempleFigure, TempleShow};
use crate::scene::temple::Standpoint;

pub(super) static BOOK: Book = Book {
    game: "game-temple",
    terms: &[
        "floor",
        "wall",
        "top",
        "corner-wall",
        "single-wall",
        "tunnel",
        "single-top",
        "corner-top",
        "storey",
        "value",
    ],
    chapters: &[
        Chapter {
            id: "temple-minute",
            parts: &[
                Part::Paragraph("temple-minute-goal"),
                Part::Figure(BUILDING),
                Part::Paragraph("temple-minute-turn"),
                Part::Paragraph("temple-minute-values"),
                Part::Paragraph("temple-minute-end"),
            ],
        },
        Chapter {
            id: "temple-start",
            parts: &[
                Part::Paragraph("temple-start-tiles"),
                Part::Paragraph("temple-start-colours"),
                Part::Paragraph("temple-start-alike"),
                Part::Paragraph("temple-start-first"),
            ],
        },
        Chapter {
            id: "temple-tiles",
            parts: &[
                Part::Paragraph("temple-tiles-kinds"),
                Part::Paragraph("temple-tiles-touch"),
                Part::Paragraph("temple-tiles-height"),
                Part::Paragraph("temple-tiles-place"),
                Part::Paragraph("temple-tiles-above"),
                Part::Figure(ABOVE),
            ],
        },
        Chapter {
            id: "temple-turn",
            parts: &[
                Part::Paragraph("temple-turn-order"),
                Part::Paragraph("temple-turn-ways"),
                Part::Paragraph("temple-turn-before"),
            ],
        },
        Chapter {
            id: "temple-floor",
            parts: &[
                Part::Paragraph("temple-floor-way"),
                Part::Figure(FLOOR),
                Part::Paragraph("temple-floor-below"),
            ],
        },
        Chapter {
            id: "temple-walls",
            parts: &[
                Part::Paragraph("temple-walls-corner"),
                Part::Figure(CORNER_WALL),
                Part::Paragraph("temple-walls-single"),
                Part::Figure(SINGLE_WALL),
                Part::Paragraph("temple-walls-hang"),
            ],
        },
        Chapter {
            id: "temple-tops",
            parts: &[
                Part::Paragraph("temple-tops-touch"),
                Part::Paragraph("temple-tops-tunnel"),
                Part::Figure(TUNNEL),
                Part::Paragraph("temple-tops-single"),
                Part::Figure(SINGLE_TOP),
                Part::Paragraph("temple-tops-corner"),
                Part::Figure(CORNER_TOP),
                Part::Paragraph("temple-tops-many"),
            ],
        },
        Chapter {
            id: "temple-colours",
            parts: &[
                Part::Paragraph("temple-colours-open"),
                Part::Paragraph("temple-colours-turn"),
                Part::Paragraph("temple-colours-few"),
                Part::Paragraph("temple-colours-each"),
            ],
        },
        Chapter {
            id: "temple-values",
            parts: &[
                Part::Paragraph("temple-values-rule"),
                Part::Figure(VALUE),
                Part::Paragraph("temple-values-turn"),
                Part::Paragraph("temple-values-small"),
            ],
        },
        Chapter {
            id: "temple-end",
            parts: &[Part::Paragraph("temple-end-win"), Part::Paragraph("temple-end-over")],
        },
        Chapter {
            id: "temple-edited",
            parts: &[
                Part::Paragraph("temple-edited-why"),
                Part::Paragraph("temple-edited-walls"),
                Part::Paragraph("temple-edited-colours"),
                Part::Paragraph("temple-edited-values"),
            ],
        },
        Chapter {
            id: "temple-words",
            parts: &[
                Part::Paragraph("temple-words-floor"),
                Part::Paragraph("temple-words-wall"),
                Part::Paragraph("temple-words-top"),
                Part::Paragraph("temple-words-corner-wall"),
                Part::Paragraph("temple-words-single-wall"),
                Part::Paragraph("temple-words-tunnel"),
                Part::Paragraph("temple-words-single-top"),
                Part::Paragraph("temple-words-corner-top"),
                Part::Paragraph("temple-words-storey"),
                Part::Paragraph("temple-words-value"),
            ],
        },
        Chapter {
            id: "temple-readings",
            parts: &[
                Part::Paragraph("temple-readings-why"),
                Part::Paragraph("temple-readings-above"),
                Part::Paragraph("temple-readings-walls"),
                Part::Paragraph("temple-readings-tunnel"),
                Part::Paragraph("temple-readings-values"),
            ],
        },
        Chapter {
            id: "temple-credits",
            parts: &[
                Part::Paragraph("temple-credits-game"),
                Part::Paragraph("temple-credits-tiles"),
                Part::Paragraph("temple-credits-app"),
                Part::Paragraph("temple-credits-text"),
            ],
        },
    ],
};

/// A game that all figures look at.
const GAME: &[&str] = &[
    "F0,0=A1",
    "F1,0=F1",
    "X0,0=A2+Y0,0=A5",
    "Y1,0=F4",
    "X-1,0=A4+T-1,0=A3",
    "F1,1=F2",
    "Y0,1=A6",
    "X1,1=F3",
    "T0,1=B3",
    "F2,0=F5",
    "X-1,1=B5+Y-1,2=B6+T-1,1=B4",
];

/// The step that follows so many others, before it is confirmed.
const fn turn(id: &'static str, after: usize, from: Standpoint) -> Figure {
    of_game(id, after, TempleShow::Turn(GAME[after]), from)
}

const fn of_game(id: &'static str, after: usize, show: TempleShow, from: Standpoint) -> Figure {
    let figure = TempleFigure {
        record: GAME,
        after,
        show,
        from,
    };
    Figure::temple(id, figure)
}

const BUILDING: Figure = of_game(
    "temple-figure-building",
    GAME.len(),
    TempleShow::Building,
    Standpoint::SouthWest,
);
const ABOVE: Figure = of_game(
    "temple-figure-above",
    3,
    TempleShow::Refused("T0,0=F6"),
    Standpoint::SouthEast,
);
const FLOOR: Figure = turn("temple-figure-floor", 5, Standpoint::SouthEast);
const CORNER_WALL: Figure = turn("temple-figure-corner-wall", 2, Standpoint::SouthEast);
const SINGLE_WALL: Figure = turn("temple-figure-single-wall", 3, Standpoint::SouthEast);
const TUNNEL: Figure = turn("temple-figure-tunnel", 4, Standpoint::SouthWest);
const SINGLE_TOP: Figure = turn("temple-figure-single-top", 8, Standpoint::SouthWest);
const CORNER_TOP: Figure = turn("temple-figure-corner-top", 10, Standpoint::SouthWest);
const VALUE: Figure = of_game(
    "temple-figure-value",
    5,
    TempleShow::Refused("X-1,0^1=F2"),
    Standpoint::SouthEast,
);
