//! What can be pointed at on a table, and what of it a choice is about.

use std::fmt::Debug;
use std::hash::Hash;

/// A thing or space on a table that can be pointed at.
pub trait Spot: Copy + Eq + Hash + Debug + Send + Sync + 'static {
    /// The text that names it in pages.
    fn id(self) -> String;

    /// A piece without its number among equals, and that number.
    fn kin(self) -> (Self, usize) {
        (self, 0)
    }

    /// The piece with this number among its equals; whatever has no equals stays what it is.
    fn numbered(self, _nth: usize) -> Self {
        self
    }

    /// Whether it is picked together with others and put back by itself: a die, a cube.
    fn is_piece(self) -> bool {
        false
    }

    /// The larger thing of which it is part: whoever points at a space may mean the building around it.
    fn within(self) -> Option<Self> {
        None
    }
}

/// The spots that a choice is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Spots<S> {
    /// Where it is chosen, where that is one spot.
    pub at: Option<S>,
    /// The pieces that it consists of: of equal ones, each with its number.
    pub pieces: Vec<S>,
    /// What else may be pointed at to find it.
    pub also: Vec<S>,
}

impl<S> Default for Spots<S> {
    fn default() -> Spots<S> {
        Spots { at: None, pieces: Vec::new(), also: Vec::new() }
    }
}

impl<S: Spot> Spots<S> {
    /// Chosen at one spot.
    pub fn at(spot: S) -> Spots<S> {
        Spots { at: Some(spot), ..Spots::default() }
    }

    /// Made of pieces.
    pub fn pieces(pieces: Vec<S>) -> Spots<S> {
        Spots { pieces, ..Spots::default() }
    }

    /// The same, also found by these.
    pub fn found_by(self, also: Vec<S>) -> Spots<S> {
        Spots { also, ..self }
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = S> {
        self.at.iter().chain(&self.pieces).chain(&self.also).copied()
    }
}

/// Everything in order, with the number of its equals before it.
pub fn counted<T: PartialEq + Copy>(things: impl IntoIterator<Item = T>) -> Vec<(T, u8)> {
    let mut seen: Vec<(T, u8)> = Vec::new();
    for thing in things {
        let nth = seen.iter().filter(|(other, _)| *other == thing).count();
        seen.push((thing, nth as u8));
    }
    seen
}
