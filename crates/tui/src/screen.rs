//! What all screens share: the line on top that says who must do what, the line below with the keys.

use crate::canvas::write;
use crate::ink::Ink;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;

/// The smallest window in which everything can be reached.
pub const SMALLEST: (u16, u16) = (80, 24);

/// Draws the frame of a screen and returns what lies between; nothing if the window is too small.
pub fn frame(frame: &mut Frame<'_>, ink: Ink, moment: &str, status: &str, keys: &str) -> Option<Rect> {
    if is_too_small(frame, ink) {
        return None;
    }
    let [top, body, bottom] =
        Layout::vertical([Constraint::Length(1), Constraint::Fill(1), Constraint::Length(1)])
            .areas(frame.area());
    frame.render_widget(Paragraph::new("").style(ink.bar()), top);
    let line = Line::from(vec![
        Span::styled(format!(" {moment} "), ink.bar().patch(ink.title())),
        Span::styled(format!("│ {status} "), ink.bar()),
    ]);
    write(frame, top, line);
    write(frame, bottom, Line::styled(format!(" {keys}"), ink.faint()));
    Some(body)
}

/// Says so if the window is too small.
pub fn is_too_small(frame: &mut Frame<'_>, ink: Ink) -> bool {
    let area = frame.area();
    let (width, height) = SMALLEST;
    if area.width >= width && area.height >= height {
        return false;
    }
    let text = format!(
        "This window has {} x {} cells.\nPlease make it at least {width} x {height}.\nThe game waits and is saved.",
        area.width, area.height
    );
    let lines = text.lines().count() as u16;
    let top = area.height.saturating_sub(lines) / 2;
    let middle = Rect::new(area.x, area.y + top, area.width, lines.min(area.height - top));
    frame.render_widget(Paragraph::new(text).centered().style(ink.title()), middle);
    true
}

/// One picture of something that turns while somebody thinks.
pub fn spinner(ticks: usize) -> char {
    ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'][ticks % 10]
}
