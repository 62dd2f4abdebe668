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
        let moved = walks::<G>(&mut gone, &mut come);
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
        let place = |spot: S| game.place_name(view, spot).unwrap_or(Phrase::NOTHING);
        let moved = self.moved.iter().map(|moved| {
            let (from, to) = (place(moved.from), place(moved.to));
            phrase!("stage-change-moved", piece = game.piece_name(moved.piece), from = from, to = to)
        });
        let piece = |(spot, piece): &(S, P)| {
            let piece = game.piece_name(*piece);
            match game.place_name(view, *spot) {
                Some(place) => phrase!("stage-change-piece", piece = piece, place = place),
                None => piece,
            }
        };
        let come = self.come.iter().map(|come| phrase!("stage-change-come", piece = piece(come)));
        let gone = self.gone.iter().map(|gone| phrase!("stage-change-gone", piece = piece(gone)));
        numbers.chain(moved).chain(come).chain(gone).collect()
    }
}

/// Takes out the pieces that left one spot while an equal one came to another, and says which way they went.
fn walks<G: Previewable>(
    gone: &mut Vec<(G::Spot, G::Piece)>,
    come: &mut Vec<(G::Spot, G::Piece)>,
) -> Vec<Moved<G::Spot, G::Piece>> {
    let mut ways: Vec<(u8, usize, usize)> = Vec::new();
    for (i, (from, piece)) in gone.iter().enumerate().filter(|(_, (_, piece))| G::walks(*piece)) {
        let ends = come.iter().enumerate().filter(|(_, (_, other))| other == piece);
        ways.extend(ends.map(|(j, (to, _))| (G::detour(*from, *to), i, j)));
    }
    ways.sort_unstable();
    let (mut left, mut reached) = (vec![false; gone.len()], vec![false; come.len()]);
    let mut moved = Vec::new();
    for (_, i, j) in ways {
        if !left[i] && !reached[j] {
            (left[i], reached[j]) = (true, true);
            moved.push(Moved { piece: gone[i].1, from: gone[i].0, to: come[j].0 });
        }
    }
    let (mut left, mut reached) = (left.into_iter(), reached.into_iter());
    gone.retain(|_| left.next() == Some(false));
    come.retain(|_| reached.next() == Some(false));
    moved
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::troyes::{Piece, Spot};
    use troyes::Troyes;
    use troyes::board::{Building, Owner, Space};

    #[test]
    fn citizens_are_said_to_go_the_likeliest_way() {
        let space = |index| Spot::Space(Space { building: Building::Bishopric, index });
        let lying = Spot::Lying(Building::Bishopric, Owner::Blue);
        let at = |spot| (spot, Piece::Citizen(Owner::Blue));
        let (mut gone, mut come) =
            (vec![at(space(5)), at(Spot::Reserve(Owner::Blue))], vec![at(space(3)), at(lying)]);
        let moved = walks::<Troyes>(&mut gone, &mut come);
        let ways: Vec<_> = moved.iter().map(|moved| (moved.from, moved.to)).collect();
        assert_eq!(ways, [(space(5), lying), (Spot::Reserve(Owner::Blue), space(3))]);
        assert!(gone.is_empty() && come.is_empty());
    }

    #[test]
    fn what_does_not_walk_comes_and_goes() {
        let at = |spot| (spot, Piece::Cube(Owner::Blue));
        let (mut gone, mut come) = (vec![at(Spot::Site(1))], vec![at(Spot::Site(2))]);
        assert_eq!(walks::<Troyes>(&mut gone, &mut come), []);
        assert_eq!((gone, come), (vec![at(Spot::Site(1))], vec![at(Spot::Site(2))]));
    }
}
