//! Passing.

use crate::board::Owner;
use crate::happening::Happening;
use crate::play::Play;

/// Deniers for passing.
const FOR_PASSING: u8 = 2;

impl Play<'_> {
    /// Two deniers on the district; they are collected at the end of the round.
    pub(crate) fn pass(&mut self, owner: Owner) {
        self.state.families[owner].passed = Some(FOR_PASSING);
        self.tell(Happening::Passed { owner });
    }

    /// The turn comes round to a family that has passed: one denier more.
    pub(crate) fn wait(&mut self, owner: Owner) {
        if let Some(deniers) = &mut self.state.families[owner].passed {
            *deniers = deniers.saturating_add(1);
        }
    }
}
