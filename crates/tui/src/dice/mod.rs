//! Troyes Dice on the screen: wheel, plazas, sheets.

mod glyph;
mod layout;
mod place;
mod players;
mod sheet;
mod wheel;

use crate::canvas::Canvas;
use crate::playable::{Offer, Playable, Scenery};
use bots::{Bot, BotError};
use place::Place;
use ratatui::layout::Rect;
use tabletop::{Game, Seat, Viewer};
use troyes_dice::{Happening, Kind, Phase, State, TroyesDice, View};
use words::Language;

impl Playable for TroyesDice {
    type Place = Place;

    const TITLE: &'static str = "Troyes Dice";
    const ABOUT: &'static str = "Everybody writes on a sheet of their own; the dice are there for all.";
    const PLAYERS: (u8, u8) = (1, 10);
    const CONTINUATIONS: &'static [Kind] =
        &[Kind::Use, Kind::Order, Kind::Build, Kind::Overflow, Kind::Guest, Kind::Done, Kind::Number];
    const PANES: &'static [&'static str] = &["Sheet", "Wheel", "Players", "Log"];

    fn bot(spec: &str, seed: u64) -> Result<Box<dyn Bot<TroyesDice>>, BotError> {
        crate::rival::by_name(spec, seed)
    }

    /// Whoever has chosen is told what with all others; what one chose oneself was told then.
    fn is_implied(happening: &Happening, viewer: Viewer) -> bool {
        match happening {
            Happening::Committed { .. } => true,
            Happening::Revealed { seat, .. } => viewer.is(*seat),
            _ => false,
        }
    }

    fn is_heading(happening: &Happening) -> bool {
        matches!(happening, Happening::Rolled { .. })
    }

    fn offers(&self, state: &State, seat: Seat) -> Vec<Offer<TroyesDice>> {
        let mut choices = Vec::new();
        self.choices(state, seat, &mut choices);
        let place = |choice| Place::of(&state.town, choice);
        choices.into_iter().map(|choice| Offer::one(choice, place(choice))).collect()
    }

    fn thing(&self, place: Place) -> Option<String> {
        place.thing()
    }

    fn sheets(&self, view: &View, place: Place) -> Vec<String> {
        place.sheets(view)
    }

    fn describe(&self, view: &View, place: Place, language: Language, names: &[String]) -> String {
        place.describe(view, language, names)
    }

    fn moment(&self, view: &View) -> String {
        let town = &view.town;
        match town.phase {
            Phase::Roll | Phase::Choose => {
                format!(
                    "{} · day {} of {}, {}",
                    Self::TITLE,
                    town.day,
                    self.printed().days(),
                    town.half.name()
                )
            }
            Phase::Over => format!("{} · over", Self::TITLE),
            _ => format!("{} · setup", Self::TITLE),
        }
    }

    fn pane_of(place: Place) -> usize {
        place.pane()
    }

    fn draw(canvas: &mut Canvas<'_, '_, Place>, area: Rect, scenery: &Scenery<'_, TroyesDice>) -> Rect {
        layout::draw(canvas, area, scenery)
    }
}
