//! The ramparts and their tiles as people look them up.

use super::{Outdoor, Perk};
use crate::modules::wall::{GATES_PATH, tiles_path};
use crate::speech::{component, level_name};
use crate::troyes::Troyes;
use tabletop::{CardSheet, Component, Figure, phrase};

/// The word under which patrols are counted and looked up.
pub(crate) const PATROL: &str = "patrol";

impl Outdoor {
    /// Whether it brings victory points without using a cube.
    pub(crate) fn scores(self) -> bool {
        matches!(self.sheet().perk, Perk::Points(_))
    }
}

impl Troyes {
    /// The wall and every side that may lie up with these options.
    pub(crate) fn outdoor_sheets(&self) -> impl Iterator<Item = CardSheet> + '_ {
        let wall = self.options.ramparts.then(|| self.wall_sheet());
        wall.into_iter().chain(self.outdoors().map(|side| self.outdoor_sheet(side)))
    }

    fn wall_sheet(&self) -> CardSheet {
        let component = component(PATROL);
        CardSheet {
            component,
            name: component.name(),
            kind: phrase!("troyes-kind-board"),
            set: phrase!("troyes-set-ladies"),
            color: None,
            rule: component.says("rule"),
            figures: self.figures.figure(GATES_PATH, phrase!("troyes-figure-gates")).into_iter().collect(),
        }
    }

    fn outdoor_sheet(&self, side: Outdoor) -> CardSheet {
        let component = Component::from(side);
        let level = self.level_of(side).unwrap_or_default();
        let tiles = self.figures.figure(&tiles_path(level), phrase!("troyes-figure-level"));
        let other = tiles.clone().map(|tiles| Figure {
            name: phrase!("troyes-figure-other-side"),
            value: self.other_side(side).into(),
            ..tiles
        });
        let tiles = tiles.map(|tiles| Figure { value: level_name(level), ..tiles });
        CardSheet {
            component,
            name: component.name(),
            kind: phrase!("troyes-kind-outdoor", level = level_name(level)),
            set: phrase!("troyes-set-ladies"),
            color: None,
            rule: component.says("rule"),
            figures: tiles.into_iter().chain(other).collect(),
        }
    }

    /// What may be touched of guards and outdoor activities. Le Roy neither buys dice nor activates cards, so nobody
    /// answers him.
    pub(crate) fn touchable_outdoor(&self) -> impl Iterator<Item = &'static str> + '_ {
        let patrol = self.options.ramparts.then_some(PATROL);
        let is_alone = self.options.is_kings_challenge();
        let sides = self.outdoors().filter(move |side| !is_alone || !side.answers_others());
        patrol.into_iter().chain(sides.map(Outdoor::id))
    }
}
