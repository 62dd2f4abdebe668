//! What is read back.

use super::{PgStore, rows};
use crate::store::{StoreError, now};
use sqlx::postgres::PgRow;
use sqlx::{Row, query};
use std::net::IpAddr;
use tabletop::Seat;
use web::{RequestKey, Secret, Stale, Summary, TableId, TableRow, TokenHash};

/// So many of the tables from one address come before those of all others in the lobby.
const LISTED_EACH: i64 = 3;
/// So long it is remembered what was asked for, in seconds.
const CHANGES_KEPT: i64 = 24 * 3600;
/// So much of it is forgotten at a time.
const FORGOTTEN_TOGETHER: i64 = 10_000;

impl PgStore {
    /// A table and its journal, if there is such a table.
    pub async fn table(&self, id: &TableId) -> Result<Option<(TableRow, String)>, StoreError> {
        let found = query(rows::TABLE).bind(id.as_str()).fetch_optional(&self.pool()).await?;
        found.map(|found| rows::table(id, &found, &self.seal)).transpose()
    }

    /// Whether a table's game was over when it was last played.
    pub async fn is_over(&self, id: &TableId) -> Result<bool, StoreError> {
        let found = query("SELECT over FROM tables WHERE id = $1").bind(id.as_str());
        let row = found.fetch_optional(&self.pool()).await?;
        Ok(row.map(|row| row.try_get("over")).transpose()?.unwrap_or(false))
    }

    /// Whether a change was made for this request.
    pub async fn is_done(&self, table: &TableId, request: RequestKey) -> Result<bool, StoreError> {
        let found = query("SELECT 1 FROM changes WHERE table_id = $1 AND request = $2");
        let found = found.bind(table.as_str()).bind(&request[..]).fetch_optional(&self.pool()).await?;
        Ok(found.is_some())
    }

    /// Where a seat's link or an invitation leads.
    pub async fn seat_of(&self, secret: Secret) -> Result<Option<(TableId, Seat)>, StoreError> {
        let found = query("SELECT table_id AS id, seat FROM chairs WHERE secret = $1").bind(secret.reveal());
        let Some(row) = found.fetch_optional(&self.pool()).await? else { return Ok(None) };
        Ok(Some((rows::id(&row)?, Seat(row.try_get::<i64, _>("seat")? as u8))))
    }

    /// Whether anybody is known by this here: as who plays at a table, or as who made one.
    pub async fn knows(&self, session: &TokenHash) -> Result<bool, StoreError> {
        let known = query(
            "SELECT EXISTS (SELECT FROM holders WHERE purse = $1) OR EXISTS (SELECT FROM tables WHERE host = $1)",
        );
        Ok(known.bind(&session[..]).fetch_one(&self.pool()).await?.try_get(0)?)
    }

    /// The tables at which somebody plays, those that were touched last first.
    pub async fn tables_of(&self, session: &TokenHash, most: u32) -> Result<Vec<Summary>, StoreError> {
        let found = query(
            "SELECT t.id, t.offer, t.asked, t.over, t.touched, string_agg(h.seat::text, ',') AS own,
                 ARRAY(SELECT name FROM chairs WHERE table_id = t.id ORDER BY seat) AS names
             FROM holders h JOIN tables t ON t.id = h.table_id
             WHERE h.purse = $1 GROUP BY t.id ORDER BY t.over, t.touched DESC LIMIT $2",
        );
        let found = found.bind(&session[..]).bind(i64::from(most)).fetch_all(&self.pool()).await?;
        each(&found, rows::summary)
    }

    /// The tables that the lobby shows to everybody: a few of each address, those that were touched last first.
    pub async fn listed(&self, most: u32) -> Result<Vec<Summary>, StoreError> {
        // However many tables one address opens, those of others are seen.
        let found = query(
            "SELECT t.id, t.offer, t.asked, t.over, t.touched, '' AS own,
                 ARRAY(SELECT name FROM chairs WHERE table_id = t.id ORDER BY seat) AS names
             FROM (SELECT *, row_number() OVER (PARTITION BY coalesce(home, id) ORDER BY touched DESC) AS nth
                 FROM tables WHERE listed) t
             ORDER BY nth > $1, touched DESC LIMIT $2",
        );
        let found = found.bind(LISTED_EACH).bind(i64::from(most)).fetch_all(&self.pool()).await?;
        each(&found, rows::summary)
    }

    /// Unfinished tables at which clocks run and that nobody leads, those that were touched last first.
    pub async fn clocked(&self, most: u32) -> Result<Vec<TableId>, StoreError> {
        let found = query(
            "SELECT id FROM tables WHERE NOT over AND terms::jsonb ->> 'clock' IS NOT NULL
                 AND (leader IS NULL OR NOT EXISTS (SELECT FROM nodes n WHERE n.id = leader))
             ORDER BY touched DESC LIMIT $1",
        );
        each(&found.bind(i64::from(most)).fetch_all(&self.pool()).await?, rows::id)
    }

    /// Tables that nobody has begun and nothing has happened at since `unbegun`, and those that nobody has finished since
    /// `unfinished`, in seconds since 1970; the oldest first.
    pub async fn stale(&self, unbegun: i64, unfinished: i64, most: u32) -> Result<Vec<Stale>, StoreError> {
        let found = query(
            "SELECT id, revision FROM tables
             WHERE NOT aside AND ((NOT begun AND touched < $1) OR (NOT over AND touched < $2))
             ORDER BY touched LIMIT $3",
        );
        let found =
            found.bind(unbegun).bind(unfinished).bind(i64::from(most)).fetch_all(&self.pool()).await?;
        each(&found, |row| Ok(Stale { id: rows::id(row)?, revision: row.try_get("revision")? }))
    }

    /// How many tables were opened from an address that is not forgotten yet.
    pub async fn tables_from(&self, network: IpAddr) -> Result<usize, StoreError> {
        let found = query("SELECT count(*) FROM tables WHERE home = $1").bind(network.to_string());
        Ok(found.fetch_one(&self.pool()).await?.try_get::<i64, _>(0)? as usize)
    }

    /// Forgets some of what was asked for long ago; whether that was all. The database itself uses again what room there
    /// is. A day of many tables is more than one statement may take time for, and other nodes do the same.
    pub async fn forget_changes(&self) -> Result<bool, StoreError> {
        let forget = query(
            "DELETE FROM changes WHERE ctid = ANY (ARRAY(
                 SELECT ctid FROM changes WHERE at < $1 LIMIT $2 FOR UPDATE SKIP LOCKED))",
        );
        let forget = forget.bind(now() - CHANGES_KEPT).bind(FORGOTTEN_TOGETHER);
        Ok((forget.execute(&self.pool()).await?.rows_affected() as i64) < FORGOTTEN_TOGETHER)
    }
}

fn each<T>(rows: &[PgRow], read: impl Fn(&PgRow) -> Result<T, StoreError>) -> Result<Vec<T>, StoreError> {
    rows.iter().map(read).collect()
}
