//! The opponents that lobbies offer: eight people of Troyes, from one who beats nobody to the best there is.

use crate::clock::Budget;
use std::time::Duration;
use tabletop::{Phrase, phrase};

/// An opponent that lobbies offer.
#[derive(Clone, Copy, Debug)]
pub struct Level {
    /// What [`by_name`](crate::by_name) makes it from.
    pub name: &'static str,
    /// Who it is.
    pub called: fn() -> Phrase,
    /// What to expect of it.
    pub about: fn() -> Phrase,
    /// How it plays.
    pub(crate) skill: Skill,
}

/// How well somebody plays, and what mistakes they make.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Skill {
    /// How many positions they look at before they choose: with few, they miss whatever takes several steps to say.
    pub sight: usize,
    /// By how many points they misjudge an action, now more, now less; in some games these points are larger
    /// ([`Evaluate::misjudgement`](crate::Evaluate::misjudgement)).
    pub doubt: f32,
    /// How strongly a temperament of their own colors what they think of positions.
    pub temperament: f32,
    /// How often they look up at the others before they choose, and not only at points of their own.
    pub looks_up: f32,
    /// How long they think; those who do not look one move ahead.
    pub thinks: Option<Budget>,
}

impl Skill {
    /// The same with another budget, of somebody who thinks: `anselme:60cpu` is Anselme on a busy machine.
    pub fn within(self, budget: Budget) -> Option<Skill> {
        self.thinks.map(|_| Skill { thinks: Some(budget), ..self })
    }
}

const fn looks(sight: usize, doubt: f32, temperament: f32, looks_up: f32) -> Skill {
    Skill { sight, doubt, temperament, looks_up, thinks: None }
}

const fn thinks(milliseconds: u64, temperament: f32) -> Skill {
    let time = Budget::Time(Duration::from_millis(milliseconds));
    Skill { sight: usize::MAX, doubt: 0.0, temperament, looks_up: 1.0, thinks: Some(time) }
}

/// The name of the level that plays unless somebody asks for another one.
pub const USUAL: &str = "aelis";

/// The opponents that lobbies offer, the weakest first. Programs of other people's (`exec:`) are not among them: they may
/// only be started by whoever owns the machine.
pub const LEVELS: &[Level] = &[
    Level {
        name: "perrin",
        called: || phrase!("bot-called-perrin"),
        about: || phrase!("bot-level-perrin"),
        skill: looks(800, 1.2, 0.5, 0.6),
    },
    Level {
        name: "jehanne",
        called: || phrase!("bot-called-jehanne"),
        about: || phrase!("bot-level-jehanne"),
        skill: looks(1000, 0.85, 0.4, 0.75),
    },
    Level {
        name: "colin",
        called: || phrase!("bot-called-colin"),
        about: || phrase!("bot-level-colin"),
        skill: looks(1500, 0.62, 0.3, 0.85),
    },
    Level {
        name: "aelis",
        called: || phrase!("bot-called-aelis"),
        about: || phrase!("bot-level-aelis"),
        skill: looks(1500, 0.45, 0.3, 1.0),
    },
    Level {
        name: "gautier",
        called: || phrase!("bot-called-gautier"),
        about: || phrase!("bot-level-gautier"),
        skill: looks(1500, 0.22, 0.2, 1.0),
    },
    Level {
        name: "ermengarde",
        called: || phrase!("bot-called-ermengarde"),
        about: || phrase!("bot-level-ermengarde"),
        skill: thinks(3, 0.15),
    },
    Level {
        name: "anselme",
        called: || phrase!("bot-called-anselme"),
        about: || phrase!("bot-level-anselme"),
        skill: thinks(30, 0.05),
    },
    Level {
        name: "mahaut",
        called: || phrase!("bot-called-mahaut"),
        about: || phrase!("bot-level-mahaut"),
        skill: thinks(600, 0.02),
    },
];

/// Names that lobbies offered before, which tables and records still have, with who plays most like them.
const FORMER: &[(&str, &str)] =
    &[("random", "perrin"), ("greedy", "gautier"), ("search:50ms", "anselme"), ("search:1s", "mahaut")];

/// The opponent with this name.
pub fn level(name: &str) -> Option<&'static Level> {
    LEVELS.iter().find(|level| level.name == name)
}

/// The place among [`LEVELS`] of the opponent with this name, or of whoever plays most like the bot that had it.
pub fn place_of(name: &str) -> Option<usize> {
    let former = FORMER.iter().find(|(former, _)| *former == name);
    let name = former.map_or(name, |(_, like)| like);
    LEVELS.iter().position(|level| level.name == name)
}

/// Whether a lobby may be asked for a bot of this name.
pub fn is_offered(name: &str) -> bool {
    place_of(name).is_some()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_opponent_is_somebody_else() {
        let names: BTreeSet<&str> = LEVELS.iter().map(|level| level.name).collect();
        assert_eq!(names.len(), LEVELS.len());
        assert!(LEVELS.iter().all(|level| is_offered(level.name) && !level.name.contains(':')));
    }

    #[test]
    fn nobody_keeps_people_waiting() {
        let most = Duration::from_millis(1500);
        let is_quick = |level: &Level| match level.skill.thinks {
            Some(Budget::Time(time)) => time <= most,
            Some(Budget::Simulations(_) | Budget::Processor(_)) => false,
            None => true,
        };
        assert!(LEVELS.iter().all(is_quick));
    }

    #[test]
    fn former_names_are_still_known() {
        assert!(FORMER.iter().all(|(name, _)| is_offered(name)));
        assert!(!is_offered("exec:rm") && !is_offered("search:1h"));
    }

    #[test]
    fn only_those_who_think_have_a_budget_that_can_be_another() {
        let given = |name| level(name).and_then(|level| level.skill.within(Budget::Simulations(7)));
        assert_eq!(given("anselme").and_then(|skill| skill.thinks), Some(Budget::Simulations(7)));
        assert_eq!(given("gautier"), None);
        assert!(!is_offered("mahaut:7"));
    }

    #[test]
    fn whoever_is_stronger_misjudges_less_and_looks_up_more() {
        let skills: Vec<Skill> = LEVELS.iter().map(|level| level.skill).collect();
        assert!(skills.is_sorted_by(|weaker, stronger| weaker.doubt >= stronger.doubt));
        assert!(skills.is_sorted_by(|weaker, stronger| weaker.looks_up <= stronger.looks_up));
        assert!(skills.is_sorted_by(|weaker, stronger| weaker.sight <= stronger.sight));
    }
}
