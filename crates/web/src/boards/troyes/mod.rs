//! The board of Troyes and of the King's Challenge: a plan of the town.
//!
//! Every section is a picture of its own, so that a phone can put them one below the other; on a screen they lie on one
//! plan. A section's file draws it; `stage::troyes` knows what can be pointed at.

mod anchors;
mod audience;
mod buildings;
mod cards;
mod cathedral;
mod court;
mod dice;
mod drawings;
mod effects;
mod faces;
mod families;
mod highlights;
mod icons;
mod influence;
mod outdoors;
mod pieces;
mod plan;
mod queue;
mod ramparts;
mod signs;
mod square;
#[cfg(test)]
mod tests;
mod threats;

use crate::board::{Arms, BoardRenderer, BoardScene};
use crate::parts::part;
use highlights::Highlights;
use maud::{Markup, PreEscaped, html};
use pieces::arms_class;
use stage::troyes::{Piece, Spot};
use tabletop::Seat;
use troyes::board::Building;
use troyes::cards::{Card, Event};
use troyes::{KnownTable, Troyes, View};
use words::{Language, Phrase};

/// What the sections are drawn from.
struct Town<'a> {
    scene: &'a BoardScene<'a, Troyes>,
    game: &'a Troyes,
    table: &'a KnownTable,
    highlights: Highlights,
}

impl Town<'_> {
    fn is_kings_challenge(&self) -> bool {
        self.game.families().len() == 1
    }

    fn text(&self, phrase: &Phrase) -> String {
        self.scene.text(phrase)
    }

    fn language(&self) -> Language {
        self.scene.language
    }

    fn drawn(&self) -> Markup {
        html! {
            div .troyes .walled[self.has_ramparts()] {
                (self.scene.shared("signs", || PreEscaped(icons::signs().0.into())))
                (self.scene.shared("plan", || PreEscaped(plan::plan().0.into())))
                (self.scene.shared("town", || self.town()))
                div .place-square { (self.square()) }
                div .place-influence { (self.scene.shared("influence", || self.influence_track())) }
            }
        }
    }

    /// What everybody sees alike; on the square each sees which dice were used since their own turn.
    fn town(&self) -> Markup {
        html! {
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
        }
    }

    /// The character that everybody knows, with that variant.
    fn herald(&self) -> Markup {
        part(
            "herald",
            html! {
                p #herald .herald {
                    @if let Some(character) = self.table.unveiled { (families::character_chip(self.scene, character, "open-character")) }
                }
            },
        )
    }
}

impl BoardRenderer for Troyes {
    const STYLE: &'static str = concat!(include_str!("troyes.css"), include_str!("pieces.css"));

    fn drawings() -> String {
        drawings::symbols()
    }

    fn drawing(&self, component: &str) -> Option<Markup> {
        let card = Card::ALL.into_iter().find(|card| card.id() == component);
        let event = Event::ALL.into_iter().find(|event| event.id() == component);
        let color = card.map(|card| self.print(card).color);
        drawings::on_page(component, color.or(event.and_then(|event| self.event_print(event).color)))
    }

    fn face(&self, component: &str, language: Language) -> Option<Markup> {
        faces::face(self, component, language)
    }

    fn signs() -> Markup {
        html! { (icons::signs()) }
    }

    fn board(&self, scene: &BoardScene<'_, Troyes>) -> Markup {
        let table = scene.view.table();
        let highlights = Highlights::new(self, table, scene.happened);
        Town { scene, game: self, table, highlights }.drawn()
    }

    /// What is only a button beside the board is offered by name on other screens.
    fn is_drawn(spot: Spot) -> bool {
        !matches!(spot, Spot::Recruit | Spot::TurnOver | Spot::Pass)
    }

    fn in_tray(&self, _: &View, spot: Spot) -> Option<Markup> {
        match spot {
            Spot::Die(die, _) => Some(dice::in_tray(die.color().name(), arms_class(die.owner()), die.face())),
            Spot::Black(face, _) => Some(dice::in_tray("black", "", face)),
            _ => None,
        }
    }

    fn ghost(&self, piece: Piece) -> Option<String> {
        match piece {
            Piece::Citizen(owner) => Some(format!("i-citizen-{}", owner.name())),
            Piece::Cube(owner) => Some(format!("i-cube-{}", owner.name())),
            Piece::Guard(owner) => Some(format!("i-disc-{}", owner.name())),
            // Where a die or an event comes is not drawn yet: its spot comes with it.
            Piece::Die(_) | Piece::BlackDie(_) | Piece::Event(_) => None,
        }
    }

    fn holdings(&self, scene: &BoardScene<'_, Troyes>, seat: Seat) -> Markup {
        families::holdings(scene, seat)
    }

    fn arms(&self, seat: Seat) -> Arms {
        families::arms(self, seat)
    }
}
