//! Troyes and Troyes Dice in the terminal: play against bots and each other, resume, replay. No rule is here.
//!
//! [`App`] is a state machine without a terminal, a file or a clock: inputs in, screens and effects out. [`run`] is the
//! world around it.
#![warn(missing_docs)]

mod app;
mod archive;
mod canvas;
mod config;
mod desk;
mod dice;
mod failure;
mod games;
mod help;
mod hint;
mod hotseat;
mod ink;
mod inspect;
mod keyline;
mod log;
mod menu;
mod names;
mod panes;
mod picker;
mod playable;
mod prompt;
mod replay;
mod rival;
mod scene;
mod score;
mod screen;
mod seating;
mod session;
mod tale;
mod terminal;
mod troyes;

pub use app::App;
pub use archive::{date, latest_open, list, open, save, usual_dir};
pub use config::{Config, Start};
pub use failure::{Failure, GameError};
pub use games::Setup;
pub use scene::{Effect, Filed, Input, Job, Opening, Purpose, Supplies, Thought};
pub use session::Player;
pub use terminal::{Herald, run, user_name};
