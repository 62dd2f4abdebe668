//! A database, row by row.

use super::value::{Kind, cells};
use super::{Cells, Columns, MoveError, Side};
use crate::postgres::PgStore;
use crate::seal::KeySource;
use crate::writing::{Connection, Statement};
use futures_util::future::BoxFuture;
use sqlx::postgres::PgRow;
use sqlx::{AssertSqlSafe, PgConnection, Row, query};

/// A database that no node serves from.
pub struct InDatabase {
    connection: PgConnection,
}

impl InDatabase {
    /// A database in its newest format, which nobody changes meanwhile.
    pub async fn open(url: &str, key: &KeySource) -> Result<InDatabase, MoveError> {
        let mut connection = PgStore::open(url, key).await?.detached().await?;
        query("BEGIN").execute(&mut connection).await?;
        // Nobody becomes a node before all is over, so nobody leads a table. A node that was only stopped, so that its time
        // is up, writes nothing when it wakes.
        query("LOCK TABLE tables, nodes IN EXCLUSIVE MODE").execute(&mut connection).await?;
        let alive = query("SELECT count(*) FROM nodes WHERE until > clock_timestamp()");
        match alive.fetch_one(&mut connection).await?.try_get(0)? {
            0 => Ok(InDatabase { connection }),
            nodes => Err(MoveError::Served(nodes)),
        }
    }

    /// A database without tables.
    pub async fn open_goal(url: &str, key: &KeySource) -> Result<InDatabase, MoveError> {
        let mut opened = InDatabase::open(url, key).await?;
        let count = query("SELECT count(*) FROM tables").fetch_one(&mut opened.connection).await?;
        match count.try_get(0)? {
            0 => {
                // A server that has run here has made keys of its own, which nobody needs as long as there are no tables.
                query("DELETE FROM keys").execute(&mut opened.connection).await?;
                Ok(opened)
            }
            tables => Err(MoveError::NotEmpty(tables)),
        }
    }
}

impl Side for InDatabase {
    fn columns<'a>(&'a mut self, table: &'static str) -> BoxFuture<'a, Result<Columns, MoveError>> {
        Box::pin(async move {
            let found = query(
                "SELECT column_name::text AS name, data_type::text AS kind FROM information_schema.columns
                 WHERE table_name = $1 AND table_schema = current_schema()",
            );
            let rows = found.bind(table).fetch_all(&mut self.connection).await?;
            let column = |row: &PgRow| Ok((row.try_get("name")?, Kind::named(row.try_get("kind")?)));
            rows.iter().map(column).collect()
        })
    }

    fn read<'a>(
        &'a mut self,
        table: &'static str,
        from: i64,
        most: i64,
    ) -> BoxFuture<'a, Result<Vec<Cells>, MoveError>> {
        Box::pin(async move {
            // In the order in which rows lie there: nobody changes them meanwhile.
            let read = AssertSqlSafe(format!("SELECT * FROM {table} ORDER BY ctid LIMIT $1 OFFSET $2"));
            let rows = query(read).bind(most).bind(from).fetch_all(&mut self.connection).await?;
            rows.iter().map(cells).collect()
        })
    }

    fn write(&mut self, row: Statement) -> BoxFuture<'_, Result<(), MoveError>> {
        Box::pin(async move {
            self.connection.run(row).await?;
            Ok(())
        })
    }

    fn commit(mut self: Box<Self>) -> BoxFuture<'static, Result<(), MoveError>> {
        Box::pin(async move {
            query("COMMIT").execute(&mut self.connection).await?;
            Ok(())
        })
    }
}
