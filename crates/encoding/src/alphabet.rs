//! The actions of a game in groups of the same meaning.

use crate::Action;

/// Some actions one after the other that mean the same of different things.
#[derive(Clone, Copy, Debug)]
pub struct Letters {
    /// The word that they begin with.
    pub word: &'static str,
    /// The first of them.
    pub first: Action,
    /// How many there are.
    pub count: Action,
    /// What the so-many-th of them speaks of; nothing if the word says it all.
    pub of: fn(Action) -> String,
}

impl Letters {
    /// The so-many-th of them.
    pub(crate) const fn at(&self, index: usize) -> Action {
        self.first + index as Action
    }

    /// Which of them an action is, if it is one.
    pub(crate) fn index(&self, action: Action) -> Option<usize> {
        let index = action.checked_sub(self.first)?;
        (index < self.count).then_some(usize::from(index))
    }
}

/// All actions of a game.
#[derive(Clone, Copy, Debug)]
pub struct Alphabet {
    /// In groups, in order.
    pub groups: &'static [Letters],
}

impl Alphabet {
    /// How many actions there are: each is a number below this.
    pub fn len(&self) -> usize {
        self.groups.last().map_or(0, |last| usize::from(last.first + last.count))
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// What an action means, in the words of the notation.
    pub fn meaning(&self, action: Action) -> Option<String> {
        let (letters, index) =
            self.groups.iter().find_map(|letters| letters.index(action).map(|index| (letters, index)))?;
        let of = (letters.of)(index as Action);
        Some(if of.is_empty() { letters.word.into() } else { format!("{} {of}", letters.word) })
    }
}

/// Makes a constant of each group of actions and the alphabet of them all: a group begins where the one before it ends.
macro_rules! alphabet {
    ($($name:ident = $word:literal, $count:expr, $of:expr;)*) => {
        #[derive(Clone, Copy)]
        #[allow(non_camel_case_types, clippy::upper_case_acronyms, reason = "the places of the constants below")]
        enum Place { $($name),* }

        const COUNTS: &[$crate::Action] = &[$($count as $crate::Action),*];

        const fn first(place: Place) -> $crate::Action {
            let (mut sum, mut i) = (0, 0);
            while i < place as usize {
                sum += COUNTS[i];
                i += 1;
            }
            sum
        }

        $(pub(super) const $name: $crate::Letters = $crate::Letters {
            word: $word,
            first: first(Place::$name),
            count: $count as $crate::Action,
            of: $of,
        };)*

        pub(super) static ALPHABET: $crate::Alphabet = $crate::Alphabet { groups: &[$($name),*] };
    };
}

pub(crate) use alphabet;

/// For actions whose word says it all.
pub(crate) fn nothing_more(_: Action) -> String {
    String::new()
}
