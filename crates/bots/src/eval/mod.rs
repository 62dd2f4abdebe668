//! The evaluations of the games.

#[cfg(feature = "toy")]
mod toy;
