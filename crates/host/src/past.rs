//! What happened at a table, step by step, and how often chance and each seat have answered.

use std::collections::VecDeque;
use tabletop::{Game, Notation, Seat, Step, Table};

/// What happened in one step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told<H> {
    /// How many steps had been taken then, this one included.
    pub step: usize,
    /// The chapter in which it began.
    pub chapter: u32,
    /// What happened, in order.
    pub happenings: Vec<H>,
}

/// What happened at a table.
#[derive(Clone, Debug)]
pub struct Past<G: Game> {
    chances: usize,
    choices: Vec<usize>,
    since: Vec<Seat>,
    told: VecDeque<Told<G::Happening>>,
    keep: usize,
}

impl<G: Notation> Past<G> {
    /// Of a table where nothing has happened; of what will happen, the last `keep` steps are remembered.
    pub(crate) fn new(game: &G, keep: usize) -> Past<G> {
        let choices = vec![0; game.seats().into()];
        Past { chances: 0, choices, since: Vec::new(), told: VecDeque::new(), keep }
    }

    /// Of a table as it was after its first `steps` steps, and that table.
    pub(crate) fn of(table: &Table<G>, steps: usize, keep: usize) -> (Table<G>, Past<G>) {
        let start = table.at_its_start();
        let mut past = Past::new(table.game(), keep);
        let mut chapter = table.game().chapter(start.state());
        let rewound = table.retold(steps, |table, happenings| {
            past.add(table, chapter, happenings);
            chapter = table.game().chapter(table.state());
        });
        (rewound, past)
    }

    /// Adds the last step of a table, which began in this chapter.
    pub(crate) fn add(&mut self, table: &Table<G>, chapter: u32, happenings: Vec<G::Happening>) {
        match table.taken().last() {
            Some(Step::Choice(seat, _)) => {
                self.choices[seat.index()] += 1;
                self.since.push(*seat);
            }
            Some(Step::Chance(..)) => {
                self.chances += 1;
                self.since.clear();
            }
            None => return,
        }
        self.told.push_back(Told { step: table.steps(), chapter, happenings });
        if self.told.len() > self.keep {
            self.told.pop_front();
        }
    }

    /// How often chance has answered.
    pub fn chances(&self) -> usize {
        self.chances
    }

    /// How often a seat has chosen.
    pub fn choices(&self, seat: Seat) -> usize {
        self.choices.get(seat.index()).copied().unwrap_or(0)
    }

    /// Who has chosen since chance answered last, in order.
    pub fn chosen_since_chance(&self) -> &[Seat] {
        &self.since
    }

    /// What is remembered of the last steps, oldest first.
    pub fn told(&self) -> impl DoubleEndedIterator<Item = &Told<G::Happening>> {
        self.told.iter()
    }

    /// What happened after the first `steps` steps.
    pub fn told_after(&self, steps: usize) -> impl Iterator<Item = &Told<G::Happening>> {
        self.told.iter().filter(move |told| told.step > steps)
    }
}
