//! The colours of a tile in space: its owner's, a step darker for each direction that the light reaches less.
//!
//! Owners differ in lightness as well as in hue, so that no step makes one look like the other. The contrast between
//! pips and faces was computed for these values: 7.2 at least on seat 0's tiles, 4.5 on seat 1's.

use super::face::Across;
use super::view::View;
use crate::games::Seat;
use crate::scene::{Ink, Scheme};

/// An owner's colours.
pub(super) struct Owner {
    /// What faces up, south or north, east or west, and down.
    up: u32,
    y: u32,
    x: u32,
    down: u32,
    rim: u32,
    pips: u32,
}

const OWNERS: [Owner; 2] = [
    Owner {
        up: 0xFBE6D0,
        y: 0xF3D7B9,
        x: 0xE9C8A6,
        down: 0xDDB893,
        rim: 0xB98E66,
        pips: 0x43291A,
    },
    Owner {
        up: 0x5470AD,
        y: 0x47629C,
        x: 0x3A5288,
        down: 0x304576,
        rim: 0x22335A,
        pips: 0xF4F7FF,
    },
];

/// Black and white, with a step of grey for each direction.
const HIGH_CONTRAST: [Owner; 2] = [
    Owner {
        up: 0xFFFFFF,
        y: 0xEDEDED,
        x: 0xDCDCDC,
        down: 0xCCCCCC,
        rim: 0x777777,
        pips: 0x000000,
    },
    Owner {
        up: 0x000000,
        y: 0x161616,
        x: 0x262626,
        down: 0x333333,
        rim: 0x777777,
        pips: 0xFFFFFF,
    },
];

impl Owner {
    pub fn of(seat: Seat, scheme: Scheme) -> &'static Owner {
        let owners = if scheme.high_contrast { &HIGH_CONTRAST } else { &OWNERS };
        &owners[seat.index()]
    }

    /// The colour of a face on the viewer's side.
    pub fn face(&self, across: Across, view: &View) -> Ink {
        Ink::rgb(match across {
            Across::X => self.x,
            Across::Y => self.y,
            Across::Z if view.is_from_below() => self.down,
            Across::Z => self.up,
        })
    }

    pub fn rim(&self) -> Ink {
        Ink::rgb(self.rim)
    }

    pub fn pips(&self) -> Ink {
        Ink::rgb(self.pips)
    }
}
