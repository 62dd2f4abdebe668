//! What the server answers over HTTP.

mod achievements;
mod analysis;
mod attack;
mod bots;
mod calls;
mod clocks;
mod company;
mod crowd;
#[cfg(target_os = "linux")]
mod disk;
mod fairness;
mod kept;
mod languages;
mod lease;
mod live;
mod marked;
mod moves;
mod names;
mod nonsense;
mod operations;
#[path = "../support/play.rs"]
mod play;
mod process;
mod puzzles;
#[path = "../support/reader.rs"]
mod reader;
mod real_table;
mod refusals;
mod restart;
mod retention;
mod score;
mod secrets;
mod tables;
#[path = "../support/test_server.rs"]
mod test_server;
mod texts;
mod traffic;
