//! Le Roy's turns: when he takes them, and how he does what his table bids him.

use crate::actions::Source;
use crate::agenda::Task;
use crate::board::{Building, Color, Die, Owner, Pool, VpSource};
use crate::cards::{Card, Character};
use crate::happening::{Cause, Happening};
use crate::modules::kings_challenge::{Deed, ROY};
use crate::play::{Look, Play};
use crate::stock::Stock;
use crate::troyes::Troyes;
use tabletop::{Awaited, Seat};

/// What le Roy gains when no character is left to recall.
const NOBODY_LEFT: u8 = 1;

impl Troyes {
    /// The turn of a seat: le Roy is not asked.
    pub(crate) fn turn_of(&self, seat: Seat) -> Task {
        if self.is_roy(seat) { Task::RoyTurn } else { Task::Turn(seat) }
    }
}

impl Look<'_> {
    pub(crate) fn roy_awaited(self) -> Awaited {
        Awaited::Roll { dice: 2, sides: 6 }
    }

    /// Whether le Roy sits here and has finished this round. By the French text he plays on while a die lies on the square;
    /// heads of the family, which he cannot take, do not keep him once the player has passed. By the English text he stops
    /// as soon as his own dice are gone.
    pub(crate) fn has_roy_finished(self, seat: Seat) -> bool {
        let square = &self.state.square;
        let player_passed = || self.game.families().all(|owner| self.state.families[owner].passed.is_some());
        let nothing_left = || Color::ALL.into_iter().all(|color| square.all(color).is_empty());
        self.game.is_roy(seat)
            && if self.game.options.english_king {
                square.is_bare(Owner::Grey)
            } else {
                player_passed() && nothing_left()
            }
    }
}

impl Play<'_> {
    /// Le Roy's turn: two dice say what he does. He pays with his strongest dice as far as he has any, and does all of it.
    pub(crate) fn roy_plays(&mut self, faces: &[u8]) {
        self.pop();
        self.push(Task::EndTurn(ROY));
        let dice = [faces[0], faces[1]];
        let deed = self.look().deed(dice[0] + dice[1]);
        self.tell(Happening::RoyRolled { dice, deed });
        self.spend_royally(deed.dice());
        self.perform(deed);
    }
}

/// Le Roy's deeds, carried out.
impl Play<'_> {
    /// So many of le Roy's dice go, the strongest first.
    fn spend_royally(&mut self, count: u8) {
        let mut dice = Pool::EMPTY;
        for _ in 0..count {
            let Some(die) = self.look().strongest(Owner::Grey) else { break };
            self.state.square.remove(die);
            dice.add(die.color(), die.face());
        }
        if !dice.is_empty() {
            self.tell(Happening::RoySpent { dice });
        }
    }

    fn perform(&mut self, deed: Deed) {
        match deed {
            Deed::Gain { vp, bought, price, .. } => {
                if let Some(die) = bought {
                    self.sell_to_roy(die, price);
                }
                self.gain_royally(vp);
            }
            Deed::Place { building, row } => self.place_royally(building, row),
            Deed::Fill { event, cubes } => self.fight(Owner::Grey, event, cubes),
            Deed::Hire { card } => self.hire_royally(card),
            Deed::Build { sites, vp } => {
                sites.into_iter().flatten().for_each(|site| self.build(Owner::Grey, site));
                self.gain_royally(vp);
            }
            Deed::Recall { character: Some(character) } => self.recall(character),
            Deed::Recall { character: None } => self.gain_royally(NOBODY_LEFT),
            Deed::Idle => {}
        }
    }

    fn gain_royally(&mut self, vp: u8) {
        self.gain_vp(Owner::Grey, VpSource::Royal, vp.into(), Cause::Privilege);
    }

    /// The bank pays for the die.
    fn sell_to_roy(&mut self, die: Die, price: u16) {
        self.state.square.remove(die);
        self.tell(Happening::Bought { buyer: Owner::Grey, die, price });
        self.gain_deniers(die.owner(), price, Cause::Dice);
        self.answer_le_roy(die.owner());
    }

    fn place_royally(&mut self, building: Building, row: u8) {
        let face = self.look().face_of(building, row.into());
        self.place(Owner::Grey, building, face, Source::Supply);
    }

    /// The tradesman costs nothing, and the card is not used.
    fn hire_royally(&mut self, card: Card) {
        self.take_citizen(Owner::Grey, Source::Supply);
        if let Some(activity) = self.state.city.find_mut(card) {
            activity.welcome(Owner::Grey);
        }
        self.tell(Happening::Hired { owner: Owner::Grey, card, source: Source::Supply });
    }

    /// The character on top rewards both at once and leaves the game. Le Roy has neither deniers nor influence, so that he
    /// gains nothing for them.
    fn recall(&mut self, character: Character) {
        self.state.pile.retain(|other| *other != character);
        for owner in self.game.owners() {
            let vp = character.vp(self.look(), owner);
            self.state.families[owner].vp[VpSource::Royal as usize].gain(vp.into());
            self.tell(Happening::Rewarded { character, owner, vp });
        }
    }
}
