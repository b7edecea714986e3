use rand_core::Rng;

use super::building::Building;
use super::tile::{COLOURS, Values};
use super::{Colour, Lonely, NoWay, Options, Place, Put, Reason, Seat, Step, Tile, Ways};
use crate::games::keys::Keys;
use crate::games::{Game, Scores};

const SEATS: usize = 2;

/// A game of Temple in progress.
#[derive(Clone, Debug, PartialEq)]
pub struct Temple {
    pub(super) options: Options,
    pub(super) turn: Option<Seat>,
    pub(super) building: Building,
    /// For each colour the values that aren't on the table yet.
    left: [Values; COLOURS],
    /// For each seat the colour that it has begun and not used up.
    open: [Option<Colour>; SEATS],
    /// `None` as long as the game goes on.
    winner: Option<Seat>,
}

impl Game for Temple {
    const NAME: &'static str = "temple";
    const SCORES: Scores = Scores::TilesLeft;

    type Options = Options;
    type Step = Step;
    type Reason = Reason;

    fn options_from(keys: &mut Keys<'_>) -> Result<Options, String> {
        Options::from_keys(keys)
    }

    fn new(options: &Options) -> Result<Temple, String> {
        Ok(Temple {
            options: *options,
            turn: Some(Seat(0)),
            building: Building::new(),
            left: [Values::ALL; COLOURS],
            open: [None; SEATS],
            winner: None,
        })
    }

    fn options(&self) -> Options {
        self.options
    }

    fn seats(&self) -> usize {
        SEATS
    }

    fn to_move(&self) -> Option<Seat> {
        self.turn
    }

    fn legal_steps(&self, steps: &mut Vec<Step>) {
        steps.clear();
        self.list_steps(steps);
    }

    fn draw_step<R: Rng + ?Sized>(&self, rng: &mut R, _: &mut Vec<Step>) -> Option<Step> {
        self.draw(rng)
    }

    fn explain(&self, step: Step) -> Result<(), Reason> {
        self.check(step)
    }

    fn play_legal(&mut self, step: Step) {
        let seat = self.turn.expect("the game goes on");
        let was_open = self.open(seat);
        for put in step.puts() {
            self.building.put(put);
            let Tile { colour, .. } = put.tile;
            self.left[colour.index()].remove(put.tile.value());
            // In the edited rules a turn can use up the open colour and begin the next.
            if self.open(seat).is_none() || Some(colour) != was_open {
                self.open[seat.index()] = Some(colour);
            }
        }
        if self.open(seat).is_some_and(|colour| self.left(colour).is_empty()) {
            self.open[seat.index()] = None;
        }
        self.end_turn(seat);
    }

    /// The tiles that each seat still has.
    fn scores(&self) -> Vec<u32> {
        (0..SEATS as u8).map(|seat| self.tiles_left(Seat(seat))).collect()
    }

    fn winners(&self) -> Option<Vec<Seat>> {
        self.winner.map(|winner| vec![winner])
    }

    fn show(&self) -> String {
        self.text()
    }
}

impl Temple {
    /// Who puts down their last tile wins. Who is to move and has no legal step loses.
    fn end_turn(&mut self, seat: Seat) {
        let next = seat.next(SEATS);
        let wins = self.tiles_left(seat) == 0 || !self.can_move(next);
        self.winner = wins.then_some(seat);
        self.turn = (!wins).then_some(next);
    }

    /// The tiles on the table, in the order in which they have been put down; those of one turn in the notation's order.
    pub fn tiles(&self) -> &[Put] {
        self.building.puts()
    }

    /// The tile on a place.
    pub fn at(&self, place: Place) -> Option<Tile> {
        self.building.at(place)
    }

    /// The tiles on the table that a place touches.
    pub fn touching(&self, place: Place) -> impl Iterator<Item = Put> + '_ {
        self.building.touching(place)
    }

    /// The values of a colour that its player still has.
    pub fn left(&self, colour: Colour) -> Values {
        self.left[colour.index()]
    }

    /// How many tiles a seat still has.
    pub fn tiles_left(&self, seat: Seat) -> u32 {
        Colour::of(seat).map(|colour| self.left(colour).len()).sum()
    }

    /// The colour that a seat has begun and not used up: its next tiles come from this one.
    pub fn open(&self, seat: Seat) -> Option<Colour> {
        self.open[seat.index()]
    }

    /// This building as if it were a seat's turn, with this of its colours begun or with none: to ask what could be put
    /// down. No play need lead there.
    #[must_use]
    pub fn as_if(&self, seat: Seat, open: Option<Colour>) -> Temple {
        let mut other = self.clone();
        other.turn = Some(seat);
        other.open[seat.index()] = open;
        other.winner = None;
        other
    }

    /// The ways that new tiles on these places (in the notation's order) would be, whatever the tiles; the first turn is
    /// none.
    pub fn ways(&self, places: &[Place]) -> Result<Ways, NoWay> {
        self.building.ways(self.options.edition, places)
    }

    /// A step's tiles in an order in which they can be put down, so that each touches one of the same or a smaller value
    /// that lies there already. The very first tile needs none.
    pub fn order(&self, step: Step) -> Result<Step, Lonely> {
        if self.tiles().is_empty() {
            return Ok(step);
        }
        let open = self.turn.and_then(|seat| self.open(seat));
        self.building.order(step, |put| Some(put.tile.colour) == open)
    }
}
