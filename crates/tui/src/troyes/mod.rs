//! Troyes on the screen: what can be pointed at, and where it is drawn.

mod buildings;
mod cathedral;
mod city;
mod families;
mod glyph;
mod layout;
mod offers;
mod place;
mod queue;
mod ramparts;
mod square;

use crate::canvas::Canvas;
use crate::playable::{Offer, Playable, Scenery};
use bots::{Bot, BotError};
use place::Place;
use ratatui::layout::Rect;
use tabletop::{Seat, Viewer};
use troyes::{Cause, Happening, Kind, State, Troyes, View};
use words::Language;

impl Playable for Troyes {
    type Place = Place;

    const TITLE: &'static str = "Troyes";
    const ABOUT: &'static str =
        "Families use everybody's dice to serve the city. Alone it is the King's Challenge.";
    const PLAYERS: (u8, u8) = (1, 4);
    const CONTINUATIONS: &'static [Kind] = &[
        Kind::Counter,
        Kind::TurnOver,
        Kind::Cube,
        Kind::TurnBought,
        Kind::Dice,
        Kind::Source,
        Kind::HowManyCubes,
        Kind::HowOften,
        Kind::Either,
        Kind::Mixed,
        Kind::Own,
        Kind::Cubes,
        Kind::PatrolBoost,
        Kind::PatrolWalk,
        Kind::PatrolPost,
        Kind::ExchangeGive,
    ];
    const PANES: &'static [&'static str] = &["Square", "City", "Buildings", "Events", "Log"];

    fn bot(spec: &str, seed: u64) -> Result<Box<dyn Bot<Troyes>>, BotError> {
        crate::rival::by_name(spec, seed)
    }

    fn offers(&self, state: &State, seat: Seat) -> Vec<Offer<Troyes>> {
        offers::offers(self, state, seat)
    }

    /// Dice bought and rolled again are told with their price or without it, but not twice.
    fn is_implied(happening: &Happening, _: Viewer) -> bool {
        let (Happening::GainedDeniers { cause, .. }
        | Happening::LostDeniers { cause, .. }
        | Happening::LostInfluence { cause, .. }) = happening
        else {
            return false;
        };
        matches!(cause, Cause::Dice | Cause::Reroll)
    }

    fn is_heading(happening: &Happening) -> bool {
        matches!(happening, Happening::Round { .. } | Happening::RoundOver { .. })
    }

    fn kin(place: Place) -> (Place, usize) {
        place.kin()
    }

    fn thing(&self, place: Place) -> Option<String> {
        place.thing()
    }

    fn sheets(&self, view: &View, place: Place) -> Vec<String> {
        place.sheets(view)
    }

    fn describe(&self, view: &View, place: Place, language: Language, names: &[String]) -> String {
        place.describe(self, view, language, names)
    }

    fn moment(&self, view: &View) -> String {
        let rounds = self.options_rounds();
        match view.table().round {
            0 => format!("{} · setup", Self::TITLE),
            round => format!("{} · round {round} of {rounds}", Self::TITLE),
        }
    }

    fn pane_of(place: Place) -> usize {
        place.pane()
    }

    fn draw(canvas: &mut Canvas<'_, '_, Place>, area: Rect, scenery: &Scenery<'_, Troyes>) -> Rect {
        layout::draw(canvas, area, scenery)
    }
}

/// The options as everybody may read them.
trait Rounds {
    fn options_rounds(&self) -> u8;
}

impl Rounds for Troyes {
    fn options_rounds(&self) -> u8 {
        tabletop::Game::options(self).rounds()
    }
}
