//! What a decision teaches, in the words of a player.

use crate::account::{Event, EventKind};
use crate::plan::Plan;
use bots::{Evaluate, reasons_for};
use tabletop::{Arg, Cup, Notation, Phrase, Seat, Seed, Speech, Viewer};

/// What a decision teaches.
#[derive(Clone, PartialEq, Debug)]
pub struct Lesson {
    /// Who decided.
    pub seat: Seat,
    /// The move that was made, and what it brought, cost and took from others.
    pub played: Vec<Phrase>,
    /// The best move found, likewise; nothing where that was the one that was made.
    pub best: Vec<Phrase>,
}

impl<G: Evaluate + Notation + Speech> Plan<G> {
    /// What a decision teaches. Nothing if nothing is known of it.
    pub fn lesson(&self, event: &Event) -> Option<Lesson> {
        let EventKind::Decision { seat, judged: Some(judged) } = &event.kind else { return None };
        let say = |place: usize| {
            let mut reasons = self.reasons(event.step, *seat, &judged.moves.get(place)?.choices)?;
            let first = reasons.first_mut()?;
            *first = steps_of(first);
            Some(reasons)
        };
        let best = if judged.played == 0 { Vec::new() } else { say(0)? };
        Some(Lesson { seat: *seat, played: say(judged.played)?, best })
    }

    /// What a move that was written down brings, costs and takes from others.
    pub fn reasons(&self, step: usize, seat: Seat, choices: &[String]) -> Option<Vec<Phrase>> {
        let path: Option<Vec<G::Choice>> = choices.iter().map(|choice| self.game.read(choice).ok()).collect();
        Some(reasons_for(&self.game, &self.known(step), seat, &path?))
    }

    /// The same in short: what is done, step by step.
    pub fn steps(&self, step: usize, seat: Seat, choices: &[String]) -> Option<Phrase> {
        Some(steps_of(self.reasons(step, seat, choices)?.first()?))
    }

    /// The state after so many steps as far as whoever asks may know it; what they may not is made up.
    fn known(&self, step: usize) -> G::State {
        let state = self.state(step);
        match self.scope.eye {
            Some(eye) => {
                let view = self.game.recall(state, Viewer::Seat(eye));
                self.game.guess(&view, &mut Cup::new(Seed::from_number(1)))
            }
            None => state.clone(),
        }
    }
}

/// The steps of a move, out of the first of its reasons, which announces them.
pub fn steps_of(first: &Phrase) -> Phrase {
    match first.args.first() {
        Some((_, Arg::Phrase(steps))) => steps.clone(),
        _ => first.clone(),
    }
}
