//! Pages in a real Chromium: as people see them, click them, and walk through them by keyboard.

mod access;
mod driver;
mod games;
#[path = "../support/house.rs"]
mod house;
mod pages;
mod reading;
mod sitting;
