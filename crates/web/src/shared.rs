//! Pieces of a page that look the same to everybody who reads the same language: drawn once for all of them.

use maud::{Markup, PreEscaped};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use words::Language;

/// What has been drawn of one moment of one table.
#[derive(Default)]
pub struct Shared(Mutex<HashMap<(Language, &'static str), Arc<str>>>);

impl Shared {
    /// The piece of this name, which `draw` makes if nobody has needed it yet. It must not depend on who looks.
    pub fn piece(
        &self,
        language: Language,
        name: &'static str,
        draw: impl FnOnce() -> Markup,
    ) -> PreEscaped<Arc<str>> {
        let pieces = || self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let known = pieces().get(&(language, name)).cloned();
        PreEscaped(known.unwrap_or_else(|| {
            let drawn: Arc<str> = draw().0.into();
            pieces().insert((language, name), drawn.clone());
            drawn
        }))
    }
}
