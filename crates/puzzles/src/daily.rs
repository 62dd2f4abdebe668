//! Which puzzle comes when.

use crate::collection::{Collection, Numbered};
use std::time::Duration;

const DAY: u64 = 24 * 60 * 60;
/// Far from every usual number of puzzles and a prime: day after day leads through all of them, far from the one before.
const STRIDE: u64 = 7919;

/// The puzzle of a day, given by the time since 1970: each has its day before one comes again. Of a game, if one is asked for.
pub fn daily<'a>(
    collection: &'a Collection,
    game: Option<&'a str>,
    since_1970: Duration,
) -> Option<Numbered<'a>> {
    let puzzles: Vec<Numbered<'_>> = collection.select(game, None, None).collect();
    let count = u64::try_from(puzzles.len()).ok().filter(|count| *count > 0)?;
    let day = since_1970.as_secs() / DAY;
    puzzles.get(usize::try_from(day.wrapping_mul(STRIDE) % count).ok()?).copied()
}

/// The next puzzle of a selection behind a number that `is_open`, from the beginning again at its end; by `luck`, if given.
pub fn next_after<'a>(
    selection: impl Iterator<Item = Numbered<'a>>,
    number: usize,
    luck: Option<u64>,
    is_open: impl Fn(usize) -> bool,
) -> Option<Numbered<'a>> {
    let all: Vec<Numbered<'a>> = selection.filter(|one| one.number != number).collect();
    let open: Vec<Numbered<'a>> = all.iter().copied().filter(|one| is_open(one.number)).collect();
    let among = if open.is_empty() { all } else { open };
    match luck {
        Some(luck) if !among.is_empty() => among.get((luck % among.len() as u64) as usize).copied(),
        _ => among.iter().find(|one| one.number > number).or(among.first()).copied(),
    }
}
