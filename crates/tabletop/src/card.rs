//! A component as a person may look it up.

use serde::Serialize;

/// A number printed on a component, with where we have it from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Figure {
    /// What the number is.
    pub name: String,
    /// The number, written out.
    pub value: String,
    /// `rulebook`, `deduced`, `seen`, `reconstructed`, or `own file` for a user's own figure.
    pub source: String,
}

impl Figure {
    /// Whether no rulebook prints this number and nobody reported it.
    pub fn is_reconstructed(&self) -> bool {
        self.source.starts_with("reconstructed")
    }
}

/// Everything there is to know about one card, tile or building.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct CardSheet {
    /// The word that names it in choices and records.
    pub id: String,
    /// Its name in print.
    pub name: String,
    /// What it is: "activity", "event", "character", "tile", …
    pub kind: String,
    /// Which box or module it comes from.
    pub set: String,
    /// Its color, where it has one.
    pub color: Option<String>,
    /// What it does, in our own words.
    pub rule: String,
    /// The numbers printed on it.
    pub figures: Vec<Figure>,
}
