//! What is wrong with a state from outside: everything, not only the first thing.

use crate::play::Look;

impl Look<'_> {
    pub(crate) fn check(self) -> Vec<String> {
        Vec::new()
    }
}
