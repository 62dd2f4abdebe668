//! The final score sheet, source by source.

use crate::canvas::{popup, wrap, write};
use crate::ink::Ink;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Line;
use std::path::Path;
use tabletop::{Seat, Standing};

/// The sheet as lines: sources below each other, seats beside each other.
fn table(standing: &Standing, names: &[String]) -> Vec<(String, bool)> {
    let source = standing.rows.iter().map(|row| row.source.chars().count()).max().unwrap_or(0).max(5);
    let seats = standing.total.len();
    let wide = if seats > 4 { 6 } else { 10 };
    let cell = |text: &str| {
        let cut: String = text.chars().take(wide - 1).collect();
        format!("{cut:>wide$}")
    };
    let line = |head: &str, vp: &[i32]| {
        let cells: String = vp.iter().map(|vp| cell(&vp.to_string())).collect();
        format!("{head:<source$} {cells}")
    };
    let heads: String = (0..seats).map(|seat| cell(names.get(seat).map_or("", String::as_str))).collect();
    let mut lines = vec![(format!("{:<source$} {heads}", ""), true)];
    lines.extend(standing.rows.iter().map(|row| (line(&row.source, &row.vp), false)));
    lines.push(("─".repeat(source + 1 + wide * seats), false));
    lines.push((line("Total", &standing.total), true));
    lines
}

/// Who has won, as a sentence.
fn winners(standing: &Standing, names: &[String]) -> String {
    let winners: Vec<&str> = standing
        .winners
        .iter()
        .filter_map(|seat: Seat| names.get(seat.index()))
        .map(String::as_str)
        .collect();
    match winners[..] {
        [] => String::new(),
        _ if standing.total.len() == 1 => format!("{} victory points.", standing.total[0]),
        [winner] => format!("{winner} wins."),
        _ => format!("{} share the victory.", winners.join(" and ")),
    }
}

/// Draws it with the way to the replay.
pub fn draw(frame: &mut Frame<'_>, ink: Ink, standing: &Standing, names: &[String], path: &Path) {
    let table = table(standing, names);
    let width = table.iter().map(|(line, _)| line.chars().count()).max().unwrap_or(0).max(60) as u16 + 4;
    let mut lines: Vec<Line> = Vec::new();
    lines.push(Line::styled(winners(standing, names), ink.lit()).centered());
    if let Some(verdict) = &standing.verdict {
        lines.extend(wrap(verdict, width - 4).into_iter().map(|line| Line::from(line).centered()));
    }
    lines.push(Line::default());
    lines.extend(table.into_iter().map(|(text, is_bold)| {
        Line::styled(text, if is_bold { ink.title() } else { Style::new() }).centered()
    }));
    lines.push(Line::default());
    let command = format!("troyes replay {} --tui", quoted(path));
    lines.push(Line::styled("The record, and how to see it again:", ink.faint()));
    lines.extend(broken(&command, width - 4).into_iter().map(Line::from));
    lines.push(Line::default());
    lines.push(Line::styled("r replay   t look at the table   m menu", ink.lit()).centered());
    let inner = popup(frame, ink, "The end", width, lines.len() as u16 + 2);
    // In a low window the last lines matter most: how to go on.
    let hidden = lines.len().saturating_sub(usize::from(inner.height));
    let cut = lines.len().min(3);
    lines.drain(cut..cut + hidden.min(lines.len() - cut));
    for (y, line) in (inner.y..inner.bottom()).zip(lines) {
        write(frame, Rect { y, height: 1, ..inner }, line);
    }
}

/// A path as a shell reads it.
fn quoted(path: &Path) -> String {
    let text = path.display().to_string();
    let is_plain = text.chars().all(|c| c.is_alphanumeric() || "/._-~".contains(c));
    if is_plain { text } else { format!("'{}'", text.replace('\'', r"'\''")) }
}

/// A command may be longer than the box and has no spaces to break at.
fn broken(text: &str, width: u16) -> Vec<String> {
    let letters: Vec<char> = text.chars().collect();
    letters.chunks(usize::from(width.max(1))).map(|chunk| chunk.iter().collect()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::ScoreRow;

    #[test]
    fn a_path_with_spaces_is_quoted_for_the_shell() {
        assert_eq!(quoted(Path::new("/a/b-c.troyes")), "/a/b-c.troyes");
        assert_eq!(quoted(Path::new("/a b/it's")), r"'/a b/it'\''s'");
    }

    #[test]
    fn the_sheet_adds_up_under_its_names() {
        let rows = vec![
            ScoreRow { source: "Cathedral".into(), vp: vec![3, 5] },
            ScoreRow { source: "Events".into(), vp: vec![10, -2] },
        ];
        let standing = Standing::from_rows(2, rows);
        let names = ["Anna".to_string(), "Greedy".to_string()];
        let lines: Vec<String> = table(&standing, &names).into_iter().map(|(line, _)| line).collect();
        assert_eq!(lines[0], "                Anna    Greedy");
        assert_eq!(lines[4], "Total             13         3");
        assert_eq!(winners(&standing, &names), "Anna wins.");
    }
}
