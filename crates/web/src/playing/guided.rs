//! Games with a guide.

use super::Playing;
use crate::board::BoardRenderer;
use crate::played_game::{Declined, Guided, GuidedStep};
use guide::{Guide, LEARNER, Place, Verdict};

impl<G: BoardRenderer> Playing<G> {
    /// Whoever learns tries something.
    pub(super) fn attempt(
        &mut self,
        guide: &Guide,
        question: usize,
        choices: &[G::Choice],
    ) -> Result<(), Declined> {
        match guide.attempt(&mut self.host, question, choices)? {
            Verdict::Played => Ok(()),
            Verdict::Wrong(message) => Err(Declined::Guided(message.phrase())),
        }
    }

    /// What is to be done is done for whoever learns.
    pub(super) fn play_model(&mut self) -> Result<(), Declined> {
        let guide = self.guide.ok_or(Declined::NotOffered)?;
        let model = guide.model(self.host.table());
        let question = self.host.question(LEARNER);
        self.attempt(guide, question, &model)
    }

    /// What the guide says now, and what it has said.
    pub(super) fn guidance(&self) -> Option<Guided> {
        let guide = self.guide?;
        let Place::At { said, .. } = guide.place(self.host.table()) else { return None };
        let steps = &guide.steps[..said.end];
        let step = |step: &guide::Step| GuidedStep { text: step.say.phrase(), spots: step.at.clone() };
        Some(Guided {
            steps: steps.iter().map(step).collect(),
            first: said.start,
            all: guide.steps.len(),
            wanted: guide.model(self.host.table()).first().map(|choice| self.host.game().write(*choice)),
            has_deed: steps.last().is_some_and(|step| !step.deeds.is_empty()),
        })
    }
}
