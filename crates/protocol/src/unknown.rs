//! Something was named that does not exist.

use host::UnknownGame;
use tabletop::{Arg, Phrase, phrase};

/// So many names are listed; of more only the nearest is told.
const MOST_LISTED: usize = 12;

/// A name that nothing has, and the names there are.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.phrase())]
pub struct Unknown {
    /// What was looked for, as the word that the message chooses by: `game`, `card` and so on.
    pub what: &'static str,
    /// The name that was given.
    pub name: String,
    /// The names there are.
    pub known: Vec<String>,
}

impl Unknown {
    /// Nothing of this kind has this name.
    pub fn new<'a>(what: &'static str, name: &str, known: impl IntoIterator<Item = &'a str>) -> Unknown {
        Unknown { what, name: name.into(), known: known.into_iter().map(str::to_string).collect() }
    }

    /// That it does not exist.
    pub fn phrase(&self) -> Phrase {
        phrase!("unknown-name", what = self.what, name = self.name.clone())
    }

    /// The nearest name, or all of them if they are few.
    pub fn hint(&self) -> Option<Phrase> {
        let distance = |known: &String| strsim::levenshtein(&self.name, known);
        let nearest = self.known.iter().min_by_key(|known| distance(known))?;
        if distance(nearest) <= 1 + self.name.chars().count() / 4 {
            return Some(phrase!("unknown-name-nearest", nearest = nearest.clone()));
        }
        let is_short = self.known.len() <= MOST_LISTED;
        is_short.then(|| phrase!("unknown-name-known", known = Arg::row(self.known.clone())))
    }

    /// Both in one sentence.
    pub fn with_hint(&self) -> Phrase {
        match self.hint() {
            Some(hint) => phrase!("unknown-name-hinted", unknown = self.phrase(), hint = hint),
            None => self.phrase(),
        }
    }
}

impl From<UnknownGame> for Unknown {
    fn from(UnknownGame(name): UnknownGame) -> Unknown {
        Unknown::new("game", &name, host::LIST.iter().map(|listed| listed.name))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::Language;

    #[test]
    fn the_nearest_name_is_hinted_at() {
        let hint = |name| {
            let unknown = Unknown::new("game", name, ["troyes", "dice", "kings-challenge"]);
            Language::english().text(&unknown.hint().unwrap())
        };
        assert_eq!(hint("troies"), "did you mean `troyes`?");
        assert_eq!(hint("kingschallenge"), "did you mean `kings-challenge`?");
        assert_eq!(hint("chess"), "there is: troyes, dice, kings-challenge");
    }
}
