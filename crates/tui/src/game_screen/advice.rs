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
        let state = picker.shown().map_or(self.session.state(), |slot| slot.state());
        match self.session.advice(picker.seat, state, &settings.adviser) {
            Ok(None) => Vec::new(),
            Ok(Some(effect)) => {
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
        let game = self.session.game();
        let Ok(choice) = game.read(&thought.choice) else { return };
        let Some(picker) = &mut self.picker else { return };
        let is_wanted = picker.seat == thought.seat && self.overlay == Overlay::Hint(Hint::Thinking);
        if !is_wanted {
            return;
        }
        if !picker.select(game, choice) {
            self.overlay = Overlay::None;
            return;
        }
        let state = picker.shown().map_or(self.session.state(), |slot| slot.state());
        let advice = game.say(state, thought.seat, choice);
        self.overlay = Overlay::Hint(Hint::Given { advice, reasons: thought.reasons.clone() });
        self.show_cursor();
    }
}
