//! What lies on top of the agenda is asked, answered and done, one task after the other; `tasks` has a row for each. No rule
//! is here.

use crate::actions::Dues;
use crate::agenda::Task;
use crate::board::{Owner, VpSource};
use crate::choice::Choice;
use crate::happening::{Cause, Happening};
use crate::influence;
use crate::state::State;
use crate::stock::Stock;
use crate::tasks::Wait;
use crate::troyes::Troyes;
use tabletop::{Chronicle, Pending, Seat, Seats};

/// Rules and table, to look at.
#[derive(Clone, Copy, Debug)]
pub struct Look<'a> {
    pub(crate) game: &'a Troyes,
    pub(crate) state: &'a State,
}

/// Rules and table, to play on.
#[derive(Debug)]
pub struct Play<'a> {
    pub(crate) game: &'a Troyes,
    pub(crate) state: &'a mut State,
    pub(crate) told: Chronicle<'a, Happening>,
}

impl<'a> Look<'a> {
    /// The families that play, and grey.
    pub(crate) fn owners(self) -> impl Iterator<Item = Owner> + Clone + use<'a> {
        self.game.owners()
    }

    /// What is waited for.
    pub(crate) fn pending(self) -> Pending {
        match self.state.agenda.last().map(|task| self.wait(task)) {
            Some(Wait::For(seat)) => Pending::Seats(Seats::one(seat)),
            Some(Wait::Chance(awaited)) => Pending::Chance(awaited),
            Some(Wait::Nothing) | None => Pending::Over,
        }
    }

    /// What `seat` may answer to the top of the agenda.
    pub(crate) fn choices(self, seat: Seat, out: &mut Vec<Choice>) {
        out.clear();
        let Some(task) = self.state.agenda.last() else { return };
        match self.wait(task) {
            Wait::For(asked) if asked == seat => {}
            _ => return,
        }
        self.task_choices(task, seat, out);
    }
}

impl Play<'_> {
    pub(crate) fn look(&self) -> Look<'_> {
        Look { game: self.game, state: self.state }
    }

    /// Puts a task on the agenda. It is written in its place at once, where the list's own method would copy it.
    #[inline(always)]
    pub(crate) fn push(&mut self, task: Task) {
        let agenda = &mut self.state.agenda;
        let top = agenda.len();
        agenda.set_len(top + 1);
        agenda[top] = task;
    }

    /// Takes the finished task off the agenda.
    pub(crate) fn pop(&mut self) {
        let agenda = &mut self.state.agenda;
        agenda.truncate(agenda.len().saturating_sub(1));
    }

    pub(crate) fn tell(&mut self, happening: Happening) {
        if let Some(told) = &mut self.told {
            told.push(happening);
        }
    }

    /// A choice that is offered.
    pub(crate) fn choose(&mut self, seat: Seat, choice: Choice) {
        self.chosen(seat, choice);
        self.run();
    }

    /// An outcome that is possible.
    pub(crate) fn happen(&mut self, outcome: &[u8]) {
        self.rolled(outcome);
        self.run();
    }

    /// Does everything that waits for nobody, until something does or the game is over.
    pub(crate) fn run(&mut self) {
        while !matches!(self.state.agenda.last(), Some(Task::Over)) && self.step() {}
    }
}

/// What comes and goes.
impl Play<'_> {
    pub(crate) fn gain_deniers(&mut self, owner: Owner, amount: u16, cause: Cause) {
        if amount > 0 && owner != Owner::Grey {
            let purse = &mut self.state.families[owner].deniers;
            *purse = purse.saturating_add(amount);
            self.tell(Happening::GainedDeniers { owner, amount, cause });
        }
    }

    pub(crate) fn lose_deniers(&mut self, owner: Owner, amount: u16, cause: Cause) {
        if amount > 0 {
            self.state.families[owner].deniers.lose(amount);
            self.tell(Happening::LostDeniers { owner, amount, cause });
        }
    }

    /// Influence beyond the end of the track is lost.
    pub(crate) fn gain_influence(&mut self, owner: Owner, amount: u16, cause: Cause) {
        if owner == Owner::Grey {
            return;
        }
        let influence = &mut self.state.families[owner].influence;
        let amount = amount.min(u16::from(influence::MOST - *influence)) as u8;
        influence.gain(amount);
        if amount > 0 {
            self.tell(Happening::GainedInfluence { owner, amount, cause });
        }
    }

    pub(crate) fn lose_influence(&mut self, owner: Owner, amount: u8, cause: Cause) {
        if amount > 0 {
            self.state.families[owner].influence.lose(amount);
            self.tell(Happening::LostInfluence { owner, amount, cause });
        }
    }

    pub(crate) fn pay(&mut self, owner: Owner, dues: Dues, cause: Cause) {
        self.lose_deniers(owner, dues.deniers, cause);
        self.lose_influence(owner, dues.influence, cause);
    }

    pub(crate) fn gain_vp(&mut self, owner: Owner, source: VpSource, amount: u16, cause: Cause) {
        if amount > 0 && self.game.scores(owner) {
            self.state.families[owner].vp[source as usize].gain(amount as i16);
            self.tell(Happening::GainedVp { owner, amount, cause });
        }
    }

    /// Tokens are lost as far as there are any.
    pub(crate) fn lose_vp(&mut self, owner: Owner, amount: u16, cause: Cause) {
        let family = &mut self.state.families[owner];
        let amount = amount.min(family.tokens().max(0) as u16);
        family.vp[VpSource::Lost as usize].lose(amount as i16);
        if amount > 0 {
            self.tell(Happening::LostVp { owner, amount, cause });
        }
    }
}
