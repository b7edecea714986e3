//! The rules, one by one, in the order in which the rules page lists the reasons.

use super::state::{Phase, Textile};
use super::step::Step;
use super::tile::{Colour, Tile};
use crate::games;
use crate::games::plane::{Square, Turn};

/// Why a step is illegal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    GameOver,
    /// The start tile is due.
    MustStart,
    /// A draw is due.
    MustDraw,
    /// The patch has five tiles.
    MustPlace,
    /// Neither a start nor a draw is due.
    NotNow,
    StackEmpty(Colour),
    NoPatch,
    /// The first square (of the patch or of the textile) that holds a tile already.
    Occupied(Square),
    NotJoined,
    /// `new` is the tile that would come, where it would lie; `old` is the one that lies there already.
    SameColour {
        new: Tile,
        old: Tile,
    },
    /// The step is the same as this one, whose text is the canonical one.
    SameAs(Step),
}

impl games::Reason for Reason {
    fn word(&self) -> &'static str {
        match self {
            Reason::GameOver => "game-over",
            Reason::MustStart => "must-start",
            Reason::MustDraw => "must-draw",
            Reason::MustPlace => "must-place",
            Reason::NotNow => "not-now",
            Reason::StackEmpty(_) => "stack-empty",
            Reason::NoPatch => "no-patch",
            Reason::Occupied(_) => "occupied",
            Reason::NotJoined => "not-joined",
            Reason::SameColour { .. } => "same-colour",
            Reason::SameAs(_) => "same-as",
        }
    }
}

/// What a knot would bring.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Knotting {
    /// The patch's tiles where they would lie on the textile.
    pub tiles: Vec<Tile>,
    /// The sides that patch and textile would share: a square of the patch's, and the textile's next to it.
    pub seams: Vec<(Square, Square)>,
}

impl Knotting {
    /// Shared sides × tiles in the patch.
    pub fn points(&self) -> u32 {
        (self.seams.len() * self.tiles.len()) as u32
    }
}

impl Textile {
    /// What the patch of the seat to move would bring if it were knotted like this, whether that is legal or not.
    pub fn knotting(&self, turn: Turn, by: Square) -> Knotting {
        let tiles: Vec<Tile> = self.knotted(turn, by).collect();
        let seams = tiles
            .iter()
            .flat_map(|tile| tile.at.orthogonal().map(|other| (tile.at, other)))
            .filter(|&(_, other)| self.at(other).is_some())
            .collect();
        Knotting { tiles, seams }
    }

    pub(super) fn check(&self, step: Step) -> Result<(), Reason> {
        self.check_moment(step)?;
        match step {
            Step::Start(_) => Ok(()),
            Step::Draw(colour) => self.check_stack(colour),
            Step::Take { colour, at } => {
                self.check_stack(colour)?;
                self.check_take(colour, at)
            }
            Step::Knot { turn, by } => {
                self.check_patch()?;
                self.check_knot(turn, by)
            }
            Step::Discard => self.check_patch(),
        }
    }

    /// What the moment demands.
    fn check_moment(&self, step: Step) -> Result<(), Reason> {
        match (self.phase(), step) {
            (Phase::Over, _) => Err(Reason::GameOver),
            (Phase::Start, Step::Start(_)) | (Phase::Draw, Step::Draw(_)) => Ok(()),
            (Phase::Start, _) => Err(Reason::MustStart),
            (Phase::Draw, _) => Err(Reason::MustDraw),
            (Phase::MustPlace, Step::Take { .. }) => Err(Reason::MustPlace),
            (Phase::Turn | Phase::MustPlace, Step::Start(_) | Step::Draw(_)) => Err(Reason::NotNow),
            (Phase::Turn | Phase::MustPlace, _) => Ok(()),
        }
    }

    fn check_stack(&self, colour: Colour) -> Result<(), Reason> {
        if self.stack(colour) == 0 {
            Err(Reason::StackEmpty(colour))
        } else {
            Ok(())
        }
    }

    fn check_patch(&self) -> Result<(), Reason> {
        if self.own_patch().tiles().is_empty() {
            Err(Reason::NoPatch)
        } else {
            Ok(())
        }
    }

    fn check_take(&self, colour: Colour, at: Option<Square>) -> Result<(), Reason> {
        let patch = self.own_patch().tiles();
        if patch.is_empty() {
            return if at.is_some() { Err(Reason::NoPatch) } else { Ok(()) };
        }
        let new = Tile {
            at: at.unwrap_or(Square::ORIGIN),
            colour,
        };
        check_fit(patch, std::iter::once(new))
    }

    fn check_knot(&self, turn: Turn, by: Square) -> Result<(), Reason> {
        check_fit(self.textile(), self.knotted(turn, by))?;
        match self.same_knot(turn, by) {
            Some(canonical) => Err(Reason::SameAs(canonical)),
            None => Ok(()),
        }
    }

    /// The tiles of the patch of the seat to move, turned about the patch's `0,0`, then moved.
    fn knotted(&self, turn: Turn, by: Square) -> impl Iterator<Item = Tile> + Clone {
        let patch = self.own_patch().tiles();
        patch.iter().map(move |tile| Tile {
            at: turn.apply(tile.at) + by,
            colour: tile.colour,
        })
    }

    /// The knot with a smaller turn, if there is one, that puts the same colours on the same squares.
    fn same_knot(&self, turn: Turn, by: Square) -> Option<Step> {
        let patch = self.own_patch().tiles();
        let first = self.knotted(turn, by).next()?;
        Turn::ALL
            .into_iter()
            .take_while(|&smaller| smaller < turn)
            .find_map(|smaller| {
                // The first tile comes to lie where one of the patch's tiles lies with the smaller turn.
                patch
                    .iter()
                    .map(|tile| first.at - smaller.apply(tile.at))
                    .find_map(|smaller_by| {
                        let same = self
                            .knotted(turn, by)
                            .all(|new| self.knotted(smaller, smaller_by).any(|tile| tile == new));
                        same.then_some(Step::Knot {
                            turn: smaller,
                            by: smaller_by,
                        })
                    })
            })
    }
}

/// Whether new tiles fit to those that lie there: on free squares, joined at a side, and none next to its own colour.
fn check_fit(old: &[Tile], new: impl Iterator<Item = Tile> + Clone) -> Result<(), Reason> {
    let at = |square| old.iter().find(|tile| tile.at == square).copied();
    if let Some(tile) = new.clone().find(|tile| at(tile.at).is_some()) {
        return Err(Reason::Occupied(tile.at));
    }
    if !new
        .clone()
        .any(|tile| tile.at.orthogonal().into_iter().any(|square| at(square).is_some()))
    {
        return Err(Reason::NotJoined);
    }
    for tile in new {
        if let Some(old) = tile.at.around().filter_map(at).find(|old| old.colour == tile.colour) {
            return Err(Reason::SameColour { new: tile, old });
        }
    }
    Ok(())
}
