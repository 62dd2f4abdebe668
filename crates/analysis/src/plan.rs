//! A game cut into decisions and what chance did.

use bots::Evaluate;
use bots::moves::goes_on;
use std::ops::Range;
use tabletop::{Notation, Seat, Step, Table};

/// What an analysis may know, and whom it is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Scope {
    /// Whether decisions are judged with all cards open; otherwise as whoever made them saw the table.
    pub open: bool,
    /// The seat that asks: everything is judged as far as it may know, and no decisions but its own are shown.
    pub eye: Option<Seat>,
}

/// A part of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Part<C> {
    /// A whole move of a seat.
    Decision {
        /// Who made it.
        seat: Seat,
        /// From how many steps to how many it went; others may have chosen in between where all choose at once.
        steps: Range<usize>,
        /// The choices.
        path: Vec<C>,
        /// Whether nothing else could be chosen.
        was_forced: bool,
    },
    /// Chance answered.
    Chance {
        /// After how many steps.
        step: usize,
    },
}

impl<C> Part<C> {
    /// How many steps had been taken when it began.
    pub fn begin(&self) -> usize {
        match self {
            Part::Decision { steps, .. } => steps.start,
            Part::Chance { step } => *step,
        }
    }
}

/// A game cut into its parts, ready to be examined.
#[derive(Clone, Debug)]
pub struct Plan<G: Evaluate> {
    pub(crate) game: G,
    pub(crate) scope: Scope,
    /// The table after each number of steps.
    pub(crate) states: Vec<G::State>,
    pub(crate) parts: Vec<Part<G::Choice>>,
}

/// A move that is not over.
struct Begun {
    part: usize,
    goes_on: bool,
}

impl<G: Evaluate + Notation> Plan<G> {
    /// Cuts the past of a table.
    pub fn new(table: &Table<G>, scope: Scope) -> Plan<G> {
        let start = table.at_its_start();
        let mut states = vec![start.state().clone()];
        table.retold(table.steps(), |table, _| states.push(table.state().clone()));
        let mut plan = Plan { game: table.game().clone(), scope, states, parts: Vec::new() };
        let mut begun: Vec<Option<Begun>> = (0..table.game().seats()).map(|_| None).collect();
        for (step, taken) in table.taken().iter().enumerate() {
            match taken {
                Step::Chance(..) => plan.parts.push(Part::Chance { step }),
                Step::Choice(seat, choice) => plan.add(step, *seat, *choice, &mut begun[seat.index()]),
            }
        }
        plan
    }

    fn add(&mut self, step: usize, seat: Seat, choice: G::Choice, begun: &mut Option<Begun>) {
        let mut choices = Vec::new();
        self.game.choices(&self.states[step], seat, &mut choices);
        let is_forced = choices.len() < 2;
        let place = match begun {
            Some(Begun { part, goes_on: true }) => *part,
            _ => {
                let (steps, path) = (step..step, Vec::new());
                self.parts.push(Part::Decision { seat, steps, path, was_forced: true });
                self.parts.len() - 1
            }
        };
        if let Part::Decision { steps, path, was_forced, .. } = &mut self.parts[place] {
            steps.end = step + 1;
            path.push(choice);
            *was_forced &= is_forced;
            let (start, now) = (&self.states[steps.start], &self.states[step + 1]);
            *begun = Some(Begun { part: place, goes_on: goes_on(&self.game, start, now, seat) });
        }
    }
}

impl<G: Evaluate> Plan<G> {
    /// The parts, in order.
    pub fn parts(&self) -> &[Part<G::Choice>] {
        &self.parts
    }

    /// The rules.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// What the analysis may know.
    pub fn scope(&self) -> Scope {
        self.scope
    }

    /// How many steps the game had when it was cut.
    pub fn last(&self) -> usize {
        self.states.len() - 1
    }

    /// The state after so many steps.
    pub fn state(&self, steps: usize) -> &G::State {
        &self.states[steps.min(self.states.len() - 1)]
    }

    /// The parts that are to be examined, by number, in the order in which they should be: decisions in which something
    /// could be chosen.
    pub fn questions(&self) -> impl Iterator<Item = usize> {
        self.parts.iter().enumerate().filter(|(_, part)| self.is_question(part)).map(|(place, _)| place)
    }

    fn is_question(&self, part: &Part<G::Choice>) -> bool {
        match part {
            // What others choose in secret is nothing to the seat that asks.
            Part::Decision { seat, was_forced, .. } => {
                let is_hidden = G::SIMULTANEOUS && self.scope.eye.is_some_and(|eye| eye != *seat);
                !was_forced && !is_hidden
            }
            Part::Chance { .. } => false,
        }
    }
}
