//! A guide at the table: what it says stands where the question was, and what it is about is marked on the table.

use super::{GameScreen, Overlay};
use crate::ink::Ink;
use crate::inspect::{self, Text};
use crate::keyline::{Key, KeyHint};
use crate::playable::Playable;
use crate::screen::Next;
use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use stage::Spot as _;
use tabletop::{Phrase, Viewer, phrase};

/// Where somebody reads in a guide.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Reading {
    /// The step.
    pub step: usize,
    /// What is answered to something else that was tried.
    pub wrong: Option<Phrase>,
    /// Whether it is asked whether to leave the guide.
    pub leaves: bool,
}

impl<G: Playable> GameScreen<G> {
    /// Says what the guide has to say, if that is something new.
    pub(super) fn ask_guide(&mut self) {
        let said = self.session.guidance();
        if said != self.guided
            && let Some(said) = &said
        {
            self.read_step(said.start, None);
        }
        self.guided = said;
    }

    /// Something else was tried than what is to be done.
    pub(super) fn answer_try(&mut self, wrong: Phrase) {
        match &self.guided {
            Some(said) => {
                self.read_step(said.end.saturating_sub(1), Some(wrong));
            }
            None => self.notice = Some(wrong),
        }
    }

    /// Reads again what is to be done; where there is nothing more to be done, what was said since.
    pub(super) fn read_guide(&mut self) {
        if let Some(said) = &self.guided {
            let step = if self.has_deed() { said.end.saturating_sub(1) } else { said.start };
            self.read_step(step, None);
        }
    }

    /// Turns to a step; in a small window, to the pane that it is about.
    fn read_step(&mut self, step: usize, wrong: Option<Phrase>) {
        if let Some(place) = self.places_of(step).first() {
            self.pane = G::pane_of(*place);
        }
        self.overlay = Overlay::Guide(Reading { step, wrong, leaves: false });
    }

    pub(super) fn key_in_guide(&mut self, code: KeyCode, reading: &Reading) -> Vec<Next> {
        let Some(said) = self.guided.clone() else {
            self.overlay = Overlay::None;
            return Vec::new();
        };
        if reading.leaves {
            return self.key_in_leaving(code, reading);
        }
        let is_last = reading.step + 1 >= said.end;
        // No text is skipped by a key that means something else: only what is to be done is done or shown.
        let is_deed = is_last && self.has_deed();
        match code {
            KeyCode::Left | KeyCode::Up | KeyCode::Backspace => {
                self.read_step(reading.step.saturating_sub(1), None);
            }
            KeyCode::Enter | KeyCode::Char(' ') | KeyCode::Right | KeyCode::Down if !is_last => {
                self.read_step(reading.step + 1, None);
            }
            KeyCode::F(6) if is_last => self.read_guide(),
            KeyCode::Char('s') if is_deed => return self.show_deed(),
            KeyCode::Char('x') => {
                self.overlay = Overlay::Guide(Reading { leaves: true, ..reading.clone() });
            }
            KeyCode::Enter | KeyCode::Esc => self.overlay = Overlay::None,
            _ if is_deed => self.overlay = Overlay::None,
            _ => {}
        }
        Vec::new()
    }

    /// The guide is left for good, or not.
    fn key_in_leaving(&mut self, code: KeyCode, reading: &Reading) -> Vec<Next> {
        if code != KeyCode::Enter {
            self.overlay = Overlay::Guide(Reading { leaves: false, ..reading.clone() });
            return Vec::new();
        }
        self.overlay = Overlay::None;
        let effects = self.session.leave_guide();
        self.done(effects)
    }

    fn has_deed(&self) -> bool {
        let last = self.guided.as_ref().and_then(|said| self.session.guided_step(said.end.checked_sub(1)?));
        last.is_some_and(|(step, _)| !step.deeds.is_empty())
    }

    fn show_deed(&mut self) -> Vec<Next> {
        self.overlay = Overlay::None;
        match self.session.show_deed() {
            Ok(effects) => self.done(effects),
            Err(reason) => {
                self.notice = Some(reason);
                Vec::new()
            }
        }
    }

    /// The places of the table that a step is about.
    pub(super) fn places_of(&self, step: usize) -> Vec<G::Spot> {
        let Some((step, _)) = self.session.guided_step(step) else { return Vec::new() };
        let view = self.session.view(Viewer::Seat(guide::LEARNER));
        let spots = self.session.game().spots(&view).into_iter();
        let meant = spots.filter(|spot| step.at.contains(&spot.id()));
        meant.filter_map(|spot| G::shown_at(&view, spot)).collect()
    }

    /// What is said, where the question was.
    pub(super) fn draw_guide(&self, frame: &mut Frame<'_>, ink: Ink, area: Rect, reading: &Reading) {
        let Some((step, all)) = self.session.guided_step(reading.step) else { return };
        let count = ink.text(&phrase!("page-guide-count", number = reading.step + 1, all = all));
        let title = format!("{} · {count}", ink.text(&phrase!("page-guide-box")));
        let said = ink.text(&step.say.phrase());
        let body = match &reading.wrong {
            _ if reading.leaves => vec![ink.text(&phrase!("terminal-guide-leave"))],
            Some(wrong) => vec![ink.text(wrong), said],
            None => vec![said],
        };
        inspect::draw(frame, ink, area, &Text { title, body });
    }

    pub(super) fn guide_keys(&self, reading: &Reading) -> Vec<KeyHint> {
        let mut keys = vec![Key::enter().does(phrase!("terminal-do-go-on"))];
        if reading.leaves {
            return vec![
                Key::enter().does(phrase!("terminal-do-leave-guide")),
                Key::escape().does(phrase!("terminal-do-back")),
            ];
        }
        let is_last = self.guided.as_ref().is_some_and(|said| reading.step + 1 >= said.end);
        if is_last && self.has_deed() {
            keys.push(Key::Sign("s").does(phrase!("terminal-do-show-me")));
        }
        keys.push(Key::Sign("←").does(phrase!("terminal-do-back")));
        keys.push(Key::Sign("F6").does(phrase!("terminal-do-guide-again")));
        keys.push(Key::Sign("x").does(phrase!("terminal-do-leave-guide")));
        keys
    }
}
