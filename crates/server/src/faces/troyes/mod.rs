//! The face of Troyes and of the King's Challenge: a plan of the town.
//!
//! Every section is a picture of its own, so that a phone can put them one below the other; on a screen they lie on one
//! plan. A section's file draws it; `places` names what is on it, `touches` says what a choice is about.

mod buildings;
mod cards;
mod cathedral;
mod court;
mod dice;
mod effects;
mod families;
mod icons;
mod influence;
mod news;
mod offers;
mod outdoors;
mod pieces;
mod places;
mod plan;
mod primer;
mod queue;
mod ramparts;
mod signs;
mod square;
#[cfg(test)]
mod tests;
mod threats;
mod touches;

use crate::face::{Arms, Face, Offer, Scene};
use crate::parts::part;
use maud::{Markup, html};
use news::News;
use tabletop::Seat;
use troyes::board::Building;
use troyes::{Choice, Kind, KnownTable, Troyes, View};

/// What the sections are drawn from.
struct Town<'a> {
    scene: &'a Scene<'a, Troyes>,
    game: &'a Troyes,
    table: &'a KnownTable,
    news: News,
}

impl Town<'_> {
    fn is_kings_challenge(&self) -> bool {
        self.game.families().len() == 1
    }

    fn drawn(&self) -> Markup {
        html! {
            div .troyes .walled[self.has_ramparts()] {
                (icons::signs())
                (plan::plan())
                div .place-outside { (self.outside()) }
                (self.herald())
                @for building in Building::ALL {
                    div .ward .{ "ward-" (building.color().name()) } { (self.building(building)) (self.shops(building.color())) }
                }
                div .place-cathedral { (self.cathedral()) }
                @if self.has_ramparts() {
                    div .place-wall { (self.wall_walk()) }
                    div .place-outposts { (self.outposts()) }
                }
                div .place-square { (self.square()) }
                div .place-influence { (self.influence_track()) }
            }
        }
    }

    /// The character that everybody knows, with that variant.
    fn herald(&self) -> Markup {
        part(
            "herald",
            html! {
                p #herald .herald {
                    @if let Some(character) = self.table.unveiled { (families::character_chip(character, "open-character")) }
                }
            },
        )
    }
}

impl Face for Troyes {
    const STYLE: &'static str = concat!(include_str!("troyes.css"), include_str!("pieces.css"));

    fn offers() -> Vec<Offer> {
        offers::offers()
    }

    fn deed(&self, kind: Kind) -> Option<&'static str> {
        Some(match kind {
            Kind::Settle => "places a citizen",
            Kind::Black | Kind::Counter => "faces the black dice",
            Kind::Turn => "chooses an action or passes",
            Kind::TurnOver => "turns dice over",
            Kind::Ordeal | Kind::Shield => "is struck by an event",
            Kind::Release => "releases a citizen",
            Kind::ExchangeTake | Kind::ExchangeGive => "exchanges dice",
            _ => "carries out an action",
        })
    }

    fn primer(&self) -> Vec<(&'static str, &'static str)> {
        primer::primer(self)
    }

    fn board(&self, scene: &Scene<'_, Troyes>) -> Markup {
        let table = scene.view.table();
        let news = News::new(self, table, scene.happened);
        Town { scene, game: self, table, news }.drawn()
    }

    fn touches(&self, view: &View, seat: Seat, choice: Choice) -> Vec<String> {
        touches::touches(self, view, seat, choice)
    }

    fn heading(&self, _scene: &Scene<'_, Troyes>, seat: Seat, choice: Choice) -> Option<String> {
        touches::heading(self, seat, choice)
    }

    fn holdings(&self, scene: &Scene<'_, Troyes>, seat: Seat) -> Markup {
        families::holdings(scene, seat)
    }

    fn arms(&self, seat: Seat) -> Arms {
        families::arms(self, seat)
    }
}
