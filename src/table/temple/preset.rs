//! Which tiles lie ready when places are chosen, and what becomes of them when one is changed.

use super::offers::Placement;
use super::{Places, Table};
use crate::games::Game;
use crate::games::temple::{Colour, Place, Put, Reason, Step, Tile, Values};

impl Placement {
    /// The legal step with the lowest values, with tiles of a colour if one has these.
    pub(super) fn lowest(&self, colour: Option<Colour>, fits: impl Fn(&Step) -> bool) -> Option<Step> {
        let steps = self.steps.iter().copied().filter(fits);
        steps.min_by_key(|step| {
            let values = step.puts().map(|put| put.tile.value());
            let of_colour = step.puts().any(|put| Some(put.tile.colour) == colour);
            let sum: u8 = values.clone().sum();
            (colour.is_some() && !of_colour, sum, values.max(), *step)
        })
    }
}

impl Table {
    /// Whether a colour can be opened in this turn: by its first tile, or in the edited rules after the open one's
    /// last.
    pub fn can_open(&self, colour: Colour) -> bool {
        let uses = |step: Step| step.puts().any(|put| put.tile.colour == colour);
        self.is_new(colour) && self.offers().steps().any(uses)
    }

    /// Whether none of the colour's tiles has been put down, and it belongs to the seat to move.
    pub(super) fn is_new(&self, colour: Colour) -> bool {
        Some(colour.seat()) == self.to_move() && self.game().left(colour) == Values::ALL
    }

    /// Whether a step goes where one can go, with tiles that one has, in a colour that one may use: all but the rule of
    /// values.
    pub(super) fn can_be_made(&self, step: Step) -> bool {
        let is_value = |reason: &Reason| matches!(reason, Reason::Value(_));
        self.offers().find(Places::of(&step)).is_some() && self.game().explain(step).err().is_none_or(|r| is_value(&r))
    }

    /// The new colour that is chosen, by itself or with the tiles of the half-made step.
    pub fn opens(&self) -> Option<Colour> {
        let draft = self.draft();
        let of_step = draft.step.iter().flat_map(Step::puts).map(|put| put.tile.colour);
        let of_step: Vec<Colour> = of_step.collect();
        draft
            .colour
            .or_else(|| of_step.into_iter().find(|&colour| self.is_new(colour)))
    }

    /// The half-made step with another tile at one of its places. A tile that it has elsewhere changes places with that
    /// one's. If the tile is of another new colour than the others, these take on its colour.
    pub(super) fn exchanged(&self, step: Step, place: Place, tile: Tile) -> Option<Step> {
        let old = step.puts().find(|put| put.place == place)?.tile;
        let follows =
            |other: Tile| other.colour != tile.colour && self.is_new(other.colour) && self.is_new(tile.colour);
        let tile_for = |put: Put| {
            let Put { place: at, tile: other } = put;
            let followed = if follows(other) {
                Tile::new(tile.colour, other.value())?
            } else {
                other
            };
            Some(if at == place {
                tile
            } else if followed != tile {
                followed
            } else if follows(old) {
                Tile::new(tile.colour, old.value())?
            } else {
                old
            })
        };
        let tiles: Option<Vec<Tile>> = step.puts().map(tile_for).collect();
        Places::of(&step).with(tiles?.into_iter())
    }

    /// The legal steps with the same places, each with what it has at one of these, in the order in which taps show
    /// them: by the value there, and of the steps with the same value the one that changes least else.
    pub(super) fn values_at(&self, step: Step, place: Place) -> Vec<(Tile, Step)> {
        let Some(placement) = self.offers().find(Places::of(&step)) else {
            return Vec::new();
        };
        let tile_at = |step: &Step| step.puts().find(|put| put.place == place).map(|put| put.tile);
        let colour = tile_at(&step).map(|tile| tile.colour);
        let changes = |other: &Step| {
            step.puts()
                .zip(other.puts())
                .filter(|(one, other)| one != other)
                .count()
        };
        let mut values: Vec<(Tile, Step)> = Vec::new();
        for value in 1..=6 {
            let here = placement.steps.iter().copied().filter(|other| {
                let tile = tile_at(other);
                tile.is_some_and(|tile| tile.value() == value && Some(tile.colour) == colour)
            });
            if let Some(least) = here.min_by_key(|other| (changes(other), *other)) {
                values.extend(tile_at(&least).map(|tile| (tile, least)));
            }
        }
        values
    }
}
