//! Troyes and the King's Challenge with the real box.

use super::who;
use crate::real_table::{DieToRoll, RealTable};
use tabletop::{Component, Phrase, phrase};
use troyes::board::{DieColor, Owner};
use troyes::{State, Troyes, View};

/// Black dice, and dice for chance alone.
const BLACK: &str = "black";

impl RealTable for Troyes {
    fn die_to_roll(&self, _: &State, word: &str, _: usize) -> DieToRoll {
        let (owner, color) =
            word.split_once(' ').map_or((None, word), |(owner, color)| (Owner::named(owner), color));
        let known = DieColor::ALL.into_iter().map(DieColor::name).chain([BLACK]).find(|name| *name == color);
        let color = known.unwrap_or("");
        let group = match owner {
            Some(owner) => phrase!("real-dice-of", who = who(self, owner), color = color),
            None => phrase!("real-dice", color = color),
        };
        DieToRoll { group, color, faces: Vec::new() }
    }

    /// Where a citizen goes whom the Uprising drives about.
    fn thing_to_draw(&self, _: &State, word: &str) -> Option<(Phrase, Option<Component>)> {
        let space = word.strip_prefix("space_").and_then(|number| number.parse::<u8>().ok());
        let place = space.map(|number| phrase!("real-space", number = number));
        place.or((word == "picture").then(|| phrase!("real-picture"))).map(|say| (say, None))
    }

    fn hand_size(&self) -> usize {
        self.characters_each()
    }

    fn without_hands(&self, view: View) -> View {
        view.without_characters()
    }
}
