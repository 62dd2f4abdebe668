//! A drawing for each Activity card, event and character, in the manner of coats of arms: few shapes, few tones.
//!
//! They are one file beside the pages, which browsers keep; boards and explanations refer to it by a component's id.

mod activities;
mod characters;
mod events;
mod ladies;

use crate::pages::assets::ASSETS;
use maud::{Markup, html};
use troyes::board::Color;

/// The side of the square in which a drawing is made.
const SIDE: u8 = 48;
const INK: &str = "#2a2018";

/// A part of a drawing, as the data of an SVG path.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Shape {
    /// In the color of the card.
    Main(&'static str),
    /// In parchment.
    Pale(&'static str),
    /// In gold.
    Gold(&'static str),
    /// In ink.
    Ink(&'static str),
    /// A stroke of ink.
    Line(&'static str),
    /// A wooden shaft.
    Pole(&'static str),
}

/// A component's id with its drawing.
type Drawing = (&'static str, &'static [Shape]);

/// Every drawing.
fn all() -> impl Iterator<Item = &'static Drawing> {
    let sets = [activities::BASE, ladies::CARDS, events::EVENTS, characters::CHARACTERS];
    sets.into_iter().flatten()
}

/// All of them, for the file. Whatever refers to a drawing gives it its main color as `color`.
pub fn symbols() -> String {
    let drawn = html! {
        @for (id, shapes) in all() {
            symbol id=(id) viewBox={ "0 0 " (SIDE) " " (SIDE) } {
                g stroke=(INK) stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round" {
                    @for shape in *shapes { (path(*shape)) }
                }
            }
        }
    };
    drawn.into_string()
}

fn path(shape: Shape) -> Markup {
    let filled = |fill: &str, d: &str| html! { path fill=(fill) d=(d) {} };
    match shape {
        Shape::Main(d) => filled("currentColor", d),
        Shape::Pale(d) => filled("#fdf3d8", d),
        Shape::Gold(d) => filled("#e2b23a", d),
        Shape::Ink(d) => filled(INK, d),
        Shape::Line(d) => html! { path fill="none" stroke-width="2.2" d=(d) {} },
        Shape::Pole(d) => html! {
            path fill="none" stroke-width="5" d=(d) {}
            path fill="none" stroke="#a9743c" stroke-width="2.6" d=(d) {}
        },
    }
}

/// Where the drawing of a component is, if there is one.
fn address(id: &str) -> Option<String> {
    all().any(|(drawn, _)| *drawn == id).then(|| format!("{}#{id}", ASSETS.drawings.path))
}

/// The class that gives a drawing its main color.
const fn tint(color: Option<Color>) -> &'static str {
    match color {
        Some(Color::Red) => "tint-red",
        Some(Color::White) => "tint-white",
        Some(Color::Yellow) => "tint-yellow",
        _ => "tint-any",
    }
}

/// The drawing of a component in a picture.
pub fn on_card(id: &str, color: Option<Color>, (x, y): (f32, f32), size: f32) -> Markup {
    html! {
        @if let Some(address) = address(id) {
            use .(tint(color)) href=(address) x=(x) y=(y) width=(size) height=(size) {}
        }
    }
}

/// The drawing of a component within a page.
pub fn on_page(id: &str, color: Option<Color>) -> Option<Markup> {
    let address = address(id)?;
    Some(
        html! { svg .drawing .(tint(color)) viewBox={ "0 0 " (SIDE) " " (SIDE) } aria-hidden="true" { use href=(address) {} } },
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;
    use troyes::cards::{Card, Character, Event};

    #[test]
    fn every_card_event_and_character_has_a_drawing_of_its_own() {
        let cards = Card::ALL.iter().map(|card| card.id());
        let events = Event::ALL.iter().map(|event| event.id());
        let characters = Character::ALL.iter().map(|character| character.id());
        let wanted: BTreeSet<&str> = cards.chain(events).chain(characters).collect();
        let drawn: BTreeSet<&str> = all().map(|(id, _)| *id).collect();
        assert_eq!(drawn, wanted);
        assert_eq!(drawn.len(), all().count(), "nothing is drawn twice");
        let pictures: BTreeSet<String> = all().map(|(_, shapes)| format!("{shapes:?}")).collect();
        assert_eq!(pictures.len(), drawn.len(), "no two drawings are the same");
    }

    #[test]
    fn drawings_have_several_tones_and_weigh_little() {
        for (id, shapes) in all() {
            let tones: BTreeSet<_> =
                shapes.iter().map(std::mem::discriminant).map(|tone| format!("{tone:?}")).collect();
            assert!(tones.len() >= 2, "{id} has one tone");
        }
        let weight = symbols().len();
        assert!(weight < 48_000, "{weight} bytes of drawings");
    }
}
