//! What programs started as bots write to their standard error: kept for whoever wants to know, or not at all.

use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

/// Where it is kept: the same folder as long as the process runs.
static FOLDER: OnceLock<PathBuf> = OnceLock::new();
static PROGRAMS: AtomicU32 = AtomicU32::new(0);

/// Keeps it in a folder from now on, a file for each program that is started. The first folder stays.
pub fn keep_logs_in(folder: &Path) -> std::io::Result<()> {
    std::fs::create_dir_all(folder)?;
    FOLDER.get_or_init(|| folder.to_path_buf());
    Ok(())
}

/// The standard error of the next program.
pub(super) fn next(program: &str) -> Stdio {
    let Some(folder) = FOLDER.get() else { return Stdio::null() };
    let number = PROGRAMS.fetch_add(1, Ordering::Relaxed);
    let name = Path::new(program).file_name().unwrap_or_default().to_string_lossy().into_owned();
    let file = File::create(folder.join(format!("{number:04}-{name}.log")));
    // A full disk is no reason not to play.
    file.map_or_else(|_| Stdio::null(), Stdio::from)
}
