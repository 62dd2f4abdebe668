//! Saying: questions, choices, what happened and why something is not possible, as phrases.

use super::Game;
use crate::phrase;
use crate::phrase::Phrase;
use crate::seat::{Seat, Viewer};
use std::fmt::Debug;

/// What a seat is asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question<K> {
    /// The kind of decision; simulations count these.
    pub kind: K,
    /// The question as it is put.
    pub text: Phrase,
}

/// The enum `Kind` of a game: the kinds of decisions, each with its word for protocols.
///
/// ```
/// tabletop::kinds! {
///     /// Which die is taken.
///     Take = "take",
///     /// What is done with it.
///     Use = "use",
/// }
/// assert_eq!(<&str>::from(Kind::Take), "take");
/// assert_eq!(Kind::ALL, [Kind::Take, Kind::Use]);
/// ```
#[macro_export]
macro_rules! kinds {
    ($($(#[$doc:meta])* $kind:ident = $word:literal),* $(,)?) => {
        /// What kind of decision a seat makes.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Kind { $($(#[$doc])* $kind),* }

        impl Kind {
            /// Every kind, in the order of the list.
            pub const ALL: &'static [Kind] = &[$(Kind::$kind),*];
        }

        impl From<Kind> for &'static str {
            fn from(kind: Kind) -> &'static str {
                match kind { $(Kind::$kind => $word),* }
            }
        }
    };
}

/// What a game says, in no language yet: the crate `words` says phrases to people.
///
/// Contracts, each held by tests of every implementation:
/// - `question` has something to ask of exactly those seats that are asked, and every choice, everything awaited and
///   every happening has a phrase.
/// - Nothing is said to anybody who may not know it: `may_know` goes before `tell`, and the other phrases speak only of
///   what the seat they are for can see.
pub trait Speech: Game {
    /// The kinds of decisions; each has a word in snake case for protocols.
    type Kind: Copy + Eq + Debug + Into<&'static str> + Send + Sync;

    /// Every option: its word, and what a lobby says of it.
    fn option_list() -> Vec<(&'static str, Phrase)>;
    /// What a seat is called while nobody is known to play it, within a sentence.
    fn seat_title(&self, seat: Seat) -> Phrase;
    /// The heading of a chapter.
    fn chapter_name(&self, chapter: u32) -> Phrase {
        if chapter == 0 { phrase!("chapter-setup") } else { phrase!("chapter-round", round = chapter) }
    }
    /// What `seat` is asked now.
    fn question(&self, state: &Self::State, seat: Seat) -> Option<Question<Self::Kind>>;
    /// A choice as a button says it, with its price and effect in the given state.
    fn say(&self, state: &Self::State, seat: Seat, choice: Self::Choice) -> Phrase;
    /// The same as a step of a whole move that is told: nobody chooses there, so no rule need be recalled.
    fn say_as_step(&self, state: &Self::State, seat: Seat, choice: Self::Choice) -> Phrase {
        self.say(state, seat, choice)
    }
    /// What is awaited from chance.
    fn say_awaited(&self, state: &Self::State) -> Phrase;
    /// Something that happened.
    fn tell(&self, happening: &Self::Happening) -> Phrase;
    /// Whether `viewer` may be told this.
    fn may_know(&self, happening: &Self::Happening, viewer: Viewer) -> bool;
    /// Why `seat` may not use a component (a card, a place, a die, by its id) now; or that it may. Errors when there is
    /// no such component.
    fn why_not(&self, state: &Self::State, seat: Seat, component: &str) -> Result<Phrase, Phrase>;
}
