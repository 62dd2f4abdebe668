//! What is kept on disk: tables, who sits at them, and the journal of every game.
//!
//! One writer commits everything that is waiting together; whoever asked for a write waits until it is on disk.

mod reading;
mod schema;
mod writing;

use crate::honors::Honor;
use crate::secret::{Secret, TableId, Trace};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use std::path::Path;
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tabletop::{Seat, Seats, Seed};
use tokio::sync::{mpsc, oneshot};

pub use reading::Summary;
pub use writing::Write;

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
    /// The lobby's offer it was made from.
    pub offer: String,
    /// The head of its journal.
    pub head: String,
    /// What its dice come from.
    pub seed: Seed,
    /// How many of its chance events are older than the seed.
    pub inherited: usize,
    /// Who made it.
    pub host: Trace,
    /// Milliseconds that a bot waits before it plays.
    pub pace: u32,
    /// Whether the lobby shows it to everybody.
    pub is_listed: bool,
    /// The table at which it is played again.
    pub rematch: Option<TableId>,
    /// What people have earned with its game, once somebody has seen to that.
    pub honors: Option<Vec<Honor>>,
    /// Its seats, in order.
    pub chairs: Vec<Chair>,
    /// Who may play for which seats.
    pub holders: Vec<(Trace, Seat)>,
}

/// How a table stands, for lists of tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct News {
    /// Who is asked.
    pub asked: Seats,
    /// Whether its game is over.
    pub is_over: bool,
}

/// The file.
#[derive(Clone)]
pub struct Store {
    readers: SqlitePool,
    writes: mpsc::Sender<Job>,
}

struct Job {
    write: Write,
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
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(Duration::from_secs(10));
        let writer = schema::connect(&options).await?;
        let readers =
            SqlitePoolOptions::new().max_connections(4).connect_with(options.read_only(true)).await?;
        let (writes, queue) = mpsc::channel(4096);
        tokio::spawn(writing::write_all(writer, queue));
        Ok(Store { readers, writes })
    }

    /// Writes; returns when it is on disk.
    pub async fn write(&self, write: Write) -> Result<(), StoreError> {
        let (done, written) = oneshot::channel();
        self.writes.send(Job { write, done }).await.map_err(|_| StoreError::Stopped)?;
        written.await.map_err(|_| StoreError::Stopped)?
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

#[cfg(test)]
mod tests {
    use super::*;

    /// Far more at once than one transaction holds: each is answered, and none is left out.
    #[tokio::test]
    async fn every_write_of_a_crowd_is_on_disk_when_it_is_answered() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Store::open(&folder.path().join("tables.sqlite")).await.expect("the file");
        let (table, news) = (TableId::fresh(), News { asked: Seats::NONE, is_over: false });
        let row = TableRow {
            id: table.clone(),
            offer: "toy".into(),
            head: "head\n".into(),
            seed: Seed::from_number(1),
            inherited: 0,
            host: [0; 32],
            pace: 0,
            is_listed: false,
            rematch: None,
            honors: None,
            chairs: Vec::new(),
            holders: Vec::new(),
        };
        let new = Write::Table { row: Box::new(row), lines: Vec::new(), news, rematch_of: None };
        store.write(new).await.expect("written");
        let crowd: Vec<_> = (0..2000)
            .map(|pace| {
                let (store, table) = (store.clone(), table.clone());
                tokio::spawn(async move { store.write(Write::Pace { table, pace }).await })
            })
            .collect();
        for write in crowd {
            write.await.expect("it runs").expect("it is written");
        }
        let (row, _) = store.table(&table).await.expect("read").expect("there");
        assert_eq!(row.pace, 1999);
    }
}
