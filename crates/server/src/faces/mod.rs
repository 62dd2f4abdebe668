//! The faces of the games, one folder or file each.

pub mod plain;
#[cfg(feature = "toy")]
mod toy;
mod troyes;
