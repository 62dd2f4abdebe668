//! A storage in memory that keeps the same promises as one on disk.

use crate::storage::{Sitter, Stale, Storage, StorageError, Stored, Summary, TableRow, TableStatus, Write};
use crate::{Secret, TableId, TokenHash};
use futures_util::future::{FutureExt, ready};
use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard};
use tabletop::{Seat, Seats};

/// Tables in memory.
#[derive(Default)]
pub struct MemoryStorage(Mutex<BTreeMap<String, Kept>>);

struct Kept {
    row: TableRow,
    lines: Vec<String>,
    status: TableStatus,
    network: IpAddr,
}

fn done<T: Send + 'static>(result: T) -> Stored<'static, T> {
    ready(Ok(result)).boxed()
}

fn at<'a>(tables: &'a mut BTreeMap<String, Kept>, table: &TableId) -> &'a mut Kept {
    tables.get_mut(table.as_str()).expect("it is changed")
}

impl MemoryStorage {
    fn lock(&self) -> MutexGuard<'_, BTreeMap<String, Kept>> {
        self.0.lock().unwrap()
    }

    fn apply(&self, write: Write, follows: i64) -> Result<(), StorageError> {
        let mut tables = self.lock();
        if let Some(changed) = write.changes() {
            let kept = tables.get_mut(changed.as_str()).ok_or(StorageError::Overtaken)?;
            if kept.row.revision != follows {
                return Err(StorageError::Overtaken);
            }
            kept.row.revision += 1;
        }
        match write {
            Write::Table { row, lines, status, rematch_of, network } => {
                if let Some(old) = rematch_of {
                    at(&mut tables, &old).row.rematch = Some(row.id.clone());
                }
                tables.insert(row.id.to_string(), Kept { row: *row, lines, status, network });
            }
            Write::Steps { table, from, lines, status, terms } => {
                let kept = at(&mut tables, &table);
                kept.lines.truncate(from);
                kept.lines.extend(lines);
                (kept.status, kept.row.is_begun) = (status, status.is_begun);
                kept.row.terms = terms.unwrap_or_else(|| kept.row.terms.clone());
            }
            Write::Sit { table, seat, name, link, session } => {
                let row = &mut at(&mut tables, &table).row;
                row.chairs[seat.index()].sitter = Sitter::Person(link);
                row.chairs[seat.index()].name = name;
                row.holders.push((session, seat));
            }
            Write::Seating { row, lines, status } => {
                let kept = at(&mut tables, &row.id);
                let revision = kept.row.revision;
                (kept.row, kept.lines, kept.status) = (TableRow { revision, ..*row }, lines, status);
            }
            Write::Hold { table, seat, session } => at(&mut tables, &table).row.holders.push((session, seat)),
            Write::Pace { table, pace } => at(&mut tables, &table).row.pace = pace,
            Write::Terms { table, terms } => at(&mut tables, &table).row.terms = terms,
            Write::Remark { table, remark } => at(&mut tables, &table).row.remarks.push(remark),
            Write::Callings { table, seat, callings } => {
                let row = &mut at(&mut tables, &table).row;
                row.callings.retain(|(other, _)| *other != seat);
                row.callings.extend(callings.into_iter().map(|calling| (seat, calling)));
            }
            Write::Analysis { table, open, found } => {
                at(&mut tables, &table).row.analyses[usize::from(open)] = Some(found);
            }
            Write::Achievements { table, achievements } => {
                at(&mut tables, &table).row.achievements = Some(achievements);
            }
            Write::Delete { table } => drop(tables.remove(table.as_str())),
            Write::SetAside { .. } | Write::ForgetNetworks { .. } => {}
        }
        Ok(())
    }

    fn summaries(
        &self,
        session: Option<TokenHash>,
        is_wanted: impl Fn(&Summary, &Kept) -> bool,
    ) -> Vec<Summary> {
        let tables = self.lock();
        let summaries = tables.values().map(|kept| {
            let row = &kept.row;
            let own = row.holders.iter().filter(|(holder, _)| Some(*holder) == session);
            let summary = Summary {
                id: row.id.clone(),
                offer: row.offer.clone(),
                names: row.chairs.iter().map(|chair| chair.name.clone()).collect(),
                asked: kept.status.asked,
                is_over: kept.status.is_over,
                touched: 0,
                own: own.map(|(_, seat)| *seat).collect(),
            };
            (summary, kept)
        });
        summaries.filter(|(summary, kept)| is_wanted(summary, kept)).map(|(summary, _)| summary).collect()
    }
}

impl Storage for MemoryStorage {
    fn write(&self, write: Write, follows: i64) -> Stored<'_, ()> {
        ready(self.apply(write, follows)).boxed()
    }

    fn table<'a>(&'a self, id: &'a TableId) -> Stored<'a, Option<(TableRow, String)>> {
        done(self.lock().get(id.as_str()).map(|kept| {
            let journal = kept.lines.iter().fold(kept.row.head.clone(), |text, line| text + line + "\n");
            (kept.row.clone(), journal)
        }))
    }

    fn is_over<'a>(&'a self, id: &'a TableId) -> Stored<'a, bool> {
        done(self.lock().get(id.as_str()).is_some_and(|kept| kept.status.is_over))
    }

    fn seat_of(&self, secret: Secret) -> Stored<'_, Option<(TableId, Seat)>> {
        let is_it = |sitter: &Sitter| *sitter == Sitter::Invited(secret) || *sitter == Sitter::Person(secret);
        done(self.lock().values().find_map(|kept| {
            let seat = kept.row.chairs.iter().position(|chair| is_it(&chair.sitter))?;
            Some((kept.row.id.clone(), Seat(seat as u8)))
        }))
    }

    fn knows(&self, session: TokenHash) -> Stored<'_, bool> {
        let knows =
            |row: &TableRow| row.host == session || row.holders.iter().any(|(holder, _)| *holder == session);
        done(self.lock().values().any(|kept| knows(&kept.row)))
    }

    fn tables_of(&self, session: TokenHash, _: u32) -> Stored<'_, Vec<Summary>> {
        done(self.summaries(Some(session), |summary, _| summary.own != Seats::NONE))
    }

    fn listed(&self, _: u32) -> Stored<'_, Vec<Summary>> {
        done(self.summaries(None, |_, kept| kept.row.is_listed))
    }

    fn clocked(&self, _: u32) -> Stored<'_, Vec<TableId>> {
        let is_clocked = |kept: &&Kept| kept.row.terms.clock.is_some() && !kept.status.is_over;
        done(self.lock().values().filter(is_clocked).map(|kept| kept.row.id.clone()).collect())
    }

    fn tables_from(&self, network: IpAddr) -> Stored<'_, usize> {
        done(self.lock().values().filter(|kept| kept.network == network).count())
    }

    fn stale(&self, _: i64, _: i64, _: u32) -> Stored<'_, Vec<Stale>> {
        done(Vec::new())
    }

    fn give_room_back(&self) -> Stored<'_, ()> {
        done(())
    }
}
