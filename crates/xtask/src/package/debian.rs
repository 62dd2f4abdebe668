//! The Debian package.

use super::{Parts, copy, run_program};
use crate::{Outcome, root};
use std::path::{Path, PathBuf};
use std::process::Command;

/// Files of this repository and where they go.
const FILES: [(&str, &str); 7] = [
    ("packaging/troyes.service", "usr/lib/systemd/system/troyes.service"),
    ("packaging/troyes.default", "etc/default/troyes"),
    ("packaging/nginx.conf", "usr/share/doc/troyes/examples/nginx.conf"),
    ("packaging/Caddyfile", "usr/share/doc/troyes/examples/Caddyfile"),
    ("docs/hosting.md", "usr/share/doc/troyes/hosting.md"),
    ("LICENSE-MIT", "usr/share/doc/troyes/copyright"),
    ("README.md", "usr/share/doc/troyes/README.md"),
];
/// Completions and where they go.
const COMPLETIONS: [(&str, &str); 3] = [
    ("troyes.bash", "usr/share/bash-completion/completions/troyes"),
    ("_troyes", "usr/share/zsh/vendor-completions/_troyes"),
    ("troyes.fish", "usr/share/fish/vendor_completions.d/troyes.fish"),
];
const SCRIPTS: [&str; 3] = ["postinst", "prerm", "postrm"];

/// Builds the package and says where it is.
pub fn build(parts: &Parts) -> Result<PathBuf, String> {
    let tree = parts.folder.join("debian");
    copy(&parts.program, &tree.join("usr/bin/troyes"))?;
    for (from, to) in FILES {
        copy(&root().join(from), &tree.join(to))?;
    }
    for (from, to) in COMPLETIONS {
        copy(&parts.manuals.join(from), &tree.join(to))?;
    }
    man_pages(&parts.manuals, &tree.join("usr/share/man/man1"))?;
    let control = tree.join("DEBIAN");
    for script in SCRIPTS {
        copy(&root().join("packaging/debian").join(script), &control.join(script))?;
    }
    write(&control.join("conffiles"), "/etc/default/troyes\n")?;
    let architecture = architecture()?;
    write(&control.join("control"), &control_file(&parts.version, &architecture, &needed(&parts.program)))?;
    let package = parts.folder.join(format!("troyes_{}_{architecture}.deb", parts.version));
    run_program(Command::new("dpkg-deb").args(["--build", "--root-owner-group"]).arg(&tree).arg(&package))?;
    std::fs::remove_dir_all(&tree).map_err(|error| error.to_string())?;
    Ok(package)
}

/// What the program needs of a system: it would be installed on an older one, too, and not start there.
fn needed(program: &Path) -> String {
    let symbols = Command::new("objdump").arg("-T").arg(program).output();
    let symbols =
        symbols.map(|output| String::from_utf8_lossy(&output.stdout).into_owned()).unwrap_or_default();
    match newest_libc(&symbols) {
        Some((major, minor)) => format!("libc6 (>= {major}.{minor}), libgcc-s1"),
        None => "libc6, libgcc-s1".into(),
    }
}

/// The version of the C library that has all that is called, from a list of what is called.
fn newest_libc(symbols: &str) -> Option<(u32, u32)> {
    let versions = symbols.split("GLIBC_").skip(1).filter_map(|rest| {
        let version = rest.split(|letter: char| !letter.is_ascii_digit() && letter != '.').next()?;
        let mut parts = version.split('.');
        Some((parts.next()?.parse().ok()?, parts.next()?.parse().ok()?))
    });
    versions.max()
}

fn control_file(version: &str, architecture: &str, needed: &str) -> String {
    format!(
        "Package: troyes\nVersion: {version}\nArchitecture: {architecture}\nMaintainer: The Troyes project <troyes@localhost>\n\
         Section: games\nPriority: optional\nDepends: {needed}\n\
         Description: Troyes and Troyes Dice in the browser and in the terminal\n \
         Tables for people and bots, replays, an engine protocol and tools for those who study games.\n"
    )
}

fn architecture() -> Result<String, String> {
    let output =
        Command::new("dpkg").arg("--print-architecture").output().map_err(|error| error.to_string())?;
    Ok(String::from_utf8_lossy(&output.stdout).trim().into())
}

fn man_pages(from: &Path, to: &Path) -> Outcome {
    for entry in std::fs::read_dir(from).map_err(|error| error.to_string())?.flatten() {
        let path = entry.path();
        if path.extension().is_some_and(|ending| ending == "1") {
            let page = to.join(entry.file_name());
            copy(&path, &page)?;
            run_program(Command::new("gzip").args(["-9", "--no-name"]).arg(&page))?;
        }
    }
    Ok(())
}

fn write(path: &Path, text: &str) -> Outcome {
    std::fs::write(path, text).map_err(|error| format!("{}: {error}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_package_needs_the_newest_version_that_is_called() {
        let symbols = "0000 DF *UND* 0000 (GLIBC_2.9)  memcpy\n0000 DF *UND* 0000 (GLIBC_2.34)  dlsym\n\
             0000 DF *UND* 0000 (GCC_3.0) _Unwind_Resume\n0000 DF *UND* 0000 (GLIBC_2.2.5) free\n";
        assert_eq!(newest_libc(symbols), Some((2, 34)));
        assert_eq!(newest_libc("no dynamic symbols"), None);
    }
}
