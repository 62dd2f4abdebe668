//! `troyes achievements`: what players of Troyes Dice have earned in all their games, kept in a small file.

#[cfg(feature = "program")]
mod at_server;

#[cfg(feature = "program")]
pub use at_server::ServerAchievements;

use crate::failure::{Failure, cannot_write, read_file};
use crate::sheet;
use protocol::language::names;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;
use std::path::{Path, PathBuf};
use tabletop::{Arg, Component, Game, Phrase, Record, Seat, Table, json_hash, phrase};
use troyes_dice::TroyesDice;
use troyes_dice::achievements::{Achievement, Career};
use words::Language;

/// The careers of all players, by name.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Careers {
    players: BTreeMap<String, Career>,
    /// Hashes of the games that are in it, so that none counts twice.
    games: BTreeSet<String>,
}

/// Something that a career counts, and how it is written.
type Count = (Phrase, fn(&Career) -> String);

/// Adds a finished game to the careers in a folder; what people have newly earned, as sentences. Other games than
/// Troyes Dice know no achievements.
pub fn add_finished(folder: &Path, record: &Record, language: Language) -> Result<Vec<String>, Failure> {
    if record.head.game != TroyesDice::NAME {
        return Ok(Vec::new());
    }
    let game = Table::<TroyesDice>::rules_of(&record.head)?;
    if !counts(record, &game) {
        return Ok(Vec::new());
    }
    let mut careers = Careers::open(folder)?;
    let earned = careers.add(record)?;
    careers.save(folder)?;
    let sentence = |name: &str, achievement: &Achievement| {
        let (who, rule) = (name.to_string(), achievement.rule(&game));
        let component = Component::from(*achievement);
        language.text(&phrase!("cli-earned-one", who = who, achievement = component, rule = rule))
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

/// That a player has earned these.
pub fn earned(name: &str, earned: &[Achievement]) -> Phrase {
    let all = Arg::row(earned.iter().map(|achievement| Component::from(*achievement)));
    phrase!("cli-earned-all", who = name.to_string(), achievements = all)
}

/// Where careers are kept if nobody says: in the user's data directory.
pub fn usual_folder() -> Result<PathBuf, Failure> {
    let folders = directories::ProjectDirs::from("", "", "troyes");
    folders.map(|folders| folders.data_dir().to_path_buf()).ok_or_else(|| {
        Failure::new(phrase!("cli-achievements-no-home")).with_hint(phrase!("cli-achievements-no-home-hint"))
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
    json_hash(&serde_json::to_string(&(names, entries)).unwrap_or_default())
}

impl Careers {
    /// Reads the careers in a folder; nobody's if there is no file yet.
    pub fn open(folder: &Path) -> Result<Careers, Failure> {
        let file = file(folder);
        if !file.exists() {
            return Ok(Careers::default());
        }
        serde_json::from_str(&read_file(&file)?).map_err(|error| {
            let (file, error) = (file.display().to_string(), error.to_string());
            Failure::new(phrase!("cli-achievements-damaged", file = file, error = error))
                .with_hint(phrase!("cli-achievements-damaged-hint"))
        })
    }

    /// Writes the file. Whatever happens meanwhile, the old one or the new one is there.
    pub fn save(&self, folder: &Path) -> Result<(), Failure> {
        let file = file(folder);
        let fail = |error: std::io::Error| cannot_write(&file, &error);
        let text = serde_json::to_string_pretty(self).map_err(Failure::foreign)?;
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
        let table = Table::<TroyesDice>::replay(record, |_, _| {})?;
        let (game, state) = (table.game(), table.state());
        let names = names(game, &record.head);
        let finished: Vec<_> =
            (0..game.seats()).filter_map(|seat| game.finished(state, Seat(seat))).collect();
        if finished.len() < names.len() {
            return Err(Failure::new(phrase!("cli-achievements-not-over")));
        }
        if !counts(record, game) {
            return Err(Failure::new(phrase!("cli-achievements-nothing"))
                .with_hint(phrase!("cli-achievements-nothing-hint")));
        }
        if !self.games.insert(key(record, &names)) {
            return Err(Failure::new(phrase!("cli-achievements-twice")));
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
        self.games.contains(&key(record, &names(game, &record.head)))
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
        let game = TroyesDice::new(&Default::default(), None)?;
        let say = |phrase: Phrase| language.text(&phrase);
        let own = [phrase!("cli-achievements-achievement"), phrase!("cli-achievements-rule")].map(say);
        let mut headings: Vec<&str> = own.iter().map(String::as_str).collect();
        headings.extend(careers.iter().map(|(player, _)| player.as_str()));
        let mut table = sheet::table(&headings);
        for achievement in Achievement::ALL {
            let mut row = vec![name_of(achievement, language), rule_of(achievement, &game, language)];
            let has = |career: &Career| match career.earned.contains(&achievement) {
                true => say(phrase!("cli-achievements-yes")),
                false => "-".into(),
            };
            row.extend(careers.iter().map(|(_, career)| has(career)));
            table.add_row(row);
        }
        let counts: [Count; 4] = [
            (phrase!("cli-achievements-alone"), |career| career.solo.to_string()),
            (phrase!("cli-achievements-others"), |career| career.multiplayer.to_string()),
            (phrase!("cli-achievements-banquets"), |career| career.expansion.to_string()),
            (phrase!("cli-achievements-best"), |career| {
                career.best.map_or("-".into(), |best| best.to_string())
            }),
        ];
        for (what, count) in counts.into_iter().filter(|_| !careers.is_empty()) {
            let row = [String::new(), say(what)];
            table.add_row(row.into_iter().chain(careers.iter().map(|(_, career)| count(career))));
        }
        writeln!(out, "{table}")?;
        if careers.is_empty() {
            writeln!(out, "{}", say(phrase!("cli-achievements-nobody")))?;
        }
        Ok(())
    }
}

/// Whether the record's notes say that a bot played this seat.
fn is_noted_bot(record: &Record, word: &str) -> bool {
    let bots = record.head.notes.iter().filter(|(key, _)| key == "bot");
    bots.filter_map(|(_, note)| note.split(' ').next()).any(|seat| seat == word)
}
