//! A character by itself: its drawing, and what it brings from how many on.

use super::drawings;
use super::icons::badge;
use crate::boards::lettering::pressed;
use maud::{Markup, html};
use tabletop::Component;
use troyes::cards::Character;
use words::Language;

const WIDTH: f32 = 146.0;
const HEIGHT: f32 = 150.0;
/// How far apart the steps are.
const STEP: f32 = 44.0;

/// The card with its three steps: how many points, and from how many on.
pub fn alone(character: Character, steps: &[(u8, u8)], language: Language) -> Markup {
    let name = language.text(&Component::from(character).name());
    html! {
        svg .audience-card viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } aria-hidden="true" focusable="false" {
            rect .shade x="4" y="5" width=(WIDTH - 4.0) height=(HEIGHT - 4.0) rx="7" {}
            rect .card x="1.5" y="1.5" width=(WIDTH - 3.0) height=(HEIGHT - 3.0) rx="7" {}
            path .band d={ "M2.5 26V8.5a6 6 0 0 1 6-6h129a6 6 0 0 1 6 6V26z" } {}
            text .title x=(WIDTH / 2.0) y="19" textLength=[pressed(&name, 14.0, WIDTH - 16.0)] lengthAdjust="spacingAndGlyphs" { (name) }
            (drawings::on_card(character.id(), None, ((WIDTH - 62.0) / 2.0, 30.0), 62.0))
            @for (place, (vp, from)) in steps.iter().enumerate() {
                @let x = WIDTH / 2.0 + STEP * (place as f32 - 1.0);
                (badge("laurel", x - 13.0, 95.0, 26.0, &vp.to_string()))
                text .from x=(x) y="138" { (from) "+" }
            }
        }
    }
}
