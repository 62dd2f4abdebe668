//! How a simulated game goes on behind the tree.

use crate::evaluate::{Evaluate, Outlook, Style};
use crate::moves::{goes_on, worthwhile};
use tabletop::{Cup, Pending, Seat};

/// Plays on by the best of a few random moves.
pub(super) struct Playout<'a, G: Evaluate> {
    game: &'a G,
    thinker: Seat,
    style: Style,
    rng: fastrand::Rng,
    choices: Vec<G::Choice>,
}

impl<'a, G: Evaluate> Playout<'a, G> {
    pub fn new(game: &'a G, thinker: Seat, style: Style) -> Playout<'a, G> {
        Playout { game, thinker, style, rng: fastrand::Rng::with_seed(0), choices: Vec::new() }
    }

    pub fn reseed(&mut self, seed: u64) {
        self.rng.seed(seed);
    }

    /// Plays some moves, or to the end if that comes before.
    pub fn run(&mut self, state: &mut G::State, cup: &mut Cup) {
        let mut moves = 0;
        while moves < self.style.playout_moves {
            match self.game.pending(state) {
                Pending::Over => return,
                Pending::Chance(awaited) => {
                    if self.game.chance(state, &cup.answer(awaited), None).is_err() {
                        return;
                    }
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

    /// A move of `seat`: the one that the evaluation likes best among some random ones.
    pub fn turn(&mut self, state: &mut G::State, seat: Seat) {
        let mut best: Option<(f64, G::State)> = None;
        // Where all choose at once, what the others do hardly matters to the one who thinks.
        let is_idle = G::SIMULTANEOUS && seat != self.thinker;
        let tries = if is_idle { 1 } else { self.style.playout_tries.max(1) };
        for _ in 0..tries {
            let mut after = state.clone();
            if self.random_move(&mut after, seat) && best.is_none() {
                // Nothing was left to choose: another try would be the same.
                *state = after;
                return;
            }
            let value = self.worth(&after, seat);
            if best.as_ref().is_none_or(|(most, _)| value > *most) {
                best = Some((value, after));
            }
        }
        if let Some((_, after)) = best {
            *state = after;
        }
    }

    /// Where the rules play against a seat they must be reckoned with; other players are left to look after themselves.
    fn worth(&self, state: &G::State, seat: Seat) -> f64 {
        if self.game.players() < self.game.seats() {
            Outlook::of(self.game, state).of_seat(seat)
        } else {
            self.game.value(state, seat)
        }
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
