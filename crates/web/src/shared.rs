//! Pieces of a page that look the same to everybody who reads the same language: drawn once for all of them.

use crate::parts::{Drawn, Piece, mark_of_piece};
use crate::played_game::LogLine;
use maud::{Markup, PreEscaped};
use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use words::Language;

/// The name of a piece: which one it is, and what tells it from others of the kind.
type Name = (Language, &'static str, u64);

/// What has been drawn of one moment of one table.
#[derive(Default)]
pub struct Shared {
    drawn: Mutex<SharedDrawn>,
    /// Whether a page holds marks of pieces instead of the pieces, so that each is read and compared once.
    is_apart: bool,
}

#[derive(Default)]
struct SharedDrawn {
    /// What stands on a page for each piece.
    texts: HashMap<Name, Arc<str>>,
    pieces: Vec<Arc<Piece>>,
    lines: HashMap<(Language, u64), Arc<[LogLine]>>,
    names: HashMap<Language, Arc<[String]>>,
}

impl Shared {
    /// For pages that are read by [`Drawn::with`] this.
    pub fn apart() -> Shared {
        Shared { is_apart: true, ..Shared::default() }
    }

    /// The piece of this name, which `draw` makes if nobody has needed it yet. It must not depend on who looks.
    pub fn piece(
        &self,
        language: Language,
        name: &'static str,
        draw: impl FnOnce() -> Markup,
    ) -> PreEscaped<Arc<str>> {
        self.piece_for(language, name, 0, draw)
    }

    /// The same, for those who look and have the same `known` in common.
    pub fn piece_for(
        &self,
        language: Language,
        name: &'static str,
        known: u64,
        draw: impl FnOnce() -> Markup,
    ) -> PreEscaped<Arc<str>> {
        let key = (language, name, known);
        let text = self.lock().texts.get(&key).cloned();
        PreEscaped(text.unwrap_or_else(|| {
            let text: Arc<str> = match self.is_apart {
                true => self.set_apart(name, draw()).into(),
                false => draw().0.into(),
            };
            self.lock().texts.insert(key, text.clone());
            text
        }))
    }

    fn set_apart(&self, name: &'static str, markup: Markup) -> String {
        let mut hasher = DefaultHasher::new();
        name.hash(&mut hasher);
        let piece = Arc::new(Piece::new(hasher.finish(), Drawn::with(markup, self)));
        let mut drawn = self.lock();
        drawn.pieces.push(piece);
        mark_of_piece(drawn.pieces.len() - 1)
    }

    /// The piece that a mark stands for.
    pub fn numbered(&self, number: usize) -> Option<Arc<Piece>> {
        self.lock().pieces.get(number).cloned()
    }

    /// The sentences of the log for those who have the same `known` in common.
    pub fn lines(
        &self,
        language: Language,
        known: u64,
        say: impl FnOnce() -> Vec<LogLine>,
    ) -> Arc<[LogLine]> {
        let lines = self.lock().lines.get(&(language, known)).cloned();
        lines.unwrap_or_else(|| {
            let lines: Arc<[LogLine]> = say().into();
            self.lock().lines.insert((language, known), lines.clone());
            lines
        })
    }

    /// What everybody is called.
    pub fn names(&self, language: Language, say: impl FnOnce() -> Vec<String>) -> Arc<[String]> {
        let names = self.lock().names.get(&language).cloned();
        names.unwrap_or_else(|| {
            let names: Arc<[String]> = say().into();
            self.lock().names.insert(language, names.clone());
            names
        })
    }

    /// Forgets everything: what was drawn takes room, and whoever comes next is drawn it anew.
    pub fn clear(&self) {
        *self.lock() = SharedDrawn::default();
    }

    fn lock(&self) -> MutexGuard<'_, SharedDrawn> {
        self.drawn.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
