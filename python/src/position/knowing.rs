//! What seats may know, and what follows from it.

use super::{AnyState, Position};
use crate::errors::Outcome;
use crate::rules::Learnable;
use crate::sight::{AnySight, Sight};
use bots::{Budget, Cancel, Seen};
use std::sync::Arc;
use tabletop::{Cup, Refusal, Seat, ToJson, Viewer};

/// How many states are looked at when moves are listed.
const MOST_STATES: usize = 20_000;

/// What a seat may know.
pub trait Knowing {
    fn view(&self, viewer: Viewer) -> Outcome<Arc<dyn AnySight>>;
    fn resample(&self, seat: Seat, seed: u64) -> Outcome<Box<dyn AnyState>>;
    fn observe(&self, seat: Seat, out: &mut [f32]) -> Outcome<()>;
    fn known(&self, seat: Seat) -> Outcome<Vec<String>>;
    fn evaluate(&self, seat: Seat, seed: u64) -> Outcome<f64>;
    fn analyse(
        &self,
        seat: Seat,
        seed: u64,
        budget: Option<Budget>,
        cancel: &Cancel,
    ) -> Outcome<Vec<(Vec<String>, f64)>>;
}

impl<G: Learnable> Knowing for Position<G> {
    fn view(&self, viewer: Viewer) -> Outcome<Arc<dyn AnySight>> {
        if let Viewer::Seat(seat) = viewer {
            self.any_seat(seat)?;
        }
        let picked = match viewer {
            Viewer::Seat(seat) => self.picked_by(seat).to_vec(),
            Viewer::Spectator => Vec::new(),
        };
        let view = self.game().view(&self.state, viewer);
        Ok(Arc::new(Sight { rules: self.rules.clone(), view, picked }))
    }

    /// A possible state that the seat cannot tell from this one, nor by anything that it was told.
    fn resample(&self, seat: Seat, seed: u64) -> Outcome<Box<dyn AnyState>> {
        let heard = Arc::new(self.known(seat)?);
        let view = self.game().recall(&self.state, Viewer::Seat(seat));
        let mut cup = Cup::new(tabletop::Seed::from_number(seed));
        let mut state = self.game().guess(&view, &mut cup);
        self.let_the_others_choose(&mut state, seat, &mut cup);
        let first = Some(Arc::new(state.clone()));
        let mut guess = Position::new(self.rules.clone(), state, first);
        guess.heard = Some(heard);
        guess.picking = self.picking.clone().filter(|picking| picking.seat() == seat);
        guess.coming = self.coming.clone();
        Ok(Box::new(guess))
    }

    fn observe(&self, seat: Seat, out: &mut [f32]) -> Outcome<()> {
        let seat = self.seat(seat)?;
        let view = self.game().view(&self.state, Viewer::Seat(seat));
        self.game().observe(&view, self.picked_by(seat), out);
        Ok(())
    }

    /// Everything that the seat was told, as JSON, one happening after the other.
    fn known(&self, seat: Seat) -> Outcome<Vec<String>> {
        let seat = self.seat(seat)?;
        let mut known = self.heard.as_deref().cloned().unwrap_or_default();
        let table = self.table();
        table.retold(table.steps(), |table, happened| {
            let told =
                happened.iter().filter(|happening| table.game().may_know(happening, Viewer::Seat(seat)));
            known.extend(told.map(|happening| happening.to_json().get().to_string()));
        });
        Ok(known)
    }

    fn evaluate(&self, seat: Seat, seed: u64) -> Outcome<f64> {
        let seat = self.any_seat(seat)?;
        Ok(self.game().value(&self.guess_of(seat, seed), seat))
    }

    /// Whole moves and by how much each would leave the seat ahead, the best first: by the next position, or by games
    /// played on in the head, if there is a budget for it.
    fn analyse(
        &self,
        seat: Seat,
        seed: u64,
        budget: Option<Budget>,
        cancel: &Cancel,
    ) -> Outcome<Vec<(Vec<String>, f64)>> {
        let seat = self.seat(seat)?;
        if !self.asked().contains(seat) {
            return Err(Refusal::NotAsked(seat).into());
        }
        let weighed = match budget {
            None => self.glance(seat, seed),
            Some(budget) => self.think(seat, seed, budget, cancel),
        };
        let write = |path: Vec<G::Choice>| path.iter().map(|choice| self.game().write(*choice)).collect();
        Ok(weighed.into_iter().map(|(path, worth)| (write(path), worth)).collect())
    }
}

impl<G: Learnable> Position<G> {
    /// A possible state that looks the same to a seat.
    fn guess_of(&self, seat: Seat, seed: u64) -> G::State {
        let view = self.game().recall(&self.state, Viewer::Seat(seat));
        self.game().guess(&view, &mut Cup::new(tabletop::Seed::from_number(seed)))
    }

    /// Every move by the position after it, the best first.
    fn glance(&self, seat: Seat, seed: u64) -> Vec<(Vec<G::Choice>, f64)> {
        let game = self.game();
        let worth = |state: &G::State| {
            let values: Vec<f64> = (0..game.seats()).map(|seat| game.value(state, Seat(seat))).collect();
            bots::margin(&values, seat)
        };
        let moves = bots::moves::list(game, &self.guess_of(seat, seed), seat, MOST_STATES);
        let mut weighed: Vec<_> = moves.into_iter().map(|whole| (whole.path, worth(&whole.after))).collect();
        weighed.sort_by(|one, other| other.1.total_cmp(&one.1));
        weighed
    }

    /// The moves that look best, by games played on in the head.
    fn think(&self, seat: Seat, seed: u64, budget: Budget, cancel: &Cancel) -> Vec<(Vec<G::Choice>, f64)> {
        let game = self.game();
        let mut choices = Vec::new();
        game.choices(&self.state, seat, &mut choices);
        let view = game.recall(&self.state, Viewer::Seat(seat));
        let seen = Seen { game, seat, view: &view, choices: &choices };
        G::weigh(&seen, budget, seed, cancel)
            .into_iter()
            .map(|weighed| (weighed.path, weighed.worth))
            .collect()
    }
}
