//! The boards of the games, one folder or file each.

mod dice;
mod lettering;
#[cfg(feature = "toy")]
mod toy;
mod troyes;
