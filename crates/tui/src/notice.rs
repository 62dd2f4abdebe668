//! Something that a player is to be told besides the game.

use tabletop::{Phrase, Seat};
use words::Language;

/// What is told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Notice {
    /// As it is.
    Text(String),
    /// What the table or the rules say.
    Phrase(Phrase),
    /// Why a choice was made for a bot.
    Forfeit(Seat, Phrase),
}

impl Notice {
    /// In words.
    pub fn text(&self, language: Language, names: &[String]) -> String {
        match self {
            Notice::Text(text) => text.clone(),
            Notice::Phrase(phrase) => language.say(phrase, names).to_string(),
            Notice::Forfeit(seat, reason) => {
                let name = names.get(seat.index()).map_or("", String::as_str);
                format!("{name}: {}", language.say(reason, names))
            }
        }
    }
}

impl From<&str> for Notice {
    fn from(text: &str) -> Notice {
        Notice::Text(text.into())
    }
}

impl From<String> for Notice {
    fn from(text: String) -> Notice {
        Notice::Text(text)
    }
}

impl From<Phrase> for Notice {
    fn from(phrase: Phrase) -> Notice {
        Notice::Phrase(phrase)
    }
}
