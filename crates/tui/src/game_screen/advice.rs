//! Asking a bot what it would do, or the guide what is to be done.

use super::{GameScreen, Overlay};
use crate::hint::{Hint, Laid};
use crate::playable::Playable;
use crate::screen::{Next, Settings};
use crate::world::Thought;
use tabletop::{Phrase, phrase};

impl<G: Playable> GameScreen<G> {
    pub(super) fn ask_for_hint(&mut self, settings: &Settings) -> Vec<Next> {
        let Some(picker) = &self.picker else {
            self.notice = Some(phrase!("terminal-nothing-to-choose"));
            return Vec::new();
        };
        if let Some(model) = self.session.guided_advice(picker.seat) {
            let reasons = picker.start().map_or(Vec::new(), |state| {
                bots::reasons_for(self.session.game(), state, picker.seat, &model)
            });
            self.give_hint(&model, 0, reasons);
            return Vec::new();
        }
        let state = picker.shown().map_or(self.session.state(), |slot| slot.state()).clone();
        match self.session.advice(picker.seat, &state, &settings.adviser) {
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
        let advised: Result<Vec<G::Choice>, _> =
            thought.choices.iter().map(|choice| game.read(choice)).collect();
        let (Ok(advised), Some(picker)) = (advised, &self.picker) else { return };
        let is_wanted = self.session.awaits_hint(thought) && self.overlay == Overlay::Hint(Hint::Thinking);
        if is_wanted {
            let begun = picker.before_shown();
            let whole = [begun.clone(), advised].concat();
            self.give_hint(&whole, begun.len(), thought.reasons.clone());
        }
    }

    /// Lays out a whole move, of which so much was chosen already, and says it; where that cannot be done, it is the next
    /// answer alone that is said and selected, so that Enter never does anything else than what is read.
    fn give_hint(&mut self, whole: &[G::Choice], begun: usize, reasons: Vec<Phrase>) {
        let game = self.session.game();
        let (Some(picker), Some(next)) = (&mut self.picker, whole.get(begun)) else { return };
        let state = picker.shown().map_or(self.session.state(), |slot| slot.state()).clone();
        let said = picker.say_move(game, whole);
        let (advice, laid) = if picker.lay_out(game, whole) {
            (said, Laid::Whole)
        } else if picker.select(game, *next) {
            (Some(game.say(&state, picker.seat, *next)), Laid::Next)
        } else {
            (None, Laid::Next)
        };
        let Some(advice) = advice else {
            self.overlay = Overlay::None;
            return;
        };
        // The move stands above its reasons already.
        let mut reasons = reasons;
        reasons.retain(|reason| laid == Laid::Next || reason.message != "bot-reason-move");
        self.overlay = Overlay::Hint(Hint::Given { advice, reasons, laid });
        self.show_cursor();
    }
}
