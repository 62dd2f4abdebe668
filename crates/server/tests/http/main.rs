//! What the server answers over HTTP.

mod attack;
mod bots;
mod crowd;
mod honors;
#[path = "../support/house.rs"]
mod house;
mod live;
mod names;
#[path = "../support/play.rs"]
mod play;
mod process;
mod refusals;
mod restart;
mod secrets;
mod tables;
