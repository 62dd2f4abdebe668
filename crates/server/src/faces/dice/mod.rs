//! The face of Troyes Dice.

use crate::face::{Either, Face, Offer};
use troyes_dice::TroyesDice;

impl Face for TroyesDice {
    fn offers() -> Vec<Offer> {
        vec![Offer {
            name: "dice",
            title: "Troyes Dice",
            sentence: "Eight days on a wheel of dice; everybody fills a sheet, all at the same time.",
            players: 1..=10,
            options: "",
            without: &[],
            either: &[Either {
                title: "Numbers of the columns",
                none: None,
                options: &["standard", "first_game", "expert"],
            }],
        }]
    }
}
