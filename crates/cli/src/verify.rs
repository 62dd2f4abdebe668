//! `troyes verify`: whether the dice of a record are those of the seed that was promised before the game.

use crate::failure::Failure;
use crate::games::{self, ForGame, Listed};
use tabletop::{Cup, Game, Record, Seed, Table};

/// Checks a record, its promise and all its dice; what was found, as a sentence.
pub fn verify(record: &Record) -> Result<String, Failure> {
    let Some(seed) = &record.head.seed else {
        let hint = "the seed is written when the game is over; dice that were typed in have none";
        return Err(Failure::new("the record has no seed to check its dice with").hint(hint));
    };
    let seed: Seed = seed.parse().map_err(Failure::new)?;
    let promise = match &record.head.commitment {
        None => "no hash of the seed was written down before the game",
        Some(commitment) if *commitment == seed.commitment() => {
            "the seed is the one whose hash was shown before the game"
        }
        Some(commitment) => {
            return Err(Failure::new(format!(
                "the hash shown before the game was {commitment}, that of the seed is {}",
                seed.commitment()
            )));
        }
    };
    let count = games::with(&record.head.game, Verify(record, seed))??;
    let older = match inherited(record)? {
        0 => String::new(),
        older => format!(" The first {older} come from the game that it was played on from."),
    };
    Ok(format!("All {count} rolls and draws are those of the seed; {promise}.{older}"))
}

struct Verify<'a>(&'a Record, Seed);

impl ForGame for Verify<'_> {
    type Output = Result<usize, Failure>;

    fn run<G: Game>(self, _: &'static Listed) -> Self::Output {
        let Verify(record, seed) = self;
        let table = Table::<G>::replay(record, |_, _| {})
            .map_err(|error| Failure::new(format!("the record is refused: {error}")))?;
        let mut cup = Cup::new(seed);
        let inherited = inherited(record)?;
        for (i, (awaited, outcome)) in table.chances().enumerate().skip(inherited) {
            let right = cup.answer(awaited);
            if right != *outcome {
                return Err(Failure::new(format!(
                    "roll or draw number {} is {outcome:?} in the record, but {right:?} from the seed",
                    i + 1
                )));
            }
        }
        Ok(table.chances().count().saturating_sub(inherited))
    }
}

/// A game that was played on from a moment of another one has its first rolls from there.
fn inherited(record: &Record) -> Result<usize, Failure> {
    let note = record.head.notes.iter().find(|(key, _)| key == "inherited");
    let count = note.map(|(_, count)| count.parse()).transpose();
    Ok(count.map_err(|_| Failure::new("the record's note `inherited` is not a number"))?.unwrap_or(0))
}
