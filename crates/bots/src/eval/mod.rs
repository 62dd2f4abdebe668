//! The evaluations of the games.

mod dice;
#[cfg(feature = "toy")]
mod toy;
pub(crate) mod troyes;
