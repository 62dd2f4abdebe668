//! How terms, remarks and callings are written, and the key that signs messages for browsers.

use super::{Store, StoreError, Task};
use sqlx::sqlite::SqliteConnection;
use sqlx::{Row, query};
use tabletop::Seat;
use web::{Calling, MOST_REMARKS, Remark, TableId, Terms};

impl Store {
    /// The key that signs messages for browsers: the one that is kept, or `new` from now on.
    pub async fn push_key(&self, new: Vec<u8>) -> Result<Vec<u8>, StoreError> {
        if let Some(kept) = self.kept_key().await? {
            return Ok(kept);
        }
        self.send(Task::Key(new.clone())).await?;
        Ok(self.kept_key().await?.unwrap_or(new))
    }

    async fn kept_key(&self) -> Result<Option<Vec<u8>>, StoreError> {
        let found = query("SELECT key FROM keys WHERE name = 'push'").fetch_optional(&self.readers).await?;
        Ok(found.map(|row| row.try_get("key")).transpose()?)
    }
}

/// What is agreed on at a table.
pub async fn set_terms(
    connection: &mut SqliteConnection,
    table: &TableId,
    terms: &Terms,
) -> Result<(), StoreError> {
    let text = serde_json::to_string(terms).map_err(|_| StoreError::Nonsense("terms"))?;
    let set = query("UPDATE tables SET terms = ? WHERE id = ?");
    set.bind(text).bind(table.as_str()).execute(connection).await?;
    Ok(())
}

/// One more remark; the oldest of many are forgotten.
pub async fn add_remark(
    connection: &mut SqliteConnection,
    table: &TableId,
    remark: &Remark,
) -> Result<(), StoreError> {
    query("INSERT INTO remarks VALUES (?, ?, ?, ?, ?)")
        .bind(table.as_str())
        .bind(remark.number)
        .bind(remark.step as i64)
        .bind(remark.seat.0)
        .bind(&remark.said)
        .execute(&mut *connection)
        .await?;
    query("DELETE FROM remarks WHERE table_id = ? AND number <= ?")
        .bind(table.as_str())
        .bind(remark.number - MOST_REMARKS as i64)
        .execute(connection)
        .await?;
    Ok(())
}

/// All the ways in which somebody is called, instead of those before.
pub async fn set_callings(
    connection: &mut SqliteConnection,
    table: &TableId,
    seat: Seat,
    callings: &[Calling],
) -> Result<(), StoreError> {
    let forget = query("DELETE FROM callings WHERE table_id = ? AND seat = ?");
    forget.bind(table.as_str()).bind(seat.0).execute(&mut *connection).await?;
    for calling in callings {
        add_calling(connection, table, seat, calling).await?;
    }
    Ok(())
}

/// One more way.
pub async fn add_calling(
    connection: &mut SqliteConnection,
    table: &TableId,
    seat: Seat,
    calling: &Calling,
) -> Result<(), StoreError> {
    let text = serde_json::to_string(calling).map_err(|_| StoreError::Nonsense("how to call somebody"))?;
    let add = query("INSERT OR IGNORE INTO callings VALUES (?, ?, ?)");
    add.bind(table.as_str()).bind(seat.0).bind(text).execute(connection).await?;
    Ok(())
}
