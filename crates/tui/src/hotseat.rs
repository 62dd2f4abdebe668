//! The screen between two people at one keyboard: it hides everything.

use crate::canvas::{popup, write};
use crate::ink::Ink;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Line;

/// Draws it; nothing of the table may show.
pub fn draw(frame: &mut Frame<'_>, ink: Ink, name: &str, may_undo: bool, notice: Option<&str>) {
    let inner = popup(frame, ink, "The keyboard goes on", 58, 8);
    let undo = if may_undo { "u: whoever was here before takes back   q: leave" } else { "q: leave" };
    let lines = [
        Line::default(),
        Line::styled(format!("{name}, it is your turn."), ink.title()),
        "Let nobody else look, then press Enter.".into(),
        Line::default(),
        Line::styled(notice.unwrap_or_default().to_string(), ink.alarm()),
        Line::styled(undo, ink.faint()),
    ];
    for (y, line) in (inner.y..inner.bottom()).zip(lines) {
        write(frame, Rect { y, height: 1, ..inner }, line.centered());
    }
}
