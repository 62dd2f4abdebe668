//! Everything that was chosen and rolled: a list that copies of a position share.

use std::sync::Arc;
use tabletop::{Outcome, Seat};

/// One step.
#[derive(Clone, Debug)]
pub enum Step<C> {
    Choice(Seat, C),
    Chance(Outcome),
}

/// The steps so far. To copy it is to point at it.
#[derive(Debug)]
pub struct Past<C> {
    last: Option<Arc<Node<C>>>,
}

#[derive(Debug)]
struct Node<C> {
    step: Step<C>,
    before: Past<C>,
}

impl<C> Clone for Past<C> {
    fn clone(&self) -> Past<C> {
        Past { last: self.last.clone() }
    }
}

impl<C> Past<C> {
    pub const NOTHING: Past<C> = Past { last: None };

    pub fn push(&mut self, step: Step<C>) {
        let before = Past { last: self.last.take() };
        self.last = Some(Arc::new(Node { step, before }));
    }

    /// The steps in order.
    pub fn steps(&self) -> Vec<&Step<C>> {
        let mut steps = Vec::new();
        let mut past = self;
        while let Some(node) = &past.last {
            steps.push(&node.step);
            past = &node.before;
        }
        steps.reverse();
        steps
    }
}

impl<C> Drop for Past<C> {
    /// One by one: a list dropped by itself would go as deep as it is long.
    fn drop(&mut self) {
        let mut next = self.last.take();
        while let Some(node) = next {
            next = Arc::into_inner(node).and_then(|mut node| node.before.last.take());
        }
    }
}
