//! `cargo xtask site`: the pages as files that any web server can send, written to `dist`.

#[cfg(feature = "site")]
mod files;

use crate::Outcome;
#[cfg(not(feature = "site"))]
use crate::{cargo, wasm};

/// Writes the site.
#[cfg(feature = "site")]
pub fn run() -> Outcome {
    files::write()
}

/// Calls itself again with what this task needs beyond all others.
#[cfg(not(feature = "site"))]
pub fn run() -> Outcome {
    wasm::compiler().ok_or(wasm::MISSING)?;
    cargo(&["run", "--quiet", "--package", "xtask", "--features", "site", "--", "site"], &[])
}
