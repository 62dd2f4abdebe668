//! `troyes replay`: verifies a record and tells the game as sentences, chapter by chapter.

use crate::failure::{Failure, read_file};
use crate::games::{self, ForGame, Listed};
use crate::sheet;
use serde_json::{Value, json};
use std::io::Write;
use std::path::Path;
use tabletop::{Game, Head, Pending, Record, Seat, Standing, Table};

/// A game told from its record.
pub struct Told {
    game: &'static str,
    options: Value,
    names: Vec<String>,
    /// Each chapter's heading and sentences.
    chapters: Vec<(String, Vec<String>)>,
    steps: usize,
    /// What is asked where the record stops, if the game is not over there.
    open: Option<String>,
    standing: Option<Standing>,
}

/// Who sat where: people's names, or the seats' own words where the record has none.
pub fn names<G: Game>(game: &G, head: &Head) -> Vec<String> {
    (0..game.seats())
        .map(|seat| {
            let word = game.seat_name(Seat(seat));
            let named = head.seats.iter().find(|(seat, _)| seat == word);
            named.map_or(word, |(_, name)| name).to_string()
        })
        .collect()
}

/// Reads a record from a file.
pub fn read_record(path: &Path) -> Result<Record, Failure> {
    let text = read_file(path)?;
    Record::read(&text).map_err(|error| {
        Failure::new(format!("{} is not a record: {error}", path.display()))
            .hint("a record is what `troyes play`, `troyes sim --record` and the engine's `record` write")
    })
}

/// Tells a record, or says what is wrong with it.
pub fn tell(record: &Record) -> Result<Told, Failure> {
    struct Tell<'a>(&'a Record);
    impl ForGame for Tell<'_> {
        type Output = Result<Told, Failure>;
        fn run<G: Game>(self, _: &'static Listed) -> Self::Output {
            tell_game::<G>(self.0)
        }
    }
    games::with(&record.head.game, Tell(record))?
}

fn tell_game<G: Game>(record: &Record) -> Result<Told, Failure> {
    let refuse = |error: tabletop::TableError| Failure::new(format!("the record is refused: {error}"));
    let first = Table::<G>::before(&record.head).map_err(refuse)?;
    let names = names(first.game(), &record.head);
    let mut chapter = first.game().chapter(first.state());
    let mut chapters = vec![(first.game().chapter_name(chapter), Vec::new())];
    let table = Table::<G>::replay(record, |table, happenings| {
        // What happened in a step belongs to the chapter that the step ended.
        let told = happenings.iter().map(|happening| table.game().tell(happening, &names));
        chapters.last_mut().expect("there is a first chapter").1.extend(told);
        let now = table.game().chapter(table.state());
        if now != chapter {
            chapter = now;
            chapters.push((table.game().chapter_name(now), Vec::new()));
        }
    })
    .map_err(refuse)?;
    chapters.retain(|(_, sentences)| !sentences.is_empty());
    Ok(Told {
        game: G::NAME,
        options: serde_json::to_value(table.game().options()).unwrap_or_default(),
        chapters,
        steps: table.steps(),
        open: open_question(&table, &names),
        standing: table.game().standing(table.state()),
        names,
    })
}

fn open_question<G: Game>(table: &Table<G>, names: &[String]) -> Option<String> {
    match table.pending() {
        Pending::Over => None,
        Pending::Chance(_) => Some(table.game().say_awaited(table.state())),
        Pending::Seats(seats) => {
            let asked = |seat: Seat| {
                let question = table.game().question(table.state(), seat)?;
                Some(format!("{} is asked: {}", names[seat.index()], question.text))
            };
            Some(seats.iter().filter_map(asked).collect::<Vec<_>>().join(" "))
        }
    }
}

impl Told {
    /// Writes the game as a person reads it.
    pub fn write(&self, out: &mut dyn Write) -> Result<(), Failure> {
        for (heading, sentences) in &self.chapters {
            writeln!(out, "{heading}\n{}", "-".repeat(heading.chars().count()))?;
            for sentence in sentences {
                writeln!(out, "{sentence}")?;
            }
            writeln!(out)?;
        }
        match &self.standing {
            Some(standing) => {
                writeln!(out, "{}", sheet::score_sheet(standing, &self.names))?;
                writeln!(out, "{}", sheet::winners(standing, &self.names))?;
                if let Some(verdict) = &standing.verdict {
                    writeln!(out, "{verdict}")?;
                }
            }
            None => {
                writeln!(
                    out,
                    "The record stops before the end. {}",
                    self.open.as_deref().unwrap_or_default()
                )?;
            }
        }
        writeln!(out, "The record is in order: {} steps.", self.steps)?;
        Ok(())
    }

    /// The game as a machine reads it.
    pub fn to_json(&self) -> Value {
        let chapters: Vec<Value> = self
            .chapters
            .iter()
            .map(|(name, sentences)| json!({"name": name, "sentences": sentences}))
            .collect();
        json!({
            "game": self.game,
            "options": self.options,
            "names": self.names,
            "chapters": chapters,
            "steps": self.steps,
            "open": self.open,
            "standing": self.standing,
        })
    }
}
