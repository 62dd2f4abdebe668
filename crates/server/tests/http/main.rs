//! What the server answers over HTTP.

#[path = "../support/house.rs"]
mod house;
mod honors;
mod live;
#[path = "../support/play.rs"]
mod play;
mod process;
mod refusals;
mod restart;
mod secrets;
mod tables;
