//! What has happened, the newest below.

use crate::canvas::{Canvas, popup, wrap, write};
use crate::history::Sentence;
use crate::ink::Ink;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use tabletop::phrase;

/// The last lines of the log, at most so many; whoever a sentence begins with stands out.
fn last_lines<'l>(ink: Ink, log: &[Sentence], width: u16, most: usize) -> Vec<Line<'l>> {
    let mut lines: Vec<Line> = Vec::new();
    for sentence in log.iter().rev() {
        if lines.len() >= most {
            break;
        }
        let style = if sentence.is_heading { ink.title() } else { Style::new() };
        for (i, line) in wrap(&sentence.text, width.saturating_sub(2)).into_iter().enumerate().rev() {
            let lead = if i == 0 { sentence.lead } else { 0 };
            // A name of several words may go on in the next line.
            let (who, rest) = line.split_at_checked(lead).unwrap_or((line.as_str(), ""));
            lines.push(Line::from(vec![
                Span::styled(if i == 0 { "· " } else { "  " }, style),
                Span::styled(who.to_string(), ink.title()),
                Span::styled(rest.to_string(), style),
            ]));
        }
    }
    lines.truncate(most);
    lines.reverse();
    lines
}

/// Draws as much of the log as fits.
pub fn draw<P: Copy + PartialEq>(canvas: &mut Canvas<'_, '_, P>, area: Rect, log: &[Sentence]) {
    let inner = canvas.panel(area, canvas.ink.text(&phrase!("terminal-log")));
    let lines = last_lines(canvas.ink, log, inner.width, inner.height.into());
    for (y, line) in (inner.y..inner.bottom()).zip(lines) {
        canvas.write(Rect { y, height: 1, ..inner }, line);
    }
}

/// Draws the log over everything else, so many lines before its end; how many there are before its end at most.
pub fn draw_whole(frame: &mut Frame<'_>, ink: Ink, log: &[Sentence], back: usize) -> usize {
    let area = frame.area();
    let inner =
        popup(frame, ink, &ink.text(&phrase!("terminal-log")), (area.width - 4).min(100), area.height - 2);
    let height = usize::from(inner.height.saturating_sub(1));
    let lines = last_lines(ink, log, inner.width, usize::MAX);
    let most = lines.len().saturating_sub(height);
    let first = most - back.min(most);
    for (y, line) in (inner.y..).zip(lines.into_iter().skip(first).take(height)) {
        write(frame, Rect { y, height: 1, ..inner }, line);
    }
    let last = Rect { y: inner.bottom().saturating_sub(1), height: 1, ..inner };
    let keys = ink.text(&phrase!("terminal-log-keys"));
    write(frame, last, Line::styled(keys, ink.lit()).centered());
    most
}
