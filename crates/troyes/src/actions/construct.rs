//! Action 2: construct the Cathedral.

use crate::board::{Owner, SITES, VpSource};
use crate::happening::{Cause, Happening};
use crate::modules::Moment;
use crate::play::{Look, Play};
use arrayvec::ArrayVec;

impl Look<'_> {
    /// The sites on which a group of these values places cubes: that of every die that finds room there. Equal dice climb
    /// the same site; a die without room adds nothing.
    pub(crate) fn sites(self, values: &[u8]) -> impl Iterator<Item = u8> {
        let has_room = move |(i, site): (usize, &u8)| {
            let below = values[..i].iter().filter(|other| *other == site).count();
            let is_free = (1..=SITES).contains(site) && self.state.cathedral.room(*site) > below;
            is_free.then_some(*site)
        };
        values.iter().enumerate().filter_map(has_room)
    }
}

impl Play<'_> {
    /// A group builds on the sites of its dice.
    pub(crate) fn construct(&mut self, owner: Owner, values: &[u8]) {
        let sites: ArrayVec<u8, 4> = self.look().sites(values).collect();
        sites.into_iter().for_each(|site| self.build(owner, site));
    }

    /// A cube on the lowest free level of a site, with its reward.
    pub(crate) fn build(&mut self, owner: Owner, site: u8) {
        let level = self.state.cathedral.build(site, owner) as u8;
        self.tell(Happening::Built { owner, site, level });
        let (vp, influence) = self.game.cathedral_reward(site);
        self.gain_vp(owner, VpSource::Cathedral, vp.into(), Cause::Cathedral);
        self.gain_influence(owner, influence.into(), Cause::Cathedral);
        self.offer_bonus(owner, Moment::CubePlaced);
    }
}
