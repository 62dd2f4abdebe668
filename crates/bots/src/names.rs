//! Bots by the names that command lines and lobbies use.

use crate::bot::{Bot, Seen};
use crate::clock::{Budget, BudgetError, Clock};
use crate::evaluate::{Evaluate, SearchParams};
use crate::exec::Exec;
use crate::greedy::Greedy;
use crate::judge::{ByNetwork, HandSet};
use crate::levels::{Level, Skill, level};
use crate::newest::{Newest, Thought};
use crate::random::Random;
use crate::search::{Search, Tried};
use crate::value::Network;
use std::sync::Arc;
use tabletop::{CompleteGame, Phrase, phrase};

/// Why there is no such bot.
#[derive(Debug, thiserror::Error)]
#[error("{}", self.phrase())]
pub enum BotError {
    /// The name is not known.
    Unknown(String),
    /// The budget is not readable.
    Budget(#[from] BudgetError),
    /// The number of threads is not readable.
    Threads(String),
    /// The command cannot be split into words.
    Command(String),
    /// The program does not start.
    Start {
        /// The command.
        command: String,
        /// What the system says.
        error: std::io::Error,
    },
}

impl BotError {
    /// What a person is told.
    pub fn phrase(&self) -> Phrase {
        match self {
            BotError::Unknown(name) => phrase!("bot-error-unknown", name = name.clone()),
            BotError::Budget(error) => error.phrase(),
            BotError::Threads(text) => phrase!("bot-error-threads", text = text.clone()),
            BotError::Command(command) => phrase!("bot-error-command", command = command.clone()),
            BotError::Start { command, error } => {
                phrase!("bot-error-start", command = command.clone(), error = error.to_string())
            }
        }
    }
}

/// Makes a bot from its name; what it draws at random follows from the seed.
pub fn by_name<G: Evaluate>(spec: &str, seed: u64) -> Result<Box<dyn Bot<G>>, BotError> {
    G::bot(spec, seed)
}

/// Whether a bot of this name thinks for as long as it may, so that somebody may want to call it off.
pub fn thinks(spec: &str) -> bool {
    let name = spec.split(':').next().unwrap_or_default();
    name.starts_with("search") || level(name).is_some_and(|level| level.skill.thinks.is_some())
}

/// The same as [`by_name`], compiled anew for whoever calls it: only [`Evaluate::bot`] does.
pub(crate) fn make_bot<G: Evaluate + CompleteGame>(
    spec: &str,
    seed: u64,
) -> Result<Box<dyn Bot<G>>, BotError> {
    let (name, rest) = match spec.split_once(':') {
        Some((name, rest)) => (name, Some(rest)),
        None => (spec, None),
    };
    match (name, rest) {
        ("random", None) => Ok(Box::new(Random::new(seed))),
        ("greedy", None) => Ok(Box::new(Newest::new(Thought::OnePly, seed))),
        ("greedy-1", None) => Ok(Box::new(Greedy::new(HandSet, seed))),
        ("search" | "search-1", rest) => {
            let (budget, threads) = read_thought(rest)?;
            Ok(match name {
                "search" => Box::new(Newest::new(Thought::Search { budget, threads }, seed)),
                _ => Box::new(Search::new(HandSet, budget, threads, seed)),
            })
        }
        ("exec", Some(command)) => Ok(Box::new(Exec::start(command, seed)?)),
        (name, rest) => {
            let skill = read_skill(name, rest)?.ok_or_else(|| BotError::Unknown(spec.into()))?;
            Ok(Box::new(Newest::new(Thought::Level(skill), seed)))
        }
    }
}

/// How a level plays, if there is one of that name: those who think may be given another budget than their own.
fn read_skill(name: &str, budget: Option<&str>) -> Result<Option<Skill>, BudgetError> {
    let Some(Level { skill, .. }) = level(name) else { return Ok(None) };
    match budget {
        None => Ok(Some(*skill)),
        Some(budget) => Ok(skill.within(budget.parse()?)),
    }
}

/// A budget and a number of threads: `50ms`, `2000:4`.
fn read_thought(text: Option<&str>) -> Result<(Option<Budget>, u32), BotError> {
    let Some(text) = text else { return Ok((None, 1)) };
    let (budget, threads) = text.split_once(':').unwrap_or((text, "1"));
    let threads = threads.parse().ok().filter(|threads| (1..=256).contains(threads));
    Ok((Some(budget.parse()?), threads.ok_or_else(|| BotError::Threads(text.into()))?))
}

/// Somebody who tries out moves by simulated games that a network judges, to learn from what comes of them.
pub struct Thinker<G: Evaluate>(Search<G, ByNetwork<G>>);

impl<G: Evaluate> Thinker<G> {
    /// What is tried at random follows from the seed.
    pub fn new(network: Arc<Network>, simulations: u32, seed: u64) -> Thinker<G> {
        let budget = Some(Budget::Simulations(simulations));
        Thinker(Search::new(ByNetwork::new(network), budget, 1, seed))
    }

    /// The moves of a seat that is asked, the best first.
    pub fn try_out(&mut self, seen: &Seen<'_, G>) -> Vec<Tried<G::Choice>> {
        self.0.try_out(seen, &Clock::new(Budget::Simulations(1)))
    }
}

/// A bot that trusts a network of its own: one move deep, or searching if it has a budget, as the game says or otherwise.
pub fn with_network<G: Evaluate + CompleteGame>(
    network: Arc<Network>,
    budget: Option<Budget>,
    params: Option<SearchParams>,
    seed: u64,
) -> Box<dyn Bot<G>> {
    match budget {
        None => Box::new(Greedy::new(ByNetwork::new(network), seed)),
        budget => Box::new(Search::new(ByNetwork::new(network).searching(params), budget, 1, seed)),
    }
}
