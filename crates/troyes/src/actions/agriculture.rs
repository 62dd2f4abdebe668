//! Action 5: use agriculture.

use crate::board::Owner;
use crate::happening::{Cause, Happening};
use crate::play::Play;

/// What a group is divided by for the deniers it brings. A group worth less brings none, and may be used all the same.
pub(crate) const FARM: u8 = 2;

impl Play<'_> {
    /// Half the value of the group in deniers.
    pub(crate) fn farm(&mut self, owner: Owner, value: u8) {
        self.tell(Happening::Farmed { owner });
        self.gain_deniers(owner, u16::from(value / FARM), Cause::Agriculture);
    }
}
