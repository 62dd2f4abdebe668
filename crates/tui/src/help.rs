//! The keys, and the question whether to leave.

use crate::canvas::{popup, wrap, write};
use crate::ink::Ink;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use std::path::Path;

const KEYS: &[(&str, &str)] = &[
    ("arrows", "walk among the lit places, or up and down the list"),
    ("letters", "jump to the place or row with that letter"),
    ("Enter", "choose what is selected; on a die: pick it, then go on"),
    ("Space", "pick the die at the cursor, or put it back"),
    ("Tab", "between the table and the list"),
    ("Esc", "step back: put dice back, take back the last sentence"),
    ("u", "take back up to the last die rolled or card revealed"),
    ("i", "read the full text of things on the table"),
    ("w", "why something is not possible now"),
    ("h", "a hint from a bot, with its reasons"),
    ("l", "read the log from its beginning"),
    ("1 2 3 …", "panes of a small window"),
    ("?", "these keys"),
    ("q", "leave; the game is saved as it goes"),
];

/// Draws the keys.
pub fn draw(frame: &mut Frame<'_>, ink: Ink) {
    let inner = popup(frame, ink, "Keys", 74, KEYS.len() as u16 + 6);
    let mut y = inner.y;
    let mut line = |frame: &mut Frame<'_>, line: Line<'_>| {
        write(frame, Rect { y, height: 1, ..inner }, line);
        y += 1;
    };
    for (key, text) in KEYS {
        let spans = vec![Span::styled(format!("{key:>9}  "), ink.lit()), Span::raw(*text)];
        line(frame, Line::from(spans));
    }
    line(frame, Line::default());
    line(frame, "Dice may be picked before the target or after it. Lit dice read [4],".into());
    line(frame, "picked ones <4>. What a choice costs and does stands under the list.".into());
    line(frame, Line::styled("Any key goes back.", ink.faint()).centered());
}

/// Asks whether to leave.
pub fn draw_leave(frame: &mut Frame<'_>, ink: Ink, path: &Path) {
    let text = format!("The game is saved in {} and can be resumed.", path.display());
    let lines = wrap(&text, 56);
    let inner = popup(frame, ink, "Leave the table?", 60, lines.len() as u16 + 4);
    for (i, text) in lines.iter().enumerate() {
        write(frame, Rect { y: inner.y + i as u16, height: 1, ..inner }, text.as_str());
    }
    let last = Rect { y: inner.bottom() - 1, height: 1, ..inner };
    write(frame, last, Line::styled("Enter leaves, any other key stays.", ink.lit()).centered());
}
