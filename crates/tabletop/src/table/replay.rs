//! Tables made from records: every entry is played again and every claim checked.

use super::{Table, TableError};
use crate::game::{Game, Notation};
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
        let options = serde_json::from_str(&head.options).map_err(|e| TableError::Options(e.to_string()))?;
        let figures = head.figures.as_ref().map(|(name, text)| (name.as_str(), text.as_str()));
        Ok(G::new(&options, figures)?)
    }

    /// The table as it was before a record's first entry.
    pub fn before(head: &Head) -> Result<Table<G>, TableError> {
        let game = Table::rules_of(head)?;
        let Some(start) = &head.start else {
            return Ok(Table::new(game, head.figures.clone()));
        };
        let state = serde_json::from_str(start)
            .map_err(|error| blame::<G>(head, TableError::Start(error.to_string())))?;
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
            let fail = |message| blame::<G>(&record.head, TableError::Entry { line: *line, message });
            happenings.clear();
            if table.follow(entry, &mut happenings).map_err(fail)? {
                each(&table, &happenings);
            }
        }
        Ok(table)
    }

    /// Takes the step that an entry tells, or checks what it claims. Whether it was a step.
    fn follow(&mut self, entry: &Entry, told: &mut Vec<G::Happening>) -> Result<bool, String> {
        match entry {
            Entry::Choice(word, text) => {
                let seat = (0..self.game.seats())
                    .map(Seat)
                    .find(|seat| self.game.seat_name(*seat) == word)
                    .ok_or_else(|| format!("nobody here is called `{word}`"))?;
                let choice = self.game.read(text)?;
                self.play(seat, choice, Some(told)).map_err(|e| e.to_string())?;
            }
            Entry::Roll(faces) => self.chance(faces, Some(told)).map_err(|e| e.to_string())?,
            Entry::Draw(names) => {
                let known = self.game.awaited_names(&self.state);
                let outcome = names
                    .iter()
                    .map(|name| known.iter().position(|known| known == name).map(|i| i as u8))
                    .collect::<Option<Vec<u8>>>()
                    .ok_or_else(|| format!("drawn are some of: {}", known.join(" ")))?;
                self.chance(&outcome, Some(told)).map_err(|e| e.to_string())?;
            }
            Entry::Hash(chapter, hash) => {
                let known = self.hashes.iter().find(|(_, known, _)| known == chapter);
                match known {
                    Some((_, _, right)) if right == hash => {}
                    Some((_, _, right)) => {
                        return Err(format!(
                            "chapter {chapter} ends with hash {right}, the record says {hash}: it was changed by hand or written by other rules"
                        ));
                    }
                    None => return Err(format!("chapter {chapter} has not ended here")),
                }
                return Ok(false);
            }
            Entry::Result(vp) => {
                let total = self.game.standing(&self.state).map(|standing| standing.total);
                if total.as_ref() != Some(vp) {
                    return Err(match total {
                        Some(total) => format!("the game ends {total:?}, the record says {vp:?}"),
                        None => "the game is not over here".into(),
                    });
                }
                return Ok(false);
            }
        }
        Ok(true)
    }
}
