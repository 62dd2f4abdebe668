//! How cubes that stay on a card until the end of the game count there.

use crate::board::{Activity, ByOwner, Owner};
use crate::cards::Card;
use crate::options::Activities;
use crate::play::{Look, Play};
use crate::{Happening, cards::Gain};
use tabletop::Seat;

/// How cubes count at the end of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tally {
    /// So many points for whoever has most cubes, divided among those tied and rounded down.
    Most(u8),
    /// Each cube is worth this, less the number of all cubes on the card, but never less than nothing.
    EachLessAll(u8),
}

impl Tally {
    /// Whether one more cube may be worth less than none: then the player says how many.
    pub(crate) fn may_shrink(self) -> bool {
        matches!(self, Tally::EachLessAll(_))
    }

    /// What an owner's cubes on a card are worth.
    fn vp(self, activity: &Activity, owner: Owner) -> i32 {
        let cubes = ByOwner(activity.cubes.0.map(i32::from));
        match self {
            Tally::Most(vp) => {
                let most = cubes.0.into_iter().max().unwrap_or(0);
                let tied = cubes.0.iter().filter(|count| **count == most).count() as i32;
                if most > 0 && cubes[owner] == most { i32::from(vp) / tied } else { 0 }
            }
            Tally::EachLessAll(vp) => cubes[owner] * (i32::from(vp) - cubes.0.iter().sum::<i32>()).max(0),
        }
    }
}

impl<'a> Look<'a> {
    /// The revealed cards whose cubes count at the end of the game. Base games have none and do not look.
    pub(crate) fn tallied(self) -> impl Iterator<Item = (Card, Tally)> + use<'a> {
        let may_be = self.game.options.activities != Activities::Base;
        let city = may_be.then(|| self.state.city.iter()).into_iter().flatten();
        city.filter_map(|activity| activity.card.sheet().effect.tally().map(|tally| (activity.card, tally)))
    }

    /// What an owner's cubes on one of them are worth.
    pub(crate) fn vp_of_cubes(self, card: Card, tally: Tally, owner: Owner) -> i32 {
        self.state.city.find(card).map_or(0, |activity| tally.vp(activity, owner))
    }
}

impl Play<'_> {
    /// Every die puts a cube on the card and brings a gain, a low die the first and a high one the second.
    pub(crate) fn use_die_by_die(&mut self, seat: Seat, card: Card, gains: &[Gain; 2], values: &[u8]) {
        let owner = self.game.owner(seat);
        let dice = values.len() as u8;
        self.tell(Happening::Used { owner, card, times: dice });
        self.load(owner, card, dice);
        let high = values.iter().filter(|value| **value > 3).count() as u8;
        for (gain, times) in gains.iter().zip([dice - high, high]) {
            self.gain(seat, card, *gain, times.into());
        }
    }
}
