//! What somebody wishes to play.

use crate::Listed;
use serde_json::Value;
use tabletop::{FromJson, Notation, SetupError, phrase};

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
    pub fn rules<G: Notation>(&self, listed: &Listed) -> Result<G, SetupError> {
        if listed.only && self.players.is_some_and(|players| players != listed.players) {
            let game = listed.name.to_string();
            let only = phrase!("error-players-only", game = game, players = listed.players);
            return Err(SetupError::Options(only));
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
    fn read_object<G: Notation>(&self, object: &Value, listed: &Listed) -> Result<G::Options, SetupError> {
        let mut object = object.clone();
        let said = self.players.or(listed.only.then_some(listed.players));
        if let (Some(said), Some(fields)) = (said, object.as_object_mut()) {
            let found = fields.entry("players").or_insert(said.into());
            if found.as_u64() != Some(said.into()) {
                let found = found.to_string();
                let elsewhere = phrase!("error-players-elsewhere", found = found, said = said);
                return Err(SetupError::Options(elsewhere));
            }
        }
        G::Options::from_json(object).map_err(SetupError::Unreadable)
    }
}
