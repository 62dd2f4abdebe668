//! That a list goes on above or below what is shown of it.

use crate::canvas::{width_of, write};
use crate::ink::Ink;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Line;
use tabletop::phrase;

/// Says how many rows of a list of so many lines are above and below what is shown of it.
pub fn draw_hidden(frame: &mut Frame<'_>, ink: Ink, area: Rect, [above, below]: [usize; 2], lines: usize) {
    let last = area.y + (lines as u16).saturating_sub(1);
    let above = (above, area.y, phrase!("terminal-menu-above", count = above));
    let below = (below, last, phrase!("terminal-menu-below", count = below));
    for (_, y, text) in [above, below].into_iter().filter(|(hidden, ..)| *hidden > 0) {
        let text = format!("{} ", ink.text(&text));
        let width = width_of(&text) as u16;
        let x = area.right().saturating_sub(width);
        write(frame, Rect { x, y, width, height: 1 }, Line::styled(text, ink.lit()));
    }
}
