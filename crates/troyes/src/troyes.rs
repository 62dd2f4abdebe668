//! The rules of one game: options and printed numbers, fixed from its first moment to its last.

use crate::board::{Families, Layout, Owner, SITES};
use crate::cards::{Card, Character, Event, Set};
use crate::decks::{self, Decks};
use crate::figures::{Board, EventPrint, Print, Prints};
use crate::options::Options;
use std::sync::Arc;
use tabletop::Seat;
use tabletop::figures::Figures;

/// The rules of one game of Troyes.
#[derive(Clone, Debug)]
pub struct Troyes {
    pub(crate) options: Options,
    pub(crate) prints: Arc<Prints>,
    pub(crate) decks: Arc<Decks>,
    pub(crate) figures: Arc<Figures>,
}

impl Troyes {
    /// What is printed on an Activity card.
    pub fn print(&self, card: Card) -> &Print {
        &self.prints.cards[card as usize]
    }

    /// What is printed on an event.
    pub fn event_print(&self, event: Event) -> &EventPrint {
        &self.prints.events[event as usize]
    }

    /// Every printed number by its path in the figures file, with its source.
    pub fn figures(&self) -> &Figures {
        &self.figures
    }

    /// How the buildings' rows lie.
    pub fn layout(&self) -> &Layout {
        &self.prints.layout
    }

    pub(crate) fn board(&self) -> &Board {
        &self.prints.board
    }

    /// What a cube on a site of the Cathedral (1 to 6) brings: victory points and influence.
    pub fn cathedral_reward(&self, site: u8) -> (u8, u8) {
        let board = self.board();
        (board.cathedral_vp, board.cathedral_influence[usize::from(site > SITES / 2)])
    }

    /// Whose things a seat's are. Le Roy, the second seat of the King's Challenge, has the grey ones.
    pub fn owner(&self, seat: Seat) -> Owner {
        if seat.0 < self.options.players { Owner::of(seat) } else { Owner::Grey }
    }

    /// The families that play, in seat order.
    pub fn families(&self) -> impl DoubleEndedIterator<Item = Owner> + ExactSizeIterator + Clone + use<> {
        Families::playing(self.options.players)
    }

    /// The families that play, and grey.
    pub fn owners(&self) -> impl Iterator<Item = Owner> + Clone + use<> {
        self.families().chain([Owner::Grey])
    }

    /// Whether an owner gains victory points: every family, and grey when it is le Roy.
    pub fn scores(&self, owner: Owner) -> bool {
        owner != Owner::Grey || self.options.is_kings_challenge()
    }

    /// The columns of the score sheet.
    pub(crate) fn scorers(&self) -> impl Iterator<Item = Owner> + '_ {
        self.owners().filter(|owner| self.scores(*owner))
    }

    /// Whether the rules for two players apply.
    pub fn is_for_two(&self) -> bool {
        self.options.players <= 2
    }

    /// The Activity cards that may be revealed with these options.
    pub fn activity_cards(&self) -> impl Iterator<Item = Card> + '_ {
        decks::activity_cards(&self.options)
    }

    /// The event cards that may appear with these options, Marauding not counted.
    pub fn event_cards(&self) -> impl Iterator<Item = Event> + '_ {
        decks::event_cards(&self.options)
    }

    /// The characters that may be dealt with these options.
    pub fn characters(&self) -> impl Iterator<Item = Character> + '_ {
        Character::ALL
            .into_iter()
            .filter(|character| character.sheet().set == Set::Base || self.options.ladies_characters)
    }
}
