//! Players that decide from what their seat may know.
//!
//! A bot is given a view and the offered choices, never a state: what it does not know it has to guess.
#![warn(missing_docs)]

mod amateur;
mod bot;
mod cancel;
mod clock;
mod eval;
mod evaluate;
mod exec;
mod explain;
mod greedy;
mod judge;
mod leash;
mod levels;
pub mod moves;
mod names;
mod newest;
mod random;
mod resolve;
mod search;
mod stopwatch;
pub mod value;

pub use bot::{Bot, Seen, ask, decide};
pub use cancel::Cancel;
pub use clock::{Budget, BudgetError, Clock};
pub use eval::troyes::{Suspicion, clear_suspicion, suspicions, suspicions_by};
pub use evaluate::{Evaluate, SearchParams, Term, margin};
pub use exec::{Exec, keep_logs_in, messages as exec_messages};
pub use explain::reasons_for;
pub use levels::{LEVELS, Level, USUAL, is_offered, level, place_of};
pub use names::{BotError, Thinker, by_name, thinks, with_network};
pub use random::Random;
pub use search::{Clairvoyant, Exam, Examined, Tried, Truth, Weighed};
