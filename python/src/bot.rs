//! Built-in bots, for any game.

use crate::errors::{Outcome, Wrong};
use crate::position::{AnyState, Position};
use crate::rules::{Learnable, Rules};
use bots::{Bot, Budget, Cancel, Clock};
use std::sync::Arc;
use tabletop::{Refusal, Seat, phrase};
use words::Language;

/// How long a bot may think that is given no budget: the same on every machine.
const BUDGET: Budget = Budget::Simulations(400);

/// A bot for the games of these rules.
pub struct SomeBot<G: Learnable> {
    rules: Arc<Rules<G>>,
    bot: Box<dyn Bot<G>>,
    /// For one decision, unless its name says another.
    budget: Budget,
}

/// The same for any game.
pub trait AnyBot: Send {
    fn decide(&mut self, state: &dyn AnyState, seat: Seat, cancel: &Cancel) -> Outcome<String>;
    fn reasons(&self, language: Language) -> Vec<String>;
}

/// A bot by its name. Programs are not started from here: whoever has Python starts them better.
pub fn by_name<G: Learnable>(name: &str, seed: u64) -> Outcome<Box<dyn Bot<G>>> {
    if name.starts_with("exec") {
        return Err(bots::BotError::Unknown(name.into()).into());
    }
    Ok(bots::by_name(name, seed)?)
}

/// A clock for one decision of a bot that is given no budget.
pub fn clock(cancel: &Cancel) -> Clock {
    Clock::new(BUDGET).with_cancel(cancel.clone())
}

impl<G: Learnable> SomeBot<G> {
    pub fn new(rules: Arc<Rules<G>>, name: &str, seed: u64, budget: Option<&str>) -> Outcome<SomeBot<G>> {
        let budget = budget.map(str::parse).transpose().map_err(bots::BotError::Budget)?;
        Ok(SomeBot { rules, bot: by_name(name, seed)?, budget: budget.unwrap_or(BUDGET) })
    }
}

impl<G: Learnable> AnyBot for SomeBot<G> {
    fn decide(&mut self, state: &dyn AnyState, seat: Seat, cancel: &Cancel) -> Outcome<String> {
        let position = state.as_any().downcast_ref::<Position<G>>();
        let position = position.ok_or_else(|| Wrong::Call(phrase!("python-other-game")))?;
        let game = position.game();
        if seat.0 >= game.players() {
            return Err(Wrong::seat(seat.0, game.players()));
        }
        let mut clock = Clock::new(self.budget).with_cancel(cancel.clone());
        let choice = bots::ask(&mut *self.bot, game, &position.state, seat, &mut clock);
        Ok(game.write(choice.ok_or(Refusal::NotAsked(seat))?))
    }

    fn reasons(&self, language: Language) -> Vec<String> {
        let titles = language.seat_titles(&self.rules.game);
        self.bot.reasons().iter().map(|reason| language.say(reason, &titles).to_string()).collect()
    }
}
