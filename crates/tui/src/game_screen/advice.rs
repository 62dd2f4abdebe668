//! Asking a bot what it would do.

use super::{GameScreen, Overlay};
use crate::hint::Hint;
use crate::playable::Playable;
use crate::screen::{Next, Settings};
use crate::world::Thought;
use tabletop::phrase;

impl<G: Playable> GameScreen<G> {
    pub(super) fn ask_for_hint(&mut self, settings: &Settings) -> Vec<Next> {
        let Some(picker) = &self.picker else {
            self.notice = Some(phrase!("terminal-nothing-to-choose"));
            return Vec::new();
        };
        match self.session.advice(picker.seat, &settings.adviser) {
            Ok(effect) => {
                self.overlay = Overlay::Hint(Hint::Thinking);
                vec![Next::Ask(effect)]
            }
            Err(error) => {
                self.notice = Some(error.phrase());
                Vec::new()
            }
        }
    }

    pub(super) fn hear_hint(&mut self, thought: &Thought) {
        let Some(choice) = self.session.understood(thought) else { return };
        let Some(picker) = &mut self.picker else { return };
        if picker.seat != thought.seat || self.overlay != Overlay::Hint(Hint::Thinking) {
            return;
        }
        picker.select(choice);
        let advice = self.session.game().say(self.session.state(), thought.seat, choice);
        self.overlay = Overlay::Hint(Hint::Given { advice, reasons: thought.reasons.clone() });
        self.show_cursor();
    }
}
