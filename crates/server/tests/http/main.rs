//! What the server answers over HTTP.

#[cfg(target_os = "linux")]
mod disk;
mod honors;
#[path = "../support/house.rs"]
mod house;
mod keeping;
mod lease;
mod live;
#[path = "../support/play.rs"]
mod play;
mod process;
mod refusals;
mod restart;
mod secrets;
mod tables;
