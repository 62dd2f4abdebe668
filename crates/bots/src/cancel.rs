//! Calling off a decision that nobody waits for any more.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// A word to a bot that thinks: it may stop, its answer is not wanted any more. Clones stand for the same decision.
#[derive(Clone, Debug, Default)]
pub struct Cancel(Arc<AtomicBool>);

impl Cancel {
    /// Calls the decision off. The bot answers as soon as it looks up, with whatever it has found so far.
    pub fn cancel(&self) {
        // Nothing else is told with it, so no order is needed.
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether the decision was called off.
    pub fn is_cancelled(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
