//! Our own small drawings, each around the point 0, 0. The page holds them once and everything else uses them by name.

use crate::boards::lettering::pressed;
use maud::{Markup, html};
use tabletop::phrase;
use troyes_dice::{Building, Color, Gain, Key, Resource, outline};
use words::Language;

/// All of them, for the page to hold; `more` are larger pieces made of them.
pub fn held(more: Markup) -> Markup {
    html! {
        svg .held width="0" height="0" aria-hidden="true" {
            defs {
                @for color in Color::ALL { (held_citizen(color)) }
                (held_resources())
                @for building in Building::ALL { path id={ "d-" (building.word()) } pathLength="100" d=(outline(building)) {} }
                (held_marks())
                (more)
            }
        }
    }
}

/// Citizens are told apart by what they wear: a helmet, a hat, a cross.
fn held_citizen(color: Color) -> Markup {
    html! {
        g id={ "d-" (color.word()) "-citizen" } .d-sign .(tint(color)) {
            path d="M-7.5 9C-7.5 3.8 -5.2 1.2 -2.4 .4H2.4C5.2 1.2 7.5 3.8 7.5 9Z" {}
            @match color {
                Color::Red => {
                    path d="M-4.3 1V-4.6C-4.3 -7.4 -2 -9 0 -11C2 -9 4.3 -7.4 4.3 -4.6V1Z" {}
                    path .line d="M-4.3 -3.4H4.3M0 -3.4V.6" {}
                }
                Color::Yellow => {
                    circle cy="-2.6" r="3.7" {}
                    path d="M-8 -4.4C-5 -5.4 5 -5.4 8 -4.4L4.2 -6C4.2 -11 -4.2 -11 -4.2 -6Z" {}
                }
                Color::White => {
                    circle cy="-4" r="4" {}
                    path .line d="M0 1.8V8M-2.6 4.2H2.6" {}
                }
            }
        }
    }
}

fn held_resources() -> Markup {
    html! {
        g #d-influence .d-sign .d-red {
            path d="M-8 7L-9 -5L-4 0L0 -8L4 0L9 -5L8 7Z" {}
            path .line d="M-7.8 4H7.8" {}
        }
        g #d-deniers .d-sign .d-yellow {
            circle r="8.5" {}
            path .line d="M0 -4.6V4.6M-4.6 0H4.6" {}
        }
        g #d-knowledge .d-sign .d-white {
            path d="M0 -4C-3 -7 -7 -7 -9.5 -5.5V5.5C-7 4 -3 4 0 7C3 4 7 4 9.5 5.5V-5.5C7 -7 3 -7 0 -4Z" {}
            path .line d="M0 -4V7" {}
        }
        g #d-any .d-sign {
            path .d-red d="M0 0V-8.5A8.5 8.5 0 0 1 7.4 4.2Z" {}
            path .d-yellow d="M0 0L7.4 4.2A8.5 8.5 0 0 1 -7.4 4.2Z" {}
            path .d-white d="M0 0L-7.4 4.2A8.5 8.5 0 0 1 0 -8.5Z" {}
        }
    }
}

/// What a pen leaves on a sheet, and where points are written.
fn held_marks() -> Markup {
    html! {
        ellipse #d-ring pathLength="100" rx="11.4" ry="10.1" transform="rotate(-18)" {}
        path #d-cross pathLength="100" d="M-9 -8C-4 -3 4 4 9 9M8.5 -9C3 -3 -4 3 -9 8.5" {}
        path #d-shield d="M-14 -14H14V1C14 9 6 14 0 17C-6 14 -14 9 -14 1Z" {}
        path #d-link d="M0 -17L18 0L0 17L-18 0Z" {}
        path #d-walls d="M-17 14V-15H-13V-11H-9V-15H-4.5V-11H4.5V-15H9V-11H13V-15H17V14" {}
        g #d-sun {
            circle r="5.2" {}
            path .line d="M0 -7.4V-10M0 7.4V10M7.4 0H10M-7.4 0H-10M5.2 -5.2L7 -7M-5.2 5.2L-7 7M5.2 5.2L7 7M-5.2 -5.2L-7 -7" {}
        }
        path #d-moon d="M3 -9A9 9 0 1 0 8 5A8 8 0 0 1 3 -9Z" {}
    }
}

/// A drawing at a point.
pub fn sign(name: &str, x: f32, y: f32) -> Markup {
    html! { use href={ "#d-" (name) } x=(x) y=(y) {} }
}

/// A drawing at a point in another size.
pub fn scaled(name: &str, x: f32, y: f32, scale: f32) -> Markup {
    html! { use href={ "#d-" (name) } transform={ "translate(" (x) " " (y) ")scale(" (scale) ")" } {} }
}

/// A citizen.
pub fn citizen(color: Color, x: f32, y: f32, scale: f32) -> Markup {
    scaled(&format!("{}-citizen", color.word()), x, y, scale)
}

/// A building in its color, as a sign for its whole row.
pub fn row(building: Building, x: f32, y: f32, scale: f32) -> Markup {
    html! { g .d-row-sign .(tint(building.color())) { (scaled(building.word(), x, y, scale)) } }
}

/// A gain: citizens one by one, resources with their number.
pub fn gain(gain: Gain, x: f32, y: f32) -> Markup {
    match gain {
        Gain::Citizens(color, amount) if amount <= 2 => {
            let left = x - 6.0 * (f32::from(amount) - 1.0);
            html! { @for i in 0..amount { (citizen(color, left + 12.0 * f32::from(i), y, 0.72)) } }
        }
        Gain::Citizens(color, amount) => html! {
            text .d-amount x=(x - 7.0) y=(y + 4.0) { (amount) }
            (citizen(color, x + 5.0, y, 0.72))
        },
        Gain::Resources(resource, amount) => html! {
            text .d-amount x=(x - 8.0) y=(y + 4.5) { (amount) }
            (scaled(resource.word(), x + 5.0, y, 0.75))
        },
    }
}

/// The first letter of a color, for those who see none.
pub fn letter(color: Color, language: Language) -> String {
    language.text(&phrase!("color-letter", color = color))
}

/// An amount with its sign in a line of text, for a panel of the page; `number` is what a preview calls it.
pub fn fact(name: &str, number: &str, amount: impl std::fmt::Display, words: &str) -> Markup {
    html! {
        span .fact data-number=(number) role="img" aria-label=(words) title=(words) {
            svg viewBox="-11 -12 22 23" aria-hidden="true" { use href={ "#d-" (name) } {} }
            b { (amount) }
        }
    }
}

/// What a die costs, as signs around a point.
pub fn price(any: u8, fixed: impl Fn(Resource) -> u8, [x, y]: [f32; 2], language: Language) -> Markup {
    let mut parts: Vec<(&str, u8)> = Vec::new();
    if any > 0 {
        parts.push(("any", any));
    }
    parts.extend(Resource::ALL.into_iter().map(|r| (r.word(), fixed(r))).filter(|(_, amount)| *amount > 0));
    let width = 26.0 * parts.len().max(1) as f32 + 4.0;
    let left = x - width / 2.0 + 2.0;
    html! {
        rect .plate x=(x - width / 2.0) y=(y - 9.0) width=(width) height="18" rx="9" {}
        @if parts.is_empty() {
            @let free = language.text(&phrase!("dice-board-free"));
            text .d-amount x=(x) y=(y + 4.0) textLength=[pressed(&free, 12.0, width - 4.0)] lengthAdjust="spacingAndGlyphs" { (free) }
        }
        @for (i, (name, amount)) in parts.iter().enumerate() {
            text .d-amount x=(left + 26.0 * i as f32 + 6.5) y=(y + 4.5) { (amount) }
            (scaled(name, left + 26.0 * i as f32 + 18.0, y, 0.72))
        }
    }
}

/// The class that sets the tinctures of a color.
pub const fn tint(color: Color) -> &'static str {
    match color {
        Color::Red => "d-red",
        Color::Yellow => "d-yellow",
        Color::White => "d-white",
    }
}
