//! What comes of saving: where the game is kept, or that leaving it loses it.

use super::{GameScreen, Overlay};
use crate::playable::Playable;
use crate::screen::Next;
use crate::world::{Effect, Opening};
use std::path::PathBuf;
use tabletop::{Phrase, phrase};

impl<G: Playable> GameScreen<G> {
    /// The record was written, and where; or why not.
    pub(super) fn hear_saved(&mut self, saved: Result<PathBuf, Phrase>) {
        self.unsaved = saved.as_ref().err().cloned();
        match saved {
            Ok(path) if path != self.session.path() => {
                let (old, new) = (self.session.path().display().to_string(), path.display().to_string());
                self.notice = Some(phrase!("terminal-saved-beside", old = old, path = new));
                self.session.keep_in(path);
            }
            Ok(_) => {}
            Err(reason) => self.notice = Some(reason),
        }
    }

    /// Back to the menu from a game that is over; whoever would lose it is asked.
    pub(super) fn go_home(&mut self) -> Vec<Next> {
        if self.unsaved.is_some() {
            self.overlay = Overlay::Leave;
            return Vec::new();
        }
        vec![Next::Home]
    }

    /// What could not be saved is not in the record that would be opened: then it is asked first.
    pub(super) fn watch_again(&mut self, opening: Opening) -> Vec<Next> {
        if self.unsaved.is_some() {
            self.overlay = Overlay::Leave;
            return Vec::new();
        }
        vec![Next::Ask(Effect::Open(self.session.path().to_path_buf(), opening))]
    }
}
