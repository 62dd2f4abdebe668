//! Choosing: what is offered, which pieces have been picked, what is selected. Knows neither keys nor screens.

use crate::canvas::{Direction, Marks, nearest};
use crate::playable::{Offer, Playable};
use ratatui::layout::Rect;
use stage::Spot as _;
use tabletop::{Phrase, Question, Seat, phrase};

/// Letters that select, in order. Those that are commands are left out.
const LETTERS: &str = "abcdefgjkmnoprstvxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/// The letter of the row at a position of the list.
pub fn letter_of(row: usize) -> Option<char> {
    LETTERS.chars().nth(row)
}

/// What arrow keys move in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Focus {
    /// From place to place on the table.
    Board,
    /// Up and down the list.
    List,
}

/// What pressing Enter leads to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Pressed<C> {
    /// These choices are made.
    Choose(Vec<C>),
    /// Something else is now picked or selected.
    Moved,
    /// Not possible, and why.
    Refused(Phrase),
}

/// A question that a person is answering.
#[derive(Clone, Debug)]
pub struct Picker<G: Playable> {
    /// Who is asked.
    pub seat: Seat,
    /// What is asked.
    pub question: Question<G::Kind>,
    offers: Vec<Offer<G>>,
    /// The offers that agree with what has been picked, the closest first.
    shown: Vec<usize>,
    selected: usize,
    /// What arrow keys move in.
    pub focus: Focus,
    /// What is lit and picked.
    pub marks: Marks<G::Spot>,
}

impl<G: Playable> Picker<G> {
    /// The question that a seat is asked now.
    pub fn new(game: &G, state: &G::State, seat: Seat) -> Option<Picker<G>> {
        let question = game.question(state, seat)?;
        let offers = game.shown_offers(state, seat);
        let has_places = offers.iter().any(|offer| offer.place.is_some() || !offer.pieces.is_empty());
        let focus = if has_places { Focus::Board } else { Focus::List };
        let marks = Marks { choosing: true, ..Marks::default() };
        let mut picker = Picker { seat, question, offers, shown: Vec::new(), selected: 0, focus, marks };
        picker.narrow();
        picker.point();
        Some(picker)
    }

    /// The offers in the order of the list.
    pub fn shown(&self) -> impl ExactSizeIterator<Item = &Offer<G>> {
        self.shown.iter().map(|i| &self.offers[*i])
    }

    /// Where in the list the selection is.
    pub fn position(&self) -> usize {
        self.selected
    }

    /// The selected offer.
    pub fn selected(&self) -> Option<&Offer<G>> {
        self.shown.get(self.selected).map(|i| &self.offers[*i])
    }

    /// Whether nothing has been picked yet.
    pub fn is_untouched(&self) -> bool {
        self.marks.picks.is_empty()
    }

    /// Puts all picked pieces back.
    pub fn put_back(&mut self) {
        self.marks.picks.clear();
        self.narrow();
    }

    /// Goes up or down the list.
    pub fn step(&mut self, by: isize) {
        let last = self.shown.len().saturating_sub(1);
        self.selected = self.selected.saturating_add_signed(by).min(last);
        self.follow();
    }

    /// Goes to a row of the list by its letter; whether there is one.
    pub fn letter(&mut self, letter: char) -> bool {
        match LETTERS.chars().position(|known| known == letter) {
            Some(row) if row < self.shown.len() => {
                self.selected = row;
                self.follow();
                true
            }
            _ => false,
        }
    }

    /// Selects the offer of a choice in the list, putting picked pieces back.
    pub fn select(&mut self, choice: G::Choice) {
        self.put_back();
        self.focus = Focus::List;
        let row = self.shown().position(|offer| offer.choices == [choice]);
        if let Some(row) = row {
            self.selected = row;
            self.follow();
        }
    }

    /// Walks from place to place; whether there was somewhere to go.
    pub fn walk(&mut self, direction: Direction, spots: &[(G::Spot, Rect)]) -> bool {
        let lit: Vec<(G::Spot, Rect)> = spots
            .iter()
            .copied()
            .filter(|(place, _)| self.is_lit(*place) || self.marks.cursor == Some(*place))
            .collect();
        let on_screen = self.marks.cursor.filter(|cursor| lit.iter().any(|(place, _)| place == cursor));
        let next = match on_screen {
            Some(cursor) => nearest(&lit, cursor, direction),
            None => lit.first().map(|(place, _)| *place),
        };
        if let Some(place) = next {
            self.set_cursor(place);
        }
        next.is_some()
    }

    /// Points at a place and selects what can be done there.
    fn set_cursor(&mut self, place: G::Spot) {
        self.marks.cursor = Some(place);
        let row = self.shown().position(|offer| offer.place == Some(place));
        if let Some(row) = row {
            self.selected = row;
        }
    }

    /// Whether a place or piece can be chosen or picked now.
    pub fn is_lit(&self, place: G::Spot) -> bool {
        self.marks.lit.iter().any(|(lit, _)| *lit == place) || self.is_piece(place)
    }

    fn is_piece(&self, place: G::Spot) -> bool {
        self.marks.pieces.contains(&place.kin().0)
    }

    fn is_picked(&self, place: G::Spot) -> bool {
        let (kin, nth) = place.kin();
        self.marks.of(place, kin, nth).picked
    }

    /// Picks the piece at the cursor, or puts it back.
    pub fn toggle(&mut self) -> Pressed<G::Choice> {
        match self.marks.cursor.filter(|place| self.is_piece(*place)) {
            None => Pressed::Refused(phrase!("terminal-pick-space")),
            Some(place) => {
                let (kin, _) = place.kin();
                if self.is_picked(place) {
                    if let Some(i) = self.marks.picks.iter().position(|pick| *pick == kin) {
                        self.marks.picks.remove(i);
                    }
                } else if self.agrees_with_one_more(kin) {
                    self.marks.picks.push(kin);
                } else {
                    return Pressed::Refused(phrase!("terminal-pick-not-with"));
                }
                self.narrow();
                Pressed::Moved
            }
        }
    }

    fn agrees_with_one_more(&self, kin: G::Spot) -> bool {
        let mut picks = self.marks.picks.clone();
        picks.push(kin);
        self.offers.iter().any(|offer| contains(&offer.pieces, &picks))
    }

    /// Chooses what is selected; on a piece, picks it first.
    pub fn press(&mut self) -> Pressed<G::Choice> {
        let on_piece = match self.marks.cursor {
            Some(place) if self.focus == Focus::Board && self.is_piece(place) => Some(place),
            _ => None,
        };
        if let Some(place) = on_piece
            && self.selected().is_none_or(|offer| offer.place != Some(place))
        {
            if !self.is_picked(place) {
                return self.toggle();
            }
            match self.selected() {
                // Only one group has all that is picked: no need to pick the rest one by one.
                Some(offer) if self.shown.len() == 1 && offer.pieces.len() > self.marks.picks.len() => {
                    self.marks.picks = offer.pieces.clone();
                    self.narrow();
                    return Pressed::Moved;
                }
                Some(offer) if offer.pieces.len() > self.marks.picks.len() => {
                    return Pressed::Refused(phrase!("terminal-pick-not-enough"));
                }
                // Dice were picked first: now the target is to be seen before anything is done.
                Some(Offer { place: Some(place), .. }) => {
                    let place = *place;
                    self.set_cursor(place);
                    return Pressed::Moved;
                }
                _ => {}
            }
        }
        if self.focus == Focus::Board && self.ways() > 1 {
            self.focus = Focus::List;
            return Pressed::Refused(phrase!("terminal-pick-several-ways"));
        }
        match self.selected() {
            Some(offer) => Pressed::Choose(offer.choices.clone()),
            None => Pressed::Refused(phrase!("terminal-pick-nothing-selected")),
        }
    }

    /// How many offers there are for the selected place with just the pieces that have been picked.
    fn ways(&self) -> usize {
        let Some(Offer { place: Some(place), pieces, .. }) = self.selected() else { return 1 };
        let length = pieces.len();
        let same = |offer: &&Offer<G>| offer.place == Some(*place) && offer.pieces.len() == length;
        self.shown().filter(same).count()
    }

    /// Lists the offers that agree with the picked pieces and lights what they need.
    fn narrow(&mut self) {
        let picks = &self.marks.picks;
        let agrees = |offer: &Offer<G>| !picks.is_empty() && contains(&offer.pieces, picks);
        self.shown = (0..self.offers.len())
            .filter(|i| {
                let offer = &self.offers[*i];
                if picks.is_empty() { !offer.latent } else { agrees(offer) }
            })
            .collect();
        if !picks.is_empty() {
            let offers = &self.offers;
            self.shown.sort_by_key(|i| offers[*i].pieces.len());
        }
        self.selected = 0;
        let mut pieces: Vec<G::Spot> = picks.clone();
        for offer in self.offers.iter().filter(|offer| picks.is_empty() || agrees(offer)) {
            for piece in &offer.pieces {
                if !pieces.contains(piece) {
                    pieces.push(*piece);
                }
            }
        }
        let mut lit: Vec<(G::Spot, Option<char>)> = Vec::new();
        for (row, offer) in self.shown().enumerate() {
            if let Some(place) = offer.place
                && !lit.iter().any(|(known, _)| *known == place)
            {
                lit.push((place, letter_of(row)));
            }
        }
        self.marks.pieces = pieces;
        self.marks.lit = lit;
    }

    /// Points at the place of the selected offer.
    fn follow(&mut self) {
        if let Some(place) = self.selected().and_then(|offer| offer.place) {
            self.marks.cursor = Some(place);
        }
    }

    /// Points at the place or the first piece of the selected offer, or at anything else that is lit.
    fn point(&mut self) {
        let selected = self.selected().and_then(|offer| offer.place.or(offer.pieces.first().copied()));
        let lit = self.marks.lit.first().map(|(place, _)| *place);
        self.marks.cursor = selected.or(lit).or_else(|| self.marks.pieces.first().copied());
    }

    /// The list by number: for arrow keys and tests alike, the focus follows.
    pub fn swap_focus(&mut self) {
        self.focus = match self.focus {
            Focus::Board => Focus::List,
            Focus::List => Focus::Board,
        };
        if self.focus == Focus::Board && self.marks.cursor.is_none() {
            self.point();
        }
    }
}

/// Whether all of `some` are in `all`, each as often.
fn contains<P: PartialEq>(all: &[P], some: &[P]) -> bool {
    let count = |list: &[P], piece: &P| list.iter().filter(|other| *other == piece).count();
    some.iter().all(|piece| count(all, piece) >= count(some, piece))
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::troyes::board::{Die, DieColor, Owner};
    use ::troyes::{Choice, Kind, Troyes};

    use stage::troyes::Spot;

    #[test]
    fn enter_on_a_picked_die_completes_the_only_group_and_then_chooses_it() {
        let die = Spot::Die(Die::new(Owner::Grey, DieColor::Red, 1), 0);
        let offer: Offer<Troyes> =
            Offer { choices: vec![Choice::Pass], place: None, pieces: vec![die, die], latent: false };
        let marks = Marks { choosing: true, ..Marks::default() };
        let question = Question { kind: Kind::Dice, text: Phrase::NOTHING };
        let (offers, shown, focus) = (vec![offer], Vec::new(), Focus::Board);
        let mut picker = Picker { seat: Seat(0), question, offers, shown, selected: 0, focus, marks };
        picker.narrow();
        picker.set_cursor(die);
        assert_eq!(picker.press(), Pressed::Moved);
        assert_eq!(picker.marks.picks, [die]);
        assert_eq!(picker.press(), Pressed::Moved);
        assert_eq!(picker.marks.picks, [die, die]);
        assert_eq!(picker.press(), Pressed::Choose(vec![Choice::Pass]));
    }
}
