//! What may differ from game to game.

use serde::{Deserialize, Serialize};
use tabletop::{Phrase, SetupError, phrase};

/// The most players, and so the most sheets.
pub const MOST_PLAYERS: u8 = 10;

/// How the columns get their numbers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Numbers {
    /// 1 to 6 from left to right.
    FirstGame,
    /// A die gives the first number, the town crier chooses whether the others rise or fall.
    #[default]
    Standard,
    /// The town crier chooses each number.
    Expert,
}

/// Players, numbering and the expansion.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// 1 to 10; the first is the town crier.
    pub players: u8,
    /// How the columns get their numbers.
    pub numbering: Numbers,
    /// Whether Banquets and Raids are in play.
    pub banquets: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options { players: 1, numbering: Numbers::Standard, banquets: false }
    }
}

impl Options {
    /// The names that [`Options::parse`] knows, each with what a lobby says of it.
    pub fn list() -> Vec<(&'static str, Phrase)> {
        vec![
            ("first_game", phrase!("dice-option-first-game")),
            ("standard", phrase!("dice-option-standard")),
            ("expert", phrase!("dice-option-expert")),
            ("banquets", phrase!("dice-option-banquets")),
        ]
    }

    /// Reads a comma-separated list of names; `all` is everything that goes together.
    pub fn parse(players: u8, list: &str) -> Result<Options, SetupError> {
        let mut options = Options { players, ..Options::default() };
        let mut numbering = None;
        for name in list.split(',').map(str::trim).filter(|name| !name.is_empty()) {
            let numbers = match name.replace('-', "_").as_str() {
                "first_game" => Numbers::FirstGame,
                "standard" => Numbers::Standard,
                "expert" => Numbers::Expert,
                "banquets" => {
                    options.banquets = true;
                    continue;
                }
                "all" => {
                    options.banquets = true;
                    Numbers::Expert
                }
                _ => {
                    let named = Options::list().into_iter().map(|(name, _)| name);
                    let known = std::iter::once("all").chain(named).collect();
                    return Err(SetupError::UnknownOption { word: name.into(), known });
                }
            };
            if numbering.is_some_and(|before| before != numbers) {
                return Err(SetupError::Options(phrase!("dice-error-numbering")));
            }
            numbering = Some(numbers);
            options.numbering = numbers;
        }
        options.check()?;
        Ok(options)
    }

    /// Of these words only one can be chosen; the first is usual.
    pub const ONE_NUMBERING: &[&str] = &["standard", "first_game", "expert"];

    /// Whether the game can be played so.
    pub fn check(&self) -> Result<(), SetupError> {
        if (1..=MOST_PLAYERS).contains(&self.players) {
            return Ok(());
        }
        let why = phrase!("dice-error-players", players = self.players, most = MOST_PLAYERS);
        Err(SetupError::Options(why))
    }
}
