//! Tasks of the workshop. `cargo xtask check` runs everything that must hold before a change is done.

mod check;
mod dice;
mod direction;
mod docs;
mod fuzz;
mod package;
mod python;
mod sentences;
mod setup;
mod site;
mod tidy;
mod wasm;

use clap::{Parser, Subcommand};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

/// Why a task failed, as sentences.
type Outcome = Result<(), String>;

#[derive(Parser)]
#[command(name = "cargo xtask")]
struct Args {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Formatting, lints, tests, documentation and the shape of the workspace: all that must hold
    Check(check::Extent),
    /// Only what needs no compiler: formatting, dependency direction, tidiness
    Tidy,
    /// Write the generated parts of the documentation anew
    Docs,
    /// Write the site that needs no server to `dist`
    Site,
    /// Write a tar archive and, on Debian, a package to `target/package`
    Package {
        /// Install the Debian package here, serve a table, and remove it
        #[arg(long)]
        test: bool,
        /// How the program is built
        #[arg(long, default_value = "dist")]
        profile: String,
    },
    /// Build, install and test the Python package
    Python,
    /// Install what the tests need and this machine lacks
    Setup,
    /// Run every fuzz target for some seconds
    Fuzz(fuzz::Hunt),
    /// Put dice as games roll them through a battery of statistical tests
    Dice(dice::Trial),
}

fn main() -> ExitCode {
    let done = match Args::parse().task {
        Task::Check(extent) => check::run(extent),
        Task::Tidy => check::shape(),
        Task::Docs => docs::write(),
        Task::Site => site::run(),
        Task::Package { test, profile } => package::run(&profile, test),
        Task::Python => python::check(),
        Task::Setup => setup::run(),
        Task::Fuzz(hunt) => fuzz::run(&hunt),
        Task::Dice(trial) => dice::run(&trial),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            eprintln!("xtask: {reason}");
            ExitCode::FAILURE
        }
    }
}

/// The root of the workspace.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).map(Path::to_path_buf).unwrap_or_default()
}

/// Runs cargo in the root of the workspace.
fn cargo(args: &[&str], environment: &[(&str, &str)]) -> Outcome {
    let status = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
        .args(args)
        .envs(environment.iter().copied())
        .current_dir(root())
        .status()
        .map_err(|error| format!("cargo does not start: {error}"))?;
    if status.success() { Ok(()) } else { Err(format!("`cargo {}` failed", args.join(" "))) }
}

/// Every Rust file below a folder, in order.
fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    let mut folders = vec![folder.to_path_buf()];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
            let path = entry.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                files.push(path);
            }
        }
    }
    files.sort();
    files
}

/// A path as people know it.
fn shown(path: &Path) -> String {
    path.strip_prefix(root()).unwrap_or(path).display().to_string()
}
