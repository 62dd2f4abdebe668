//! What can be told of a game so far.

use std::collections::VecDeque;
use tabletop::{CompleteGame, Cup, Entry, EntryError, Pending, Record, Seat, Table, TableError};

/// What can be told of a game's past, and how often chance and each seat have answered.
pub struct Past<G: CompleteGame> {
    pub chances: usize,
    pub choices: Vec<usize>,
    /// Who has chosen since chance answered last, in order.
    pub since: Vec<Seat>,
    pub told: VecDeque<Told<G::Happening>>,
    keep: usize,
}

/// What happened in one step.
pub struct Told<H> {
    pub step: usize,
    pub chapter: u32,
    pub happenings: Vec<H>,
}

impl<G: CompleteGame> Past<G> {
    pub fn new(game: &G, keep: usize) -> Past<G> {
        Past {
            chances: 0,
            choices: vec![0; game.seats() as usize],
            since: Vec::new(),
            told: VecDeque::new(),
            keep,
        }
    }

    /// Chance has answered.
    pub fn rolled(&mut self) {
        self.chances += 1;
        self.since.clear();
    }

    /// A seat has chosen.
    pub fn chose(&mut self, seat: Seat) {
        self.choices[seat.index()] += 1;
        self.since.push(seat);
    }

    pub fn tell(&mut self, step: usize, chapter: u32, happenings: Vec<G::Happening>) {
        self.told.push_back(Told { step, chapter, happenings });
        if self.told.len() > self.keep {
            self.told.pop_front();
        }
    }

    /// Plays a record again. Chance events after the first `inherited` ones must be what the cup answers.
    pub fn follow(
        record: &Record,
        cup: &mut Cup,
        inherited: usize,
        keep: usize,
    ) -> Result<(Table<G>, Past<G>), TableError> {
        let game: G = Table::rules_of(&record.head)?;
        let mut past = Past::new(&game, keep);
        let start = game.start();
        let (mut awaited, mut chapter) = (game.pending(&start), game.chapter(&start));
        let mut steps = record.entries.iter().filter(|(_, entry)| is_step(entry));
        let mut is_honest = true;
        let table = Table::replay(record, |table: &Table<G>, happenings| {
            match (awaited, steps.next()) {
                (Pending::Chance(awaited), _) => {
                    past.rolled();
                    let is_own = past.chances > inherited;
                    is_honest &= !is_own || Some(&cup.answer(awaited)) == table.outcomes().last();
                }
                (_, Some((_, Entry::Choice(word, _)))) => {
                    let seat = (0..game.seats()).find(|seat| game.seat_name(Seat(*seat)) == word);
                    past.chose(Seat(seat.unwrap_or(0)));
                }
                _ => {}
            }
            past.tell(table.steps(), chapter, happenings.to_vec());
            awaited = table.pending();
            chapter = game.chapter(table.state());
        })?;
        if is_honest {
            Ok((table, past))
        } else {
            Err(TableError::Entry { line: 0, why: EntryError::NotOfTheSeed })
        }
    }
}

/// Whether an entry of a record is a step of the game.
pub fn is_step(entry: &Entry) -> bool {
    !matches!(entry, Entry::Hash(..) | Entry::Result(_))
}
