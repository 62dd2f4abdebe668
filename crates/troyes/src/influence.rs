//! Influence: rolling again, recruiting, turning over, before an action or before countering a black die.

use crate::actions::Source;
use crate::agenda::Task;
use crate::board::{Die, Group, Owner};
use crate::choice::Choice;
use crate::happening::{Cause, Happening};
use crate::play::{Look, Play};
use crate::stock::Stock;
use arrayvec::ArrayVec;
use tabletop::Seat;

/// The end of the influence track.
pub(crate) const MOST: u8 = 20;
const REROLL: u8 = 1;
const RECRUIT: u8 = 2;
const TURN_OVER: u8 = 4;

impl Look<'_> {
    /// What an owner may spend influence on.
    pub(crate) fn influence_choices(self, owner: Owner, out: &mut Vec<Choice>) {
        let family = &self.state.families[owner];
        if family.influence >= REROLL {
            self.state.square.distinct(owner).for_each(|die| out.push(Choice::Reroll(die)));
        }
        if family.influence >= RECRUIT && family.reserve > 0 {
            out.push(Choice::Recruit);
        }
        if family.influence >= TURN_OVER && !self.state.square.is_bare(owner) {
            out.push(Choice::TurnOver);
        }
    }

    /// Every set of one to three dice of an owner's, equal dice counted once.
    pub(crate) fn turn_over_choices(self, owner: Owner, out: &mut Vec<Choice>) {
        let pool = self.state.square.pool(owner);
        let dice: ArrayVec<Die, 20> = pool.iter().map(|(color, face)| Die::new(owner, color, face)).collect();
        let again = |i: usize, first: usize| i > first && dice[i] == dice[i - 1];
        for i in (0..dice.len()).filter(|i| !again(*i, 0)) {
            out.push(Choice::Turn(Group::sorted(&[dice[i]])));
            for j in (i + 1..dice.len()).filter(|j| !again(*j, i + 1)) {
                out.push(Choice::Turn(Group::sorted(&[dice[i], dice[j]])));
                for k in (j + 1..dice.len()).filter(|k| !again(*k, j + 1)) {
                    out.push(Choice::Turn(Group::sorted(&[dice[i], dice[j], dice[k]])));
                }
            }
        }
    }
}

impl Play<'_> {
    /// Spends influence if the choice says so; whether it did.
    pub(crate) fn spend_influence(&mut self, seat: Seat, choice: Choice) -> bool {
        let owner = self.game.owner(seat);
        match choice {
            Choice::Reroll(die) => {
                self.lose_influence(owner, REROLL, Cause::Reroll);
                self.push(Task::Reroll(die));
            }
            Choice::Recruit => {
                self.take_citizen(owner, Source::Reserve);
                self.state.families[owner].supply.gain(1);
                self.tell(Happening::Recruited { owner });
            }
            Choice::TurnOver => self.push(Task::TurnOver(seat)),
            _ => return false,
        }
        true
    }

    /// The dice are turned over.
    pub(crate) fn turn_over(&mut self, seat: Seat, dice: Group) {
        self.pop();
        let owner = self.game.owner(seat);
        self.lose_influence(owner, TURN_OVER, Cause::TurnOver);
        for die in dice.dice() {
            self.state.square.remove(*die);
        }
        for die in dice.dice() {
            self.state.square.add(die.turned());
        }
        self.tell(Happening::Turned { owner, dice });
    }

    /// A die is rolled again.
    pub(crate) fn rerolled(&mut self, die: Die, face: u8) {
        self.pop();
        self.state.square.remove(die);
        self.state.square.add(Die::new(die.owner(), die.color(), face));
        self.tell(Happening::Rerolled { die, face });
    }
}
