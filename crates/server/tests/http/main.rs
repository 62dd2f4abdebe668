//! What the server answers over HTTP.

mod attack;
mod bots;
mod crowd;
#[cfg(target_os = "linux")]
mod disk;
mod honors;
#[path = "../support/house.rs"]
mod house;
mod keeping;
mod lease;
mod live;
mod names;
#[path = "../support/play.rs"]
mod play;
mod process;
mod refusals;
mod restart;
mod secrets;
mod tables;
