//! The contract between the rules of a game and everything that drives them.
//!
//! A `Game` value is a set of rules: options and figures, fixed for a whole game. All that changes is in its
//! `State`, which is plain data. The game never rolls: it says what it awaits, and its driver answers.

use crate::card::CardSheet;
use crate::chance::Awaited;
use crate::cup::Cup;
use crate::phrase;
use crate::phrase::Phrase;
use crate::seat::{Seat, Seats, Viewer};
use crate::standing::Standing;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;
use std::hash::Hash;

/// What a game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pending {
    /// Each of these seats is asked something; they may answer in any order.
    Seats(Seats),
    /// Dice or an order are awaited.
    Chance(Awaited),
    /// Nothing: the game is over.
    Over,
}

/// What a seat is asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question<K> {
    /// The kind of decision; simulations count these.
    pub kind: K,
    /// The question as it is put.
    pub text: Phrase,
}

/// Why a choice or an outcome was not accepted. The state is unchanged.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// The seat is not asked anything now.
    #[error("it is not seat {}'s turn to choose", .0.0)]
    NotAsked(Seat),
    /// The choice is not among those offered.
    #[error("this is not offered now; `next` lists every choice")]
    NotOffered,
    /// Dice or an order were given although none are awaited.
    #[error("no dice and no order are awaited now")]
    NoChanceAwaited,
    /// The dice or the order are impossible.
    #[error("impossible outcome: {0}")]
    Impossible(String),
    /// The game is over.
    #[error("the game is over")]
    Over,
}

/// Why a game cannot be set up.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupError {
    /// The options contradict each other or the number of players.
    #[error("options: {0}")]
    Options(String),
    /// The figures file is wrong somewhere.
    #[error(transparent)]
    Figures(#[from] crate::figures::FiguresError),
}

/// Collects what happens while a game goes on, for those who want to tell it; playouts go without.
pub type Chronicle<'a, H> = Option<&'a mut Vec<H>>;

/// The rules of one game with its options and figures.
///
/// Contracts, each held by tests of every implementation:
/// - `pending` is exactly one of: some seats are asked, chance is asked, over. `choices` of an asked seat is never empty,
///   and of any other seat always empty.
/// - `play` accepts exactly what `choices` lists; `chance` exactly what [`Awaited::check`] accepts. A refusal leaves the state equal.
/// - Nothing offered is a dead end: from any state, any choices lead to the end of the game.
/// - `guess(view(state, seat))` gives a state with the same view, whatever the cup.
/// - No method does I/O, reads a clock or draws a random number (a cup handed in is the caller's).
pub trait Game: Clone + Debug + Send + Sync + Sized + 'static {
    /// The word that names the game on command lines and in records.
    const NAME: &'static str;
    /// Raised whenever the same record would be read differently.
    const RULES_VERSION: u32;
    /// Whether several seats may be asked at once, each blind to the others' answers.
    const SIMULTANEOUS: bool;

    /// Players, modules, variants.
    type Options: Clone + Eq + Debug + Default + Serialize + DeserializeOwned + Send + Sync;
    /// Everything on the table: plain data, without heap.
    type State: Clone + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What a seat may answer. Its JSON object and its text (`write`, `read`) say the same.
    type Choice: Copy + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What one viewer may know. Owns its data; no secret of anybody else is in it.
    type View: Clone + Eq + Debug + Serialize + Send + Sync;
    /// One thing that happened, as told to everybody who may know it.
    type Happening: Clone + Debug + Serialize + Send + Sync;
    /// The kinds of decisions; each has a word in snake case for protocols.
    type Kind: Copy + Eq + Debug + Into<&'static str> + Send + Sync;

    /// Sets up rules: options, and a figures file of the user's own (its name and text) over the embedded figures.
    fn new(options: &Self::Options, figures: Option<(&str, &str)>) -> Result<Self, SetupError>;
    /// Reads options from a number of players and a comma-separated list of option names, as command lines have them;
    /// `all` stands for every option that may be combined.
    fn parse_options(players: u8, list: &str) -> Result<Self::Options, SetupError>;
    /// Every option: its word, and what a lobby says of it.
    fn option_list() -> Vec<(&'static str, Phrase)>;

    /// The options the rules were made with.
    fn options(&self) -> &Self::Options;
    /// How many seats there are: the columns of the score sheet.
    fn seats(&self) -> u8;
    /// How many of them are ever asked, the first ones; the others are played by the rules themselves (le Roy).
    fn players(&self) -> u8 {
        self.seats()
    }
    /// The seat's own word in records and protocols: one lower-case word.
    fn seat_name(&self, seat: Seat) -> &'static str;
    /// What a seat is called while nobody is known to play it, within a sentence.
    fn seat_title(&self, seat: Seat) -> Phrase;

    /// The table before anything has happened.
    fn start(&self) -> Self::State;
    /// What is waited for.
    fn pending(&self, state: &Self::State) -> Pending;
    /// Puts everything that `seat` may answer now into `out`, which is cleared first.
    fn choices(&self, state: &Self::State, seat: Seat, out: &mut Vec<Self::Choice>);
    /// Plays a choice.
    fn play(
        &self,
        state: &mut Self::State,
        seat: Seat,
        choice: Self::Choice,
        chronicle: Chronicle<'_, Self::Happening>,
    ) -> Result<(), Refusal>;
    /// Plays a choice that is known to be one that `choices` lists now, without looking for it: for playouts.
    fn play_offered(&self, state: &mut Self::State, seat: Seat, choice: Self::Choice);
    /// Answers what is awaited from chance: faces from 1, or positions from 0.
    fn chance(
        &self,
        state: &mut Self::State,
        outcome: &[u8],
        chronicle: Chronicle<'_, Self::Happening>,
    ) -> Result<(), Refusal>;
    /// The final score sheet, once the game is over.
    fn standing(&self, state: &Self::State) -> Option<Standing>;
    /// The victory points that `seat` would end with if the game ended now; exact when it is over.
    fn vp(&self, state: &Self::State, seat: Seat) -> i32;
    /// The chapter of the game: 0 while it is set up, then its round; a record carries a hash whenever it changes.
    fn chapter(&self, state: &Self::State) -> u32;
    /// The heading of a chapter.
    fn chapter_name(&self, chapter: u32) -> Phrase {
        if chapter == 0 { phrase!("chapter-setup") } else { phrase!("chapter-round", round = chapter) }
    }

    /// What a viewer may know.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;
    /// A state that looks like this to its viewer, the unknown filled in at random from the cup.
    fn guess(&self, view: &Self::View, cup: &mut Cup) -> Self::State;

    /// What `seat` is asked now.
    fn question(&self, state: &Self::State, seat: Seat) -> Option<Question<Self::Kind>>;
    /// A choice in the notation of records: short, on one line, without the seat.
    fn write(&self, choice: Self::Choice) -> String;
    /// Reads what `write` writes; on failure says what was expected.
    fn read(&self, text: &str) -> Result<Self::Choice, String>;
    /// A choice as a button says it, with its price and effect in the given state.
    fn say(&self, state: &Self::State, seat: Seat, choice: Self::Choice) -> Phrase;
    /// What is awaited from chance.
    fn say_awaited(&self, state: &Self::State) -> Phrase;
    /// The names of the things that may be drawn (for a draw) or of the dice (for a roll), in order.
    /// For a draw the names are different words without spaces: a record writes them.
    fn things(&self, state: &Self::State) -> Vec<String>;
    /// Something that happened.
    fn tell(&self, happening: &Self::Happening) -> Phrase;
    /// Whether `viewer` may be told this.
    fn may_know(&self, happening: &Self::Happening, viewer: Viewer) -> bool;
    /// The components that a happening or a choice concerns, by their ids in [`Game::cards`]; `sim` counts them.
    fn concerns(&self, happening: &Self::Happening, out: &mut Vec<&'static str>);
    /// Every id that [`Game::concerns`] may name with these options; `sim` reports those that never occurred.
    fn all_concerns(&self) -> Vec<&'static str>;
    /// Why `seat` may not use a card, place or die now; or that it may. Errors when no such thing exists.
    fn why_not(&self, state: &Self::State, seat: Seat, thing: &str) -> Result<Phrase, Phrase>;
    /// Every card, tile and building in play with these options.
    fn cards(&self) -> Vec<CardSheet>;
    /// Everything that is wrong with a state from outside; empty if it may be played on.
    fn check(&self, state: &Self::State) -> Vec<String>;
}
