//! Action 5: use agriculture.

use crate::actions::plan::FARM;
use crate::board::Owner;
use crate::happening::{Cause, Happening};
use crate::play::Play;

impl Play<'_> {
    /// Half the value of the group in deniers.
    pub(crate) fn farm(&mut self, owner: Owner, value: u8) {
        self.tell(Happening::Farmed { owner });
        self.gain_deniers(owner, u16::from(value / FARM), Cause::Agriculture);
    }
}
