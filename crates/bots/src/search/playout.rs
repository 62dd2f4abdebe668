//! How a simulated game goes on behind the tree.

use super::move_cache::{MoveCache, MoveCaches, look_through};
use crate::evaluate::{Evaluate, Outlook, SearchParams};
use crate::judge::Judge;
use crate::moves::{self, goes_on, worthwhile};
use tabletop::{Cup, Pending, Seat};

/// Plays on by the best of a few moves: some of the cache, some random ones.
pub(super) struct Playout<'a, G: Evaluate, J> {
    game: &'a G,
    judge: J,
    thinker: Seat,
    params: SearchParams,
    rng: fastrand::Rng,
    caches: MoveCaches<G::Choice>,
    /// Which moves of the caches this game has seen.
    tried: Vec<(Seat, usize)>,
    /// How simulated games end for each seat.
    usual: Vec<Mean>,
    /// The last chapter that is played on.
    last: u32,
    choices: Vec<G::Choice>,
    more: Vec<G::Choice>,
}

/// After so many games it is known how they usually end.
const USUAL: u32 = 10;

#[derive(Clone, Copy, Default)]
struct Mean {
    sum: f64,
    count: u32,
}

impl Mean {
    fn add(&mut self, value: f64) {
        self.sum += value;
        self.count += 1;
    }

    fn value(self) -> Option<f64> {
        (self.count > USUAL).then(|| self.sum / f64::from(self.count))
    }
}

/// The best move so far.
struct Best<S> {
    worth: f64,
    after: Option<S>,
    /// Its number, if it is from the cache.
    candidate: Option<usize>,
}

impl<S> Best<S> {
    fn offer(&mut self, worth: f64, after: S, candidate: Option<usize>) {
        if self.after.is_none() || worth > self.worth {
            *self = Best { worth, after: Some(after), candidate };
        }
    }
}

impl<'a, G: Evaluate, J: Judge<G>> Playout<'a, G, J> {
    pub fn new(
        game: &'a G,
        judge: J,
        thinker: Seat,
        chapter: u32,
        caches: MoveCaches<G::Choice>,
    ) -> Playout<'a, G, J> {
        let params = judge.params(game);
        let (rng, tried) = (fastrand::Rng::with_seed(0), Vec::new());
        let usual = vec![Mean::default(); game.seats().into()];
        let last = chapter.saturating_add(params.playout_chapters);
        let (choices, more) = (Vec::new(), Vec::new());
        Playout { game, judge, thinker, params, rng, caches, tried, usual, last, choices, more }
    }

    pub fn into_caches(self) -> MoveCaches<G::Choice> {
        self.caches
    }

    /// Gets ready for another game.
    pub fn reseed(&mut self, seed: u64) {
        self.rng.seed(seed);
        self.tried.clear();
    }

    /// The cache of a seat.
    pub fn cache(&mut self, seat: Seat) -> &mut MoveCache<G::Choice> {
        self.caches.of(seat)
    }

    /// Remembers how the game ended for the moves that it has seen.
    pub fn learn(&mut self, outlook: &Outlook) {
        for &(seat, candidate) in &self.tried {
            if let Some(usual) = self.usual[seat.index()].value() {
                self.caches.of(seat).record_result(candidate, outlook.of_seat(seat) - usual);
            }
        }
        for (seat, usual) in (0..).map(Seat).zip(&mut self.usual) {
            usual.add(outlook.of_seat(seat));
        }
    }

    /// Plays some moves, or to the end of the last chapter if that comes before.
    pub fn run(&mut self, state: &mut G::State, cup: &mut Cup) {
        let mut moves = 0;
        while moves < self.params.playout_moves {
            match self.game.pending(state) {
                Pending::Over => return,
                Pending::Chance(_) if self.game.chapter(state) > self.last => return,
                Pending::Chance(awaited) => {
                    self.game.chance_awaited(state, &cup.answer(awaited));
                }
                Pending::Seats(seats) => {
                    for seat in seats.iter() {
                        self.turn(state, seat);
                        moves += u32::from(!G::SIMULTANEOUS || seat == self.thinker);
                    }
                }
            }
        }
    }

    /// A move of `seat`: the one that the evaluation likes best among those of the cache, by their merits, and some random
    /// ones.
    pub fn turn(&mut self, state: &mut G::State, seat: Seat) {
        // Where all choose at once, what the others do hardly matters to the one who thinks.
        let is_idle = G::SIMULTANEOUS && seat != self.thinker;
        if !is_idle && self.params.playout_states > 0 {
            if let Some(after) = self.best_listed(state, seat) {
                *state = after;
            }
            return;
        }
        let tries = if is_idle { 1 } else { self.params.playout_tries.max(1) };
        let mut best = Best { worth: 0.0, after: None, candidate: None };
        let mut is_attended = false;
        if !is_idle && self.params.cached_tries > 0 {
            is_attended = self.try_cached(state, seat, &mut best);
        }
        for _ in 0..tries {
            let mut after = state.clone();
            if self.random_move(&mut after, seat) && best.after.is_none() {
                // Nothing was left to choose: another try would be the same.
                *state = after;
                return;
            }
            if !is_attended {
                self.judge.attend(self.game, state, seat);
                is_attended = true;
            }
            best.offer(self.worth(&after, seat), after, None);
        }
        self.tried.extend(best.candidate.map(|candidate| (seat, candidate)));
        if let Some(after) = best.after {
            *state = after;
        }
    }

    fn best_listed(&mut self, state: &G::State, seat: Seat) -> Option<G::State> {
        let moves = moves::list(self.game, state, seat, self.params.playout_states);
        self.judge.best(self.game, state, moves, seat)
    }

    /// Tries moves of the cache, the best first, now and then leaving one out. Whether there was anything to choose, so that
    /// the judge attends.
    fn try_cached(&mut self, state: &G::State, seat: Seat, best: &mut Best<G::State>) -> bool {
        worthwhile(self.game, state, seat, &mut self.choices);
        if self.choices.len() < 2 {
            return false;
        }
        self.judge.attend(self.game, state, seat);
        if self.cache(seat).wants_more() {
            let before = self.judge.outlook(self.game, state, seat).of_seat(seat);
            let params = self.params;
            let ranked =
                look_through(&mut self.judge, self.game, state, seat, params.inner_states, params.widest);
            self.cache(seat).add(before, ranked.iter().map(|(worth, m)| (*worth, m.path.as_slice())));
        }
        let mut left = self.params.cached_tries;
        let cache = std::mem::take(self.cache(seat));
        for (number, candidate) in cache.candidates() {
            if left == 0 {
                break;
            }
            if !self.choices.contains(&candidate.path[0]) || self.rng.u8(..) < 64 {
                continue;
            }
            if let Some(after) = self.follow(state, seat, &candidate.path) {
                best.offer(self.worth(&after, seat) + candidate.merit(), after, Some(number));
                left -= 1;
            }
        }
        *self.cache(seat) = cache;
        true
    }

    /// The state after a move whose first choice is offered, if the others are too.
    fn follow(&mut self, state: &G::State, seat: Seat, path: &[G::Choice]) -> Option<G::State> {
        let mut after = state.clone();
        self.game.play_offered(&mut after, seat, path[0]);
        for choice in &path[1..] {
            self.game.choices(&after, seat, &mut self.more);
            if !self.more.contains(choice) {
                return None;
            }
            self.game.play_offered(&mut after, seat, *choice);
        }
        (!goes_on(self.game, state, &after, seat)).then_some(after)
    }

    fn worth(&mut self, state: &G::State, seat: Seat) -> f64 {
        self.judge.glance(self.game, state, seat)
    }

    /// Whether it was forced.
    fn random_move(&mut self, state: &mut G::State, seat: Seat) -> bool {
        let start = state.clone();
        let mut is_forced = true;
        while goes_on(self.game, &start, state, seat) {
            worthwhile(self.game, state, seat, &mut self.choices);
            is_forced &= self.choices.len() == 1;
            let choice = self.choices[self.rng.usize(..self.choices.len())];
            self.game.play_offered(state, seat, choice);
        }
        is_forced
    }
}
