//! Good moves that were found once, to be tried again later in the same chapter.

use crate::evaluate::Evaluate;
use crate::greedy::rank;
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
pub(super) struct Dish<C> {
    pub path: Vec<C>,
    /// What the evaluation thinks that it gains.
    gain: f64,
    /// In how many simulated games it was played,
    played: f64,
    /// and by how much they ended better than others, in all.
    better: f64,
}

impl<C> Dish<C> {
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
pub(super) struct Menu<C> {
    dishes: Vec<Dish<C>>,
    /// The best first.
    order: Vec<usize>,
    listings: u32,
}

impl<C> Default for Menu<C> {
    fn default() -> Menu<C> {
        Menu { dishes: Vec::new(), order: Vec::new(), listings: 0 }
    }
}

impl<C: Copy + Eq> Menu<C> {
    /// Whether another position should be looked through.
    pub fn is_hungry(&self) -> bool {
        self.listings < LISTINGS
    }

    /// The moves by number, the best first.
    pub fn dishes(&self) -> impl Iterator<Item = (usize, &Dish<C>)> {
        self.order.iter().map(|dish| (*dish, &self.dishes[*dish]))
    }

    /// A simulated game in which a move was played ended so much better than others.
    pub fn praise(&mut self, dish: usize, better: f64) {
        self.dishes[dish].played += 1.0;
        self.dishes[dish].better += better;
    }

    /// Adds ranked moves by what they gain over doing nothing, which is worth `before`.
    pub fn add<'a>(&mut self, before: f64, ranked: impl Iterator<Item = (f64, &'a [C])>)
    where
        C: 'a,
    {
        for (worth, path) in ranked {
            let gain = worth - before;
            match self.dishes.iter_mut().find(|known| known.path == path) {
                Some(known) => known.gain = known.gain.max(gain),
                None => self.dishes.push(Dish { path: path.to_vec(), gain, played: 0.0, better: 0.0 }),
            }
        }
        self.sort();
        self.listings += 1;
    }

    fn sort(&mut self) {
        self.order = (0..self.dishes.len()).collect();
        self.order.sort_by(|a, b| self.dishes[*b].rank().total_cmp(&self.dishes[*a].rank()));
        self.order.truncate(LONGEST);
    }
}

/// The menus of all seats in one chapter of the game.
#[derive(Clone, Debug)]
pub(super) struct Menus<C> {
    chapter: u32,
    menus: Vec<Menu<C>>,
}

impl<C> Default for Menus<C> {
    fn default() -> Menus<C> {
        Menus { chapter: 0, menus: Vec::new() }
    }
}

impl<C: Copy + Eq> Menus<C> {
    /// Gets ready for another decision, with what is known if it is in the same chapter.
    pub fn open<G: Evaluate<Choice = C>>(&mut self, game: &G, state: &G::State) {
        let chapter = game.chapter(state);
        let seats = usize::from(game.seats());
        if self.chapter != chapter || self.menus.len() != seats {
            *self = Menus { chapter, menus: vec![Menu::default(); seats] };
        }
        for menu in &mut self.menus {
            menu.listings = 0;
            menu.sort();
        }
    }

    pub fn of(&mut self, seat: Seat) -> &mut Menu<C> {
        &mut self.menus[seat.index()]
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

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::toy::Toy;
    use tabletop::{Game, Notation};

    fn paths(menu: &Menu<u8>) -> Vec<&[u8]> {
        menu.dishes().map(|(_, dish)| dish.path.as_slice()).collect()
    }

    #[test]
    fn a_move_after_which_games_end_well_comes_first() {
        let mut menu = Menu::default();
        menu.add(1.0, [(4.0, [1].as_slice()), (3.0, &[2]), (3.5, &[3])].into_iter());
        assert_eq!(paths(&menu), [[1], [3], [2]]);
        // 20 games that ended 3 better count for half of that.
        (0..20).for_each(|_| menu.praise(1, 3.0));
        menu.sort();
        assert_eq!(paths(&menu), [[2], [1], [3]]);
        assert_eq!(menu.dishes[1].merit(), 1.5);
    }

    #[test]
    fn what_is_known_lasts_for_a_chapter() {
        let game = Toy::new(&Toy::parse_options(2, "").unwrap(), None).unwrap();
        let state = game.start();
        let mut menus = Menus::default();
        menus.open(&game, &state);
        let mut choices = Vec::new();
        game.choices(&state, Seat(0), &mut choices);
        let path: Vec<_> = choices.into_iter().take(1).collect();
        menus.of(Seat(0)).add(0.0, [(1.0, path.as_slice())].into_iter());
        menus.open(&game, &state);
        assert_eq!(menus.of(Seat(0)).dishes().count(), 1);
        assert!(menus.of(Seat(0)).is_hungry());
        menus.chapter += 1;
        menus.open(&game, &state);
        assert_eq!(menus.of(Seat(0)).dishes().count(), 0);
    }
}
