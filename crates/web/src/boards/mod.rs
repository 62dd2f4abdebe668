//! The boards of the games, one folder or file each.

mod dice;
#[cfg(feature = "toy")]
mod toy;
mod troyes;
