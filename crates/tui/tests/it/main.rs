//! The app without a terminal: screens as text, whole games by keys; and once with a real pseudo-terminal.

mod analysis;
mod french;
mod games;
mod guides;
mod keys;
mod marked;
mod pty;
mod real_table;
mod screens;
mod surroundings;
mod world;
