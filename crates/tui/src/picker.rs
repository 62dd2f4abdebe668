//! Choosing: the move that is being put together, the question of it that is shown, what is selected. Knows neither keys
//! nor screens.

mod laying;
mod marks;
mod pressing;
mod walking;

use crate::canvas::Marks;
use crate::playable::Playable;
use stage::Spot as _;
use stage::draft::{AnswerOf, Draft, How, Proposal, Slot, propose};
use tabletop::{Phrase, Question, Seat, Viewer};

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

    /// What the game calls whatever is shown at a place of this screen.
    fn behind(&self, place: G::Spot) -> G::Spot {
        let slots = self.proposal.slots.iter();
        let answers = slots.flat_map(|slot| slot.answers.iter().filter_map(|answer| answer.spots.at));
        let known = self.proposal.lit.iter().copied().chain(self.proposal.taken_spots()).chain(answers);
        let mut known = known.filter(|spot| G::shown_at(&self.view, *spot) == Some(place));
        known.next().unwrap_or(place)
    }

    /// Points at the place or the first piece of the selected answer, or at anything else that is lit.
    fn point(&mut self) {
        let piece = self.answer(self.selected).and_then(|answer| answer.spots.pieces.first().copied());
        let lit = self.marks.lit.first().map(|(place, _)| *place);
        let piece = piece.map(|piece| piece.kin().0);
        self.marks.cursor =
            self.selected_place().or(piece).or(lit).or_else(|| self.marks.pieces.first().copied());
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
