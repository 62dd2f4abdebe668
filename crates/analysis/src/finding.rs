//! What was found out about one decision.

use crate::measure::rounded;
use crate::plan::{Part, Plan};
use bots::{Budget, Cancel, Evaluate, Exam, Examined, Seen, Tried};
use serde::{Deserialize, Serialize};
use tabletop::{Notation, Viewer};

/// How many moves are told of beside the one that was made.
const MOST_CANDIDATES: usize = 4;
/// How often a move must have been tried to say anything about it.
const ENOUGH: u32 = 12;
/// How many standard errors a true value is hardly ever away: an interval of 95 %.
const INTERVAL: f64 = 1.96;

/// What was found out about one decision.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Finding {
    /// How many steps had been taken before it.
    pub step: usize,
    /// The best moves and the one that was made, the best first.
    pub candidates: Vec<Candidate>,
    /// Which of them was made.
    pub played: usize,
    /// How many points of lead the move that was made lost against the best.
    #[serde(serialize_with = "rounded")]
    pub loss: f64,
    /// By how many points the loss may be otherwise: half of an interval of 95 %.
    #[serde(serialize_with = "rounded")]
    pub error: f64,
}

/// A move that could be made, and what came of it in simulated games.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Candidate {
    /// Its choices, in the notation of records.
    pub choices: Vec<String>,
    /// The lead that it may be expected to end with.
    #[serde(serialize_with = "rounded")]
    pub worth: f64,
    /// In how many simulated games it was tried.
    pub tries: u32,
    /// The final points that every seat may expect after it, where anything is known of them.
    pub points: Vec<Option<f64>>,
}

impl<G: Evaluate + Notation> Plan<G> {
    /// Examines one of the [questions](Plan::questions). Nothing if it is none, if what the seat that asks knows does not allow
    /// the move, or if it was called off too soon; what was called off later is less certain.
    pub fn examine(&self, part: usize, budget: Budget, cancel: &Cancel) -> Option<Finding> {
        let Part::Decision { seat, steps, path, was_forced: false } = self.parts.get(part)? else {
            return None;
        };
        let state = &self.states[steps.start];
        let view = self.game.recall(state, Viewer::Seat(self.scope.eye.unwrap_or(*seat)));
        let mut choices = Vec::new();
        self.game.choices(state, *seat, &mut choices);
        let seen = Seen { game: &self.game, seat: *seat, view: &view, choices: &choices };
        let exam = Exam { seen, open: self.scope.open.then_some(state), played: path };
        let examined = G::examine(&exam, budget, steps.start as u64, cancel);
        let found = self.found(steps.start, &examined);
        found.filter(|found| !cancel.is_cancelled() || found.candidates[found.played].tries >= ENOUGH)
    }

    fn found(&self, step: usize, examined: &Examined<G::Choice>) -> Option<Finding> {
        let best = examined.moves.first()?;
        let played = examined.played?;
        let written = |tried: &Tried<G::Choice>| Candidate {
            choices: tried.path.iter().map(|choice| self.game.write(*choice)).collect(),
            worth: tried.worth,
            tries: tried.tries,
            points: tried.points.clone(),
        };
        let told = (0..examined.moves.len()).filter(|place| *place < MOST_CANDIDATES || *place == played);
        let told: Vec<usize> = told.collect();
        Some(Finding {
            step,
            played: told.iter().position(|place| *place == played)?,
            loss: (best.worth - examined.moves[played].worth).max(0.0),
            error: if examined.error.is_finite() { INTERVAL * examined.error } else { best.worth.abs() },
            candidates: told.iter().map(|place| written(&examined.moves[*place])).collect(),
        })
    }
}
