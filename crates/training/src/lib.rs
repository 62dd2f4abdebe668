//! Trains the bots' networks: games of a network against itself, and weights fitted to how they went.
//!
//! Fitting is plain code: two hidden layers, sparse inputs and Adam are two hundred lines, train as fast as a library
//! would on one core (nearly all the time goes into playing), and give the same weights for the same seed everywhere.

#![warn(missing_docs)]

pub mod checkpoint;
pub mod duel;
pub mod fit;
pub mod foresight;
pub mod lessons;
pub mod self_play;
pub mod session;
pub mod suspicion;
pub mod tuning;
