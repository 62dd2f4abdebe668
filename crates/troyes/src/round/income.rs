//! Phase 1: income and salaries.

use crate::board::{Building, Owner};
use crate::happening::Cause;
use crate::play::Play;

const INCOME: u16 = 10;
/// Points lost by a family that cannot pay everything, whatever the shortage.
pub(crate) const PENALTY: u16 = 2;

impl Play<'_> {
    /// Everybody gains 10 deniers and pays 1 for each citizen in the Bishopric, 2 for each in the Palace.
    pub(crate) fn income(&mut self) {
        for owner in self.game.families() {
            self.gain_deniers(owner, INCOME, Cause::Income);
            let salaries = self.salaries(owner);
            let paid = salaries.min(self.state.families[owner].deniers);
            self.lose_deniers(owner, paid, Cause::Salaries);
            if paid < salaries {
                self.lose_vp(owner, PENALTY, Cause::Salaries);
            }
        }
    }

    fn salaries(&self, owner: Owner) -> u16 {
        let buildings = &self.state.buildings;
        u16::from(buildings.count(Building::Bishopric, owner) + 2 * buildings.count(Building::Palace, owner))
    }
}
