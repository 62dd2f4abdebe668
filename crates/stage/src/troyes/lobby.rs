//! What the lobby offers: Troyes, and the King's Challenge for one.

use crate::lobby::LobbyOffer;
use std::ops::RangeInclusive;
use tabletop::{Phrase, phrase};
use troyes::Options;

/// Both.
pub fn offers() -> Vec<LobbyOffer> {
    let troyes = offer("troyes", phrase!("troyes-set-base"), phrase!("troyes-lobby-about"), 2..=4);
    let challenge = offer(
        "kings-challenge",
        phrase!("troyes-set-kings-challenge"),
        phrase!("troyes-lobby-about-kings-challenge"),
        1..=1,
    );
    vec![troyes, challenge]
}

fn offer(name: &'static str, title: Phrase, about: Phrase, players: RangeInclusive<u8>) -> LobbyOffer {
    let is_offered = |word: &str| players.clone().any(|players| Options::is_offered(word, players));
    let options = Options::list().into_iter().filter(|(word, _)| is_offered(word)).collect();
    let offer = LobbyOffer { name, title, about, players, options, alternatives: Vec::new() };
    let none = phrase!("troyes-lobby-base-cards");
    offer.choose_one(phrase!("troyes-lobby-cards"), Some(none), Options::ONE_SET_OF_CARDS)
}
