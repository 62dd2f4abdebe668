//! Action 2: construct the Cathedral.

use crate::board::{Owner, SITES, VpSource};
use crate::happening::{Cause, Happening};
use crate::modules::Moment;
use crate::play::{Look, Play};

impl Look<'_> {
    /// Whether every die has a space on its own site; equal dice climb the same site.
    pub(crate) fn has_room(self, values: &[u8]) -> bool {
        values.iter().all(|site| {
            let wanted = values.iter().filter(|other| *other == site).count();
            (1..=SITES).contains(site) && self.state.cathedral.room(*site) >= wanted
        })
    }
}

impl Play<'_> {
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
