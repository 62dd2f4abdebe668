//! What is kept of tables, wherever that is.

mod company;
mod rows;
mod write;

use crate::secret::{Secret, TableId, TokenHash};
use futures_util::future::BoxFuture;
use std::net::IpAddr;
use tabletop::Seat;

pub use company::{Calling, MOST_REMARKS, Remark, Subscription, Way};
pub use rows::{Chair, Sitter, Stale, Summary, TableRow, TableStatus};
pub use write::Write;

/// Why something could not be read or written. What exactly is wrong the storage has said in its own log.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StorageError {
    /// The table is not as whoever asked for the write has seen it.
    #[error("the table has been changed meanwhile")]
    Overtaken,
    /// It cannot be read or written now.
    #[error("what is kept cannot be read or written")]
    Failed,
    /// It may have been written: the answer was lost, and nobody can be asked now.
    #[error("nobody knows whether it was written")]
    Untold,
}

/// Something that is read or written meanwhile.
pub type Stored<'a, T> = BoxFuture<'a, Result<T, StorageError>>;

/// What somebody calls a request of theirs: sent again, it is recognised.
pub type RequestKey = [u8; 16];

/// Where tables are kept.
pub trait Storage: Send + Sync {
    /// Writes; done when it cannot be lost any more. A change of a table is refused unless the table has been changed
    /// `follows` times before.
    fn write(&self, write: Write, follows: i64) -> Stored<'_, ()>;
    /// The same, for a request that may come again: it is refused if a change was made for it before. Where everything
    /// ends with the one program that answers, no request comes again.
    fn write_for(&self, write: Write, follows: i64, _request: Option<RequestKey>) -> Stored<'_, ()> {
        self.write(write, follows)
    }
    /// Whether a change of a table was made for this request.
    fn is_done<'a>(&'a self, _table: &'a TableId, _request: RequestKey) -> Stored<'a, bool> {
        Box::pin(std::future::ready(Ok(false)))
    }
    /// A number that stays the same as long as nobody else can have changed a table; `None` while somebody else may
    /// lead it, so that nothing in memory may be shown. Where there is nobody else it never changes.
    fn term(&self, _id: &TableId) -> Option<i64> {
        Some(0)
    }
    /// A table and its journal, if there is such a table.
    fn table<'a>(&'a self, id: &'a TableId) -> Stored<'a, Option<(TableRow, String)>>;
    /// Whether a table's game was over when it was last played.
    fn is_over<'a>(&'a self, id: &'a TableId) -> Stored<'a, bool>;
    /// Where a seat's link or an invitation leads.
    fn seat_of(&self, secret: Secret) -> Stored<'_, Option<(TableId, Seat)>>;
    /// Whether anybody is known by this here: as who plays at a table, or as who made one.
    fn knows(&self, session: TokenHash) -> Stored<'_, bool>;
    /// The tables at which somebody plays, those that were touched last first.
    fn tables_of(&self, session: TokenHash, most: u32) -> Stored<'_, Vec<Summary>>;
    /// The tables that the lobby shows to everybody: a few of each address, those that were touched last first.
    fn listed(&self, most: u32) -> Stored<'_, Vec<Summary>>;
    /// Unfinished tables at which clocks run, those that were touched last first.
    fn clocked(&self, most: u32) -> Stored<'_, Vec<TableId>>;
    /// How many tables were opened from an address that is not forgotten yet.
    fn tables_from(&self, network: IpAddr) -> Stored<'_, usize>;
    /// Tables that nobody has begun and nothing has happened at since `unbegun`, and those that nobody has finished
    /// since `unfinished`, in seconds since 1970; the oldest first. None that were set aside.
    fn stale(&self, unbegun: i64, unfinished: i64, most: u32) -> Stored<'_, Vec<Stale>>;
    /// Gives back the room that is not needed any more.
    fn give_room_back(&self) -> Stored<'_, ()>;
}
