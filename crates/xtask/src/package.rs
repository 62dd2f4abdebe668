//! `cargo xtask package`: what is handed out. A tar archive everywhere, a Debian package where there is dpkg.

mod debian;
mod trial;

use crate::{Outcome, cargo, root};
use std::path::{Path, PathBuf};
use std::process::Command;

/// Everything that a package is made of.
struct Parts {
    version: String,
    /// The program, without its debug information.
    program: PathBuf,
    /// Man pages and completions.
    manuals: PathBuf,
    /// Where packages are written.
    folder: PathBuf,
}

/// Builds the program with a profile, writes packages and perhaps tries them out.
pub fn run(profile: &str, test: bool) -> Outcome {
    cargo(&["build", "--locked", "--package", "troyes-cli", "--profile", profile], &[])?;
    let parts = Parts::gather(profile)?;
    archive(&parts)?;
    if !exists("dpkg-deb") {
        println!("   no dpkg-deb here, so no Debian package");
        return if test { Err("without dpkg-deb there is nothing to try".into()) } else { Ok(()) };
    }
    let package = debian::build(&parts)?;
    if test { trial::run(&package) } else { Ok(()) }
}

impl Parts {
    fn gather(profile: &str) -> Result<Parts, String> {
        let target =
            std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from);
        let built = target.join(profile).join(format!("troyes{}", std::env::consts::EXE_SUFFIX));
        let folder = target.join("package");
        empty(&folder)?;
        let program = folder.join(format!("troyes{}", std::env::consts::EXE_SUFFIX));
        copy(&built, &program)?;
        separate_debug_information(&program)?;
        let manuals = folder.join("manuals");
        run_program(
            Command::new(&program).arg("manuals").arg(&manuals).env("LC_ALL", "C").env_remove("TROYES_LANG"),
        )?;
        Ok(Parts { version: env!("CARGO_PKG_VERSION").into(), program, manuals, folder })
    }
}

/// Moves debug information into a file beside the program, where there are the tools for it. Its name says for which system
/// it is; a panic of the program looks for it in the program's folder and names functions and lines if it is there.
fn separate_debug_information(program: &Path) -> Outcome {
    if !cfg!(target_os = "linux") || !exists("objcopy") {
        return Ok(());
    }
    let debug = program.with_file_name(format!("{}.debug", name_of_package()));
    run_program(Command::new("objcopy").arg("--only-keep-debug").arg(program).arg(&debug))?;
    let link = format!("--add-gnu-debuglink={}", debug.display());
    run_program(Command::new("objcopy").arg("--strip-all").arg(link).arg(program))?;
    let bytes = std::fs::metadata(program).map_err(|error| error.to_string())?.len();
    println!("   the program has {:.1} MB", bytes as f64 / 1e6);
    Ok(())
}

/// What is handed out for this system is called like this.
fn name_of_package() -> String {
    format!("troyes-{}-{}-{}", env!("CARGO_PKG_VERSION"), std::env::consts::OS, std::env::consts::ARCH)
}

/// The program with what belongs to it, for any system.
fn archive(parts: &Parts) -> Outcome {
    let name = name_of_package();
    let folder = parts.folder.join(&name);
    std::fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
    copy(&parts.program, &folder.join(parts.program.file_name().unwrap_or_default()))?;
    for text in ["README.md", "CHANGELOG.md", "LICENSE-MIT", "LICENSE-APACHE", "docs/hosting.md"] {
        let file = Path::new(text).file_name().unwrap_or_default();
        copy(&root().join(text), &folder.join(file))?;
    }
    copy_all(&parts.manuals, &folder.join("manuals"))?;
    copy_all(&root().join("packaging"), &folder.join("packaging"))?;
    let archive = format!("{name}.tar.gz");
    run_program(Command::new("tar").args(["-czf", &archive, &name]).current_dir(&parts.folder))?;
    std::fs::remove_dir_all(&folder).map_err(|error| error.to_string())?;
    println!("   {}", parts.folder.join(archive).display());
    Ok(())
}

fn empty(folder: &Path) -> Outcome {
    if folder.exists() {
        std::fs::remove_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    }
    std::fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))
}

fn copy(from: &Path, to: &Path) -> Outcome {
    let made = to.parent().map_or(Ok(()), std::fs::create_dir_all);
    made.and_then(|()| std::fs::copy(from, to))
        .map(|_| ())
        .map_err(|error| format!("{}: {error}", from.display()))
}

/// The files of a folder; folders within it are left out.
fn copy_all(from: &Path, to: &Path) -> Outcome {
    for entry in std::fs::read_dir(from).map_err(|error| format!("{}: {error}", from.display()))?.flatten() {
        if entry.path().is_file() {
            copy(&entry.path(), &to.join(entry.file_name()))?;
        }
    }
    Ok(())
}

fn exists(program: &str) -> bool {
    Command::new(program).arg("--version").output().is_ok()
}

fn run_program(command: &mut Command) -> Outcome {
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("{:?}: {status}", command.get_program())),
        Err(error) => Err(format!("{:?} does not start: {error}", command.get_program())),
    }
}
