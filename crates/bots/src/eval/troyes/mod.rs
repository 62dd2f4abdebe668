//! The bots' idea of Troyes.

mod features;
mod learned;
mod position;
mod reasons;
mod royal;
mod suspicion;
mod weights;

use crate::bot::{Bot, Seen};
use crate::cancel::Cancel;
use crate::clock::Budget;
use crate::evaluate::{Evaluate, SearchParams, Term};
use crate::names::{BotError, make_bot};
use crate::newest::{examine, weigh};
use crate::search::{Exam, Examined, Weighed};
use ::troyes::agenda::Task;
use ::troyes::board::{DieColor, Owner, Pool};
use ::troyes::{Choice, State, Troyes};
use features::chapter_value;
use position::Position;
use royal::Royal;
pub use suspicion::{Suspicion, clear_suspicion, suspicions, suspicions_by};
use tabletop::{Game, Pending, Phrase, Seat, phrase};

impl Evaluate for Troyes {
    fn bot(spec: &str, seed: u64) -> Result<Box<dyn Bot<Troyes>>, BotError> {
        make_bot(spec, seed)
    }

    fn weigh(seen: &Seen<'_, Troyes>, budget: Budget, seed: u64, cancel: &Cancel) -> Vec<Weighed<Choice>> {
        weigh(seen, budget, seed, cancel)
    }

    fn examine(exam: &Exam<'_, Troyes>, budget: Budget, seed: u64, cancel: &Cancel) -> Examined<Choice> {
        examine(exam, budget, seed, cancel)
    }

    fn value(&self, state: &State, seat: Seat) -> f64 {
        let vp = || f64::from(self.vp(state, seat));
        match self.owner(seat) {
            _ if self.pending(state) == Pending::Over => vp(),
            Owner::Grey => vp() + Royal::new(self, state).prospects(self, state),
            owner => Position::new(self, state, owner).value(),
        }
    }

    fn chapter_value(&self, state: &State, seat: Seat) -> f64 {
        match self.owner(seat) {
            Owner::Grey => 0.0,
            owner => chapter_value(self, state, owner),
        }
    }

    fn terms(&self, before: &State, after: &State, seat: Seat) -> Vec<Term> {
        match self.owner(seat) {
            Owner::Grey => Vec::new(),
            owner => reasons::terms(self, before, after, owner),
        }
    }

    fn suspects(&self, state: &State, seat: Seat) -> Vec<Phrase> {
        let others = (0..self.players()).map(Seat).filter(|other| *other != seat);
        let suspected = |of: Seat| clear_suspicion(self, state, seat, of).map(|one| (of, one.character));
        let say = |(who, character)| phrase!("troyes-suspects", who = who, character = character);
        others.filter_map(suspected).map(say).collect()
    }

    /// A move ends where the seat is asked for its next action or its next black die. Spending influence comes before.
    fn same_move(&self, start: &State, now: &State, _seat: Seat) -> bool {
        let begins = |state: &State| matches!(state.agenda.last(), Some(Task::Turn(_) | Task::Black(_)));
        match now.agenda.last() {
            Some(Task::Settle(_)) => false,
            Some(Task::Turn(_) | Task::Black(_)) => {
                (begins(start) || matches!(start.agenda.last(), Some(Task::TurnOver(_))))
                    && start.black == now.black
                    && self.owners().all(|owner| start.square.count(owner) == now.square.count(owner))
            }
            _ => true,
        }
    }

    fn is_idle(&self, state: &State, _seat: Seat, choice: Choice) -> bool {
        match choice {
            // A citizen may as well be recruited in the action that needs one.
            Choice::Recruit => true,
            Choice::Reroll(die) => die.face() > 3,
            Choice::Turn(dice) => dice.dice().iter().any(|die| die.face() > 3),
            Choice::With(dice) => is_wasteful(state, dice),
            _ => false,
        }
    }

    /// Dice and money apart, both are the same, and the purse is no fuller where more was used.
    fn differs_in_surplus(&self, more: &State, less: &State, seat: Seat) -> bool {
        let mut alike = more.clone();
        alike.square = less.square;
        for owner in self.owners() {
            alike.families[owner].deniers = less.families[owner].deniers;
        }
        let purse = |state: &State| state.families[self.owner(seat)].deniers;
        alike == *less && purse(more) <= purse(less)
    }

    fn search_params(&self) -> SearchParams {
        SearchParams {
            root_states: 1500,
            widest: 16,
            trust: 5.0,
            playout_moves: 16,
            playout_chapters: 0,
            playout_tries: 2,
            cached_tries: 6,
            ..SearchParams::default()
        }
    }

    /// A network sees beyond the round, so that it need not be played to its end, but takes longer to look: short playouts leave
    /// time for several times as many. Against le Roy, who goes on as long as any die lies there, it is played to its end: that
    /// seems to be worth some points (docs/bots.md).
    fn learned_search_params(&self) -> SearchParams {
        let params = SearchParams { keeps_to_its_move: true, trust: 10.0, ..self.search_params() };
        let is_short = !self.options().is_kings_challenge();
        SearchParams { playout_moves: if is_short { 2 } else { params.playout_moves }, ..params }
    }
}

/// The victory points that `of` may expect to end with, as far as `eye` may know, by weights set by hand.
pub(crate) fn expectation(game: &Troyes, state: &State, eye: Seat, of: Seat) -> f64 {
    let value = match (game.owner(of), game.owner(eye)) {
        (Owner::Grey, _) => game.value(state, of),
        (owner, eye) => Position::new(game, state, owner).seen_by(eye).value(),
    };
    value + game.chapter_value(state, of)
}

/// What a die counts against black dice.
fn against_black((color, face): (DieColor, u8)) -> u8 {
    if matches!(color, DieColor::Red | DieColor::Purple) { 2 * face } else { face }
}

/// Whether one of the dice could have been kept.
fn is_wasteful(state: &State, dice: Pool) -> bool {
    let Some(Task::Counter(_, black)) = state.agenda.last() else { return false };
    let all: u8 = dice.iter().map(against_black).sum();
    let least = dice.iter().map(against_black).min().unwrap_or(0);
    all - least >= black.sum()
}
