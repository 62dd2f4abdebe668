//! The shape of the file.
//!
//! Its steps are counted in `user_version`, which SQLite keeps in the head of every file, and one of them packs steps of games
//! with code. sqlx's own migrations would need a second count beside it for the files that are there already, and could do
//! nothing but SQL.

use super::StoreError;
use crate::log;
use crate::seal::{KeySource, Seal};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection, Row};
use tabletop::Seed;

/// Each step leads from one format of the file to the next; the file says in `user_version` which one it has.
pub(super) const STEPS: [&str; 6] = [
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
    // Whether anybody began a table of before nobody has written down; it shall not be dropped for that.
    "
    ALTER TABLE tables ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE tables ADD COLUMN packed INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE tables ADD COLUMN begun INTEGER NOT NULL DEFAULT 1;
    ALTER TABLE tables ADD COLUMN aside INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE tables ADD COLUMN home TEXT;
    CREATE INDEX tables_home ON tables (home) WHERE home IS NOT NULL;
    CREATE TABLE packs (table_id TEXT PRIMARY KEY REFERENCES tables, lines BLOB NOT NULL) STRICT;
",
    "
    ALTER TABLE tables ADD COLUMN terms TEXT;
    CREATE TABLE remarks (
        table_id TEXT NOT NULL REFERENCES tables, number INTEGER NOT NULL, step INTEGER NOT NULL,
        seat INTEGER NOT NULL, said TEXT,
        PRIMARY KEY (table_id, number)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE callings (
        table_id TEXT NOT NULL REFERENCES tables, seat INTEGER NOT NULL, calling TEXT NOT NULL,
        PRIMARY KEY (table_id, seat, calling)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE keys (name TEXT PRIMARY KEY, key BLOB NOT NULL) STRICT;
",
    "
    ALTER TABLE tables ADD COLUMN analysis TEXT;
    ALTER TABLE tables ADD COLUMN analysis_open TEXT;
",
    // From here on seeds are sealed; that takes more than SQL, which has nothing to do here.
    "SELECT 1;",
];

/// The format from which on old steps are packed.
const PACKED: i64 = 3;

/// The format from which on seeds are sealed.
const SEALED: i64 = 6;

/// What a file says that gives room back when it is asked to.
const INCREMENTAL: i64 = 2;

/// Opens the one connection that writes, and brings the file into the newest format; with what seeds are sealed.
pub async fn connect(
    options: &SqliteConnectOptions,
    key: &KeySource,
) -> Result<(SqliteConnection, Seal), StoreError> {
    let mut connection = options.connect().await?;
    let found = number(&mut connection, "PRAGMA user_version").await?;
    let known = STEPS.len() as i64;
    if found > known {
        return Err(StoreError::Newer { found, known });
    }
    let seal = Seal::find(key, known_key(&mut connection).await?.as_deref())?;
    // What is sealed must not be readable in what was left over.
    sqlx::raw_sql("PRAGMA secure_delete = ON").execute(&mut connection).await?;
    for (step, number) in STEPS.into_iter().zip(1..).skip(found as usize) {
        let mut transaction = connection.begin().await?;
        sqlx::raw_sql(step).execute(&mut *transaction).await?;
        let version = sqlx::AssertSqlSafe(format!("PRAGMA user_version = {number}"));
        sqlx::raw_sql(version).execute(&mut *transaction).await?;
        if number == PACKED {
            pack_all(&mut transaction).await?;
        }
        if number == SEALED {
            seal_all(&mut transaction, &seal).await?;
        }
        transaction.commit().await?;
    }
    if (1..SEALED).contains(&found)
        && let Err(error) = sweep(&mut connection).await
    {
        let advice =
            "seeds of before may be read in what is left over in it; `troyes backup` makes a clean copy";
        log::say("storage", format_args!("the file could not be written anew: {error}; {advice}"));
    }
    sqlx::raw_sql("PRAGMA secure_delete = OFF").execute(&mut connection).await?;
    if let Err(error) = tidy(&mut connection).await {
        // A full disk, perhaps: people can play all the same, or at least look.
        log::say("storage", format_args!("the file could not be tidied: {error}"));
    }
    Ok((connection, seal))
}

/// Writes the file anew: rows that grew or moved while seeds lay open have left copies of them in its pages.
async fn sweep(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    sqlx::raw_sql("VACUUM; PRAGMA wal_checkpoint(TRUNCATE)").execute(connection).await?;
    Ok(())
}

async fn tidy(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    // Perhaps this program can open what the last one could not.
    sqlx::raw_sql("UPDATE tables SET aside = 0 WHERE aside = 1").execute(&mut *connection).await?;
    if number(connection, "PRAGMA auto_vacuum").await? != INCREMENTAL {
        // Only a file that is written anew can learn to shrink.
        sqlx::raw_sql("PRAGMA auto_vacuum = INCREMENTAL; VACUUM").execute(connection).await?;
    }
    Ok(())
}

async fn number(connection: &mut SqliteConnection, pragma: &'static str) -> Result<i64, StoreError> {
    Ok(sqlx::query(pragma).fetch_one(connection).await?.try_get(0)?)
}

/// By what the key is known again that seeds are sealed with already.
pub(super) async fn known_key(connection: &mut SqliteConnection) -> Result<Option<Vec<u8>>, StoreError> {
    if number(connection, "PRAGMA user_version").await? < SEALED {
        return Ok(None);
    }
    let found = sqlx::query("SELECT key FROM keys WHERE name = 'seal'").fetch_optional(connection).await?;
    Ok(found.map(|row| row.try_get("key")).transpose()?)
}

/// Seals every seed that lies open, and keeps by what the key is known again.
async fn seal_all(connection: &mut SqliteConnection, seal: &Seal) -> Result<(), StoreError> {
    for row in sqlx::query("SELECT id, seed FROM tables").fetch_all(&mut *connection).await? {
        let (id, seed): (String, Vec<u8>) = (row.try_get("id")?, row.try_get("seed")?);
        let id = id.parse().map_err(|()| StoreError::Nonsense("the name of a table"))?;
        let seed = Seed(seed.try_into().map_err(|_| StoreError::Nonsense("32 bytes"))?);
        let set = sqlx::query("UPDATE tables SET seed = ? WHERE id = ?").bind(seal.seal(&id, &seed)?);
        set.bind(id.as_str()).execute(&mut *connection).await?;
    }
    let keep = sqlx::query("INSERT OR REPLACE INTO keys VALUES ('seal', ?)").bind(seal.fingerprint());
    keep.execute(connection).await?;
    Ok(())
}

async fn pack_all(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    for row in sqlx::query("SELECT id FROM tables").fetch_all(&mut *connection).await? {
        let id: String = row.try_get("id")?;
        let id = id.parse().map_err(|()| StoreError::Nonsense("the name of a table"))?;
        crate::writing::pack(connection, &id).await?;
    }
    Ok(())
}
