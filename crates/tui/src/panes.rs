//! The tabs of a small window.

use crate::canvas::Canvas;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use tabletop::Phrase;

/// Draws the names of the panes, with the digits that turn to them if any do.
pub fn draw<P: Copy + PartialEq>(
    canvas: &mut Canvas<'_, '_, P>,
    area: Rect,
    panes: &[Phrase],
    shown: usize,
    digits: bool,
) {
    let mut spans = Vec::new();
    let mut x = area.x;
    for (i, pane) in panes.iter().enumerate() {
        let style = if i == shown { canvas.ink.cursor() } else { canvas.ink.faint() };
        spans.push(Span::raw(" "));
        let digit = if digits { format!("{} ", i + 1) } else { String::new() };
        let tab = Span::styled(format!(" {digit}{} ", canvas.ink.text(pane)), style);
        let width = tab.width() as u16;
        canvas.tabs.push((i, Rect { x: x + 1, width, height: 1, ..area }));
        x += width + 1;
        spans.push(tab);
    }
    canvas.write(area, Line::from(spans));
}
