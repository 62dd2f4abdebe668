//! What is read back.

use super::{Store, StoreError};
use sqlx::sqlite::SqliteRow;
use sqlx::{Row, query};
use tabletop::{Seat, Seats};
use web::{Chair, Remark, Secret, Sitter, Summary, TableId, TableRow, TokenHash};

/// So many of the tables from one address come before those of all others in the lobby.
const LISTED_EACH: u32 = 3;

impl Store {
    /// A table and its journal, if there is such a table.
    pub async fn table(&self, id: &TableId) -> Result<Option<(TableRow, String)>, StoreError> {
        let found = query("SELECT * FROM tables WHERE id = ?").bind(id.as_str());
        let Some(found) = found.fetch_optional(&self.readers).await? else {
            return Ok(None);
        };
        let chairs = query("SELECT * FROM chairs WHERE table_id = ? ORDER BY seat").bind(id.as_str());
        let holders = query("SELECT purse, seat FROM holders WHERE table_id = ?").bind(id.as_str());
        let packed = query("SELECT lines FROM packs WHERE table_id = ?").bind(id.as_str());
        let steps = query("SELECT line FROM steps WHERE table_id = ? ORDER BY step").bind(id.as_str());
        let remarks = query("SELECT * FROM remarks WHERE table_id = ? ORDER BY number").bind(id.as_str());
        let callings = query("SELECT * FROM callings WHERE table_id = ?").bind(id.as_str());
        let terms: Option<String> = found.try_get("terms")?;
        let rematch: Option<String> = found.try_get("rematch")?;
        let achievements: Option<String> = found.try_get("honors")?;
        let row = TableRow {
            id: id.clone(),
            revision: found.try_get("revision")?,
            offer: found.try_get("offer")?,
            head: found.try_get("head")?,
            seed: self.seal.open(id, found.try_get("seed")?)?,
            inherited: found.try_get::<i64, _>("inherited")? as usize,
            host: bytes(&found, "host")?,
            pace: found.try_get("pace")?,
            is_listed: found.try_get("listed")?,
            is_begun: found.try_get("begun")?,
            rematch: rematch.and_then(|id| id.parse().ok()),
            achievements: achievements.and_then(|text| serde_json::from_str(&text).ok()),
            analyses: [found.try_get("analysis")?, found.try_get("analysis_open")?],
            chairs: each(chairs.fetch_all(&self.readers).await?, chair)?,
            holders: each(holders.fetch_all(&self.readers).await?, |row| {
                Ok((bytes(row, "purse")?, Seat(row.try_get("seat")?)))
            })?,
            terms: terms.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default(),
            remarks: each(remarks.fetch_all(&self.readers).await?, remark)?,
            callings: each(callings.fetch_all(&self.readers).await?, |row| {
                Ok((Seat(row.try_get("seat")?), serde_json::from_str(row.try_get("calling")?)))
            })?
            .into_iter()
            .filter_map(|(seat, calling)| Some((seat, calling.ok()?)))
            .collect(),
        };
        let mut journal = row.head.clone();
        if let Some(packed) = packed.fetch_optional(&self.readers).await? {
            for line in crate::writing::unpack_lines(packed.try_get("lines")?)? {
                journal.push_str(&line);
                journal.push('\n');
            }
        }
        for step in steps.fetch_all(&self.readers).await? {
            journal.push_str(step.try_get("line")?);
            journal.push('\n');
        }
        Ok(Some((row, journal)))
    }

    /// Whether a table's game was over when it was last played.
    pub async fn is_over(&self, id: &TableId) -> Result<bool, StoreError> {
        let found = query("SELECT over FROM tables WHERE id = ?").bind(id.as_str());
        let row = found.fetch_optional(&self.readers).await?;
        Ok(row.map(|row| row.try_get("over")).transpose()?.unwrap_or(false))
    }

    /// Where a seat's link or an invitation leads.
    pub async fn seat_of(&self, secret: Secret) -> Result<Option<(TableId, Seat)>, StoreError> {
        let found = query("SELECT table_id, seat FROM chairs WHERE secret = ?").bind(secret.reveal());
        let Some(row) = found.fetch_optional(&self.readers).await? else {
            return Ok(None);
        };
        let id: String = row.try_get("table_id")?;
        Ok(id.parse().ok().zip(Some(Seat(row.try_get("seat")?))))
    }

    /// Whether anybody is known by this here: as who plays at a table, or as who made one.
    pub async fn knows(&self, session: &TokenHash) -> Result<bool, StoreError> {
        for known in
            ["SELECT 1 FROM holders WHERE purse = ? LIMIT 1", "SELECT 1 FROM tables WHERE host = ? LIMIT 1"]
        {
            if query(known).bind(&session[..]).fetch_optional(&self.readers).await?.is_some() {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// The tables at which somebody plays, those that were touched last first.
    pub async fn tables_of(&self, session: &TokenHash, most: u32) -> Result<Vec<Summary>, StoreError> {
        let found = query(
            "SELECT t.*, group_concat(h.seat) AS own FROM holders h JOIN tables t ON t.id = h.table_id
             WHERE h.purse = ? GROUP BY t.id ORDER BY t.over, t.touched DESC LIMIT ?",
        );
        self.summaries(found.bind(&session[..]).bind(most).fetch_all(&self.readers).await?).await
    }

    /// The tables that the lobby shows to everybody: a few of each address, those that were touched last first.
    pub async fn listed(&self, most: u32) -> Result<Vec<Summary>, StoreError> {
        // However many tables one address opens, those of others are seen.
        let found = query(
            "SELECT *, '' AS own FROM (
                 SELECT *, row_number() OVER (PARTITION BY coalesce(home, id) ORDER BY touched DESC) AS nth
                 FROM tables WHERE listed = 1)
             ORDER BY nth > ?, touched DESC LIMIT ?",
        );
        self.summaries(found.bind(LISTED_EACH).bind(most).fetch_all(&self.readers).await?).await
    }

    /// Unfinished tables at which clocks run, those that were touched last first.
    pub async fn clocked(&self, most: u32) -> Result<Vec<TableId>, StoreError> {
        let found = query(
            "SELECT id FROM tables WHERE over = 0 AND terms IS NOT NULL AND json_extract(terms, '$.clock') IS NOT NULL
             ORDER BY touched DESC LIMIT ?",
        );
        each(found.bind(most).fetch_all(&self.readers).await?, |row| {
            let id: String = row.try_get("id")?;
            id.parse().map_err(|()| StoreError::Nonsense("the name of a table"))
        })
    }

    async fn summaries(&self, rows: Vec<SqliteRow>) -> Result<Vec<Summary>, StoreError> {
        let mut summaries = Vec::with_capacity(rows.len());
        for row in rows {
            let id: String = row.try_get("id")?;
            let names = query("SELECT name FROM chairs WHERE table_id = ? ORDER BY seat").bind(&id);
            let own: String = row.try_get("own")?;
            summaries.push(Summary {
                names: each(names.fetch_all(&self.readers).await?, |row| Ok(row.try_get("name")?))?,
                id: id.parse().map_err(|()| StoreError::Nonsense("the name of a table"))?,
                offer: row.try_get("offer")?,
                asked: seats(row.try_get("asked")?),
                is_over: row.try_get("over")?,
                touched: row.try_get("touched")?,
                own: own.split(',').filter_map(|seat| seat.parse().ok()).map(Seat).collect(),
            });
        }
        Ok(summaries)
    }
}

fn each<T>(
    rows: Vec<SqliteRow>,
    read: impl Fn(&SqliteRow) -> Result<T, StoreError>,
) -> Result<Vec<T>, StoreError> {
    rows.iter().map(read).collect()
}

fn bytes(row: &SqliteRow, column: &str) -> Result<[u8; 32], StoreError> {
    let bytes: &[u8] = row.try_get(column)?;
    bytes.try_into().map_err(|_| StoreError::Nonsense("32 bytes"))
}

fn seats(bits: i64) -> Seats {
    (0..16).filter(|seat| bits & (1 << seat) != 0).map(Seat).collect()
}

fn remark(row: &SqliteRow) -> Result<Remark, StoreError> {
    Ok(Remark {
        number: row.try_get("number")?,
        step: row.try_get::<i64, _>("step")? as usize,
        seat: Seat(row.try_get("seat")?),
        said: row.try_get("said")?,
    })
}

fn chair(row: &SqliteRow) -> Result<Chair, StoreError> {
    let secret = || -> Result<Secret, StoreError> {
        let text: Option<&str> = row.try_get("secret")?;
        text.and_then(|text| text.parse().ok()).ok_or(StoreError::Nonsense("the secret of a seat"))
    };
    let sitter = match row.try_get("kind")? {
        "invited" => Sitter::Invited(secret()?),
        "person" => Sitter::Person(secret()?),
        "bot" => Sitter::Bot(row.try_get("level")?),
        _ => return Err(StoreError::Nonsense("who sits on a seat")),
    };
    Ok(Chair { sitter, name: row.try_get("name")? })
}
