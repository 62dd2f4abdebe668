//! What every decision and every roll of a game was worth.
//!
//! A [`Plan`] cuts a game into decisions (whole moves of a seat) and what chance did. Each decision is examined by itself
//! ([`Plan::examine`]), on whatever thread and in whatever order; [`Plan::account`] adds up what was found:
//!
//! ```
//! use analysis::{Plan, Scope};
//! use bots::{Budget, Cancel};
//! use tabletop::toy::{Options, Toy};
//! use tabletop::{Cup, Game, Pending, Seed, Table};
//!
//! let mut table = Table::new(Toy::new(&Options::default(), None)?, None);
//! let mut cup = Cup::new(Seed::from_number(7));
//! loop {
//!     table.roll_on(&mut cup, None);
//!     let Pending::Seats(asked) = table.pending() else { break };
//!     let seat = asked.iter().next().expect("somebody is asked");
//!     table.play(seat, table.choices(seat)[0], None)?;
//! }
//! let plan = Plan::new(&table, Scope::default());
//! let budget = Budget::Simulations(20);
//! let found = plan.questions().filter_map(|part| plan.examine(part, budget, &Cancel::default())).collect();
//! let analysis = plan.account(found, budget);
//! for seat in &analysis.seats {
//!     let sum = seat.start.points + seat.luck.points + seat.own.points + seat.others.points;
//!     assert!((sum - seat.result.points).abs() < 1e-6);
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![warn(missing_docs)]

mod account;
mod finding;
mod grade;
mod law;
mod luck;
mod measure;
mod plan;
mod reasons;
mod reckoner;
mod summary;

pub use account::{Alternative, Analysis, Event, EventKind, Judged, SeatAccount, VERSION};
pub use finding::{Candidate, Finding};
pub use grade::{Grade, grade};
pub use law::{chances_to_win, spread};
pub use measure::Measure;
pub use plan::{Part, Plan, Scope};
pub use reasons::{Lesson, steps_of};
pub use reckoner::Reckoner;
pub use summary::{amount, percent, signed};

/// How many simulated games are spent on each decision unless somebody says otherwise.
pub const USUAL_BUDGET: bots::Budget = bots::Budget::Simulations(300);
