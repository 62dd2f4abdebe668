//! Tables made from records: every entry is played again and every claim checked.

use super::{EntryError, Table, TableError};
use crate::game::{Game, Notation};
use crate::json::FromJson;
use crate::record::{Entry, Head, Record};
use crate::seat::Seat;

/// What does not fit is the fault of the rules if the record was written by older ones.
fn blame<G: Game>(head: &Head, error: TableError) -> TableError {
    let (found, has) = (head.rules, G::RULES_VERSION);
    if found < has { TableError::OlderRules { found, has, because: Box::new(error) } } else { error }
}

impl<G: Notation> Table<G> {
    /// Sets up the rules that a record's head asks for.
    pub fn rules_of(head: &Head) -> Result<G, TableError> {
        if head.game != G::NAME {
            return Err(TableError::OtherGame { found: head.game.clone(), wanted: G::NAME });
        }
        if head.rules > G::RULES_VERSION {
            return Err(TableError::OtherRules { found: head.rules, has: G::RULES_VERSION });
        }
        let options = G::Options::from_json_text(&head.options).map_err(TableError::Options)?;
        let figures = head.figures.as_ref().map(|(name, text)| (name.as_str(), text.as_str()));
        Ok(G::new(&options, figures)?)
    }

    /// The table as it was before a record's first entry.
    pub fn before(head: &Head) -> Result<Table<G>, TableError> {
        let game = Table::rules_of(head)?;
        let Some(start) = &head.start else {
            return Ok(Table::new(game, head.figures.clone()));
        };
        let state =
            G::State::from_json_text(start).map_err(|error| blame::<G>(head, TableError::Start(error)))?;
        match game.check(&state) {
            wrong if wrong.is_empty() => Ok(Table::at(game, head.figures.clone(), state)),
            wrong => Err(blame::<G>(head, TableError::Contradictory(wrong))),
        }
    }

    /// Plays a record again, checking every entry, hash and result. `each` sees the table after every step with
    /// what happened in it. A record of older rules is played by today's: it opens if they lead to the same game.
    pub fn replay(
        record: &Record,
        mut each: impl FnMut(&Table<G>, &[G::Happening]),
    ) -> Result<Table<G>, TableError> {
        let mut table = Table::before(&record.head)?;
        let mut happenings = Vec::new();
        for (line, entry) in &record.entries {
            let fail = |why| blame::<G>(&record.head, TableError::Entry { line: *line, why });
            happenings.clear();
            if table.follow(entry, &mut happenings).map_err(fail)? {
                each(&table, &happenings);
            }
        }
        Ok(table)
    }

    /// Takes the step that an entry tells, or checks what it claims. Whether it was a step.
    fn follow(&mut self, entry: &Entry, told: &mut Vec<G::Happening>) -> Result<bool, EntryError> {
        match entry {
            Entry::Choice(word, text) => {
                let seat = (0..self.game.seats())
                    .map(Seat)
                    .find(|seat| self.game.seat_name(*seat) == word)
                    .ok_or_else(|| EntryError::Seat(word.clone()))?;
                let choice = self.game.read(text)?;
                self.play(seat, choice, Some(told))?;
            }
            Entry::Roll(faces) => self.chance(faces, Some(told))?,
            Entry::Draw(names) => {
                let known = self.game.awaited_names(&self.state);
                let outcome = names
                    .iter()
                    .map(|name| known.iter().position(|known| known == name).map(|i| i as u8))
                    .collect::<Option<Vec<u8>>>()
                    .ok_or(EntryError::Draw(known))?;
                self.chance(&outcome, Some(told))?;
            }
            Entry::Hash(chapter, hash) => {
                let ended = self.hashes.iter().find(|(_, ended, _)| ended == chapter);
                let (_, _, right) = ended.ok_or(EntryError::OpenChapter(*chapter))?;
                if right != hash {
                    let (right, found) = (right.clone(), hash.clone());
                    return Err(EntryError::Hash { chapter: *chapter, right, found });
                }
                return Ok(false);
            }
            Entry::Result(vp) => {
                let standing = self.game.standing(&self.state).ok_or(EntryError::NotOver)?;
                if standing.total != *vp {
                    return Err(EntryError::Result { right: standing.total, found: vp.clone() });
                }
                return Ok(false);
            }
        }
        Ok(true)
    }
}
