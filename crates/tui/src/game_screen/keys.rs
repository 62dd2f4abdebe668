//! What keys do at a table.

use super::{GameScreen, Overlay};
use crate::canvas::Direction;
use crate::inspect;
use crate::picker::Focus;
use crate::playable::Playable;
use crate::screen::{Next, Settings};
use crate::world::Opening;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use tabletop::phrase;

impl<G: Playable> GameScreen<G> {
    pub(super) fn key_on_table(&mut self, key: KeyEvent, settings: &mut Settings) -> Vec<Next> {
        if let Some(next) = self.key_at_table(key.code, settings) {
            return next;
        }
        match key.code {
            KeyCode::Char('?') | KeyCode::F(1) => self.overlay = Overlay::Help,
            KeyCode::Esc if self.is_over() => self.overlay = Overlay::Score,
            KeyCode::Char('r') if self.is_over() => return self.watch_again(Opening::Replay),
            KeyCode::Char('a') | KeyCode::F(5) if self.is_over() => {
                return self.watch_again(Opening::Analyse);
            }
            KeyCode::Char('m' | 'q') if self.is_over() => return self.go_home(),
            KeyCode::Char('q') => self.overlay = Overlay::Leave,
            KeyCode::Char(letter @ ('i' | 'w')) => {
                let at = self.picker.as_ref().and_then(|picker| picker.marks.cursor);
                self.overlay = Overlay::Inspect { at, why: letter == 'w' };
            }
            KeyCode::Char('l') => self.overlay = Overlay::Log(0),
            KeyCode::Char('s') => self.overlay = Overlay::News(0),
            KeyCode::F(3) => self.overlay = Overlay::Rules(0),
            KeyCode::F(5) => return self.analyse(settings),
            KeyCode::F(6) => self.read_guide(),
            KeyCode::F(4) if !self.is_over() => return self.change_sparing(settings),
            KeyCode::Char('u') => {
                if let Some(seat) = self.at_keyboard {
                    return self.take_back(seat, true);
                }
            }
            KeyCode::Char('h') => return self.ask_for_hint(settings),
            KeyCode::Char(digit @ '1'..='9') if (digit as usize - '1' as usize) < G::panes().len() => {
                self.pane = digit as usize - '1' as usize;
            }
            KeyCode::Esc => return self.step_back(),
            _ => return self.key_in_picker(key.code),
        }
        Vec::new()
    }

    /// People are asked where there is nothing to choose from now on, or no longer.
    fn change_sparing(&mut self, settings: &mut Settings) -> Vec<Next> {
        settings.spares = !settings.spares;
        self.session.spare(settings.spares);
        let notice =
            if settings.spares { phrase!("terminal-spared") } else { phrase!("terminal-not-spared") };
        let effects = self.session.proceed();
        let next = self.done(effects);
        self.notice = Some(notice);
        next
    }

    pub(super) fn key_in_picker(&mut self, code: KeyCode) -> Vec<Next> {
        let game = self.session.game();
        let Some(picker) = &mut self.picker else { return Vec::new() };
        let page = 8;
        match (code, picker.focus) {
            (KeyCode::Enter, _) => {
                let pressed = picker.press(game);
                return self.pressed(pressed);
            }
            (KeyCode::Char(' '), Focus::List) => {
                let pressed = picker.press(game);
                return self.pressed(pressed);
            }
            (KeyCode::Char(' '), Focus::Board) => {
                let pressed = picker.toggle(game);
                return self.pressed(pressed);
            }
            (KeyCode::Tab | KeyCode::BackTab, _) => picker.swap_focus(),
            (KeyCode::PageUp, _) => picker.step(game, -page),
            (KeyCode::PageDown, _) => picker.step(game, page),
            (KeyCode::Home, _) => picker.step(game, isize::MIN),
            (KeyCode::End, _) => picker.step(game, isize::MAX),
            (KeyCode::Up, Focus::List) => picker.step(game, -1),
            (KeyCode::Down, Focus::List) => picker.step(game, 1),
            (KeyCode::Left, Focus::List) => picker.turn(game, false),
            (KeyCode::Right, Focus::List) => picker.turn(game, true),
            (code, Focus::Board) if direction(code).is_some() => {
                // Without a picture (or on another pane) the list is walked instead.
                if let Some(direction) = direction(code)
                    && !picker.walk(game, direction, &self.spots)
                    && self.spots.is_empty()
                {
                    let back = matches!(direction, Direction::Up | Direction::Left);
                    picker.step(game, if back { -1 } else { 1 });
                }
            }
            (KeyCode::Char(letter), _) => {
                picker.letter(game, letter);
            }
            _ => {}
        }
        self.notice = None;
        self.show_cursor();
        Vec::new()
    }

    pub(super) fn key_in_log(&mut self, code: KeyCode, back: usize) {
        let page = 20;
        self.overlay = match code {
            KeyCode::Up => Overlay::Log(back.saturating_add(1)),
            KeyCode::Down => Overlay::Log(back.saturating_sub(1)),
            KeyCode::PageUp => Overlay::Log(back.saturating_add(page)),
            KeyCode::PageDown => Overlay::Log(back.saturating_sub(page)),
            KeyCode::Home => Overlay::Log(usize::MAX),
            KeyCode::End => Overlay::Log(0),
            _ => Overlay::None,
        };
    }

    pub(super) fn key_in_inspection(&mut self, code: KeyCode, at: Option<G::Spot>, why: bool) {
        let overlay = match code {
            KeyCode::Char('i') if why => Overlay::Inspect { at, why: false },
            KeyCode::Char('w') if !why => Overlay::Inspect { at, why: true },
            KeyCode::Char(digit @ '1'..='9') if (digit as usize - '1' as usize) < G::panes().len() => {
                self.pane = digit as usize - '1' as usize;
                Overlay::Inspect { at: None, why }
            }
            code => match direction(code) {
                Some(direction) => {
                    Overlay::Inspect { at: inspect::walk(&self.spots, at, direction).or(at), why }
                }
                None => Overlay::None,
            },
        };
        self.overlay = overlay;
    }
}

/// The direction of an arrow key.
pub fn direction(code: KeyCode) -> Option<Direction> {
    Some(match code {
        KeyCode::Up => Direction::Up,
        KeyCode::Down => Direction::Down,
        KeyCode::Left => Direction::Left,
        KeyCode::Right => Direction::Right,
        _ => return None,
    })
}
