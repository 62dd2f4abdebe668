//! The app without a terminal: screens as text, whole games by keys; and once with a real pseudo-terminal.

mod games;
mod keys;
mod pty;
mod screens;
mod world;
