//! What touches mean in Temple.

use super::{Answer, Draft, Places, Table};
use crate::games::Game;
use crate::games::temple::{Colour, Lonely, Place, Put, Reason, Step, Tile, Way};

impl Table {
    /// A tile of the half-made step that touches none of the same or a smaller value, so that it can't be confirmed.
    pub fn lonely(&self) -> Option<Lonely> {
        match self.game().explain(self.draft().step?) {
            Err(Reason::Value(lonely)) => Some(lonely),
            _ => None,
        }
    }

    pub(super) fn tap_way(&mut self, way: Way) -> Answer {
        let draft = self.draft();
        if draft.way == Some(way) {
            return self.choose(Draft { way: None, ..draft });
        }
        if self.offers().of_way(Some(way)).next().is_none() {
            return Answer::Ignored;
        }
        let stays = draft.step.is_some_and(|step| {
            let placement = self.offers().find(Places::of(&step));
            placement.is_some_and(|placement| placement.ways.contains(way))
        });
        let draft = if stays || draft.step.is_none() {
            draft
        } else {
            // The colour that was to be opened is still wanted.
            Draft {
                colour: self.opens(),
                ..draft.without_step()
            }
        };
        self.choose(Draft {
            way: Some(way),
            ..draft
        })
    }

    pub(super) fn choose_colour(&mut self, colour: Colour) -> Answer {
        if self
            .to_move()
            .is_some_and(|seat| self.game().open(seat) == Some(colour))
        {
            return Answer::Ignored;
        }
        if !self.can_open(colour) {
            return Tile::new(colour, 1).map_or(Answer::Ignored, |tile| self.refuse_tile(tile));
        }
        let draft = self.draft();
        let Some(step) = draft.step else {
            let chosen = draft.colour != Some(colour);
            return self.choose(Draft {
                colour: chosen.then_some(colour),
                ..draft
            });
        };
        // The tiles that are of a new colour take on this one.
        let new = step.puts().find(|put| self.is_new(put.tile.colour));
        let tile = new.and_then(|put| Some((put.place, Tile::new(colour, put.tile.value())?)));
        match tile.and_then(|(place, tile)| self.exchanged(step, place, tile)) {
            Some(other) if other != step => self.choose(draft.with_step(other, draft.chosen)),
            _ => Answer::Ignored,
        }
    }

    pub(super) fn lay(&mut self, places: Places, confirm: bool) -> Answer {
        let draft = self.draft();
        let Some(placement) = self.offers().find(places) else {
            return self.refuse_places(places, None);
        };
        if draft.step.is_some_and(|step| Places::of(&step) == places) {
            return Answer::Ignored;
        }
        let only = placement.steps.len() == 1;
        let fits_way = draft.way.is_none_or(|way| placement.ways.contains(way));
        let Some(step) = placement.lowest(self.opens(), |_| true) else {
            return Answer::Ignored;
        };
        let way = draft.way.filter(|_| fits_way);
        let answer = self.choose(Draft { way, ..draft }.with_step(step, 0));
        if only && !confirm { self.confirm() } else { answer }
    }

    pub(super) fn tap_laid(&mut self, place: Place) -> Answer {
        let draft = self.draft();
        let Some(step) = draft.step else {
            return Answer::Ignored;
        };
        let Some(index) = step.puts().position(|put| put.place == place) else {
            return Answer::Ignored;
        };
        if index != draft.chosen {
            return self.choose(draft.with_step(step, index));
        }
        let values = self.values_at(step, place);
        let now = step.puts().nth(index).map_or(0, |put| put.tile.value());
        let next = values
            .iter()
            .find(|(tile, _)| tile.value() > now)
            .or_else(|| values.first());
        match next {
            Some(&(_, next)) if next != step => self.choose(draft.with_step(next, index)),
            _ => Answer::Ignored,
        }
    }

    pub(super) fn tap_tile(&mut self, tile: Tile) -> Answer {
        let draft = self.draft();
        let Some(step) = draft.step else {
            return if self.can_open(tile.colour) && self.is_in_hand(tile) {
                self.choose_colour(tile.colour)
            } else {
                self.refuse_tile(tile)
            };
        };
        // A tile that has its place already is the one to be changed.
        if let Some(index) = step.puts().position(|put| put.tile == tile) {
            return if index == draft.chosen {
                Answer::Ignored
            } else {
                self.choose(draft.with_step(step, index))
            };
        }
        let place = step.puts().nth(draft.chosen).map(|put| put.place);
        let next = (draft.chosen + 1) % step.puts().count();
        place.map_or(Answer::Ignored, |place| self.exchange(step, place, tile, next))
    }

    pub(super) fn put(&mut self, tile: Tile, place: Place) -> Answer {
        if let Some(step) = self.draft().step
            && let Some(index) = step.puts().position(|put| put.place == place)
        {
            return self.exchange(step, place, tile, index);
        }
        if !self.is_in_hand(tile) {
            return self.refuse_tile(tile);
        }
        let has_it = |step: &Step| step.puts().any(|put| put == Put { place, tile });
        let here = self.placements_at(&[place]);
        let with_it = here
            .iter()
            .filter_map(|&places| self.offers().find(places)?.lowest(Some(tile.colour), has_it));
        // Of the ways with as few tiles as can be.
        let Some(step) = with_it.min_by_key(|step| step.puts().count()) else {
            let here = here.first().copied().or_else(|| Places::new(&[place]));
            return here.map_or(Answer::Ignored, |places| {
                self.refuse_places(places, Some(Put { place, tile }))
            });
        };
        let index = step.puts().position(|put| put.place == place).unwrap_or_default();
        self.choose(self.draft().with_step(step, index))
    }

    /// Puts another tile at a place of the half-made step, if nothing but the rule of values is against it. Where the
    /// tile that lay there has to be used in this turn, as in the edited rules the last of the open colour, it goes to
    /// another place.
    fn exchange(&mut self, step: Step, place: Place, tile: Tile, chosen: usize) -> Answer {
        let draft = self.draft();
        let Some(direct) = self.exchanged(step, place, tile) else {
            return Answer::Ignored;
        };
        let old = step.puts().find(|put| put.place == place).map(|put| put.tile);
        let others = step.puts().map(|put| put.place).filter(|&other| other != place);
        let moved = others.filter_map(|other| self.exchanged(direct, other, old?));
        let mut ways = [direct].into_iter().chain(moved);
        match ways.find(|&other| self.can_be_made(other)) {
            Some(other) if other == step && chosen == draft.chosen => Answer::Ignored,
            Some(other) => self.choose(draft.with_step(other, chosen)),
            None => self.refuse(direct),
        }
    }

    fn is_in_hand(&self, tile: Tile) -> bool {
        Some(tile.colour.seat()) == self.to_move() && self.game().left(tile.colour).contains(tile.value())
    }

    /// Explains why a tile can't be used now, wherever it would go.
    fn refuse_tile(&self, tile: Tile) -> Answer {
        let first = Put {
            place: Place::floor(0, 0),
            tile,
        };
        let step = Step {
            first,
            second: None,
            third: None,
        };
        match self.game().explain(step) {
            Err(Reason::NotInHand(_) | Reason::ColourOrder(_) | Reason::GameOver) => self.refuse(step),
            _ => Answer::Ignored,
        }
    }

    /// Explains why tiles can't go to places, or this tile to its place, with the lowest tiles that one has.
    fn refuse_places(&self, places: Places, wanted: Option<Put>) -> Answer {
        let Some(seat) = self.to_move() else {
            return Answer::Ignored;
        };
        let colour = wanted.map(|put| put.tile.colour);
        let colour = colour.or_else(|| self.game().open(seat)).or_else(|| self.opens());
        let Some(colour) = colour.or_else(|| Colour::of(seat).find(|&colour| self.is_new(colour))) else {
            return Answer::Ignored;
        };
        // Where the open colour has too few, tiles of another one show what is against that.
        let new = Colour::of(seat).filter(|&other| other != colour && self.is_new(other));
        let all = [colour].into_iter().chain(new).flat_map(|colour| {
            let left = self.game().left(colour).iter();
            left.filter_map(move |value| Tile::new(colour, value))
                .collect::<Vec<_>>()
        });
        let mut others = all.filter(|&tile| wanted.is_none_or(|put| put.tile != tile));
        let tiles: Vec<Tile> = places
            .iter()
            .map_while(|place| match wanted {
                Some(put) if put.place == place => Some(put.tile),
                _ => others.next(),
            })
            .collect();
        let step = places.with(tiles.into_iter());
        // With too few tiles in hand for all of the places, nothing can be said of these.
        step.map_or(Answer::Ignored, |step| self.refuse(step))
    }
}
