//! The tabs of a small window.

use crate::canvas::Canvas;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

/// Draws the names of the panes with the digits that turn to them.
pub fn draw<P: Copy + PartialEq>(canvas: &mut Canvas<'_, '_, P>, area: Rect, panes: &[&str], shown: usize) {
    let mut spans = Vec::new();
    for (i, pane) in panes.iter().enumerate() {
        let style = if i == shown { canvas.ink.cursor() } else { canvas.ink.faint() };
        spans.push(Span::raw(" "));
        spans.push(Span::styled(format!(" {} {pane} ", i + 1), style));
    }
    canvas.write(area, Line::from(spans));
}
