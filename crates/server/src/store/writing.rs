//! How the one writer writes into the file.

use super::{StoreError, Task};
use crate::seal::Seal;
use crate::writing::{Connection, Statement, apply, query_of, statement};
use sqlx::sqlite::SqliteConnection;
use sqlx::{Row, query};
use web::{TableId, Write};

/// Pages that are given back to the file system at once; people who play meanwhile do not notice.
const PAGES_AT_ONCE: &str = "PRAGMA incremental_vacuum(256)";

/// Does what the writer is asked to. Whether a write followed what it should follow.
pub async fn perform(
    connection: &mut SqliteConnection,
    task: &Task,
    seal: &Seal,
) -> Result<bool, StoreError> {
    match task {
        Task::Write(write, follows) => follow(connection, write, *follows, seal).await,
        Task::Key(key) => {
            query("INSERT OR IGNORE INTO keys VALUES ('push', ?)").bind(key).execute(connection).await?;
            Ok(true)
        }
        Task::Shrink => {
            query(PAGES_AT_ONCE).fetch_all(connection).await?;
            Ok(true)
        }
    }
}

/// Writes, if the table is still as it was after `follows` changes. Whether it was.
async fn follow(
    connection: &mut SqliteConnection,
    write: &Write,
    follows: i64,
    seal: &Seal,
) -> Result<bool, StoreError> {
    let Some(table) = write.changes() else {
        apply(connection, write, 0, seal).await?;
        return Ok(true);
    };
    let next =
        query("UPDATE tables SET revision = revision + 1 WHERE id = ? AND revision = ? RETURNING packed")
            .bind(table.as_str())
            .bind(follows);
    let Some(row) = next.fetch_optional(&mut *connection).await? else { return Ok(false) };
    apply(connection, write, row.try_get::<i64, _>("packed")? as usize, seal).await?;
    Ok(true)
}

impl Connection for SqliteConnection {
    const MOST_LOOSE: usize = 64;

    async fn run(&mut self, statement: Statement) -> Result<u64, StoreError> {
        Ok(query_of!(statement).execute(self).await?.rows_affected())
    }

    async fn texts(&mut self, statement: Statement) -> Result<Vec<String>, StoreError> {
        let rows = query_of!(statement).fetch_all(self).await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    async fn bytes(&mut self, statement: Statement) -> Result<Option<Vec<u8>>, StoreError> {
        let row = query_of!(statement).fetch_optional(self).await?;
        Ok(row.map(|row| row.try_get(0)).transpose()?)
    }

    async fn add_steps(&mut self, table: &TableId, from: usize, lines: &[String]) -> Result<(), StoreError> {
        for (step, line) in (from as i64..).zip(lines) {
            let add = statement("INSERT INTO steps VALUES ($1, $2, $3)");
            self.run(add.bind(table).bind(step).bind(line.as_str())).await?;
        }
        Ok(())
    }
}
