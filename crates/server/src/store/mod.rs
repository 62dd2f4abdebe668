//! What is kept on disk: tables, who sits at them, and the journal of every game.
//!
//! One writer commits everything that is waiting together; whoever asked for a write waits until it is on disk. A
//! lease keeps other servers from the file, and every change of a table names the change that it follows: should two
//! write after all, the one that came too late is told so, and overwrites nothing.

mod lease;
mod pack;
mod reading;
mod retention;
mod schema;
#[cfg(test)]
mod tests;
mod write;
mod writer;
mod writing;

use crate::achievements::Achievement;
use crate::secret::{Secret, TableId, TokenHash};
use sqlx::sqlite::{
    SqliteAutoVacuum, SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteSynchronous,
};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tabletop::{Seat, Seats, Seed};
use tokio::sync::{Notify, mpsc, oneshot};

pub use reading::Summary;
pub use retention::Stale;
pub use write::Write;

use lease::Lease;
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
    /// What stands there makes no sense.
    #[error("the file holds nonsense: {0}")]
    Nonsense(&'static str),
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
    /// It could not be written; the writer has said why in the log.
    #[error("not written: {0}")]
    Unwritten(Box<StoreError>),
    /// The writer has stopped.
    #[error("nothing can be written any more")]
    Stopped,
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// Nobody yet: whoever opens the invitation may sit down.
    Invited(Secret),
    /// A person; the secret is that of their own link to the seat.
    Person(Secret),
    /// A bot of this level.
    Bot(String),
}

/// A seat at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chair {
    /// Who sits there.
    pub sitter: Sitter,
    /// Their name.
    pub name: String,
}

/// A table apart from its game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableRow {
    /// Its name.
    pub id: TableId,
    /// How often it has been changed.
    pub revision: i64,
    /// The lobby's offer it was made from.
    pub offer: String,
    /// The head of its journal.
    pub head: String,
    /// What its dice come from.
    pub seed: Seed,
    /// How many of its chance events are older than the seed.
    pub inherited: usize,
    /// Who made it.
    pub host: TokenHash,
    /// Milliseconds that a bot waits before it plays.
    pub pace: u32,
    /// Whether the lobby shows it to everybody.
    pub is_listed: bool,
    /// Whether any person has chosen anything here.
    pub is_begun: bool,
    /// The table at which it is played again.
    pub rematch: Option<TableId>,
    /// What people have earned with its game, once somebody has seen to that.
    pub achievements: Option<Vec<Achievement>>,
    /// Its seats, in order.
    pub chairs: Vec<Chair>,
    /// Who may play for which seats.
    pub holders: Vec<(TokenHash, Seat)>,
}

/// How a table stands, for lists of tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TableStatus {
    /// Who is asked.
    pub asked: Seats,
    /// Whether its game is over.
    pub is_over: bool,
    /// Whether any person has chosen anything there.
    pub is_begun: bool,
}

/// The file.
#[derive(Clone)]
pub struct Store {
    readers: SqlitePool,
    writes: mpsc::Sender<Job>,
    stop: Arc<Notify>,
}

struct Job {
    write: Write,
    follows: i64,
    done: oneshot::Sender<Result<(), StoreError>>,
}

/// Seconds since 1970.
pub fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs() as i64)
}

impl Store {
    /// Opens the file, or makes it, readable by nobody else.
    pub async fn open(path: &Path) -> Result<Store, StoreError> {
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
        let writer = Writer::open(writing, lease).await?;
        let readers =
            SqlitePoolOptions::new().max_connections(4).connect_with(options.read_only(true)).await?;
        let (writes, queue) = mpsc::channel(4096);
        let stop = Arc::new(Notify::new());
        tokio::spawn(writer.write_all(queue, stop.clone()));
        Ok(Store { readers, writes, stop })
    }

    /// Writes; returns when it is on disk. A change of a table is refused unless the table has been changed `follows`
    /// times before.
    pub async fn write(&self, write: Write, follows: i64) -> Result<(), StoreError> {
        let (done, written) = oneshot::channel();
        self.writes.send(Job { write, follows, done }).await.map_err(|_| StoreError::Stopped)?;
        written.await.map_err(|_| StoreError::Stopped)?
    }

    /// Writes what was sent so far and nothing more, and lets go of the file.
    pub fn stop(&self) {
        self.stop.notify_one();
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
