//! Good moves that were found once, to be tried again later in the same round.

use crate::evaluate::Evaluate;
use crate::greedy::rank;
use crate::moves::{self, Move};
use rustc_hash::FxHashMap;
use tabletop::Seat;

/// How many positions are looked through for the moves of a seat.
const LISTINGS: u32 = 6;
/// How many variants of a move are kept, of those that begin with the same choice.
const VARIANTS: usize = 3;

/// The moves of one seat that looked best wherever all of its moves were listed, the best first.
///
/// Dice only go as a round goes on, so that most of what may be done later could have been done before.
pub(super) struct Menu<C> {
    dishes: Vec<(f64, Vec<C>)>,
    listings: u32,
}

impl<C> Default for Menu<C> {
    fn default() -> Menu<C> {
        Menu { dishes: Vec::new(), listings: 0 }
    }
}

impl<C: Copy + Eq> Menu<C> {
    /// Whether another position should be looked through.
    pub fn is_hungry(&self) -> bool {
        self.listings < LISTINGS
    }

    /// The moves, the best first.
    pub fn dishes(&self) -> impl Iterator<Item = &[C]> {
        self.dishes.iter().map(|(_, path)| path.as_slice())
    }

    /// Adds ranked moves by what they gain over doing nothing, which is worth `before`.
    pub fn add<'a>(&mut self, before: f64, ranked: impl Iterator<Item = (f64, &'a [C])>)
    where
        C: 'a,
    {
        for (worth, path) in ranked {
            let gain = worth - before;
            match self.dishes.iter_mut().find(|(_, known)| known == path) {
                Some((known, _)) => *known = known.max(gain),
                None => self.dishes.push((gain, path.to_vec())),
            }
        }
        self.dishes.sort_by(|a, b| b.0.total_cmp(&a.0));
        self.listings += 1;
    }
}

/// The best moves of all, but only a few that begin with the same choice: variants of one idea do not crowd out another.
/// All of them if they all begin alike.
pub(super) fn various<G: Evaluate>(ranked: Vec<(f64, Move<G>)>, most: usize) -> Vec<(f64, Move<G>)> {
    let is_one_idea = ranked.iter().all(|(_, m)| m.path[0] == ranked[0].1.path[0]);
    let mut begun: FxHashMap<G::Choice, usize> = FxHashMap::default();
    let fresh = ranked.into_iter().filter(|(_, m)| {
        let count = begun.entry(m.path[0]).or_default();
        *count += 1;
        is_one_idea || *count <= VARIANTS
    });
    fresh.take(most).collect()
}

/// The moves of a seat in a state, ranked, the best of every idea.
pub(super) fn look_through<G: Evaluate>(
    game: &G,
    state: &G::State,
    seat: Seat,
    states: usize,
    most: usize,
) -> Vec<(f64, Move<G>)> {
    various(rank(game, moves::list(game, state, seat, states), seat), most)
}
