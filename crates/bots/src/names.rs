//! Bots by the names that command lines and lobbies use.

use crate::bot::Bot;
use crate::clock::{Budget, BudgetError};
use crate::evaluate::Evaluate;
use crate::exec::Exec;
use crate::greedy::Greedy;
use crate::random::Random;
use crate::search::Search;
use tabletop::{CompleteGame, Phrase, phrase};

/// A bot that lobbies offer.
#[derive(Clone, Copy, Debug)]
pub struct Level {
    /// What [`by_name`] makes it from.
    pub name: &'static str,
    /// What to expect of it.
    pub about: fn() -> Phrase,
}

/// The bots that lobbies offer, the weakest first. Programs of other people's (`exec:`) are not among them: they may
/// only be started by whoever owns the machine.
pub const LEVELS: &[Level] = &[
    Level { name: "random", about: || phrase!("bot-level-random") },
    Level { name: "greedy", about: || phrase!("bot-level-greedy") },
    Level { name: "search:50ms", about: || phrase!("bot-level-search-moment") },
    Level { name: "search:1s", about: || phrase!("bot-level-search-second") },
];

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

/// The same, compiled anew for whoever calls it: only [`Evaluate::bot`] does.
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
        ("greedy", None) => Ok(Box::new(Greedy::new(seed))),
        ("search", None) => Ok(Box::new(Search::new(None, 1, seed))),
        ("search", Some(rest)) => {
            let (budget, threads) = rest.split_once(':').unwrap_or((rest, "1"));
            let budget: Budget = budget.parse()?;
            let threads = threads.parse().ok().filter(|threads| (1..=256).contains(threads));
            let threads = threads.ok_or_else(|| BotError::Threads(rest.into()))?;
            Ok(Box::new(Search::new(Some(budget), threads, seed)))
        }
        ("exec", Some(command)) => Ok(Box::new(Exec::start(command, seed)?)),
        _ => Err(BotError::Unknown(spec.into())),
    }
}
