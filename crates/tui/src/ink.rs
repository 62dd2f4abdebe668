//! What everything is drawn with. Colors are always doubled by letters or shapes: sixteen of them, or none at all. Words
//! are those of the reader's language.

use ratatui::style::{Color, Modifier, Style};
use tabletop::{Component, Phrase};
use words::Language;

/// The pen that everything is drawn with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ink {
    colored: bool,
    language: Language,
}

/// The colors that games give to their things. Each is shown with a letter or a shape beside it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "colors are named by themselves")]
pub enum Tint {
    Red,
    White,
    Yellow,
    Purple,
    Black,
    Blue,
    Green,
    Orange,
    Natural,
    Grey,
}

impl Tint {
    /// Sixteen colors have neither orange nor wood: light red and the dark yellow that most terminals show as brown.
    const fn color(self) -> Color {
        match self {
            Tint::Red => Color::Red,
            Tint::White => Color::White,
            Tint::Yellow => Color::LightYellow,
            Tint::Purple => Color::Magenta,
            Tint::Black => Color::DarkGray,
            Tint::Blue => Color::LightBlue,
            Tint::Green => Color::LightGreen,
            Tint::Orange => Color::LightRed,
            Tint::Natural => Color::Yellow,
            Tint::Grey => Color::Gray,
        }
    }
}

impl Ink {
    /// A pen with sixteen colors, or one that knows only bold, dim, underlined and reversed.
    /// It writes in a language.
    pub fn new(colored: bool, language: Language) -> Ink {
        Ink { colored, language }
    }

    /// The language of whatever is written.
    pub fn language(self) -> Language {
        self.language
    }

    /// A phrase that speaks of nobody at the table.
    pub fn text(self, phrase: &Phrase) -> String {
        self.language.text(phrase)
    }

    /// What a card, tile or building is called.
    pub fn name_of(self, component: impl Into<Component>) -> String {
        self.language.text(&component.into().name())
    }

    fn fg(self, color: Color) -> Style {
        if self.colored { Style::new().fg(color) } else { Style::new() }
    }

    /// Letters of a color. White stays the terminal's own color, which can be read on any background.
    pub fn tint(self, tint: Tint) -> Style {
        match tint {
            Tint::White => Style::new(),
            _ => self.fg(tint.color()),
        }
    }

    /// A small thing filled with a color: a die.
    pub fn filled(self, tint: Tint) -> Style {
        if !self.colored {
            return Style::new();
        }
        let on =
            if matches!(tint, Tint::Red | Tint::Purple | Tint::Black) { Color::White } else { Color::Black };
        Style::new().fg(on).bg(tint.color())
    }

    /// Lines and words that only frame the rest.
    pub fn faint(self) -> Style {
        // Not dark grey: some palettes give it the color of their background.
        Style::new().add_modifier(Modifier::DIM)
    }

    /// Headings.
    pub fn title(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    /// A place that may be chosen.
    pub fn lit(self) -> Style {
        self.fg(Color::LightCyan).add_modifier(Modifier::BOLD)
    }

    /// The place that is selected.
    pub fn cursor(self) -> Style {
        if self.colored {
            Style::new().fg(Color::Black).bg(Color::LightCyan).add_modifier(Modifier::BOLD)
        } else {
            Style::new().add_modifier(Modifier::REVERSED | Modifier::BOLD)
        }
    }

    /// The line that says who must do what.
    pub fn bar(self) -> Style {
        Style::new().add_modifier(Modifier::REVERSED)
    }

    /// Refusals and losses.
    pub fn alarm(self) -> Style {
        self.fg(Color::LightRed).add_modifier(Modifier::BOLD)
    }

    /// What a choice would do.
    pub fn promise(self) -> Style {
        self.fg(Color::LightGreen)
    }
}
