//! Choosing: the move that is being put together, the question of it that is shown, what is selected. Knows neither keys
//! nor screens.

mod marks;

use crate::canvas::{Direction, Marks, nearest};
use crate::playable::Playable;
use ratatui::layout::Rect;
use stage::Spot as _;
use stage::draft::{AnswerOf, Clicked, Draft, How, Proposal, Slot, propose};
use tabletop::{Phrase, Question, Seat, Viewer, phrase};

/// Letters that select, in order. Those that are commands are left out.
const LETTERS: &str = "abcdefgjkmnoprtvxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

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

/// A row of the list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Row {
    /// The move as it is.
    Confirm,
    /// An answer to the question that is shown, by its place.
    Answer(usize),
    /// So many more answers that come to the same for more.
    More(usize),
}

/// A move that a person is putting together.
#[derive(Clone, Debug)]
pub struct Picker<G: Playable> {
    /// Who is asked.
    pub seat: Seat,
    /// What is asked at the table.
    pub question: Question<G::Kind>,
    view: G::View,
    proposal: Proposal<G>,
    /// Which question of the move is shown.
    slot: usize,
    rows: Vec<Row>,
    is_unfolded: bool,
    selected: usize,
    /// The move with the selected answer, where that is not the one taken.
    foreseen: Option<Box<Proposal<G>>>,
    /// What arrow keys move in.
    pub focus: Focus,
    /// What is lit and picked.
    pub marks: Marks<G::Spot>,
}

impl<G: Playable> Picker<G> {
    /// The question that a seat is asked now.
    pub fn new(game: &G, state: &G::State, seat: Seat) -> Option<Picker<G>> {
        let question = game.question(state, seat)?;
        let view = game.view(state, Viewer::Seat(seat));
        let proposal = propose(game, &view, seat, &Draft::default());
        let mut picker = Picker {
            seat,
            question,
            view,
            proposal: proposal.clone(),
            slot: 0,
            rows: Vec::new(),
            is_unfolded: false,
            selected: 0,
            foreseen: None,
            focus: Focus::List,
            marks: Marks::default(),
        };
        picker.show(game, proposal);
        if !picker.marks.lit.is_empty() || !picker.marks.pieces.is_empty() {
            picker.focus = Focus::Board;
        }
        picker.point();
        Some(picker)
    }

    /// The question of the move that is shown.
    pub fn shown(&self) -> Option<&Slot<G>> {
        self.proposal.slots.get(self.slot)
    }

    /// Which question of the move is shown, from 1, and how many of them there are to answer.
    pub fn place_in_move(&self) -> (usize, usize) {
        let asked = |slot: &&Slot<G>| slot.is_changeable();
        let before = self.proposal.slots[..self.slot].iter().filter(asked).count();
        (before + 1, self.proposal.slots.iter().filter(asked).count())
    }

    /// The rows of the list.
    pub fn rows(&self) -> &[Row] {
        &self.rows
    }

    /// Where in the list the selection is.
    pub fn position(&self) -> usize {
        self.selected
    }

    /// The answer in a row.
    pub fn answer(&self, row: usize) -> Option<&AnswerOf<G>> {
        match self.rows.get(row)? {
            Row::Answer(place) => self.shown()?.answers.get(*place),
            Row::Confirm | Row::More(_) => None,
        }
    }

    /// Whether a row is the answer that is taken.
    pub fn is_taken(&self, row: usize) -> bool {
        let taken = self.shown().and_then(|slot| slot.taken);
        matches!(self.rows.get(row), Some(Row::Answer(place)) if Some(*place) == taken)
    }

    /// Where on the screen the selected answer is chosen.
    pub fn selected_place(&self) -> Option<G::Spot> {
        self.place_of(self.answer(self.selected)?)
    }

    fn place_of(&self, answer: &AnswerOf<G>) -> Option<G::Spot> {
        answer.spots.at.and_then(|at| G::shown_at(&self.view, at))
    }

    /// The move as it would be with the selected answer.
    pub fn would_be(&self) -> &Proposal<G> {
        self.foreseen.as_deref().unwrap_or(&self.proposal)
    }

    /// Why a place cannot be picked now, or that it can.
    pub fn why_not(&self, game: &G, place: G::Spot) -> Phrase {
        self.proposal.why_not(game, self.behind(place)).phrase()
    }

    /// Whether nothing has been picked yet.
    pub fn is_untouched(&self) -> bool {
        self.proposal.draft.is_empty()
    }

    /// How many things have been picked.
    pub fn picked(&self) -> usize {
        self.proposal.draft.picks.len()
    }

    /// Puts back what was picked last.
    pub fn put_back(&mut self, game: &G) {
        let draft = self.proposal.draft.clone().without_last();
        self.draft(game, &draft);
    }

    fn draft(&mut self, game: &G, draft: &Draft<G>) {
        let proposal = propose(game, &self.view, self.seat, draft);
        self.show(game, proposal);
    }

    /// Shows the question that waits for an answer, or the first that has one which nobody gave.
    fn show(&mut self, game: &G, proposal: Proposal<G>) {
        let first = |is_wanted: &dyn Fn(&Slot<G>) -> bool| proposal.slots.iter().position(is_wanted);
        let slot = first(&|slot| slot.how == How::Open)
            .or_else(|| first(&|slot| slot.how == How::Default && slot.is_changeable()))
            .or_else(|| proposal.slots.iter().rposition(Slot::is_changeable));
        self.slot = slot.unwrap_or(0);
        self.proposal = proposal;
        self.is_unfolded = false;
        self.list(game);
    }

    /// Turns to the next question of the move that can be answered otherwise, or to the one before.
    pub fn turn(&mut self, game: &G, forwards: bool) {
        let slots = &self.proposal.slots;
        let next = if forwards {
            (self.slot + 1..slots.len()).find(|place| slots[*place].is_changeable())
        } else {
            (0..self.slot).rev().find(|place| slots[*place].is_changeable())
        };
        if let Some(next) = next {
            (self.slot, self.is_unfolded) = (next, false);
            self.list(game);
        }
    }

    fn list(&mut self, game: &G) {
        let answers = self.shown().map_or(Vec::new(), |slot| rows(slot, self.is_unfolded));
        let confirm = (self.proposal.is_ready && !self.is_untouched()).then_some(Row::Confirm);
        self.rows = confirm.into_iter().chain(answers).collect();
        let taken = (0..self.rows.len()).find(|row| self.is_taken(*row));
        self.selected = if confirm.is_some() { 0 } else { taken.unwrap_or(0) };
        self.light();
        self.foresee(game);
    }

    /// Looks what the selected answer would come to.
    fn foresee(&mut self, game: &G) {
        let selected = self.answer(self.selected).filter(|_| !self.is_taken(self.selected));
        let draft = selected
            .zip(self.shown())
            .map(|(answer, slot)| self.proposal.draft.clone().answering(slot.asked, answer.choice));
        self.foreseen = draft.map(|draft| Box::new(propose(game, &self.view, self.seat, &draft)));
    }

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

    /// What the game calls whatever is shown at a place of this screen.
    fn behind(&self, place: G::Spot) -> G::Spot {
        let slots = self.proposal.slots.iter();
        let answers = slots.flat_map(|slot| slot.answers.iter().filter_map(|answer| answer.spots.at));
        let known = self.proposal.lit.iter().copied().chain(self.proposal.taken_spots()).chain(answers);
        let mut known = known.filter(|spot| G::shown_at(&self.view, *spot) == Some(place));
        known.next().unwrap_or(place)
    }

    /// Picks whatever is at the cursor, or puts it back.
    pub fn toggle(&mut self, game: &G) -> Pressed<G::Choice> {
        match self.marks.cursor {
            None => Pressed::Refused(phrase!("terminal-pick-space")),
            Some(place) => match self.click(game, place) {
                Pressed::Choose(_) => Pressed::Moved,
                pressed => pressed,
            },
        }
    }

    /// A place is clicked: it is picked, put back or, as the target of a move that is ready, confirmed.
    pub fn click(&mut self, game: &G, place: G::Spot) -> Pressed<G::Choice> {
        let clicked = self.proposal.clicked(game, &self.view, self.behind(place));
        self.marks.cursor = Some(place);
        match clicked {
            Clicked::Picked(proposal) => {
                self.show(game, *proposal);
                Pressed::Moved
            }
            Clicked::Confirmed(choices) => Pressed::Choose(choices),
            Clicked::Refused(reason) => Pressed::Refused(reason.phrase()),
        }
    }

    /// Chooses what is selected: on the table the place at the cursor, in the list the row.
    pub fn press(&mut self, game: &G) -> Pressed<G::Choice> {
        match self.marks.cursor.filter(|_| self.focus == Focus::Board) {
            Some(place) => self.press_place(game, place),
            None => self.press_row(game),
        }
    }

    /// On whatever belongs to a move that is ready, Enter confirms it.
    fn press_place(&mut self, game: &G, place: G::Spot) -> Pressed<G::Choice> {
        let spot = self.behind(place);
        let is_taken = self.proposal.taken_spots().iter().any(|taken| taken.kin() == spot.kin());
        if is_taken && self.proposal.is_ready && !self.is_untouched() {
            return Pressed::Choose(self.proposal.choices.clone());
        }
        if spot.is_piece() && self.proposal.is_picked(spot) {
            return Pressed::Refused(phrase!("terminal-pick-not-enough"));
        }
        // What is picked stays picked: Enter goes on to what is asked next.
        if self.proposal.is_picked(spot) {
            self.focus = Focus::List;
            return Pressed::Moved;
        }
        self.click(game, place)
    }

    fn press_row(&mut self, game: &G) -> Pressed<G::Choice> {
        let (answer, slot) = match (self.rows.get(self.selected), self.shown()) {
            (Some(Row::Confirm), _) => return Pressed::Choose(self.proposal.choices.clone()),
            (Some(Row::More(_)), _) => {
                self.is_unfolded = true;
                let row = self.selected;
                self.list(game);
                self.go_to(game, row);
                return Pressed::Moved;
            }
            (Some(Row::Answer(place)), Some(slot)) => (&slot.answers[*place], slot),
            _ => return Pressed::Refused(phrase!("terminal-pick-nothing-selected")),
        };
        let draft = self.proposal.draft.clone().answering(slot.asked, answer.choice);
        let next = propose(game, &self.view, self.seat, &draft);
        // Whoever has answered everything that can be answered otherwise has confirmed it.
        let is_said = |slot: &Slot<G>| slot.how != How::Default || !slot.is_changeable();
        if next.is_ready && next.slots.iter().all(is_said) {
            return Pressed::Choose(next.choices);
        }
        self.show(game, next);
        Pressed::Moved
    }

    /// Points at the place or the first piece of the selected answer, or at anything else that is lit.
    fn point(&mut self) {
        let piece = self.answer(self.selected).and_then(|answer| answer.spots.pieces.first().copied());
        let lit = self.marks.lit.first().map(|(place, _)| *place);
        let piece = piece.map(|piece| piece.kin().0);
        self.marks.cursor =
            self.selected_place().or(piece).or(lit).or_else(|| self.marks.pieces.first().copied());
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

/// The answers that fit, those that come to the same for more behind a row of their own.
fn rows<G: Playable>(slot: &Slot<G>, is_unfolded: bool) -> Vec<Row> {
    let fits = |place: &usize| slot.answers[*place].fits;
    let is_folded =
        |place: &usize| !is_unfolded && slot.answers[*place].is_dominated && slot.taken != Some(*place);
    let (folded, open): (Vec<usize>, Vec<usize>) = (0..slot.answers.len()).filter(fits).partition(is_folded);
    let more = (!folded.is_empty()).then_some(Row::More(folded.len()));
    open.into_iter().map(Row::Answer).chain(more).collect()
}
