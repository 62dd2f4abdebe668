//! Who sits at a table, what they have agreed on, what they say and how they are called.

use super::{Statement, StoreError, statement};
use tabletop::Seat;
use web::{Calling, Chair, MOST_REMARKS, Remark, Sitter, TableId, TableRow, Terms, TokenHash};

/// Those who sit at a table, who may play for them, and how they are called.
pub fn sit_down(row: &TableRow) -> Result<Vec<Statement>, StoreError> {
    let chairs = row.chairs.iter().enumerate().map(|(seat, one)| Ok(chair(&row.id, seat, one)));
    let holders = row.holders.iter().map(|(session, seat)| Ok(hold(&row.id, *seat, session)));
    let callings = row.callings.iter().map(|(seat, one)| calling(&row.id, *seat, one));
    chairs.chain(holders).chain(callings).collect()
}

fn chair(table: &TableId, seat: usize, chair: &Chair) -> Statement {
    let (kind, level, secret) = match &chair.sitter {
        Sitter::Invited(secret) => ("invited", "", Some(secret.reveal())),
        Sitter::Person(secret) => ("person", "", Some(secret.reveal())),
        Sitter::Bot(level) => ("bot", level.as_str(), None),
    };
    statement("INSERT INTO chairs VALUES ($1, $2, $3, $4, $5, $6)")
        .bind(table)
        .bind(seat as i64)
        .bind(kind)
        .bind(chair.name.as_str())
        .bind(level)
        .bind(secret)
}

/// Who has this session plays for this seat.
pub fn hold(table: &TableId, seat: Seat, session: &TokenHash) -> Statement {
    let hold = statement("INSERT INTO holders VALUES ($1, $2, $3) ON CONFLICT DO NOTHING");
    hold.bind(&session[..]).bind(table).bind(seat)
}

/// What is agreed on at a table, as it is kept.
pub fn terms_text(terms: &Terms) -> Result<String, StoreError> {
    serde_json::to_string(terms).map_err(|_| StoreError::Nonsense("terms"))
}

/// One more remark.
pub fn remark(table: &TableId, remark: &Remark) -> Statement {
    statement("INSERT INTO remarks VALUES ($1, $2, $3, $4, $5)")
        .bind(table)
        .bind(remark.number)
        .bind(remark.step as i64)
        .bind(remark.seat)
        .bind(remark.said.clone())
}

/// The oldest of many remarks are forgotten when there is a new one.
pub fn forget_remarks(table: &TableId, new: &Remark) -> Statement {
    let forget = statement("DELETE FROM remarks WHERE table_id = $1 AND number <= $2");
    forget.bind(table).bind(new.number - MOST_REMARKS as i64)
}

/// All the ways in which somebody is called, instead of those before.
pub fn set_callings(table: &TableId, seat: Seat, callings: &[Calling]) -> Result<Vec<Statement>, StoreError> {
    let forget = statement("DELETE FROM callings WHERE table_id = $1 AND seat = $2").bind(table).bind(seat);
    std::iter::once(Ok(forget)).chain(callings.iter().map(|one| calling(table, seat, one))).collect()
}

fn calling(table: &TableId, seat: Seat, calling: &Calling) -> Result<Statement, StoreError> {
    let text = serde_json::to_string(calling).map_err(|_| StoreError::Nonsense("how to call somebody"))?;
    let add = statement("INSERT INTO callings VALUES ($1, $2, $3) ON CONFLICT DO NOTHING");
    Ok(add.bind(table).bind(seat).bind(text))
}
