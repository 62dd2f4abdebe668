//! Troyes on the screen: where everything that can be pointed at is drawn.

mod buildings;
mod cathedral;
mod city;
mod families;
mod glyph;
mod layout;
mod queue;
mod ramparts;
mod square;

use crate::canvas::Canvas;
use crate::playable::{BoardScene, Playable};
use ratatui::layout::Rect;
use stage::troyes::Spot;
use tabletop::{Phrase, phrase};
use troyes::{Troyes, View};

impl Playable for Troyes {
    fn panes() -> Vec<Phrase> {
        vec![
            phrase!("troyes-pane-square"),
            phrase!("troyes-pane-city"),
            phrase!("troyes-pane-buildings"),
            phrase!("troyes-heading-events"),
            phrase!("terminal-log"),
        ]
    }

    /// Influence is a number here, and not to be pointed at.
    fn shown_at(_: &View, spot: Spot) -> Option<Spot> {
        (!matches!(spot, Spot::Influence(_))).then_some(spot)
    }

    fn pane_of(spot: Spot) -> usize {
        match spot {
            Spot::Die(..)
            | Spot::Black(..)
            | Spot::District(_)
            | Spot::Supply(_)
            | Spot::Reserve(_)
            | Spot::Influence(_) => 0,
            Spot::Card(_)
            | Spot::Agriculture
            | Spot::Patrol
            | Spot::Recruit
            | Spot::TurnOver
            | Spot::Pass => 1,
            Spot::Building(_) | Spot::Space(_) | Spot::Lying(..) | Spot::Cathedral | Spot::Site(_) => 2,
            Spot::Wall(_) | Spot::Outpost(_) => 2,
            Spot::Event(_) => 3,
        }
    }

    fn draw(canvas: &mut Canvas<'_, '_, Spot>, area: Rect, scene: &BoardScene<'_, Troyes>) -> Rect {
        layout::draw(canvas, area, scene)
    }
}
