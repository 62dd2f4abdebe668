//! The analysis of a game: begun by a key, found out elsewhere one decision after the other, read as it comes.

mod report;

use crate::playable::Playable;
use crate::world::{Discovery, Effect, Found, Input, Job};
use analysis::{Analysis, Finding, Part, Plan, Scope, amount, grade};
use bots::{Budget, Cancel};
use std::collections::VecDeque;
use std::sync::Arc;
use tabletop::{Phrase, Seat, Table, phrase};

/// An analysis that is being made, or was.
pub struct Analysing<G: Playable> {
    plan: Arc<Plan<G>>,
    budget: Budget,
    run: Arc<()>,
    waiting: VecDeque<usize>,
    total: usize,
    done: usize,
    found: Vec<Finding>,
    whole: Option<Analysis>,
    /// How many of the steps a guide has prescribed.
    guided: usize,
}

/// All that is said of a move, one thing after the other.
fn joined(reasons: Vec<Phrase>) -> Phrase {
    let reasons = reasons.into_iter();
    reasons.reduce(|one, next| phrase!("analysis-reasons", one = one, next = next)).unwrap_or_default()
}

/// The step with which a part begins.
fn first_step<C>(part: &Part<C>) -> usize {
    match part {
        Part::Decision { steps, .. } => steps.start,
        Part::Chance { step } => *step,
    }
}

impl<G: Playable> Analysing<G> {
    /// Begins with the past of a table; and what is to be found out first. So many steps were a guide's, who is not judged.
    pub fn begin(table: &Table<G>, scope: Scope, budget: Budget, guided: usize) -> (Analysing<G>, Effect) {
        let plan = Arc::new(Plan::new(table, scope));
        let is_free = |part: &usize| plan.parts().get(*part).is_none_or(|part| first_step(part) >= guided);
        let waiting: VecDeque<usize> = plan.questions().filter(is_free).collect();
        let (total, run) = (waiting.len(), Arc::new(()));
        let (done, found, whole) = (0, Vec::new(), None);
        let mut analysing = Analysing { plan, budget, run, waiting, total, done, found, whole, guided };
        let first = analysing.next();
        (analysing, first)
    }

    /// The next thing to be found out: about a decision, and in the end what all of it comes to.
    fn next(&mut self) -> Effect {
        let (plan, run, budget) = (Arc::clone(&self.plan), Arc::clone(&self.run), self.budget);
        let job: Box<dyn FnOnce() -> Input + Send> = match self.waiting.pop_front() {
            Some(part) => Box::new(move || {
                let what = Discovery::Decision(plan.examine(part, budget, &Cancel::default()));
                Input::Found(Found { run, what })
            }),
            None => {
                let found = self.found.clone();
                Box::new(move || {
                    let what = Discovery::Whole(Box::new(plan.account(found, budget)));
                    Input::Found(Found { run, what })
                })
            }
        };
        Effect::Think(Job(job))
    }

    /// Something was found out; what is to be found out next.
    pub fn hear(&mut self, found: Found) -> Option<Effect> {
        if !Arc::ptr_eq(&found.run, &self.run) {
            return None;
        }
        match found.what {
            Discovery::Decision(finding) => {
                self.done += 1;
                self.found.extend(finding);
                Some(self.next())
            }
            Discovery::Whole(whole) => {
                self.whole = Some(*whole);
                None
            }
        }
    }

    /// Whether there is more to come.
    pub fn is_busy(&self) -> bool {
        self.whole.is_none()
    }

    /// How far it is.
    pub fn progress(&self) -> Phrase {
        phrase!("page-analysis-progress", done = self.done, total = self.total)
    }

    /// What it may know.
    pub fn scope(&self) -> Scope {
        self.plan.scope()
    }

    /// After how many steps it was begun.
    pub fn steps(&self) -> usize {
        self.plan.last()
    }

    /// The decision that a moment belongs to: who decided, and what was found.
    fn decision_at(&self, at: usize) -> Option<(Seat, &Finding)> {
        let is_here =
            |part: &&Part<G::Choice>| matches!(part, Part::Decision { steps, .. } if steps.contains(&at));
        let Part::Decision { seat, steps, .. } = self.plan.parts().iter().find(is_here)? else { return None };
        Some((*seat, self.found.iter().find(|finding| finding.step == steps.start)?))
    }

    /// What is said of the decision of a moment: its grade, and what would have been better.
    pub fn judgement(&self, at: usize) -> Vec<Phrase> {
        let Some((seat, finding)) = self.decision_at(at) else { return Vec::new() };
        let mut said = vec![self.verdict(finding)];
        if finding.played != 0 {
            said.push(phrase!("analysis-better", reasons = self.reasons(seat, finding, 0)));
        }
        said
    }

    fn verdict(&self, finding: &Finding) -> Phrase {
        let grade = phrase!("analysis-grade", grade = grade(finding).word());
        match finding.played {
            0 => grade,
            _ => {
                let (loss, error) = (amount(finding.loss), amount(finding.error));
                phrase!("terminal-analysis-verdict", grade = grade, loss = loss, error = error)
            }
        }
    }

    /// A move that was looked at, with what it brings and costs.
    fn reasons(&self, seat: Seat, finding: &Finding, which: usize) -> Phrase {
        let choices = &finding.candidates[which].choices;
        joined(self.plan.reasons(finding.step, seat, choices).unwrap_or_default())
    }

    /// The next decision after a moment that cost more than a little.
    pub fn next_costly(&self, after: usize) -> Option<usize> {
        let costly = self.found.iter().filter(|finding| grade(finding) > analysis::Grade::Fine);
        costly.map(|finding| finding.step).filter(|step| *step > after).min()
    }
}
