//! What only a real table can do, where people roll and draw themselves: whatever was typed wrongly is undone or said
//! again, dice and cards too.

use crate::dice::Dice;
use crate::host::{Host, OpenError};
use crate::past::{Before, Past};
use crate::refused::Refused;
use tabletop::{Notation, Record, Seats, Speech, Step, Table};

impl<G: Notation + Speech> Host<G> {
    /// A table from its record at which people say what falls.
    pub fn open_told(record: &Record, keep: usize) -> Result<Host<G>, OpenError> {
        let start = Table::<G>::before(&record.head)?;
        let mut past = Past::new(start.game(), keep);
        let mut state = start.state().clone();
        let table = Table::<G>::replay(record, |table, happenings| {
            past.add(table, Before::last(table, &state), happenings.to_vec());
            state = table.state().clone();
        })?;
        Ok(Host::assembled(table, Dice::Told, past, keep))
    }

    /// Undoes what people entered last: what fell or was drawn, or a whole move, with everything that followed by
    /// itself. Nobody enters what `bots` choose and what has a single answer for whoever is spared that. The first
    /// `kept` steps stand. Tells the first step that is not as it was.
    pub fn undo_entry(
        &mut self,
        bots: Seats,
        kept: usize,
        goes_on: impl Fn(G::Kind) -> bool,
    ) -> Result<usize, Refused> {
        let at = self.last_entry(bots, goes_on).filter(|at| *at >= kept).ok_or(Refused::NothingToTakeBack)?;
        (self.table, self.past) = Past::of(&self.table, at, self.keep);
        self.before = at;
        Ok(at)
    }

    /// Whether anything was entered after the first `kept` steps.
    pub fn has_entry(&self, bots: Seats, kept: usize) -> bool {
        let is_entered = |step: &Step<G::Choice>| match step {
            Step::Chance(..) => true,
            Step::Choice(seat, _) => !bots.contains(*seat),
        };
        self.table.taken().iter().skip(kept).any(is_entered)
    }

    /// The step with which the last thing began that somebody entered.
    pub fn last_entry(&self, bots: Seats, goes_on: impl Fn(G::Kind) -> bool) -> Option<usize> {
        let story = self.story();
        let steps: Vec<_> = story.told().map(|told| told.chosen).collect();
        let is_entered = |step: usize| match steps[step] {
            None => true,
            Some(chosen) => {
                !(bots.contains(chosen.by) || chosen.was_forced && self.spared.contains(chosen.by))
            }
        };
        let mut at = (0..steps.len()).rev().find(|step| is_entered(*step))?;
        while let Some(chosen) = steps[at].filter(|chosen| goes_on(chosen.kind)) {
            let is_same = |step: &usize| steps[*step].is_some_and(|before| before.by == chosen.by);
            let Some(before) = at.checked_sub(1).filter(is_same) else { break };
            at = before;
        }
        Some(at)
    }

    /// Says that something else fell or was drawn in a step of the past. Whatever was chosen since must be possible then,
    /// too; nothing is as it was from that step on.
    pub fn correct(&mut self, step: usize, outcome: &[u8]) -> Result<(), Refused> {
        if matches!(self.dice(), Dice::Seeded(_)) {
            return Err(Refused::ChanceStands);
        }
        let mut table = self.table.at_its_start();
        for (place, taken) in self.table.taken().iter().enumerate() {
            match taken {
                Step::Choice(seat, choice) => table.play(*seat, *choice, None)?,
                Step::Chance(..) if place == step => table.chance(outcome, None)?,
                Step::Chance(_, fallen, _) => table.chance(fallen, None)?,
            }
        }
        self.table = table;
        self.retell();
        self.before = self.table.steps();
        Ok(())
    }
}
