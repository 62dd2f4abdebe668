//! The columns of each table, and the rows that games fill them with.

use crate::plan::{Plan, StudyError};
use crate::selfplay::{Played, Studied};
use arrow_array::builder::{ListBuilder, StringBuilder};
use arrow_array::{
    ArrayRef, BooleanArray, Float32Array, Int16Array, RecordBatch, StringArray, UInt8Array, UInt16Array,
    UInt32Array, UInt64Array,
};
use arrow_schema::{DataType, Field, Schema};
use std::sync::Arc;
use tabletop::{Seat, ToJson};
use words::Language;

/// One of the tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Table {
    /// A row for each game.
    Games,
    /// A row for each seat of each game.
    Results,
    /// A row for each source of points of each seat.
    Sources,
    /// A row for each thing that happened with a card, event, character or tile.
    Components,
    /// A row for each choice.
    Decisions,
}

/// All of them.
pub const TABLES: [Table; 5] =
    [Table::Games, Table::Results, Table::Sources, Table::Components, Table::Decisions];

fn column(name: &str, data: DataType) -> Field {
    Field::new(name, data, false)
}

fn nullable(name: &str, data: DataType) -> Field {
    Field::new(name, data, true)
}

impl Table {
    /// The name of its file, without the ending.
    pub const fn name(self) -> &'static str {
        match self {
            Table::Games => "games",
            Table::Results => "results",
            Table::Sources => "sources",
            Table::Components => "components",
            Table::Decisions => "decisions",
        }
    }

    /// Its columns.
    pub fn schema(self) -> Arc<Schema> {
        use DataType::{Boolean, Float32, Int16, UInt8, UInt16, UInt32, UInt64, Utf8};
        let game = column("game", UInt32);
        let columns = match self {
            Table::Games => vec![
                game,
                column("name", Utf8),
                column("rules", UInt32),
                column("players", UInt8),
                column("options", Utf8),
                nullable("figures", Utf8),
                column("seed", UInt64),
                column("chapters", UInt8),
                column("decisions", UInt32),
            ],
            Table::Results => vec![
                game,
                column("seat", UInt8),
                column("name", Utf8),
                nullable("bot", Utf8),
                column("vp", Int16),
                column("lead", Int16),
                column("won", Boolean),
                column("share", Float32),
            ],
            Table::Sources => {
                vec![game, column("seat", UInt8), column("source", Utf8), column("vp", Int16)]
            }
            Table::Components => vec![
                game,
                column("chapter", UInt8),
                column("component", Utf8),
                column("deed", Utf8),
                nullable("seat", UInt8),
                column("amount", Int16),
            ],
            Table::Decisions => vec![
                game,
                column("number", UInt32),
                column("chapter", UInt8),
                column("seat", UInt8),
                column("kind", Utf8),
                column("choices", UInt16),
                column("choice", Utf8),
                nullable("offered", DataType::new_list(Utf8, true)),
                column("vp", Int16),
            ],
        };
        Arc::new(Schema::new(columns))
    }

    /// The rows that some games of a plan fill it with.
    pub fn rows<G: Studied>(
        self,
        game: &G,
        plan: &Plan,
        games: &[Played],
    ) -> Result<RecordBatch, StudyError> {
        let columns = match self {
            Table::Games => of_games(game, plan, games),
            Table::Results => of_results(game, plan, games),
            Table::Sources => of_sources(games),
            Table::Components => of_components(games),
            Table::Decisions => of_decisions(games),
        };
        Ok(RecordBatch::try_new(self.schema(), columns)?)
    }
}

fn numbers<'a>(rows: impl Iterator<Item = &'a Played>) -> ArrayRef {
    Arc::new(UInt32Array::from_iter_values(rows.map(|game| game.number as u32)))
}

fn small(vp: i32) -> i16 {
    vp.clamp(i16::MIN.into(), i16::MAX.into()) as i16
}

fn of_games<G: Studied>(game: &G, plan: &Plan, games: &[Played]) -> Vec<ArrayRef> {
    let options = game.options().to_json().get().to_string();
    let figures = plan.setup.figures.as_ref().map(|(name, _)| name.as_str());
    let count = games.len();
    vec![
        numbers(games.iter()),
        Arc::new(StringArray::from_iter_values(std::iter::repeat_n(&plan.game, count))),
        Arc::new(UInt32Array::from_value(G::RULES_VERSION, count)),
        Arc::new(UInt8Array::from_value(game.players(), count)),
        Arc::new(StringArray::from_iter_values(std::iter::repeat_n(&options, count))),
        Arc::new(StringArray::from_iter(std::iter::repeat_n(figures, count))),
        Arc::new(UInt64Array::from_value(plan.seed, count)),
        Arc::new(UInt8Array::from_iter_values(games.iter().map(|game| game.chapters))),
        Arc::new(UInt32Array::from_iter_values(games.iter().map(|game| game.steps))),
    ]
}

/// By how much a seat is ahead of the best of the others; its points themselves if it is alone.
fn lead(total: &[i32], seat: usize) -> i32 {
    let others = total.iter().enumerate().filter(|(other, _)| *other != seat).map(|(_, vp)| *vp);
    total[seat] - others.max().unwrap_or(0)
}

fn of_results<G: Studied>(game: &G, plan: &Plan, games: &[Played]) -> Vec<ArrayRef> {
    let rows = || games.iter().flat_map(|game| (0..game.standing.total.len()).map(move |seat| (game, seat)));
    let name = |seat: usize| game.seat_name(Seat(seat as u8));
    let bot =
        |number: u64, seat: usize| (seat < usize::from(game.players())).then(|| plan.bot(number, seat as u8));
    let won = |game: &Played, seat: usize| game.standing.winners.contains(Seat(seat as u8));
    let share = |game: &Played, seat: usize| match won(game, seat) {
        true => 1.0 / game.standing.winners.len() as f32,
        false => 0.0,
    };
    vec![
        numbers(rows().map(|(game, _)| game)),
        Arc::new(UInt8Array::from_iter_values(rows().map(|(_, seat)| seat as u8))),
        Arc::new(StringArray::from_iter_values(rows().map(|(_, seat)| name(seat)))),
        Arc::new(StringArray::from_iter(rows().map(|(game, seat)| bot(game.number, seat)))),
        Arc::new(Int16Array::from_iter_values(rows().map(|(game, seat)| small(game.standing.total[seat])))),
        Arc::new(Int16Array::from_iter_values(
            rows().map(|(game, seat)| small(lead(&game.standing.total, seat))),
        )),
        Arc::new(BooleanArray::from_iter(rows().map(|(game, seat)| Some(won(game, seat))))),
        Arc::new(Float32Array::from_iter_values(rows().map(|(game, seat)| share(game, seat)))),
    ]
}

fn of_sources(games: &[Played]) -> Vec<ArrayRef> {
    let english = Language::english();
    let rows = || {
        games.iter().flat_map(|game| {
            let of_row = move |row| (0..game.standing.total.len()).map(move |seat| (game, row, seat));
            game.standing.rows.iter().flat_map(of_row)
        })
    };
    vec![
        numbers(rows().map(|(game, ..)| game)),
        Arc::new(UInt8Array::from_iter_values(rows().map(|(_, _, seat)| seat as u8))),
        Arc::new(StringArray::from_iter_values(rows().map(|(_, row, _)| english.text(&row.source)))),
        Arc::new(Int16Array::from_iter_values(rows().map(|(_, row, seat)| small(row.vp[seat])))),
    ]
}

fn of_components(games: &[Played]) -> Vec<ArrayRef> {
    let rows = || games.iter().flat_map(|game| game.facts.iter().map(move |fact| (game, fact)));
    vec![
        numbers(rows().map(|(game, _)| game)),
        Arc::new(UInt8Array::from_iter_values(rows().map(|(_, fact)| fact.chapter))),
        Arc::new(StringArray::from_iter_values(rows().map(|(_, fact)| fact.component))),
        Arc::new(StringArray::from_iter_values(rows().map(|(_, fact)| fact.deed.word()))),
        Arc::new(UInt8Array::from_iter(rows().map(|(_, fact)| fact.seat.map(|seat| seat.0)))),
        Arc::new(Int16Array::from_iter_values(rows().map(|(_, fact)| small(fact.amount)))),
    ]
}

fn of_decisions(games: &[Played]) -> Vec<ArrayRef> {
    let rows = || games.iter().flat_map(|game| game.decisions.iter().map(move |made| (game, made)));
    let within = games.iter().flat_map(|game| 0..game.decisions.len() as u32);
    let mut offered = ListBuilder::new(StringBuilder::new());
    for (_, made) in rows() {
        for choice in made.offered.iter().flatten() {
            offered.values().append_value(choice);
        }
        offered.append(made.offered.is_some());
    }
    vec![
        numbers(rows().map(|(game, _)| game)),
        Arc::new(UInt32Array::from_iter_values(within)),
        Arc::new(UInt8Array::from_iter_values(rows().map(|(_, made)| made.chapter))),
        Arc::new(UInt8Array::from_iter_values(rows().map(|(_, made)| made.seat.0))),
        Arc::new(StringArray::from_iter_values(rows().map(|(_, made)| made.kind))),
        Arc::new(UInt16Array::from_iter_values(rows().map(|(_, made)| made.choices))),
        Arc::new(StringArray::from_iter_values(rows().map(|(_, made)| &made.choice))),
        Arc::new(offered.finish()),
        Arc::new(Int16Array::from_iter_values(rows().map(|(_, made)| small(made.vp)))),
    ]
}
