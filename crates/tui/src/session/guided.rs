//! Games with a guide: whoever learns is told one thing after the other, and what else is tried is answered.

use super::Session;
use crate::failure::GameError;
use crate::history::History;
use crate::playable::Playable;
use crate::world::Effect;
use guide::{Guide, LEARNER, Place, Step, Verdict};
use host::{Player, SeededDice};
use std::ops::Range;
use std::path::PathBuf;
use tabletop::{Phrase, Seed, Table};
use words::Language;

impl<G: Playable> Session<G> {
    /// A new game with a guide: what is prepared falls and is drawn first.
    pub fn guided(
        game: G,
        guide: &'static Guide,
        learner: Player,
        (seed, path): (Seed, PathBuf),
        language: Language,
    ) -> Result<Session<G>, GameError> {
        let mut players = vec![learner];
        players.resize(guide.players.into(), Player::Bot(guide.opponent.clone()));
        let dice = SeededDice::new(seed).after(guide.chance.iter().cloned());
        let mut session = Session::new(Table::new(game, None), players, dice, path, language)?;
        guide.let_others_play(&mut session.host);
        session.head.notes.push(guide.note());
        session.guide = Some(guide);
        session.history = History::of_past(&session.host);
        Ok(session)
    }

    /// What the guide says now: its steps from the first to the one at which something is to be done.
    pub fn guidance(&self) -> Option<Range<usize>> {
        match self.guide?.place(self.table()) {
            Place::At { said, .. } => Some(said),
            Place::Over | Place::Left => None,
        }
    }

    /// A step of the guide, and how many there are.
    pub fn guided_step(&self, step: usize) -> Option<(&'static Step, usize)> {
        let steps = &self.guide?.steps;
        Some((steps.get(step)?, steps.len()))
    }

    /// How many steps so far were made as a guide wanted them.
    pub fn guided_steps(&self) -> usize {
        self.left_guide_at.unwrap_or_else(|| guided_steps(self.guide, self.table()))
    }

    /// Whether bots wait for whoever learns.
    pub(super) fn holds_bots(&self) -> bool {
        let last = self.guidance().and_then(|said| self.guided_step(said.end.checked_sub(1)?));
        last.is_some_and(|(step, _)| !step.deeds.is_empty()) && self.host.asked().contains(LEARNER)
    }

    /// Whoever learns tries something; what the guide says to that, if it is something else than what is to be done.
    pub(super) fn attempt(&mut self, guide: &Guide, choices: &[G::Choice]) -> Result<(), Phrase> {
        let question = self.host.question(LEARNER);
        match guide.attempt(&mut self.host, question, choices).map_err(|refused| refused.phrase())? {
            Verdict::Played => Ok(()),
            Verdict::Wrong(message) => Err(message.phrase()),
        }
    }

    /// What is to be done is done for whoever learns.
    pub fn show_deed(&mut self) -> Result<Vec<Effect>, Phrase> {
        let model = self.guide.map_or(Vec::new(), |guide| guide.model(self.table()));
        self.choose(LEARNER, &model)
    }

    /// Whoever learns goes on alone.
    pub fn leave_guide(&mut self) -> Vec<Effect> {
        if let Some(guide) = self.guide {
            self.left_guide_at = Some(self.guided_steps());
            self.guide = None;
            self.head.notes.retain(|note| *note != guide.note());
        }
        self.proceed()
    }
}

/// How many steps of a table's past a guide has prescribed: up to the last thing that it wanted to be done.
pub fn guided_steps<G: Playable>(guide: Option<&Guide>, table: &Table<G>) -> usize {
    let Some(guide) = guide else { return 0 };
    let is_led = |at: usize| match guide.place(&table.rewound(at)) {
        Place::At { said, .. } => said.last().is_some_and(|step| !guide.steps[step].deeds.is_empty()),
        Place::Over | Place::Left => false,
    };
    (0..=table.steps()).find(|at| !is_led(*at)).unwrap_or(table.steps())
}
