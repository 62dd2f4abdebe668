//! Lists the languages: each folder beside `src` that holds `.ftl` files is one.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default());
    println!("cargo:rerun-if-changed={}", root.display());
    let mut list = String::from("&[\n");
    for folder in sorted(&root)?.into_iter().filter(|path| path.is_dir()) {
        println!("cargo:rerun-if-changed={}", folder.display());
        let files: Vec<PathBuf> = sorted(&folder)?.into_iter().filter(|file| is_ftl(file)).collect();
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

fn is_ftl(file: &Path) -> bool {
    file.extension().is_some_and(|extension| extension == "ftl")
}

fn sorted(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut paths = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}
