//! A game at one moment: what Python's `State` does, for any game.

mod keeping;
mod knowing;
mod playing;
mod speaking;

use crate::errors::{Outcome, Wrong};
use crate::past::{Past, Step};
use crate::rules::{AnyRules, Learnable, Rules};
use encoding::{Action, Picking};
use keeping::Keeping;
use knowing::Knowing;
use playing::Playing;
use speaking::Speaking;
use std::any::Any;
use std::sync::Arc;
use tabletop::{Awaited, Cup, Pending, Refusal, Seat, Seats, Table};
use words::Language;

/// A game at one moment, with its past.
pub struct Position<G: Learnable> {
    pub rules: Arc<Rules<G>>,
    pub state: G::State,
    /// Where the past began, if not as usual.
    first: Option<Arc<G::State>>,
    past: Past<G::Choice>,
    /// What a seat was told before that, where the rest of the table is only guessed.
    heard: Option<Arc<Vec<String>>>,
    /// The seat that picks its answer, if its choices have been looked up.
    picking: Option<Picking<G>>,
    /// What has come of the outcome that chance is asked for, die by die.
    coming: tabletop::Outcome,
}

/// What can be done with a moment of any game.
pub trait AnyState: Playing + Knowing + Keeping + Speaking + Send + Sync {
    fn rules(&self) -> Arc<dyn AnyRules>;
    fn copy(&self) -> Box<dyn AnyState>;
    fn as_any(&self) -> &dyn Any;
    fn is_equal(&self, other: &dyn AnyState) -> bool;
}

impl<G: Learnable> Position<G> {
    pub fn new(rules: Arc<Rules<G>>, state: G::State, first: Option<Arc<G::State>>) -> Position<G> {
        let (past, coming) = (Past::NOTHING, tabletop::Outcome::new());
        Position { rules, state, first, past, heard: None, picking: None, coming }
    }

    /// A position with the past of a table.
    pub fn replayed(rules: Arc<Rules<G>>, table: Table<G>) -> Position<G> {
        let start = table.at_its_start();
        let first = (*start.state() != rules.game.start()).then(|| Arc::new(start.state().clone()));
        let mut position = Position::new(rules, table.state().clone(), first);
        for step in table.taken() {
            position.past.push(match step {
                tabletop::Step::Choice(seat, choice) => Step::Choice(*seat, *choice),
                tabletop::Step::Chance(_, outcome, _) => Step::Chance(outcome.clone()),
            });
        }
        position
    }

    pub fn game(&self) -> &G {
        &self.rules.game
    }

    fn seat(&self, seat: Seat) -> Outcome<Seat> {
        let seats = self.game().players();
        if seat.0 < seats { Ok(seat) } else { Err(Wrong::seat(seat.0, seats)) }
    }

    fn any_seat(&self, seat: Seat) -> Outcome<Seat> {
        let seats = self.game().seats();
        if seat.0 < seats { Ok(seat) } else { Err(Wrong::seat(seat.0, seats)) }
    }

    fn asked(&self) -> Seats {
        match self.game().pending(&self.state) {
            Pending::Seats(seats) => seats,
            Pending::Chance(_) | Pending::Over => Seats::NONE,
        }
    }

    fn awaited(&self) -> Outcome<Awaited> {
        match self.game().pending(&self.state) {
            Pending::Chance(awaited) => Ok(awaited),
            Pending::Over => Err(Refusal::Over.into()),
            Pending::Seats(_) => Err(Refusal::NoChanceAwaited.into()),
        }
    }

    fn read(&self, choice: &str) -> Outcome<G::Choice> {
        self.game().read(choice).map_err(|error| Wrong::Move(error.phrase()))
    }

    fn moved(&mut self, step: Step<G::Choice>) {
        self.past.push(step);
        self.picking = None;
        self.coming.clear();
    }

    /// The seat that picks, and what it may pick.
    fn ask(&mut self, seat: Seat) -> Outcome<&mut Picking<G>> {
        let seat = self.seat(seat)?;
        if !self.asked().contains(seat) {
            let is_over = self.game().pending(&self.state) == Pending::Over;
            return Err(if is_over { Refusal::Over } else { Refusal::NotAsked(seat) }.into());
        }
        let same = self.picking.take().filter(|picking| picking.seat() == seat);
        let picking = same.unwrap_or_else(|| {
            let mut picking = Picking::default();
            picking.ask(&self.rules.game, &self.state, seat);
            picking
        });
        Ok(self.picking.insert(picking))
    }

    /// Where all choose at once, a guess has the others still undecided: those who have decided choose something.
    fn let_the_others_choose(&self, guess: &mut G::State, seat: Seat, cup: &mut Cup) {
        let mut choices = Vec::new();
        let has_decided = |other: &Seat| *other != seat && !self.asked().contains(*other);
        for other in (0..self.game().players()).map(Seat).filter(has_decided) {
            loop {
                self.game().choices(guess, other, &mut choices);
                if choices.is_empty() {
                    break;
                }
                let choice = choices[cup.below(choices.len() as u32) as usize];
                self.game().play_offered(guess, other, choice);
            }
        }
    }

    /// What a seat has picked of its answer.
    fn picked_by(&self, seat: Seat) -> &[Action] {
        let picking = self.picking.as_ref().filter(|picking| picking.seat() == seat);
        picking.map_or(&[], |picking| picking.picked())
    }

    /// The table that this past leads to.
    fn table(&self) -> Table<G> {
        let first = self.first.as_deref().cloned().unwrap_or_else(|| self.game().start());
        let mut table = Table::at(self.game().clone(), self.rules.figures.clone(), first);
        for step in self.past.steps() {
            // What was accepted before is accepted again.
            let _ = match step {
                Step::Choice(seat, choice) => table.play(*seat, *choice, None),
                Step::Chance(outcome) => table.chance(outcome, None),
            };
        }
        table
    }

    fn titles(&self, language: Language) -> Vec<String> {
        language.seat_titles(self.game())
    }
}

impl<G: Learnable> AnyState for Position<G> {
    fn rules(&self) -> Arc<dyn AnyRules> {
        self.rules.clone()
    }

    fn copy(&self) -> Box<dyn AnyState> {
        let is_picking = |picking: &&Picking<G>| !picking.picked().is_empty();
        Box::new(Position {
            rules: self.rules.clone(),
            state: self.state.clone(),
            first: self.first.clone(),
            past: self.past.clone(),
            heard: self.heard.clone(),
            picking: self.picking.as_ref().filter(is_picking).cloned(),
            coming: self.coming.clone(),
        })
    }

    fn as_any(&self) -> &dyn Any {
        self
    }

    fn is_equal(&self, other: &dyn AnyState) -> bool {
        other.as_any().downcast_ref::<Position<G>>().is_some_and(|other| {
            self.state == other.state
                && self.game().options() == other.game().options()
                && self.picked() == other.picked()
                && self.coming == other.coming
        })
    }
}
