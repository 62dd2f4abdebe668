//! What has happened, the newest below.

use crate::canvas::{Canvas, wrap};
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

/// Draws as much of the log as fits; whoever a sentence begins with stands out.
pub fn draw<P: Copy + PartialEq>(
    canvas: &mut Canvas<'_, '_, P>,
    area: Rect,
    log: &[String],
    names: &[String],
) {
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
        let name = names.iter().map(|name| format!("· {name}")).find(|name| line.starts_with(name.as_str()));
        let (who, rest) = line.split_at(name.map_or(0, |name| name.len()));
        let spans =
            vec![Span::styled(who.to_string(), canvas.ink.title()), Span::styled(rest.to_string(), style)];
        canvas.write(Rect { y, height: 1, ..inner }, Line::from(spans));
    }
}
