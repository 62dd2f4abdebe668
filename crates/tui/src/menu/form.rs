//! The form for a new game.

use super::{Menu, Row, framed};
use crate::canvas::{padded, wrap, write};
use crate::games::LIST;
use crate::ink::Ink;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use tabletop::phrase;
use words::{Language, capitalized};

impl Menu {
    /// What the selected row means.
    fn about(&self, language: Language) -> String {
        let rows = self.rows();
        match rows[self.row.min(rows.len() - 1)] {
            Row::Game => language.text(&(LIST[self.game].about)()),
            Row::Players => {
                let (fewest, most) = LIST[self.game].players;
                language.text(&phrase!("terminal-menu-players-about", fewest = fewest, most = most))
            }
            Row::Seat(seat) => self.seating.about(seat, language),
            Row::Option(option) => language.text(&self.options[option].1),
            Row::Start => language.text(&phrase!("terminal-menu-start-about")),
        }
    }

    /// Draws the form; where its rows are.
    pub(super) fn draw_form(&self, frame: &mut Frame<'_>, ink: Ink, area: Rect) -> Vec<(usize, Rect)> {
        let mut areas = Vec::new();
        let inner = framed(frame, ink, area, &ink.text(&phrase!("terminal-menu-new")), !self.on_shelf);
        let rows = self.rows();
        let row = self.row.min(rows.len() - 1);
        // The last row, which starts the game, never scrolls away.
        let (below, last) = (3, rows.len() - 1);
        let height = usize::from(inner.height.saturating_sub(below + 1));
        let first = row.saturating_sub(height / 2).min(last.saturating_sub(height));
        for (y, (i, kind)) in (inner.y..).zip(rows[..last].iter().enumerate().skip(first).take(height)) {
            let line = Rect { y, height: 1, ..inner };
            areas.push((i, line));
            self.draw_row(frame, ink, line, *kind, i == row && !self.on_shelf);
        }
        let y = (inner.y + last as u16 + 1).min(inner.bottom().saturating_sub(below + 1));
        let start = Rect { y, height: 1, ..inner };
        areas.push((last, start));
        self.draw_row(frame, ink, start, rows[last], row == last && !self.on_shelf);
        let (text, style) = match &self.notice {
            Some(notice) => (capitalized(&ink.text(notice)), ink.alarm()),
            None => (self.about(ink.language()), ink.promise()),
        };
        let lines = wrap(&text, inner.width.saturating_sub(2));
        for (y, line) in (inner.bottom().saturating_sub(below)..inner.bottom()).zip(lines) {
            write(frame, Rect { y, height: 1, ..inner }, Line::styled(format!(" {line}"), style));
        }
        areas
    }

    fn draw_row(&self, frame: &mut Frame<'_>, ink: Ink, area: Rect, row: Row, is_selected: bool) {
        let style = if is_selected { ink.cursor() } else { Default::default() };
        let line = match row {
            Row::Game => labelled(
                &ink.text(&phrase!("terminal-menu-game")),
                format!("◂ {} ▸", ink.text(&(LIST[self.game].title)())),
                style,
            ),
            Row::Players => labelled(
                &ink.text(&phrase!("terminal-menu-players")),
                format!("◂ {} ▸", self.seating.len()),
                style,
            ),
            Row::Seat(seat) => return self.seating.draw_row(frame, ink, area, seat, is_selected),
            Row::Option(option) => {
                let (name, sentence, wished) = &self.options[option];
                let mark = if *wished { "[x]" } else { "[ ]" };
                let name = ink.text(&phrase!("terminal-menu-option", option = *name));
                let name = Span::styled(format!("{mark} {name}"), style);
                let gap = " ".repeat(26usize.saturating_sub(name.width()));
                let mut spans = vec![Span::raw("  "), name];
                if area.width > 60 {
                    // The whole sentence stands below when the row is selected.
                    let sentence = ink.language().text(sentence);
                    let sentence = sentence
                        .split_once(": ")
                        .or(sentence.split_once("\u{a0}: "))
                        .map_or(sentence.as_str(), |(_, what)| what);
                    spans.push(Span::styled(format!("{gap}{sentence}"), ink.faint()));
                }
                Line::from(spans)
            }
            Row::Start => Line::from(vec![
                Span::raw("  "),
                Span::styled(
                    format!(" ▶ {} ", ink.text(&phrase!("terminal-menu-start"))),
                    if is_selected { ink.cursor() } else { ink.lit() },
                ),
            ]),
        };
        write(frame, area, line);
    }
}

fn labelled(label: &str, value: String, style: ratatui::style::Style) -> Line<'static> {
    Line::from(vec![Span::raw(format!("  {} ", padded(label, 8))), Span::styled(value, style)])
}
