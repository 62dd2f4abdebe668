//! The decks, sorted once for a whole game: by color, Activity cards by round as well.

use crate::board::Color;
use crate::cards::{Card, Event, EventSet, Set};
use crate::figures::Prints;
use crate::options::{Activities, Options};
use crate::troyes::Troyes;

/// The Activity cards that may be revealed.
pub(crate) fn activity_cards(options: &Options) -> impl Iterator<Item = Card> + '_ {
    Card::ALL.into_iter().filter(|card| match card.sheet().set {
        Set::Base => options.activities != Activities::Ladies,
        Set::Bonus => options.bonus,
        Set::Ladies => options.activities != Activities::Base,
    })
}

/// The event cards that may appear, Marauding not counted.
pub(crate) fn event_cards(options: &Options) -> impl Iterator<Item = Event> + '_ {
    Event::ALL.into_iter().skip(1).filter(|event| match event.sheet().set {
        Set::Base => true,
        Set::Bonus => options.bonus,
        Set::Ladies => options.ladies_events,
    })
}

/// Activity cards are revealed in the first three rounds.
const NUMBERS: usize = 3;

#[derive(Debug)]
pub(crate) struct Decks {
    activities: [[Vec<Card>; NUMBERS]; 3],
    events: [EventSet; 3],
}

impl Decks {
    pub fn new(options: &Options, prints: &Prints) -> Decks {
        let mut activities: [[Vec<Card>; NUMBERS]; 3] = Default::default();
        for card in activity_cards(options) {
            let print = &prints.cards[card as usize];
            activities[print.color as usize][usize::from(print.number) - 1].push(card);
        }
        let mut events = [EventSet::default(); 3];
        for event in event_cards(options) {
            if let Some(color) = prints.events[event as usize].color {
                events[color as usize].insert(event);
            }
        }
        Decks { activities, events }
    }
}

impl Troyes {
    /// The Activity cards of a color that may be revealed in a round.
    pub(crate) fn deck(&self, color: Color, round: u8) -> &[Card] {
        let number = usize::from(round).wrapping_sub(1);
        self.decks.activities[color as usize].get(number).map_or(&[], Vec::as_slice)
    }

    /// The event cards of a color.
    pub(crate) fn events_of(&self, color: Color) -> EventSet {
        self.decks.events[color as usize]
    }
}
