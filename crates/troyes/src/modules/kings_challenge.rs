//! The King's Challenge: one player against le Roy, who has the grey dice, citizens and cubes.

use crate::board::Owner;
use crate::happening::Cause;
use crate::play::{Look, Play};
use crate::troyes::Troyes;

impl Troyes {
    /// How many seats take turns: le Roy does too.
    pub(crate) fn turn_seats(&self) -> u8 {
        if self.options.is_kings_challenge() { 2 } else { self.options.players }
    }

    /// Whether an owner takes the events it counters: not a neutral grey.
    pub(crate) fn takes_events(&self, owner: Owner) -> bool {
        self.scores(owner)
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
}

impl Play<'_> {
    /// The Traveling Builders' cube is le Roy's and brings him a point.
    pub(crate) fn reward_foreign_builders(&mut self, cause: Cause) {
        self.gain_vp(Owner::Grey, crate::board::VpSource::Cathedral, 1, cause);
    }
}
