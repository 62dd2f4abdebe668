//! Formulas: what a card does, as a line of signs.

use super::icons::{badge, icon};
use maud::{Markup, html};
use troyes::board::Color;

/// One sign of a formula.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sign {
    /// A picture with a number or word on it.
    Badge(&'static str, String),
    /// A picture.
    Icon(&'static str),
    /// Words between the pictures.
    Word(String),
}

/// Signs side by side.
pub type Line = Vec<Sign>;

impl Sign {
    const SIZE: f32 = 23.0;
    const GAP: f32 = 2.0;

    fn width(&self) -> f32 {
        match self {
            Sign::Badge(..) => Sign::SIZE,
            Sign::Icon("arrow") => 14.0,
            Sign::Icon(_) => 20.0,
            Sign::Word(text) if text.chars().count() == 1 => 10.0,
            Sign::Word(text) => 6.0 + 8.4 * text.chars().count() as f32,
        }
    }

    fn draw(&self, x: f32) -> Markup {
        match self {
            Sign::Badge(name, text) => badge(name, x, 0.0, Sign::SIZE, text),
            Sign::Icon("arrow") => icon("arrow", x, 5.0, 13.0),
            Sign::Icon(name) => icon(name, x, 1.5, 20.0),
            Sign::Word(text) => {
                html! { text .word x=(x + self.width() / 2.0) y="16.5" { (text) } }
            }
        }
    }
}

/// A picture with a number on it.
pub fn number(name: &'static str, number: impl ToString) -> Sign {
    Sign::Badge(name, number.to_string())
}

/// A word.
pub fn word(text: &str) -> Sign {
    Sign::Word(text.into())
}

/// A die of a color, or of any.
pub const fn blank(color: Option<Color>) -> &'static str {
    match color {
        Some(Color::Red) => "blank-red",
        Some(Color::White) => "blank-white",
        Some(Color::Yellow) => "blank-yellow",
        None => "blank-any",
    }
}

/// Lines of signs, centered in a box.
pub fn draw(lines: &[Line], (x, y, width, height): (f32, f32, f32, f32)) -> Markup {
    let step = Sign::SIZE + 3.0;
    let most = if lines.len() == 1 { (height / step).clamp(0.5, 1.25) } else { 1.0 };
    let top = y + (height - step * lines.len() as f32 + 3.0) / 2.0;
    html! {
        @for (row, line) in lines.iter().enumerate() {
            @let wide = length(line);
            @let scale = (width / wide).min(most);
            @let (left, rise) = (x + (width - wide * scale) / 2.0, (scale - 1.0) * Sign::SIZE / 2.0);
            g transform={ "translate(" (left) " " (top + step * row as f32 - rise) ") scale(" (scale) ")" } {
                @for (place, sign) in line.iter().enumerate() { (sign.draw(length(&line[..place]) + Sign::GAP)) }
            }
        }
    }
}

/// One line of signs in a box that may be too short for it: they move together, and their letters stay as large as they are.
pub fn press(line: &Line, (x, y, width, height): (f32, f32, f32, f32)) -> Markup {
    let wide = length(line);
    let ratio = (width / wide).min(1.0);
    let (left, top) = (x + (width - wide * ratio) / 2.0, y + (height - Sign::SIZE) / 2.0);
    html! {
        g transform={ "translate(" (left) " " (top) ")" } {
            @for (place, sign) in line.iter().enumerate() { (sign.draw((length(&line[..place]) + Sign::GAP / 2.0) * ratio)) }
        }
    }
}

/// How long a line is before it is made to fit.
pub fn length(line: &[Sign]) -> f32 {
    line.iter().map(|sign| sign.width() + Sign::GAP).sum()
}
