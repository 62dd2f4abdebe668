//! Asking a bot what it would do.

use super::{Desk, Overlay};
use crate::hint::Hint;
use crate::playable::Playable;
use crate::scene::{Act, Supplies, Thought};
use tabletop::Seat;

impl<G: Playable> Desk<G> {
    pub(super) fn ask_for_hint(&mut self, supplies: &Supplies) -> Vec<Act> {
        let Some(picker) = &self.picker else {
            self.notice = Some("There is nothing for you to choose now.".into());
            return Vec::new();
        };
        match self.session.advice(picker.seat, &supplies.adviser) {
            Ok(effect) => {
                self.overlay = Overlay::Hint(Hint::Thinking);
                vec![Act::Ask(effect)]
            }
            Err(message) => {
                self.notice = Some(message);
                Vec::new()
            }
        }
    }

    /// A reason with the choices that it names between backticks in words instead of the notation of records.
    fn in_words(&self, seat: Seat, reason: &str) -> String {
        let game = self.session.game();
        let choices = self.session.table().choices(seat);
        let say = |(i, part): (usize, &str)| match game.read(part) {
            Ok(choice) if i % 2 == 1 && choices.contains(&choice) => {
                format!("“{}”", game.say(self.session.state(), seat, choice))
            }
            _ if i % 2 == 1 => format!("`{part}`"),
            _ => part.to_string(),
        };
        reason.split('`').enumerate().map(say).collect()
    }

    pub(super) fn hear_hint(&mut self, thought: &Thought) {
        let Some(choice) = self.session.understood(thought) else { return };
        let Some(picker) = &mut self.picker else { return };
        if picker.seat != thought.seat || self.overlay != Overlay::Hint(Hint::Thinking) {
            return;
        }
        picker.select(choice);
        let advice = self.session.game().say(self.session.state(), thought.seat, choice);
        let reasons = thought.reasons.iter().map(|reason| self.in_words(thought.seat, reason)).collect();
        self.overlay = Overlay::Hint(Hint::Given { advice, reasons });
        self.show_cursor();
    }
}
