//! What people earn beyond a single game. Whoever starts a server may bring [`Achievements`]; they are asked once
//! for every game that was played at a table from its beginning to its end.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;
use tabletop::{Record, Seat, Seats};
use words::{Language, Languages, Phrase};

/// Something that somebody has earned with a game and had not earned before.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Achievement {
    /// The seat that has earned it.
    pub seat: u8,
    /// Its name, in English.
    pub name: String,
    /// What it took, as a sentence.
    pub sentence: String,
    /// Both in every other language, by its tag.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub translations: BTreeMap<String, (String, String)>,
}

impl Achievement {
    /// Said in every language: it is read for years, perhaps by others than those who earned it.
    pub fn new(seat: Seat, name: &Phrase, rule: &Phrase) -> Achievement {
        let said = |language: Language| (language.text(name), language.text(rule));
        let (english, others) = (said(Language::english()), Languages::iter());
        let others = others.filter(|other| *other != Language::english());
        Achievement {
            seat: seat.0,
            name: english.0,
            sentence: english.1,
            translations: others.map(|other| (other.tag().into(), said(other))).collect(),
        }
    }

    /// Its name and what it took, in a language; in English if nobody has said it in that.
    pub fn said(&self, language: Language) -> (&str, &str) {
        let translated = self.translations.get(language.tag());
        translated.map_or((&self.name, &self.sentence), |(name, sentence)| (name, sentence))
    }
}

/// Why a game could not be written down. It is asked again when the table is opened the next time.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct AchievementsError(pub String);

/// Keeps what people earn, in all their games.
pub trait Achievements: fmt::Debug + Send + Sync {
    /// What these people have newly earned with a finished game. A game that is told twice counts once.
    fn award(&self, record: &Record, people: Seats) -> Result<Vec<Achievement>, AchievementsError>;
}
