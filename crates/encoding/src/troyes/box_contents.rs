//! What is in play with the options: only that has a place in an observation.

use tabletop::Game;
use troyes::board::LEVELS;
use troyes::cards::{Card, Character, Event};
use troyes::{Activities, Options, Troyes};

/// Cards, events and characters lie in one list, a box after the other.
const BONUS_CARDS: usize = Card::Baker as usize;
const LADIES_CARDS: usize = Card::Lumberjack as usize;
const BONUS_EVENTS: usize = Event::Resistance as usize;
const LADIES_EVENTS: usize = Event::HarshWinter as usize;
const LADIES_CHARACTERS: usize = Character::JeanneDeChampagne as usize;

/// The things in play, each with its place among its like.
#[derive(Clone, Copy)]
pub(super) struct InPlay<'a> {
    options: &'a Options,
}

/// The place of a thing, given its place in the whole list and which parts of that are in play.
fn place<const N: usize>(index: usize, parts: [(usize, bool); N]) -> Option<usize> {
    let mut before = 0;
    let mut start = 0;
    for (end, is_in_play) in parts {
        if index < end {
            return is_in_play.then_some(before + index - start);
        }
        before += if is_in_play { end - start } else { 0 };
        start = end;
    }
    None
}

fn count<const N: usize>(parts: [(usize, bool); N]) -> usize {
    let mut start = 0;
    let lengths = parts.map(|(end, is_in_play)| {
        let length = if is_in_play { end - start } else { 0 };
        start = end;
        length
    });
    lengths.iter().sum()
}

impl<'a> InPlay<'a> {
    pub fn of(game: &'a Troyes) -> InPlay<'a> {
        InPlay { options: game.options() }
    }

    fn card_parts(self) -> [(usize, bool); 3] {
        let activities = self.options.activities;
        [
            (BONUS_CARDS, activities != Activities::Ladies),
            (LADIES_CARDS, self.options.bonus),
            (Card::ALL.len(), activities != Activities::Base),
        ]
    }

    fn event_parts(self) -> [(usize, bool); 3] {
        let Options { bonus, ladies_events, .. } = self.options;
        [(BONUS_EVENTS, true), (LADIES_EVENTS, *bonus), (Event::ALL.len(), *ladies_events)]
    }

    fn character_parts(self) -> [(usize, bool); 2] {
        [(LADIES_CHARACTERS, true), (Character::ALL.len(), self.options.ladies_characters)]
    }

    pub fn card(self, card: Card) -> Option<usize> {
        place(card as usize, self.card_parts())
    }

    pub fn cards(self) -> usize {
        count(self.card_parts())
    }

    /// Marauding is the first.
    pub fn event(self, event: Event) -> Option<usize> {
        place(event as usize, self.event_parts())
    }

    pub fn events(self) -> usize {
        count(self.event_parts())
    }

    pub fn character(self, character: Character) -> Option<usize> {
        place(character as usize, self.character_parts())
    }

    pub fn characters(self) -> usize {
        count(self.character_parts())
    }

    /// Purple dice lie there only with the heads of the families.
    pub fn die_colors(self) -> usize {
        if self.options.head_of_family { 4 } else { 3 }
    }

    /// Only a card of The Ladies builds the fourth level.
    pub fn levels(self) -> usize {
        if self.options.activities == Activities::Base { LEVELS } else { LEVELS + 1 }
    }

    pub fn has_ramparts(self) -> bool {
        self.options.ramparts
    }

    pub fn has_possession(self) -> bool {
        self.options.ladies_events
    }

    pub fn has_pile(self) -> bool {
        self.options.is_kings_challenge()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_in_play_has_a_place_of_its_own() {
        for list in ["", "bonus", "ladies-cards", "mixed-cards,ladies-events", "all"] {
            let game: Troyes = playtest::rules(3, list);
            let in_play = InPlay::of(&game);
            let cards: Vec<_> = game.activity_cards().filter_map(|card| in_play.card(card)).collect();
            assert_eq!(cards, (0..in_play.cards()).collect::<Vec<_>>(), "{list}");
            let events: Vec<_> = game.event_cards().filter_map(|event| in_play.event(event)).collect();
            assert_eq!(events, (1..in_play.events()).collect::<Vec<_>>(), "{list}");
            let characters: Vec<_> =
                game.characters().filter_map(|character| in_play.character(character)).collect();
            assert_eq!(characters, (0..in_play.characters()).collect::<Vec<_>>(), "{list}");
            let is_nowhere = |card: &Card| in_play.card(*card).is_none();
            assert_eq!(Card::ALL.iter().filter(|card| is_nowhere(card)).count(), 57 - in_play.cards());
        }
    }
}
