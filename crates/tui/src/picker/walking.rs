//! What is selected: in the list, and from place to place on the table.

use super::{Focus, LETTERS, Picker};
use crate::canvas::{Direction, nearest};
use crate::playable::Playable;
use ratatui::layout::Rect;
use stage::draft::Slot;

impl<G: Playable> Picker<G> {
    /// Goes up or down the list, to which arrow keys belong from then on.
    pub fn step(&mut self, game: &G, by: isize) {
        let last = self.rows.len().saturating_sub(1);
        self.go_to(game, self.selected.saturating_add_signed(by).min(last));
    }

    /// Goes to a row of the list by its letter; whether there is one.
    pub fn letter(&mut self, game: &G, letter: char) -> bool {
        let row = LETTERS.chars().position(|known| known == letter).filter(|row| *row < self.rows.len());
        if let Some(row) = row {
            self.go_to(game, row);
        }
        row.is_some()
    }

    /// Goes to a row of the list.
    pub fn go_to(&mut self, game: &G, row: usize) {
        self.focus = Focus::List;
        self.selected = row;
        if let Some(place) = self.selected_place() {
            self.marks.cursor = Some(place);
        }
        self.foresee(game);
    }

    /// Selects the answer of a choice in the list; whether it is one.
    pub fn select(&mut self, game: &G, choice: G::Choice) -> bool {
        let is_it = |slot: &Slot<G>| slot.answers.iter().any(|answer| answer.choice == choice);
        if !self.shown().is_some_and(is_it) {
            return false;
        }
        self.is_unfolded = true;
        self.list(game);
        let is_row = |row: &usize| self.answer(*row).is_some_and(|answer| answer.choice == choice);
        let row = (0..self.rows.len()).find(is_row);
        if let Some(row) = row {
            self.go_to(game, row);
        }
        row.is_some()
    }

    /// Walks from place to place; whether there was somewhere to go.
    pub fn walk(&mut self, game: &G, direction: Direction, spots: &[(G::Spot, Rect)]) -> bool {
        let is_there = |place: G::Spot| self.is_lit(place) || self.marks.cursor == Some(place);
        let lit: Vec<(G::Spot, Rect)> = spots.iter().copied().filter(|(place, _)| is_there(*place)).collect();
        let on_screen = self.marks.cursor.filter(|cursor| lit.iter().any(|(place, _)| place == cursor));
        let next = match on_screen {
            Some(cursor) => nearest(&lit, cursor, direction),
            None => lit.first().map(|(place, _)| *place),
        };
        if let Some(place) = next {
            self.point_at(game, place);
        }
        next.is_some()
    }

    /// Points at a place and selects what can be done there.
    pub fn point_at(&mut self, game: &G, place: G::Spot) {
        self.marks.cursor = Some(place);
        let is_here =
            |row: &usize| self.answer(*row).is_some_and(|answer| self.place_of(answer) == Some(place));
        if let Some(row) = (0..self.rows.len()).find(is_here) {
            self.selected = row;
            self.foresee(game);
        }
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
