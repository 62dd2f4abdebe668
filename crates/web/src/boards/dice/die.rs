//! A die with its pips.

use super::signs::{letter, tint};
use maud::{Markup, html};
use stage::dice::die_in_words;
use troyes_dice::{Color, Nature};
use words::{Language, Phrase};

/// How a die looks.
#[derive(Clone, Copy)]
pub struct DieLook {
    /// The pips; 0 for none.
    pub face: u8,
    /// The color it has, which its ground lends to a clear die.
    pub color: Color,
    /// What it is good for.
    pub nature: Nature,
}

impl DieLook {
    /// A die that anybody may use.
    pub fn clear(face: u8, color: Color) -> DieLook {
        DieLook { face, color, nature: Nature::Clear }
    }

    /// The die in words.
    pub fn words(self) -> Phrase {
        die_in_words(self.face, self.color, self.nature)
    }

    /// The die around the point 0, 0 in a square of 32.
    pub fn draw(self) -> Markup {
        let nature = match self.nature {
            Nature::Clear => "clear",
            Nature::Black => "black",
            Nature::Guest => "guest",
            Nature::Raider => "raider",
        };
        html! {
            g .die .(nature) .(tint(self.color)) {
                rect .body x="-16" y="-16" width="32" height="32" rx="6.5" {}
                rect .shine x="-12.5" y="-13" width="25" height="9" rx="4.5" {}
                @if self.face == 0 { text .nought y="7" { "0" } }
                @for (x, y) in pips(self.face) { circle .pip cx=(9 * x) cy=(9 * y) r="3.1" {} }
            }
        }
    }
}

fn pips(face: u8) -> &'static [(i32, i32)] {
    match face {
        1 => &[(0, 0)],
        2 => &[(-1, -1), (1, 1)],
        3 => &[(-1, -1), (0, 0), (1, 1)],
        4 => &[(-1, -1), (-1, 1), (1, -1), (1, 1)],
        5 => &[(-1, -1), (-1, 1), (0, 0), (1, -1), (1, 1)],
        6 => &[(-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)],
        _ => &[],
    }
}

/// A blank die of a color with its letter, as a sign.
pub fn blank(color: Color, language: Language, [x, y]: [f32; 2], size: f32) -> Markup {
    let half = size / 2.0;
    html! {
        g .d-blank .(tint(color)) {
            rect x=(x - half) y=(y - half) width=(size) height=(size) rx=(size / 5.0) {}
            text x=(x) y=(y + size * 0.34) font-size=(size * 0.85) { (letter(color, language)) }
        }
    }
}
