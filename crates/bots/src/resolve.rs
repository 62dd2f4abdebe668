//! A move that was decided, while it is being played.

use crate::bot::Seen;
use crate::evaluate::Evaluate;
use tabletop::Viewer;

/// The small decisions that are left of a move.
#[derive(Clone, Debug)]
pub(crate) struct Resolve<G: Evaluate> {
    /// What was guessed, with all that has been played since.
    state: G::State,
    /// What comes next, the next last.
    left: Vec<G::Choice>,
}

impl<G: Evaluate> Resolve<G> {
    /// To play a move from a guessed state.
    pub fn new(state: &G::State, path: &[G::Choice]) -> Resolve<G> {
        Resolve { state: state.clone(), left: path.iter().rev().copied().collect() }
    }

    /// The next decision, unless anything came otherwise than it was thought.
    pub fn next(&mut self, seen: &Seen<'_, G>) -> Option<G::Choice> {
        // Whoever asks may have counted along or not.
        let eye = Viewer::Seat(seen.seat);
        let is_as_thought = *seen.view == seen.game.recall(&self.state, eye)
            || *seen.view == seen.game.view(&self.state, eye);
        if !is_as_thought {
            return None;
        }
        let choice = self.left.pop().filter(|choice| seen.choices.contains(choice))?;
        seen.game.play_offered(&mut self.state, seen.seat, choice);
        Some(choice)
    }
}
