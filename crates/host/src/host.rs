//! A table being played.

use crate::dice::{Dice, SeededDice};
use crate::past::{Before, Past};
use crate::prepared::Prepared;
use crate::refused::Refused;
use tabletop::{Entry, Notation, Pending, Record, Seat, Seats, Speech, Table, TableError};

/// A table being played: rules and state, everything that happened, where chance comes from, and which question is
/// open. Whatever is refused leaves it as it was.
#[derive(Clone, Debug)]
pub struct Host<G: Speech> {
    pub(crate) table: Table<G>,
    dice: Dice,
    pub(crate) past: Past<G>,
    /// How many steps are remembered with what happened in them.
    pub(crate) keep: usize,
    /// How many steps had been taken before the last request.
    pub(crate) before: usize,
    /// Who wants questions with a single answer to be answered at once.
    pub(crate) spared: Seats,
}

/// Why a table cannot be opened from its record.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OpenError {
    /// The rules do not accept the record.
    #[error(transparent)]
    Table(#[from] TableError),
    /// Its dice are not those of its seed.
    #[error("{self:?}")]
    OtherDice,
}

impl<G: Notation + Speech> Host<G> {
    /// A table as it stands; chance answers until somebody is asked. Of what happened and will happen the last `keep`
    /// steps are remembered, enough for whoever tells them; [`Host::story`] tells them all.
    pub fn new(table: Table<G>, dice: Dice, keep: usize) -> Host<G> {
        let before = table.steps();
        let (table, past) = Past::of(&table, before, keep);
        let mut host = Host { table, dice, past, keep, before, spared: Seats::NONE };
        host.roll_on();
        host
    }

    /// A table from its record. Everything that chance answered after the first `inherited` times must have come from
    /// this seed; `prepared` is what was to fall and to be drawn before that.
    pub fn open(
        record: &Record,
        seed: tabletop::Seed,
        inherited: usize,
        prepared: &[Prepared],
        keep: usize,
    ) -> Result<Host<G>, OpenError> {
        let mut host = Host::open_told(record, keep)?;
        let dice = SeededDice::following(&host.table, seed, inherited).ok_or(OpenError::OtherDice)?;
        let dice = dice.after(prepared.iter().skip(host.table.chances().count()).cloned());
        host.dice = Dice::Seeded(dice);
        // A choice and the dice after it are written together, but a game played on may begin before a roll.
        host.roll_on();
        Ok(host)
    }

    /// A table that was read, as it stands.
    pub(crate) fn assembled(table: Table<G>, dice: Dice, past: Past<G>, keep: usize) -> Host<G> {
        let (before, spared) = (table.steps(), Seats::NONE);
        Host { table, dice, past, keep, before, spared }
    }

    /// A table from its record at which nothing was dealt yet.
    pub fn open_undealt(record: &Record, keep: usize) -> Result<Host<G>, OpenError> {
        let mut host = Host::open_told(record, keep)?;
        if host.table.steps() > 0 {
            return Err(OpenError::OtherDice);
        }
        host.dice = Dice::Undealt;
        Ok(host)
    }

    /// The seed is known now: chance answers until somebody is asked. Nothing, if that was done before.
    pub fn deal(&mut self, dice: SeededDice) {
        if self.is_undealt() {
            self.before = self.table.steps();
            self.dice = Dice::Seeded(dice);
            self.go_on();
        }
    }

    /// Whether nothing was dealt, because nobody knows the seed yet.
    pub fn is_undealt(&self) -> bool {
        matches!(self.dice, Dice::Undealt)
    }

    /// The table.
    pub fn table(&self) -> &Table<G> {
        &self.table
    }

    /// The rules.
    pub fn game(&self) -> &G {
        self.table.game()
    }

    /// The state.
    pub fn state(&self) -> &G::State {
        self.table.state()
    }

    /// Where chance comes from.
    pub fn dice(&self) -> &Dice {
        &self.dice
    }

    /// What happened.
    pub fn past(&self) -> &Past<G> {
        &self.past
    }

    /// How many steps had been taken before the last request: what came after it is new.
    pub fn before(&self) -> usize {
        self.before
    }

    /// What came after so many steps belongs to one request, as far as whoever tells it is concerned.
    pub fn join_from(&mut self, step: usize) {
        self.before = self.before.min(step);
    }

    /// The chapter.
    pub fn chapter(&self) -> u32 {
        self.game().chapter(self.state())
    }

    /// Who is asked something.
    pub fn asked(&self) -> Seats {
        match self.table.pending() {
            Pending::Seats(seats) if !self.is_undealt() => seats,
            Pending::Seats(_) | Pending::Chance(_) | Pending::Over => Seats::NONE,
        }
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.table.pending() == Pending::Over
    }

    /// The number of the question that a seat is asked now. Where several choose at once, what others do meanwhile does
    /// not change it.
    pub fn question(&self, seat: Seat) -> usize {
        if G::SIMULTANEOUS { self.past.chances() + self.past.choices(seat) } else { self.table.steps() }
    }

    /// Somebody says what fell or was drawn.
    pub fn chance(&mut self, outcome: &[u8]) -> Result<(), Refused> {
        if self.is_undealt() {
            return Err(Refused::Chance(tabletop::Refusal::NoChanceAwaited));
        }
        let before = self.table.steps();
        self.take_chance(outcome)?;
        self.before = before;
        self.go_on();
        Ok(())
    }

    fn take_chance(&mut self, outcome: &[u8]) -> Result<(), Refused> {
        let before = Before::chance(self.game(), self.state());
        let mut happenings = Vec::new();
        self.table.chance(outcome, Some(&mut happenings))?;
        self.past.add(&self.table, before, happenings);
        Ok(())
    }

    pub(crate) fn roll_on(&mut self) {
        while let Pending::Chance(awaited) = self.table.pending() {
            let Dice::Seeded(dice) = &mut self.dice else { return };
            let outcome = dice.answer(awaited, || self.table.game().awaited_names(self.table.state()));
            self.take_chance(&outcome).expect("seeded dice answer what is awaited");
        }
    }

    /// Undoes the last step, whoever took it; what seeded dice have said stands.
    pub fn undo(&mut self) -> Result<(), Refused> {
        let last = self.table.steps().checked_sub(1).ok_or(Refused::NothingHappened)?;
        let (table, past) = Past::of(&self.table, last, self.keep);
        let was_chance = matches!(table.pending(), Pending::Chance(_));
        if was_chance && matches!(self.dice, Dice::Seeded(_)) {
            return Err(Refused::ChanceStands);
        }
        (self.table, self.past, self.before) = (table, past, last);
        Ok(())
    }

    /// The table as it was after so many steps. Its dice go on as those of this one would.
    pub fn moment(&self, steps: usize) -> Result<Host<G>, Refused> {
        if steps > self.table.steps() {
            return Err(Refused::NoSuchMoment);
        }
        let (table, past) = Past::of(&self.table, steps, self.keep);
        let before = steps.saturating_sub(1);
        let (dice, spared) = (self.dice.clone(), self.spared);
        Ok(Host { table, dice, past, keep: self.keep, before, spared })
    }

    /// Everything that happened so far.
    pub fn story(&self) -> Past<G> {
        Past::of(&self.table, self.table.steps(), usize::MAX).1
    }

    pub(crate) fn retell(&mut self) {
        (_, self.past) = Past::of(&self.table, self.table.steps(), self.keep);
    }

    /// The journal from a step on: what a record says of each step.
    pub fn journal_from(&self, step: usize) -> Vec<String> {
        let line =
            |step| self.table.entries_of(step).iter().map(Entry::to_string).collect::<Vec<_>>().join("\n");
        (step..self.table.steps()).map(line).collect()
    }

    /// The record so far, without names and seed.
    pub fn record(&self) -> Record {
        self.table.record(self.table.head())
    }
}
