//! Temple's book: which paragraphs make up which chapter.

use super::book::{Book, Chapter, Part};

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
                Part::Paragraph("temple-floor-below"),
            ],
        },
        Chapter {
            id: "temple-walls",
            parts: &[
                Part::Paragraph("temple-walls-corner"),
                Part::Paragraph("temple-walls-single"),
                Part::Paragraph("temple-walls-hang"),
            ],
        },
        Chapter {
            id: "temple-tops",
            parts: &[
                Part::Paragraph("temple-tops-touch"),
                Part::Paragraph("temple-tops-tunnel"),
                Part::Paragraph("temple-tops-single"),
                Part::Paragraph("temple-tops-corner"),
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
