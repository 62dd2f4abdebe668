//! The keys, and the question whether to leave.

use crate::canvas::{popup, width_of, wrap, write};
use crate::ink::Ink;
use crate::keyline::Key;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use std::path::Path;
use tabletop::{Phrase, phrase};

/// Every key of a table, and what it does.
fn keys() -> [(Key, Phrase); 15] {
    [
        (Key::arrows(), phrase!("terminal-help-arrows")),
        (Key::Word(phrase!("terminal-key-letters")), phrase!("terminal-help-letters")),
        (Key::enter(), phrase!("terminal-help-enter")),
        (Key::space(), phrase!("terminal-help-space")),
        (Key::tab(), phrase!("terminal-help-tab")),
        (Key::escape(), phrase!("terminal-help-escape")),
        (Key::Sign("u"), phrase!("terminal-help-undo")),
        (Key::Sign("i"), phrase!("terminal-help-info")),
        (Key::Sign("w"), phrase!("terminal-help-why")),
        (Key::Sign("h"), phrase!("terminal-help-hint")),
        (Key::Sign("l"), phrase!("terminal-help-log")),
        (Key::Sign("1 2 3 …"), phrase!("terminal-help-panes")),
        (Key::Sign("?"), phrase!("terminal-help-keys")),
        (Key::Sign("F2"), phrase!("terminal-help-language")),
        (Key::Sign("q"), phrase!("terminal-help-leave")),
    ]
}

/// Draws the keys.
pub fn draw(frame: &mut Frame<'_>, ink: Ink) {
    let mut lines: Vec<Line> = Vec::new();
    for (key, does) in keys() {
        let key = key.name(ink);
        let indent = " ".repeat(9usize.saturating_sub(width_of(&key)));
        let spans = vec![Span::styled(format!("{indent}{key}  "), ink.lit()), Span::raw(ink.text(&does))];
        lines.push(Line::from(spans));
    }
    lines.push(Line::default());
    lines.extend(wrap(&ink.text(&phrase!("terminal-help-dice")), 70).into_iter().map(Line::from));
    let back = ink.text(&phrase!("terminal-any-key"));
    lines.push(Line::styled(back, ink.faint()).centered());
    let title = ink.text(&phrase!("terminal-help"));
    let inner = popup(frame, ink, &title, 74, lines.len() as u16 + 2);
    for (y, line) in (inner.y..inner.bottom()).zip(lines) {
        write(frame, Rect { y, height: 1, ..inner }, line);
    }
}

/// Asks whether to leave.
pub fn draw_leave(frame: &mut Frame<'_>, ink: Ink, path: &Path) {
    let saved = phrase!("terminal-leave-saved", path = path.display().to_string());
    let lines = wrap(&ink.text(&saved), 56);
    let title = ink.text(&phrase!("terminal-leave"));
    let inner = popup(frame, ink, &title, 60, lines.len() as u16 + 4);
    for (i, text) in lines.iter().enumerate() {
        write(frame, Rect { y: inner.y + i as u16, height: 1, ..inner }, text.as_str());
    }
    let last = Rect { y: inner.bottom() - 1, height: 1, ..inner };
    let keys = ink.text(&phrase!("terminal-leave-keys"));
    write(frame, last, Line::styled(keys, ink.lit()).centered());
}
