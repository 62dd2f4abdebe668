//! The initial placement: a snake, each citizen on any empty space; neutral citizens fill what is left.

use crate::agenda::Task;
use crate::board::{Building, Owner, Space};
use crate::choice::Choice;
use crate::happening::Happening;
use crate::play::{Look, Play};
use crate::stock::Stock;
use crate::troyes::Troyes;
use tabletop::Seat;

impl Troyes {
    /// Whose turn the so-many-th citizen is: every second lap runs backward.
    pub(crate) fn settler(&self, turn: u8) -> Seat {
        let players = self.options.players;
        let place = turn % players;
        Seat(if (turn / players).is_multiple_of(2) { place } else { players - 1 - place })
    }

    /// Whether all citizens have been placed.
    pub(crate) fn is_settled(&self, turn: u8) -> bool {
        turn >= self.options.players * self.citizens_to_settle()
    }
}

impl Look<'_> {
    /// Every empty space.
    pub(crate) fn settle_choices(self, out: &mut Vec<Choice>) {
        out.extend(self.state.buildings.spaces_of(None).map(Choice::Settle));
    }
}

impl Play<'_> {
    /// A citizen is placed; he does not move any more during the placement.
    pub(crate) fn settle(&mut self, turn: u8, space: Space) {
        self.pop();
        let owner = self.game.owner(self.game.settler(turn));
        self.settle_citizen(owner, space);
        self.push(self.game.settling(turn + 1));
    }

    /// A citizen takes an empty space.
    pub(crate) fn settle_citizen(&mut self, owner: Owner, Space { building, index }: Space) {
        self.state.buildings.spaces_mut(building)[index as usize] = Some(owner);
        self.state.families[owner].supply.lose(1);
        self.tell(Happening::Settled { owner, building, index });
    }

    /// Neutral citizens fill the empty spaces, and the first round begins.
    pub(crate) fn finish_placement(&mut self) {
        for building in Building::ALL {
            for index in 0..6 {
                let is_empty = self.state.buildings.spaces(building)[index as usize].is_none();
                if is_empty && self.state.families[Owner::Grey].supply > 0 {
                    self.settle_citizen(Owner::Grey, Space { building, index });
                }
            }
        }
        self.push(Task::Round);
    }
}
