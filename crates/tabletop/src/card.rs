//! A component as a person may look it up.

use crate::figures::OWN_FILE;
use crate::phrase::{Arg, Component, Phrase};

/// A number printed on a component, with where we have it from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Figure {
    /// What the number is.
    pub name: Phrase,
    /// The number, or what else is printed there.
    pub value: Arg,
    /// Where it comes from.
    pub source: Source,
}

/// Where a figure comes from, and what else is to be said of that.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Source {
    /// One of [`Source::KINDS`].
    pub kind: &'static str,
    /// A remark, as the figures file has it.
    pub note: Option<String>,
    /// The part of the figure that comes from there, if only a part does: the rest is as in the rest of its row.
    pub part: Option<String>,
}

impl Source {
    /// Printed in a rulebook, deduced from one, seen in a picture, reconstructed by us, from a user's own file.
    pub const KINDS: [&str; 5] = ["rulebook", "deduced", "seen", "reconstructed", OWN_FILE];

    /// Reads `kind` or `kind: remark`. What is of no known kind is reconstructed.
    pub fn read(text: &str) -> Source {
        Source::of_part(text, None)
    }

    /// The same for a part of a figure.
    pub(crate) fn of_part(text: &str, part: Option<String>) -> Source {
        let (word, note) = match text.split_once(": ") {
            Some((word, note)) => (word, Some(note.to_string())),
            None => (text, None),
        };
        let kind = Source::KINDS.into_iter().find(|kind| *kind == word).unwrap_or("reconstructed");
        Source { kind, note, part }
    }
}

impl Figure {
    /// Whether no rulebook prints this number and nobody reported it.
    pub fn is_reconstructed(&self) -> bool {
        self.source.kind == "reconstructed"
    }
}

/// Everything there is to know about one card, tile or building.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardSheet {
    /// Which component it is.
    pub component: Component,
    /// Its name.
    pub name: Phrase,
    /// What it is: an activity, an event, a character, a tile, …
    pub kind: Phrase,
    /// Which box or module it comes from.
    pub set: Phrase,
    /// Its color, where it has one: the word of the color.
    pub color: Option<&'static str>,
    /// What it does.
    pub rule: Phrase,
    /// The numbers printed on it.
    pub figures: Vec<Figure>,
}
