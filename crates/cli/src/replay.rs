//! `troyes replay`: verifies a record and tells the game as sentences, chapter by chapter.

use crate::failure::{Failure, read_file};
use crate::lines;
use crate::sheet;
use protocol::games::{self, ForGame, Listed};
use protocol::language::{called, names};
use serde_json::{Value, json};
use std::io::Write;
use std::path::Path;
use tabletop::{CompleteGame, Pending, Phrase, Record, Seat, Standing, Table, ToJson, phrase};
use words::Language;

/// A game told from its record.
pub struct Retelling {
    game: &'static str,
    options: Value,
    language: Language,
    names: Vec<String>,
    /// What the sentences call them.
    called: Vec<String>,
    /// Each chapter's heading and sentences.
    chapters: Vec<(String, Vec<String>)>,
    steps: usize,
    /// What is asked where the record stops, if the game is not over there.
    open: Option<String>,
    standing: Option<Standing>,
}

/// Reads a record from a file.
pub fn read_record(path: &Path) -> Result<Record, Failure> {
    let text = read_file(path)?;
    Record::read(&text).map_err(|error| {
        let (file, error) = (path.display().to_string(), error.phrase());
        Failure::new(phrase!("cli-not-a-record", file = file, error = error))
            .with_hint(phrase!("cli-not-a-record-hint"))
    })
}

/// Tells a record, or says what is wrong with it.
pub fn tell(record: &Record, language: Language) -> Result<Retelling, Failure> {
    struct Tell<'a>(&'a Record, Language);
    impl ForGame for Tell<'_> {
        type Output = Result<Retelling, Failure>;
        fn run<G: CompleteGame>(self, _: &'static Listed) -> Self::Output {
            tell_game::<G>(self.0, self.1)
        }
    }
    games::with(&record.head.game, Tell(record, language))?
}

fn tell_game<G: CompleteGame>(record: &Record, language: Language) -> Result<Retelling, Failure> {
    let first = Table::<G>::before(&record.head)?;
    let names = names(first.game(), &record.head);
    let called = called(language, first.game(), &names);
    let heading = |game: &G, chapter: u32| language.text(&game.chapter_name(chapter));
    let mut chapter = first.game().chapter(first.state());
    let mut chapters = vec![(heading(first.game(), chapter), Vec::new())];
    let table = Table::<G>::replay(record, |table, happenings| {
        // What happened in a step belongs to the chapter that the step ended.
        let say = |phrase: Phrase| language.say(&phrase, &called).capitalized().to_string();
        let told = happenings.iter().map(|happening| say(table.game().tell(happening)));
        chapters.last_mut().expect("there is a first chapter").1.extend(told);
        let now = table.game().chapter(table.state());
        if now != chapter {
            chapter = now;
            chapters.push((heading(table.game(), now), Vec::new()));
        }
    })?;
    chapters.retain(|(_, sentences)| !sentences.is_empty());
    Ok(Retelling {
        game: G::NAME,
        options: table.game().options().to_json_value(),
        chapters,
        steps: table.steps(),
        open: open_question(&table, &called, language),
        standing: table.game().standing(table.state()),
        language,
        names,
        called,
    })
}

fn open_question<G: CompleteGame>(table: &Table<G>, names: &[String], language: Language) -> Option<String> {
    let titles = language.seat_titles(table.game());
    match table.pending() {
        Pending::Over => None,
        Pending::Chance(_) => {
            Some(language.say(&table.game().say_awaited(table.state()), &titles).to_string())
        }
        Pending::Seats(seats) => {
            let asked = |seat: Seat| {
                let question = table.game().question(table.state(), seat)?;
                let question = language.say(&question.text, &titles).to_string();
                let asked = phrase!("cli-replay-asked", who = seat, question = question);
                Some(language.say(&asked, names).to_string())
            };
            Some(seats.iter().filter_map(asked).collect::<Vec<_>>().join(" "))
        }
    }
}

impl Retelling {
    /// Writes the game as a person reads it.
    pub fn write(&self, out: &mut dyn Write) -> Result<(), Failure> {
        for (heading, sentences) in &self.chapters {
            writeln!(out, "{heading}\n{}", "-".repeat(heading.chars().count()))?;
            for sentence in sentences {
                writeln!(out, "{}", lines::wrapped(sentence, 2))?;
            }
            writeln!(out)?;
        }
        match &self.standing {
            Some(standing) => {
                writeln!(out, "{}", sheet::score_sheet(standing, &self.called, self.language))?;
                writeln!(out, "{}", sheet::winners(standing, &self.called, self.language))?;
                if let Some(verdict) = &standing.verdict {
                    writeln!(out, "{}", self.language.say(verdict, &self.called))?;
                }
            }
            None => {
                let open = self.open.clone().unwrap_or_default();
                let stops = self.language.text(&phrase!("cli-replay-stops", open = open));
                writeln!(out, "{}", lines::wrapped(&stops, 2))?;
            }
        }
        writeln!(out, "{}", self.language.text(&phrase!("cli-replay-in-order", steps = self.steps)))?;
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
            "standing": self.standing.as_ref().map(|standing| self.language.standing(standing, &self.called)),
        })
    }
}
