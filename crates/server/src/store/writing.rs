//! How each thing is written.

use super::{StoreError, Task, company, now, pack};
use sqlx::sqlite::SqliteConnection;
use sqlx::{Row, query};
use std::net::IpAddr;
use tabletop::{Seat, Seats};
use web::{Chair, Sitter, TableId, TableRow, TableStatus, TokenHash, Write};

/// Pages that are given back to the file system at once; people who play meanwhile do not notice.
const PAGES_AT_ONCE: &str = "PRAGMA incremental_vacuum(256)";

/// Does what the writer is asked to. Whether a write followed what it should follow.
pub async fn perform(connection: &mut SqliteConnection, task: &Task) -> Result<bool, StoreError> {
    match task {
        Task::Write(write, follows) => follow(connection, write, *follows).await,
        Task::Key(key) => {
            query("INSERT OR IGNORE INTO keys VALUES ('push', ?)").bind(key).execute(connection).await?;
            Ok(true)
        }
        Task::Shrink => {
            query(PAGES_AT_ONCE).fetch_all(connection).await?;
            Ok(true)
        }
    }
}

/// Writes, if the table is still as it was after `follows` changes. Whether it was.
async fn follow(connection: &mut SqliteConnection, write: &Write, follows: i64) -> Result<bool, StoreError> {
    let Some(table) = write.changes() else {
        apply(connection, write, 0).await?;
        return Ok(true);
    };
    let next =
        query("UPDATE tables SET revision = revision + 1 WHERE id = ? AND revision = ? RETURNING packed")
            .bind(table.as_str())
            .bind(follows);
    let Some(row) = next.fetch_optional(&mut *connection).await? else { return Ok(false) };
    apply(connection, write, row.try_get::<i64, _>("packed")? as usize).await?;
    Ok(true)
}

async fn apply(connection: &mut SqliteConnection, write: &Write, packed: usize) -> Result<(), StoreError> {
    match write {
        Write::Table { row, lines, status, rematch_of, network } => {
            insert_table(connection, row, *status, *network).await?;
            insert_steps(connection, &row.id, 0, lines).await?;
            if let Some(old) = rematch_of {
                let link = query("UPDATE tables SET rematch = ? WHERE id = ? AND rematch IS NULL");
                link.bind(row.id.as_str()).bind(old.as_str()).execute(connection).await?;
            }
        }
        Write::Steps { table, from, lines, status, terms } => {
            if *from < packed {
                pack::cut(connection, table, *from).await?;
            }
            query("DELETE FROM steps WHERE table_id = ? AND step >= ?")
                .bind(table.as_str())
                .bind(*from as i64)
                .execute(&mut *connection)
                .await?;
            insert_steps(connection, table, *from, lines).await?;
            if pack::is_due(packed.min(*from), from + lines.len(), status.is_over) {
                pack::pack(connection, table).await?;
            }
            query("UPDATE tables SET asked = ?, over = ?, begun = ?, touched = ? WHERE id = ?")
                .bind(bits(status.asked))
                .bind(status.is_over)
                .bind(status.is_begun)
                .bind(now())
                .bind(table.as_str())
                .execute(&mut *connection)
                .await?;
            if let Some(terms) = terms {
                company::set_terms(connection, table, terms).await?;
            }
        }
        Write::Sit { table, seat, name, link, session } => {
            query("UPDATE chairs SET kind = 'person', name = ?, secret = ? WHERE table_id = ? AND seat = ?")
                .bind(name)
                .bind(link.reveal())
                .bind(table.as_str())
                .bind(seat.0)
                .execute(&mut *connection)
                .await?;
            let set = query("UPDATE tables SET touched = ? WHERE id = ?");
            set.bind(now()).bind(table.as_str()).execute(&mut *connection).await?;
            hold(connection, table, *seat, session).await?;
        }
        Write::Hold { table, seat, session } => hold(connection, table, *seat, session).await?,
        Write::Pace { table, pace } => {
            let set = query("UPDATE tables SET pace = ? WHERE id = ?");
            set.bind(pace).bind(table.as_str()).execute(connection).await?;
        }
        Write::Terms { table, terms } => company::set_terms(connection, table, terms).await?,
        Write::Remark { table, remark } => company::add_remark(connection, table, remark).await?,
        Write::Callings { table, seat, callings } => {
            company::set_callings(connection, table, *seat, callings).await?;
        }
        Write::Achievements { table, achievements } => {
            let text = serde_json::to_string(achievements).map_err(|_| StoreError::Nonsense("honors"))?;
            let set = query("UPDATE tables SET honors = ? WHERE id = ?");
            set.bind(text).bind(table.as_str()).execute(connection).await?;
        }
        Write::Analysis { table, open, found } => {
            let set = match open {
                false => query("UPDATE tables SET analysis = ? WHERE id = ?"),
                true => query("UPDATE tables SET analysis_open = ? WHERE id = ?"),
            };
            set.bind(found).bind(table.as_str()).execute(connection).await?;
        }
        Write::Delete { table } => delete(connection, table).await?,
        Write::SetAside { table } => {
            let set = query("UPDATE tables SET aside = 1 WHERE id = ?");
            set.bind(table.as_str()).execute(connection).await?;
        }
        Write::ForgetNetworks { before } => {
            let forget = query("UPDATE tables SET home = NULL WHERE home IS NOT NULL AND created < ?");
            forget.bind(before).execute(connection).await?;
        }
    }
    Ok(())
}

async fn delete(connection: &mut SqliteConnection, table: &TableId) -> Result<(), StoreError> {
    for part in [
        "DELETE FROM steps WHERE table_id = ?",
        "DELETE FROM packs WHERE table_id = ?",
        "DELETE FROM remarks WHERE table_id = ?",
        "DELETE FROM callings WHERE table_id = ?",
        "DELETE FROM holders WHERE table_id = ?",
        "DELETE FROM chairs WHERE table_id = ?",
        // Those who played before it may play again.
        "UPDATE tables SET rematch = NULL WHERE rematch = ?",
        "DELETE FROM tables WHERE id = ?",
    ] {
        query(part).bind(table.as_str()).execute(&mut *connection).await?;
    }
    Ok(())
}

async fn insert_table(
    connection: &mut SqliteConnection,
    row: &TableRow,
    status: TableStatus,
    network: IpAddr,
) -> Result<(), StoreError> {
    let columns =
        "INSERT INTO tables (id, offer, head, seed, inherited, host, pace, listed, created, touched,
        asked, over, begun, home) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)";
    query(columns)
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
        .bind(bits(status.asked))
        .bind(status.is_over)
        .bind(status.is_begun)
        .bind(network.to_string())
        .execute(&mut *connection)
        .await?;
    for (seat, chair) in row.chairs.iter().enumerate() {
        insert_chair(connection, &row.id, seat, chair).await?;
    }
    for (session, seat) in &row.holders {
        hold(connection, &row.id, *seat, session).await?;
    }
    company::set_terms(connection, &row.id, &row.terms).await?;
    for (seat, calling) in &row.callings {
        company::add_calling(connection, &row.id, *seat, calling).await?;
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
    session: &TokenHash,
) -> Result<(), StoreError> {
    query("INSERT OR IGNORE INTO holders VALUES (?, ?, ?)")
        .bind(&session[..])
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
