//! A tile in space as shapes: a panel of foam with slotted edges, its thickness, its colour as a thin frame, and its
//! pips.
//!
//! Seen along parallel lines, all panels of a direction look alike. So there are three sets of paths a picture, one for
//! each direction, and every tile is one of them moved.

use super::face::{Across, Drawn, Face, Look};
use super::ink::Owner;
use super::order::back_to_front;
use super::plane::{Plane, outline};
use super::sketch::Path;
use super::view::View;
use crate::games::temple::Tile;
use crate::scene::path::Point;
use crate::scene::signs::warning;
use crate::scene::{Ink, Scheme, Shape, Stroke, Style};

/// How far a face, and the panel's sides, stay within the tile's part of the joint: what shows between is a thin line.
const FACE_GAP: f32 = 0.017;
const SIDE_GAP: f32 = 0.003;
/// The frame in the tile's colour: how far it lies within the square, and its width.
const FRAME: f32 = 0.125;
const FRAME_WIDTH: f32 = 0.026;
/// How far the dashes around what would be lie within the square.
const DASHES: f32 = 0.03;
/// How far an offer lies within the square, so that those side by side stay apart, and how far its corners reach along
/// its sides. Only there its line is a strong one: all around, it would run across the pips of whatever is behind, and
/// there may be dozens of offers.
const OFFER: f32 = 0.07;
const CORNER: f32 = 0.17;
const PIP: f32 = 0.098;
/// Where rows and columns of pips are, from the middle.
const COLUMN: f32 = 0.215;

/// A face of which less than this part is to be seen is drawn as its edge alone.
const EDGE_ONLY: f32 = 0.03;

/// Faces as a list of shapes from back to front.
pub fn shapes(faces: &[Face], view: &View, style: Style) -> Vec<Shape> {
    let panels = Across::ALL.map(|across| Panel::new(across, view));
    let mut shapes = Vec::with_capacity(faces.len() * 4 + 3);
    for index in back_to_front(faces, view) {
        let face = faces[index];
        panels[Across::of(face.place) as usize].draw(face, view, style, &mut shapes);
    }
    // Signs aren't part of the building: nothing hides them, and they stand beside the value.
    for face in faces.iter().filter(|face| face.look == Look::Blamed) {
        let drawn = Drawn::new(face.place, view);
        let (x, y) = drawn.centre;
        let highest = drawn
            .corners()
            .into_iter()
            .min_by(|one, other| one.1.total_cmp(&other.1));
        let beside = highest.map(|corner| (x + 1.3 * (corner.0 - x), y + 1.3 * (corner.1 - y)));
        shapes.extend(beside.map(|point| warning(point, style.scheme)).into_iter().flatten());
    }
    shapes
}

/// The paths of a panel, with its middle at 0,0.
pub(super) struct Panel {
    across: Across,
    plane: Plane,
    is_edge_only: bool,
    /// All that it covers.
    pub body: Path,
    face: Path,
    frame: Path,
    square: Path,
    corners: Path,
    dashes: Path,
}

impl Panel {
    pub fn new(across: Across, view: &View) -> Panel {
        let plane = Plane::new(across, view);
        let on_front = |points: &[Point]| -> Vec<Point> { points.iter().map(|&point| plane.on_front(point)).collect() };
        let mut panel = Panel {
            across,
            plane,
            is_edge_only: across.openness(view) < EDGE_ONLY,
            body: Path::default(),
            face: Path::default(),
            frame: Path::default(),
            square: Path::default(),
            corners: Path::default(),
            dashes: Path::default(),
        };
        panel.body.polygon(&plane.swept(&outline(SIDE_GAP)));
        panel.face.polygon(&on_front(&outline(FACE_GAP)));
        panel.frame.polygon(&on_front(&square(FRAME)));
        // The other way around, so that it is a hole.
        let mut hole = square(FRAME + FRAME_WIDTH);
        hole.reverse();
        panel.frame.polygon(&on_front(&hole));
        panel.square.polygon(&on_front(&square(OFFER)));
        for corner in corners(square(OFFER)) {
            panel.corners.open(&on_front(&corner));
        }
        for (from, to) in dashes(square(DASHES)) {
            panel.dashes.line(plane.on_front(from), plane.on_front(to));
        }
        panel
    }

    fn draw(&self, face: Face, view: &View, style: Style, shapes: &mut Vec<Shape>) {
        let scheme = style.scheme;
        let centre = view.project(super::face::centre(face.place));
        if matches!(face.look, Look::Laid | Look::Last | Look::Told) {
            return self.draw_laid(face, centre, view, style, shapes);
        }
        let mut add = |path: &Path, fill: Option<Ink>, stroke: Option<Stroke>| {
            shapes.extend(path.shape(centre, fill, stroke));
        };
        let owner = face.tile.map(|tile| Owner::of(tile.colour.seat(), scheme));
        let paper = owner.map(|owner| owner.face(self.across, view));
        let rim = owner.map(Owner::rim);
        let accent = scheme.accent();
        let line = if scheme.high_contrast { 0.06 } else { 0.042 };
        let pips = match face.look {
            Look::Glass => {
                let edge = rim.map(|ink| Stroke::new(ink.faded(0.5), 0.03));
                add(&self.face, paper.map(|ink| ink.faded(0.13)), edge);
                rim.map(|ink| ink.faded(0.3))
            }
            Look::Ghost | Look::Chosen => {
                let fill = scheme.soft().faded(0.86);
                let width = if face.look == Look::Chosen { 2.0 * line } else { line };
                add(&self.face, Some(fill), Some(Stroke::new(accent, width)));
                Some(accent)
            }
            Look::Refused | Look::Blamed => {
                add(&self.face, paper.map(|ink| ink.faded(0.5)), None);
                add(&self.dashes, None, Some(Stroke::new(scheme.ink(), line)));
                owner.map(|owner| owner.pips().faded(0.75))
            }
            _ => {
                let width = if scheme.high_contrast { 0.06 } else { 0.042 };
                let edge = Stroke::new(accent.faded(0.5), width / 3.0);
                add(&self.square, Some(scheme.soft().faded(0.2)), Some(edge));
                add(&self.corners, None, Some(Stroke::new(accent.faded(0.9), width)));
                None
            }
        };
        if let (Some(tile), false) = (face.tile, self.is_edge_only) {
            add(&self.pips(tile), pips, None);
        }
    }

    /// A tile of the building.
    fn draw_laid(&self, face: Face, centre: Point, view: &View, style: Style, shapes: &mut Vec<Shape>) {
        let scheme = style.scheme;
        // A line around it, with an edge that sets it off: as much as shows beside the tile is half of each.
        let ring = match face.look {
            Look::Last => Some([(scheme.table(), 0.17), (scheme.ink(), 0.09)]),
            Look::Told => Some([(scheme.tip().1, 0.21), (scheme.tip().0, 0.13)]),
            _ => None,
        };
        for (ink, width) in ring.into_iter().flatten() {
            shapes.extend(self.body.shape(centre, None, Some(Stroke::new(ink, width))));
        }
        let Some(tile) = face.tile else { return };
        let rim = Owner::of(tile.colour.seat(), scheme).rim();
        shapes.extend(self.body.shape(centre, Some(rim), None));
        if !self.is_edge_only {
            self.draw_front(tile, centre, view, style, shapes);
        }
    }

    /// The side of a panel that faces the viewer, with its frame and pips; its middle lies at a point of the picture.
    pub fn draw_front(&self, tile: Tile, centre: Point, view: &View, style: Style, shapes: &mut Vec<Shape>) {
        let owner = Owner::of(tile.colour.seat(), style.scheme);
        let outline = style.scheme.high_contrast.then(|| Stroke::new(owner.pips(), 0.03));
        shapes.extend(self.face.shape(centre, Some(owner.face(self.across, view)), outline));
        let colour = style.scheme.tile(style.dyes.of(tile.colour)).face;
        shapes.extend(self.frame.shape(centre, Some(colour), None));
        shapes.extend(self.pips(tile).shape(centre, Some(owner.pips()), None));
    }

    /// Where a tile was, around 0,0: dashes, and its pips.
    pub fn gap(&self, tile: Tile, scheme: Scheme) -> Vec<Shape> {
        let dashes = self
            .dashes
            .shape((0.0, 0.0), None, Some(Stroke::new(scheme.border(), 0.045)));
        let pips = self.pips(tile).shape((0.0, 0.0), Some(scheme.border()), None);
        dashes.into_iter().chain(pips).collect()
    }

    fn pips(&self, tile: Tile) -> Path {
        let mut path = Path::default();
        for (column, row) in pips(tile.value()) {
            let middle = self.plane.on_front((*column * COLUMN, *row * COLUMN));
            let [u, v] = self.plane.sides.map(|(x, y)| (x * PIP, y * PIP));
            path.ellipse(middle, u, v);
        }
        path
    }
}

/// The corners of a square that lies so far within a tile's, from its middle.
fn square(inset: f32) -> [Point; 4] {
    let half = 0.5 - inset;
    [(-half, -half), (half, -half), (half, half), (-half, half)]
}

/// The four corners of a square, each as a line from one of its sides to the other.
fn corners(square: [Point; 4]) -> impl Iterator<Item = [Point; 3]> {
    (0..4).map(move |i| {
        let (before, corner, after) = (square[(i + 3) % 4], square[i], square[(i + 1) % 4]);
        let part = CORNER / (1.0 - 2.0 * OFFER);
        let toward = |other: Point| {
            let at = |from: f32, to: f32| from + (to - from) * part;
            (at(corner.0, other.0), at(corner.1, other.1))
        };
        [toward(before), corner, toward(after)]
    })
}

/// Four dashes along each side; each side's first begins at its corner.
fn dashes(corners: [Point; 4]) -> impl Iterator<Item = (Point, Point)> {
    (0..16).map(move |i| {
        let (from, to) = (corners[i / 4], corners[(i / 4 + 1) % 4]);
        let at = |part: f32| (from.0 + (to.0 - from.0) * part, from.1 + (to.1 - from.1) * part);
        let start = (i % 4) as f32 * 0.26;
        (at(start), at(start + 0.14))
    })
}

/// Where the pips of a value lie, in columns and rows from the middle.
fn pips(value: u8) -> &'static [(f32, f32)] {
    match value {
        1 => &[(0.0, 0.0)],
        2 => &[(-1.0, -1.0), (1.0, 1.0)],
        3 => &[(-1.0, -1.0), (0.0, 0.0), (1.0, 1.0)],
        4 => &[(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)],
        5 => &[(-1.0, -1.0), (1.0, -1.0), (0.0, 0.0), (-1.0, 1.0), (1.0, 1.0)],
        _ => &[
            (-1.0, -1.0),
            (1.0, -1.0),
            (-1.0, 0.0),
            (1.0, 0.0),
            (-1.0, 1.0),
            (1.0, 1.0),
        ],
    }
}
