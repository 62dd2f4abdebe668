//! Turn order in phase 4, and phase 5: the end of the round and of the game.

use crate::agenda::Task;
use crate::board::{Building, Owner};
use crate::happening::{Cause, Happening};
use crate::play::{Look, Play};
use crate::stock::Stock;
use tabletop::{Game, Seat};

impl Look<'_> {
    /// The next seat in the direction of play.
    pub(crate) fn next_seat(self, seat: Seat) -> Seat {
        let seats = self.game.seats();
        let step = if self.runs_backward() { seats - 1 } else { 1 };
        // Asked for after every turn: a division would be slow.
        let next = seat.0 + step;
        Seat(if next < seats { next } else { next - seats })
    }

    /// All seats in the direction of play, from one on.
    pub(crate) fn round_from(self, first: Seat) -> impl Iterator<Item = Seat> {
        let seats = self.game.seats();
        std::iter::successors(Some(first), move |seat| Some(self.next_seat(*seat))).take(seats.into())
    }

    /// Whether the actions of this round are over: nobody left to act, or no die on the square.
    fn is_round_over(self) -> bool {
        self.state.square.is_empty() || (0..self.game.seats()).all(|seat| self.has_finished(Seat(seat)))
    }

    /// Whether a seat takes no more turns this round.
    fn has_finished(self, seat: Seat) -> bool {
        self.state.families[self.game.owner(seat)].passed.is_some() || self.has_roy_finished(seat)
    }
}

impl Play<'_> {
    /// The black dice are gone: the start player acts first.
    pub(crate) fn begin_actions(&mut self) {
        let start = self.state.start;
        self.give_turn(start);
    }

    /// An action is done: the next seat that has not passed acts. Those who have passed gain a denier as the turn goes by.
    pub(crate) fn end_turn(&mut self, seat: Seat) {
        self.forget_answers();
        let next = self.look().next_seat(seat);
        self.give_turn(next);
    }

    fn give_turn(&mut self, seat: Seat) {
        if self.look().is_round_over() {
            return self.push(Task::EndRound);
        }
        let mut seat = seat;
        while self.look().has_finished(seat) {
            self.wait(self.game.owner(seat));
            seat = self.look().next_seat(seat);
        }
        self.push(self.game.turn_of(seat));
    }

    /// Deniers are collected, the expelled go home, the square is swept, the start card moves on.
    pub(crate) fn end_round(&mut self) {
        self.tell(Happening::RoundOver { round: self.state.round });
        for owner in self.game.families() {
            if let Some(deniers) = self.state.families[owner].passed.take() {
                self.gain_deniers(owner, deniers.into(), Cause::Pass);
            }
        }
        for building in Building::ALL {
            let lying = std::mem::take(self.state.buildings.lying_mut(building));
            lying.iter().for_each(|owner: Owner| self.state.families[owner].supply.gain(1));
        }
        self.state.square.clear();
        self.state.start = self.look().next_start();
        let is_last = self.state.round >= self.game.options.rounds();
        if is_last {
            self.tell_outdoor_scores();
            self.rate();
        }
        self.push(if is_last { Task::Over } else { Task::Round });
    }
}
