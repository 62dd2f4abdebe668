//! `cargo xtask site`: the pages as files that any web server can send, written to `dist`.

#[cfg(feature = "site")]
mod docs_links;
#[cfg(feature = "site")]
mod docs_pages;
#[cfg(feature = "site")]
mod docs_text;
#[cfg(feature = "site")]
mod files;
#[cfg(feature = "site")]
mod front_page;
#[cfg(feature = "site")]
mod later;

#[cfg(not(feature = "site"))]
use crate::wasm;
use crate::{Outcome, cargo, check};

/// Tests at the built site, among those of the workspace: chosen by package, so that nothing is compiled anew for them.
const PLAYED: [&str; 7] =
    ["--workspace", "--features", "troyes-site/browser", "--test", "browser", "-E", "package(troyes-site)"];

/// Plays at the site in Chromium, with the network off.
pub fn play() -> Outcome {
    if check::has_nextest() {
        return cargo(&[&["nextest", "run", "--no-fail-fast"][..], &PLAYED].concat(), &[]);
    }
    let alone = ["test", "--package", "troyes-site", "--features", "browser", "--test", "browser"];
    cargo(&[&alone[..], &["--", "--test-threads=1"]].concat(), &[])
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
