//! Troyes and the King's Challenge on any screen.

mod asked;
mod describe;
mod drafts;
mod heading;
mod lobby;
mod offers;
mod pieces;
mod preference;
mod primer;
mod real_table;
mod recount;
mod score_form;
mod score_help;
mod settings;
mod spot;
mod spots_of;
#[cfg(test)]
mod tests;
mod tray;
mod why;

pub use describe::{of_whom, who, whose};
pub use pieces::{Piece, seat_of};
pub use spot::Spot;

use crate::lobby::LobbyOffer;
use crate::offer::Offer;
use crate::spot::Spots;
use crate::staged::{PrimerSection, Staged};
use std::ops::RangeInclusive;
use tabletop::{Game, Phrase, Seat, Viewer, phrase};
use troyes::{Choice, Happening, Kind, State, Troyes, View};

impl Staged for Troyes {
    type Spot = Spot;

    const PLAYERS: RangeInclusive<u8> = 1..=4;

    fn title() -> Phrase {
        phrase!("troyes-set-base")
    }

    fn about() -> Phrase {
        phrase!("troyes-about")
    }

    fn lobby_offers() -> Vec<LobbyOffer> {
        lobby::offers()
    }

    fn primer(&self) -> Vec<PrimerSection> {
        primer::primer(self)
    }

    fn moment(&self, view: &View) -> Phrase {
        match view.table().round {
            0 => phrase!("stage-moment-setup", game = Self::title()),
            round => {
                let rounds = self.options().rounds();
                phrase!("troyes-moment-round", game = Self::title(), round = round, rounds = rounds)
            }
        }
    }

    fn busy_with(&self, kind: Kind) -> Option<Phrase> {
        Some(asked::busy_with(kind))
    }

    fn is_continuation(kind: Kind) -> bool {
        asked::is_continuation(kind)
    }

    fn is_implied(happening: &Happening, _: Viewer) -> bool {
        asked::is_implied(happening)
    }

    fn is_heading(happening: &Happening) -> bool {
        matches!(happening, Happening::Round { .. } | Happening::RoundOver { .. })
    }

    fn spots_of(&self, view: &View, seat: Seat, choice: Choice) -> Spots<Spot> {
        spots_of::spots_of(self, view, seat, choice)
    }

    fn heading(&self, _: &View, seat: Seat, choice: Choice) -> Option<Phrase> {
        heading::heading(self, seat, choice)
    }

    fn offers(&self, state: &State, seat: Seat) -> Vec<Offer<Troyes>> {
        offers::offers(self, state, seat)
    }

    fn beginning(&self, state: &State, seat: Seat, choice: Choice) -> Phrase {
        offers::beginning(self, state, seat, choice)
    }

    fn name_in_rules(&self, spot: Spot) -> Option<String> {
        spot.name_in_rules()
    }

    fn sheets(&self, view: &View, spot: Spot) -> Vec<String> {
        spot.sheets(view)
    }

    fn describe(&self, view: &View, spot: Spot) -> Phrase {
        describe::describe(self, view, spot)
    }
}
