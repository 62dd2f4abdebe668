//! Files of the site that come when somebody first wants them: networks, texts, puzzles. All are packed, because not every web
//! server packs what it sends.

use super::files::{bytes, packed, packed_small};
use crate::root;
use std::path::PathBuf;

/// A file's name on the site, and what is in it.
pub type Named = (String, Vec<u8>);

/// Folders of texts and drawings, each with its name among the files of the site,
const FOLDERS: [(&str, &str); 3] =
    [("docs/rules", "rules"), ("docs/fr/rules", "fr/rules"), ("docs/rules-drawings", "rules-drawings")];
/// and single files.
const FILES: [(&str, &str); 5] = [
    ("RULINGS.md", "RULINGS.md"),
    ("crates/troyes-dice/RULINGS.md", "troyes-dice/RULINGS.md"),
    ("docs/rulings.json", "rulings.json"),
    ("docs/balance/usage.json", "balance/usage.json"),
    ("crates/puzzles/puzzles.jsonl", "puzzles.jsonl"),
];

/// All of them.
pub fn files() -> Result<Vec<Named>, String> {
    let mut named = networks()?;
    for (from, to) in FILES {
        named.push((format!("files/{to}"), packed(&bytes(&root().join(from))?)?));
    }
    for (from, to) in FOLDERS {
        for path in in_folder(from)? {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            named.push((format!("files/{to}/{name}"), packed(&bytes(&path)?)?));
        }
    }
    Ok(named)
}

/// The weights of networks, packed.
fn networks() -> Result<Vec<Named>, String> {
    let mut paths = in_folder("crates/bots/networks")?;
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "weights"));
    let packed = |path: &PathBuf| {
        let lesson = path.file_stem().unwrap_or_default().to_string_lossy();
        Ok((format!("networks/{lesson}.packed"), packed_small(&bytes(path)?)?))
    };
    paths.iter().map(packed).collect()
}

fn in_folder(folder: &str) -> Result<Vec<PathBuf>, String> {
    let entries = std::fs::read_dir(root().join(folder)).map_err(|error| format!("{folder}: {error}"))?;
    let mut paths: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.sort();
    Ok(paths)
}
