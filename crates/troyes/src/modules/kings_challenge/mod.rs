//! The King's Challenge: one player against le Roy, who has the grey dice, citizens and cubes, and the second seat.

mod black_dice;
mod citizen;
mod deed;
mod placement;
mod rating;
pub(crate) mod sheet;
mod table;
#[cfg(test)]
mod tests;
mod turn;

pub use deed::Deed;
pub use rating::Rating;

use crate::board::{Color, Die, DieColor, Owner};
use crate::happening::Cause;
use crate::play::{Look, Play};
use crate::troyes::Troyes;
use tabletop::Seat;

/// Le Roy's seat: he sits after the player.
const ROY: Seat = Seat(1);
/// Le Roy has the citizens of two colors.
const CITIZENS: u8 = 24;
/// Le Roy's order of the colors where everything else is equal.
const RANKED: [Color; 3] = [Color::Red, Color::Yellow, Color::White];

impl Troyes {
    /// Whether le Roy sits here.
    pub(crate) fn is_roy(&self, seat: Seat) -> bool {
        seat.0 >= self.options.players
    }

    /// Who begins the game.
    pub(crate) fn first_start(&self) -> Seat {
        if self.options.roy_first { ROY } else { Seat(0) }
    }

    /// The grey citizens in the game: the neutral ones, or le Roy's.
    pub(crate) fn grey_citizens(&self) -> u8 {
        if self.options.is_kings_challenge() { CITIZENS } else { self.board().neutral_citizens }
    }

    /// Whether an owner takes the events it counters: not a neutral grey.
    pub(crate) fn takes_events(&self, owner: Owner) -> bool {
        self.scores(owner)
    }

    /// Whether events take nothing from an owner: they do le Roy no harm.
    pub(crate) fn is_spared(&self, owner: Owner) -> bool {
        self.options.is_kings_challenge() && owner == Owner::Grey
    }

    /// What the Tax Collector gets from the bank for each grey citizen.
    pub(crate) fn tax_for_grey(&self) -> u16 {
        if self.options.is_kings_challenge() { 2 } else { 1 }
    }

    /// Whether the Tithe takes any number of dice from this district: from le Roy's it does.
    pub(crate) fn gives_any_tithe(&self, owner: Owner) -> bool {
        self.options.is_kings_challenge() && owner == Owner::Grey
    }
}

impl Look<'_> {
    /// The districts that a player's Banquet counts: all, but not le Roy's.
    pub(crate) fn guests_of(self, owner: Owner) -> impl Iterator<Item = Owner> {
        let all = !self.game.options.is_kings_challenge();
        self.owners().filter(move |other| all || *other == owner)
    }

    /// The die that le Roy ranks first on a district: the highest face, then red before yellow before white. A head of
    /// the family has no color there and cannot be bought, so that he does not see it.
    fn strongest(self, owner: Owner) -> Option<Die> {
        // Face and rank in one number: that is quicker than to compare one after the other.
        let strength =
            |rank: u8| self.state.square.of(owner, RANKED[rank as usize]).highest() << 2 | (3 - rank);
        let strongest = strength(0).max(strength(1)).max(strength(2));
        let (face, rank) = (strongest >> 2, 3 - (strongest & 3));
        (face > 0).then(|| Die::new(owner, DieColor::from(RANKED[rank as usize]), face))
    }
}

impl Play<'_> {
    /// The Traveling Builders' cube is le Roy's and brings him a point.
    pub(crate) fn reward_foreign_builders(&mut self, cause: Cause) {
        self.gain_vp(Owner::Grey, crate::board::VpSource::Cathedral, 1, cause);
    }
}
