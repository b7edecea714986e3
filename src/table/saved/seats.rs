//! Who sits where, with which stones, and with tiles of which colours.

use serde_json::Value;

use crate::bots::Level;
use crate::games::temple::Dyes;
use crate::record::{Player, SeatInfo};

const MARK: &str = "mark";
const COLOURS: &str = "colours";
const PLACE: &str = "place";

/// How many marks there are: each is a colour and shape of stones.
pub const MARKS: usize = 5;

impl SeatInfo {
    /// The same seat with one of the [`MARKS`], counted from 0.
    #[must_use]
    pub fn with_mark(mut self, mark: usize) -> SeatInfo {
        self.other.insert(MARK.into(), mark.into());
        self
    }

    /// The same seat with a bot of this level at it, or with a person.
    #[must_use]
    pub fn with_bot(mut self, bot: Option<Level>) -> SeatInfo {
        self.player = if bot.is_some() { Player::Bot } else { Player::Human };
        self.level = bot.map(Level::number);
        self
    }

    /// How strong the bot is that plays here; `None` if a person does. A level that this version doesn't know is the
    /// highest, and one that isn't said is in the middle.
    pub fn bot(&self) -> Option<Level> {
        let level = |number| Level::new(number).unwrap_or(Level::HIGHEST);
        (self.player == Player::Bot).then(|| self.level.map_or(Level::MIDDLE, level))
    }

    /// The same seat of somebody who typed no name: what they are called goes by their place at the table, counted from 1,
    /// and by the language. The name in the record is what that was when the game began.
    #[must_use]
    pub fn unnamed_at(mut self, place: usize) -> SeatInfo {
        self.other.insert(PLACE.into(), place.into());
        self
    }

    fn place(&self) -> Option<usize> {
        let place = self.other.get(PLACE)?.as_u64()?;
        usize::try_from(place).ok().filter(|place| (1..=MARKS).contains(place))
    }

    fn mark(&self) -> Option<usize> {
        let mark = self.other.get(MARK)?.as_u64()?;
        usize::try_from(mark).ok().filter(|&mark| mark < MARKS)
    }

    /// The same seat with the colours of the set (0 to 9) that its tiles of Temple have, in the order of the notation.
    #[must_use]
    pub fn with_colours(mut self, colours: impl IntoIterator<Item = usize>) -> SeatInfo {
        let letters: String = colours
            .into_iter()
            .map(|colour| (b'A' + colour as u8) as char)
            .collect();
        self.other.insert(COLOURS.into(), letters.into());
        self
    }

    fn colours(&self) -> Vec<usize> {
        let letters = self.other.get(COLOURS).and_then(Value::as_str).unwrap_or_default();
        letters
            .bytes()
            .map(|letter| usize::from(letter.wrapping_sub(b'A')))
            .collect()
    }
}

/// What somebody at a seat is called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Called {
    /// By the name that they typed, as it stands in the record.
    Name(String),
    /// By their number; this is a person.
    Person(usize),
    /// The computer; by a number where there are several without a name.
    Bot(Option<usize>),
}

/// What those at a game's seats are called.
pub fn called(seats: &[SeatInfo], count: usize) -> Vec<Called> {
    let at = |seat: usize| seats.get(seat).cloned().unwrap_or_default();
    let place = |seat: usize| at(seat).place().unwrap_or(seat + 1);
    let is_unnamed = |seat: usize| at(seat).place().is_some() || at(seat).name.is_none();
    // Bots are counted as they sit at the table, whoever begins.
    let mut bots: Vec<usize> = (0..count)
        .filter(|&seat| is_unnamed(seat) && at(seat).bot().is_some())
        .collect();
    bots.sort_by_key(|&seat| (place(seat), seat));
    let number = |seat: usize| bots.iter().position(|&other| other == seat);
    let call = |seat: usize| match (at(seat).name, number(seat)) {
        (Some(name), _) if !is_unnamed(seat) => Called::Name(name),
        (_, Some(before)) => Called::Bot((bots.len() > 1).then_some(before + 1)),
        _ => Called::Person(place(seat)),
    };
    (0..count).map(call).collect()
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

/// The colours of Temple's tiles: those that the seats chose.
pub fn dyes(seats: &[SeatInfo]) -> Dyes {
    let [first, second] = [0, 1].map(|seat| seats.get(seat).map(SeatInfo::colours).unwrap_or_default());
    Dyes::chosen([&first, &second])
}
