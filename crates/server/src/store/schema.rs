//! The shape of the file.

use super::StoreError;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection, Row};

/// Each step leads from one format of the file to the next; the file says in `user_version` which one it has.
const STEPS: [&str; 2] = [
    "
    CREATE TABLE tables (
        id TEXT PRIMARY KEY, offer TEXT NOT NULL, head TEXT NOT NULL, seed BLOB NOT NULL,
        inherited INTEGER NOT NULL, host BLOB NOT NULL, pace INTEGER NOT NULL, listed INTEGER NOT NULL,
        rematch TEXT, created INTEGER NOT NULL, touched INTEGER NOT NULL,
        asked INTEGER NOT NULL, over INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX tables_touched ON tables (listed, touched);
    CREATE TABLE chairs (
        table_id TEXT NOT NULL REFERENCES tables, seat INTEGER NOT NULL, kind TEXT NOT NULL,
        name TEXT NOT NULL, level TEXT NOT NULL, secret TEXT UNIQUE,
        PRIMARY KEY (table_id, seat)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE holders (
        purse BLOB NOT NULL, table_id TEXT NOT NULL REFERENCES tables, seat INTEGER NOT NULL,
        PRIMARY KEY (purse, table_id, seat)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX holders_table ON holders (table_id);
    CREATE TABLE steps (
        table_id TEXT NOT NULL REFERENCES tables, step INTEGER NOT NULL, line TEXT NOT NULL,
        PRIMARY KEY (table_id, step)
    ) STRICT, WITHOUT ROWID;
",
    "ALTER TABLE tables ADD COLUMN honors TEXT;",
];

/// Opens the one connection that writes, and brings the file into the newest format.
pub async fn connect(options: &SqliteConnectOptions) -> Result<SqliteConnection, StoreError> {
    let mut connection = options.connect().await?;
    let found: i64 = sqlx::query("PRAGMA user_version").fetch_one(&mut connection).await?.try_get(0)?;
    let known = STEPS.len() as i64;
    if found > known {
        return Err(StoreError::Newer { found, known });
    }
    for (step, number) in STEPS.into_iter().zip(1..).skip(found as usize) {
        let mut transaction = connection.begin().await?;
        sqlx::raw_sql(step).execute(&mut *transaction).await?;
        let version = sqlx::AssertSqlSafe(format!("PRAGMA user_version = {number}"));
        sqlx::raw_sql(version).execute(&mut *transaction).await?;
        transaction.commit().await?;
    }
    Ok(connection)
}
