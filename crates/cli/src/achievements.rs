//! `troyes achievements`: what players of Troyes Dice have earned in all their games, kept in a small file.

use crate::failure::{Failure, read_file};
use crate::language::usual;
use crate::replay;
use crate::sheet;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;
use std::path::{Path, PathBuf};
use tabletop::{Component, Game, Record, Seat, Table, state_hash};
use troyes_dice::TroyesDice;
use troyes_dice::achievements::{Achievement, Career};
use words::Language;

/// The careers of all players, by name.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Book {
    players: BTreeMap<String, Career>,
    /// Hashes of the games that are in it, so that none counts twice.
    games: BTreeSet<String>,
}

/// Something that a career counts, and how it is written.
type Count = (&'static str, fn(&Career) -> String);

/// Writes a finished game into the book of a folder; what people have newly earned, as sentences. Other games than
/// Troyes Dice know no achievements.
pub fn proclaim(folder: &Path, record: &Record, language: Language) -> Result<Vec<String>, Failure> {
    if record.head.game != TroyesDice::NAME {
        return Ok(Vec::new());
    }
    let game = Table::<TroyesDice>::rules_of(&record.head)
        .map_err(|error| Failure::new(language.text(&error.phrase())))?;
    if !counts(record, &game) {
        return Ok(Vec::new());
    }
    let mut book = Book::open(folder)?;
    let earned = book.add(record)?;
    book.save(folder)?;
    let sentence = |name: &str, achievement: &Achievement| {
        format!(
            "{name} has earned {}: {}",
            name_of(*achievement, language),
            rule_of(*achievement, &game, language)
        )
    };
    Ok(earned
        .iter()
        .flat_map(|(name, earned)| earned.iter().map(move |achievement| (name, achievement)))
        .map(|(name, achievement)| sentence(name, achievement))
        .collect())
}

/// What an achievement is called.
pub fn name_of(achievement: Achievement, language: Language) -> String {
    language.text(&Component::from(achievement).name())
}

/// What an achievement takes.
pub fn rule_of(achievement: Achievement, game: &TroyesDice, language: Language) -> String {
    language.text(&achievement.rule(game))
}

/// Where the book is kept if nobody says: in the user's data directory.
pub fn usual_folder() -> Result<PathBuf, Failure> {
    let folders = directories::ProjectDirs::from("", "", "troyes");
    folders.map(|folders| folders.data_dir().to_path_buf()).ok_or_else(|| {
        Failure::new("there is no home directory to keep achievements in").hint("name one with --dir")
    })
}

fn file(folder: &Path) -> PathBuf {
    folder.join("achievements.json")
}

/// Whether achievements can be earned with a game: one that was played from its beginning, with the embedded figures.
pub fn counts(record: &Record, game: &TroyesDice) -> bool {
    let is_played_on = record.head.notes.iter().any(|(key, _)| key == "inherited");
    record.head.start.is_none() && !is_played_on && game.has_embedded_figures()
}

/// What tells a game from all others.
fn key(record: &Record, names: &[String]) -> String {
    let entries: Vec<String> = record.entries.iter().map(|(_, entry)| format!("{entry:?}")).collect();
    state_hash(&(names, entries))
}

impl Book {
    /// Opens the book in a folder; an empty one if there is none yet.
    pub fn open(folder: &Path) -> Result<Book, Failure> {
        let file = file(folder);
        if !file.exists() {
            return Ok(Book::default());
        }
        serde_json::from_str(&read_file(&file)?).map_err(|error| {
            Failure::new(format!("{} is damaged: {error}", file.display()))
                .hint("mend it or move it away; it is not touched until then")
        })
    }

    /// Writes the book. Whatever happens meanwhile, the old one or the new one is there.
    pub fn save(&self, folder: &Path) -> Result<(), Failure> {
        let file = file(folder);
        let fail = |error: std::io::Error| Failure::new(format!("cannot write {}: {error}", file.display()));
        let text = serde_json::to_string_pretty(self).map_err(|error| Failure::new(error.to_string()))?;
        std::fs::create_dir_all(folder).map_err(fail)?;
        let new = file.with_extension("json.new");
        std::fs::write(&new, text + "\n").map_err(fail)?;
        std::fs::rename(&new, &file).map_err(fail)
    }

    /// Adds a finished game; for each player by name, what they have newly earned. Bots, as far as the record notes
    /// them, have no career.
    pub fn add(&mut self, record: &Record) -> Result<Vec<(String, Vec<Achievement>)>, Failure> {
        let earned = self.add_for(record, |_| true)?;
        Ok(earned.into_iter().map(|(_, name, earned)| (name, earned)).collect())
    }

    /// The same for some of its seats.
    pub fn add_for(
        &mut self,
        record: &Record,
        has_career: impl Fn(Seat) -> bool,
    ) -> Result<Vec<(Seat, String, Vec<Achievement>)>, Failure> {
        let table = Table::<TroyesDice>::replay(record, |_, _| {}).map_err(|error| {
            Failure::new(format!("the record is refused: {}", usual().text(&error.phrase())))
        })?;
        let (game, state) = (table.game(), table.state());
        let names = replay::names(game, &record.head);
        let finished: Vec<_> =
            (0..game.seats()).filter_map(|seat| game.finished(state, Seat(seat))).collect();
        if finished.len() < names.len() {
            return Err(Failure::new("the game of this record is not over"));
        }
        if !counts(record, game) {
            return Err(Failure::new("this game earns nothing")
                .hint("only games played from their beginning with the embedded figures count"));
        }
        if !self.games.insert(key(record, &names)) {
            return Err(Failure::new("this game is in the book already"));
        }
        Ok((0..)
            .map(Seat)
            .zip(names.into_iter().zip(finished))
            .filter(|(seat, _)| has_career(*seat) && !is_noted_bot(record, game.seat_name(*seat)))
            .map(|(seat, (name, finished))| {
                let earned = self.players.entry(name.clone()).or_default().record(game.printed(), &finished);
                (seat, name, earned)
            })
            .collect())
    }

    /// Whether a game is in it.
    pub fn has(&self, record: &Record, game: &TroyesDice) -> bool {
        self.games.contains(&key(record, &replay::names(game, &record.head)))
    }

    /// The careers of all players or of one.
    fn careers(&self, name: Option<&str>) -> Result<Vec<(&String, &Career)>, Failure> {
        let careers: Vec<_> =
            self.players.iter().filter(|(player, _)| name.is_none_or(|name| name == *player)).collect();
        match name {
            Some(name) if careers.is_empty() => {
                Err(Failure::unknown("player", name, self.players.keys().map(String::as_str)))
            }
            _ => Ok(careers),
        }
    }

    /// Everything as a machine reads it.
    pub fn to_json(&self, name: Option<&str>) -> Result<Value, Failure> {
        Ok(json!(self.careers(name)?.into_iter().collect::<BTreeMap<_, _>>()))
    }

    /// A row for each achievement, a column for each player.
    pub fn write(&self, name: Option<&str>, language: Language, out: &mut dyn Write) -> Result<(), Failure> {
        let careers = self.careers(name)?;
        let game = TroyesDice::new(&Default::default(), None)
            .map_err(|error| Failure::new(language.text(&error.phrase())))?;
        let mut headings = vec!["Achievement", "What it takes"];
        headings.extend(careers.iter().map(|(player, _)| player.as_str()));
        let mut table = sheet::table(&headings);
        for achievement in Achievement::ALL {
            let mut row = vec![name_of(achievement, language), rule_of(achievement, &game, language)];
            let has = |career: &Career| if career.earned.contains(&achievement) { "yes" } else { "-" };
            row.extend(careers.iter().map(|(_, career)| has(career).to_string()));
            table.add_row(row);
        }
        let counts: [Count; 4] = [
            ("games alone", |career| career.solo.to_string()),
            ("games with others", |career| career.multiplayer.to_string()),
            ("games with Banquets and Raids", |career| career.expansion.to_string()),
            ("best total", |career| career.best.map_or("-".into(), |best| best.to_string())),
        ];
        for (what, count) in counts.into_iter().filter(|_| !careers.is_empty()) {
            let row = [String::new(), what.to_string()];
            table.add_row(row.into_iter().chain(careers.iter().map(|(_, career)| count(career))));
        }
        writeln!(out, "{table}")?;
        if careers.is_empty() {
            writeln!(out, "Nobody has finished a game yet; `troyes achievements --add RECORD` adds one.")?;
        }
        Ok(())
    }
}
/// Whether the record's notes say that a bot played this seat.
fn is_noted_bot(record: &Record, word: &str) -> bool {
    let bots = record.head.notes.iter().filter(|(key, _)| key == "bot");
    bots.filter_map(|(_, note)| note.split(' ').next()).any(|seat| seat == word)
}
