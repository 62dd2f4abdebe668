//! What the bots that think need to know about a game beyond its rules.

use crate::bot::{Bot, Seen};
use crate::cancel::Cancel;
use crate::clock::Budget;
use crate::names::BotError;
use crate::search::{Exam, Examined, Weighed};
use crate::value::Learned;
use tabletop::{Phrase, Seat};

/// One thing that a move changes, in the words and units of the game, and what that is worth.
#[derive(Clone, PartialEq, Debug)]
pub struct Term {
    /// What changes: "+6 deniers", "keeps the red 5 for Brigands".
    pub text: Phrase,
    /// What it is worth in victory points.
    pub worth: f64,
}

/// How the search goes about a game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SearchParams {
    /// How many states are looked at when the moves of the seat at the root are listed.
    pub root_states: usize,
    /// The same for positions deeper in the tree.
    pub inner_states: usize,
    /// How many of the best-looking moves of a position are ever tried.
    pub widest: usize,
    /// How often a move is tried before the answers to it are listed.
    pub patience: u32,
    /// How many victory points of exploration an untried move is worth.
    pub curiosity: f64,
    /// How many simulations the evaluation of a move counts for.
    pub trust: f64,
    /// How many moves of all seats a playout goes on before it is cut off and evaluated.
    pub playout_moves: u32,
    /// How many chapters of the game it goes on, beyond the one at the root.
    pub playout_chapters: u32,
    /// Of how many states a playout lists its moves, to play the best; if none, it does not list them,
    pub playout_states: usize,
    /// but plays the best of so many random moves
    pub playout_tries: u32,
    /// and of how many that looked good before.
    pub cached_tries: u32,
    /// Whether a whole move is played as it was decided, without thinking again at each of its small decisions.
    pub keeps_to_its_move: bool,
}

impl Default for SearchParams {
    fn default() -> SearchParams {
        SearchParams {
            root_states: 4000,
            inner_states: 400,
            widest: 24,
            patience: 6,
            curiosity: 3.0,
            trust: 2.0,
            playout_moves: 6,
            playout_chapters: 100,
            playout_states: 0,
            playout_tries: 4,
            cached_tries: 0,
            keeps_to_its_move: false,
        }
    }
}

/// A game that somebody has written an evaluation for.
pub trait Evaluate: Learned {
    /// A bot of this game by its name: `make_bot(spec, seed)`. Every game says so itself, so that search is compiled once
    /// for it, here, and not again in each crate that lets bots play.
    fn bot(spec: &str, seed: u64) -> Result<Box<dyn Bot<Self>>, BotError>;

    /// The moves of a seat that is asked, weighed by simulated games within a budget, the best first: `weigh(seen, budget,
    /// seed, cancel)`, for the same reason. The same seed and a budget of simulations give the same, unless it is called off.
    fn weigh(seen: &Seen<'_, Self>, budget: Budget, seed: u64, cancel: &Cancel)
    -> Vec<Weighed<Self::Choice>>;

    /// A move that was made, weighed against the others: `examine(exam, budget, seed, cancel)`, for the same reason and with
    /// the same promise.
    fn examine(exam: &Exam<'_, Self>, budget: Budget, seed: u64, cancel: &Cancel) -> Examined<Self::Choice>;

    /// The victory points that `seat` may expect to end with; those of [`Game::vp`](tabletop::Game::vp) when the game is over.
    fn value(&self, state: &Self::State, seat: Seat) -> f64;

    /// What past games have taught about the beginnings of chapters, beyond [`Evaluate::value`]: the victory points that
    /// `seat` may expect to gain by it when the next one begins in this state.
    fn chapter_value(&self, _state: &Self::State, _seat: Seat) -> f64 {
        0.0
    }

    /// What happened to `seat` from one state to a later one, as far as it matters to [`Evaluate::value`].
    fn terms(&self, before: &Self::State, after: &Self::State, seat: Seat) -> Vec<Term>;

    /// What `seat` may suspect of the others' secrets by what they have done, in words. Whatever it may not know makes no
    /// difference.
    fn suspects(&self, _state: &Self::State, _seat: Seat) -> Vec<Phrase> {
        Vec::new()
    }

    /// Whether `seat`, which is asked in both states, is still within the move that it began in `start`. Small
    /// decisions that belong together are weighed together.
    fn same_move(&self, _start: &Self::State, _now: &Self::State, _seat: Seat) -> bool {
        true
    }

    /// Whether a choice may be passed over when moves are listed, because another is surely as good. Choices are
    /// only left out if others remain.
    fn is_idle(&self, _state: &Self::State, _seat: Seat, _choice: Self::Choice) -> bool {
        false
    }

    /// Whether a move that led to the first state only used up more of what `seat` had than one that led to the second,
    /// and is surely no better for it.
    fn differs_in_surplus(&self, _more: &Self::State, _less: &Self::State, _seat: Seat) -> bool {
        false
    }

    /// How far people are off where they would be one point off in Troyes: opponents that misjudge actions are as far apart
    /// in every game.
    fn misjudgement(&self) -> f32 {
        1.0
    }

    /// How the search goes about this game.
    fn search_params(&self) -> SearchParams {
        SearchParams::default()
    }

    /// The same with a network, which sees further.
    fn learned_search_params(&self) -> SearchParams {
        self.search_params()
    }
}

/// By how much `seat` is ahead of the best of the others (behind, if negative), in expected victory points; its
/// expected points themselves if it is alone.
pub fn margin(values: &[f64], seat: Seat) -> f64 {
    let others = values.iter().enumerate().filter(|(i, _)| *i != seat.index()).map(|(_, value)| *value);
    let best = others.fold(f64::NEG_INFINITY, f64::max);
    values[seat.index()] - if best.is_finite() { best } else { 0.0 }
}

/// What a state is worth to each seat that wants to win.
#[derive(Default)]
pub(crate) struct Outlook {
    values: Vec<f64>,
    /// Whether they say it all: in a game where all choose at once nobody can do anything about the others, whose luck
    /// would only be noise.
    is_own_only: bool,
}

impl Outlook {
    /// By the evaluation and what was learned about chapters.
    pub fn of<G: Evaluate>(game: &G, state: &G::State) -> Outlook {
        Outlook::by(|seat| game.value(state, seat) + game.chapter_value(state, seat), game)
    }

    /// By the evaluation alone.
    pub fn at_a_glance<G: Evaluate>(game: &G, state: &G::State) -> Outlook {
        Outlook::by(|seat| game.value(state, seat), game)
    }

    /// By what each seat gains and loses by it, all told.
    pub fn worths(values: Vec<f64>) -> Outlook {
        Outlook { values, is_own_only: true }
    }

    fn by<G: Evaluate>(value: impl Fn(Seat) -> f64, game: &G) -> Outlook {
        let values = (0..game.seats()).map(|seat| value(Seat(seat))).collect();
        Outlook { values, is_own_only: G::SIMULTANEOUS }
    }

    pub fn of_seat(&self, seat: Seat) -> f64 {
        if self.is_own_only { self.values[seat.index()] } else { margin(&self.values, seat) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_margin_is_over_the_best_other_seat() {
        assert_eq!(margin(&[30.0, 24.0, 28.0], Seat(0)), 2.0);
        assert_eq!(margin(&[30.0, 24.0, 28.0], Seat(1)), -6.0);
        assert_eq!(margin(&[30.0], Seat(0)), 30.0);
    }
}
