//! Troyes and Troyes Dice in the terminal: play against bots and each other, resume, replay. No rule is here.
//!
//! [`App`] is a state machine without a terminal, a file or a clock: inputs in, screens and effects out. [`run`] is the
//! world around it.
#![warn(missing_docs)]

mod analysing;
mod app;
mod archive;
mod canvas;
mod config;
mod dice;
mod failure;
mod frame;
mod game_screen;
mod games;
mod help;
mod hint;
mod history;
mod hotseat;
mod ink;
mod inspect;
mod keyline;
mod log;
mod menu;
mod names;
mod news;
mod panes;
mod picker;
mod picture;
mod playable;
mod prompt;
mod real_prompt;
mod replay;
mod rules;
mod score;
mod screen;
mod scroll;
mod seating;
mod session;
mod terminal;
mod troyes;
mod world;

pub use app::App;
pub use archive::{date, latest_open, list, open, usual_dir};
pub use config::{Config, Start};
pub use failure::{Failure, GameError};
pub use games::Setup;
pub use picture::picture;
pub use screen::Settings;
pub use session::Player;
pub use terminal::{OnGameOver, run, user_name};
pub use world::{Discovery, Effect, Found, Gesture, Input, Job, Mouse, Opening, Purpose, SavedGame, Thought};
