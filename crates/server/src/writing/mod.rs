//! How each thing is written, in a file and in a database: both understand the same statements.

mod company;
mod pack;
mod statement;

pub use company::terms_text;
pub use pack::{open as unpack_lines, pack};
pub(crate) use statement::query_of;
pub use statement::{Connection, Statement, Value, statement};

use crate::seal::Seal;
use crate::store::{StoreError, now};
use std::net::IpAddr;
use tabletop::Seats;
use web::{TableId, TableRow, TableStatus, Terms, Write};

/// Writes, at a table of which so many steps lie packed.
pub async fn apply(
    connection: &mut impl Connection,
    write: &Write,
    packed: usize,
    seal: &Seal,
) -> Result<(), StoreError> {
    match write {
        Write::Table { row, lines, status, rematch_of, network } => {
            if connection.run(new_table(row, seal, *status, *network)?).await? == 0 {
                // An attempt whose answer was lost has written all of it.
                return Ok(());
            }
            connection.run_all(company::sit_down(row)?).await?;
            connection.add_steps(&row.id, 0, lines).await?;
            if let Some(old) = rematch_of {
                let link = statement("UPDATE tables SET rematch = $1 WHERE id = $2 AND rematch IS NULL");
                connection.run(link.bind(&row.id).bind(old)).await?;
            }
            Ok(())
        }
        Write::Steps { table, from, lines, status, terms } => {
            replace_steps(connection, table, *from, lines, packed, *status).await?;
            connection.run(go_on(table, *status)).await?;
            match terms {
                Some(terms) => connection.run(set_terms(table, terms)?).await.map(drop),
                None => Ok(()),
            }
        }
        Write::Seating { row, lines, status } => {
            // Before the deal all of a table is short: it is written anew.
            connection
                .run_all(forget(&row.id, &["steps", "remarks", "callings", "holders", "chairs"]))
                .await?;
            connection.run_all(company::sit_down(row)?).await?;
            connection
                .run_all(row.remarks.iter().map(|said| company::remark(&row.id, said)).collect())
                .await?;
            connection.add_steps(&row.id, 0, lines).await?;
            connection.run(set_terms(&row.id, &row.terms)?).await?;
            let asked = statement("UPDATE tables SET asked = $1, touched = $2 WHERE id = $3");
            connection.run(asked.bind(bits(status.asked)).bind(now()).bind(&row.id)).await.map(drop)
        }
        Write::Remark { table, remark } => {
            connection.run(company::remark(table, remark)).await?;
            connection.run(company::forget_remarks(table, remark)).await.map(drop)
        }
        Write::Sit { table, seat, name, link, session } => {
            let sit =
                "UPDATE chairs SET kind = 'person', name = $1, secret = $2 WHERE table_id = $3 AND seat = $4";
            let sit = statement(sit).bind(name.as_str()).bind(link.reveal()).bind(table).bind(*seat);
            let touch = statement("UPDATE tables SET touched = $1 WHERE id = $2").bind(now()).bind(table);
            connection.run_all(vec![sit, touch, company::hold(table, *seat, session)]).await
        }
        Write::Callings { table, seat, callings } => {
            connection.run_all(company::set_callings(table, *seat, callings)?).await
        }
        Write::Delete { table } => connection.run_all(delete(table)).await,
        Write::Hold { table, seat, session } => {
            connection.run(company::hold(table, *seat, session)).await.map(drop)
        }
        Write::Terms { table, terms } => connection.run(set_terms(table, terms)?).await.map(drop),
        Write::Pace { table, pace } => {
            let set = statement("UPDATE tables SET pace = $1 WHERE id = $2");
            connection.run(set.bind(i64::from(*pace)).bind(table)).await.map(drop)
        }
        Write::Achievements { table, achievements } => {
            let text = serde_json::to_string(achievements).map_err(|_| StoreError::Nonsense("honors"))?;
            let set = statement("UPDATE tables SET honors = $1 WHERE id = $2");
            connection.run(set.bind(text).bind(table)).await.map(drop)
        }
        Write::Analysis { table, open, found } => {
            let set = statement(match open {
                false => "UPDATE tables SET analysis = $1 WHERE id = $2",
                true => "UPDATE tables SET analysis_open = $1 WHERE id = $2",
            });
            connection.run(set.bind(found.as_str()).bind(table)).await.map(drop)
        }
        Write::SetAside { table } => {
            let set = statement("UPDATE tables SET aside = $1 WHERE id = $2");
            connection.run(set.bind(true).bind(table)).await.map(drop)
        }
        Write::ForgetNetworks { before } => {
            let set = statement("UPDATE tables SET home = NULL WHERE home IS NOT NULL AND created < $1");
            connection.run(set.bind(*before)).await.map(drop)
        }
    }
}

/// The row of a new table; a second attempt finds it there.
fn new_table(
    row: &TableRow,
    seal: &Seal,
    status: TableStatus,
    network: IpAddr,
) -> Result<Statement, StoreError> {
    let columns =
        "INSERT INTO tables (id, offer, head, seed, inherited, host, pace, listed, created, touched,
        asked, over, begun, home, terms)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9, $10, $11, $12, $13, $14) ON CONFLICT DO NOTHING";
    Ok(statement(columns)
        .bind(&row.id)
        .bind(row.offer.as_str())
        .bind(row.head.as_str())
        .bind(seal.seal(&row.id, &row.seed)?)
        .bind(row.inherited as i64)
        .bind(&row.host[..])
        .bind(i64::from(row.pace))
        .bind(row.is_listed)
        .bind(now())
        .bind(bits(status.asked))
        .bind(status.is_over)
        .bind(status.is_begun)
        .bind(network.to_string())
        .bind(terms_text(&row.terms)?))
}

/// The steps of a table from this one on, instead of those that were there.
async fn replace_steps(
    connection: &mut impl Connection,
    table: &TableId,
    from: usize,
    lines: &[String],
    packed: usize,
    status: TableStatus,
) -> Result<(), StoreError> {
    if from < packed {
        pack::cut(connection, table, from).await?;
    }
    let drop = statement("DELETE FROM steps WHERE table_id = $1 AND step >= $2");
    connection.run(drop.bind(table).bind(from as i64)).await?;
    connection.add_steps(table, from, lines).await?;
    let loose = (from + lines.len()).saturating_sub(packed.min(from));
    if pack::is_due(connection, loose, status.is_over) {
        pack(connection, table).await?;
    }
    Ok(())
}

fn go_on(table: &TableId, status: TableStatus) -> Statement {
    statement("UPDATE tables SET asked = $1, over = $2, begun = $3, touched = $4 WHERE id = $5")
        .bind(bits(status.asked))
        .bind(status.is_over)
        .bind(status.is_begun)
        .bind(now())
        .bind(table)
}

fn set_terms(table: &TableId, terms: &Terms) -> Result<Statement, StoreError> {
    let set = statement("UPDATE tables SET terms = $1 WHERE id = $2");
    Ok(set.bind(terms_text(terms)?).bind(table))
}

fn forget(table: &TableId, parts: &[&str]) -> Vec<Statement> {
    let forget = |part| statement(format!("DELETE FROM {part} WHERE table_id = $1")).bind(table);
    parts.iter().map(forget).collect()
}

fn delete(table: &TableId) -> Vec<Statement> {
    let mut all = forget(table, &["steps", "packs", "remarks", "callings", "holders", "chairs"]);
    // Those who played before it may play again.
    all.push(statement("UPDATE tables SET rematch = NULL WHERE rematch = $1").bind(table));
    all.push(statement("DELETE FROM tables WHERE id = $1").bind(table));
    all
}

/// A set of seats as a number: bit 0 for seat 0.
pub fn bits(seats: Seats) -> i64 {
    seats.iter().map(|seat| 1 << seat.0).sum()
}
