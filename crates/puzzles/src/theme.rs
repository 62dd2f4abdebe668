//! What a puzzle is about.

mod dice;
mod troyes;

use bots::Evaluate;
use serde::{Deserialize, Serialize};
use tabletop::{CompleteGame, Phrase, Seat, phrase};

/// What a puzzle is about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Theme {
    /// Troyes: dice are bought that another family would have used.
    DenyingDice,
    /// Troyes: an event is fought.
    CounteringEvents,
    /// Troyes: black dice are countered at the right price.
    BlackDice,
    /// Troyes: to pass, and when.
    TimingThePass,
    /// Troyes: a tradesman is hired.
    HiringForPoints,
    /// Troyes: influence is spent or won.
    Influence,
    /// Troyes: the Cathedral is built.
    Cathedral,
    /// Troyes: a citizen goes to a building.
    Buildings,
    /// Troyes: dice become deniers.
    Money,
    /// Troyes: the ramparts and what lies outside.
    Ramparts,
    /// King's Challenge: one against le Roy.
    LeRoy,
    /// Any game: the last round or day.
    EndOfGame,
    /// Troyes Dice: resources now, a building later.
    Gathering,
    /// Troyes Dice: a die gets another color or value.
    ChangingTheDie,
    /// Troyes Dice: a Fortress, a Great Hall or a Cathedral.
    Prestige,
    /// Troyes Dice: a Count's Palace, a City Hall or a Bishopric.
    Work,
    /// Troyes Dice: links and bonuses one after the other.
    Bonuses,
}

impl Theme {
    /// Every theme.
    pub const ALL: [Theme; 17] = [
        Theme::DenyingDice,
        Theme::CounteringEvents,
        Theme::BlackDice,
        Theme::TimingThePass,
        Theme::HiringForPoints,
        Theme::Influence,
        Theme::Cathedral,
        Theme::Buildings,
        Theme::Money,
        Theme::Ramparts,
        Theme::LeRoy,
        Theme::EndOfGame,
        Theme::Gathering,
        Theme::ChangingTheDie,
        Theme::Prestige,
        Theme::Work,
        Theme::Bonuses,
    ];

    /// Its word in files and addresses.
    pub const fn word(self) -> &'static str {
        match self {
            Theme::DenyingDice => "denying-dice",
            Theme::CounteringEvents => "countering-events",
            Theme::BlackDice => "black-dice",
            Theme::TimingThePass => "timing-the-pass",
            Theme::HiringForPoints => "hiring-for-points",
            Theme::Influence => "influence",
            Theme::Cathedral => "cathedral",
            Theme::Buildings => "buildings",
            Theme::Money => "money",
            Theme::Ramparts => "ramparts",
            Theme::LeRoy => "le-roy",
            Theme::EndOfGame => "end-of-game",
            Theme::Gathering => "gathering",
            Theme::ChangingTheDie => "changing-the-die",
            Theme::Prestige => "prestige",
            Theme::Work => "work",
            Theme::Bonuses => "bonuses",
        }
    }

    /// The theme of this word.
    pub fn named(word: &str) -> Option<Theme> {
        Theme::ALL.into_iter().find(|theme| theme.word() == word)
    }

    /// What it is called.
    pub fn title(self) -> Phrase {
        phrase!("puzzle-theme", theme = self.word())
    }
}

/// A game that has puzzles.
pub trait Themed: Evaluate + CompleteGame {
    /// Whether a move that begins here may be a puzzle.
    fn is_puzzling(&self, state: &Self::State, seat: Seat) -> bool;

    /// What is done by a move, without the small decisions on how: moves with the same gist are one idea.
    fn gist(path: &[Self::Choice]) -> Vec<Self::Choice>;

    /// What a move is about, the weightiest first.
    fn themes(
        &self,
        before: &Self::State,
        after: &Self::State,
        seat: Seat,
        path: &[Self::Choice],
    ) -> Vec<Theme>;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_and_addresses_have_the_same_words() {
        for theme in Theme::ALL {
            assert_eq!(serde_json::json!(theme), theme.word());
            assert_eq!(Theme::named(theme.word()), Some(theme));
        }
    }
}
