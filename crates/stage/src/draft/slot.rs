//! A question of a move, and how it is answered.

use super::Draftable;
use crate::spot::Spots;
use crate::staged::Staged;
use tabletop::{Game, Phrase, Seat};

/// Which question of a move: the so-many-th of its kind, from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Asked<K> {
    /// The kind of decision.
    pub kind: K,
    /// How many of its kind were asked before it in the same move.
    pub nth: u8,
}

/// How a question got its answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum How {
    /// It has none yet: something must be picked.
    Open,
    /// There is only one.
    Forced,
    /// Somebody picked it.
    Picked,
    /// It is the only one that agrees with what is picked.
    Implied,
    /// Nobody said otherwise: it is what people mostly want.
    Default,
}

/// Something that a question may be answered with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer<S, C> {
    /// The choice.
    pub choice: C,
    /// The spots that it is about.
    pub spots: Spots<S>,
    /// Whether it agrees with everything else that is picked.
    pub fits: bool,
    /// Whether another answer comes to the same for less: screens show these under "more".
    pub is_dominated: bool,
}

impl<S: Copy + PartialEq, C> Answer<S, C> {
    /// Whether a spot is one of those by which it is found.
    pub(super) fn names(&self, spot: S) -> bool {
        self.at_its_spots().any(|own| own == spot) || self.spots.also.contains(&spot)
    }

    /// The spots where it may be picked.
    pub fn at_its_spots(&self) -> impl Iterator<Item = S> {
        self.spots.at.iter().chain(&self.spots.pieces).copied()
    }
}

/// An answer in a game.
pub type AnswerOf<G> = Answer<<G as Staged>::Spot, <G as Game>::Choice>;

/// A question of a move, with its answers, best first.
#[derive(Clone, Debug)]
pub struct Slot<G: Draftable> {
    /// Which question it is.
    pub asked: Asked<G::Kind>,
    /// The question as it is put.
    pub question: Phrase,
    /// What it may be answered with, best first.
    pub answers: Vec<AnswerOf<G>>,
    /// The answer that is taken.
    pub taken: Option<usize>,
    /// How that came.
    pub how: How,
    pub(super) state: G::State,
    pub(super) seat: Seat,
}

impl<G: Draftable> Slot<G> {
    /// The choice that is taken.
    pub fn choice(&self) -> Option<G::Choice> {
        self.taken.and_then(|taken| self.answers.get(taken)).map(|answer| answer.choice)
    }

    /// An answer as a button says it, with its price and effect.
    pub fn say(&self, game: &G, answer: &AnswerOf<G>) -> Phrase {
        game.say(&self.state, self.seat, answer.choice)
    }

    /// The heading under which an answer is listed.
    pub fn heading(&self, game: &G, answer: &AnswerOf<G>) -> Option<Phrase> {
        let view = game.view(&self.state, tabletop::Viewer::Seat(self.seat));
        game.heading(&view, self.seat, answer.choice)
    }

    /// Whether there is anything to change about it.
    pub fn is_changeable(&self) -> bool {
        self.answers.len() > 1
    }

    /// The table as it is imagined when the question is asked.
    pub fn state(&self) -> &G::State {
        &self.state
    }
}
