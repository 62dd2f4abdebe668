//! Where a table comes from, and who sits at it.

use super::fault::{Code, Fault, said};
use super::params::{Dice, Lang};
use crate::games::read_value;
use serde_json::Value;
use tabletop::{CompleteGame, Head, Record, Seed, Table};

/// Whoever sits at a table and how it is played.
pub struct Seating {
    pub names: Option<Vec<String>>,
    pub dice: Dice,
    pub seed: Option<Seed>,
    pub lang: Lang,
}

/// A table loaded from a record.
pub fn from_record<G: CompleteGame>(record: &Record) -> Result<Table<G>, Fault> {
    Ok(Table::replay(record, |_, _| {})?)
}

/// A table set up in a state from outside.
pub fn from_state<G: CompleteGame>(
    game: G,
    figures: Option<(String, String)>,
    state: Value,
) -> Result<Table<G>, Fault> {
    let state: G::State = read_value(state).map_err(|reason| {
        Fault::list(Code::BadState, format!("the state is not readable: {reason}"), vec![reason])
    })?;
    match game.check(&state) {
        wrong if wrong.is_empty() => Ok(Table::at(game, figures, state)),
        wrong => {
            let wrong = said(&wrong);
            let message = format!("the state cannot be: {}", wrong.join("; "));
            Err(Fault::list(Code::BadState, message, wrong))
        }
    }
}

/// Who sits where: as said now, as the record says, or nobody in particular.
pub fn seat_names<G: CompleteGame>(
    game: &G,
    head: &Head,
    names: Option<Vec<String>>,
) -> Result<Vec<String>, Fault> {
    if let Some(names) = names {
        let seats = game.seats() as usize;
        if names.len() != seats {
            let message = format!("names: {} names for {seats} seats", names.len());
            return Err(Fault::new(Code::BadParams, message));
        }
        return Ok(names);
    }
    Ok(crate::replay::names(game, head))
}

/// A seed that nobody knows before.
pub fn system_seed() -> Result<Seed, Fault> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|error| Fault::new(Code::Internal, error.to_string()))?;
    Ok(Seed(bytes))
}
