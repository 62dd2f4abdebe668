//! What the lobby offers: Troyes, and the King's Challenge for one.

use crate::face::{Either, Offer};

const CARDS: Either = Either {
    title: "Activity cards",
    none: Some("The 27 Activity cards of the base game."),
    options: &["mixed-cards", "ladies-cards"],
};

/// Both.
pub fn offers() -> Vec<Offer> {
    vec![
        Offer {
            name: "troyes",
            title: "Troyes",
            sentence: "Lead a rich family: dice are your citizens, and everybody's dice are for sale.",
            players: 2..=4,
            options: "",
            without: &["english-king", "roy-first"],
            either: &[CARDS],
        },
        Offer {
            name: "kings-challenge",
            title: "King's Challenge",
            sentence: "Alone against le Roy, who plays by a roll of his dice.",
            players: 1..=1,
            options: "",
            without: &["revealed-character", "tournament", "open-vp"],
            either: &[CARDS],
        },
    ]
}
