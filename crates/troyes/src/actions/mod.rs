//! Phase 4: one file for each numbered action, and how an action is put together.
//!
//! An action is said in small sentences: the target, a cube that modifies it, the dice, where a citizen comes from.
//! [`Plan`] is what has been said so far. One enumerator (`enumerator`) finds every group of dice that completes a plan; each
//! list of choices is its projection on what is said next, so that nothing offered is a dead end.

mod activate;
pub(crate) mod agriculture;
mod appraisal;
mod combat;
mod construct;
mod enumerator;
pub(crate) mod group;
mod means;
mod pass;
mod place;
mod plan;
mod reach;
mod source;
mod turn;

pub use appraisal::{Appraisal, Reaches};
pub use plan::{CubeSlot, Plan, Target, TurnSlot};
pub use source::Source;
pub use turn::Prospect;

use serde::{Deserialize, Serialize};

/// Deniers and influence that must be paid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Dues {
    /// Deniers.
    pub deniers: u16,
    /// Influence.
    pub influence: u8,
}

impl Dues {
    /// Nothing to pay.
    pub const NOTHING: Dues = Dues { deniers: 0, influence: 0 };

    /// So many deniers.
    pub const fn deniers(deniers: u8) -> Dues {
        Dues { deniers: deniers as u16, influence: 0 }
    }

    /// So many influence points.
    pub const fn influence(influence: u8) -> Dues {
        Dues { deniers: 0, influence }
    }

    /// So many times as much.
    pub(crate) fn times(self, n: u16) -> Dues {
        Dues { deniers: self.deniers * n, influence: self.influence * n as u8 }
    }

    /// Both together.
    pub(crate) fn and(self, other: Dues) -> Dues {
        Dues { deniers: self.deniers + other.deniers, influence: self.influence + other.influence }
    }

    /// How often somebody with so much can pay.
    pub(crate) fn affordable(self, deniers: u16, influence: u8) -> u8 {
        let by_deniers = deniers.checked_div(self.deniers).unwrap_or(u16::MAX);
        let by_influence = influence.checked_div(self.influence).unwrap_or(u8::MAX);
        by_deniers.min(u16::from(by_influence)) as u8
    }
}
