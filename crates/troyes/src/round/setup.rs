//! The setup of the game.

use crate::agenda::{Agenda, Task};
use crate::board::{
    Buildings, Cathedral, City, Faces, Families, Family, Owner, OwnerSet, Queue, Ramparts, Square,
};
use crate::cards::{Character, EventSet};
use crate::happening::Happening;
use crate::play::{Look, Play};
use crate::state::State;
use crate::stock::Stock;
use crate::troyes::Troyes;
use arrayvec::ArrayVec;
use tabletop::Awaited;

/// Citizens of each family.
pub(crate) const CITIZENS: u8 = 12;
const DENIERS: u16 = 5;
const INFLUENCE: u8 = 4;

impl State {
    /// The table before anything has happened.
    pub(crate) fn start(game: &Troyes) -> State {
        let mut families = Families::default();
        for owner in game.families() {
            let supply = game.citizens_to_settle();
            families[owner] = Family {
                deniers: DENIERS,
                influence: INFLUENCE,
                supply,
                reserve: CITIZENS - supply,
                ..Family::default()
            };
        }
        families[Owner::Grey].supply = game.grey_citizens();
        let mut state = State {
            round: 0,
            start: game.first_start(),
            agenda: Agenda::new(),
            families,
            square: Square::default(),
            buildings: Buildings::default(),
            cathedral: Cathedral::default(),
            city: City::default(),
            queue: Queue::default(),
            possessed: OwnerSet::default(),
            gathered: 0,
            black: Faces::NONE,
            seen: EventSet::default(),
            unveiled: None,
            ramparts: Ramparts::default(),
            pile: Default::default(),
        };
        if game.options.players == 2 {
            for (building, index) in &game.board().two_player_neutral {
                state.buildings.spaces_mut(*building)[*index as usize] = Some(Owner::Grey);
                state.families[Owner::Grey].supply.lose(1);
            }
        }
        state.agenda.push(game.settling(0));
        state.agenda.extend(game.options.ramparts.then_some(Task::Lay(0)));
        state.agenda.push(Task::Deal);
        state
    }
}

impl Troyes {
    /// The citizens that each family places before the first round.
    pub(crate) fn citizens_to_settle(&self) -> u8 {
        match self.options.players {
            4 => 4,
            3 => 5,
            _ => 6,
        }
    }

    /// The secret characters of each family.
    pub fn characters_each(&self) -> usize {
        match self.options.players {
            1 => 0,
            2 => 2,
            _ => 1,
        }
    }
}

impl Look<'_> {
    /// All characters are shuffled and some are dealt.
    pub(crate) fn deal_awaited(self) -> Awaited {
        let secret = self.game.characters_each() * self.game.families().len();
        let take = secret + usize::from(self.game.options.revealed_character) + self.game.laid_out();
        Awaited::Draw { of: self.game.characters().count() as u8, take: take as u8 }
    }
}

impl Play<'_> {
    /// Each family gets its secret characters in seat order; the next one lies open with that variant.
    pub(crate) fn deal(&mut self, order: &[u8]) {
        self.pop();
        if self.game.options.is_kings_challenge() {
            return self.lay_out(order);
        }
        let characters: ArrayVec<Character, { Character::ALL.len() }> = self.game.characters().collect();
        let mut dealt = order.iter().map(|i| characters[*i as usize]);
        for owner in self.game.families() {
            for character in dealt.by_ref().take(self.game.characters_each()) {
                self.state.families[owner].characters.push(character);
                self.tell(Happening::Dealt { owner, character });
            }
        }
        self.state.unveiled = dealt.next();
        if let Some(character) = self.state.unveiled {
            self.tell(Happening::Unveiled { character });
        }
    }
}
