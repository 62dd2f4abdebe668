//! What the mouse does at a table: a click is picked, the other button explains, the wheel scrolls.

use super::{GameScreen, Overlay};
use crate::picker::Row;
use crate::playable::Playable;
use crate::screen::Next;
use crate::world::{Gesture, Mouse};
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::{Position, Rect};

impl<G: Playable> GameScreen<G> {
    pub(super) fn use_mouse(&mut self, mouse: Mouse) -> Vec<Next> {
        match (self.overlay.clone(), mouse.gesture) {
            (Overlay::None, Gesture::Click) => return self.click(mouse.at),
            (Overlay::None | Overlay::Inspect { .. }, Gesture::Look) => {
                let at = place_at(&self.spots, mouse.at);
                self.overlay = Overlay::Inspect { at, why: true };
            }
            (Overlay::None, Gesture::Up) => return self.key_in_list(-1),
            (Overlay::None, Gesture::Down) => return self.key_in_list(1),
            (Overlay::HandOver(seat), Gesture::Click) => self.hand_over(seat),
            (Overlay::Score, Gesture::Up) => self.scroll = self.scroll.saturating_sub(1),
            (Overlay::Score, Gesture::Down) => self.scroll = (self.scroll + 1).min(40),
            (Overlay::Log(back), Gesture::Up) => self.key_in_log(KeyCode::Up, back),
            (Overlay::Log(back), Gesture::Down) => self.key_in_log(KeyCode::Down, back),
            (Overlay::News(from), Gesture::Up) => self.overlay = Overlay::News(from.saturating_sub(1)),
            (Overlay::News(from), Gesture::Down) => self.overlay = Overlay::News(from + 1),
            (Overlay::Rules(from), Gesture::Up) => self.overlay = Overlay::Rules(from.saturating_sub(1)),
            (Overlay::Rules(from), Gesture::Down) => self.overlay = Overlay::Rules(from + 1),
            (Overlay::Guide(reading), Gesture::Click) => return self.key_in_guide(KeyCode::Enter, &reading),
            (Overlay::HandOver(_) | Overlay::Score | Overlay::Hint(_), _) => {}
            (_, Gesture::Click) => self.overlay = Overlay::None,
            _ => {}
        }
        Vec::new()
    }

    fn key_in_list(&mut self, by: isize) -> Vec<Next> {
        if let Some(picker) = &mut self.picker {
            picker.step(self.session.game(), by);
            self.notice = None;
            self.show_cursor();
        }
        Vec::new()
    }

    /// A tab turns to its pane, a row is selected and then chosen, a place is picked.
    fn click(&mut self, at: Position) -> Vec<Next> {
        if let Some(pane) = place_at(&self.tabs, at) {
            self.pane = pane;
            return Vec::new();
        }
        let (row, place) = (place_at(&self.rows, at), place_at(&self.spots, at));
        let game = self.session.game();
        let Some(picker) = &mut self.picker else { return Vec::new() };
        let pressed = match (row, place) {
            (Some(row), _) => {
                let is_selected = picker.position() == row;
                picker.go_to(game, row);
                if !is_selected && !matches!(picker.rows().get(row), Some(Row::More(_))) {
                    self.notice = None;
                    return Vec::new();
                }
                picker.press(game)
            }
            (None, Some(place)) => picker.click(game, place),
            (None, None) => return Vec::new(),
        };
        let pane = self.pane;
        let next = self.pressed(pressed);
        // Whoever clicks looks where the pointer is.
        if self.overlay == Overlay::None && row.is_none() {
            self.pane = pane;
        }
        next
    }
}

/// What is drawn at a cell: of several things the smallest.
fn place_at<P: Copy>(areas: &[(P, Rect)], at: Position) -> Option<P> {
    let here = areas.iter().filter(|(_, area)| area.contains(at));
    here.min_by_key(|(_, area)| area.area()).map(|(place, _)| *place)
}
