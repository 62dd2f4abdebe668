//! Old steps of a game take little room: they lie together in one packed piece, as in a file.
//!
//! A row for each step costs three times what the step says, and a game repeats itself: packed, it takes an eighth.

use super::{Connection, StoreError, statement};
use flate2::{Compression, read::ZlibDecoder, write::ZlibEncoder};
use std::io::{Read, Write};
use web::TableId;

/// Whether so many loose steps of a table should be packed.
pub fn is_due<C: Connection>(_connection: &C, loose: usize, is_over: bool) -> bool {
    loose > 0 && (is_over || loose > C::MOST_LOOSE)
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

/// Packs lines, one text per step.
fn close(lines: &[String]) -> Result<Vec<u8>, StoreError> {
    let json = serde_json::to_vec(lines).map_err(|_| StoreError::Nonsense("steps"))?;
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(&json)?;
    Ok(encoder.finish()?)
}

async fn packed(connection: &mut impl Connection, table: &TableId) -> Result<Vec<String>, StoreError> {
    let found = statement("SELECT lines FROM packs WHERE table_id = $1").bind(table);
    connection.bytes(found).await?.map_or(Ok(Vec::new()), |bytes| open(&bytes))
}

/// Keeps these lines packed.
async fn keep(connection: &mut impl Connection, table: &TableId, lines: &[String]) -> Result<(), StoreError> {
    let keep =
        "INSERT INTO packs VALUES ($1, $2) ON CONFLICT (table_id) DO UPDATE SET lines = excluded.lines";
    connection.run(statement(keep).bind(table).bind(close(lines)?)).await?;
    let count = statement("UPDATE tables SET packed = $1 WHERE id = $2");
    connection.run(count.bind(lines.len() as i64).bind(table)).await?;
    Ok(())
}

/// Packs all steps of a table.
pub async fn pack(connection: &mut impl Connection, table: &TableId) -> Result<(), StoreError> {
    let mut lines = packed(connection, table).await?;
    let loose = statement("SELECT line FROM steps WHERE table_id = $1 ORDER BY step").bind(table);
    lines.extend(connection.texts(loose).await?);
    connection.run(statement("DELETE FROM steps WHERE table_id = $1").bind(table)).await?;
    keep(connection, table, &lines).await
}

/// Forgets packed steps from this one on: they are taken back.
pub async fn cut(connection: &mut impl Connection, table: &TableId, from: usize) -> Result<(), StoreError> {
    let mut lines = packed(connection, table).await?;
    lines.truncate(from);
    keep(connection, table, &lines).await
}
