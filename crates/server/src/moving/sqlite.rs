//! A file, row by row.

use super::value::{Kind, cells};
use super::{Cells, Columns, MoveError, Side};
use crate::seal::KeySource;
use crate::store::{Store, StoreError};
use crate::writing::{Connection, Statement};
use futures_util::future::BoxFuture;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteRow};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection as _, Row, query};
use std::path::Path;

/// A file that nobody else has.
pub struct InFile {
    connection: SqliteConnection,
    /// Whoever serves the file has this.
    _lease: crate::store::Lease,
}

impl InFile {
    /// A file that is there, in its newest format.
    pub async fn open_source(file: &Path, key: &KeySource) -> Result<InFile, MoveError> {
        if !file.is_file() {
            return Err(StoreError::File(std::io::ErrorKind::NotFound.into()).into());
        }
        InFile::open(file, key).await
    }

    /// A new file.
    pub async fn open_goal(file: &Path, key: &KeySource) -> Result<InFile, MoveError> {
        let mut opened = InFile::open(file, key).await?;
        match opened.tables().await? {
            0 => {
                // Those that come are kept instead of those of a file that nobody has used.
                query("DELETE FROM keys").execute(&mut opened.connection).await?;
                Ok(opened)
            }
            tables => Err(MoveError::NotEmpty(tables)),
        }
    }

    async fn open(file: &Path, key: &KeySource) -> Result<InFile, MoveError> {
        // Opened once as servers do, it has the newest format.
        let store = Store::open(file, key).await?;
        store.finish().await;
        drop(store);
        let lease = crate::store::Lease::take(file).await?;
        let options = SqliteConnectOptions::new().filename(file);
        let mut connection = options.connect().await?;
        query("BEGIN IMMEDIATE").execute(&mut connection).await?;
        Ok(InFile { connection, _lease: lease })
    }

    async fn tables(&mut self) -> Result<i64, MoveError> {
        Ok(query("SELECT count(*) FROM tables").fetch_one(&mut self.connection).await?.try_get(0)?)
    }
}

impl Side for InFile {
    fn columns<'a>(&'a mut self, table: &'static str) -> BoxFuture<'a, Result<Columns, MoveError>> {
        Box::pin(async move {
            let found = query("SELECT name, type AS kind FROM pragma_table_info(?)").bind(table);
            let rows = found.fetch_all(&mut self.connection).await?;
            let column = |row: &SqliteRow| Ok((row.try_get("name")?, Kind::named(row.try_get("kind")?)));
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
            // Nobody changes the file meanwhile, so that its own order stays the same.
            let read = AssertSqlSafe(format!("SELECT * FROM {table} LIMIT ? OFFSET ?"));
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
            self.connection.close().await?;
            Ok(())
        })
    }
}
