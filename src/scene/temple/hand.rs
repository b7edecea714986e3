//! Tiles as one holds them: seen straight, with a little of their thickness below.

use super::face::Across;
use super::ink::Owner;
use super::panel::Panel;
use super::view::View;
use crate::games::temple::Tile;
use crate::scene::{Rect, Shape, Stroke, Style};

/// The part of the plane that [`hand_tile`] draws in, around the tile's middle.
pub const HAND_VIEW: Rect = Rect::new(-0.63, -0.63, 1.26, 1.34);

/// How a tile in a hand is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct HandLook {
    /// Only where it was: its outline, and what it was worth.
    pub used: bool,
    /// Outlined: it is one of the half-made step's.
    pub chosen: bool,
    /// It can't be put down now.
    pub dimmed: bool,
}

/// How much of the thickness shows.
const RIM: f32 = 0.08;

/// A tile in a hand, its middle at 0,0.
pub fn hand_tile(tile: Tile, look: HandLook, style: Style) -> Vec<Shape> {
    let HandLook { used, chosen, dimmed } = look;
    let scheme = style.scheme;
    let view = View::PLAN;
    let panel = Panel::new(Across::Z, &view);
    if used {
        return panel.gap(tile, scheme);
    }
    let owner = Owner::of(tile.colour.seat(), scheme);
    let mut shapes = Vec::new();
    if chosen {
        shapes.extend(
            panel
                .body
                .shape((0.0, 0.0), None, Some(Stroke::new(scheme.accent(), 0.16))),
        );
        shapes.extend(
            panel
                .body
                .shape((0.0, RIM), None, Some(Stroke::new(scheme.accent(), 0.16))),
        );
    }
    shapes.extend(panel.body.shape((0.0, RIM), Some(owner.rim()), None));
    panel.draw_front(tile, (0.0, 0.0), &view, style, &mut shapes);
    if dimmed && scheme.high_contrast {
        // No dimming there: a stroke across, with an edge that sets it off.
        for (ink, width) in [(owner.face(Across::Z, &view), 0.16), (owner.pips(), 0.08)] {
            let mut line = super::sketch::Path::default();
            line.line((-0.42, 0.42), (0.42, -0.42));
            shapes.extend(line.shape((0.0, 0.0), None, Some(Stroke::new(ink, width))));
        }
    } else if dimmed {
        let veil = scheme.paper().faded(0.58);
        shapes.extend(panel.body.shape((0.0, RIM), Some(veil), None));
        shapes.extend(panel.body.shape((0.0, 0.0), Some(veil), None));
    }
    shapes
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::Seat;
    use crate::games::temple::Colour;
    use crate::scene::{Scheme, extent};

    #[test]
    fn tiles_in_hand_keep_to_their_view() {
        for dark in [false, true] {
            for high_contrast in [false, true] {
                let style = Style {
                    scheme: Scheme { dark, high_contrast },
                    ..Style::default()
                };
                for colour in Colour::of(Seat(0)).chain(Colour::of(Seat(1))) {
                    let tile = Tile::new(colour, 6).unwrap();
                    let plain = hand_tile(tile, HandLook::default(), style);
                    let look = |used| HandLook {
                        used,
                        dimmed: true,
                        chosen: true,
                    };
                    assert_eq!(plain.len(), 4);
                    for used in [false, true] {
                        let covered = extent(&hand_tile(tile, look(used), style)).unwrap();
                        let within = HAND_VIEW.grown(1e-3);
                        assert!(within.contains(covered.x, covered.y), "{covered:?}");
                        assert!(
                            within.contains(covered.x + covered.w, covered.y + covered.h),
                            "{covered:?}"
                        );
                    }
                }
            }
        }
    }
}
