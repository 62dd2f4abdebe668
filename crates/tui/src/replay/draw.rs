//! What stands beside the table of a replay: the step, what is asked next, the form for playing on.

use super::Replay;
use crate::canvas::{popup, wrap, write};
use crate::ink::Ink;
use crate::playable::Playable;
use crate::seating::Seating;
use crate::tale::Audience;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::{Block, BorderType};
use tabletop::{Pending, Seat, Viewer};
use words::Language;

impl<G: Playable> Replay<G> {
    pub(super) fn status(&self, names: &[String]) -> String {
        let eyes = match self.viewer {
            Viewer::Spectator => "a spectator".into(),
            Viewer::Seat(seat) => names[seat.index()].clone(),
        };
        format!("Replay · step {} of {} · seen by {eyes}", self.at, self.last())
    }

    pub(super) fn audience<'a>(&self, ink: Ink, names: &'a [String]) -> Audience<'a> {
        Audience { viewer: self.viewer, language: ink.language(), names }
    }

    /// What the last step was and what is asked next.
    pub(super) fn draw_step(&self, frame: &mut Frame<'_>, ink: Ink, area: Rect, names: &[String]) {
        let block = Block::bordered()
            .border_type(BorderType::Rounded)
            .border_style(ink.lit())
            .title(Line::styled(format!(" Step {} of {} ", self.at, self.last()), ink.title()));
        let inner = block.inner(area);
        frame.render_widget(block, area);
        let mut lines: Vec<Line> = Vec::new();
        if let Some(before) = self.at.checked_sub(1) {
            lines.push(Line::styled(format!(" {}", self.lines[before]), ink.title()));
            let part = self.told[before]..self.told[self.at];
            let told = self.tale.lines_of(part, self.table.game(), self.audience(ink, names));
            for sentence in told {
                lines.extend(
                    wrap(&sentence.text, inner.width - 4)
                        .into_iter()
                        .map(|line| Line::from(format!("   {line}"))),
                );
            }
        }
        let next = self.next_question(ink.language(), names);
        lines.extend(
            wrap(&next, inner.width - 4)
                .into_iter()
                .map(|line| Line::styled(format!(" {line}"), ink.promise())),
        );
        for (y, line) in (inner.y..inner.bottom()).zip(lines) {
            write(frame, Rect { y, height: 1, ..inner }, line);
        }
    }

    fn next_question(&self, language: Language, names: &[String]) -> String {
        let (game, state) = (self.table.game(), &self.states[self.at]);
        match game.pending(state) {
            Pending::Over => match game.standing(state) {
                Some(standing) => {
                    let points: Vec<String> =
                        names.iter().zip(&standing.total).map(|(name, vp)| format!("{name} {vp}")).collect();
                    format!("The game is over: {}.", points.join(", "))
                }
                None => "The game is over.".into(),
            },
            Pending::Chance(_) => language.say(&game.say_awaited(state), names).to_string(),
            Pending::Seats(seats) => {
                let asked = |seat: Seat| {
                    let question = language.say(&game.question(state, seat)?.text, names);
                    Some(format!("{}: {question}", names[seat.index()]))
                };
                seats.iter().filter_map(asked).collect::<Vec<_>>().join(" ")
            }
        }
    }

    pub(super) fn draw_fork(&self, frame: &mut Frame<'_>, ink: Ink, seating: &Seating, row: usize) {
        let inner = popup(frame, ink, "Play on from here", 64, seating.len() as u16 + 6);
        for seat in 0..seating.len() {
            let line = Rect { y: inner.y + seat as u16, height: 1, ..inner };
            seating.draw_row(frame, ink, line, seat, seat == row);
        }
        let text = self.notice.clone().unwrap_or_else(|| seating.about(row, ink.language()));
        for (y, line) in
            (inner.y + seating.len() as u16 + 1..inner.bottom() - 1).zip(wrap(&text, inner.width))
        {
            write(frame, Rect { y, height: 1, ..inner }, Line::styled(line, ink.promise()));
        }
        let last = Rect { y: inner.bottom() - 1, height: 1, ..inner };
        write(
            frame,
            last,
            Line::styled("left/right who plays   Enter begins   Esc back", ink.lit()).centered(),
        );
    }
}
