//! Colors, resources and gains as signs of a few cells.

use crate::ink::{Ink, Tint};
use ratatui::style::Modifier;
use ratatui::text::Span;
use tabletop::phrase;
use troyes_dice::{ByResource, Color, Gain, Resource};

/// A district's color.
pub fn tint(color: Color) -> Tint {
    match color {
        Color::Red => Tint::Red,
        Color::Yellow => Tint::Yellow,
        Color::White => Tint::White,
    }
}

/// A district's letter.
pub fn letter(ink: Ink, color: Color) -> String {
    ink.text(&phrase!("color-letter", color = color))
}

/// The letter in its color.
pub fn color(ink: Ink, color: Color) -> Span<'static> {
    Span::styled(letter(ink, color), ink.tint(tint(color)).add_modifier(Modifier::BOLD))
}

/// "3i", "2R": resources by small letters, citizens by capitals.
pub fn gain(ink: Ink, gain: Gain) -> String {
    match gain {
        Gain::Resources(resource, amount) => format!("{amount}{}", initial(ink, resource)),
        Gain::Citizens(color, amount) => format!("{amount}{}", letter(ink, color)),
    }
}

/// The first letter of a resource.
pub fn initial(ink: Ink, resource: Resource) -> String {
    ink.text(&phrase!("dice-terminal-initial", resource = resource))
}

/// "1 any +2d"; "free" for nothing.
pub fn price(ink: Ink, any: u8, fixed: ByResource<u8>) -> String {
    let mut parts: Vec<String> = Vec::new();
    if any > 0 {
        parts.push(ink.text(&phrase!("dice-terminal-any", amount = any)));
    }
    for resource in Resource::ALL {
        if fixed[resource] > 0 {
            parts.push(format!("{}{}", fixed[resource], initial(ink, resource)));
        }
    }
    if parts.is_empty() { ink.text(&phrase!("dice-terminal-free")) } else { parts.join("+") }
}
