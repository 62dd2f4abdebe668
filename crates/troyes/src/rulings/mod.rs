//! A test for every ruling on the base game that no card's own test holds; RULINGS.md names them.

mod actions;
mod events;
mod scoring;
mod setup;
