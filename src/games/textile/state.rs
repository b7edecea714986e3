use rand_core::Rng;

use super::cloth::Cloth;
use super::legality::Reason;
use super::options::Options;
use super::patch::Patch;
use super::step::Step;
use super::tile::{Colour, Tile, Tiles};
use super::{FULL_PATCH, MOST_SEATS};
use crate::games::keys::Keys;
use crate::games::plane::{Square, Turn};
use crate::games::{Game, Scores, Seat};

/// What the seat to move has to decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The last seat lays the start tile.
    Start,
    /// A turn begins: take, knot or discard.
    Turn,
    /// The patch has five tiles: knot or discard.
    MustPlace,
    /// A knot is done: a tile is drawn for the next patch.
    Draw,
    Over,
}

/// A game of Textile in progress.
#[derive(Clone, Debug, PartialEq)]
pub struct Textile {
    options: Options,
    phase: Phase,
    /// Whose step it is, or whose the last one was.
    seat: Seat,
    stacks: [u8; 5],
    cloth: Cloth,
    patches: [Patch; MOST_SEATS],
    scores: [u32; MOST_SEATS],
    turns: u32,
    last_turns: [Option<u32>; MOST_SEATS],
}

impl Textile {
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// How many tiles of a colour are left to take.
    pub fn stack(&self, colour: Colour) -> u8 {
        self.stacks[colour.index()]
    }

    /// A seat's patch in its own squares, in the order of taking; empty if there is none.
    pub fn patch(&self, seat: Seat) -> &[Tile] {
        self.patches[seat.index()].tiles()
    }

    /// The tiles of the textile, in the order of laying.
    pub fn textile(&self) -> &[Tile] {
        self.cloth.tiles()
    }

    /// The colour that lies on a square of the textile.
    pub fn at(&self, square: Square) -> Option<Colour> {
        self.textile()
            .iter()
            .find(|tile| tile.at == square)
            .map(|tile| tile.colour)
    }

    /// What knotting the patch of the seat to move like this scores: shared sides × tiles in the patch.
    /// [`Textile::knotting`] says the same with everything to see; this is for programs that ask thousands of times.
    pub fn points(&self, turn: Turn, by: Square) -> u32 {
        self.points_of(&self.moved_patch(turn, by))
    }

    fn moved_patch(&self, turn: Turn, by: Square) -> Tiles<FULL_PATCH> {
        let mut tiles = self.own_patch().turned(turn);
        tiles.move_by(by);
        tiles
    }

    fn points_of(&self, tiles: &[Tile]) -> u32 {
        let sides: u32 = tiles.iter().map(|tile| self.cloth.sides(tile.at)).sum();
        sides * tiles.len() as u32
    }

    /// How many turns have been finished. Laying the start tile is no turn.
    pub fn turns(&self) -> u32 {
        self.turns
    }

    /// The number of a seat's last finished turn, counted from 1 over all seats; `None` before its first.
    pub fn last_turn(&self, seat: Seat) -> Option<u32> {
        self.last_turns[seat.index()]
    }

    pub(super) fn cloth(&self) -> &Cloth {
        &self.cloth
    }

    /// The patch of the seat to move.
    pub(super) fn own_patch(&self) -> &Patch {
        &self.patches[self.seat.index()]
    }

    /// The colours whose stacks aren't empty.
    pub(super) fn colours_left(&self) -> impl Iterator<Item = Colour> {
        Colour::ALL.into_iter().filter(|&colour| self.stack(colour) > 0)
    }

    fn take(&mut self, colour: Colour, at: Square) {
        self.stacks[colour.index()] -= 1;
        self.patches[self.seat.index()].lay(Tile { at, colour });
    }

    /// The seat to move has no patch any more.
    fn drop_patch(&mut self) {
        self.patches[self.seat.index()] = Patch::NONE;
    }

    fn end_turn(&mut self) {
        self.turns += 1;
        self.last_turns[self.seat.index()] = Some(self.turns);
        let seats = self.seats();
        let mut seat = self.seat;
        // A seat without a patch has no turn any more when all stacks are empty.
        let stacks_empty = self.stacks == [0; 5];
        self.phase = Phase::Over;
        for _ in 0..seats {
            seat = seat.next(seats);
            if !stacks_empty || !self.patch(seat).is_empty() {
                self.seat = seat;
                self.phase = Phase::Turn;
                break;
            }
        }
    }

    /// Who plays together: in teams every other seat, else each seat alone.
    fn sides(&self) -> Vec<Vec<Seat>> {
        if self.options.teams {
            vec![vec![Seat(0), Seat(2)], vec![Seat(1), Seat(3)]]
        } else {
            (0..self.options.players).map(|seat| vec![Seat(seat)]).collect()
        }
    }
}

impl Game for Textile {
    const NAME: &'static str = "textile";
    const SCORES: Scores = Scores::Points;

    type Options = Options;
    type Step = Step;
    type Reason = Reason;

    fn options_from(keys: &mut Keys<'_>) -> Result<Options, String> {
        Options::from_keys(keys)
    }

    fn new(options: &Options) -> Result<Self, String> {
        options.check()?;
        Ok(Self {
            options: *options,
            phase: Phase::Start,
            seat: Seat(options.players - 1),
            stacks: [options.per_colour; 5],
            cloth: Cloth::NONE,
            patches: [Patch::NONE; MOST_SEATS],
            scores: [0; MOST_SEATS],
            turns: 0,
            last_turns: [None; MOST_SEATS],
        })
    }

    fn options(&self) -> Options {
        self.options
    }

    fn seats(&self) -> usize {
        self.options.players.into()
    }

    fn to_move(&self) -> Option<Seat> {
        (self.phase != Phase::Over).then_some(self.seat)
    }

    fn legal_steps(&self, steps: &mut Vec<Step>) {
        steps.clear();
        self.push_legal_steps(steps);
    }

    fn draw_step<R: Rng + ?Sized>(&self, rng: &mut R, _: &mut Vec<Step>) -> Option<Step> {
        self.count_and_draw(rng)
    }

    fn explain(&self, step: Step) -> Result<(), Reason> {
        self.check(step)
    }

    fn play_legal(&mut self, step: Step) {
        match step {
            Step::Start(colour) => {
                self.stacks[colour.index()] -= 1;
                self.cloth.lay(Tile {
                    at: Square::ORIGIN,
                    colour,
                });
                self.seat = Seat(0);
                self.phase = Phase::Turn;
            }
            Step::Take { colour, at } => {
                self.take(colour, at.unwrap_or(Square::ORIGIN));
                if self.own_patch().tiles().len() == FULL_PATCH {
                    self.phase = Phase::MustPlace;
                } else {
                    self.end_turn();
                }
            }
            Step::Knot { turn, by } => {
                let tiles = self.moved_patch(turn, by);
                self.drop_patch();
                self.scores[self.seat.index()] += self.points_of(&tiles);
                for &tile in tiles.iter() {
                    self.cloth.lay(tile);
                }
                if self.stacks == [0; 5] {
                    self.end_turn();
                } else {
                    self.phase = Phase::Draw;
                }
            }
            Step::Draw(colour) => {
                self.take(colour, Square::ORIGIN);
                self.end_turn();
            }
            Step::Discard => {
                self.drop_patch();
                self.end_turn();
            }
        }
    }

    fn scores(&self) -> Vec<u32> {
        self.scores[..self.seats()].to_vec()
    }

    fn winners(&self) -> Option<Vec<Seat>> {
        if self.phase != Phase::Over {
            return None;
        }
        // The most points win; of those with equally many, the side whose last turn came first.
        self.sides().into_iter().max_by_key(|side| {
            let points: u32 = side.iter().map(|seat| self.scores[seat.index()]).sum();
            let last_turn = side.iter().map(|&seat| self.last_turn(seat)).max();
            (points, std::cmp::Reverse(last_turn))
        })
    }

    fn show(&self) -> String {
        self.text()
    }
}
