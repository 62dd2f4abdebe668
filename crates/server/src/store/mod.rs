//! What is kept on disk: tables, who sits at them, and the journal of every game.
//!
//! One writer commits everything that is waiting together; whoever asked for a write waits until it is on disk. A
//! lease keeps other servers from the file, and every change of a table names the change that it follows: should two
//! write after all, the one that came too late is told so, and overwrites nothing.

mod backup;
mod keys;
mod lease;
mod reading;
mod retention;
mod schema;
#[cfg(test)]
mod tests;
mod web;
mod writer;
mod writing;

use crate::log;
use crate::seal::{KeySource, Seal, SealError};
use ::web::{StorageError, Write};
use sqlx::sqlite::{
    SqliteAutoVacuum, SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteSynchronous,
};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::sync::{Mutex, Notify, mpsc, oneshot};
use tokio::task::JoinHandle;

pub use backup::backup;
pub use lease::Lease;
use writer::Writer;

/// Why something could not be read or written.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The database failed.
    #[error("the database: {0}")]
    Database(#[from] sqlx::Error),
    /// The file could not be made.
    #[error("the file: {0}")]
    File(#[from] std::io::Error),
    /// The file was written by a newer program.
    #[error("the file has format {found}; this program knows formats up to {known}")]
    Newer {
        /// Its format.
        found: i64,
        /// The newest known one.
        known: i64,
    },
    /// Its seeds cannot be sealed or opened.
    #[error(transparent)]
    Seal(#[from] SealError),
    /// What stands there makes no sense.
    #[error("the file holds nonsense: {0}")]
    Nonsense(&'static str),
    /// The database cannot be brought into the newest format.
    #[error("the database's format: {0}")]
    Format(#[from] sqlx::migrate::MigrateError),
    /// Another server has it.
    #[error("{holder} keeps its tables in {}; stop it first, or serve another file", file.display())]
    Taken {
        /// The file.
        file: PathBuf,
        /// Who has it.
        holder: String,
    },
    /// The table is not as whoever asked for the write has seen it.
    #[error("the table has been changed meanwhile")]
    Overtaken,
    /// A change was made for the same request before.
    #[error("this was done already")]
    Repeated,
    /// It was sent to the database, which has not answered since.
    #[error("nobody knows whether it was written: {0}")]
    Untold(sqlx::Error),
    /// It could not be written; the writer has said why in the log.
    #[error("not written: {0}")]
    Unwritten(Box<StoreError>),
    /// The writer has stopped.
    #[error("nothing can be written any more")]
    Stopped,
}

/// The file.
#[derive(Clone)]
pub struct Store {
    readers: SqlitePool,
    seal: Arc<Seal>,
    options: SqliteConnectOptions,
    writes: mpsc::Sender<Job>,
    stop: Arc<Notify>,
    /// The writer at work, until somebody waits for its end.
    writer: Arc<Mutex<Option<JoinHandle<()>>>>,
}

/// Something for the one writer to do.
enum Task {
    /// Writes what follows so many changes of its table.
    Write(Write, i64),
    /// Keeps the key that signs messages for browsers, if none is kept yet.
    Key(Vec<u8>),
    /// Gives back some of the room that the file does not need any more.
    Shrink,
}

struct Job {
    task: Task,
    done: oneshot::Sender<Result<(), StoreError>>,
}

/// Seconds since 1970.
pub fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs() as i64)
}

impl Store {
    /// Opens the file, or makes it, readable by nobody else; seeds in it are sealed with the key that is at `key`.
    pub async fn open(path: &Path, key: &KeySource) -> Result<Store, StoreError> {
        make_private(path)?;
        let lease = Lease::take(path).await?;
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(Duration::from_secs(10));
        // Whoever only reads may not even say so.
        let writing = options.clone().auto_vacuum(SqliteAutoVacuum::Incremental);
        let (writer, seal) = Writer::open(writing, lease, key).await?;
        let readers =
            SqlitePoolOptions::new().max_connections(4).connect_with(options.clone().read_only(true)).await?;
        let (writes, queue) = mpsc::channel(4096);
        let stop = Arc::new(Notify::new());
        let writer = crate::task::spawn(writer.write_all(queue, stop.clone()));
        let writer = Arc::new(Mutex::new(Some(writer)));
        Ok(Store { readers, seal, options, writes, stop, writer })
    }

    /// Writes; returns when it is on disk. A change of a table is refused unless the table has been changed `follows`
    /// times before.
    pub async fn write(&self, write: Write, follows: i64) -> Result<(), StoreError> {
        self.send(Task::Write(write, follows)).await
    }

    async fn send(&self, task: Task) -> Result<(), StoreError> {
        let (done, written) = oneshot::channel();
        self.writes.send(Job { task, done }).await.map_err(|_| StoreError::Stopped)?;
        written.await.map_err(|_| StoreError::Stopped)?
    }

    /// Writes what was sent so far and nothing more, and lets go of the file.
    pub fn stop(&self) {
        self.stop.notify_one();
    }

    /// The same, and waits for it.
    pub async fn finish(&self) {
        self.stop();
        if let Some(writer) = self.writer.lock().await.take() {
            drop(writer.await);
        }
    }
}

/// What a table is told; the log is told all of it, unless the writer has done so already.
impl From<StoreError> for StorageError {
    fn from(error: StoreError) -> StorageError {
        let is_untold = matches!(error, StoreError::Untold(_));
        match error {
            StoreError::Overtaken | StoreError::Repeated => return StorageError::Overtaken,
            StoreError::Unwritten(_) => {}
            other => log::shared().note("storage", format_args!("{other}")),
        }
        if is_untold { StorageError::Untold } else { StorageError::Failed }
    }
}

#[cfg(unix)]
fn make_private(path: &Path) -> Result<(), StoreError> {
    use std::os::unix::fs::OpenOptionsExt;
    std::fs::OpenOptions::new().create(true).append(true).mode(0o600).open(path)?;
    Ok(())
}

#[cfg(not(unix))]
fn make_private(_path: &Path) -> Result<(), StoreError> {
    Ok(())
}
