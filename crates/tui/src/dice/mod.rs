//! Troyes Dice on the screen: wheel, plazas, sheets.

mod glyph;
mod layout;
mod players;
mod sheet;
mod wheel;

use crate::canvas::Canvas;
use crate::playable::{BoardScene, Playable};
use ratatui::layout::Rect;
use stage::dice::Spot;
use tabletop::{Phrase, phrase};
use troyes_dice::{TroyesDice, View};

impl Playable for TroyesDice {
    fn panes() -> Vec<Phrase> {
        vec![
            phrase!("dice-pane-sheet"),
            phrase!("dice-terminal-wheel"),
            phrase!("dice-terminal-players"),
            phrase!("terminal-log"),
        ]
    }

    /// A value is chosen at the number of its column, a color at the track of its citizens.
    fn shown_at(view: &View, spot: Spot) -> Option<Spot> {
        match spot {
            Spot::Value(value) => view.town.numbering.column(value).map(Spot::Column),
            Spot::Color(color) => Some(Spot::Citizens(color)),
            Spot::Die(_)
            | Spot::Building(..)
            | Spot::Column(_)
            | Spot::Resource(_)
            | Spot::Citizens(_)
            | Spot::Player(_) => Some(spot),
            _ => None,
        }
    }

    fn pane_of(spot: Spot) -> usize {
        match spot {
            Spot::Die(_) => 1,
            Spot::Player(_) => 2,
            _ => 0,
        }
    }

    fn draw(canvas: &mut Canvas<'_, '_, Spot>, area: Rect, scene: &BoardScene<'_, TroyesDice>) -> Rect {
        layout::draw(canvas, area, scene)
    }
}
