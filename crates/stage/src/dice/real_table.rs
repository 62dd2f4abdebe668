//! Troyes Dice with the real box: dice are rolled and the wheel is set by hand, sheets are filled in here or on paper.

use crate::real_table::{DieToRoll, RealTable};
use tabletop::{Component, Phrase, phrase};
use troyes_dice::{Key, Phase, State, Tile, TroyesDice};

impl RealTable for TroyesDice {
    fn die_to_roll(&self, state: &State, word: &str, place: usize) -> DieToRoll {
        if state.town.phase == Phase::Sides {
            let colors = self.printed().plazas[place];
            let faces = colors.map(|color| phrase!("real-plaza-side", color = color.word()));
            let group = match faces.clone() {
                [front, back] if front != back => phrase!("real-plaza-two", first = front, second = back),
                [only, _] => only,
            };
            return DieToRoll { group, color: "", faces: faces.into() };
        }
        let (group, color) = match word {
            "black" => (phrase!("real-dice", color = "black"), "black"),
            "clear" => (phrase!("real-dice", color = "clear"), "clear"),
            _ => (phrase!("real-dice", color = ""), ""),
        };
        DieToRoll { group, color, faces: Vec::new() }
    }

    fn thing_to_draw(&self, state: &State, word: &str) -> Option<(Phrase, Option<Component>)> {
        match state.town.phase {
            Phase::Plazas => {
                let names = tabletop::Notation::awaited_names(self, state);
                let tile = names.iter().position(|name| name == word)?;
                let [front, back] =
                    self.printed().plazas[tile].map(|color| phrase!("real-plaza-side", color = color.word()));
                let say = if front == back {
                    front
                } else {
                    phrase!("real-plaza-two", first = front, second = back)
                };
                Some((say, None))
            }
            Phase::Tiles => Tile::from_word(word).map(|tile| {
                let component = Component::from(troyes_dice::Laid::banquet(tile));
                (component.name(), Some(component))
            }),
            _ => None,
        }
    }
}
