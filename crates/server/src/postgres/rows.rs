//! Rows as they lie in the database, and what the pages know of them: here alone one becomes the other.

use crate::seal::Seal;
use crate::store::StoreError;
use crate::writing::unpack_lines;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use sqlx::Row;
use sqlx::postgres::PgRow;
use tabletop::{Seat, Seats};
use web::{Chair, Remark, Secret, Sitter, Summary, TableId, TableRow};

/// A table with all that belongs to it, in one look: nothing changes between its parts.
pub const TABLE: &str = "SELECT t.*,
    (SELECT lines FROM packs WHERE table_id = t.id) AS pack,
    ARRAY(SELECT line FROM steps WHERE table_id = t.id ORDER BY step) AS lines,
    (SELECT json_agg(c ORDER BY seat)::text FROM chairs c WHERE table_id = t.id) AS chairs,
    (SELECT json_agg(json_build_array(encode(purse, 'hex'), seat) ORDER BY seat)::text
        FROM holders WHERE table_id = t.id) AS holders,
    (SELECT json_agg(r ORDER BY number)::text FROM remarks r WHERE table_id = t.id) AS remarks,
    (SELECT json_agg(json_build_array(seat, calling) ORDER BY seat)::text
        FROM callings WHERE table_id = t.id) AS callings
    FROM tables t WHERE id = $1";

#[derive(Deserialize)]
struct ChairRow {
    kind: String,
    name: String,
    level: String,
    secret: Option<String>,
}

#[derive(Deserialize)]
struct RemarkRow {
    number: i64,
    step: usize,
    seat: u8,
    said: Option<String>,
}

/// A table and its journal.
pub fn table(id: &TableId, found: &PgRow, seal: &Seal) -> Result<(TableRow, String), StoreError> {
    let terms: Option<String> = found.try_get("terms")?;
    let rematch: Option<String> = found.try_get("rematch")?;
    let achievements: Option<String> = found.try_get("honors")?;
    let holders: Vec<(String, u8)> = parsed(found, "holders")?;
    let callings: Vec<(u8, String)> = parsed(found, "callings")?;
    let row = TableRow {
        id: id.clone(),
        revision: found.try_get("revision")?,
        offer: found.try_get("offer")?,
        head: found.try_get("head")?,
        seed: seal.open(id, found.try_get("seed")?)?,
        inherited: found.try_get::<i64, _>("inherited")? as usize,
        host: bytes(found.try_get("host")?)?,
        pace: found.try_get::<i64, _>("pace")? as u32,
        is_listed: found.try_get("listed")?,
        is_begun: found.try_get("begun")?,
        rematch: rematch.and_then(|id| id.parse().ok()),
        achievements: achievements.and_then(|text| serde_json::from_str(&text).ok()),
        analyses: [found.try_get("analysis")?, found.try_get("analysis_open")?],
        chairs: parsed(found, "chairs")?.into_iter().map(chair).collect::<Result<_, _>>()?,
        holders: holders.into_iter().map(holder).collect::<Result<_, _>>()?,
        terms: terms.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default(),
        remarks: parsed(found, "remarks")?.into_iter().map(remark).collect(),
        callings: callings
            .into_iter()
            .filter_map(|(seat, calling)| Some((Seat(seat), serde_json::from_str(&calling).ok()?)))
            .collect(),
    };
    let pack: Option<&[u8]> = found.try_get("pack")?;
    let mut journal = row.head.clone();
    let packed = pack.map(unpack_lines).transpose()?.unwrap_or_default();
    for line in packed.into_iter().chain(found.try_get::<Vec<String>, _>("lines")?) {
        journal.push_str(&line);
        journal.push('\n');
    }
    Ok((row, journal))
}

/// A table in a list of tables; `own` has the seats of whoever asks, separated by commas.
pub fn summary(row: &PgRow) -> Result<Summary, StoreError> {
    let own: String = row.try_get("own")?;
    Ok(Summary {
        id: id(row)?,
        offer: row.try_get("offer")?,
        names: row.try_get("names")?,
        asked: seats(row.try_get("asked")?),
        is_over: row.try_get("over")?,
        touched: row.try_get("touched")?,
        own: own.split(',').filter_map(|seat| seat.parse().ok()).map(Seat).collect(),
    })
}

/// The name of a table.
pub fn id(row: &PgRow) -> Result<TableId, StoreError> {
    let id: &str = row.try_get("id")?;
    id.parse().map_err(|()| StoreError::Nonsense("the name of a table"))
}

/// What PostgreSQL has put together as JSON; nothing if there is none.
fn parsed<T: DeserializeOwned>(row: &PgRow, column: &str) -> Result<Vec<T>, StoreError> {
    let text: Option<&str> = row.try_get(column)?;
    let parsed = text.map(serde_json::from_str).transpose();
    parsed.map(Option::unwrap_or_default).map_err(|_| StoreError::Nonsense("what belongs to a table"))
}

fn bytes(bytes: &[u8]) -> Result<[u8; 32], StoreError> {
    bytes.try_into().map_err(|_| StoreError::Nonsense("32 bytes"))
}

fn holder((purse, seat): (String, u8)) -> Result<([u8; 32], Seat), StoreError> {
    let mut token = [0; 32];
    let digits = purse.as_bytes().chunks_exact(2).map(|pair| std::str::from_utf8(pair).unwrap_or("?"));
    for (byte, pair) in token.iter_mut().zip(digits) {
        *byte = u8::from_str_radix(pair, 16).map_err(|_| StoreError::Nonsense("32 bytes"))?;
    }
    Ok((token, Seat(seat)))
}

fn seats(bits: i64) -> Seats {
    (0..16).filter(|seat| bits & (1 << seat) != 0).map(Seat).collect()
}

fn remark(row: RemarkRow) -> Remark {
    Remark { number: row.number, step: row.step, seat: Seat(row.seat), said: row.said }
}

fn chair(row: ChairRow) -> Result<Chair, StoreError> {
    let secret = || -> Result<Secret, StoreError> {
        let text = row.secret.as_deref().and_then(|text| text.parse().ok());
        text.ok_or(StoreError::Nonsense("the secret of a seat"))
    };
    let sitter = match &*row.kind {
        "invited" => Sitter::Invited(secret()?),
        "person" => Sitter::Person(secret()?),
        "bot" => Sitter::Bot(row.level),
        _ => return Err(StoreError::Nonsense("who sits on a seat")),
    };
    Ok(Chair { sitter, name: row.name })
}
