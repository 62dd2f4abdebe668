//! Fixed action ids and observation vectors of each game, for programs that learn.
//!
//! A game offers choices, and a set of dice is one choice: there are hundreds of thousands of them. So every choice is
//! **spelled** as a short row of actions out of a fixed alphabet, most of them with a single one. Dice are picked one by
//! one. [`Picking`] keeps what has been picked of an answer and says which actions may follow; it skips whatever is not
//! open any more, so that every action is a decision. Rules know nothing of this.
//!
//! ```
//! use encoding::{Encode, Picking};
//! use tabletop::{Cup, Game, Notation, Pending, Seed, Viewer};
//! use troyes::Troyes;
//!
//! let game = Troyes::new(&Troyes::parse_options(4, "")?, None)?;
//! let (mut state, mut cup) = (game.start(), Cup::new(Seed::from_number(1)));
//! let mut picking = Picking::default();
//! let mut observation = vec![0.0; game.observation_layout().len()];
//! loop {
//!     match game.pending(&state) {
//!         Pending::Chance(awaited) => game.chance(&mut state, &cup.answer(awaited), None)?,
//!         Pending::Over => break,
//!         Pending::Seats(seats) => {
//!             let seat = seats.iter().next().expect("somebody is asked");
//!             picking.ask(&game, &state, seat);
//!             let choice = loop {
//!                 game.observe(&game.view(&state, Viewer::Seat(seat)), picking.picked(), &mut observation);
//!                 let first = picking.legal(&game)[0];
//!                 if let Some(choice) = picking.pick(&game, first)? {
//!                     break choice;
//!                 }
//!             };
//!             game.play_offered(&mut state, seat, choice);
//!         }
//!     }
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![warn(missing_docs)]

mod alphabet;
mod dice;
mod layout;
mod picking;
mod troyes;

pub use alphabet::{Alphabet, Letters};
pub use layout::{Block, Layout, Pen};
pub use picking::{NotLegal, Picked, Picking};

use tabletop::{Game, Seat};

/// The number of an action, from 0; the same in every game of the same rules version.
pub type Action = u16;

/// A game whose choices are spelled with actions, and whose views are written as numbers.
///
/// Contracts, each held by tests of every implementation:
/// - Different choices that are offered together are spelled differently, and none is the beginning of another.
/// - `read_actions` gives back the choice that was spelled.
/// - Every view of a game is written with the same layout; nothing but the view and the picked actions bears upon it.
/// - Seats are counted from the one that chooses or looks, so that every seat sees itself in the same place.
pub trait Encode: Game {
    /// The actions there are.
    fn alphabet() -> &'static Alphabet;

    /// The action at a place, from 0, in the row that spells a choice of this seat; none after its end.
    fn action(&self, seat: Seat, choice: &Self::Choice, place: usize) -> Option<Action>;

    /// The choice of this seat that a row of actions spells, whatever the state.
    fn read_actions(&self, seat: Seat, actions: &[Action]) -> Option<Self::Choice>;

    /// Writes a view and what its seat has picked so far. The layout depends on the rules alone.
    fn describe(&self, view: &Self::View, picked: &[Action], pen: &mut Pen<'_>);

    /// Fills an observation, which is as long as the layout says.
    fn observe(&self, view: &Self::View, picked: &[Action], out: &mut [f32]) {
        out.fill(0.0);
        let mut pen = Pen::new(out);
        self.describe(view, picked, &mut pen);
        debug_assert!(pen.is_at_end(), "a view is written shorter than the layout says");
    }

    /// What stands where in an observation.
    fn observation_layout(&self) -> Layout {
        let view = self.view(&self.start(), tabletop::Viewer::Seat(Seat(0)));
        Layout::of(|pen| self.describe(&view, &[], pen))
    }

    /// The whole row that spells a choice.
    fn spell(&self, seat: Seat, choice: &Self::Choice) -> Vec<Action> {
        (0..).map_while(|place| self.action(seat, choice, place)).collect()
    }
}
