//! What people at a real table say: what fell, what was drawn, what they hold.

use super::call::{Call, Fields, garbled};
use super::table::done;
use crate::refereed::Fallen;
use crate::refusal::Refused;
use crate::response::Response;
use crate::tables::Tables;
use tabletop::Seat;

/// Somebody says what fell or was drawn.
pub async fn fall(tables: &Tables, call: Call<'_>) -> Result<Response, Refused> {
    let (id, fields) = (call.table_id()?, Fields(call.form()?));
    let step: usize = fields.number("step")?;
    let seat = fields.one("seat").and_then(|seat| seat.parse().ok());
    let fallen = match (fields.one("roll"), fields.all("draw")) {
        (Some(roll), _) => Fallen::Roll(roll.into()),
        (None, drawn) if !drawn.is_empty() => Fallen::Draw(drawn),
        (None, _) => return Err(garbled("roll")),
    };
    tables.table(&id).await?.fall(call.session().visitor(), step, fallen).await?;
    Ok(done(&call, &id, seat))
}

/// Somebody says which secret cards they hold.
pub async fn hand(tables: &Tables, call: Call<'_>) -> Result<Response, Refused> {
    let (id, fields) = (call.table_id()?, Fields(call.form()?));
    let seat: u8 = fields.number("seat")?;
    let cards = fields.all("card").into_iter().filter(|card| !card.is_empty()).collect();
    tables.table(&id).await?.tell_hand(call.session().visitor(), Seat(seat), cards).await?;
    Ok(done(&call, &id, Some(seat)))
}
