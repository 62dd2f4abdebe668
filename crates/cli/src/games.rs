//! Which games there are: the one place where a game's name becomes its type.

use crate::failure::Failure;
use bots::Evaluate;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::path::Path;
use tabletop::{CompleteGame, Phrase, SetupError, phrase};

/// A name under which a game is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Listed {
    /// The word on command lines and in the protocol.
    pub name: &'static str,
    /// How many play when nobody says.
    pub players: u8,
    /// Whether no other number of players goes by this name.
    pub only: bool,
}

/// Something that can be done with any game.
pub trait ForGame {
    /// What comes of it.
    type Output;
    /// Does it with the game of this type, under this name.
    fn run<G: Evaluate + CompleteGame>(self, listed: &'static Listed) -> Self::Output;
}

/// Names with their types, each with the number of players when nobody says (`only` if no other is possible) and a
/// sentence.
macro_rules! games {
    ($($name:literal => $type:ty, $players:literal $($only:ident)?, $about:expr;)*) => {
        /// Every name under which a game is played.
        pub const LIST: &[Listed] = &[$(Listed {
            name: $name, players: $players, only: games!(@only $($only)?),
        },)*];

        impl Listed {
            /// One sentence about it.
            pub fn about(&self) -> Phrase {
                match self.name {
                    $($name => $about,)*
                    _ => Phrase::NOTHING,
                }
            }
        }

        /// Does something with the game of this name.
        pub fn with<F: ForGame>(name: &str, job: F) -> Result<F::Output, Failure> {
            let unknown = || Failure::unknown("game", name, LIST.iter().map(|listed| listed.name));
            let listed = LIST.iter().find(|listed| listed.name == name).ok_or_else(unknown)?;
            match listed.name {
                $($name => Ok(job.run::<$type>(listed)),)*
                _ => Err(unknown()),
            }
        }
    };
    (@only only) => { true };
    (@only) => { false };
}

games! {
    "troyes" => troyes::Troyes, 4, phrase!("cli-game-troyes");
    "kings-challenge" => troyes::Troyes, 1 only, phrase!("cli-game-kings-challenge");
    "dice" => troyes_dice::TroyesDice, 1, phrase!("cli-game-dice");
    "toy" => tabletop::toy::Toy, 2, phrase!("cli-game-toy");
}

/// Which options somebody wishes for.
#[derive(Clone, PartialEq, Debug, Default)]
pub enum Wish {
    /// None in particular.
    #[default]
    Nothing,
    /// Option names with commas between.
    List(String),
    /// The options as an object, as records and states have them.
    Object(Value),
}

/// Everything that decides the rules of a game.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Setup {
    /// How many play.
    pub players: Option<u8>,
    /// With which options.
    pub wish: Wish,
    /// A figures file of the user's own: its name and text.
    pub figures: Option<(String, String)>,
}

impl Setup {
    /// The rules that are wished for.
    pub fn rules<G: CompleteGame>(&self, listed: &Listed) -> Result<G, SetupError> {
        if listed.only && self.players.is_some_and(|players| players != listed.players) {
            let (game, players) = (listed.name.to_string(), listed.players);
            return Err(SetupError::Options(phrase!("error-players-only", game = game, players = players)));
        }
        let players = self.players.unwrap_or(listed.players);
        let options = match &self.wish {
            Wish::Nothing => G::parse_options(players, "")?,
            Wish::List(list) => G::parse_options(players, list)?,
            Wish::Object(object) => self.read_object::<G>(object, listed)?,
        };
        G::new(&options, self.figures.as_ref().map(|(name, text)| (name.as_str(), text.as_str())))
    }

    /// An object may leave the players out where they are said elsewhere, but not contradict that.
    fn read_object<G: CompleteGame>(
        &self,
        object: &Value,
        listed: &Listed,
    ) -> Result<G::Options, SetupError> {
        let mut object = object.clone();
        let said = self.players.or(listed.only.then_some(listed.players));
        if let (Some(said), Some(fields)) = (said, object.as_object_mut()) {
            let found = fields.entry("players").or_insert(said.into());
            if found.as_u64() != Some(said.into()) {
                let found = found.to_string();
                let why = phrase!("error-players-elsewhere", found = found, said = said);
                return Err(SetupError::Options(why));
            }
        }
        read_value(object).map_err(SetupError::Unreadable)
    }
}

/// Reads JSON into a type; an error names the place in it.
pub fn read_value<T: DeserializeOwned>(value: Value) -> Result<T, String> {
    serde_path_to_error::deserialize(value).map_err(|error| {
        let place = error.path().to_string();
        let error = error.into_inner();
        if place == "." { error.to_string() } else { format!("{place}: {error}") }
    })
}

/// Reads a user's figures file.
pub fn read_figures(path: &Path) -> Result<(String, String), Failure> {
    Ok((path.display().to_string(), crate::failure::read_file(path)?))
}
