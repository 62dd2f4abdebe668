//! Pages in a real Chromium: as people see them, click them, and walk through them by keyboard.

mod access;
mod analysis;
mod clicks;
mod company;
mod driver;
mod fairness;
mod french;
mod games;
mod guides;
mod looks;
mod pages;
mod presses;
mod puzzles;
mod reading;
mod real_table;
mod scenes;
mod sitting;
mod stages;
#[path = "../support/test_server.rs"]
mod test_server;
