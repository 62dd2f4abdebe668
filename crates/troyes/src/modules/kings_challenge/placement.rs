//! How le Roy settles: six dice name his buildings, three times before the player's pairs; what is left is his as well. And
//! the characters, who are laid out for both to see.

use crate::agenda::Task;
use crate::board::{Building, Color, Owner, Space};
use crate::happening::Happening;
use crate::modules::kings_challenge::RANKED;
use crate::play::{Look, Play};
use crate::troyes::Troyes;
use arrayvec::ArrayVec;
use tabletop::Awaited;

/// The dice that le Roy's placement is rolled with.
const DICE: [Color; 6] = [Color::Red, Color::Red, Color::Yellow, Color::Yellow, Color::White, Color::White];
/// He follows the highest three of them.
const FOLLOWED: usize = 3;
/// The characters that are laid out, also if there are more of them.
const LAID_OUT: usize = 6;

impl Troyes {
    /// What the so-many-th citizen of the placement waits for: le Roy settles before every second one of the player's.
    pub(crate) fn settling(&self, turn: u8) -> Task {
        let roy_first = self.options.is_kings_challenge() && turn.is_multiple_of(2) && !self.is_settled(turn);
        if roy_first { Task::RoySettles(turn) } else { Task::Settle(turn) }
    }

    /// How many characters lie open in a pile.
    pub(crate) fn laid_out(&self) -> usize {
        if self.options.is_kings_challenge() { LAID_OUT } else { 0 }
    }

    /// The dice that le Roy's placement is rolled with, by name.
    pub(crate) fn settling_dice(&self) -> Vec<String> {
        DICE.iter().map(|color| color.name().into()).collect()
    }
}

impl Look<'_> {
    pub(crate) fn settling_awaited(self) -> Awaited {
        Awaited::Roll { dice: DICE.len() as u8, sides: 6 }
    }

    /// Whether le Roy has settled as often as the placement says; without him there is nothing to say.
    pub(crate) fn royal_placement_is_sound(self, task: Task) -> bool {
        let settled = usize::from(self.state.buildings.standing(Owner::Grey));
        match task {
            Task::RoySettles(turn) => {
                self.game.settling(turn) == task && settled == FOLLOWED * usize::from(turn / 2)
            }
            Task::Settle(turn) if self.game.options.is_kings_challenge() => {
                let is_dealt = !self.state.agenda.contains(&Task::Deal);
                is_dealt && settled == FOLLOWED * usize::from(turn / 2 + 1)
            }
            _ => true,
        }
    }

    /// Le Roy's best free space of a building.
    fn best_space(self, building: Building) -> Option<Space> {
        let spaces = self.state.buildings.spaces(building);
        let preference = self.game.board().roy_preference[building as usize];
        let index = preference.into_iter().find(|index| spaces[*index as usize].is_none())?;
        Some(Space { building, index })
    }
}

/// The buildings in le Roy's order, from one on, round and round once.
pub(super) fn buildings_from(first: Building) -> impl Iterator<Item = Building> {
    let first = RANKED.iter().position(|color| color.building() == first).unwrap_or(0);
    (first..first + RANKED.len()).map(|i| RANKED[i % RANKED.len()].building())
}

/// The colors of the highest dice, ties in le Roy's order of the colors.
fn highest(faces: &[u8]) -> impl Iterator<Item = Color> {
    let mut rolled: ArrayVec<(u8, Color), { DICE.len() }> = faces.iter().copied().zip(DICE).collect();
    // The dice are listed in his order already, and the sort keeps it.
    rolled.sort_by_key(|(face, _)| std::cmp::Reverse(*face));
    rolled.into_iter().take(FOLLOWED).map(|(_, color)| color)
}

impl Play<'_> {
    /// The highest dice name the buildings; in each le Roy takes the best space, or in the next if it is full.
    pub(crate) fn roy_settles(&mut self, turn: u8, faces: &[u8]) {
        self.pop();
        for color in highest(faces) {
            let look = self.look();
            if let Some(space) =
                buildings_from(color.building()).find_map(|building| look.best_space(building))
            {
                self.settle_citizen(Owner::Grey, space);
            }
        }
        self.push(Task::Settle(turn));
    }

    /// The characters lie open in a pile, the first on top.
    pub(crate) fn lay_out(&mut self, order: &[u8]) {
        for character in order.iter().filter_map(|i| self.game.characters().nth((*i).into())) {
            self.state.pile.push(character);
            self.tell(Happening::Unveiled { character });
        }
    }
}
