//! The colours of pictures: tiles, seats, and the few colours of the table that boards need.
//!
//! Contrast and the distance between colours (also for the colour-blind) were computed for these values; change none alone.

/// A colour with red, green, blue and opacity from 0 to 255.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ink {
    pub r: u8,
    pub g: u8,
    pub b: u8,
    pub a: u8,
}

impl Ink {
    /// An opaque colour from `0xRRGGBB`.
    pub const fn rgb(hex: u32) -> Ink {
        Ink {
            r: (hex >> 16) as u8,
            g: (hex >> 8) as u8,
            b: hex as u8,
            a: 255,
        }
    }

    /// The same colour with an opacity from 0 to 1.
    pub fn faded(self, opacity: f32) -> Ink {
        Ink {
            a: (f32::from(self.a) * opacity).round() as u8,
            ..self
        }
    }
}

/// Light or dark, each also with high contrast.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Scheme {
    pub dark: bool,
    pub high_contrast: bool,
}

/// A tile's colours: its face, its edge (the thickness of the foam) and the pattern on the face.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TileInk {
    pub face: Ink,
    pub rim: Ink,
    pub pattern: Ink,
}

/// The ten colours of the set, `A` to `J`; each has a letter, which is also its pattern's ([`super::tile::pattern`]).
const FACES: [(u32, u32, u32, u32); 10] = [
    // face, rim, rim on the dark table, pattern
    (0x5058B4, 0x363D87, 0x8087D8, 0xB9BEF0), // A indigo
    (0xF8DA4A, 0xBE9B1A, 0xBE9B1A, 0x86690A), // B yolk
    (0x9A3214, 0x6C1F09, 0xCF6A48, 0xEFA184), // C brick
    (0xC6DEF8, 0x8CA9CA, 0x8CA9CA, 0x43698F), // D ice
    (0x45A06C, 0x2B7049, 0x2B7049, 0x0F3B22), // E jade
    (0x34312F, 0x161413, 0x7A7269, 0xA59D94), // F ink
    (0xE39AB2, 0xB0677F, 0xB0677F, 0x7A2A45), // G rose
    (0xD96F1A, 0x9E4C0B, 0x9E4C0B, 0x5A2600), // H clay
    (0x75386A, 0x4F2147, 0xB06BA3, 0xDDA6D2), // I plum
    (0xFCF8EC, 0xC9BEA5, 0xC9BEA5, 0x8B7D60), // J chalk
];

const SEATS_LIGHT: [u32; 5] = [0xC9433C, 0x3364C6, 0x743B00, 0x581C75, 0x0F4530];
const SEATS_DARK: [u32; 5] = [0xE8814A, 0x8390F2, 0xFBEB6A, 0xCDB9FF, 0x78C98F];

impl Scheme {
    /// The colours of the tile `A` = 0 to `J` = 9.
    pub fn tile(self, colour: usize) -> TileInk {
        let (face, rim, rim_dark, pattern) = FACES[colour];
        TileInk {
            face: Ink::rgb(face),
            rim: Ink::rgb(if self.dark { rim_dark } else { rim }),
            pattern: Ink::rgb(pattern),
        }
    }

    /// The colour of a seat's mark and bars, seat 0 to 4.
    pub fn seat(self, seat: usize) -> Ink {
        Ink::rgb(if self.dark { SEATS_DARK[seat] } else { SEATS_LIGHT[seat] })
    }

    fn pick(self, [light, dark, high_light, high_dark]: [u32; 4]) -> Ink {
        Ink::rgb(match (self.high_contrast, self.dark) {
            (false, false) => light,
            (false, true) => dark,
            (true, false) => high_light,
            (true, true) => high_dark,
        })
    }

    /// What the tiles lie on.
    pub fn table(self) -> Ink {
        self.pick([0xE9E0D0, 0x26211E, 0xFFFFFF, 0x000000])
    }

    /// Pages, and the ground of what lies beside the table.
    pub fn paper(self) -> Ink {
        self.pick([0xF7F2E8, 0x1B1816, 0xFFFFFF, 0x000000])
    }

    /// The part of the table that is still open.
    pub fn mat(self) -> Ink {
        self.pick([0xF1EADC, 0x2E2925, 0xFFFFFF, 0x000000])
    }

    /// Dots and quiet borders: decoration.
    pub fn grid(self) -> Ink {
        self.pick([0xD3C7B1, 0x3D3630, 0x777777, 0x999999])
    }

    /// Borders that mean something.
    pub fn border(self) -> Ink {
        self.pick([0x857961, 0x968A7B, 0x000000, 0xFFFFFF])
    }

    /// Text and outlines.
    pub fn ink(self) -> Ink {
        self.pick([0x2A2520, 0xF3ECE0, 0x000000, 0xFFFFFF])
    }

    /// "You can do this": offers, ghosts, confirmation.
    pub fn accent(self) -> Ink {
        self.pick([0x0B6166, 0x7FD0C8, 0x00474B, 0x8FF0E6])
    }

    /// What is written on the accent's colour.
    pub fn on_accent(self) -> Ink {
        self.pick([0xFFFFFF, 0x08292B, 0xFFFFFF, 0x000000])
    }

    /// The quiet fill of an offer.
    pub fn soft(self) -> Ink {
        self.pick([0xD3E6E2, 0x1F4546, 0xFFFFFF, 0x000000])
    }

    /// The edge of the nose game's tiles.
    pub fn nose_rim(self) -> Ink {
        self.pick([0xB9AB92, 0x978B78, 0x777777, 0x777777])
    }

    /// The ground of explanations, and what is written on it.
    pub fn tip(self) -> (Ink, Ink) {
        (
            self.pick([0x2A2520, 0xF3ECE0, 0x000000, 0xFFFFFF]),
            self.pick([0xFBF6EA, 0x2A2520, 0xFFFFFF, 0x000000]),
        )
    }

    /// A stitch and its edge, alike in all schemes: it lies on tiles only.
    pub const STITCH: (Ink, Ink) = (Ink::rgb(0xFFFCF5), Ink::rgb(0x2A2520));
}
