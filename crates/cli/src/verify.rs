//! `troyes verify`: whether the dice of a record are those of the seed that was promised before the game.

use crate::failure::Failure;
use crate::games::{self, ForGame, Listed};
use crate::language::usual;
use tabletop::{CompleteGame, Cup, Entry, Pending, Record, Seed, Table};

/// What a record is checked against beside itself.
#[derive(Clone, Copy, Debug, Default)]
pub struct Claims<'a> {
    /// The hash that was shown before the game, as somebody wrote it down.
    pub promised: Option<&'a str>,
    /// The record of the game that it was played on from, the record of the one before that, and so on.
    pub from: &'a [Record],
}

/// Checks a record, its promise and every one of its rolls and draws; what was found, as sentences. It fails unless all
/// of them are shown to be right.
pub fn verify(record: &Record, claims: Claims<'_>) -> Result<String, Failure> {
    let seed = seed_of(record)?;
    let promise = promise(record, &seed, claims.promised)?;
    let checked = games::with(&record.head.game, Verify { record, seed, from: claims.from })??;
    let Checked { own, inherited, is_over } = checked;
    let older = match inherited {
        0 => String::new(),
        older => format!(
            " The first {older} are those of the game that it was played on from, checked with its seed."
        ),
    };
    let cut = if is_over { "" } else { " The record ends before the game does." };
    let all = own + inherited;
    Ok(format!("All {all} rolls and draws were checked: {own} are those of the seed; {promise}.{older}{cut}"))
}

fn seed_of(record: &Record) -> Result<Seed, Failure> {
    let Some(seed) = &record.head.seed else {
        let hint = "the seed is written when the game is over; dice that were typed in have none";
        return Err(Failure::new("the record has no seed to check its dice with").hint(hint));
    };
    seed.parse().map_err(|error: tabletop::SeedError| Failure::new(usual().text(&error.phrase())))
}

/// Compares the hash of the seed with what was promised: by whoever saw it, and by the record itself.
fn promise(record: &Record, seed: &Seed, promised: Option<&str>) -> Result<&'static str, Failure> {
    let hash = seed.commitment();
    let differs = |shown: &str| {
        let message = format!("the hash shown before the game was {shown}, that of the seed is {hash}");
        Err(Failure::new(message))
    };
    let written = record.head.commitment.as_deref();
    match (promised.map(str::trim), written) {
        (Some(promised), _) if !promised.eq_ignore_ascii_case(&hash) => differs(promised),
        (_, Some(written)) if written != hash => differs(written),
        (Some(_), _) => Ok("its hash is the one that you were promised"),
        (None, Some(_)) => Ok("its hash is the one that the record says was shown before the game \
                               (`--promised HASH` compares it with the one that you saw)"),
        (None, None) => Ok("no hash of the seed was written down before the game \
                            (`--promised HASH` compares it with one that you saw)"),
    }
}

/// How many rolls and draws were checked.
struct Checked {
    /// Against the record's own seed.
    own: usize,
    /// Against the game that it was played on from.
    inherited: usize,
    is_over: bool,
}

struct Verify<'a> {
    record: &'a Record,
    seed: Seed,
    from: &'a [Record],
}

impl ForGame for Verify<'_> {
    type Output = Result<Checked, Failure>;

    fn run<G: CompleteGame>(self, _: &'static Listed) -> Self::Output {
        let table = replayed::<G>(self.record)?;
        let inherited = inherited(self.record, &table)?;
        if inherited > 0 {
            self.check_inherited(&table, inherited)?;
        }
        let own = follow(&table, self.seed, inherited)?;
        Ok(Checked { own, inherited, is_over: table.pending() == Pending::Over })
    }
}

impl Verify<'_> {
    /// The beginning is that of the game it was played on from, whose dice are checked in the same way.
    fn check_inherited<G: CompleteGame>(&self, table: &Table<G>, inherited: usize) -> Result<(), Failure> {
        let Some((parent, before)) = self.from.split_first() else {
            let message = format!(
                "the first {inherited} of {} rolls and draws come from another game, and nothing here says whether they are right",
                table.chances().count()
            );
            let hint = "`--from RECORD` checks them with the record of the game that it was played on from";
            return Err(Failure::new(message).hint(hint));
        };
        let parent_table = replayed::<G>(parent)?;
        if table.head() != parent_table.head() {
            return Err(Failure::new("the game that it was played on from has other rules"));
        }
        let steps = steps_with(table, inherited);
        if let Some(step) = (0..steps).find(|step| entry(table, *step) != entry(&parent_table, *step)) {
            let message = format!("step {} is not that of the game that it was played on from", step + 1);
            return Err(Failure::new(message));
        }
        Verify { record: parent, seed: seed_of(parent)?, from: before }.run_parent(&parent_table)
    }

    fn run_parent<G: CompleteGame>(&self, table: &Table<G>) -> Result<(), Failure> {
        promise(self.record, &self.seed, None)?;
        let inherited = inherited(self.record, table)?;
        if inherited > 0 {
            self.check_inherited(table, inherited)?;
        }
        follow(table, self.seed, inherited).map(|_| ())
    }
}

fn replayed<G: CompleteGame>(record: &Record) -> Result<Table<G>, Failure> {
    Table::<G>::replay(record, |_, _| {})
        .map_err(|error| Failure::new(format!("the record is refused: {}", usual().text(&error.phrase()))))
}

/// Compares every roll and draw after the first `inherited` with what the seed gives; how many these are.
fn follow<G: CompleteGame>(table: &Table<G>, seed: Seed, inherited: usize) -> Result<usize, Failure> {
    let mut cup = Cup::new(seed);
    let mut checked = 0;
    for (i, (awaited, outcome)) in table.chances().enumerate().skip(inherited) {
        let right = cup.answer(awaited);
        if right != *outcome {
            return Err(Failure::new(format!(
                "roll or draw number {} is {outcome:?} in the record, but {right:?} from the seed",
                i + 1
            )));
        }
        checked += 1;
    }
    if checked == 0 {
        return Err(Failure::new("no roll or draw was checked: the record has none of its own"));
    }
    Ok(checked)
}

/// A game that was played on from a moment of another one has its first rolls from there.
fn inherited<G: CompleteGame>(record: &Record, table: &Table<G>) -> Result<usize, Failure> {
    let notes: Vec<_> = record.head.notes.iter().filter(|(key, _)| key == "inherited").collect();
    let [(_, count)] = notes[..] else {
        return if notes.is_empty() {
            Ok(0)
        } else {
            Err(Failure::new("the record has two notes `inherited`"))
        };
    };
    let wrong = || Failure::new(format!("the record's note `inherited {count}` is not a number of rolls"));
    let count: usize = count.parse().map_err(|_| wrong())?;
    let all = table.chances().count();
    if count > all {
        return Err(Failure::new(format!(
            "the record says that {count} rolls and draws come from another game, but has only {all}"
        )));
    }
    Ok(count)
}

/// How many steps a game had taken when it had so many rolls and draws.
fn steps_with<G: CompleteGame>(table: &Table<G>, chances: usize) -> usize {
    let is_chance = |step: &usize| matches!(entry(table, *step), Some(Entry::Roll(_) | Entry::Draw(_)));
    (0..table.steps()).filter(is_chance).nth(chances.saturating_sub(1)).map_or(0, |last| last + 1)
}

fn entry<G: CompleteGame>(table: &Table<G>, step: usize) -> Option<Entry> {
    table.entries_of(step).into_iter().next()
}
