//! Pages and routes: everything between a request and its answer. No runtime, no sockets, no database, no clock.
//!
//! [`App::respond`] answers a [`Request`]; whoever runs it lends it a [`Storage`] for tables, a [`Thinker`] for bots and a
//! [`Platform`] for tasks, time and chance. Every game is drawn by its [`board::BoardRenderer`] and played through one seam
//! (`playing`); everything else here is who may speak, what is kept and who is told.
#![warn(missing_docs)]

mod achievements;
mod analysing;
mod app;
pub mod board;
mod boards;
mod career;
pub mod cookies;
mod counts;
mod courier;
mod frame;
mod games;
mod glossary;
mod import;
mod initials;
mod live_table;
mod lore;
mod mixing;
mod name;
mod new_table;
mod opponent;
mod pages;
pub mod parts;
mod platform;
mod played_game;
mod playing;
mod proposed;
mod puzzling;
mod reader;
mod refereed;
mod refusal;
mod request;
mod response;
mod retention;
mod routes;
mod ruling_names;
mod screen;
mod secret;
mod services;
mod settings;
mod shared;
mod speech;
mod staging;
mod storage;
mod tables;
mod terms;
#[cfg(any(test, feature = "testing"))]
pub mod testing;
mod thinker;
mod thinking;
mod thought;
mod visitor;

pub use achievements::{Achievement, Achievements, AchievementsError};
pub use app::{App, Elsewhere};
pub use counts::{Counted, Counts};
pub use courier::{Courier, Delivery, Undelivered};
pub use frame::come_back;
pub use mixing::{Mixing, MixingError, Part};
pub use name::NameError;
pub use platform::Platform;
pub use played_game::{Declined, Thought};
pub use reader::Reader;
pub use refusal::Refused;
pub use request::Request;
pub use response::{Body, Response};
pub use routes::opens_table;
pub use secret::{Secret, TableId, TokenHash};
pub use settings::{Keep, Settings};
pub use speech::outside;
pub use storage::{
    Calling, Chair, MOST_REMARKS, Remark, RequestKey, Sitter, Stale, Storage, StorageError, Stored,
    Subscription, Summary, TableRow, TableStatus, Way, Write,
};
pub use terms::{AtRealTable, Clock, Limit, StandIn, Terms};
pub use thinker::{Asker, Thinker, ThinkingTurn};
pub use thinking::{Thinking, ThinkingTask};
pub use thought::{read_thought, write_thought};
