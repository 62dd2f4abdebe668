//! What has happened, the newest below.

use crate::canvas::{Canvas, wrap};
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Line;

/// Draws as much of the log as fits.
pub fn draw<P: Copy + PartialEq>(canvas: &mut Canvas<'_, '_, P>, area: Rect, log: &[String]) {
    let inner = canvas.panel(area, "Log");
    let mut lines: Vec<(String, Style)> = Vec::new();
    for sentence in log.iter().rev() {
        if lines.len() >= usize::from(inner.height) {
            break;
        }
        let style = if sentence.starts_with("Round ") || sentence.starts_with("Day ") {
            canvas.ink.title()
        } else {
            Style::new()
        };
        let wrapped = wrap(sentence, inner.width.saturating_sub(2));
        for (i, line) in wrapped.into_iter().enumerate().rev() {
            lines.push((format!("{} {line}", if i == 0 { '·' } else { ' ' }), style));
        }
    }
    lines.truncate(inner.height.into());
    for (y, (line, style)) in (inner.y..).zip(lines.into_iter().rev()) {
        canvas.write(Rect { y, height: 1, ..inner }, Line::styled(line, style));
    }
}
