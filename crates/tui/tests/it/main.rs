//! The app without a terminal: screens as text, whole games by keys; and once with a real pseudo-terminal.

mod french;
mod games;
mod keys;
mod marked;
mod pty;
mod real_table;
mod screens;
mod world;
