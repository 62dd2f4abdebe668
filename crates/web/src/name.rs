//! Names of people: one short line that can be seen, and that nobody else at the table has.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use words::{Phrase, phrase};

/// The most letters of a name.
const LONGEST: usize = 40;

/// Why somebody cannot be called so.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.phrase())]
pub enum NameError {
    /// There is nothing to read.
    Empty,
    /// Something in it cannot be seen.
    Hidden,
    /// It has more letters than there is room for.
    Long,
    /// It cannot be told from another one at the table.
    Taken(String),
}

impl NameError {
    /// What a person is told.
    pub fn phrase(&self) -> Phrase {
        match self {
            NameError::Empty => phrase!("page-name-empty"),
            NameError::Hidden => phrase!("page-name-hidden"),
            NameError::Long => phrase!("page-name-long", most = LONGEST),
            NameError::Taken(name) => phrase!("page-name-taken", name = name.clone()),
        }
    }
}

/// A name as it is shown to others: one line, single spaces, not long. Nothing of it is left out.
pub fn read(text: &str) -> Result<String, NameError> {
    let name: String = text.split_whitespace().collect::<Vec<_>>().join(" ").nfc().collect();
    if name.starts_with(is_combining_mark) {
        return Err(NameError::Hidden);
    }
    let mut before = None;
    for c in name.chars() {
        if is_hidden(c) && !(is_joiner(c) && before.is_some_and(is_picture)) {
            return Err(NameError::Hidden);
        }
        before = Some(c);
    }
    match name.chars().count() {
        0 => Err(NameError::Empty),
        1..=LONGEST => Ok(name),
        _ => Err(NameError::Long),
    }
}

/// Whether two names look the same to somebody who does not look closely: capitals and spaces do not count.
pub fn is_same(one: &str, other: &str) -> bool {
    key(one) == key(other)
}

fn key(name: &str) -> String {
    let shown = name.nfkc().filter(|c| !c.is_whitespace() && !is_hidden(*c));
    // First up, so that letters with two small forms (ß and ss, ς and σ) are one.
    shown.flat_map(char::to_uppercase).flat_map(char::to_lowercase).collect()
}

/// What somebody says, as one line without anything that cannot be seen.
pub fn plain_line(text: &str) -> String {
    let words = text.split_whitespace().collect::<Vec<_>>().join(" ");
    words.chars().filter(|c| !is_hidden(*c) || is_joiner(*c)).collect()
}

/// What no font draws: controls, the characters that Unicode calls default ignorable (among them those of no width
/// and those that turn the direction of a line), and the blank pattern of Braille.
fn is_hidden(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
            | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffd}'
            | '\u{1bca0}'..='\u{1bca3}' | '\u{1d159}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
}

/// What joins and colors pictures; telephones write it without being asked.
fn is_joiner(c: char) -> bool {
    matches!(c, '\u{200d}' | '\u{fe0f}')
}

fn is_picture(c: char) -> bool {
    is_joiner(c) || !(c.is_ascii() || c.is_alphanumeric() || c.is_whitespace())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_one_short_line() {
        assert_eq!(read("  Anna\n of\tTroyes "), Ok("Anna of Troyes".into()));
        assert_eq!(read(&"é".repeat(40)), Ok("é".repeat(40)));
        assert_eq!(read(&"x".repeat(41)), Err(NameError::Long), "nobody is called by half a name");
        assert_eq!(read("<script>"), Ok("<script>".into()), "pages escape it; it is a fine name");
        for fine in ["Zoë", "李", "💥", "Anna ❤\u{fe0f}", "👩\u{200d}🚀", "O’Neill", "Jean-Luc", "محمد"]
        {
            assert_eq!(read(fine), Ok(fine.into()));
        }
    }

    #[test]
    fn what_cannot_be_seen_is_refused() {
        for nothing in ["", " \n", "\u{a0}\u{3000}"] {
            assert_eq!(read(nothing), Err(NameError::Empty), "{nothing:?}");
        }
        for hidden in [
            "\u{200b}",
            "Anna\u{200b}",
            "An\u{200d}na",
            "a\u{202e}b",
            "\u{2066}x",
            "\u{3164}",
            "\u{115f}",
            "\u{2800}",
            "\u{ad}",
            "\u{feff}Anna",
            "x\u{e0041}",
            "A\u{fe0f}",
            "\u{0}",
            "Bert\u{7f}",
            "\u{fe0f}",
            "\u{200d}",
            "\u{301}",
            "\u{1d159}",
            "A\u{fffd}",
        ] {
            assert_eq!(read(hidden), Err(NameError::Hidden), "{hidden:?}");
        }
    }

    #[test]
    fn capitals_and_spaces_make_no_other_name() {
        for (one, other) in [
            ("Anna", "anna"),
            ("An na", "ANNA"),
            ("Straße", "STRASSE"),
            ("❤\u{fe0f}", "❤"),
            ("Zoë", "Zoe\u{308}"),
        ] {
            assert!(is_same(one, other), "{one} {other}");
        }
        assert!(!is_same("Anna", "Hanna"));
    }
}
