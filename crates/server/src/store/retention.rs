//! What may be dropped, and how much one address has here.

use super::{Store, StoreError, Task};
use sqlx::{ConnectOptions, Connection, Row, query};
use std::net::IpAddr;
use web::Stale;

impl Store {
    /// Tables that nobody has begun and nothing has happened at since `unbegun`, and those that nobody has finished since
    /// `unfinished`, in seconds since 1970; the oldest first.
    pub async fn stale(&self, unbegun: i64, unfinished: i64, most: u32) -> Result<Vec<Stale>, StoreError> {
        let found = query(
            "SELECT id, revision FROM tables
             WHERE aside = 0 AND ((begun = 0 AND touched < ?) OR (over = 0 AND touched < ?))
             ORDER BY touched LIMIT ?",
        );
        let found = found.bind(unbegun).bind(unfinished).bind(most).fetch_all(&self.readers).await?;
        let stale = found.iter().map(|row| {
            let id: &str = row.try_get("id")?;
            let id = id.parse().map_err(|()| StoreError::Nonsense("the name of a table"))?;
            Ok(Stale { id, revision: row.try_get("revision")? })
        });
        stale.collect()
    }

    /// How many tables were opened from an address that is not forgotten yet.
    pub async fn tables_from(&self, network: IpAddr) -> Result<usize, StoreError> {
        let found = query("SELECT count(*) FROM tables WHERE home = ?").bind(network.to_string());
        Ok(found.fetch_one(&self.readers).await?.try_get::<i64, _>(0)? as usize)
    }

    /// Makes the file as small as what it holds. One that is being read this very moment is left as it is until the next
    /// time.
    pub async fn give_room_back(&self) -> Result<(), StoreError> {
        while self.can_shrink().await? {
            self.send(Task::Shrink).await?;
        }
        // Puts what was written lately into the file itself, which those who only read cannot do and the writer only
        // between two writes.
        let mut connection = self.options.connect().await?;
        query("PRAGMA wal_checkpoint(TRUNCATE)").fetch_all(&mut connection).await?;
        Ok(connection.close().await?)
    }

    /// Whether the file has room that it does not need.
    async fn can_shrink(&self) -> Result<bool, StoreError> {
        let free: i64 = query("PRAGMA freelist_count").fetch_one(&self.readers).await?.try_get(0)?;
        Ok(free > 0)
    }
}
