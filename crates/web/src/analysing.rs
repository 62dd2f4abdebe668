//! The analysis of a game of any rules, as tables and pages know it.

use crate::board::BoardRenderer;
use crate::thinking::Thinking;
use analysis::{Analysis, Event, EventKind, Finding, Plan, SeatAccount};
use bots::Budget;
use std::sync::Arc;
use tabletop::{Phrase, Seat};

/// How many simulated games each decision is given, unless others wait.
pub const SIMULATIONS: u32 = 300;
/// The same.
pub const BUDGET: Budget = Budget::Simulations(SIMULATIONS);

/// A game cut into its parts, ready to be examined.
pub trait AnyPlan: Send + Sync {
    /// The parts that are to be examined.
    fn questions(&self) -> Vec<usize>;
    /// A part to be examined elsewhere in so many simulated games; [`read_finding`] reads what comes of it.
    fn thinking(&self, part: usize, simulations: u32) -> Thinking;
    /// How many steps the game had.
    fn steps(&self) -> usize;
    /// Whether all choose at once, so that a decision says something of nobody but who takes it.
    fn is_blind(&self) -> bool;
    /// The account of what was found.
    fn account(&self, findings: Vec<Finding>) -> Analysis;
    /// The account of a seat in a sentence.
    fn sentence(&self, account: &SeatAccount, you: bool) -> Phrase;
    /// A move of a seat after so many steps: first said, then what it brings, costs and takes from others.
    fn reasons(&self, step: usize, seat: Seat, choices: &[String]) -> Vec<Phrase>;
    /// The name of a chapter.
    fn chapter_name(&self, chapter: u32) -> Phrase;
}

/// A plan of known rules, with the record that a program elsewhere makes it from.
pub struct Planned<G: BoardRenderer> {
    pub plan: Arc<Plan<G>>,
    pub record: Arc<str>,
}

impl<G: BoardRenderer> AnyPlan for Planned<G> {
    fn questions(&self) -> Vec<usize> {
        self.plan.questions().collect()
    }

    fn thinking(&self, part: usize, simulations: u32) -> Thinking {
        Thinking::examining(self.plan.clone(), self.record.clone(), part, simulations)
    }

    fn steps(&self) -> usize {
        self.plan.last()
    }

    fn is_blind(&self) -> bool {
        G::SIMULTANEOUS
    }

    fn account(&self, findings: Vec<Finding>) -> Analysis {
        self.plan.account(findings, BUDGET)
    }

    fn sentence(&self, account: &SeatAccount, you: bool) -> Phrase {
        account.sentence(self.plan.game(), you)
    }

    fn reasons(&self, step: usize, seat: Seat, choices: &[String]) -> Vec<Phrase> {
        self.plan.reasons(step, seat, choices).unwrap_or_default()
    }

    fn chapter_name(&self, chapter: u32) -> Phrase {
        self.plan.game().chapter_name(chapter)
    }
}

/// What was found, from the text of a thought; `None` if nothing was.
pub fn read_finding(text: &str) -> Option<Finding> {
    serde_json::from_str(text).ok()
}

/// The decision that a moment belongs to, if it was judged.
pub fn decision_at(analysis: &Analysis, at: usize) -> Option<&Event> {
    let is_judged = |event: &&Event| matches!(&event.kind, EventKind::Decision { judged: Some(_), .. });
    analysis.events.iter().filter(is_judged).find(|event| (event.step..event.until).contains(&at))
}
