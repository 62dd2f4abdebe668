//! Advice from a bot, with its reasons.

use crate::canvas::{popup, wrap, write};
use crate::frame::spinner;
use crate::ink::Ink;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Line;
use tabletop::{Phrase, phrase};
use words::capitalized;

/// Advice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Hint {
    /// It is being thought about.
    Thinking,
    /// It is here.
    Given {
        /// What to choose.
        advice: Phrase,
        /// Why.
        reasons: Vec<Phrase>,
        /// How much of it is selected.
        laid: Laid,
    },
}

/// How much of some advice waits for Enter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Laid {
    /// The whole move.
    Whole,
    /// The answer to the question that is shown.
    Next,
}

/// Draws it.
pub fn draw(frame: &mut Frame<'_>, ink: Ink, hint: &Hint, names: &[String], ticks: usize) {
    const WIDTH: u16 = 66;
    let say = |phrase: &Phrase| ink.language().say(phrase, names).to_string();
    let mut lines: Vec<Line> = Vec::new();
    match hint {
        Hint::Thinking => {
            let thinking = phrase!("terminal-hint-thinking", spinner = spinner(ticks).to_string());
            lines.push(ink.text(&thinking).into());
            lines.push(Line::styled(ink.text(&phrase!("terminal-hint-never-mind")), ink.faint()));
        }
        Hint::Given { advice, reasons, laid } => {
            let advice = capitalized(&say(advice));
            lines.extend(wrap(&advice, WIDTH - 4).into_iter().map(|line| Line::styled(line, ink.title())));
            lines.push(Line::default());
            for reason in reasons.iter().take(9) {
                for (i, line) in wrap(&say(reason), WIDTH - 6).into_iter().enumerate() {
                    lines.push(format!("{} {line}", if i == 0 { '·' } else { ' ' }).into());
                }
            }
            lines.push(Line::default());
            let laid = match laid {
                Laid::Whole => phrase!("terminal-hint-laid-out"),
                Laid::Next => phrase!("terminal-hint-selected"),
            };
            let laid = wrap(&ink.text(&laid), WIDTH - 4).into_iter();
            lines.extend(laid.map(|line| Line::styled(line, ink.faint())));
        }
    }
    let inner = popup(frame, ink, &ink.text(&phrase!("terminal-hint")), WIDTH, lines.len() as u16 + 2);
    for (y, line) in (inner.y..inner.bottom()).zip(lines) {
        write(frame, Rect { y, height: 1, ..inner }, line);
    }
}
