//! What the tests need beyond Rust. A package of the system that is missing is installed here and nowhere else.

use crate::{Outcome, wasm};
use std::process::{Command, Stdio};

/// A program that tests call, and the Debian package that brings it.
struct Need {
    program: &'static str,
    package: &'static str,
}

/// One line for each program.
const NEEDS: &[Need] = &[
    Need { program: "chromium", package: "chromium" },
    Need { program: "chromedriver", package: "chromium-driver" },
];

/// What the tests of a database need. Debian puts its programs where no shell looks for them.
const DATABASE: Need = Need { program: "postgres", package: "postgresql" };
const DATABASE_PROGRAMS: &str = "/usr/lib/postgresql";

pub fn run() -> Outcome {
    browser()?;
    database();
    wasm_compiler();
    Ok(())
}

/// A compiler for WebAssembly, if it can be had: rustup's, else Debian's. What needs it is left out elsewhere.
fn wasm_compiler() {
    if wasm::compiler().is_some() {
        return;
    }
    let _ = Command::new("rustup").args(["target", "add", wasm::TARGET]).status();
    if wasm::compiler().is_none() {
        let install = ["install", "--yes", "--no-install-recommends"];
        let _ = Command::new("apt-get").args(install).args(wasm::DEBIAN_PACKAGES).status();
    }
}

/// PostgreSQL, if it can be had: its tests say so and end where there is none.
fn database() {
    let is_known = || std::path::Path::new(DATABASE_PROGRAMS).exists() || is_there(DATABASE.program);
    if is_known() || !is_there("apt-get") {
        return;
    }
    println!("installing {} for `{}`", DATABASE.package, DATABASE.program);
    let _ = Command::new("apt-get").args(["update", "--quiet"]).status();
    let install = ["install", "--yes", "--no-install-recommends", DATABASE.package];
    let _ = Command::new("apt-get").args(install).status();
    if !is_known() {
        println!("without {} the tests of several nodes are left out", DATABASE.package);
    }
}

fn browser() -> Outcome {
    let missing: Vec<&Need> = NEEDS.iter().filter(|need| !is_there(need.program)).collect();
    if !missing.is_empty() {
        // A fresh machine knows no packages before; if this fails, installing says why.
        let _ = Command::new("apt-get").args(["update", "--quiet"]).status();
    }
    missing.into_iter().try_for_each(|need| {
        println!("installing {} for `{}`", need.package, need.program);
        let status = Command::new("apt-get")
            .args(["install", "--yes", "--no-install-recommends", need.package])
            .status()
            .map_err(|error| format!("`{}` is missing and apt-get does not start: {error}", need.program))?;
        if status.success() {
            Ok(())
        } else {
            Err(format!("`{}` is missing; install the package {}", need.program, need.package))
        }
    })
}

/// Whether tests can drive a browser here, perhaps after installing it.
pub fn can_browse() -> bool {
    is_there("apt-get") || NEEDS.iter().all(|need| is_there(need.program))
}

fn is_there(program: &str) -> bool {
    Command::new(program).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok()
}
