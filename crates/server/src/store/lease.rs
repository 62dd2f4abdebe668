//! One server at a time on one file: whoever serves it holds a lease until it ends, however it ends.
//!
//! The lock is on a file of its own beside the tables. On the file of the tables it would be in the way of the
//! database, whose own locks a process loses when it closes any other handle of that file.

use super::StoreError;
use crate::log;
use std::ffi::OsString;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;
use tokio::time::{Instant, sleep};

/// A server that was told to stop needs a moment to let go.
const PATIENCE: Duration = Duration::from_secs(2);
const PAUSE: Duration = Duration::from_millis(20);

/// Ends when it is dropped, or with the process.
#[derive(Debug)]
pub struct Lease {
    _file: File,
}

impl Lease {
    /// Takes the lease of a file that is there.
    pub async fn take(path: &Path) -> Result<Lease, StoreError> {
        // Another name of the same file must not be another lease.
        let beside = beside(&path.canonicalize()?);
        let mut file = open(&beside)?;
        let request_timeout = Instant::now() + PATIENCE;
        loop {
            match file.try_lock() {
                Ok(()) => break,
                Err(TryLockError::WouldBlock) if Instant::now() < request_timeout => sleep(PAUSE).await,
                Err(TryLockError::WouldBlock) => return Err(taken(path, &mut file)),
                Err(TryLockError::Error(error)) if error.kind() == std::io::ErrorKind::Unsupported => {
                    let place = path.display();
                    log::say(
                        "storage",
                        format_args!("no locks at {place}: see to it that one server uses it"),
                    );
                    break;
                }
                Err(TryLockError::Error(error)) => return Err(error.into()),
            }
        }
        file.set_len(0)?;
        file.write_all(std::process::id().to_string().as_bytes())?;
        Ok(Lease { _file: file })
    }
}

fn beside(path: &Path) -> PathBuf {
    let mut name = OsString::from(path);
    name.push("-lease");
    name.into()
}

fn open(path: &Path) -> std::io::Result<File> {
    let mut options = OpenOptions::new();
    options.read(true).append(true).create(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

/// The lease is somebody else's; who, if the system lets us read what they left there.
fn taken(path: &Path, file: &mut File) -> StoreError {
    let mut text = String::new();
    drop(file.read_to_string(&mut text));
    let holder = match text.trim().parse::<u32>() {
        Ok(number) => format!("process {number}"),
        Err(_) => "another process".into(),
    };
    StoreError::Taken { file: path.into(), holder }
}
