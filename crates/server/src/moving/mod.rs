//! Everything that is kept moves from a file to a database or back, and nothing is lost on the way.
//!
//! What is moved is whatever stands in the tables of both, column by column: a column that only one of them has stops it
//! before anything is written. Nobody may be served from either meanwhile, and the goal must be empty. All of it is one
//! transaction, and before that ends what has arrived is read again and compared with what was sent.

mod place;
mod postgres;
mod sqlite;
mod value;

pub use place::{Place, PlaceError};

use crate::seal::KeySource;
use crate::store::StoreError;
use crate::writing::{Statement, statement};
use futures_util::future::{BoxFuture, LocalBoxFuture};
use std::collections::BTreeMap;
use value::{Digest, Kind, Value};

/// Why nothing was moved.
#[derive(Debug, thiserror::Error)]
pub enum MoveError {
    /// What is kept cannot be read or written.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// Somebody serves from there.
    #[error("{0} nodes are served from it")]
    Served(i64),
    /// There are tables already.
    #[error("there are {0} tables already")]
    NotEmpty(i64),
    /// One of the two has a column that the other does not have.
    #[error("only one of them has {0}")]
    Unequal(String),
    /// What has arrived is not what was sent.
    #[error("what has arrived in {0} is not what was sent")]
    Garbled(&'static str),
}

impl From<sqlx::Error> for MoveError {
    fn from(error: sqlx::Error) -> MoveError {
        MoveError::Store(error.into())
    }
}

/// What is moved, in this order. Who leads a table, which nodes there are and what they were asked lately is the database's
/// own, and means nothing anywhere else.
const TABLES: [&str; 8] = ["tables", "chairs", "holders", "steps", "packs", "remarks", "callings", "keys"];
/// Columns that only the database has, and that begin anew there.
const OWN: [&str; 2] = ["leader", "epoch"];
/// Keys of nodes, which mean nothing elsewhere.
const NODES: &str = "nodes";

/// The columns of a table with what they hold.
type Columns = BTreeMap<String, Kind>;
/// A row: what stands in each column.
type Cells = BTreeMap<String, Value>;

/// Where rows come from or go to.
trait Side: Send {
    /// The columns of a table.
    fn columns<'a>(&'a mut self, table: &'static str) -> BoxFuture<'a, Result<Columns, MoveError>>;
    /// Hands every row of a table on, some at a time.
    fn read<'a>(
        &'a mut self,
        table: &'static str,
        from: i64,
        most: i64,
    ) -> BoxFuture<'a, Result<Vec<Cells>, MoveError>>;
    /// Writes a row.
    fn write(&mut self, row: Statement) -> BoxFuture<'_, Result<(), MoveError>>;
    /// Everything that was written stays.
    fn commit(self: Box<Self>) -> BoxFuture<'static, Result<(), MoveError>>;
}

/// Rows that are in memory at a time.
const TOGETHER: i64 = 5000;

/// How many rows of each table were moved.
pub type Moved = Vec<(&'static str, u64)>;

/// Moves everything. Seeds move as they are sealed, so that whoever is served from the goal needs the same key: it must be at
/// `key`.
///
/// In a box, like everything that commands wait for: it is compiled here and not once more with the program.
pub fn move_all<'a>(
    from: &'a Place,
    to: &'a Place,
    key: &'a KeySource,
) -> LocalBoxFuture<'a, Result<Moved, MoveError>> {
    Box::pin(async move {
        let (mut source, mut goal) = (from.source(key).await?, to.goal(key).await?);
        let mut columns = Vec::new();
        for table in TABLES {
            columns.push(common(table, source.columns(table).await?, goal.columns(table).await?)?);
        }
        let mut moved = Vec::new();
        for (table, columns) in TABLES.into_iter().zip(&columns) {
            moved.push((table, move_table(&mut *source, &mut *goal, table, columns).await?));
        }
        goal.commit().await?;
        Ok(moved)
    })
}

/// The columns of a table, which both must have, as the goal knows them.
fn common(table: &str, source: Columns, goal: Columns) -> Result<Columns, MoveError> {
    let lacks =
        |columns: &Columns, name: &String| !columns.contains_key(name) && !OWN.contains(&name.as_str());
    let missing =
        source.keys().find(|name| lacks(&goal, name)).or(goal.keys().find(|name| lacks(&source, name)));
    match missing {
        Some(name) => Err(MoveError::Unequal(format!("{table}.{name}"))),
        None => Ok(goal.into_iter().filter(|(name, _)| !OWN.contains(&name.as_str())).collect()),
    }
}

async fn move_table(
    source: &mut dyn Side,
    goal: &mut dyn Side,
    table: &'static str,
    columns: &Columns,
) -> Result<u64, MoveError> {
    let mut sent = Digest::default();
    let mut from = 0;
    loop {
        let rows = source.read(table, from, TOGETHER).await?;
        if rows.is_empty() {
            break;
        }
        from += rows.len() as i64;
        for row in rows.into_iter().filter(|row| is_moved(table, row)) {
            let row: Cells = row.into_iter().filter(|(name, _)| columns.contains_key(name)).collect();
            sent.add(&row);
            goal.write(insertion(table, columns, row)).await?;
        }
    }
    let mut arrived = Digest::default();
    let mut from = 0;
    loop {
        let rows = goal.read(table, from, TOGETHER).await?;
        if rows.is_empty() {
            break;
        }
        from += rows.len() as i64;
        for row in rows {
            arrived.add(&row.into_iter().filter(|(name, _)| columns.contains_key(name)).collect());
        }
    }
    if sent == arrived { Ok(sent.rows) } else { Err(MoveError::Garbled(table)) }
}

/// The statement that writes a row.
fn insertion(table: &str, columns: &Columns, row: Cells) -> Statement {
    let names: Vec<&str> = row.keys().map(String::as_str).collect();
    let marks: Vec<String> = (1..=names.len()).map(|number| format!("${number}")).collect();
    let (names, marks) = (names.join(", "), marks.join(", "));
    let insert = statement(format!("INSERT INTO {table} ({names}) VALUES ({marks})"));
    row.into_iter().fold(insert, |insert, (name, value)| {
        insert.bind(value.bound(columns.get(&name).copied().unwrap_or(Kind::Text)))
    })
}

fn is_moved(table: &str, row: &Cells) -> bool {
    table != "keys" || row.get("name") != Some(&Value::Text(NODES.into()))
}
