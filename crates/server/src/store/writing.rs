//! The one writer.

use super::{Chair, Job, News, Sitter, StoreError, TableRow, now};
use crate::honors::Honor;
use crate::secret::{Secret, TableId, Trace};
use sqlx::sqlite::SqliteConnection;
use sqlx::{Connection, query};
use tabletop::{Seat, Seats};
use tokio::sync::mpsc;

/// At most so many writes are committed together, so that nobody waits long for the others.
const MOST_TOGETHER: usize = 512;

/// Something to be written; all of it or nothing.
#[derive(Clone, Debug)]
pub enum Write {
    /// A new table with its journal so far.
    Table {
        /// The table.
        row: Box<TableRow>,
        /// What its journal says, one text per step.
        lines: Vec<String>,
        /// How it stands.
        news: News,
        /// The table that it is a rematch of.
        rematch_of: Option<TableId>,
    },
    /// Steps of a game; older ones from the first of them on are replaced.
    Steps {
        /// The table.
        table: TableId,
        /// The first step.
        from: usize,
        /// What the journal says, one text per step.
        lines: Vec<String>,
        /// How the table stands then.
        news: News,
    },
    /// Somebody sits down on a seat they were invited to, and their link changes.
    Sit {
        /// The table.
        table: TableId,
        /// The seat.
        seat: Seat,
        /// Their name.
        name: String,
        /// Their own link from now on.
        link: Secret,
        /// Who it is.
        purse: Trace,
    },
    /// Somebody plays for a seat on another device.
    Hold {
        /// The table.
        table: TableId,
        /// The seat.
        seat: Seat,
        /// Who it is there.
        purse: Trace,
    },
    /// Bots play faster or slower.
    Pace {
        /// The table.
        table: TableId,
        /// Milliseconds.
        pace: u32,
    },
    /// What people have earned with a game.
    Honors {
        /// The table.
        table: TableId,
        /// All of it, perhaps nothing.
        honors: Vec<Honor>,
    },
}

/// Writes everything that comes, until nobody can send any more.
pub async fn write_all(mut connection: SqliteConnection, mut queue: mpsc::Receiver<Job>) {
    let mut jobs = Vec::new();
    while queue.recv_many(&mut jobs, MOST_TOGETHER).await > 0 {
        let jobs = std::mem::take(&mut jobs);
        if commit(&mut connection, &jobs).await.is_ok() {
            jobs.into_iter().for_each(|job| drop(job.done.send(Ok(()))));
        } else {
            // One of them failed and took the others along: each again by itself.
            for job in jobs {
                let result = commit(&mut connection, std::slice::from_ref(&job)).await;
                drop(job.done.send(result));
            }
        }
    }
    drop(connection.close().await);
}

async fn commit(connection: &mut SqliteConnection, jobs: &[Job]) -> Result<(), StoreError> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    for job in jobs {
        apply(&mut transaction, &job.write).await?;
    }
    transaction.commit().await?;
    Ok(())
}

async fn apply(connection: &mut SqliteConnection, write: &Write) -> Result<(), StoreError> {
    match write {
        Write::Table { row, lines, news, rematch_of } => {
            insert_table(connection, row, *news).await?;
            insert_steps(connection, &row.id, 0, lines).await?;
            if let Some(old) = rematch_of {
                let link = query("UPDATE tables SET rematch = ? WHERE id = ? AND rematch IS NULL");
                link.bind(row.id.as_str()).bind(old.as_str()).execute(connection).await?;
            }
        }
        Write::Steps { table, from, lines, news } => {
            query("DELETE FROM steps WHERE table_id = ? AND step >= ?")
                .bind(table.as_str())
                .bind(*from as i64)
                .execute(&mut *connection)
                .await?;
            insert_steps(connection, table, *from, lines).await?;
            query("UPDATE tables SET asked = ?, over = ?, touched = ? WHERE id = ?")
                .bind(bits(news.asked))
                .bind(news.is_over)
                .bind(now())
                .bind(table.as_str())
                .execute(connection)
                .await?;
        }
        Write::Sit { table, seat, name, link, purse } => {
            query("UPDATE chairs SET kind = 'person', name = ?, secret = ? WHERE table_id = ? AND seat = ?")
                .bind(name)
                .bind(link.reveal())
                .bind(table.as_str())
                .bind(seat.0)
                .execute(&mut *connection)
                .await?;
            hold(connection, table, *seat, purse).await?;
        }
        Write::Hold { table, seat, purse } => hold(connection, table, *seat, purse).await?,
        Write::Pace { table, pace } => {
            let set = query("UPDATE tables SET pace = ? WHERE id = ?");
            set.bind(pace).bind(table.as_str()).execute(connection).await?;
        }
        Write::Honors { table, honors } => {
            let text = serde_json::to_string(honors).map_err(|_| StoreError::Nonsense("honors"))?;
            let set = query("UPDATE tables SET honors = ? WHERE id = ?");
            set.bind(text).bind(table.as_str()).execute(connection).await?;
        }
    }
    Ok(())
}

async fn insert_table(
    connection: &mut SqliteConnection,
    row: &TableRow,
    news: News,
) -> Result<(), StoreError> {
    query("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, NULL, ?, ?, ?, ?, NULL)")
        .bind(row.id.as_str())
        .bind(&row.offer)
        .bind(&row.head)
        .bind(&row.seed.0[..])
        .bind(row.inherited as i64)
        .bind(&row.host[..])
        .bind(row.pace)
        .bind(row.is_listed)
        .bind(now())
        .bind(now())
        .bind(bits(news.asked))
        .bind(news.is_over)
        .execute(&mut *connection)
        .await?;
    for (seat, chair) in row.chairs.iter().enumerate() {
        insert_chair(connection, &row.id, seat, chair).await?;
    }
    for (purse, seat) in &row.holders {
        hold(connection, &row.id, *seat, purse).await?;
    }
    Ok(())
}

async fn insert_chair(
    connection: &mut SqliteConnection,
    table: &TableId,
    seat: usize,
    chair: &Chair,
) -> Result<(), StoreError> {
    let (kind, level, secret) = match &chair.sitter {
        Sitter::Invited(secret) => ("invited", "", Some(secret.reveal())),
        Sitter::Person(secret) => ("person", "", Some(secret.reveal())),
        Sitter::Bot(level) => ("bot", level.as_str(), None),
    };
    query("INSERT INTO chairs VALUES (?, ?, ?, ?, ?, ?)")
        .bind(table.as_str())
        .bind(seat as i64)
        .bind(kind)
        .bind(&chair.name)
        .bind(level)
        .bind(secret)
        .execute(connection)
        .await?;
    Ok(())
}

async fn insert_steps(
    connection: &mut SqliteConnection,
    table: &TableId,
    from: usize,
    lines: &[String],
) -> Result<(), StoreError> {
    for (step, line) in (from as i64..).zip(lines) {
        query("INSERT INTO steps VALUES (?, ?, ?)")
            .bind(table.as_str())
            .bind(step)
            .bind(line)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

async fn hold(
    connection: &mut SqliteConnection,
    table: &TableId,
    seat: Seat,
    purse: &Trace,
) -> Result<(), StoreError> {
    query("INSERT OR IGNORE INTO holders VALUES (?, ?, ?)")
        .bind(&purse[..])
        .bind(table.as_str())
        .bind(seat.0)
        .execute(connection)
        .await?;
    Ok(())
}

/// A set of seats as a number: bit 0 for seat 0.
pub fn bits(seats: Seats) -> i64 {
    seats.iter().map(|seat| 1 << seat.0).sum()
}
