//! What one seat may know, for any game.

use crate::errors::{Outcome, Wrong};
use crate::position::{AnyState, Position};
use crate::rules::{AnyRules, Learnable, Rules};
use encoding::Action;
use std::sync::Arc;
use tabletop::{Cup, Seed, ToJson};

/// A view with what its seat has picked.
pub struct Sight<G: Learnable> {
    pub rules: Arc<Rules<G>>,
    pub view: G::View,
    pub picked: Vec<Action>,
}

/// The same for any game.
pub trait AnySight: Send + Sync {
    fn rules(&self) -> Arc<dyn AnyRules>;
    fn json(&self) -> String;
    fn observe(&self, out: &mut [f32]);
    fn picked(&self) -> &[Action];
    fn guess(&self, seed: u64) -> Outcome<Box<dyn AnyState>>;
}

impl<G: Learnable> AnySight for Sight<G> {
    fn rules(&self) -> Arc<dyn AnyRules> {
        self.rules.clone()
    }

    fn json(&self) -> String {
        self.view.to_json().get().into()
    }

    fn observe(&self, out: &mut [f32]) {
        self.rules.game.observe(&self.view, &self.picked, out);
    }

    fn picked(&self) -> &[Action] {
        &self.picked
    }

    /// A possible state that looks like this; its past is not known.
    fn guess(&self, seed: u64) -> Outcome<Box<dyn AnyState>> {
        let game = &self.rules.game;
        let state = game.guess(&self.view, &mut Cup::new(Seed::from_number(seed)));
        if let Some(wrong) = game.check(&state).into_iter().next() {
            return Err(Wrong::Record(wrong));
        }
        let first = Some(Arc::new(state.clone()));
        Ok(Box::new(Position::new(self.rules.clone(), state, first)))
    }
}
