//! Tables in the browser's database, with the promise that storages make: what is written cannot be lost any more.
//!
//! What lists of tables show is held in memory too: a browser keeps hundreds of tables, not millions.

#[cfg(test)]
mod tests;

use crate::database::{Commit, Database, Journal, Put};
use crate::kept_table::KeptTable;
use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};
use tabletop::{Seat, Seats};
use web::{Secret, Stale, Storage, StorageError, Stored, Summary, TableId, TableRow, TokenHash, Write};

/// Tables in a browser.
pub struct BrowserStorage<D> {
    database: D,
    /// Seconds since 1970.
    now: fn() -> i64,
    tables: Mutex<BTreeMap<String, KeptTable>>,
}

impl<D: Database> BrowserStorage<D> {
    /// Opens what is kept. A table that is garbled is left where it is.
    pub async fn open(database: D, now: fn() -> i64) -> Result<BrowserStorage<D>, StorageError> {
        let kept = database.tables().await?;
        let tables = kept.into_iter().filter_map(|(id, text)| Some((id, serde_json::from_str(&text).ok()?)));
        let tables = Mutex::new(tables.collect());
        Ok(BrowserStorage { database, now, tables })
    }

    /// The database.
    pub fn database(&self) -> &D {
        &self.database
    }

    fn lock(&self) -> MutexGuard<'_, BTreeMap<String, KeptTable>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn commit(&self, write: Write, follows: i64) -> Result<(), StorageError> {
        let changed = self.changed(&write, follows)?;
        let added = match &write {
            Write::Table { row, status, .. } => Some(KeptTable::new(row, *status, (self.now)())),
            _ => None,
        };
        let is_deleted = matches!(write, Write::Delete { .. });
        let id = write.changes().map(TableId::to_string);
        let kept: Vec<KeptTable> = changed.into_iter().filter(|_| !is_deleted).chain(added).collect();
        let mut commit = Commit {
            follows: id.clone().map(|id| (id, follows)),
            puts: kept.iter().map(put).collect::<Result<_, _>>()?,
            delete: id.clone().filter(|_| is_deleted),
            journal: None,
        };
        match write {
            Write::Table { row, lines, .. } | Write::Seating { row, lines, .. } => {
                commit.journal = Some(Journal { id: row.id.to_string(), from: 0, lines });
            }
            Write::Steps { table, from, lines, .. } => {
                commit.journal = Some(Journal { id: table.to_string(), from, lines });
            }
            // Everybody here has the same address, and nobody counts their tables.
            Write::ForgetNetworks { .. } => return Ok(()),
            _ => {}
        }
        self.database.commit(commit).await?;
        let mut tables = self.lock();
        if let Some(id) = id.filter(|_| is_deleted) {
            tables.remove(&id);
        }
        tables.extend(kept.into_iter().map(|table| (table.id().to_string(), table)));
        Ok(())
    }

    /// The table that a write changes, as it is then.
    fn changed(&self, write: &Write, follows: i64) -> Result<Option<KeptTable>, StorageError> {
        let Some(id) = write.changes() else { return Ok(None) };
        let mut table = self.lock().get(id.as_str()).cloned().ok_or(StorageError::Overtaken)?;
        if table.revision != follows {
            return Err(StorageError::Overtaken);
        }
        table.change(write);
        table.revision += 1;
        table.touched = (self.now)();
        Ok(Some(table))
    }

    /// Tables in the order in which they were touched, the last first.
    fn summaries(&self, most: u32, wanted: impl Fn(&KeptTable) -> Option<Seats>) -> Vec<Summary> {
        let tables = self.lock();
        let summaries = tables.values().filter_map(|table| table.summary(wanted(table)?));
        let mut summaries: Vec<Summary> = summaries.collect();
        summaries.sort_by_key(|summary| std::cmp::Reverse(summary.touched));
        summaries.truncate(most as usize);
        summaries
    }
}

fn put(table: &KeptTable) -> Result<Put, StorageError> {
    let text = serde_json::to_string(table).map_err(|_| StorageError::Failed)?;
    Ok(Put { id: table.id().to_string(), revision: table.revision, text })
}

fn done<T: Send + 'static>(result: T) -> Stored<'static, T> {
    Box::pin(std::future::ready(Ok(result)))
}

impl<D: Database> Storage for BrowserStorage<D> {
    fn write(&self, write: Write, follows: i64) -> Stored<'_, ()> {
        Box::pin(self.commit(write, follows))
    }

    fn table<'a>(&'a self, id: &'a TableId) -> Stored<'a, Option<(TableRow, String)>> {
        Box::pin(async move {
            let Some((text, lines)) = self.database.table(id.to_string()).await? else { return Ok(None) };
            let kept: KeptTable = serde_json::from_str(&text).map_err(|_| StorageError::Failed)?;
            let row = kept.row().ok_or(StorageError::Failed)?;
            let journal = lines.iter().fold(row.head.clone(), |text, line| text + line + "\n");
            // Another version of the site may have written since this one looked.
            self.lock().insert(id.to_string(), kept);
            Ok(Some((row, journal)))
        })
    }

    fn is_over<'a>(&'a self, id: &'a TableId) -> Stored<'a, bool> {
        done(self.lock().get(id.as_str()).is_some_and(|table| table.is_over))
    }

    fn seat_of(&self, secret: Secret) -> Stored<'_, Option<(TableId, Seat)>> {
        let tables = self.lock();
        let mut found =
            tables.iter().filter_map(|(id, table)| Some((id.parse().ok()?, table.seat_of(secret)?)));
        done(found.next())
    }

    fn knows(&self, session: TokenHash) -> Stored<'_, bool> {
        done(self.lock().values().any(|table| table.knows(session)))
    }

    fn tables_of(&self, session: TokenHash, most: u32) -> Stored<'_, Vec<Summary>> {
        let own = |table: &KeptTable| Some(table.seats_of(session)).filter(|own| *own != Seats::NONE);
        done(self.summaries(most, own))
    }

    fn listed(&self, most: u32) -> Stored<'_, Vec<Summary>> {
        done(self.summaries(most, |table| table.is_listed.then_some(Seats::NONE)))
    }

    fn clocked(&self, most: u32) -> Stored<'_, Vec<TableId>> {
        let tables = self.lock();
        let mut clocked: Vec<&KeptTable> = tables.values().filter(|table| table.is_clocked()).collect();
        clocked.sort_by_key(|table| std::cmp::Reverse(table.touched));
        done(clocked.iter().filter_map(|table| table.id().parse().ok()).take(most as usize).collect())
    }

    fn tables_from(&self, _network: IpAddr) -> Stored<'_, usize> {
        done(self.lock().len())
    }

    fn stale(&self, unbegun: i64, unfinished: i64, most: u32) -> Stored<'_, Vec<Stale>> {
        let tables = self.lock();
        let stale = tables.values().filter(|table| table.is_stale(unbegun, unfinished));
        let stale =
            stale.filter_map(|table| Some(Stale { id: table.id().parse().ok()?, revision: table.revision }));
        done(stale.take(most as usize).collect())
    }

    fn give_room_back(&self) -> Stored<'_, ()> {
        done(())
    }
}
