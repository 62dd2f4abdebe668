//! Good moves that were found once, to be tried again later in the same chapter.

use crate::evaluate::Evaluate;
use crate::judge::Judge;
use crate::moves::{self, Move};
use rustc_hash::FxHashMap;
use tabletop::Seat;

/// How many positions are looked through for the moves of a seat, at every decision.
const LISTINGS: u32 = 6;
/// How many moves are kept in mind.
const LONGEST: usize = 100;
/// How many variants of a move are kept, of those that begin with the same choice.
const VARIANTS: usize = 3;
/// For how many games without any merit a move begins.
const DOUBT: f64 = 20.0;

/// A move that looked good somewhere.
#[derive(Clone, Debug)]
pub(super) struct Candidate<C> {
    pub path: Vec<C>,
    /// What the evaluation thinks that it gains.
    gain: f64,
    /// In how many simulated games it was played,
    played: f64,
    /// and by how much they ended better than others, in all.
    better: f64,
}

impl<C> Candidate<C> {
    /// What it brings in the end beyond what the evaluation sees at once.
    pub fn merit(&self) -> f64 {
        self.better / (self.played + DOUBT)
    }

    fn rank(&self) -> f64 {
        self.gain + self.merit()
    }
}

/// The moves of one seat that looked best wherever all of its moves were listed.
///
/// Dice only go as a round goes on, so that most of what may be done later could have been done before.
#[derive(Clone, Debug)]
pub(super) struct MoveCache<C> {
    candidates: Vec<Candidate<C>>,
    /// The best first.
    order: Vec<usize>,
    listings: u32,
}

impl<C> Default for MoveCache<C> {
    fn default() -> MoveCache<C> {
        MoveCache { candidates: Vec::new(), order: Vec::new(), listings: 0 }
    }
}

impl<C: Copy + Eq> MoveCache<C> {
    /// Whether another position should be looked through.
    pub fn wants_more(&self) -> bool {
        self.listings < LISTINGS
    }

    /// The moves by number, the best first.
    pub fn candidates(&self) -> impl Iterator<Item = (usize, &Candidate<C>)> {
        self.order.iter().map(|candidate| (*candidate, &self.candidates[*candidate]))
    }

    /// A simulated game in which a move was played ended so much better than others.
    pub fn record_result(&mut self, candidate: usize, better: f64) {
        self.candidates[candidate].played += 1.0;
        self.candidates[candidate].better += better;
    }

    /// Adds ranked moves by what they gain over doing nothing, which is worth `before`.
    pub fn add<'a>(&mut self, before: f64, ranked: impl Iterator<Item = (f64, &'a [C])>)
    where
        C: 'a,
    {
        for (worth, path) in ranked {
            let gain = worth - before;
            match self.candidates.iter_mut().find(|known| known.path == path) {
                Some(known) => known.gain = known.gain.max(gain),
                None => {
                    self.candidates.push(Candidate { path: path.to_vec(), gain, played: 0.0, better: 0.0 })
                }
            }
        }
        self.sort();
        self.listings += 1;
    }

    fn sort(&mut self) {
        self.order = (0..self.candidates.len()).collect();
        self.order.sort_by(|a, b| self.candidates[*b].rank().total_cmp(&self.candidates[*a].rank()));
        self.order.truncate(LONGEST);
    }
}

/// The caches of all seats in one chapter of the game.
#[derive(Clone, Debug)]
pub(super) struct MoveCaches<C> {
    chapter: u32,
    caches: Vec<MoveCache<C>>,
}

impl<C> Default for MoveCaches<C> {
    fn default() -> MoveCaches<C> {
        MoveCaches { chapter: 0, caches: Vec::new() }
    }
}

impl<C: Copy + Eq> MoveCaches<C> {
    /// Gets ready for another decision, with what is known if it is in the same chapter.
    pub fn open<G: Evaluate<Choice = C>>(&mut self, game: &G, state: &G::State) {
        let chapter = game.chapter(state);
        let seats = usize::from(game.seats());
        if self.chapter != chapter || self.caches.len() != seats {
            *self = MoveCaches { chapter, caches: vec![MoveCache::default(); seats] };
        }
        for cache in &mut self.caches {
            cache.listings = 0;
            cache.sort();
        }
    }

    pub fn of(&mut self, seat: Seat) -> &mut MoveCache<C> {
        &mut self.caches[seat.index()]
    }
}

/// The numbers of the best moves of all, but only a few that begin with the same choice: variants of one idea do not crowd
/// out another. All of them if they all begin alike.
fn various<G: Evaluate>(ranked: Vec<(f64, usize)>, moves: &[Move<G>]) -> impl Iterator<Item = (f64, usize)> {
    let is_one_idea = moves.iter().all(|one| one.path[0] == moves[0].path[0]);
    let mut begun: FxHashMap<G::Choice, usize> = FxHashMap::default();
    ranked.into_iter().filter(move |(_, number)| {
        let count = begun.entry(moves[*number].path[0]).or_default();
        *count += 1;
        is_one_idea || *count <= VARIANTS
    })
}

/// The moves of a seat in a state, ranked, the best of every idea.
pub(super) fn look_through<G: Evaluate>(
    judge: &mut impl Judge<G>,
    game: &G,
    state: &G::State,
    seat: Seat,
    states: usize,
    most: usize,
) -> Vec<(f64, Move<G>)> {
    let moves = moves::list(game, state, seat, states);
    let ranked = judge.rank(game, state, &moves, seat);
    various(ranked, &moves).take(most).map(|(worth, number)| (worth, moves[number].clone())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::toy::Toy;
    use tabletop::{Game, Notation};

    fn paths(cache: &MoveCache<u8>) -> Vec<&[u8]> {
        cache.candidates().map(|(_, candidate)| candidate.path.as_slice()).collect()
    }

    #[test]
    fn a_move_after_which_games_end_well_comes_first() {
        let mut cache = MoveCache::default();
        cache.add(1.0, [(4.0, [1].as_slice()), (3.0, &[2]), (3.5, &[3])].into_iter());
        assert_eq!(paths(&cache), [[1], [3], [2]]);
        // 20 games that ended 3 better count for half of that.
        (0..20).for_each(|_| cache.record_result(1, 3.0));
        cache.sort();
        assert_eq!(paths(&cache), [[2], [1], [3]]);
        assert_eq!(cache.candidates[1].merit(), 1.5);
    }

    #[test]
    fn what_is_known_lasts_for_a_chapter() {
        let game = Toy::new(&Toy::parse_options(2, "").unwrap(), None).unwrap();
        let state = game.start();
        let mut caches = MoveCaches::default();
        caches.open(&game, &state);
        let mut choices = Vec::new();
        game.choices(&state, Seat(0), &mut choices);
        let path: Vec<_> = choices.into_iter().take(1).collect();
        caches.of(Seat(0)).add(0.0, [(1.0, path.as_slice())].into_iter());
        caches.open(&game, &state);
        assert_eq!(caches.of(Seat(0)).candidates().count(), 1);
        assert!(caches.of(Seat(0)).wants_more());
        caches.chapter += 1;
        caches.open(&game, &state);
        assert_eq!(caches.of(Seat(0)).candidates().count(), 0);
    }
}
