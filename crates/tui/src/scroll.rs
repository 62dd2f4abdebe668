//! Text that is read over everything else, line by line.

use crate::canvas::{popup, wrap, write};
use crate::ink::Ink;
use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::text::Line;
use tabletop::phrase;

/// A paragraph: what stands out at its beginning, and the rest.
pub struct Paragraph {
    /// Its heading, on a line of its own.
    pub heading: String,
    /// Its text.
    pub text: String,
}

/// Draws paragraphs so many lines after their beginning; how many lines there are after that at most.
pub fn draw(frame: &mut Frame<'_>, ink: Ink, title: &str, paragraphs: &[Paragraph], from: usize) -> usize {
    let area = frame.area();
    let width = area.width.saturating_sub(4).min(90);
    let mut lines: Vec<Line> = Vec::new();
    for Paragraph { heading, text } in paragraphs {
        if !heading.is_empty() {
            let heading = wrap(heading, width.saturating_sub(4)).into_iter();
            lines.extend(heading.map(|line| Line::styled(line, ink.title())));
        }
        lines.extend(
            wrap(text, width.saturating_sub(6)).into_iter().map(|line| Line::from(format!("  {line}"))),
        );
    }
    let height = (lines.len() as u16 + 3).min(area.height.saturating_sub(2));
    let inner = popup(frame, ink, title, width, height);
    let room = usize::from(inner.height.saturating_sub(1));
    let most = lines.len().saturating_sub(room);
    for (y, line) in (inner.y..).zip(lines.into_iter().skip(from.min(most)).take(room)) {
        write(frame, Rect { y, height: 1, ..inner }, line);
    }
    let keys = if most > 0 { phrase!("terminal-log-keys") } else { phrase!("terminal-any-key") };
    let last = Rect { y: inner.bottom().saturating_sub(1), height: 1, ..inner };
    write(frame, last, Line::styled(ink.text(&keys), ink.lit()).centered());
    most
}

/// Where a key scrolls to; nothing if it closes the text.
pub fn key(code: KeyCode, from: usize) -> Option<usize> {
    const PAGE: usize = 15;
    Some(match code {
        KeyCode::Up => from.saturating_sub(1),
        KeyCode::Down => from.saturating_add(1),
        KeyCode::PageUp => from.saturating_sub(PAGE),
        KeyCode::PageDown => from.saturating_add(PAGE),
        KeyCode::Home => 0,
        KeyCode::End => usize::MAX,
        _ => return None,
    })
}
