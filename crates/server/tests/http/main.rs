//! What the server answers over HTTP.

mod honors;
#[path = "../support/house.rs"]
mod house;
mod live;
#[path = "../support/play.rs"]
mod play;
mod process;
mod refusals;
mod restart;
mod secrets;
mod tables;
