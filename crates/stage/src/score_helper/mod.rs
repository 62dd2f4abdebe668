//! The score of a finished game of which nothing is known but what lies on the table: people enter that, a state is made
//! of it, and the rules themselves count. No rule of scoring is written here.

mod entries;

pub use entries::Entries;

use tabletop::{Component, Game, Phrase, Seat, Standing};

/// A field to fill in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Field {
    /// Its name, which an entry bears.
    pub name: String,
    /// What may stand in it.
    pub kind: FieldKind,
}

/// What may stand in a field.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FieldKind {
    /// A number from the first to the second; nothing is zero.
    Number(i32, i32),
    /// One of these words, or nothing.
    OneOf(Vec<(String, Phrase)>),
    /// Whether something is there.
    Yes,
}

/// What a column of fields is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Heading {
    /// A seat.
    Seat(Seat),
    /// Anything else.
    Words(Phrase),
}

/// Fields in a row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FieldRow {
    /// What they are about.
    pub label: Phrase,
    /// One for each column.
    pub fields: Vec<Field>,
}

/// Fields that belong together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FieldGroup {
    /// What they are about.
    pub title: Phrase,
    /// The columns.
    pub headings: Vec<Heading>,
    /// The rows.
    pub rows: Vec<FieldRow>,
}

/// A counted game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Counted {
    /// The score sheet.
    pub standing: Standing,
    /// For each of its rows, why it counts so.
    pub reasons: Vec<Phrase>,
}

/// A game whose score can be counted from what lies on the table.
pub trait ScoreHelp: Game + tabletop::Components {
    /// What is to be filled in.
    fn score_form(&self) -> Vec<FieldGroup>;

    /// The end of the game that the entries describe. Whatever is wrong with them is said to `entries`.
    fn final_state(&self, entries: &mut Entries<'_>) -> Self::State;

    /// The sheet as far as it can be known from a table: tokens do not say where they came from.
    fn as_seen(&self, standing: Standing) -> Standing {
        standing
    }

    /// Why a row counts so.
    fn reason(&self, source: &Phrase) -> Option<Phrase>;
}

/// Counts a game from entries: names of fields and what was written in them.
pub fn count<G: ScoreHelp>(game: &G, written: &[(String, String)]) -> Result<Counted, Vec<Phrase>> {
    let form = game.score_form();
    let mut entries = Entries::new(&form, written);
    let state = game.final_state(&mut entries);
    entries.complaints()?;
    let standing =
        game.as_seen(game.standing(&state).unwrap_or_else(|| Standing::from_rows(game.seats(), Vec::new())));
    let sheets = game.cards();
    let of_component = |source: &Phrase| {
        let is_it = |component: Component| component.name() == *source;
        sheets.iter().find(|sheet| is_it(sheet.component)).map(|sheet| sheet.rule.clone())
    };
    let reason =
        |source: &Phrase| game.reason(source).or_else(|| of_component(source)).unwrap_or(Phrase::NOTHING);
    let reasons = standing.rows.iter().map(|row| reason(&row.source)).collect();
    Ok(Counted { standing, reasons })
}
