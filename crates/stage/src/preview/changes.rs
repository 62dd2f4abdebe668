//! What differs between two moments of a table.

use super::{Number, Previewable};
use crate::Spot;
use tabletop::{Phrase, Seat, phrase};

/// A number that is another one afterwards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NumberChange {
    /// Whose it is.
    pub who: Seat,
    /// Of what: a word that `stage-quantity` knows.
    pub what: &'static str,
    /// How much it was.
    pub before: i64,
    /// How much it will be.
    pub after: i64,
}

impl NumberChange {
    /// In words: "Anna: deniers 5 → 3".
    pub fn phrase(&self) -> Phrase {
        let what = Number::quantity(self.what);
        phrase!("stage-change-number", who = self.who, what = what, before = self.before, after = self.after)
    }
}

/// A piece that goes from one spot to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moved<S, P> {
    /// The piece.
    pub piece: P,
    /// Where it was.
    pub from: S,
    /// Where it will be.
    pub to: S,
}

/// What differs between two moments of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Changes<S, P> {
    /// Pieces that are gone: used dice, cubes given back.
    pub gone: Vec<(S, P)>,
    /// Pieces that have come: cubes placed, buildings drawn.
    pub come: Vec<(S, P)>,
    /// Pieces that are elsewhere: citizens placed, pushed and expelled.
    pub moved: Vec<Moved<S, P>>,
    /// Numbers that are other ones.
    pub numbers: Vec<NumberChange>,
}

impl<S: Spot, P: Copy + PartialEq> Changes<S, P> {
    /// What differs from one moment to a later one, as far as the viewer of both may know.
    pub fn between<G>(game: &G, before: &G::View, after: &G::View) -> Changes<S, P>
    where
        G: Previewable<Spot = S, Piece = P>,
    {
        let (old, new) = (game.pieces(before), game.pieces(after));
        let mut gone = without(&old, &new);
        let mut come = without(&new, &old);
        let mut moved = Vec::new();
        gone.retain(|(from, piece)| {
            let same = |(_, other): &(S, P)| other == piece && G::walks(*piece);
            let found = come.iter().position(same).map(|place| come.remove(place));
            moved.extend(found.map(|(to, _)| Moved { piece: *piece, from: *from, to }));
            found.is_none()
        });
        Changes { gone, come, moved, numbers: numbers(&game.numbers(before), &game.numbers(after)) }
    }

    /// Whether nothing differs.
    pub fn is_empty(&self) -> bool {
        self.gone.is_empty() && self.come.is_empty() && self.moved.is_empty() && self.numbers.is_empty()
    }

    /// All of it in words: numbers first.
    pub fn phrases<G>(&self, game: &G, view: &G::View) -> Vec<Phrase>
    where
        G: Previewable<Spot = S, Piece = P>,
    {
        let numbers = self.numbers.iter().map(NumberChange::phrase);
        let (piece, place) = (|piece| game.piece_name(piece), |spot: S| game.describe(view, spot));
        let moved = self.moved.iter().map(|moved| {
            let (from, to) = (place(moved.from), place(moved.to));
            phrase!("stage-change-moved", piece = piece(moved.piece), from = from, to = to)
        });
        let come = self
            .come
            .iter()
            .map(|(spot, what)| phrase!("stage-change-come", piece = piece(*what), place = place(*spot)));
        let gone = self
            .gone
            .iter()
            .map(|(spot, what)| phrase!("stage-change-gone", piece = piece(*what), place = place(*spot)));
        numbers.chain(moved).chain(come).chain(gone).collect()
    }
}

/// What of `all` is not in `others`, each as often as it is missing there.
fn without<T: Copy + PartialEq>(all: &[T], others: &[T]) -> Vec<T> {
    let mut rest = others.to_vec();
    let is_missing = |thing: &&T| match rest.iter().position(|other| other == *thing) {
        Some(place) => {
            rest.swap_remove(place);
            false
        }
        None => true,
    };
    all.iter().filter(is_missing).copied().collect()
}

/// A number that is not known at both moments is not compared.
fn numbers(before: &[Number], after: &[Number]) -> Vec<NumberChange> {
    let change = |old: &Number| {
        let new = after.iter().find(|new| new.who == old.who && new.what == old.what)?;
        let (before, after) = (old.amount, new.amount);
        (before != after).then_some(NumberChange { who: old.who, what: old.what, before, after })
    };
    before.iter().filter_map(change).collect()
}
