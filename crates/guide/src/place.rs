//! Where somebody stands in a guide.

use crate::{Guide, LEARNER, Pattern, Step};
use std::collections::VecDeque;
use std::ops::Range;
use tabletop::{Notation, Seat, Table};

/// Where somebody stands in a guide.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Place {
    /// At a step with something to be done, or, after the last of these, at the end.
    At {
        /// What is said here: the steps since the last deed, the next one included.
        said: Range<usize>,
        /// How many choices of the deed have been made.
        done: usize,
    },
    /// All is done: from here on it is a game like any other.
    Over,
    /// Something else was done than the guide knows.
    Left,
}

impl Place {
    /// Whether the guide goes on.
    pub fn goes_on(&self) -> bool {
        matches!(self, Place::At { .. })
    }
}

/// Goes through a table's past.
pub(crate) struct Walk<'g> {
    guide: &'g Guide,
    /// The step that is to be done next.
    step: usize,
    /// The steps that are said now begin here.
    first: usize,
    /// What was chosen of it so far.
    chosen: Vec<String>,
    /// What the others are to do now.
    pub due: VecDeque<(String, String)>,
    is_left: bool,
    /// Whether something was chosen after the last step.
    is_over: bool,
}

impl<'g> Walk<'g> {
    fn new(guide: &'g Guide) -> Walk<'g> {
        let mut walk = Walk {
            guide,
            step: 0,
            first: 0,
            chosen: Vec::new(),
            due: VecDeque::new(),
            is_left: false,
            is_over: false,
        };
        walk.go_to(0);
        walk
    }

    /// Through the whole past of a table.
    pub fn through<G: Notation>(guide: &'g Guide, table: &Table<G>) -> Walk<'g> {
        let mut walk = Walk::new(guide);
        let mut past = table.at_its_start();
        for step in table.taken() {
            match step {
                tabletop::Step::Chance(_, outcome, _) => drop(past.chance(outcome, None)),
                tabletop::Step::Choice(seat, choice) => {
                    let is_only = past.choices(*seat).len() == 1;
                    if !is_only && !walk.is_left {
                        let text = past.game().write(*choice);
                        walk.choose(*seat, past.game().seat_name(*seat), text);
                    }
                    drop(past.play(*seat, *choice, None));
                }
            }
        }
        walk
    }

    /// From a step on to the next one at which something is to be done.
    fn go_to(&mut self, first: usize) {
        (self.first, self.step) = (first, first);
        self.chosen.clear();
        while self.current().is_some_and(|step| step.deeds.is_empty()) {
            self.step += 1;
        }
    }

    fn current(&self) -> Option<&'g Step> {
        self.guide.steps.get(self.step)
    }

    fn choose(&mut self, seat: Seat, word: &str, text: String) {
        if seat != LEARNER {
            let due = self.due.pop_front();
            self.is_left |= self.current().is_some() && due != Some((word.into(), text));
            return;
        }
        let Some(step) = self.current() else {
            self.is_over = true;
            return;
        };
        self.chosen.push(text);
        let fitting: Vec<&Vec<Pattern>> =
            step.deeds.iter().filter(|deed| begins(deed, &self.chosen)).collect();
        if fitting.is_empty() {
            self.is_left = true;
        } else if fitting.iter().any(|deed| deed.len() == self.chosen.len()) {
            self.due.extend(step.then.iter().cloned());
            self.go_to(self.step + 1);
        }
    }

    pub fn place(&self) -> Place {
        let steps = self.guide.steps.len();
        if self.is_left {
            Place::Left
        } else if self.is_over || self.first == steps {
            Place::Over
        } else {
            Place::At { said: self.first..(self.step + 1).min(steps), done: self.chosen.len() }
        }
    }

    /// What may be chosen next by whoever learns.
    pub fn next(&self) -> impl Iterator<Item = &'g Pattern> + '_ {
        let deeds = self.current().into_iter().flat_map(|step| &step.deeds);
        let fitting = deeds.filter(|deed| begins(deed, &self.chosen));
        fitting.filter_map(|deed| deed.get(self.chosen.len()))
    }

    /// The step at which somebody stands.
    pub fn step(&self) -> Option<&'g Step> {
        self.current().filter(|_| !self.is_left)
    }
}

fn begins(deed: &[Pattern], chosen: &[String]) -> bool {
    chosen.len() <= deed.len() && deed.iter().zip(chosen).all(|(pattern, text)| pattern.is_met(text))
}

impl Guide {
    /// Where somebody stands at a table of this guide.
    pub fn place<G: Notation>(&self, table: &Table<G>) -> Place {
        Walk::through(self, table).place()
    }
}
