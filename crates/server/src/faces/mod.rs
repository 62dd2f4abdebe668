//! The faces of the games, one folder or file each.

mod dice;
pub mod plain;
#[cfg(feature = "toy")]
mod toy;
mod troyes;
