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
fn keys() -> [(Key, Phrase); 18] {
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
        (Key::Sign("s"), phrase!("terminal-help-news")),
        (Key::Sign("l"), phrase!("terminal-help-log")),
        (Key::Sign("1 2 3 …"), phrase!("terminal-help-panes")),
        (Key::Sign("F2"), phrase!("terminal-help-language")),
        (Key::Sign("F3"), phrase!("terminal-help-rules")),
        (Key::Sign("F4"), phrase!("terminal-help-spared")),
        (Key::Sign("F5"), phrase!("terminal-help-analysis")),
        (Key::Sign("q"), phrase!("terminal-help-leave")),
    ]
}

/// The keys of the menu.
fn menu_keys() -> Vec<(Key, Phrase)> {
    vec![
        (Key::Sign("↑/↓"), phrase!("terminal-help-menu-walk")),
        (Key::Sign("←/→"), phrase!("terminal-help-menu-change")),
        (Key::space(), phrase!("terminal-help-menu-toggle")),
        (Key::enter(), phrase!("terminal-help-menu-enter")),
        (Key::tab(), phrase!("terminal-help-menu-tab")),
        (Key::Sign("r"), phrase!("terminal-help-menu-replay")),
        (Key::Sign("F2"), phrase!("terminal-help-language")),
        (Key::Sign("F3"), phrase!("terminal-help-rules")),
        (Key::Sign("F5"), phrase!("terminal-help-menu-learn")),
        (Key::escape(), phrase!("terminal-help-menu-quit")),
    ]
}

/// The keys of a replay.
fn replay_keys() -> Vec<(Key, Phrase)> {
    vec![
        (Key::Sign("←/→"), phrase!("terminal-help-replay-step")),
        (Key::Word(phrase!("terminal-key-pages")), phrase!("terminal-help-replay-round")),
        (Key::Word(phrase!("terminal-key-digit")), phrase!("terminal-help-replay-digit")),
        (Key::Word(phrase!("terminal-key-ends")), phrase!("terminal-help-replay-ends")),
        (Key::enter(), phrase!("terminal-help-replay-whole")),
        (Key::Sign("v"), phrase!("terminal-help-replay-eyes")),
        (Key::Sign("i"), phrase!("terminal-help-info")),
        (Key::Sign("p"), phrase!("terminal-help-replay-fork")),
        (Key::Sign("a"), phrase!("terminal-help-replay-analysis")),
        (Key::Sign("o"), phrase!("terminal-help-replay-open")),
        (Key::Sign("n"), phrase!("terminal-help-replay-costly")),
        (Key::tab(), phrase!("terminal-help-replay-pane")),
        (Key::Sign("F2"), phrase!("terminal-help-language")),
        (Key::Sign("F3"), phrase!("terminal-help-rules")),
        (Key::Sign("q"), phrase!("terminal-help-replay-leave")),
    ]
}

/// Draws the keys of the menu.
pub fn draw_menu(frame: &mut Frame<'_>, ink: Ink) {
    draw_keys(frame, ink, menu_keys(), None);
}

/// Draws the keys of a replay.
pub fn draw_replay(frame: &mut Frame<'_>, ink: Ink) {
    draw_keys(frame, ink, replay_keys(), None);
}

/// Draws the keys of a table.
pub fn draw(frame: &mut Frame<'_>, ink: Ink) {
    draw_keys(frame, ink, keys().into(), Some(phrase!("terminal-help-dice")));
}

fn draw_keys(frame: &mut Frame<'_>, ink: Ink, keys: Vec<(Key, Phrase)>, more: Option<Phrase>) {
    let mut lines: Vec<Line> = Vec::new();
    for (key, does) in keys {
        let key = key.name(ink);
        let indent = " ".repeat(9usize.saturating_sub(width_of(&key)));
        let spans = vec![Span::styled(format!("{indent}{key}  "), ink.lit()), Span::raw(ink.text(&does))];
        lines.push(Line::from(spans));
    }
    if let Some(more) = more {
        lines.extend(wrap(&ink.text(&more), 70).into_iter().map(Line::from));
    }
    let back = ink.text(&phrase!("terminal-any-key"));
    lines.push(Line::styled(back, ink.faint()).centered());
    let title = ink.text(&phrase!("terminal-help"));
    let inner = popup(frame, ink, &title, 74, lines.len() as u16 + 2);
    for (y, line) in (inner.y..inner.bottom()).zip(lines) {
        write(frame, Rect { y, height: 1, ..inner }, line);
    }
}

/// Asks whether to leave a game that is kept at a path, unless it could not be saved.
pub fn draw_leave(frame: &mut Frame<'_>, ink: Ink, path: &Path, unsaved: Option<&Phrase>) {
    let saved = match unsaved {
        Some(reason) => phrase!("terminal-leave-unsaved", reason = reason.clone()),
        None => phrase!("terminal-leave-saved", path = path.display().to_string()),
    };
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
