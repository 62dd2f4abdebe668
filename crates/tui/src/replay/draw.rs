//! What stands beside the table of a replay: the step, what is asked next, the form for playing on.

use super::Replay;
use crate::canvas::{popup, wrap, write};
use crate::history::Reader;
use crate::ink::Ink;
use crate::keyline::{Key, KeyHint, Rank};
use crate::playable::Playable;
use crate::scroll::{self, Paragraph};
use crate::seating::Seating;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Line;
use ratatui::widgets::{Block, BorderType};
use tabletop::{Arg, Pending, Seat, Viewer, phrase};
use words::{Language, capitalized};

pub(super) fn keys() -> [KeyHint; 11] {
    [
        Key::Sign("?").does(phrase!("terminal-do-keys")),
        Key::Sign("←/→").does(phrase!("terminal-do-step")),
        Key::Word(phrase!("terminal-key-pages")).does(phrase!("terminal-do-round")),
        Key::Word(phrase!("terminal-key-digit")).does(phrase!("terminal-do-round")).rank(Rank::First),
        Key::Word(phrase!("terminal-key-ends")).does(phrase!("terminal-do-ends")).rank(Rank::First),
        Key::Sign("v").does(phrase!("terminal-do-eyes")).rank(Rank::First),
        Key::Sign("i").does(phrase!("terminal-do-info")),
        Key::Sign("a").does(phrase!("terminal-do-analysis")),
        Key::Sign("p").does(phrase!("terminal-do-play-on")),
        Key::tab().does(phrase!("terminal-do-pane")).rank(Rank::First),
        Key::Sign("q").does(phrase!("terminal-do-back")),
    ]
}

impl<G: Playable> Replay<G> {
    pub(super) fn status(&self, language: Language, names: &[String]) -> String {
        let who = match self.viewer {
            Viewer::Spectator => Arg::from(phrase!("terminal-replay-spectator")),
            Viewer::Seat(seat) => seat.into(),
        };
        let status = phrase!("terminal-replay-status", at = self.at, all = self.last(), who = who);
        language.say(&status, names).to_string()
    }

    pub(super) fn reader<'a>(&self, ink: Ink, names: &'a [String]) -> Reader<'a> {
        Reader { viewer: self.viewer, language: ink.language(), names }
    }

    /// What the last step was and what is asked next.
    pub(super) fn draw_step(&self, frame: &mut Frame<'_>, ink: Ink, area: Rect, names: &[String]) {
        let step = phrase!("terminal-replay-step", at = self.at, all = self.last());
        let block = Block::bordered()
            .border_type(BorderType::Rounded)
            .border_style(ink.lit())
            .title(Line::styled(format!(" {} ", ink.text(&step)), ink.title()));
        let inner = block.inner(area);
        frame.render_widget(block, area);
        let lines: Vec<Line> = self
            .step_texts(ink, names)
            .into_iter()
            .flat_map(|(text, style)| {
                let lines = wrap(&text, inner.width - 4)
                    .into_iter()
                    .zip(std::iter::once(" ").chain(std::iter::repeat("   ")));
                lines
                    .map(move |(line, indent)| Line::styled(format!("{indent}{line}"), style))
                    .collect::<Vec<_>>()
            })
            .collect();
        let room = usize::from(inner.height);
        let is_whole = lines.len() <= room;
        let shown = if is_whole { room } else { room.saturating_sub(1) };
        for (y, line) in (inner.y..inner.bottom()).zip(lines.into_iter().take(shown)) {
            write(frame, Rect { y, height: 1, ..inner }, line);
        }
        if !is_whole {
            let more = Line::styled(format!(" {}", ink.text(&phrase!("terminal-replay-more"))), ink.faint());
            write(frame, Rect { y: inner.bottom().saturating_sub(1), height: 1, ..inner }, more);
        }
    }

    /// The same over everything else, where there is more of it than room beside the table; how far it can be scrolled.
    pub(super) fn draw_whole_step(
        &self,
        frame: &mut Frame<'_>,
        ink: Ink,
        names: &[String],
        from: usize,
    ) -> usize {
        let step = phrase!("terminal-replay-step", at = self.at, all = self.last());
        let texts = self.step_texts(ink, names).into_iter();
        let paragraphs: Vec<Paragraph> =
            texts.map(|(text, _)| Paragraph { heading: String::new(), text }).collect();
        scroll::draw(frame, ink, &ink.text(&step), &paragraphs, from)
    }

    /// What happened in the last step, what is asked next, and what the decision was worth.
    fn step_texts(&self, ink: Ink, names: &[String]) -> Vec<(String, Style)> {
        let language = ink.language();
        let mut texts = Vec::new();
        if let Some(notice) = &self.notice {
            texts.push((format!("! {}", capitalized(&language.say(notice, names).to_string())), ink.alarm()));
        }
        texts.extend(self.chosen(language, names).map(|chosen| (chosen, ink.title())));
        texts.extend(self.told_of_step(ink, names).into_iter().map(|told| (told, Style::new())));
        texts.push((self.next_question(language, names), ink.promise()));
        let judged = self.analysis.as_ref().map_or(Vec::new(), |analysis| analysis.judgement(self.at));
        let judged = judged.iter().map(|said| capitalized(&language.say(said, names).to_string()));
        texts.extend(judged.map(|said| (said, ink.lit())));
        texts
    }

    /// What was chosen in the last step, in words.
    fn chosen(&self, language: Language, names: &[String]) -> Option<String> {
        let before = self.at.checked_sub(1)?;
        let tabletop::Step::Choice(seat, choice) = self.table.taken().get(before)? else { return None };
        let said = self.table.game().say_as_step(&self.states[before], *seat, *choice);
        Some(language.say(&phrase!("terminal-replay-asked", who = *seat, question = said), names).to_string())
    }

    fn told_of_step(&self, ink: Ink, names: &[String]) -> Vec<String> {
        let Some(before) = self.at.checked_sub(1) else { return Vec::new() };
        let part = self.told[before]..self.told[self.at];
        let told = self.history.lines_of(part, self.table.game(), self.reader(ink, names)).into_iter();
        // That it is over is said below, with the points of all.
        let over = ink.text(&phrase!("terminal-over"));
        let is_over = self.table.game().pending(&self.states[self.at]) == Pending::Over;
        told.map(|sentence| sentence.text)
            .filter(|text| !is_over || !text.starts_with(over.trim_end_matches('.')))
            .collect()
    }

    fn next_question(&self, language: Language, names: &[String]) -> String {
        let (game, state) = (self.table.game(), &self.states[self.at]);
        match game.pending(state) {
            Pending::Over => match game.standing(state) {
                Some(standing) => {
                    let points = (0..)
                        .map(Seat)
                        .zip(&standing.total)
                        .map(|(seat, vp)| phrase!("terminal-replay-points", who = seat, vp = *vp));
                    let over = phrase!("terminal-replay-over", points = Arg::row(points));
                    language.say(&over, names).to_string()
                }
                None => language.text(&phrase!("terminal-over")),
            },
            Pending::Chance(_) => language.say(&game.say_awaited(state), names).to_string(),
            Pending::Seats(seats) => {
                let asked = |seat: Seat| {
                    let question = game.question(state, seat)?.text;
                    let asked = phrase!("terminal-replay-asked", who = seat, question = question);
                    Some(language.say(&asked, names).to_string())
                };
                seats.iter().filter_map(asked).collect::<Vec<_>>().join(" ")
            }
        }
    }

    pub(super) fn draw_fork(&self, frame: &mut Frame<'_>, ink: Ink, seating: &Seating, row: usize) {
        let inner =
            popup(frame, ink, &ink.text(&phrase!("terminal-replay-fork")), 64, seating.len() as u16 + 6);
        for seat in 0..seating.len() {
            let line = Rect { y: inner.y + seat as u16, height: 1, ..inner };
            seating.draw_row(frame, ink, line, seat, seat == row);
        }
        let text = match &self.notice {
            Some(notice) => capitalized(&ink.text(notice)),
            None => seating.about(row, ink.language()),
        };
        for (y, line) in
            (inner.y + seating.len() as u16 + 1..inner.bottom() - 1).zip(wrap(&text, inner.width))
        {
            write(frame, Rect { y, height: 1, ..inner }, Line::styled(line, ink.promise()));
        }
        let last = Rect { y: inner.bottom() - 1, height: 1, ..inner };
        let keys = ink.text(&phrase!("terminal-replay-fork-keys"));
        write(frame, last, Line::styled(keys, ink.lit()).centered());
    }
}
