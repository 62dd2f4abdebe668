//! Why a command could not do what it was asked, with a hint where there is one.

use std::io;
use std::path::Path;
use tabletop::SetupError;
use words::Language;

/// The largest file that is read whole.
const MOST_BYTES: u64 = 64 << 20;

/// What to do about a figure that does not exist.
pub const LISTS_FIGURES: &str = "`troyes cards` lists them all";

/// Why a command failed.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// Something that the user can understand and mend.
    #[error("{message}")]
    Told {
        /// What is wrong.
        message: String,
        /// What to do about it.
        hint: Option<String>,
    },
    /// The output could not be written.
    #[error("cannot write the output: {0}")]
    Output(#[from] io::Error),
}

impl Failure {
    /// A failure without a hint.
    pub fn new(message: impl Into<String>) -> Failure {
        Failure::Told { message: message.into(), hint: None }
    }

    /// A game cannot be set up.
    pub fn setup(error: &SetupError, language: Language) -> Failure {
        let failure = Failure::new(language.text(&error.phrase()));
        match error {
            SetupError::Figures(error) if error.is_unknown() => failure.hint(LISTS_FIGURES),
            _ => failure,
        }
    }

    /// Adds a hint.
    pub fn hint(self, hint: impl Into<String>) -> Failure {
        match self {
            Failure::Told { message, .. } => Failure::Told { message, hint: Some(hint.into()) },
            other => other,
        }
    }

    /// Something was named that does not exist; the nearest name is hinted at, or all of them.
    pub fn unknown<'a>(what: &str, name: &str, known: impl IntoIterator<Item = &'a str>) -> Failure {
        let known: Vec<&str> = known.into_iter().collect();
        let nearest = known.iter().min_by_key(|candidate| distance(name, candidate));
        let hint = match nearest {
            Some(nearest) if distance(name, nearest) <= 1 + name.chars().count() / 4 => {
                format!("did you mean `{nearest}`?")
            }
            Some(_) if known.len() <= 12 => format!("there is: {}", known.join(", ")),
            _ => return Failure::new(format!("there is no {what} `{name}`")),
        };
        Failure::new(format!("there is no {what} `{name}`")).hint(hint)
    }

    /// Whether whoever reads the output has gone away, as `head` does: no failure at all.
    pub fn is_closed_pipe(&self) -> bool {
        matches!(self, Failure::Output(error) if error.kind() == io::ErrorKind::BrokenPipe)
    }
}

/// How many letters must be changed, added or left out to make one word of the other (Levenshtein).
fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, letter) in a.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for j in 0..b.len() {
            let changed = diagonal + usize::from(letter != b[j]);
            diagonal = row[j + 1];
            row[j + 1] = changed.min(diagonal + 1).min(row[j] + 1);
        }
    }
    row[b.len()]
}

/// Reads a text file.
pub fn read_file(path: &Path) -> Result<String, Failure> {
    let fail = |reason: String| Failure::new(format!("cannot read {}: {reason}", path.display()));
    let size = std::fs::metadata(path).map_err(|error| fail(error.to_string()))?.len();
    if size > MOST_BYTES {
        return Err(fail(format!("it has {size} bytes, more than any record or figures file needs")));
    }
    let bytes = std::fs::read(path).map_err(|error| fail(error.to_string()))?;
    String::from_utf8(bytes).map_err(|_| fail("it is not text (UTF-8)".into()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_name_is_hinted_at() {
        let hint = |name| match Failure::unknown("game", name, ["troyes", "dice", "kings-challenge"]) {
            Failure::Told { hint, .. } => hint.unwrap(),
            other => panic!("{other:?}"),
        };
        assert_eq!(hint("troies"), "did you mean `troyes`?");
        assert_eq!(hint("kingschallenge"), "did you mean `kings-challenge`?");
        assert_eq!(hint("chess"), "there is: troyes, dice, kings-challenge");
    }
}
