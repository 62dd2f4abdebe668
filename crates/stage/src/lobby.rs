//! What the lobby offers.

use std::ops::RangeInclusive;
use tabletop::Phrase;

/// A game as the lobby offers it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LobbyOffer {
    /// One word that names it in addresses and on disk.
    pub name: &'static str,
    /// Its title.
    pub title: Phrase,
    /// What it is, in a sentence or two.
    pub about: Phrase,
    /// How many people and bots can play it.
    pub players: RangeInclusive<u8>,
    /// The options that may each be wished for, with what they do.
    pub options: Vec<(&'static str, Phrase)>,
    /// Options of which only one can be chosen.
    pub alternatives: Vec<Alternatives>,
}

/// Options of which only one can be chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Alternatives {
    /// What is chosen.
    pub title: Phrase,
    /// What is played if none of them is chosen; without it, the first of them is usual.
    pub none: Option<Phrase>,
    /// The options with what they do.
    pub options: Vec<(&'static str, Phrase)>,
}

impl LobbyOffer {
    /// Takes the options of which only one can be chosen out of those that may each be wished for.
    pub(crate) fn choose_one(mut self, title: Phrase, none: Option<Phrase>, words: &[&str]) -> LobbyOffer {
        let one = |word: &&str| {
            let place = self.options.iter().position(|(name, _)| name == word)?;
            Some(self.options.remove(place))
        };
        let options = words.iter().filter_map(one).collect();
        self.alternatives.push(Alternatives { title, none, options });
        self
    }
}
