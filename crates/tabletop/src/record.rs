//! A game as a text file: a head, then one entry per line, readable in a diff.
//!
//! ```text
//! troyes-record 1
//! game troyes
//! rules 1
//! options {"players":2}
//! seat blue Anna
//! ---
//! draw merchant
//! roll 4 6 1
//! blue: use merchant
//! hash 1 89abcdef01234567
//! result 45 39
//! ```
//! Empty lines and lines that begin with `#` say nothing.

mod error;

pub use error::{ReadError, RecordFlaw};

use std::fmt::{self, Write as _};

/// The version of the file format, apart from any rules.
const FORMAT: &str = "troyes-record 1";
const END_OF_HEAD: &str = "---";

/// What stands before the first entry.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Head {
    /// The game's name.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// Its options as a JSON object.
    pub options: String,
    /// The figures file that was used instead of the embedded figures: name and text.
    pub figures: Option<(String, String)>,
    /// The state the game was set up in, as a JSON object, where that is not the usual start.
    pub start: Option<String>,
    /// The hash of the seed, shown before the game.
    pub commitment: Option<String>,
    /// The seed, shown after it.
    pub seed: Option<String>,
    /// Who sat where: the seat's word and the person's name.
    pub seats: Vec<(String, String)>,
    /// Anything else worth keeping, as key and value: where and when it was played.
    pub notes: Vec<(String, String)>,
}

/// One line of a record after its head.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entry {
    /// A seat (by its word) chose.
    Choice(String, String),
    /// Dice fell.
    Roll(Vec<u8>),
    /// Things were drawn, by name.
    Draw(Vec<String>),
    /// The state at the end of a chapter.
    Hash(u32, String),
    /// The final points by seat.
    Result(Vec<i32>),
}

/// A record as it stands in a file, not yet interpreted.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Record {
    /// What stands before the entries.
    pub head: Head,
    /// The entries with the lines they stand on, from 1.
    pub entries: Vec<(usize, Entry)>,
}

impl Record {
    /// Reads a record.
    pub fn read(text: &str) -> Result<Record, ReadError> {
        let mut lines = text
            .lines()
            .enumerate()
            .map(|(i, line)| (i + 1, line.trim()))
            .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
        let fail = |line, flaw| Err(ReadError { line, flaw });
        match lines.next() {
            Some((_, FORMAT)) => {}
            Some((line, _)) => return fail(line, RecordFlaw::Format(FORMAT)),
            None => return fail(1, RecordFlaw::Empty),
        }
        let mut record = Record::default();
        let mut in_head = true;
        let mut last = 1;
        for (line, text) in lines {
            last = line;
            let read = if !in_head {
                read_entry(text).map(|entry| record.entries.push((line, entry)))
            } else if text == END_OF_HEAD {
                in_head = false;
                Ok(())
            } else {
                record.head.read_line(text)
            };
            read.map_err(|flaw| ReadError { line, flaw })?;
        }
        if in_head {
            return fail(last, RecordFlaw::OpenHead(END_OF_HEAD));
        }
        if record.head.game.is_empty() {
            return fail(1, RecordFlaw::NoGame);
        }
        Ok(record)
    }

    /// Writes a record.
    pub fn write(&self) -> String {
        let mut text = format!("{FORMAT}\n{}", self.head.write());
        text.push_str(END_OF_HEAD);
        text.push('\n');
        for (_, entry) in &self.entries {
            let _ = writeln!(text, "{entry}");
        }
        text
    }
}

impl Head {
    fn read_line(&mut self, text: &str) -> Result<(), RecordFlaw> {
        let (key, rest) = text.split_once(' ').unwrap_or((text, ""));
        let rest = rest.trim();
        match key {
            "game" => self.game = rest.into(),
            "rules" => self.rules = rest.parse().map_err(|_| RecordFlaw::Version(rest.into()))?,
            "options" => self.options = rest.into(),
            "figures" => {
                let figures = serde_json::from_str(rest);
                self.figures = Some(figures.map_err(|error| RecordFlaw::Figures(error.to_string()))?);
            }
            "start" => self.start = Some(rest.into()),
            "commitment" => self.commitment = Some(rest.into()),
            "seed" => self.seed = Some(rest.into()),
            "seat" => {
                let (seat, name) = rest.split_once(' ').unwrap_or((rest, rest));
                self.seats.push((seat.into(), name.into()));
            }
            "note" => {
                let (key, value) = rest.split_once(' ').unwrap_or((rest, ""));
                self.notes.push((key.into(), value.into()));
            }
            _ => return Err(RecordFlaw::Key(key.into())),
        }
        Ok(())
    }

    fn write(&self) -> String {
        let mut text = format!("game {}\nrules {}\noptions {}\n", self.game, self.rules, self.options);
        let mut line = |key: &str, value: &str| {
            // A name with a line break must not become a line of its own.
            let value = value.replace(['\n', '\r'], " ");
            let _ = writeln!(text, "{key} {}", value.trim());
        };
        if let Some(figures) = &self.figures {
            line("figures", &serde_json::json!(figures).to_string());
        }
        let texts = [("start", &self.start), ("commitment", &self.commitment), ("seed", &self.seed)];
        for (key, value) in texts {
            if let Some(value) = value {
                line(key, value);
            }
        }
        for (seat, name) in &self.seats {
            line("seat", &format!("{seat} {name}"));
        }
        for (key, value) in &self.notes {
            line("note", &format!("{key} {value}"));
        }
        text
    }
}

fn read_entry(text: &str) -> Result<Entry, RecordFlaw> {
    if let Some((seat, choice)) = text.split_once(": ") {
        return Ok(Entry::Choice(seat.into(), choice.trim().into()));
    }
    let (key, rest) = text.split_once(' ').unwrap_or((text, ""));
    match key {
        "roll" => numbers(rest).map(Entry::Roll),
        "draw" => Ok(Entry::Draw(rest.split_whitespace().map(str::to_string).collect())),
        "hash" => {
            let (chapter, hash) = rest.split_once(' ').ok_or(RecordFlaw::Hash)?;
            let chapter = chapter.parse().map_err(|_| RecordFlaw::Chapter(chapter.into()))?;
            Ok(Entry::Hash(chapter, hash.trim().into()))
        }
        "result" => numbers(rest).map(Entry::Result),
        _ => Err(RecordFlaw::Entry(key.into())),
    }
}

fn numbers<T: std::str::FromStr>(text: &str) -> Result<Vec<T>, RecordFlaw> {
    text.split_whitespace().map(|n| n.parse().map_err(|_| RecordFlaw::Number(n.into()))).collect()
}

/// An entry as its line of a record.
impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entry::Choice(seat, choice) => write!(f, "{seat}: {choice}"),
            Entry::Roll(faces) => list(f, "roll", faces),
            Entry::Draw(things) => list(f, "draw", things),
            Entry::Hash(chapter, hash) => write!(f, "hash {chapter} {hash}"),
            Entry::Result(vp) => list(f, "result", vp),
        }
    }
}

fn list<T: fmt::Display>(f: &mut fmt::Formatter<'_>, key: &str, things: &[T]) -> fmt::Result {
    f.write_str(key)?;
    things.iter().try_for_each(|thing| write!(f, " {thing}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample() -> Record {
        Record {
            head: Head {
                game: "troyes".into(),
                rules: 1,
                options: r#"{"players":2}"#.into(),
                figures: Some(("mine.toml".into(), "[a]\nb = 1\n".into())),
                start: Some("{}".into()),
                commitment: Some("c0".into()),
                seed: Some("5e".into()),
                seats: vec![("blue".into(), "Anna of Troyes".into())],
                notes: vec![("place".into(), "at home".into())],
            },
            entries: vec![
                (12, Entry::Draw(vec!["merchant".into()])),
                (13, Entry::Roll(vec![4, 6])),
                (14, Entry::Choice("blue".into(), "use merchant".into())),
                (15, Entry::Hash(1, "89ab".into())),
                (16, Entry::Result(vec![45, -3])),
            ],
        }
    }

    #[test]
    fn what_is_written_is_read_again() {
        assert_eq!(Record::read(&sample().write()).unwrap(), sample());
    }

    #[test]
    fn an_error_names_its_line() {
        let text = sample().write().replace("roll 4 6", "roll 4 x");
        let error = Record::read(&text).unwrap_err();
        assert_eq!(error, ReadError { line: 13, flaw: RecordFlaw::Number("x".into()) });
    }

    #[test]
    fn a_cut_head_is_refused() {
        let text = sample().write();
        let head = text.split("---").next().unwrap();
        assert_eq!(Record::read(head).unwrap_err().flaw, RecordFlaw::OpenHead(END_OF_HEAD));
    }
}
