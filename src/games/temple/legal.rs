//! Whether a step is legal: the rules in the page's order, without any short cut.

use super::reason::{ColourOrder, NotCanonical, NotInHand, Reason};
use super::{Colour, Edition, Place, Put, Seat, Step, Temple};

impl Temple {
    /// The first of the page's reasons that a step breaks.
    pub(super) fn check(&self, step: Step) -> Result<(), Reason> {
        let seat = self.turn.ok_or(Reason::GameOver)?;
        check_canonical(step)?;
        if self.building.is_empty() {
            check_first(step)?;
        }
        self.check_in_hand(step, seat)?;
        self.check_colours(step, seat)?;
        self.check_free(step)?;
        self.check_right_above(step)?;
        // The very first tile touches nothing.
        if self.building.is_empty() {
            return Ok(());
        }
        let mut places = [step.first.place; 3];
        let mut count = 0;
        for put in step.puts() {
            places[count] = put.place;
            count += 1;
        }
        self.ways(&places[..count]).map_err(Reason::NoWay)?;
        self.order(step).map(|_| ()).map_err(Reason::Value)
    }

    fn check_in_hand(&self, step: Step, seat: Seat) -> Result<(), Reason> {
        for tile in step.puts().map(|put| put.tile) {
            if tile.colour.seat() != seat {
                return Err(Reason::NotInHand(NotInHand::OtherSeat(tile)));
            }
            if let Some(put) = self.tiles().iter().find(|put| put.tile == tile) {
                return Err(Reason::NotInHand(NotInHand::PutDown(tile, put.place)));
            }
        }
        Ok(())
    }

    /// The tiles come from the open colour; in the edited rules, if these are its last, also from one new colour. If none
    /// is open, they come from one new colour.
    fn check_colours(&self, step: Step, seat: Seat) -> Result<(), Reason> {
        let open = self.open(seat);
        let edition = self.options.edition;
        let mut new_colour: Option<Colour> = None;
        for tile in step.puts().map(|put| put.tile).filter(|tile| Some(tile.colour) != open) {
            match new_colour {
                Some(other) if other != tile.colour && edition == Edition::Original => {
                    return Err(Reason::ColourOrder(ColourOrder::TwoColours(other, tile.colour)));
                }
                Some(other) if other != tile.colour => {
                    return Err(Reason::ColourOrder(ColourOrder::TwoNewColours(other, tile.colour)));
                }
                _ => new_colour = Some(tile.colour),
            }
            let Some(open) = open else { continue };
            let used = step.puts().filter(|put| put.tile.colour == open).count() as u32;
            let left = self.left(open).len();
            if edition == Edition::Original && used == left {
                return Err(Reason::ColourOrder(ColourOrder::TwoColours(open, tile.colour)));
            }
            if edition == Edition::Original || used < left {
                return Err(Reason::ColourOrder(ColourOrder::NotOpen { tile, open, left }));
            }
        }
        Ok(())
    }

    fn check_free(&self, step: Step) -> Result<(), Reason> {
        let taken = step.puts().map(|put| put.place).find(|&place| self.at(place).is_some());
        taken.map_or(Ok(()), |place| Err(Reason::Occupied(place)))
    }

    /// No flat tile is one storey above another over the same square.
    fn check_right_above(&self, step: Step) -> Result<(), Reason> {
        for Put { place, .. } in step.puts() {
            let is_put = |other: &Place| step.puts().any(|put| put.place == *other);
            let taken = |other: &Place| self.at(*other).is_some() || is_put(other);
            if let Some(other) = place.right_above_and_below().find(taken) {
                return Err(Reason::RightAbove { place, other });
            }
        }
        Ok(())
    }
}

/// Places in the notation's order; no place and no tile twice.
fn check_canonical(step: Step) -> Result<(), Reason> {
    for (i, put) in step.puts().enumerate() {
        let mut before = step.puts().take(i);
        if before.clone().any(|other| other.place >= put.place) {
            return Err(Reason::NotCanonical(NotCanonical::Order(put.place)));
        }
        if before.any(|other| other.tile == put.tile) {
            return Err(Reason::NotCanonical(NotCanonical::Twice(put.tile)));
        }
    }
    Ok(())
}

/// The first turn is one floor of value 1 at `0,0`.
fn check_first(step: Step) -> Result<(), Reason> {
    let mut puts = step.puts();
    let is_first = |Put { place, tile }: Put| place == Place::floor(0, 0) && tile.value() == 1;
    if puts.next().is_some_and(is_first) && puts.next().is_none() {
        Ok(())
    } else {
        Err(Reason::FirstTile)
    }
}
