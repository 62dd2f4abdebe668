//! Players, modules, variants, edition: which mixes are allowed, each with the sentence a lobby shows.

use serde::{Deserialize, Serialize};
use tabletop::{Phrase, SetupError, phrase};

/// Which Activity cards are in play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Activities {
    /// The base game's 27.
    #[default]
    Base,
    /// The 27 of The Ladies of Troyes alone.
    Ladies,
    /// All 54 together.
    Mixed,
}

/// How a game is set up.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// 2 to 4 players, or 1 for the King's Challenge.
    pub players: u8,
    /// The bonus cards Baker, Prior, Banquet and Resistance join their decks.
    pub bonus: bool,
    /// The figures of the 2012 edition where it is known to differ.
    pub edition_2012: bool,
    /// Everybody sees everybody's victory points.
    pub open_vp: bool,
    /// Module 1: the three ladies among the characters.
    pub ladies_characters: bool,
    /// Variant of module 1: one character more, known to all.
    pub revealed_character: bool,
    /// Module 2: which Activity cards.
    pub activities: Activities,
    /// Module 3: six more events.
    pub ladies_events: bool,
    /// Module 4: the head of the family, a purple die for each player.
    pub head_of_family: bool,
    /// Module 5: rampart guards and outdoor activities.
    pub ramparts: bool,
    /// The tournament variant: the last round runs the other way.
    pub tournament: bool,
    /// King's Challenge: the English text of 2016 instead of the French one.
    pub english_king: bool,
    /// King's Challenge: le Roy is the first start player.
    pub roy_first: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            players: 2,
            bonus: false,
            edition_2012: false,
            open_vp: false,
            ladies_characters: false,
            revealed_character: false,
            activities: Activities::Base,
            ladies_events: false,
            head_of_family: false,
            ramparts: false,
            tournament: false,
            english_king: false,
            roy_first: false,
        }
    }
}

/// A named option: its word, what a lobby says of it, and what it sets.
struct Named {
    word: &'static str,
    about: fn() -> Phrase,
    set: fn(&mut Options),
    /// Whether `all` includes it, given the number of players.
    in_all: fn(u8) -> bool,
}

const NAMED: &[Named] = &[
    Named {
        word: "bonus",
        about: || phrase!("troyes-option-bonus"),
        set: |o| o.bonus = true,
        in_all: |_| true,
    },
    Named {
        word: "edition-2012",
        about: || phrase!("troyes-option-edition-2012"),
        set: |o| o.edition_2012 = true,
        in_all: |_| false,
    },
    Named {
        word: "open-vp",
        about: || phrase!("troyes-option-open-vp"),
        set: |o| o.open_vp = true,
        in_all: |_| false,
    },
    Named {
        word: "ladies-characters",
        about: || phrase!("troyes-option-ladies-characters"),
        set: |o| o.ladies_characters = true,
        in_all: |_| true,
    },
    Named {
        word: "revealed-character",
        about: || phrase!("troyes-option-revealed-character"),
        set: |o| o.revealed_character = true,
        in_all: |players| players > 1,
    },
    Named {
        word: "ladies-cards",
        about: || phrase!("troyes-option-ladies-cards"),
        set: |o| o.activities = Activities::Ladies,
        in_all: |_| false,
    },
    Named {
        word: "mixed-cards",
        about: || phrase!("troyes-option-mixed-cards"),
        set: |o| o.activities = Activities::Mixed,
        in_all: |_| true,
    },
    Named {
        word: "ladies-events",
        about: || phrase!("troyes-option-ladies-events"),
        set: |o| o.ladies_events = true,
        in_all: |_| true,
    },
    Named {
        word: "purple",
        about: || phrase!("troyes-option-purple"),
        set: |o| o.head_of_family = true,
        in_all: |_| true,
    },
    Named {
        word: "ramparts",
        about: || phrase!("troyes-option-ramparts"),
        set: |o| o.ramparts = true,
        in_all: |_| true,
    },
    Named {
        word: "tournament",
        about: || phrase!("troyes-option-tournament"),
        set: |o| o.tournament = true,
        in_all: |players| players > 2,
    },
    Named {
        word: "english-king",
        about: || phrase!("troyes-option-english-king"),
        set: |o| o.english_king = true,
        in_all: |_| false,
    },
    Named {
        word: "roy-first",
        about: || phrase!("troyes-option-roy-first"),
        set: |o| o.roy_first = true,
        in_all: |_| false,
    },
];

impl Options {
    /// Every option's word and what is said of it.
    pub fn list() -> Vec<(&'static str, Phrase)> {
        NAMED.iter().map(|named| (named.word, (named.about)())).collect()
    }

    /// Reads a list of option words separated by commas; `all` stands for everything that goes together.
    pub fn parse(players: u8, list: &str) -> Result<Options, SetupError> {
        let mut options = Options { players, ..Options::default() };
        for word in list.split(',').map(str::trim).filter(|word| !word.is_empty()) {
            if word == "all" {
                NAMED
                    .iter()
                    .filter(|named| (named.in_all)(players))
                    .for_each(|named| (named.set)(&mut options));
            } else if let Some(named) = NAMED.iter().find(|named| named.word == word) {
                (named.set)(&mut options);
            } else {
                let known = std::iter::once("all").chain(NAMED.iter().map(|named| named.word)).collect();
                return Err(SetupError::UnknownOption { word: word.into(), known });
            }
        }
        options.check()?;
        Ok(options)
    }

    /// Whether the options go together.
    pub fn check(&self) -> Result<(), SetupError> {
        let wrong = |why: Phrase| Err(SetupError::Options(why));
        if !(1..=4).contains(&self.players) {
            return wrong(phrase!("troyes-error-players"));
        }
        if self.tournament && self.players < 3 {
            return wrong(phrase!("troyes-error-tournament"));
        }
        if self.is_kings_challenge() && self.revealed_character {
            return wrong(phrase!("troyes-error-revealed-character"));
        }
        if !self.is_kings_challenge() && (self.english_king || self.roy_first) {
            return wrong(phrase!("troyes-error-royal-options"));
        }
        Ok(())
    }

    /// Of these words only one can be meant: the last of them counts.
    pub const ONE_SET_OF_CARDS: &[&str] = &["mixed-cards", "ladies-cards"];

    /// Whether an option makes a difference with so many players, so that a lobby offers it.
    pub fn is_offered(word: &str, players: u8) -> bool {
        // Alone there is nobody from whom points could be hidden.
        let is_idle = word == "open-vp" && players == 1;
        !is_idle && Options::parse(players, word).is_ok()
    }

    /// One player against le Roy.
    pub fn is_kings_challenge(&self) -> bool {
        self.players == 1
    }

    /// How many rounds are played.
    pub fn rounds(&self) -> u8 {
        match self.players {
            4 => 6,
            3 => 5,
            _ => 4,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_is_a_mix_that_is_allowed() {
        for players in 1..=4 {
            assert!(Options::parse(players, "all").is_ok(), "{players} players");
        }
    }

    #[test]
    fn every_field_is_set_by_a_word() {
        let json = |options: &Options| serde_json::to_value(options).unwrap();
        let usual = json(&Options::default());
        for (field, value) in usual.as_object().unwrap().iter().filter(|(field, _)| *field != "players") {
            let is_set = NAMED.iter().any(|named| {
                let mut options = Options::default();
                (named.set)(&mut options);
                json(&options)[field] != *value
            });
            assert!(is_set, "no word sets `{field}`");
        }
    }

    #[test]
    fn unknown_words_and_bad_mixes_are_refused() {
        assert!(matches!(
            Options::parse(2, "bonus,nonsense"),
            Err(SetupError::UnknownOption { word, .. }) if word == "nonsense"
        ));
        assert!(Options::parse(2, "tournament").is_err());
        assert!(Options::parse(5, "").is_err());
        assert!(Options::parse(2, "english-king").is_err());
    }

    #[test]
    fn lobbies_offer_what_makes_a_difference() {
        let offered = |players| {
            let words = Options::list().into_iter().map(|(word, _)| word);
            words.filter(|word| !Options::is_offered(word, players)).collect::<Vec<_>>()
        };
        assert_eq!(offered(1), ["open-vp", "revealed-character", "tournament"]);
        assert_eq!(offered(2), ["tournament", "english-king", "roy-first"]);
        assert_eq!(offered(4), ["english-king", "roy-first"]);
    }
}
