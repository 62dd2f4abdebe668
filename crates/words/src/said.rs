//! What was said: text, and links to what it names.

use std::fmt;
use tabletop::{Component, Seat};

/// A piece of what was said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Piece {
    /// Plain text.
    Text(String),
    /// Somebody at the table, by name.
    Seat(Seat, String),
    /// A component, by a form of its name.
    Component(Component, String),
}

impl Piece {
    /// How it reads.
    pub fn text(&self) -> &str {
        match self {
            Piece::Text(text) | Piece::Seat(_, text) | Piece::Component(_, text) => text,
        }
    }
}

/// A phrase in a language.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Said(pub Vec<Piece>);

impl Said {
    /// A single piece of text.
    pub fn text(text: impl Into<String>) -> Said {
        Said(vec![Piece::Text(text.into())])
    }

    /// Adds a piece; neighbouring texts are one.
    pub(crate) fn push(&mut self, piece: Piece) {
        match (self.0.last_mut(), piece) {
            (Some(Piece::Text(before)), Piece::Text(text)) => before.push_str(&text),
            (_, piece) => self.0.push(piece),
        }
    }

    /// Adds text.
    pub(crate) fn push_text(&mut self, text: &str) {
        match self.0.last_mut() {
            _ if text.is_empty() => {}
            Some(Piece::Text(before)) => before.push_str(text),
            _ => self.0.push(Piece::Text(text.into())),
        }
    }

    /// As the beginning of a sentence. A person's name stays as the person writes it.
    pub fn capitalized(mut self) -> Said {
        if let Some(Piece::Text(text) | Piece::Component(_, text)) = self.0.first_mut() {
            *text = capitalized(text);
        }
        self
    }

    /// Whether nothing was said.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|piece| piece.text().is_empty())
    }
}

impl fmt::Display for Said {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|piece| f.write_str(piece.text()))
    }
}

/// A text with a capital letter at its beginning.
pub fn capitalized(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}
