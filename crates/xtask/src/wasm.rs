//! A compiler for WebAssembly: rustup's target, or Debian's compiler with the sources of its standard library.

#[cfg(feature = "site")]
use crate::{Outcome, cargo, root};
use std::path::Path;
#[cfg(feature = "site")]
use std::path::PathBuf;
use std::process::Command;

/// What is compiled for.
pub const TARGET: &str = "wasm32-unknown-unknown";
/// What brings Debian's compiler.
pub const DEBIAN_PACKAGES: [&str; 3] = ["rustc-web", "rust-web-src", "lld-19"];
/// What there is where these are installed.
const DEBIAN: [&str; 3] =
    ["/usr/bin/rustc", "/usr/lib/rustlib/src/rust/library/std/Cargo.toml", "/usr/bin/wasm-ld-19"];

/// A way to compile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Compiler {
    /// The usual compiler, which has the target.
    Usual,
    /// Debian's, which first builds the standard library.
    Debian,
}

/// The compiler that this machine has.
pub fn compiler() -> Option<Compiler> {
    let folder = Command::new("rustc").args(["--print", "target-libdir", "--target", TARGET]).output().ok();
    let folder = folder.map(|output| String::from_utf8_lossy(&output.stdout).trim().to_string());
    if folder.is_some_and(|folder| !folder.is_empty() && Path::new(&folder).is_dir()) {
        Some(Compiler::Usual)
    } else if DEBIAN.iter().all(|file| Path::new(file).exists()) {
        Some(Compiler::Debian)
    } else {
        None
    }
}

/// What whoever has none is told.
pub const MISSING: &str = "no compiler for WebAssembly here: `rustup target add wasm32-unknown-unknown`, or on Debian \
    `apt-get install rustc-web rust-web-src lld-19`";

#[cfg(feature = "site")]
/// Compiles the site and says where it is. In a folder of its own, so that two compilers do not undo each other's work.
pub fn compile(compiler: Compiler) -> Result<PathBuf, String> {
    let folder = root().join("target/site");
    let shown = folder.display().to_string();
    let build = [
        "build",
        "--package",
        "troyes-site",
        "--lib",
        "--profile",
        "site",
        "--target",
        TARGET,
        "--target-dir",
        &shown,
    ];
    build_with(compiler, &build)?;
    Ok(folder.join(TARGET).join("site/site.wasm"))
}

#[cfg(feature = "site")]
fn build_with(compiler: Compiler, build: &[&str]) -> Outcome {
    match compiler {
        Compiler::Usual => cargo(build, &[]),
        Compiler::Debian => cargo(
            &[build, &["-Zbuild-std=std,panic_abort", "-Zbuild-std-features=optimize_for_size"]].concat(),
            &[
                ("RUSTC", DEBIAN[0]),
                ("RUSTC_BOOTSTRAP", "1"),
                ("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", "wasm-ld-19"),
                // What failed, where in the sources and how it would be printed nobody at the site can use, and it is more
                // than a tenth of what is sent.
                ("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", "-Zlocation-detail=none -Zfmt-debug=none"),
            ],
        ),
    }
}
