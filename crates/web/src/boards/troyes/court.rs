//! The court of the King's Challenge: the characters that lie open, in the order in which le Roy recalls them.

use super::Town;
use super::icons::icon;
use super::queue::two_lines;
use maud::{Markup, html};
use tabletop::{Component, phrase};
use troyes::cards::Character;

const WIDTH: f32 = 448.0;

impl Town<'_> {
    /// The characters that have not been recalled, the next one first.
    pub fn court(&self, top: f32, height: f32) -> Markup {
        let pile = &self.table.pile;
        html! {
            g .court transform={ "translate(0 " (top) ")" } {
                rect .ground width=(WIDTH) height=(height) rx="8" {}
                (icon("crown", 10.0, 5.0, 20.0))
                text .sign-name x="224" y="21" { @if pile.is_empty() { (self.text(&phrase!("troyes-board-no-court"))) } @else { (self.text(&phrase!("troyes-board-court"))) } }
                @for (place, character) in pile.iter().enumerate() { (self.audience(place, *character, height)) }
            }
        }
    }

    fn audience(&self, place: usize, character: Character, height: f32) -> Markup {
        let (column, row) = ((place % 3) as f32, (place / 3) as f32);
        let (wide, high) = ((WIDTH - 28.0) / 3.0, (height - 40.0) / 2.0);
        let (x, y) = (10.0 + (wide + 4.0) * column, 32.0 + (high + 4.0) * row);
        let label = self.text(&phrase!("troyes-board-audience", character = character, place = place + 1));
        let name = self.text(&Component::from(character).name());
        html! {
            g .audience .next[place == 0] data-thing=(character.id()) tabindex="0" role="img" aria-label=(label)
                transform={ "translate(" (x) " " (y) ")" } {
                rect width=(wide) height=(high) rx="5" {}
                text .order x="16" y=(high / 2.0 + 6.0) { (place + 1) }
                @let names = two_lines(&name, 13);
                @for (line, name) in names.iter().enumerate() {
                    text .who x="32" y=(high / 2.0 + 4.5 + 15.0 * (line as f32 - (names.len() as f32 - 1.0) / 2.0)) { (name) }
                }
            }
        }
    }
}
