//! Lists the guides: each file in `guides` is one.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let folder = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default()).join("guides");
    println!("cargo:rerun-if-changed={}", folder.display());
    let mut files =
        fs::read_dir(&folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<PathBuf>>>()?;
    files.retain(|file| file.extension().is_some_and(|ending| ending == "toml"));
    files.sort();
    let mut list = String::from("&[\n");
    for file in files {
        println!("cargo:rerun-if-changed={}", file.display());
        let name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        writeln!(list, "({name:?}, include_str!({file:?})),").map_err(io::Error::other)?;
    }
    list.push(']');
    fs::write(Path::new(&env::var_os("OUT_DIR").unwrap_or_default()).join("guides.rs"), list)
}
