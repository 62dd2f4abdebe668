//! The screen between two people at one keyboard: it hides everything.

use crate::canvas::{popup, write};
use crate::ink::Ink;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Line;
use tabletop::{Seat, phrase};

/// Draws it; nothing of the table may show.
pub fn draw(
    frame: &mut Frame<'_>,
    ink: Ink,
    seat: Seat,
    names: &[String],
    may_undo: bool,
    notice: Option<&str>,
) {
    let inner = popup(frame, ink, &ink.text(&phrase!("terminal-hand-over")), 58, 8);
    let keys =
        if may_undo { phrase!("terminal-hand-over-keys-undo") } else { phrase!("terminal-hand-over-keys") };
    let turn = phrase!("terminal-hand-over-turn", who = seat);
    let lines = [
        Line::default(),
        Line::styled(ink.language().say(&turn, names).to_string(), ink.title()),
        ink.text(&phrase!("terminal-hand-over-look")).into(),
        Line::default(),
        Line::styled(notice.unwrap_or_default().to_string(), ink.alarm()),
        Line::styled(ink.text(&keys), ink.faint()),
    ];
    for (y, line) in (inner.y..inner.bottom()).zip(lines) {
        write(frame, Rect { y, height: 1, ..inner }, line.centered());
    }
}
