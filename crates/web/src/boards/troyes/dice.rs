//! Dice with their pips.

use maud::{Markup, html};
use troyes::board::DieColor;

const PIPS: [&[(u8, u8)]; 7] = [
    &[],
    &[(2, 2)],
    &[(1, 1), (3, 3)],
    &[(1, 1), (2, 2), (3, 3)],
    &[(1, 1), (1, 3), (3, 1), (3, 3)],
    &[(1, 1), (1, 3), (2, 2), (3, 1), (3, 3)],
    &[(1, 1), (1, 2), (1, 3), (3, 1), (3, 2), (3, 3)],
];

/// A die of a color that shows a face.
pub fn die(color: DieColor, face: u8, x: f32, y: f32, size: f32) -> Markup {
    shown(color.name(), face, x, y, size)
}

/// A black die.
pub fn black(face: u8, x: f32, y: f32, size: f32) -> Markup {
    shown("black", face, x, y, size)
}

/// A face as it marks a row of a building or a site: no die, only its pips.
pub fn printed(face: u8, x: f32, y: f32, size: f32) -> Markup {
    shown("printed", face, x, y, size)
}

/// A die in the hand of whoever thinks a move over, with its owner's color below.
pub fn in_tray(color: &str, owner: &str, face: u8) -> Markup {
    html! {
        svg .in-tray .(owner) viewBox="0 0 42 47" aria-hidden="true" {
            rect .owner x="3" y="41" width="36" height="5" rx="2.5" {}
            (shown(color, face, 1.0, 1.0, 38.0))
        }
    }
}

fn shown(color: &str, face: u8, x: f32, y: f32, size: f32) -> Markup {
    html! {
        g .die .{ "die-" (color) } transform={ "translate(" (x) " " (y) ") scale(" (size / 40.0) ")" } {
            rect width="40" height="40" rx="8" {}
            path .shine d="M8 1.5h24a6.5 6.5 0 0 1 6.5 6.5v2H1.5V8A6.5 6.5 0 0 1 8 1.5z" {}
            @for (x, y) in PIPS[face.min(6) as usize] { circle cx=(10 * x) cy=(10 * y) r="4.1" {} }
        }
    }
}
