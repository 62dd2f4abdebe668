//! The final score sheet, source by source.

use crate::canvas::{padded, popup, shortened, width_of, wrap, write};
use crate::ink::Ink;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Line;
use std::path::Path;
use tabletop::{Arg, Phrase, Seat, phrase};
use words::SaidStanding;

/// How much a line of the sheet matters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Weight {
    Sum,
    Plain,
    /// Nobody has gained or lost anything so.
    Nothing,
}

/// The sheet as lines: sources below each other, seats beside each other.
fn table(standing: &SaidStanding, names: &[String], total: &str, room: usize) -> Vec<(String, Weight)> {
    let sources = standing.rows.iter().map(|row| row.source.as_str());
    let longest = sources.chain([total]).map(width_of).max().unwrap_or(0);
    let seats = standing.total.len();
    // Every column of points is whole, and every name for which there is room; then names of sources are cut.
    let named = names.iter().take(seats).map(|name| width_of(name) + 1).max().unwrap_or(0).max(10);
    let wide = (room.saturating_sub(longest + 1) / seats.max(1)).clamp(5, named);
    let source = longest.min(room.saturating_sub(1 + wide * seats));
    let cell = |text: &str| {
        let cut = shortened(text, wide as u16 - 1);
        format!("{}{cut}", " ".repeat(wide - width_of(&cut)))
    };
    let line = |head: &str, vp: &[i32]| {
        let cells: String = vp.iter().map(|vp| cell(&vp.to_string())).collect();
        format!("{} {cells}", padded(&shortened(head, source as u16), source))
    };
    let heads: String = (0..seats).map(|seat| cell(names.get(seat).map_or("", String::as_str))).collect();
    let weight = |vp: &[i32]| if vp.iter().all(|vp| *vp == 0) { Weight::Nothing } else { Weight::Plain };
    let mut lines = vec![(format!("{} {heads}", padded("", source)), Weight::Sum)];
    lines.extend(standing.rows.iter().map(|row| (line(&row.source, &row.vp), weight(&row.vp))));
    lines.push(("─".repeat(source + 1 + wide * seats), Weight::Plain));
    lines.push((line(total, &standing.total), Weight::Sum));
    lines
}

/// Who has won, as a sentence.
fn winners(standing: &SaidStanding) -> Phrase {
    let winners: Vec<Seat> = standing.winners.iter().collect();
    match winners[..] {
        [] => Phrase::NOTHING,
        _ if standing.total.len() == 1 => phrase!("terminal-score-alone", vp = standing.total[0]),
        [winner] => phrase!("terminal-score-wins", who = winner),
        _ => phrase!("terminal-score-shared", who = Arg::list(winners)),
    }
}

/// What the end of a game shows.
pub struct Sheet<'a> {
    /// The points by source.
    pub standing: &'a SaidStanding,
    /// A name for each seat.
    pub names: &'a [String],
    /// Where the record is, if it was saved.
    pub path: Option<&'a Path>,
    /// What players have earned, as sentences.
    pub honors: &'a [String],
    /// Something to be told.
    pub notice: Option<&'a str>,
    /// How many lines it is scrolled down, where the window is too low for all.
    pub scroll: usize,
}

/// Draws it with the way to the replay.
pub fn draw(frame: &mut Frame<'_>, ink: Ink, sheet: &Sheet<'_>) {
    let Sheet { standing, names, path, honors, notice, scroll } = *sheet;
    let room = usize::from(frame.area().width.saturating_sub(4));
    let table = table(standing, names, &ink.text(&phrase!("terminal-score-total")), room);
    let width = table.iter().map(|(line, _)| width_of(line)).max().unwrap_or(0).max(60) as u16 + 4;
    let mut lines: Vec<Line> = Vec::new();
    lines.push(Line::styled(ink.language().say(&winners(standing), names).to_string(), ink.lit()).centered());
    if let Some(verdict) = &standing.verdict {
        lines.extend(wrap(verdict, width - 4).into_iter().map(|line| Line::from(line).centered()));
    }
    lines.push(Line::default());
    lines.extend(table.into_iter().map(|(text, weight)| {
        let style = match weight {
            Weight::Sum => ink.title(),
            Weight::Plain => Style::new(),
            Weight::Nothing => ink.faint(),
        };
        Line::styled(text, style).centered()
    }));
    lines.push(Line::default());
    for honor in honors {
        for (i, line) in wrap(honor, width - 8).into_iter().enumerate() {
            let mark = if i == 0 { "★ " } else { "  " };
            lines.push(Line::styled(format!("{mark}{line}"), ink.promise()));
        }
    }
    if let Some(notice) = notice {
        lines.extend(
            wrap(notice, width - 8).into_iter().map(|line| Line::styled(format!("! {line}"), ink.alarm())),
        );
    }
    if !honors.is_empty() || notice.is_some() {
        lines.push(Line::default());
    }
    if let Some(path) = path {
        let command = format!("troyes replay {} --tui", quoted(path));
        lines.push(Line::styled(ink.text(&phrase!("terminal-score-record")), ink.faint()));
        lines.extend(broken(&command, width - 4).into_iter().map(Line::from));
    }
    let inner = popup(frame, ink, &ink.text(&phrase!("terminal-score")), width, lines.len() as u16 + 4);
    // In a low window the sheet is scrolled; how to go on stays below it.
    let height = usize::from(inner.height.saturating_sub(1));
    let hidden = lines.len().saturating_sub(height);
    for (y, line) in
        (inner.y..inner.bottom().saturating_sub(1)).zip(lines.into_iter().skip(scroll.min(hidden)))
    {
        write(frame, Rect { y, height: 1, ..inner }, line);
    }
    let keys = if hidden > 0 { phrase!("terminal-score-keys-more") } else { phrase!("terminal-score-keys") };
    let last = Rect { y: inner.bottom().saturating_sub(1), height: 1, ..inner };
    write(frame, last, Line::styled(ink.text(&keys), ink.lit()).centered());
}

/// A path as a shell reads it.
fn quoted(path: &Path) -> String {
    let text = path.display().to_string();
    let is_plain = text.chars().all(|c| c.is_alphanumeric() || "/._-~".contains(c));
    if is_plain { text } else { format!("'{}'", text.replace('\'', r"'\''")) }
}

/// A command may be longer than the box: it goes on in the next line between two words or parts of its path, and within
/// one only where that alone is too long.
fn broken(text: &str, width: u16) -> Vec<String> {
    let width = usize::from(width.max(1));
    let parts = text.split_inclusive([' ', '/']).map(|part| part.chars().collect::<Vec<char>>());
    let pieces = parts.flat_map(|part| {
        part.chunks(width).map(|piece| piece.iter().collect::<String>()).collect::<Vec<_>>()
    });
    let mut lines = vec![String::new()];
    for piece in pieces {
        match lines.last_mut() {
            Some(line) if width_of(line) + width_of(piece.trim_end()) <= width => line.push_str(&piece),
            _ => lines.push(piece),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::{Component, ScoreRow, Standing};
    use words::Language;

    #[test]
    fn a_path_with_spaces_is_quoted_for_the_shell() {
        assert_eq!(quoted(Path::new("/a/b-c.troyes")), "/a/b-c.troyes");
        assert_eq!(quoted(Path::new("/a b/it's")), r"'/a b/it'\''s'");
    }

    #[test]
    fn a_long_command_goes_on_between_the_parts_of_its_path() {
        let command = "troyes replay /home/bartholomew/games/troyes-1.troyes --tui";
        assert_eq!(
            broken(command, 30),
            ["troyes replay /home/", "bartholomew/games/", "troyes-1.troyes --tui"]
        );
        assert_eq!(broken("abcdefgh", 3), ["abc", "def", "gh"]);
    }

    #[test]
    fn a_long_name_is_whole_where_there_is_room_and_ends_in_dots_where_there_is_none() {
        let source = Component { game: "troyes", id: "cathedral" }.name();
        let rows = vec![ScoreRow { source, vp: vec![1; 4] }];
        let names = vec!["Bartholomew".to_string(); 4];
        let standing = Language::english().standing(&Standing::from_rows(4, rows), &names);
        assert_eq!(table(&standing, &names, "Total", 76)[0].0.matches("Bartholomew").count(), 4);
        assert_eq!(table(&standing, &names, "Total", 40)[0].0.matches("Bart").count(), 4);
        assert_eq!(table(&standing, &names, "Total", 40)[0].0.matches('…').count(), 4);
    }

    #[test]
    fn the_sheet_adds_up_under_its_names() {
        let source = |id| Component { game: "troyes", id }.name();
        let rows = vec![
            ScoreRow { source: source("cathedral"), vp: vec![3, 5] },
            ScoreRow { source: source("palace"), vp: vec![10, -2] },
        ];
        let names = ["Anna".to_string(), "Greedy".to_string()];
        let standing = Language::english().standing(&Standing::from_rows(2, rows), &names);
        let lines: Vec<String> =
            table(&standing, &names, "Total", 76).into_iter().map(|(line, _)| line).collect();
        assert_eq!(lines[0], "                Anna    Greedy");
        assert_eq!(lines[4], "Total             13         3");
        assert_eq!(Language::english().say(&winners(&standing), &names).to_string(), "Anna wins.");
    }

    #[test]
    fn every_column_of_points_has_room() {
        let source = Component { game: "troyes", id: "cathedral" }.says("rule");
        let rows = vec![ScoreRow { source, vp: vec![100; 10] }];
        let names = vec!["Bartholomew".to_string(); 10];
        let standing = Language::english().standing(&Standing::from_rows(10, rows), &names);
        for (line, _) in table(&standing, &names, "Total", 76) {
            assert!(width_of(&line) <= 76, "{line}");
        }
        let lines = table(&standing, &names, "Total", 76);
        assert_eq!(lines[1].0.matches("100").count(), 10, "{}", lines[1].0);
    }
}
