//! Who sits where, and with which stones.

use crate::record::SeatInfo;

const KEY: &str = "mark";

/// How many marks there are: each is a colour and shape of stones.
pub const MARKS: usize = 5;

impl SeatInfo {
    /// The same seat with one of the [`MARKS`], counted from 0.
    #[must_use]
    pub fn with_mark(mut self, mark: usize) -> SeatInfo {
        self.other.insert(KEY.into(), mark.into());
        self
    }

    fn mark(&self) -> Option<usize> {
        let mark = self.other.get(KEY)?.as_u64()?;
        usize::try_from(mark).ok().filter(|&mark| mark < MARKS)
    }
}

/// As many seats as the game has, or none where nothing is known of any.
pub(super) fn fitting(mut seats: Vec<SeatInfo>, count: usize) -> Vec<SeatInfo> {
    if !seats.is_empty() {
        seats.resize(count, SeatInfo::default());
    }
    seats
}

/// A mark for each seat, no two the same: what the record says if there is such a mark and no seat before has it; for the
/// others their own number if it is free, else the lowest that is.
pub fn marks(seats: &[SeatInfo], count: usize) -> Vec<usize> {
    let mut marks: Vec<Option<usize>> = vec![None; count];
    for (seat, info) in seats.iter().enumerate().take(count) {
        marks[seat] = info.mark().filter(|&mark| !marks.contains(&Some(mark)));
    }
    for seat in 0..count {
        if marks[seat].is_none() {
            let mut wanted = std::iter::once(seat).chain(0..);
            marks[seat] = wanted.find(|&mark| !marks.contains(&Some(mark)));
        }
    }
    marks.into_iter().flatten().collect()
}
