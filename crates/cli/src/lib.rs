//! Everything the one binary `troyes` does, as a library: what a command does can be tested without running it.
#![warn(missing_docs)]

pub mod achievements;
pub mod analyse;
pub mod arena;
pub mod bench;
pub mod cards;
pub mod dice_sheet;
pub mod engine;
pub mod failure;
pub mod language;
pub mod lines;
pub mod mining;
pub mod puzzle;
pub mod replay;
#[cfg(feature = "program")]
pub mod schemas;
pub mod score;
#[cfg(feature = "program")]
pub mod serve;
mod sheet;
pub mod sim;
pub mod site_speed;
pub mod verify;

pub use failure::Failure;
