//! Going through the questions of a move, looking for answers that take up everything that is picked.

use super::slot::{Answer, AnswerOf, Asked};
use super::{Draftable, Preference};
use crate::spot::{Spot as _, Spots};
use tabletop::{Pending, Question, Seat, Viewer};

/// How many imagined answers one search may give before it gives up.
const PATIENCE: usize = 1500;

/// A way through the questions: what is answered, and whether it stops at a question that must be picked.
pub struct Way<C> {
    pub choices: Vec<C>,
    pub is_open: bool,
}

/// A question of a move as it comes up.
pub struct Node<G: Draftable> {
    pub asked: Asked<G::Kind>,
    pub question: Question<G::Kind>,
    pub answers: Vec<AnswerOf<G>>,
    pub must_be_picked: bool,
}

/// Goes through the questions of one seat's move.
pub struct Walk<'a, G: Draftable> {
    pub game: &'a G,
    pub seat: Seat,
    pub foresight: G::Foresight,
    pub given: Vec<(Asked<G::Kind>, G::Choice)>,
    patience: usize,
}

impl<'a, G: Draftable> Walk<'a, G> {
    pub fn new(
        game: &'a G,
        start: &G::State,
        seat: Seat,
        given: Vec<(Asked<G::Kind>, G::Choice)>,
    ) -> Walk<'a, G> {
        Walk { game, seat, foresight: game.foresee(start, seat), given, patience: PATIENCE }
    }

    /// A new search begins.
    pub fn rest(&mut self) {
        self.patience = PATIENCE;
    }

    /// The question that the seat is asked after these kinds of questions; nothing where its action is over.
    pub fn node(&self, state: &G::State, before: &[G::Kind]) -> Option<Node<G>> {
        match self.game.pending(state) {
            Pending::Seats(asked) if asked.contains(self.seat) => {}
            _ => return None,
        }
        let question = self.game.question(state, self.seat)?;
        let kind = question.kind;
        if !before.is_empty() && !G::goes_on(kind) {
            return None;
        }
        let nth = before.iter().filter(|other| **other == kind).count() as u8;
        let mut choices = Vec::new();
        self.game.choices(state, self.seat, &mut choices);
        let Preference { order, dominated, must_be_picked } =
            self.game.preference(state, self.seat, kind, &choices);
        let view = self.game.view(state, Viewer::Seat(self.seat));
        let answer = |place: usize| Answer {
            choice: choices[place],
            spots: self.game.spots_of(&view, self.seat, choices[place]),
            fits: true,
            is_dominated: dominated.contains(&place),
        };
        let answers = order.into_iter().map(answer).collect();
        Some(Node { asked: Asked { kind, nth }, question, answers, must_be_picked })
    }

    /// The place of the answer that is given to a question.
    pub fn given(&self, node: &Node<G>) -> Option<usize> {
        let (_, choice) = self.given.iter().find(|(asked, _)| *asked == node.asked)?;
        node.answers.iter().position(|answer| answer.choice == *choice)
    }

    /// What is left of the wanted spots when this answer has taken up its own; nothing if it leaves out a piece that
    /// other answers to the same question have.
    pub fn take(
        &self,
        state: &G::State,
        node: &Node<G>,
        answer: &AnswerOf<G>,
        wanted: &[G::Spot],
    ) -> Option<Vec<G::Spot>> {
        let mut rest = wanted.to_vec();
        if let Some(at) = answer.spots.at {
            remove_kin(&mut rest, at);
        }
        for piece in &answer.spots.pieces {
            remove_kin(&mut rest, *piece);
        }
        let is_foreseen = self.game.joining(&self.foresight, state, answer.choice, &[]).is_some();
        if !is_foreseen {
            answer.spots.also.iter().for_each(|spot| remove_kin(&mut rest, *spot));
        }
        let leaves_out = rest.iter().any(|spot| node.has_piece(*spot));
        (!leaves_out && self.game.may_reach(&self.foresight, state, answer.choice, &rest)).then_some(rest)
    }

    /// A way on from here that takes up everything that is wanted.
    pub fn find(
        &mut self,
        state: &G::State,
        before: &[G::Kind],
        wanted: &[G::Spot],
    ) -> Option<Way<G::Choice>> {
        let Some(node) = self.node(state, before) else {
            return wanted.is_empty().then_some(Way { choices: Vec::new(), is_open: false });
        };
        let given = self.given(&node);
        if given.is_none() && wanted.is_empty() && node.must_be_picked && node.answers.len() > 1 {
            return Some(Way { choices: Vec::new(), is_open: true });
        }
        let places = given.map_or_else(|| node.by_picks(wanted), |given| vec![given]);
        places.into_iter().find_map(|place| self.via(state, before, &node, place, wanted))
    }

    /// A way on with this answer that takes up everything that is wanted.
    pub fn via(
        &mut self,
        state: &G::State,
        before: &[G::Kind],
        node: &Node<G>,
        place: usize,
        wanted: &[G::Spot],
    ) -> Option<Way<G::Choice>> {
        let answer = &node.answers[place];
        let rest = self.take(state, node, answer, wanted)?;
        self.patience = self.patience.checked_sub(1)?;
        let mut after = state.clone();
        self.game.play_offered(&mut after, self.seat, answer.choice);
        let before: Vec<G::Kind> = before.iter().copied().chain([node.asked.kind]).collect();
        let mut way = self.find(&after, &before, &rest)?;
        way.choices.insert(0, answer.choice);
        Some(way)
    }
}

impl<G: Draftable> Node<G> {
    /// Whether some answer consists of pieces like this one.
    fn has_piece(&self, spot: G::Spot) -> bool {
        let kin = spot.kin().0;
        self.answers.iter().any(|answer| answer.spots.pieces.iter().any(|piece| piece.kin().0 == kin))
    }

    /// The places of all answers, those first that are picked: by their place, the earliest pick first, then those that
    /// consist of just the picked pieces, then those that something picked belongs to; then the best. A search through all
    /// actions would have no patience left for what was meant.
    pub fn by_picks(&self, wanted: &[G::Spot]) -> Vec<usize> {
        let mut places: Vec<usize> = (0..self.answers.len()).collect();
        places.sort_by_key(|place| self.nearness(&self.answers[*place], wanted));
        places
    }

    /// How near an answer is to what is picked, the least first.
    fn nearness(&self, answer: &AnswerOf<G>, wanted: &[G::Spot]) -> usize {
        if let Some(pick) = self.pick_of(answer, wanted) {
            return pick;
        }
        if self.is_just(answer, wanted) {
            wanted.len()
        } else if wanted.iter().any(|spot| answer.names(*spot)) {
            wanted.len() + 1
        } else {
            wanted.len() + 2
        }
    }

    /// Which of the wanted spots is the one where an answer is chosen.
    pub fn pick_of(&self, answer: &AnswerOf<G>, wanted: &[G::Spot]) -> Option<usize> {
        answer.spots.at.and_then(|at| wanted.iter().position(|spot| spot.kin().0 == at.kin().0))
    }

    /// Whether an answer consists of just the picked pieces.
    pub fn is_just(&self, answer: &AnswerOf<G>, wanted: &[G::Spot]) -> bool {
        let here: Vec<G::Spot> = wanted.iter().copied().filter(|spot| self.has_piece(*spot)).collect();
        !here.is_empty() && is_same(&answer.spots, &here)
    }
}

fn is_same<S: crate::Spot>(spots: &Spots<S>, picked: &[S]) -> bool {
    let mut rest = picked.to_vec();
    spots.pieces.iter().for_each(|piece| remove_kin(&mut rest, *piece));
    rest.is_empty() && spots.pieces.len() == picked.len()
}

/// Takes one spot like this out, if there is any.
pub fn remove_kin<S: crate::Spot>(spots: &mut Vec<S>, like: S) {
    if let Some(place) = spots.iter().position(|spot| spot.kin().0 == like.kin().0) {
        spots.remove(place);
    }
}
