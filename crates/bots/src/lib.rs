//! Players that decide from what their seat may know.
//!
//! A bot is given a view and the offered choices, never a state: what it does not know it has to guess.
#![warn(missing_docs)]

mod bot;
mod cancel;
mod clock;
mod eval;
mod evaluate;
mod exec;
mod greedy;
mod leash;
mod moves;
mod names;
mod random;
mod search;

pub use bot::{Bot, Seen, ask, decide};
pub use cancel::Cancel;
pub use clock::{Budget, BudgetError, Clock};
pub use evaluate::{Evaluate, SearchParams, Term, margin};
pub use exec::{Exec, keep_logs_in, messages as exec_messages};
pub use greedy::Greedy;
pub use names::{BotError, LEVELS, Level, by_name};
pub use random::Random;
pub use search::Search;
