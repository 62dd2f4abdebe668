//! What a decision teaches, in the words of a player.

use crate::account::{Event, EventKind};
use crate::plan::Plan;
use bots::{Evaluate, reasons_for};
use tabletop::{Notation, Phrase, Seat, Speech};

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
        let say = |place: usize| self.reasons(event.step, *seat, &judged.moves.get(place)?.choices);
        let best = if judged.played == 0 { Vec::new() } else { say(0)? };
        Some(Lesson { seat: *seat, played: say(judged.played)?, best })
    }

    /// What a move that was written down brings, costs and takes from others.
    pub fn reasons(&self, step: usize, seat: Seat, choices: &[String]) -> Option<Vec<Phrase>> {
        let path: Option<Vec<G::Choice>> = choices.iter().map(|choice| self.game.read(choice).ok()).collect();
        Some(reasons_for(&self.game, self.state(step), seat, &path?))
    }
}
