//! Lists the languages: each folder beside `src` that holds `.ftl` files is one.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// What only the command line, the terminal, Python and tests say. A page would carry it for nothing: `tests/messages.rs`
/// holds that nothing of a page says any of it.
const NEVER_ON_A_PAGE: [&str; 8] = [
    "cli-help",
    "cli-reports",
    "python",
    "stage-terminal",
    "terminal-keys",
    "terminal-menu",
    "terminal-records",
    "terminal-table",
];

fn main() -> io::Result<()> {
    let is_page = env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|arch| arch == "wasm32");
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default());
    println!("cargo:rerun-if-changed={}", root.display());
    let mut list = String::from("&[\n");
    for folder in sorted(&root)?.into_iter().filter(|path| path.is_dir()) {
        println!("cargo:rerun-if-changed={}", folder.display());
        let files: Vec<PathBuf> =
            sorted(&folder)?.into_iter().filter(|file| is_said(file, is_page)).collect();
        if files.is_empty() {
            continue;
        }
        let tag = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let texts: Vec<String> = files.iter().map(|file| format!("include_str!({file:?})")).collect();
        writeln!(list, "({tag:?}, &[{}]),", texts.join(", ")).map_err(io::Error::other)?;
    }
    list.push(']');
    fs::write(Path::new(&env::var_os("OUT_DIR").unwrap_or_default()).join("languages.rs"), list)
}

fn is_said(file: &Path, is_page: bool) -> bool {
    let is_ftl = file.extension().is_some_and(|extension| extension == "ftl");
    let name = file.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default();
    is_ftl && !(is_page && NEVER_ON_A_PAGE.contains(&name))
}

fn sorted(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut paths = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}
