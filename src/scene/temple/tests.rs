//! What hides what, and what is hit, in random positions of random games and from many angles, against rays through the
//! scene.

use std::collections::BTreeSet;
use std::f32::consts::{FRAC_PI_2, PI};

use rand_core::Rng;

use super::face::{Across, Drawn, centre};
use super::hit::distance;
use super::ink::Owner;
use super::*;
use crate::games::temple::{Edition, Options, Place, Put, Temple};
use crate::games::{Game, Seat, chance};
use crate::scene::path::{Point, bounds, segments};
use crate::scene::raster::pixels;
use crate::scene::{Frame, Ink, Marking, Piece, Rect, Scheme, Shape, Style, extent, spent};

/// A random number from 0 to 1.
fn part(rng: &mut impl Rng) -> f32 {
    chance::below(rng, 1 << 20) as f32 / (1 << 20) as f32
}

/// A random game after so many tiles, or at its end.
fn game(number: u64, tiles: usize) -> Temple {
    let edition = if number.is_multiple_of(2) {
        Edition::Original
    } else {
        Edition::Edited
    };
    let mut game = Temple::new(&Options { edition }).unwrap();
    let (mut rng, mut room) = (chance::seeded(number), Vec::new());
    while game.tiles().len() < tiles
        && let Some(step) = game.draw_step(&mut rng, &mut room)
    {
        game.play_legal(step);
    }
    game
}

/// What lies there, and ghosts of some legal steps: each place once.
fn with_ghosts(game: &Temple) -> Vec<Face> {
    let mut faces = laid(game);
    let mut taken: BTreeSet<Place> = faces.iter().map(|face| face.place).collect();
    let (mut rng, mut room) = (chance::seeded(7), Vec::new());
    let steps = (0..8)
        .filter_map(|_| game.draw_step(&mut rng, &mut room))
        .collect::<Vec<_>>();
    for put in steps.iter().flat_map(|step| step.puts()) {
        if taken.insert(put.place) {
            faces.push(Face::new(put, Look::Ghost));
        }
    }
    faces
}

/// Early and late positions of both editions, with ghosts.
fn positions() -> impl Iterator<Item = Vec<Face>> {
    (0..14).map(|number| with_ghosts(&game(number, [8, 18, 60][number as usize % 3])))
}

/// The standard views, some that look along planes or nearly so, and random ones.
fn views() -> Vec<View> {
    let mut rng = chance::seeded(3);
    let (low, high) = (*View::PITCHES.start(), *View::PITCHES.end());
    let along = [
        (0.0, FRAC_PI_2),
        (0.0, 0.0),
        (FRAC_PI_2, 0.6),
        (1e-3, 0.9),
        (0.4, 1e-3),
        (-FRAC_PI_2 + 2e-4, low),
        (PI, -1e-3),
    ];
    let random: Vec<(f32, f32)> = (0..12)
        .map(|_| (2.0 * PI * part(&mut rng), low + (high - low) * part(&mut rng)))
        .collect();
    let view = |(yaw, pitch)| View {
        yaw,
        pitch,
        pivot: [0.5, -1.0, 0.25],
    };
    let standard = Standpoint::ALL.into_iter().map(View::from);
    standard.chain(along.into_iter().chain(random).map(view)).collect()
}

/// The line of sight through a point of the picture: a point on it, and its direction towards the viewer.
fn ray(view: &View, (x, y): Point) -> ([f32; 3], [f32; 3]) {
    let ((sin, cos), (up, flat)) = (view.yaw.sin_cos(), view.pitch.sin_cos());
    let (right, down) = ([cos, -sin, 0.0], [sin * up, cos * up, -flat]);
    let from = [0, 1, 2].map(|axis| view.pivot[axis] + x * right[axis] + y * down[axis]);
    (from, [sin * flat, cos * flat, up])
}

/// Where a ray meets a face.
struct Meeting {
    /// How far to the front.
    along: f32,
    /// How far within the face's nearest side; below 0 it misses the face.
    inside: f32,
}

fn meet(face: &Face, view: &View, point: Point) -> Option<Meeting> {
    let (from, toward) = ray(view, point);
    let (axis, centre) = (Across::of(face.place) as usize, centre(face.place));
    if toward[axis].abs() < 1e-4 {
        return None;
    }
    let along = (centre[axis] - from[axis]) / toward[axis];
    let others = [(axis + 1) % 3, (axis + 2) % 3];
    let inside = others.map(|other| 0.5 - (from[other] + along * toward[other] - centre[other]).abs());
    Some(Meeting {
        along,
        inside: inside[0].min(inside[1]),
    })
}

/// The faces that a ray meets, from front to back; `None` if it goes by so near to a side that rounding could decide.
fn met(faces: &[Face], view: &View, point: Point, doubt: f32) -> Option<Vec<usize>> {
    let mut met = Vec::new();
    for (index, face) in faces.iter().enumerate() {
        let Some(meeting) = meet(face, view, point) else {
            continue;
        };
        if meeting.inside.abs() < doubt {
            return None;
        }
        if meeting.inside > 0.0 {
            met.push((meeting.along, index));
        }
    }
    met.sort_by(|one, other| other.0.total_cmp(&one.0));
    Some(met.into_iter().map(|(_, index)| index).collect())
}

/// What all the faces cover of the picture.
fn covered(faces: &[Face], view: &View) -> Rect {
    let points = faces.iter().map(|face| view.project(centre(face.place)));
    let rect = |(x, y)| Rect::new(x, y, 0.0, 0.0).grown(0.8);
    points.map(rect).reduce(Rect::union).unwrap()
}

#[test]
fn what_hides_what_is_right_from_everywhere() {
    let mut rng = chance::seeded(11);
    let (mut points, mut behind) = (0, 0);
    for faces in positions() {
        for view in views() {
            let Rect { x, y, w, h } = covered(&faces, &view);
            for _ in 0..60 {
                let point = (x + w * part(&mut rng), y + h * part(&mut rng));
                let Some(met) = met(&faces, &view, point, 2e-3) else {
                    continue;
                };
                assert_eq!(under(&faces, &view, point), met, "{view:?} {point:?} {faces:?}");
                points += 1;
                behind += met.len().saturating_sub(1);
            }
        }
    }
    assert!(points > 15_000 && behind > 5_000, "{points} {behind}");
}

/// The picture as it's drawn, with each face's shapes in a colour of its own.
#[test]
fn each_pixel_shows_the_front_most_face() {
    // More than teeth, thickness and a line along it move an edge by.
    const DOUBT: f32 = 0.14;
    let (mut rng, mut seen) = (chance::seeded(5), 0);
    for (number, faces) in positions().enumerate() {
        for view in views().into_iter().skip(number % 3).step_by(3) {
            let order = back_to_front(&faces, &view);
            let single = |&index: &usize| shapes(&[faces[index]], &view, Style::default());
            let list: Vec<Shape> = order.iter().flat_map(single).collect();
            assert_eq!(shapes(&faces, &view, Style::default()), list);
            let coloured = |index: &usize| {
                let ink = Ink::rgb(1 + *index as u32);
                let mut list = single(index);
                for shape in &mut list {
                    shape.fill = shape.fill.map(|_| ink);
                    shape.stroke = shape.stroke.map(|stroke| crate::scene::Stroke { ink, ..stroke });
                }
                list
            };
            let list: Vec<Shape> = order.iter().flat_map(coloured).collect();
            let (x, y) = covered(&faces, &view).centre();
            let (size, unit) = (16.0, 20.0);
            let frame = Frame::fit(
                Rect::new(x - size / 2.0, y - size / 2.0, size, size),
                (size * unit) as u32,
            );
            let outlines: Vec<Drawn> = faces.iter().map(|face| Drawn::new(face.place, &view)).collect();
            let picture = pixels(&list, &frame, Ink::rgb(0));
            let Rect { x: left, y: top, w, h } = covered(&faces, &view);
            for _ in 0..400 {
                let pixel = |point: f32, middle: f32| ((point - middle + size / 2.0) * unit) as u32;
                let column = pixel(left + w * part(&mut rng), x).min(frame.width - 1);
                let row = pixel(top + h * part(&mut rng), y).min(frame.height - 1);
                let at = |pixel: u32| (pixel as f32 + 0.5) / unit - size / 2.0;
                let point = (x + at(column), y + at(row));
                if outlines.iter().any(|face| distance(face, point) < DOUBT) {
                    continue;
                }
                let front = met(&faces, &view, point, 0.0).unwrap();
                let pixel = picture.pixel(column, row).unwrap();
                let shown = u32::from(pixel.green()) << 8 | u32::from(pixel.blue());
                let front = front.first().map_or(0, |&index| 1 + index as u32);
                assert_eq!(shown, front, "{view:?} {point:?} {faces:?}");
                seen += u32::from(front > 0);
            }
        }
    }
    assert!(seen > 2_500, "{seen}");
}

#[test]
fn faces_are_hit_in_their_middle() {
    for faces in positions() {
        for view in views() {
            for (index, face) in faces.iter().enumerate() {
                let point = view.project(centre(face.place));
                assert_eq!(
                    near(&faces, &view, point, 0.1)
                        .iter()
                        .filter(|&&hit| hit == index)
                        .count(),
                    1
                );
                if Across::of(face.place).openness(&view) < 0.01 {
                    continue;
                }
                let hits = under(&faces, &view, point);
                let own = hits.iter().position(|&hit| hit == index).expect("it is hit");
                let along = |index: usize| meet(&faces[index], &view, point).unwrap().along;
                let in_front = hits[..own].iter().all(|&hit| along(hit) >= along(index) - 1e-3);
                let behind = hits[own..].iter().all(|&hit| along(hit) <= along(index) + 1e-3);
                assert!(in_front && behind, "{view:?} {face:?} {hits:?}");
            }
        }
    }
}

#[test]
fn a_finger_finds_the_nearest_face_beside_it() {
    let faces = [Place::floor(0, 0), Place::floor(3, 0)].map(Face::offer);
    let above = View::PLAN;
    assert_eq!(near(&faces, &above, (1.2, 0.5), 0.3), [0]);
    assert_eq!(near(&faces, &above, (1.2, 0.5), 0.1), [] as [usize; 0]);
    assert_eq!(near(&faces, &above, (2.2, 0.5), 2.0), [1, 0]);
    assert_eq!(near(&faces, &above, (0.2, 0.5), 9.0), [0, 1]);
}

#[test]
fn turning_stays_within_the_same_part_of_the_picture() {
    for faces in positions() {
        let pivot = pivot(&faces);
        let within = around(&faces, pivot);
        for view in views() {
            let list = shapes(&faces, &view.around(pivot), Style::default());
            let covered = extent(&list).unwrap();
            // Teeth, thickness and ghosts' outlines reach a little further.
            let within = within.grown(0.12);
            assert_eq!(within.union(covered), within, "{view:?}");
        }
    }
}

#[test]
fn the_order_holds_within_a_quarter() {
    let faces = with_ghosts(&game(4, 40));
    let order = back_to_front(&faces, &View::default());
    for (yaw, pitch) in [(0.01, 0.01), (1.5, 1.5), (0.7, 0.2)] {
        let view = View {
            yaw,
            pitch,
            ..View::default()
        };
        assert_eq!(back_to_front(&faces, &view), order);
    }
}

#[test]
fn what_would_be_is_drawn_over_what_is() {
    let put: Put = "X1,0=B3".parse().unwrap();
    let faces = [Face::new(put, Look::Refused), Face::laid(put)];
    assert_eq!(back_to_front(&faces, &View::default()), [1, 0]);
    assert_eq!(
        under(&faces, &View::default(), View::default().project([1.0, 0.5, 0.5])),
        [0, 1]
    );
}

#[test]
fn looking_inside_clears_the_way_to_a_place() {
    let mut looked_through = 0;
    for faces in positions().step_by(2) {
        for view in Standpoint::ALL.map(View::from) {
            for target in faces.iter().step_by(5) {
                let mut clear = faces.clone();
                look_inside(&mut clear, &view, target.place);
                let hides: Vec<usize> = before(&faces, &view, target.place);
                let mut witnessed = BTreeSet::new();
                let [u, v] = Across::of(target.place).sides();
                for i in 0..400 {
                    let at = [(i % 20) as f32 / 20.0 - 0.475, (i / 20) as f32 / 20.0 - 0.475];
                    let centre = centre(target.place);
                    let point = view.project([0, 1, 2].map(|axis| centre[axis] + at[0] * u[axis] + at[1] * v[axis]));
                    let Some(met) = met(&faces, &view, point, 1e-3) else {
                        continue;
                    };
                    let before = met.into_iter().take_while(|&index| faces[index].place != target.place);
                    witnessed.extend(before);
                }
                if Across::of(target.place).openness(&view) > 0.1 {
                    assert!(
                        witnessed.iter().all(|index| hides.contains(index)),
                        "{view:?} {target:?}"
                    );
                    assert!(
                        hides.len() <= witnessed.len() + 2,
                        "{view:?} {target:?} {hides:?} {witnessed:?}"
                    );
                }
                for (index, face) in clear.iter().enumerate() {
                    let is_clear = face.look == Look::Glass;
                    assert_eq!(is_clear, hides.contains(&index) && faces[index].look == Look::Laid);
                    looked_through += usize::from(is_clear);
                }
            }
        }
    }
    assert!(looked_through > 100);
}

#[test]
fn shapes_are_few_and_seen_whole() {
    let position = game(2, 60);
    let mut faces = with_ghosts(&position);
    for (i, look) in [Look::Last, Look::Told, Look::Glass, Look::Refused, Look::Blamed]
        .into_iter()
        .enumerate()
    {
        faces[i].look = look;
    }
    faces.push(Face::offer(Place::floor(-9, 4)));
    for view in views() {
        let building = shapes(&laid(&position), &view, Style::default());
        assert!(building.len() <= 4 * position.tiles().len());
        let list = [
            shapes(&faces, &view, Style::default()),
            table(&faces, 1, &view, Style::default()),
        ]
        .concat();
        for shape in list {
            let bounds = bounds(&segments(&shape.commands).unwrap()).unwrap();
            let view = shape.view.grown(2e-3);
            assert!(view.w > 0.0 && view.h > 0.0 && shape.place.w > 0.0 && shape.place.h > 0.0);
            assert!(
                view.contains(bounds.x, bounds.y) && view.contains(bounds.x + bounds.w, bounds.y + bounds.h),
                "{shape:?}: {bounds:?}"
            );
        }
    }
}

/// A colour's relative luminance, as WCAG 2 has it.
fn luminance(ink: Ink) -> f32 {
    let linear = |channel: u8| {
        let part = f32::from(channel) / 255.0;
        if part <= 0.04045 {
            part / 12.92
        } else {
            ((part + 0.055) / 1.055).powf(2.4)
        }
    };
    0.2126 * linear(ink.r) + 0.7152 * linear(ink.g) + 0.0722 * linear(ink.b)
}

fn contrast(one: Ink, other: Ink) -> f32 {
    let (one, other) = (luminance(one) + 0.05, luminance(other) + 0.05);
    one.max(other) / one.min(other)
}

/// A colour that is used up keeps its mark, and so does a tile its value: in every scheme a line that can be seen.
#[test]
fn what_is_used_up_can_still_be_told() {
    let schemes = [(false, false), (true, false), (false, true), (true, true)];
    for scheme in schemes.map(|(dark, high_contrast)| Scheme { dark, high_contrast }) {
        for ground in [scheme.paper(), scheme.mat()] {
            assert!(contrast(scheme.border(), ground) >= 3.0, "{scheme:?}");
        }
        for marking in [Marking::Patterns, Marking::Letters] {
            for colour in 0..10 {
                let piece = Piece { x: 0.0, y: 0.0, colour };
                let whole = piece.mark(scheme, marking).unwrap();
                let list = spent(piece, scheme, marking);
                let mark = list.iter().find(|shape| shape.commands == whole.commands);
                let ink = mark.and_then(|mark| mark.fill.or(mark.stroke.map(|stroke| stroke.ink)));
                assert_eq!(ink, Some(scheme.border()));
            }
        }
        let style = Style {
            scheme,
            ..Style::default()
        };
        let used = HandLook {
            used: true,
            ..HandLook::default()
        };
        for put in ["F0,0=A1", "F0,0=J6"] {
            let put: Put = put.parse().unwrap();
            let list = hand_tile(put.tile, used, style);
            assert_eq!(list.last().and_then(|pips| pips.fill), Some(scheme.border()));
        }
    }
}

#[test]
fn values_can_be_read_on_every_side_and_owners_told_apart() {
    let below = View {
        pitch: -0.3,
        ..View::default()
    };
    for high_contrast in [false, true] {
        let scheme = Scheme {
            dark: false,
            high_contrast,
        };
        let least = if high_contrast { 12.0 } else { 4.5 };
        let owners = [Seat(0), Seat(1)].map(|seat| Owner::of(seat, scheme));
        let sides = [Across::X, Across::Y, Across::Z].map(|across| (across, View::default()));
        let sides: Vec<(Across, View)> = sides.into_iter().chain([(Across::Z, below)]).collect();
        for owner in owners {
            let inks: Vec<Ink> = sides.iter().map(|(across, view)| owner.face(*across, view)).collect();
            assert!(inks.iter().all(|&ink| contrast(owner.pips(), ink) >= least), "{inks:?}");
            // Sides that meet at an edge differ.
            assert!((0..4).all(|i| (0..i).all(|j| inks[i] != inks[j])));
        }
        for (across, view) in &sides {
            for (other, other_view) in &sides {
                let [one, two] = [owners[0].face(*across, view), owners[1].face(*other, other_view)];
                assert!(contrast(one, two) > 2.5, "{one:?} {two:?}");
            }
        }
    }
}
