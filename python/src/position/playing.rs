//! Choices, actions and chance: how a game goes on.

use super::Position;
use crate::errors::Outcome;
use crate::past::Step;
use crate::rewards::Reward;
use crate::rules::Learnable;
use encoding::{Action, Picking};
use tabletop::{Awaited, Cup, OutcomeError, Pending, Refusal, Seat};

/// What moves a game on.
pub trait Playing {
    fn pending(&self) -> Pending;
    fn choices(&self, seat: Seat) -> Outcome<Vec<String>>;
    fn play(&mut self, seat: Seat, choice: &str) -> Outcome<()>;
    fn each_legal(&mut self, seat: Seat, each: &mut dyn FnMut(Action)) -> Outcome<()>;
    fn apply(&mut self, seat: Seat, action: Action) -> Outcome<()>;
    fn spell(&self, seat: Seat, choice: &str) -> Outcome<Vec<Action>>;
    fn picked(&self) -> Vec<Action>;
    fn coming(&self) -> &[u8];
    fn chance_outcomes(&self) -> Outcome<Vec<u8>>;
    fn chance(&mut self, outcome: &[u8]) -> Outcome<()>;
    fn chance_step(&mut self, outcome: u8) -> Outcome<()>;
    fn roll(&mut self, cup: &mut Cup) -> Outcome<()>;
    fn awaited_names(&self) -> Vec<String>;
    fn returns(&self, reward: Reward) -> Option<Vec<f64>>;
    fn vp(&self, seat: Seat) -> Outcome<i32>;
    fn chapter(&self) -> u32;
}

impl<G: Learnable> Playing for Position<G> {
    fn pending(&self) -> Pending {
        self.game().pending(&self.state)
    }

    fn choices(&self, seat: Seat) -> Outcome<Vec<String>> {
        let mut choices = Vec::new();
        self.game().choices(&self.state, self.seat(seat)?, &mut choices);
        Ok(choices.into_iter().map(|choice| self.game().write(choice)).collect())
    }

    fn play(&mut self, seat: Seat, choice: &str) -> Outcome<()> {
        let seat = self.seat(seat)?;
        let choice = self.read(choice)?;
        self.rules.game.play(&mut self.state, seat, choice, None)?;
        self.moved(Step::Choice(seat, choice));
        Ok(())
    }

    fn each_legal(&mut self, seat: Seat, each: &mut dyn FnMut(Action)) -> Outcome<()> {
        if !self.asked().contains(self.seat(seat)?) {
            return Ok(());
        }
        let rules = self.rules.clone();
        self.ask(seat)?.each_legal(&rules.game, each);
        Ok(())
    }

    fn apply(&mut self, seat: Seat, action: Action) -> Outcome<()> {
        let rules = self.rules.clone();
        if let Some(choice) = self.ask(seat)?.pick(&rules.game, action)? {
            rules.game.play_offered(&mut self.state, seat, choice);
            self.moved(Step::Choice(seat, choice));
        }
        Ok(())
    }

    fn spell(&self, seat: Seat, choice: &str) -> Outcome<Vec<Action>> {
        let choice = self.read(choice)?;
        let mut picking = Picking::default();
        picking.ask(self.game(), &self.state, self.seat(seat)?);
        if !picking.fitting().contains(&choice) {
            return Err(Refusal::NotOffered.into());
        }
        let mut row = Vec::new();
        loop {
            let place = picking.picked().len();
            let Some(action) = self.game().action(seat, &choice, place) else { return Ok(row) };
            row.push(action);
            if picking.pick(self.game(), action)?.is_some() {
                return Ok(row);
            }
        }
    }

    fn picked(&self) -> Vec<Action> {
        self.picking.as_ref().map_or(Vec::new(), |picking| picking.picked().to_vec())
    }

    fn coming(&self) -> &[u8] {
        &self.coming
    }

    fn chance_outcomes(&self) -> Outcome<Vec<u8>> {
        Ok(match self.awaited()? {
            Awaited::Roll { sides, .. } => (1..=sides).collect(),
            Awaited::Draw { of, .. } => (0..of).filter(|position| !self.coming.contains(position)).collect(),
        })
    }

    fn chance(&mut self, outcome: &[u8]) -> Outcome<()> {
        self.awaited()?.check(outcome)?;
        self.rules.game.chance(&mut self.state, outcome, None)?;
        self.moved(Step::Chance(outcome.iter().copied().collect()));
        Ok(())
    }

    fn chance_step(&mut self, outcome: u8) -> Outcome<()> {
        let awaited = self.awaited()?;
        let count = match awaited {
            Awaited::Roll { dice, sides } if (1..=sides).contains(&outcome) => dice,
            Awaited::Roll { sides, .. } => return Err(OutcomeError::Face { face: outcome, sides }.into()),
            Awaited::Draw { of, .. } if outcome >= of => {
                return Err(OutcomeError::Position { position: outcome, of }.into());
            }
            Awaited::Draw { .. } if self.coming.contains(&outcome) => {
                return Err(OutcomeError::Twice(outcome).into());
            }
            Awaited::Draw { take, .. } => take,
        };
        self.coming.push(outcome);
        if self.coming.len() == usize::from(count) {
            let outcome = self.coming.clone();
            return self.chance(&outcome);
        }
        Ok(())
    }

    fn roll(&mut self, cup: &mut Cup) -> Outcome<()> {
        while let Pending::Chance(awaited) = self.pending() {
            let outcome = cup.answer(awaited);
            self.chance(&outcome)?;
        }
        Ok(())
    }

    fn awaited_names(&self) -> Vec<String> {
        self.game().awaited_names(&self.state)
    }

    fn returns(&self, reward: Reward) -> Option<Vec<f64>> {
        self.game().standing(&self.state).map(|standing| reward.at_end(&standing, self.game().players()))
    }

    fn vp(&self, seat: Seat) -> Outcome<i32> {
        Ok(self.game().vp(&self.state, self.any_seat(seat)?))
    }

    fn chapter(&self) -> u32 {
        self.game().chapter(&self.state)
    }
}
