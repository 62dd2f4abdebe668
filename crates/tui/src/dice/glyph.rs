//! Colors, resources and gains as signs of a few cells.

use crate::ink::{Ink, Tint};
use ratatui::style::Modifier;
use ratatui::text::Span;
use troyes_dice::{ByResource, Color, Gain, Key, Resource};

/// A district's color.
pub fn tint(color: Color) -> Tint {
    match color {
        Color::Red => Tint::Red,
        Color::Yellow => Tint::Yellow,
        Color::White => Tint::White,
    }
}

/// A district's letter.
pub fn letter(color: Color) -> char {
    match color {
        Color::Red => 'R',
        Color::Yellow => 'Y',
        Color::White => 'W',
    }
}

/// The letter in its color.
pub fn color(ink: Ink, color: Color) -> Span<'static> {
    Span::styled(letter(color).to_string(), ink.tint(tint(color)).add_modifier(Modifier::BOLD))
}

/// "3i", "2R": resources by small letters, citizens by capitals.
pub fn gain(gain: Gain) -> String {
    match gain {
        Gain::Resources(resource, amount) => format!("{amount}{}", initial(resource)),
        Gain::Citizens(color, amount) => format!("{amount}{}", letter(color)),
    }
}

/// The first letter of a resource.
pub fn initial(resource: Resource) -> char {
    resource.word().chars().next().unwrap_or('?')
}

/// "1 any +2d"; "free" for nothing.
pub fn price(any: u8, fixed: ByResource<u8>) -> String {
    let mut parts: Vec<String> = Vec::new();
    if any > 0 {
        parts.push(format!("{any} any"));
    }
    for resource in Resource::ALL {
        if fixed[resource] > 0 {
            parts.push(format!("{}{}", fixed[resource], initial(resource)));
        }
    }
    if parts.is_empty() { "free".into() } else { parts.join("+") }
}
