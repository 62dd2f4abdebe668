//! Where a table comes from, and who sits at it.

use crate::fault::{Code, Fault, foreign};
use crate::language;
use crate::mixing::Brought;
use crate::params::{Dice, Lang};
use serde_json::Value;
use tabletop::{CompleteGame, FromJson, Head, Phrase, Record, Seed, Table, phrase};

/// Whoever sits at a table and how it is played.
pub struct Seating {
    pub names: Option<Vec<String>>,
    pub dice: Dice,
    /// The seed that was asked for.
    pub seed: Option<Seed>,
    /// The one that is taken where none is asked for and no record names its own.
    pub drawn: Seed,
    /// What players bring to it.
    pub brought: Brought,
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
    let state = G::State::from_json(state).map_err(|reason| {
        let message = phrase!("protocol-state-unreadable", reason = reason.clone());
        Fault::list(Code::BadState, message, vec![foreign(reason)])
    })?;
    match game.check(&state) {
        wrong if wrong.is_empty() => Ok(Table::at(game, figures, state)),
        wrong => {
            Err(Fault::list(Code::BadState, phrase!("protocol-state-wrong", wrong = all(&wrong)), wrong))
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
            let message = phrase!("protocol-names", names = names.len(), seats = seats);
            return Err(Fault::new(Code::BadParams, message));
        }
        return Ok(names);
    }
    Ok(language::names(game, head))
}

/// Everything that is wrong, one after the other.
fn all(wrong: &[Phrase]) -> Phrase {
    let join = |before: Phrase, next: Phrase| phrase!("protocol-both", before = before, next = next);
    wrong.iter().cloned().reduce(join).unwrap_or_default()
}
