//! Pieces of pages that look the same to several who look.

use super::{Difference, Drawn, Growth, Outline, hash};
use crate::frame::Segment;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// A piece that was drawn once.
pub struct Piece {
    /// The same at every moment.
    pub(super) name: u64,
    pub(super) drawn: Drawn,
    outline: Arc<PieceOutline>,
    /// What has changed since older ones, by their contents.
    told: Mutex<Vec<(u64, Arc<Told>)>>,
}

/// The outline of a piece, and a hash of all of it.
#[derive(Debug)]
pub struct PieceOutline {
    all: u64,
    outline: Outline,
}

/// What has changed in a piece.
#[derive(Debug)]
pub struct Told {
    /// Elements to be replaced, as they are written into events.
    segment: OnceLock<Segment>,
    parts: Vec<(String, String)>,
    /// Lists that have lost or gained members.
    pub lists: Vec<Growth>,
}

impl Piece {
    /// A piece of this name.
    pub fn new(name: u64, drawn: Drawn) -> Piece {
        let inner: Vec<u64> = drawn.pieces.iter().map(|(_, piece)| piece.outline.all).collect();
        let outline = PieceOutline { all: hash(&(&drawn.text, inner)), outline: drawn.outline() };
        Piece { name, drawn, outline: Arc::new(outline), told: Mutex::default() }
    }

    pub(super) fn note(&self, outline: &mut Outline) {
        outline.pieces.push((self.name, self.outline.clone()));
    }

    /// What has to be sent to somebody who was shown `old`, if anything has changed.
    pub(super) fn since(&self, old: &Outline) -> Option<Arc<Told>> {
        let old = old.pieces.iter().find(|(name, _)| *name == self.name).map(|(_, old)| old);
        let all = old.map_or(0, |old| old.all);
        if all == self.outline.all {
            return None;
        }
        let mut told = self.told.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, known)) = told.iter().find(|(known, _)| *known == all) {
            return Some(known.clone());
        }
        let nothing = Outline::default();
        let mut difference = Difference::default();
        let old = old.map_or(&nothing, |old| &old.outline);
        self.drawn.compare(&self.drawn.root, old, &mut difference);
        let Difference { mut parts, mut lists, told: inner, .. } = difference;
        for inner in inner {
            parts.extend(inner.parts.iter().cloned());
            lists.extend(inner.lists.iter().cloned());
        }
        let new = Arc::new(Told { segment: OnceLock::new(), parts, lists });
        told.push((all, new.clone()));
        Some(new)
    }
}

impl Told {
    /// The elements to be replaced, as they stand between others in an event; nothing if there are none.
    pub fn segment(&self) -> Segment {
        let write = || {
            let json = serde_json::to_string(&self.parts).unwrap_or_default();
            // Without the brackets around them: others stand beside them.
            Segment::new(json.get(1..json.len() - 1).unwrap_or_default().to_string())
        };
        self.segment.get_or_init(write).clone()
    }

    /// Whether elements are to be replaced.
    pub fn has_parts(&self) -> bool {
        !self.parts.is_empty()
    }
}
