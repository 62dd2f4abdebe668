//! What is awaited from chance.

use crate::banquets::Tile;
use crate::by::Key;
use crate::color::Color;
use crate::game::TroyesDice;
use crate::state::{Phase, State};
use tabletop::{Phrase, phrase};

/// What is awaited from chance.
pub(super) fn say_awaited(state: &State) -> Phrase {
    match state.town.phase {
        Phase::Plazas => phrase!("dice-awaited-plazas"),
        Phase::Sides => phrase!("dice-awaited-sides"),
        Phase::Tiles => phrase!("dice-awaited-tiles"),
        Phase::FirstNumber => phrase!("dice-awaited-first-number"),
        Phase::Roll => {
            phrase!("dice-awaited-roll", half = state.town.half, day = state.town.day)
        }
        Phase::Direction | Phase::Numbers | Phase::Choose | Phase::Over => {
            phrase!("dice-awaited-nothing")
        }
    }
}

/// The names of what may be drawn or of the dice to be rolled, as records write them.
pub(crate) fn awaited_names(game: &TroyesDice, state: &State) -> Vec<String> {
    match state.town.phase {
        Phase::Plazas | Phase::Sides => game.plaza_names(),
        Phase::Tiles => Tile::ALL.iter().map(|tile| tile.word().into()).collect(),
        Phase::FirstNumber => vec!["first_column".into()],
        Phase::Roll => ["clear", "clear", "clear", "black"].map(Into::into).to_vec(),
        Phase::Direction | Phase::Numbers | Phase::Choose | Phase::Over => Vec::new(),
    }
}

impl TroyesDice {
    /// "red", "red-white", "red-white-2": a different word for each plaza tile.
    fn plaza_names(&self) -> Vec<String> {
        let base = |[front, back]: [Color; 2]| match front == back {
            true => front.word().to_string(),
            false => format!("{}-{}", front.word(), back.word()),
        };
        let plazas = &self.printed.plazas;
        (0..plazas.len())
            .map(|i| match plazas[..i].iter().filter(|earlier| **earlier == plazas[i]).count() {
                0 => base(plazas[i]),
                earlier => format!("{}-{}", base(plazas[i]), earlier + 1),
            })
            .collect()
    }
}
