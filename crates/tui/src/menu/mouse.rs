//! The mouse in the menu: a click selects a row, and then does what Enter or an arrow key would.

use super::{Menu, Overlay, Row};
use crate::screen::{Next, Settings};
use crate::world::{Gesture, Mouse};
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::{Position, Rect};

impl Menu {
    pub(super) fn use_mouse(&mut self, mouse: Mouse, settings: &mut Settings) -> Vec<Next> {
        let code = match mouse.gesture {
            Gesture::Up => KeyCode::Up,
            Gesture::Down => KeyCode::Down,
            Gesture::Click | Gesture::Look => match self.overlay {
                Overlay::None => return self.click(mouse.at, settings),
                Overlay::Help | Overlay::Rules(_) => {
                    self.overlay = Overlay::None;
                    return Vec::new();
                }
            },
        };
        match self.overlay {
            Overlay::Rules(from) => {
                let up = mouse.gesture == Gesture::Up;
                self.overlay = Overlay::Rules(if up { from.saturating_sub(1) } else { from + 1 });
                Vec::new()
            }
            Overlay::Help => Vec::new(),
            Overlay::None if self.on_shelf => self.key_on_shelf(code),
            Overlay::None => self.key_in_form(code, settings),
        }
    }

    fn click(&mut self, at: Position, settings: &mut Settings) -> Vec<Next> {
        if let Some(row) = row_at(&self.shelf_areas, at) {
            let is_selected = self.on_shelf && self.shelf_row == row;
            (self.on_shelf, self.shelf_row) = (true, row);
            return if is_selected { self.key_on_shelf(KeyCode::Enter) } else { Vec::new() };
        }
        let Some(row) = row_at(&self.form_areas, at) else { return Vec::new() };
        let is_selected = !self.on_shelf && self.row == row;
        (self.on_shelf, self.row) = (false, row);
        let code = match self.rows().get(row) {
            Some(Row::Option(_)) => KeyCode::Char(' '),
            Some(Row::Start) => KeyCode::Enter,
            Some(Row::Game | Row::Players | Row::Seat(_)) if is_selected => KeyCode::Right,
            _ => return Vec::new(),
        };
        self.key_in_form(code, settings)
    }
}

fn row_at(areas: &[(usize, Rect)], at: Position) -> Option<usize> {
    areas.iter().find(|(_, area)| area.contains(at)).map(|(row, _)| *row)
}
