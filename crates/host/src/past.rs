//! What happened at a table, step by step, and how often chance and each seat have answered.

use std::collections::VecDeque;
use tabletop::{Notation, Seat, Speech, Step, Table};

/// What happened in one step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PastStep<H, K> {
    /// How many steps had been taken then, this one included.
    pub step: usize,
    /// The chapter in which it began.
    pub chapter: u32,
    /// Who chose, and what was asked; nothing if chance answered.
    pub chosen: Option<Chosen<K>>,
    /// What happened, in order.
    pub happenings: Vec<H>,
}

/// Who chose in a step, and between how much.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chosen<K> {
    /// The seat.
    pub by: Seat,
    /// The kind of question.
    pub kind: K,
    /// Whether nothing else could be chosen.
    pub was_forced: bool,
}

impl<K> Chosen<K> {
    /// What a seat is asked in a state, where it has so many choices.
    pub(crate) fn among<G: Speech<Kind = K>>(
        game: &G,
        state: &G::State,
        by: Seat,
        choices: usize,
    ) -> Option<Chosen<K>> {
        let kind = game.question(state, by)?.kind;
        Some(Chosen { by, kind, was_forced: choices == 1 })
    }
}

/// What happened at a table.
#[derive(Clone, Debug)]
pub struct Past<G: Speech> {
    chances: usize,
    choices: Vec<usize>,
    since: Vec<Since>,
    told: VecDeque<PastStep<G::Happening, G::Kind>>,
    keep: usize,
}

/// A choice since chance answered last.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Since {
    pub by: Seat,
    pub was_forced: bool,
}

/// What is to be known of a step before it is taken.
pub(crate) struct Before<K> {
    /// The chapter.
    pub chapter: u32,
    /// Who chooses; nothing if chance answers.
    pub chosen: Option<Chosen<K>>,
}

impl<K> Before<K> {
    /// A seat is about to make this choice.
    pub fn choice<G: Speech<Kind = K>>(game: &G, state: &G::State, seat: Seat, choices: usize) -> Before<K> {
        Before { chapter: game.chapter(state), chosen: Chosen::among(game, state, seat, choices) }
    }

    /// Chance is about to answer.
    pub fn chance<G: Speech<Kind = K>>(game: &G, state: &G::State) -> Before<K> {
        Before { chapter: game.chapter(state), chosen: None }
    }

    /// The same of the last step of a table, which was in this state before.
    pub fn last<G: Notation + Speech<Kind = K>>(table: &Table<G>, state: &G::State) -> Before<K> {
        match table.taken().last() {
            Some(Step::Choice(seat, _)) => {
                let mut choices = Vec::new();
                table.game().choices(state, *seat, &mut choices);
                Before::choice(table.game(), state, *seat, choices.len())
            }
            Some(Step::Chance(..)) | None => Before::chance(table.game(), state),
        }
    }
}

impl<G: Notation + Speech> Past<G> {
    /// Of a table where nothing has happened; of what will happen, the last `keep` steps are remembered.
    pub(crate) fn new(game: &G, keep: usize) -> Past<G> {
        let choices = vec![0; game.seats().into()];
        Past { chances: 0, choices, since: Vec::new(), told: VecDeque::new(), keep }
    }

    /// Of a table as it was after its first `steps` steps, and that table.
    pub(crate) fn of(table: &Table<G>, steps: usize, keep: usize) -> (Table<G>, Past<G>) {
        let start = table.at_its_start();
        let mut past = Past::new(table.game(), keep);
        let mut state = start.state().clone();
        let rewound = table.retold(steps, |table, happenings| {
            past.add(table, Before::last(table, &state), happenings);
            state = table.state().clone();
        });
        (rewound, past)
    }

    /// Adds the last step of a table, which was like this before.
    pub(crate) fn add(&mut self, table: &Table<G>, before: Before<G::Kind>, happenings: Vec<G::Happening>) {
        let Before { chapter, chosen } = before;
        match table.taken().last() {
            Some(Step::Choice(seat, _)) => {
                let was_forced = chosen.is_some_and(|chosen| chosen.was_forced);
                self.choices[seat.index()] += 1;
                self.since.push(Since { by: *seat, was_forced });
            }
            Some(Step::Chance(..)) => {
                self.chances += 1;
                self.since.clear();
            }
            None => return,
        }
        self.told.push_back(PastStep { step: table.steps(), chapter, chosen, happenings });
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
    pub(crate) fn since_chance(&self) -> &[Since] {
        &self.since
    }

    /// What is remembered of the last steps, oldest first.
    pub fn told(&self) -> impl DoubleEndedIterator<Item = &PastStep<G::Happening, G::Kind>> {
        self.told.iter()
    }

    /// What happened after the first `steps` steps.
    pub fn told_after(&self, steps: usize) -> impl Iterator<Item = &PastStep<G::Happening, G::Kind>> {
        self.told.iter().filter(move |told| told.step > steps)
    }
}
