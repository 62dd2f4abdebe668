//! Playing: what is waited for, what may be answered, what an answer changes, and who may see what.

use super::{Refusal, SetupError};
use crate::chance::Awaited;
use crate::cup::Cup;
use crate::json::{FromJson, ToJson};
use crate::seat::{Seat, Seats, Viewer};
use crate::standing::Standing;
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

/// Collects what happens while a game goes on, for those who want to tell it; playouts go without.
pub type Chronicle<'a, H> = Option<&'a mut Vec<H>>;

/// The rules of one game with its options and figures. The game never rolls: it says what it awaits, and its driver
/// answers.
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
    type Options: Clone + Eq + Debug + Default + ToJson + FromJson + Send + Sync;
    /// Everything on the table: plain data, without heap.
    type State: Clone + Eq + Hash + Debug + ToJson + FromJson + Send + Sync;
    /// What a seat may answer.
    type Choice: Copy + Eq + Hash + Debug + ToJson + FromJson + Send + Sync;
    /// What one viewer may know. Owns its data; no secret of anybody else is in it.
    type View: Clone + Eq + Debug + ToJson + Send + Sync;
    /// One thing that happened, as told to everybody who may know it.
    type Happening: Clone + Debug + ToJson + Send + Sync;

    /// Sets up rules: options, and a figures file of the user's own (its name and text) over the embedded figures.
    fn new(options: &Self::Options, figures: Option<(&str, &str)>) -> Result<Self, SetupError>;
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
    /// The same, for those who have listed the choices themselves and tell what happens.
    fn play_listed(
        &self,
        state: &mut Self::State,
        seat: Seat,
        choice: Self::Choice,
        chronicle: Chronicle<'_, Self::Happening>,
    ) {
        let played = self.play(state, seat, choice, chronicle);
        debug_assert!(played.is_ok(), "{played:?}");
    }
    /// Answers what is awaited from chance: faces from 1, or positions from 0.
    fn chance(
        &self,
        state: &mut Self::State,
        outcome: &[u8],
        chronicle: Chronicle<'_, Self::Happening>,
    ) -> Result<(), Refusal>;
    /// Answers with an outcome that is known to be one that is awaited now, without checking it: for playouts.
    fn chance_awaited(&self, state: &mut Self::State, outcome: &[u8]) {
        let answered = self.chance(state, outcome, None);
        debug_assert!(answered.is_ok(), "{answered:?}");
    }
    /// The final score sheet, once the game is over.
    fn standing(&self, state: &Self::State) -> Option<Standing>;
    /// The victory points that `seat` would end with if the game ended now; exact when it is over.
    fn vp(&self, state: &Self::State, seat: Seat) -> i32;
    /// The chapter of the game: 0 while it is set up, then its round; a record carries a hash whenever it changes.
    fn chapter(&self, state: &Self::State) -> u32;

    /// What a viewer may know.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;
    /// The same for somebody who has followed the game and remembers: with what no longer lies open, but was gained and paid
    /// before everybody's eyes. Bots and analyses do.
    fn recall(&self, state: &Self::State, viewer: Viewer) -> Self::View {
        self.view(state, viewer)
    }
    /// A state that looks like this to its viewer, the unknown filled in at random from the cup.
    fn guess(&self, view: &Self::View, cup: &mut Cup) -> Self::State;
}
