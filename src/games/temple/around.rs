//! The twelve places around each place, by number: three at each of its edges, as `lattice.rs` has them.

use super::{Edge, Kind, Place};

/// How many other places there are at an edge.
pub(super) const AT_AN_EDGE: usize = 3;

/// Sets of places around one, as bits. Around a flat one there are at each edge the flat one beyond it, the wall below
/// and the wall above.
pub(super) const FLATS_AROUND_FLAT: u16 = 0b001_001_001_001;
pub(super) const WALLS_AROUND_FLAT: u16 = 0b110_110_110_110;
/// Around a wall there are at the bottom and at the top edge two flat ones and a wall, at the upright edges three walls.
pub(super) const FLATS_AROUND_WALL: u16 = 0b000_000_011_011;
pub(super) const FLATS_BELOW_WALL: u16 = 0b000_000_000_011;
pub(super) const WALLS_AROUND_WALL: u16 = 0b111_111_100_100;

/// 0 for flat places, 1 for walls in a plane x, 2 for walls in a plane y.
pub(super) const fn direction(place: Place) -> usize {
    match place.kind() {
        Kind::Floor | Kind::Top => 0,
        Kind::WallX => 1,
        Kind::WallY => 2,
    }
}

/// The places around one that aren't below the table; and with each the number that the first place has, seen from it.
#[inline]
pub(super) fn around(place: Place) -> impl Iterator<Item = (Place, u8)> {
    let (x, y, z) = (place.x(), place.y(), place.z() - HIGH);
    let all = AROUND[direction(place)]
        .iter()
        .map(move |(other, seen)| (other.moved(x, y, z), *seen));
    all.filter(|(other, _)| !other.is_below_the_table())
}

/// The wall around a flat place that has this number.
#[inline]
pub(super) fn hanging_or_standing(flat: Place, number: usize) -> Place {
    AROUND[0][number].0.moved(flat.x(), flat.y(), flat.z() - HIGH)
}

/// The four walls at a right angle to this one that share an upright edge with it.
pub(super) fn at_right_angles(wall: Place) -> impl Iterator<Item = Place> {
    let others = around(wall).map(|(other, _)| other);
    others.filter(move |other| other.kind().is_wall() && other.kind() != wall.kind())
}

/// High enough that nothing around is below the table.
const HIGH: i16 = 9;

/// For each direction what is around a place over the origin, at the height `HIGH`; and the number that this place has in
/// turn around each of those.
const AROUND: [[(Place, u8); 12]; 3] = {
    let origins = [
        Place::flat(0, 0, HIGH),
        Place::wall_x(0, 0, HIGH),
        Place::wall_y(0, 0, HIGH),
    ];
    let mut around = [[(origins[0], 0); 12]; 3];
    let mut d = 0;
    while d < 3 {
        let others = others_at_edges(origins[d]);
        let mut i = 0;
        while i < 12 {
            let back = others_at_edges(others[i]);
            let mut seen = 0;
            while !is_same(back[seen], origins[d]) {
                seen += 1;
            }
            around[d][i] = (others[i], seen as u8);
            i += 1;
        }
        d += 1;
    }
    around
};

/// The other three places at each edge.
const fn others_at_edges(place: Place) -> [Place; 12] {
    let edges: [Edge; 4] = place.edges();
    let mut others = [place; 12];
    let (mut count, mut i) = (0, 0);
    while i < 16 {
        let other = edges[i / 4].places()[i % 4];
        if !is_same(other, place) {
            others[count] = other;
            count += 1;
        }
        i += 1;
    }
    others
}

/// Equality, for constants.
const fn is_same(one: Place, other: Place) -> bool {
    direction(one) == direction(other) && one.x() == other.x() && one.y() == other.y() && one.z() == other.z()
}
