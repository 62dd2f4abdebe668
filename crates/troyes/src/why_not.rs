//! Why a card, die or place is not available: one sentence each.

use crate::play::Look;
use tabletop::Seat;

impl Look<'_> {
    pub(crate) fn why_not(self, _seat: Seat, thing: &str) -> Result<String, String> {
        Err(format!("there is no `{thing}`"))
    }
}
