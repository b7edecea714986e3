//! From where one looks at the building.

use std::f32::consts::{FRAC_PI_2, PI, TAU};
use std::ops::RangeInclusive;

use crate::scene::path::Point;

/// A point in space: x grows to the east, y to the south, z upwards, as in [`crate::games::temple::lattice`].
pub(super) type Spot = [f32; 3];

/// From where one looks, as an axonometric projection: from infinitely far away, along parallel lines.
///
/// So tiles are equally large wherever they stand, and values can be compared at a glance; panning and zooming change
/// no shape; and what hides what depends on no distance.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct View {
    /// The direction of the viewer, in radians: 0 in the south, growing towards the east.
    pub yaw: f32,
    /// How high the viewer stands, in radians: 0 looks from the side, π/2 from above; below 0 one looks up from below.
    pub pitch: f32,
    /// The point in space that turning leaves in place: it lies at 0,0 of the picture.
    pub pivot: [f32; 3],
}

/// The views that a compass offers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standpoint {
    Above,
    SouthEast,
    SouthWest,
    NorthWest,
    NorthEast,
}

impl Standpoint {
    pub const ALL: [Standpoint; 5] = [
        Standpoint::Above,
        Standpoint::SouthEast,
        Standpoint::SouthWest,
        Standpoint::NorthWest,
        Standpoint::NorthEast,
    ];
    const CORNERS: [Standpoint; 4] = [
        Standpoint::SouthEast,
        Standpoint::SouthWest,
        Standpoint::NorthWest,
        Standpoint::NorthEast,
    ];

    /// This view for somebody who looks from elsewhere now: above, they stay over the corner that they are nearest to.
    pub fn seen_from(self, now: View) -> View {
        let view = View::from(self);
        if self != Standpoint::Above {
            return view;
        }
        let apart = |corner: &Standpoint| angle(View::from(*corner).yaw - now.yaw).abs();
        let nearest = Standpoint::CORNERS
            .into_iter()
            .min_by(|one, other| apart(one).total_cmp(&apart(other)));
        View {
            yaw: nearest.map_or(view.yaw, |corner| View::from(corner).yaw),
            ..view
        }
    }

    /// The one of them that a view is, if it is one.
    pub fn of(view: View) -> Option<Standpoint> {
        Standpoint::ALL.into_iter().find(|standpoint| {
            let other = standpoint.seen_from(view);
            angle(view.yaw - other.yaw).abs() < 1e-3 && (view.pitch - other.pitch).abs() < 1e-3
        })
    }
}

/// The same angle between -π and π.
fn angle(radians: f32) -> f32 {
    (radians + PI).rem_euclid(TAU) - PI
}

impl Default for View {
    fn default() -> View {
        View::from(Standpoint::SouthEast)
    }
}

impl From<Standpoint> for View {
    fn from(standpoint: Standpoint) -> View {
        // Not quite 45 degrees, so that the two directions of walls are told apart and no two edges fall together.
        let corner = |turns: f32| View {
            yaw: (36.0_f32).to_radians() - turns * FRAC_PI_2,
            pitch: (33.0_f32).to_radians(),
            pivot: [0.0; 3],
        };
        match standpoint {
            // Not straight down: there walls are lines, and what they are worth can't be seen.
            Standpoint::Above => View {
                pitch: (62.0_f32).to_radians(),
                ..corner(0.0)
            },
            Standpoint::SouthEast => corner(0.0),
            Standpoint::SouthWest => corner(1.0),
            Standpoint::NorthWest => corner(2.0),
            Standpoint::NorthEast => corner(3.0),
        }
    }
}

impl View {
    /// How far up and down one can go: from below just far enough that the underside of tops can be read.
    pub const PITCHES: RangeInclusive<f32> = -PI / 4.0..=FRAC_PI_2;

    /// Straight down, with the north above: the plan.
    pub const PLAN: View = View {
        yaw: 0.0,
        pitch: FRAC_PI_2,
        pivot: [0.0; 3],
    };

    /// The view after turning by that much; it stops above and below.
    #[must_use]
    pub fn turned(self, yaw: f32, pitch: f32) -> View {
        let yaw = angle(self.yaw + yaw);
        let pitch = (self.pitch + pitch).clamp(*View::PITCHES.start(), *View::PITCHES.end());
        View { yaw, pitch, ..self }
    }

    /// The same view around another point. What lay at `self.project(pivot)` of the picture lies at 0,0 then.
    #[must_use]
    pub fn around(self, pivot: [f32; 3]) -> View {
        View { pivot, ..self }
    }

    /// Where a point in space lies in the picture, in board units; y grows downwards.
    pub fn project(&self, point: [f32; 3]) -> Point {
        let moved = [0, 1, 2].map(|axis| point[axis] - self.pivot[axis]);
        self.direction(moved)
    }

    /// How a direction in space is drawn.
    pub(super) fn direction(&self, [x, y, z]: Spot) -> Point {
        let ((sin, cos), (up, flat)) = (self.yaw.sin_cos(), self.pitch.sin_cos());
        (x * cos - y * sin, (x * sin + y * cos) * up - z * flat)
    }

    /// The direction in which the viewer is, of length 1.
    pub fn toward(&self) -> [f32; 3] {
        let ((sin, cos), (up, flat)) = (self.yaw.sin_cos(), self.pitch.sin_cos());
        [sin * flat, cos * flat, up]
    }

    /// On which side the viewer is along each axis: 1 or -1. Where it's neither, rounding doesn't decide.
    pub(super) fn sides(&self) -> [i32; 3] {
        self.toward().map(|along| if along < -1e-5 { -1 } else { 1 })
    }

    /// Whether one looks up at the building, through the table.
    pub fn is_from_below(&self) -> bool {
        self.sides()[2] < 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(one: Point, other: Point) -> bool {
        (one.0 - other.0).abs() < 1e-5 && (one.1 - other.1).abs() < 1e-5
    }

    #[test]
    fn the_plan_is_seen_straight_down() {
        let view = View::PLAN;
        assert!(near(view.project([2.0, 3.0, 7.0]), (2.0, 3.0)));
        assert!(near(view.around([1.0, 1.0, 1.0]).project([2.0, 3.0, 7.0]), (1.0, 2.0)));
    }

    #[test]
    fn corners_are_where_their_names_say() {
        let sides = Standpoint::ALL.map(|standpoint| View::from(standpoint).sides());
        assert_eq!(sides[1..], [[1, 1, 1], [-1, 1, 1], [-1, -1, 1], [1, -1, 1]]);
    }

    /// A wall that is only a line has no value to read.
    #[test]
    fn from_every_standpoint_all_directions_are_open() {
        for now in [0.0, 1.2, -2.6].map(|yaw| View::default().turned(yaw, 0.0)) {
            for standpoint in Standpoint::ALL {
                let view = standpoint.seen_from(now);
                assert!(
                    view.toward().iter().all(|part| part.abs() > 0.25),
                    "{standpoint:?} {view:?}"
                );
                assert_eq!(Standpoint::of(view), Some(standpoint));
            }
        }
        assert_eq!(Standpoint::of(View::PLAN), None);
    }

    #[test]
    fn above_one_stays_over_the_corner_that_one_was_at() {
        for corner in Standpoint::CORNERS.map(View::from) {
            let above = Standpoint::Above.seen_from(corner.turned(0.3, -0.2));
            assert!((above.yaw - corner.yaw).abs() < 1e-5 && above.pitch > corner.pitch + 0.4);
        }
    }

    #[test]
    fn what_is_toward_the_viewer_stays_in_place() {
        for (yaw, pitch) in [(0.3, 0.5), (-2.0, 1.2), (3.0, -0.4)] {
            let view = View {
                yaw,
                pitch,
                pivot: [1.0, -2.0, 0.5],
            };
            let at = [3.0, 1.0, 2.0];
            let nearer: Vec<f32> = at.iter().zip(view.toward()).map(|(at, by)| at + 2.5 * by).collect();
            assert!(near(view.project(at), view.project([nearer[0], nearer[1], nearer[2]])));
            assert!(near(view.project(view.pivot), (0.0, 0.0)));
        }
    }

    #[test]
    fn turning_stops_above_and_below_and_goes_around() {
        let view = View::default().turned(0.0, 9.0);
        assert_eq!(view.pitch, FRAC_PI_2);
        assert_eq!(view.turned(0.0, -9.0).pitch, *View::PITCHES.start());
        let once_around = (0..8).fold(view, |view, _| view.turned(PI / 4.0, 0.0));
        assert!((once_around.yaw - view.yaw).abs() < 1e-5);
    }
}
