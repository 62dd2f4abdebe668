//! Tables in PostgreSQL: one node, several nodes, and everything that can happen to them.
//!
//! The tests start a PostgreSQL of their own in a folder of their own. Where there is none they say so and end. They send
//! signals and read what only Unix tells.
#![cfg(unix)]

mod checker;
mod database;
mod faults;
mod hanging_up;
mod history;
mod moving;
mod nodes;
#[path = "../support/play.rs"]
mod play;
#[path = "../http/process.rs"]
mod process;
mod proxy;
mod storage;
mod thinkers;
mod thinking;
