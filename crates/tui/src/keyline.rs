//! The lowest line of a screen: keys and what they do, as many as there is room for.

use crate::ink::Ink;
use ratatui::text::{Line, Span};
use tabletop::{Phrase, phrase};

/// What a key is called.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Key {
    /// By what is printed on it everywhere.
    Sign(&'static str),
    /// By a word.
    Word(Phrase),
}

/// When a key is left out of a line that has no room for all.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Rank {
    /// Before all others: whoever plays finds it by trying.
    First,
    /// Next: the list of all keys has it.
    Second,
    /// Only if there is no other way.
    Last,
}

/// A key and what it does in a word.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeyHint {
    key: Key,
    does: Phrase,
    rank: Rank,
}

impl Key {
    /// Enter.
    pub fn enter() -> Key {
        Key::Word(phrase!("terminal-key-enter"))
    }

    /// The space bar.
    pub fn space() -> Key {
        Key::Word(phrase!("terminal-key-space"))
    }

    /// The arrow keys.
    pub fn arrows() -> Key {
        Key::Word(phrase!("terminal-key-arrows"))
    }

    /// The tabulator.
    pub fn tab() -> Key {
        Key::Word(phrase!("terminal-key-tab"))
    }

    /// Escape.
    pub fn escape() -> Key {
        Key::Word(phrase!("terminal-key-escape"))
    }

    /// What it is called in a language.
    pub fn name(&self, ink: Ink) -> String {
        match self {
            Key::Sign(sign) => (*sign).into(),
            Key::Word(word) => ink.text(word),
        }
    }

    /// It does this.
    pub fn does(self, does: Phrase) -> KeyHint {
        KeyHint { key: self, does, rank: Rank::Last }
    }
}

impl KeyHint {
    /// It may be left out before others.
    pub fn rank(self, rank: Rank) -> KeyHint {
        KeyHint { rank, ..self }
    }
}

/// The keys of a line that fit: first they move together, then those of lower rank go, then those that stand last but one.
pub fn line<'l>(ink: Ink, hints: &[KeyHint], width: u16) -> Line<'l> {
    let said = |hint: &KeyHint| (hint.key.name(ink), ink.text(&hint.does));
    let at_least = |rank: Rank| -> Vec<(String, String)> {
        hints.iter().filter(|hint| hint.rank >= rank).map(said).collect()
    };
    let fits = |items: &[(String, String)], gap| length(items, gap) <= usize::from(width);
    let all = at_least(Rank::First);
    if fits(&all, 2) {
        return spaced(ink, all, 2);
    }
    let fewer = at_least(Rank::Second);
    if fits(&fewer, 1) {
        return spaced(ink, fewer, 1);
    }
    let mut fewest = at_least(Rank::Last);
    // The last key, which mostly leads out, stays as long as any other can go.
    while !fits(&fewest, 1) {
        fewest.remove(fewest.len().saturating_sub(2));
    }
    spaced(ink, fewest, 1)
}

fn length(items: &[(String, String)], gap: usize) -> usize {
    let item = |(key, does): &(String, String)| Span::raw(key).width() + 1 + Span::raw(does).width();
    1 + items.iter().map(|said| item(said) + gap).sum::<usize>().saturating_sub(gap)
}

fn spaced<'l>(ink: Ink, items: Vec<(String, String)>, gap: usize) -> Line<'l> {
    let mut spans = Vec::new();
    for (i, (key, does)) in items.into_iter().enumerate() {
        spans.push(Span::raw(" ".repeat(if i == 0 { 1 } else { gap })));
        spans.push(Span::styled(key, ink.title()));
        spans.push(Span::styled(format!(" {does}"), ink.faint()));
    }
    Line::from(spans)
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::Language;

    #[test]
    fn keys_that_find_no_room_are_left_out_whole() {
        let hints = [
            Key::Sign("?").does(phrase!("terminal-do-keys")),
            Key::arrows().does(phrase!("terminal-do-walk")).rank(Rank::First),
            Key::enter().does(phrase!("terminal-do-choose")),
            Key::Sign("w").does(phrase!("terminal-do-why")).rank(Rank::Second),
            Key::Sign("q").does(phrase!("terminal-do-leave")),
        ];
        let shown = |width| line(Ink::new(false, Language::english()), &hints, width).to_string();
        assert_eq!(shown(80), " ? keys  arrows walk  Enter choose  w why  q leave");
        assert_eq!(shown(49), " ? keys Enter choose w why q leave");
        assert_eq!(shown(33), " ? keys Enter choose q leave");
        assert_eq!(shown(27), " ? keys q leave");
    }
}
