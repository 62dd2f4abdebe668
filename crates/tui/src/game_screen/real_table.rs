//! A real table in the terminal: dice are typed, cards are found by word.

use super::{GameScreen, Overlay};
use crate::playable::Playable;
use crate::real_prompt::{Purpose, RealPrompt, Typed};
use crate::screen::{Next, Settings};
use ratatui::crossterm::event::KeyCode;
use tabletop::phrase;

impl<G: Playable> GameScreen<G> {
    /// Asks for dice, cards or what people held; whether there is anything of that to ask for.
    pub(super) fn ask_at_table(&mut self) -> bool {
        let chance = self.session.asked_for_chance().map(|asked| RealPrompt::new(asked, Purpose::Chance));
        let reveal = || {
            let (seat, asked) = self.session.to_reveal()?;
            Some(RealPrompt::new(asked, Purpose::Hand(seat)))
        };
        self.at_table = chance.or_else(reveal);
        self.at_table.is_some()
    }

    /// A key while something is asked for; nothing if it means what it always does.
    pub(super) fn key_at_table(&mut self, code: KeyCode, settings: &Settings) -> Option<Vec<Next>> {
        let asked = self.at_table.as_mut()?;
        let is_letter = matches!(code, KeyCode::Char(letter) if !letter.is_ascii_digit());
        let is_ours = matches!(code, KeyCode::Backspace | KeyCode::Enter | KeyCode::Up | KeyCode::Down);
        let is_digit = matches!(code, KeyCode::Char(digit) if digit.is_ascii_digit());
        if !(is_ours || is_digit || (is_letter && asked.takes_letters() && code != KeyCode::Char('?'))) {
            return None;
        }
        self.notice = None;
        let purpose = asked.purpose;
        let done = match asked.key(code, settings.language) {
            Typed::Nothing => return Some(Vec::new()),
            Typed::Undo => return Some(self.undo_entry()),
            Typed::Wrong(wrong) => Err(wrong),
            Typed::Roll(outcome) => self.session.fall(&outcome).map_err(|refused| refused.phrase()),
            Typed::Draw(names) => match purpose {
                Purpose::Chance => self.session.draw(&names),
                Purpose::Hand(seat) => self.session.tell_hand(seat, &names),
            },
        };
        Some(match done {
            Ok(effects) => self.done(effects),
            Err(wrong) => {
                self.notice = Some(wrong);
                Vec::new()
            }
        })
    }

    /// Undoes what was entered last: dice, cards or a move.
    pub(super) fn undo_entry(&mut self) -> Vec<Next> {
        match self.session.undo_entry() {
            Ok(effects) => {
                self.overlay = Overlay::None;
                let next = self.done(effects);
                self.notice = Some(phrase!("terminal-taken-back"));
                next
            }
            Err(refused) => {
                self.notice = Some(refused.phrase());
                Vec::new()
            }
        }
    }
}
