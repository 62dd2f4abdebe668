//! The ramparts and their tiles as people look them up.

use super::{Outdoor, Perk};
use crate::board::numeral;
use crate::modules::rampart_guards::{GATES_PATH, tiles_path};
use crate::troyes::Troyes;
use tabletop::{CardSheet, Figure};

/// The word under which patrols are counted and looked up.
pub(crate) const PATROL: &str = "patrol";

const SET: &str = "The Ladies of Troyes";

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
        CardSheet {
            id: PATROL.into(),
            name: "Ramparts".into(),
            kind: "board".into(),
            set: SET.into(),
            color: None,
            rule: "Action 7: one die of any color, your own or bought for 2 deniers, sends your guard on patrol; each denier \
                   raises it by 1, to 6 at most. Each point is a step along the wall or a cube on an activity outside a gate \
                   that he has reached, one on each at most; points left over are lost. At the last gate he stays for good."
                .into(),
            figures: self.figures.figure(GATES_PATH, "gates").into_iter().collect(),
        }
    }

    fn outdoor_sheet(&self, side: Outdoor) -> CardSheet {
        let sheet = side.sheet();
        let level = self.level_of(side).unwrap_or_default();
        let path = tiles_path(level);
        let source = self.figures.figure(&path, "tiles").map_or(String::new(), |figure| figure.source);
        let figure = |name: &str, value: &str| Figure {
            name: name.into(),
            value: value.into(),
            source: source.clone(),
        };
        CardSheet {
            id: sheet.id.into(),
            name: sheet.name.into(),
            kind: format!("outdoor activity, level {}", numeral(level)),
            set: SET.into(),
            color: None,
            rule: sheet.rule.into(),
            figures: vec![
                figure("level", numeral(level)),
                figure("other side", self.other_side(side).name()),
            ],
        }
    }

    /// What `concerns` may name of guards and outdoor activities. Le Roy neither buys dice nor activates cards, so nobody
    /// answers him.
    pub(crate) fn outdoor_concerns(&self) -> impl Iterator<Item = &'static str> + '_ {
        let patrol = self.options.ramparts.then_some(PATROL);
        let is_alone = self.options.is_kings_challenge();
        let sides = self.outdoors().filter(move |side| !is_alone || !side.answers_others());
        patrol.into_iter().chain(sides.map(Outdoor::id))
    }
}
