//! Files that tests compare with; `UPDATE=1` makes them anew, for when rules or words have changed on purpose.

use std::path::{Path, PathBuf};

/// The folder of a crate's expected files.
#[derive(Clone, Debug)]
pub struct Files(PathBuf);

impl Files {
    /// The folder `tests` of the crate at `CARGO_MANIFEST_DIR`.
    pub fn of_crate(manifest_dir: &str) -> Files {
        Files(Path::new(manifest_dir).join("tests"))
    }

    /// The text of a file in it; with `UPDATE=1` it is made first.
    pub fn expect(&self, name: &str, make: impl FnOnce() -> String) -> String {
        let path = self.0.join(name);
        if std::env::var_os("UPDATE").is_some() {
            std::fs::write(&path, make()).unwrap();
        }
        read(&path)
    }

    /// The same for a file that stays as it once was, such as a record: `UPDATE=1` makes it only if there is none.
    pub fn expect_kept(&self, name: &str, make: impl FnOnce() -> String) -> String {
        let path = self.0.join(name);
        if path.exists() { read(&path) } else { self.expect(name, make) }
    }
}

fn read(path: &Path) -> String {
    std::fs::read_to_string(path)
        .unwrap_or_else(|error| panic!("{}: {error}; UPDATE=1 makes it", path.display()))
}

/// Panics at the first line that differs.
pub fn expect_same(name: &str, expected: &str, now: &str) {
    let mut lines = expected.lines().zip(now.lines()).enumerate();
    if let Some((line, (was, is))) = lines.find(|(_, (was, is))| was != is) {
        panic!("{name}, line {}:\n  was {was}\n  is  {is}\nUPDATE=1 takes it over", line + 1);
    }
    assert_eq!(expected.len(), now.len(), "{name} has another length");
}
