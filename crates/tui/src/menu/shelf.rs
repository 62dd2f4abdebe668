//! The games that are kept: to be resumed or replayed.

use super::hidden::draw_hidden;
use super::{Menu, framed};
use crate::canvas::{shortened, wrap, write};
use crate::games::LIST;
use crate::ink::Ink;
use crate::world::SavedGame;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use tabletop::{Arg, phrase};

impl Menu {
    /// Draws the games that are kept; where they are.
    pub(super) fn draw_shelf(&self, frame: &mut Frame<'_>, ink: Ink, area: Rect) -> Vec<(usize, Rect)> {
        let mut areas = Vec::new();
        let inner = framed(frame, ink, area, &ink.text(&phrase!("terminal-menu-kept")), self.on_shelf);
        if self.shelf.is_empty() {
            let none = ink.text(&phrase!("terminal-menu-kept-none"));
            for (y, line) in (inner.y..inner.bottom()).zip(wrap(&none, inner.width - 2)) {
                write(frame, Rect { y, height: 1, ..inner }, Line::styled(format!(" {line}"), ink.faint()));
            }
        }
        let height = usize::from(inner.height / 2);
        let first = self.shelf_row.saturating_sub(height / 2).min(self.shelf.len().saturating_sub(height));
        for (y, (i, saved)) in
            (inner.y..inner.bottom()).step_by(2).zip(self.shelf.iter().enumerate().skip(first).take(height))
        {
            let is_selected = self.on_shelf && i == self.shelf_row;
            let area = Rect { y, height: 2, ..inner };
            areas.push((i, area));
            draw_saved(frame, ink, area, saved, is_selected);
        }
        let below = self.shelf.len().saturating_sub(first + height);
        draw_hidden(frame, ink, inner, [first, below], 2 * height);
        areas
    }
}

/// A record on the shelf in two lines: who, and how it stands.
fn draw_saved(frame: &mut Frame<'_>, ink: Ink, area: Rect, saved: &SavedGame, is_selected: bool) {
    let style = if is_selected { ink.cursor() } else { ink.title() };
    let width = area.width;
    let mut draw = |who: &str, how: &str, faint| {
        let who = Span::styled(shortened(who, width.saturating_sub(2)), style);
        write(frame, Rect { height: 1, ..area }, Line::from(vec![Span::raw(" "), who]));
        let how = Line::styled(format!("   {}", shortened(how, width.saturating_sub(4))), faint);
        write(frame, Rect { y: area.y + 1, height: 1, ..area }, how);
    };
    if let Some(reason) = &saved.damage {
        let name = saved.path.file_name().unwrap_or_default().to_string_lossy();
        let damaged = phrase!("terminal-menu-kept-damaged", reason = reason.clone());
        return draw(&name, &ink.text(&damaged), ink.alarm());
    }
    let title = LIST
        .iter()
        .find(|listed| listed.name == saved.game)
        .map_or("?".into(), |listed| ink.text(&(listed.title)()));
    let who = phrase!(
        "terminal-menu-kept-game",
        game = title.to_string(),
        players = Arg::row(saved.players.iter().cloned())
    );
    let who = ink.text(&who);
    let how = match &saved.result {
        Some(vp) => {
            let vp: Vec<String> = vp.iter().map(i32::to_string).collect();
            phrase!("terminal-menu-kept-over", points = vp.join(" : "))
        }
        None => phrase!("terminal-menu-kept-open", steps = saved.steps),
    };
    draw(&who, &ink.text(&how), ink.faint());
}
