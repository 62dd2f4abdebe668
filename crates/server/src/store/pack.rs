//! Old steps of a game take little room: all but the latest lie together in one packed piece.
//!
//! A row for each step costs three times what the step says, and a game repeats itself: packed, it takes an eighth.

use super::StoreError;
use flate2::{Compression, read::ZlibDecoder, write::ZlibEncoder};
use sqlx::sqlite::SqliteConnection;
use sqlx::{Row, query};
use std::io::{Read, Write};
use web::TableId;

/// So many steps may lie unpacked at a table that is played.
const MOST_LOOSE: usize = 64;

/// Whether the steps of a table should be packed.
pub fn is_due(packed: usize, steps: usize, is_over: bool) -> bool {
    steps > packed && (is_over || steps - packed > MOST_LOOSE)
}

/// What lies packed, one text per step.
pub fn open(bytes: &[u8]) -> Result<Vec<String>, StoreError> {
    let mut json = Vec::new();
    let nonsense = StoreError::Nonsense("packed steps");
    match ZlibDecoder::new(bytes).read_to_end(&mut json) {
        Ok(_) => serde_json::from_slice(&json).map_err(|_| nonsense),
        Err(_) => Err(nonsense),
    }
}

fn close(lines: &[String]) -> Result<Vec<u8>, StoreError> {
    let json = serde_json::to_vec(lines).map_err(|_| StoreError::Nonsense("steps"))?;
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(&json)?;
    Ok(encoder.finish()?)
}

async fn packed(connection: &mut SqliteConnection, table: &TableId) -> Result<Vec<String>, StoreError> {
    let found = query("SELECT lines FROM packs WHERE table_id = ?").bind(table.as_str());
    match found.fetch_optional(connection).await? {
        Some(row) => open(row.try_get("lines")?),
        None => Ok(Vec::new()),
    }
}

async fn keep(
    connection: &mut SqliteConnection,
    table: &TableId,
    lines: &[String],
) -> Result<(), StoreError> {
    query("INSERT OR REPLACE INTO packs VALUES (?, ?)")
        .bind(table.as_str())
        .bind(close(lines)?)
        .execute(&mut *connection)
        .await?;
    query("UPDATE tables SET packed = ? WHERE id = ?")
        .bind(lines.len() as i64)
        .bind(table.as_str())
        .execute(connection)
        .await?;
    Ok(())
}

/// Packs all steps of a table.
pub async fn pack(connection: &mut SqliteConnection, table: &TableId) -> Result<(), StoreError> {
    let mut lines = packed(connection, table).await?;
    let loose = query("SELECT line FROM steps WHERE table_id = ? ORDER BY step").bind(table.as_str());
    for row in loose.fetch_all(&mut *connection).await? {
        lines.push(row.try_get("line")?);
    }
    let emptied = query("DELETE FROM steps WHERE table_id = ?").bind(table.as_str());
    emptied.execute(&mut *connection).await?;
    keep(connection, table, &lines).await
}

/// Forgets packed steps from this one on: they are taken back.
pub async fn cut(connection: &mut SqliteConnection, table: &TableId, from: usize) -> Result<(), StoreError> {
    let mut lines = packed(connection, table).await?;
    lines.truncate(from);
    keep(connection, table, &lines).await
}
