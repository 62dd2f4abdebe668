//! Choices about guards and outdoor activities.

use crate::board::{Levels, Owner};
use crate::choice::Choice;
use crate::modules::{Outdoor, Perk};
use crate::play::Look;
use crate::speech::{deniers, level_name};
use tabletop::{Arg, Component, Phrase, phrase};

impl Look<'_> {
    /// What a guard may do.
    pub(super) fn say_patrol(self, owner: Owner, choice: Choice) -> Phrase {
        let space = self.state.ramparts.guards[owner];
        match choice {
            Choice::Boost(0) => phrase!("troyes-say-boost-nothing"),
            Choice::Boost(added) => phrase!("troyes-say-boost", deniers = deniers(added)),
            Choice::Walk(0) => phrase!("troyes-say-stay"),
            Choice::Walk(steps) => {
                let space = space + steps;
                match self.game.prints.wall.gates.iter().position(|gate| *gate == space) {
                    Some(level) => {
                        let gate = level_name(level);
                        phrase!("troyes-say-walk-to-gate", steps = steps, space = space, gate = gate)
                    }
                    None => phrase!("troyes-say-walk", steps = steps, space = space),
                }
            }
            Choice::Post(levels) if levels.is_empty() => phrase!("troyes-say-forgo"),
            Choice::Post(levels) => phrase!("troyes-say-post", places = self.level_names(levels)),
            _ => phrase!("troyes-say-patrol", space = space),
        }
    }

    /// What may be done with cubes outdoors.
    pub(super) fn say_outdoors(self, choice: Choice) -> Phrase {
        match choice {
            Choice::Outdoor(side) if self.is_ordeal() => phrase!("troyes-say-lose-cube", place = side),
            Choice::Outdoor(side) => phrase!("troyes-say-outdoor", perk = perk_name(side)),
            Choice::Keep => phrase!("troyes-say-keep"),
            Choice::Take(die) => phrase!("troyes-say-take", die = self.game.die_of(die)),
            Choice::Give(die) => phrase!("troyes-say-give", die = die),
            Choice::Onto(card) => phrase!("troyes-say-onto", card = card),
            _ => phrase!("troyes-say-done"),
        }
    }

    fn level_names(self, levels: Levels) -> Arg {
        let outposts = &self.state.ramparts.outposts;
        Arg::list(levels.iter().filter_map(|level| {
            let side = outposts.get(level)?.side;
            Some(phrase!("troyes-level", level = level_name(level), side = side))
        }))
    }
}

/// What a cube of a side does when it is used.
fn perk_name(side: Outdoor) -> Phrase {
    match side.sheet().perk {
        Perk::Bonus(_, gain) => phrase!("troyes-perk-gain", gain = gain),
        Perk::ExtraDie(color, 0) => phrase!("troyes-perk-die", color = color),
        Perk::ExtraDie(color, price) => {
            phrase!("troyes-perk-die-for", color = color, price = deniers(price))
        }
        Perk::Exchange => phrase!("troyes-perk-exchange"),
        Perk::Shield => phrase!("troyes-perk-shield"),
        Perk::TurnBoughtDie => phrase!("troyes-perk-turn-bought-die"),
        Perk::ExtraCube | Perk::Points(_) => Component::from(side).name(),
    }
}
