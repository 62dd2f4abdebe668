//! Troyes Dice on any screen.

mod describe;
mod drafts;
mod pieces;
mod real_table;
mod recount;
mod score_help;
mod spot;
#[cfg(test)]
mod tests;
mod tray;

pub use describe::die_in_words;
pub use pieces::{Piece, people};
pub use spot::Spot;

use crate::lobby::LobbyOffer;
use crate::spot::Spots;
use crate::staged::{PrimerSection, Staged};
use std::ops::RangeInclusive;
use tabletop::{Component, Phrase, Seat, Viewer, phrase};
use troyes_dice::{Choice, Happening, Kind, MOST_PLAYERS, Options, Phase, TroyesDice, View};

impl Staged for TroyesDice {
    type Spot = Spot;

    const PLAYERS: RangeInclusive<u8> = 1..=MOST_PLAYERS;

    fn title() -> Phrase {
        phrase!("dice-set-base")
    }

    fn about() -> Phrase {
        phrase!("dice-about")
    }

    fn lobby_offers() -> Vec<LobbyOffer> {
        let offer = LobbyOffer {
            name: "dice",
            title: Self::title(),
            about: phrase!("dice-lobby-about"),
            players: Self::PLAYERS,
            options: Options::list(),
            alternatives: Vec::new(),
        };
        vec![offer.choose_one(phrase!("dice-lobby-numbers"), None, Options::ONE_NUMBERING)]
    }

    fn primer(&self) -> Vec<PrimerSection> {
        let section = |(heading, text): (Phrase, Phrase)| PrimerSection { heading, text };
        [
            (phrase!("dice-primer-aim"), phrase!("dice-primer-aim-text")),
            (phrase!("dice-primer-half-day"), phrase!("dice-primer-half-day-text")),
            (phrase!("dice-primer-price"), phrase!("dice-primer-price-text")),
            (phrase!("dice-primer-die"), phrase!("dice-primer-die-text")),
            (phrase!("dice-primer-buildings"), phrase!("dice-primer-buildings-text")),
            (phrase!("dice-primer-black-die"), phrase!("dice-primer-black-die-text")),
            (phrase!("stage-primer-table"), phrase!("dice-primer-table-text")),
        ]
        .map(section)
        .into()
    }

    fn moment(&self, view: &View) -> Phrase {
        let (town, game) = (&view.town, Self::title());
        match town.phase {
            Phase::Roll | Phase::Choose => {
                let days = self.printed().days();
                phrase!("dice-moment-day", game = game, day = town.day, days = days, half = town.half)
            }
            Phase::Over => phrase!("stage-moment-over", game = game),
            _ => phrase!("stage-moment-setup", game = game),
        }
    }

    fn is_continuation(kind: Kind) -> bool {
        matches!(
            kind,
            Kind::Use | Kind::Order | Kind::Build | Kind::Overflow | Kind::Guest | Kind::Done | Kind::Number
        )
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

    fn spots_of(&self, _: &View, _: Seat, choice: Choice) -> Spots<Spot> {
        Spot::of(choice)
    }

    fn heading(&self, view: &View, seat: Seat, choice: Choice) -> Option<Phrase> {
        let with_die = view.turn.filter(|_| view.viewer.is(seat)).is_none_or(|turn| turn.action.is_none());
        Some(match choice {
            Choice::Color { .. } => phrase!("dice-heading-color"),
            Choice::Value { .. } => phrase!("dice-heading-value"),
            Choice::Gain { .. } => phrase!("dice-heading-use"),
            Choice::Build { .. } if with_die => phrase!("dice-heading-use"),
            Choice::Build { building, .. } => Component::from(building).name(),
            Choice::Die { place, .. } if self.price(&view.town, place - 1).any > 0 => {
                phrase!("dice-heading-any")
            }
            _ => return None,
        })
    }

    fn name_in_rules(&self, spot: Spot) -> Option<String> {
        spot.name_in_rules()
    }

    fn sheets(&self, view: &View, spot: Spot) -> Vec<String> {
        spot.sheets(self, view)
    }

    fn describe(&self, view: &View, spot: Spot) -> Phrase {
        describe::describe(self, view, spot)
    }
}
