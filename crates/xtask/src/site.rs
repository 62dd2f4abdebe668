//! `cargo xtask site`: the pages as files that any web server can send, written to `dist`.

#[cfg(feature = "site")]
mod docs_pages;
#[cfg(feature = "site")]
mod files;
#[cfg(feature = "site")]
mod front_page;

#[cfg(not(feature = "site"))]
use crate::wasm;
use crate::{Outcome, cargo};

/// Plays at the site in Chromium, with the network off.
pub fn play() -> Outcome {
    let test = [
        "test",
        "--package",
        "troyes-site",
        "--features",
        "browser",
        "--test",
        "browser",
        "--",
        "--test-threads=1",
    ];
    cargo(&test, &[])
}

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
