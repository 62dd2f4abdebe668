//! Guides as files.

use crate::{Guide, Message, Pattern, Step};
use host::Prepared;
use toml_edit::{Document, Item, TableLike};

/// What is wrong in a guide's file: for those who write guides.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{place}: {what}")]
pub struct FileError {
    /// Where: the guide, or the number of a step from 1.
    pub place: String,
    /// What.
    pub what: String,
}

/// What a guide's file may say, and each of its steps.
const GUIDE_KEYS: [&str; 10] =
    ["order", "offer", "players", "options", "opponent", "minutes", "title", "about", "chance", "step"];
const STEP_KEYS: [&str; 7] = ["say", "at", "covers", "do", "wrong", "otherwise", "then"];

impl Guide {
    /// Reads a guide.
    pub fn read(name: &str, text: &str) -> Result<Guide, FileError> {
        let flaw = |what: String| FileError { place: name.into(), what };
        let document = Document::parse(text).map_err(|error| flaw(error.to_string()))?;
        let guide = Reading { table: document.as_table(), place: name.into() };
        guide.knows_only(&GUIDE_KEYS)?;
        let chance = guide.texts("chance")?.into_iter().map(|text| {
            Prepared::read(&text).ok_or_else(|| flaw(format!("`{text}` is neither a roll nor a draw")))
        });
        let steps = document.get("step").and_then(Item::as_array_of_tables);
        let steps = steps
            .into_iter()
            .flatten()
            .enumerate()
            .map(|(i, table)| Reading { table, place: format!("{name}, step {}", i + 1) }.step());
        Ok(Guide {
            name: name.into(),
            order: guide.number("order")?,
            offer: guide.text("offer")?,
            players: u8::try_from(guide.number("players")?).map_err(|error| flaw(error.to_string()))?,
            options: guide.text("options")?,
            opponent: guide.text("opponent")?,
            minutes: guide.number("minutes")?,
            title: Message(guide.text("title")?),
            about: Message(guide.text("about")?),
            chance: chance.collect::<Result<_, _>>()?,
            steps: steps.collect::<Result<_, _>>()?,
        })
    }
}

/// A table of a file that is being read.
struct Reading<'a> {
    table: &'a dyn TableLike,
    place: String,
}

impl Reading<'_> {
    fn flaw(&self, what: String) -> FileError {
        FileError { place: self.place.clone(), what }
    }

    fn knows_only(&self, keys: &[&str]) -> Result<(), FileError> {
        let strange = self.table.iter().map(|(key, _)| key).find(|key| !keys.contains(key));
        strange.map_or(Ok(()), |key| Err(self.flaw(format!("there is no `{key}`"))))
    }

    fn text(&self, key: &str) -> Result<String, FileError> {
        let text = self.table.get(key).and_then(Item::as_str);
        text.map(String::from).ok_or_else(|| self.flaw(format!("`{key}` must be a text")))
    }

    fn number(&self, key: &str) -> Result<i64, FileError> {
        let number = self.table.get(key).and_then(Item::as_integer);
        number.ok_or_else(|| self.flaw(format!("`{key}` must be a number")))
    }

    /// A list of texts, which may be left out.
    fn texts(&self, key: &str) -> Result<Vec<String>, FileError> {
        let Some(item) = self.table.get(key) else { return Ok(Vec::new()) };
        let texts = item.as_array().into_iter().flatten().map(|text| text.as_str().map(String::from));
        let texts: Option<Vec<String>> = texts.collect();
        texts
            .filter(|_| item.as_array().is_some())
            .ok_or_else(|| self.flaw(format!("`{key}` must be a list of texts")))
    }

    fn step(&self) -> Result<Step, FileError> {
        self.knows_only(&STEP_KEYS)?;
        let deed = |text: &String| text.split(';').map(|choice| Pattern::new(choice.trim())).collect();
        let deeds: Vec<Vec<Pattern>> = self.texts("do")?.iter().map(deed).collect();
        let mut wrong = self.wrong()?;
        if !deeds.is_empty() {
            wrong.push((Pattern::new("*"), Message(self.text("otherwise")?)));
        }
        let then = self.texts("then")?.into_iter().map(|text| match text.split_once(':') {
            Some((seat, choice)) => Ok((seat.trim().to_string(), choice.trim().to_string())),
            None => Err(self.flaw(format!("`{text}` does not say who"))),
        });
        Ok(Step {
            say: Message(self.text("say")?),
            at: self.texts("at")?,
            covers: self.texts("covers")?,
            deeds,
            wrong,
            then: then.collect::<Result<_, _>>()?,
        })
    }

    fn wrong(&self) -> Result<Vec<(Pattern, Message)>, FileError> {
        let Some(item) = self.table.get("wrong") else { return Ok(Vec::new()) };
        let flaw = || self.flaw("`wrong` must name messages by what is tried".into());
        let table = item.as_table_like().ok_or_else(flaw)?;
        let answer = |(tried, message): (&str, &Item)| {
            let message = message.as_str().ok_or_else(flaw)?;
            Ok((Pattern::new(tried), Message(message.into())))
        };
        table.iter().map(answer).collect()
    }
}
