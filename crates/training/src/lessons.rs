//! What can be learned: each network with the games that teach it.

use tabletop::{Notation, SetupError};

/// The games that teach one network.
#[derive(Clone, Copy, Debug)]
pub struct Lesson {
    /// The name of the network, which the rules of its games know.
    pub name: &'static str,
    /// Which game.
    pub game: Taught,
    /// How many play.
    pub players: u8,
    /// The options of its games, taken in turn.
    pub options: &'static [&'static str],
    /// How many states are looked at to list the moves of a decision.
    pub states: usize,
}

/// A game that networks are trained for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Taught {
    /// The board game.
    Troyes,
    /// The dice game.
    Dice,
}

const MODULES: &[&str] = &["all", "all", "mixed-cards", "ladies-events,purple", "ramparts,ladies-cards"];
const CHALLENGES: &[&str] =
    &["", "", "", "english-king", "", "", "", "roy-first", "all", "english-king,roy-first"];

const fn troyes(name: &'static str, players: u8, options: &'static [&'static str]) -> Lesson {
    Lesson { name, game: Taught::Troyes, players, options, states: 400 }
}

/// All lessons.
pub const LESSONS: &[Lesson] = &[
    troyes("troyes-2p", 2, &["", "", "", "bonus"]),
    troyes("troyes-3p", 3, &["", "", "", "bonus"]),
    troyes("troyes-4p", 4, &["", "", "", "bonus"]),
    troyes("troyes-2p-all", 2, MODULES),
    troyes("troyes-3p-all", 3, MODULES),
    troyes("troyes-4p-all", 4, MODULES),
    troyes("kings-challenge", 1, CHALLENGES),
    Lesson {
        name: "dice",
        game: Taught::Dice,
        players: 1,
        options: &["", "", "expert", "banquets", "", "", "expert", "all"],
        states: 2000,
    },
];

/// The lesson with this name.
pub fn find(name: &str) -> Option<&'static Lesson> {
    LESSONS.iter().find(|lesson| lesson.name == name)
}

impl Lesson {
    /// The rules of its games, in the order in which they are played.
    pub fn rules<G: Notation>(&self) -> Result<Vec<G>, SetupError> {
        let rules = |options: &&str| G::new(&G::parse_options(self.players, options)?, None);
        self.options.iter().map(rules).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::value::Learned;
    use troyes::Troyes;
    use troyes_dice::TroyesDice;

    #[test]
    fn the_games_of_a_lesson_are_those_that_its_network_is_for() {
        for lesson in LESSONS {
            let names: Vec<&str> = match lesson.game {
                Taught::Troyes => lesson.rules::<Troyes>().unwrap().iter().map(Learned::lesson).collect(),
                Taught::Dice => lesson.rules::<TroyesDice>().unwrap().iter().map(Learned::lesson).collect(),
            };
            assert!(names.iter().all(|name| *name == lesson.name), "{}: {names:?}", lesson.name);
        }
    }
}
