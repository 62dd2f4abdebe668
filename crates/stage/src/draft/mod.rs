//! One move, one thought: whatever somebody has picked so far, in any order, and the whole move that it comes to.
//!
//! Rules ask small questions, one after the other. A [`Draft`] holds what somebody has picked on the table, dice before
//! the target or after it, and answers that were given to later questions. [`propose`] goes through the questions from
//! the open one to the end of the seat's action and answers each by what was picked, or by what people mostly want. The
//! [`Proposal`] says what is missing, what may still be picked and why something may not; once it is ready, its choices are
//! sent together.
//!
//! ```
//! use stage::draft::{Draft, How, propose};
//! use stage::toy::Spot;
//! use tabletop::toy::{Options, Toy};
//! use tabletop::{Cup, Game, Pending, Seat, Seed, Viewer};
//!
//! let game = Toy::new(&Options::default(), None)?;
//! let (mut state, mut cup) = (game.start(), Cup::new(Seed::from_number(1)));
//! while let Pending::Chance(awaited) = game.pending(&state) {
//!     game.chance(&mut state, &cup.answer(awaited), None)?;
//! }
//! let (view, seat) = (game.view(&state, Viewer::Seat(Seat(0))), Seat(0));
//!
//! // Nothing is picked: the dice are lit, and so is what may be done with them.
//! let nothing = propose(&game, &view, seat, &Draft::default());
//! assert!(!nothing.is_ready && nothing.lit.contains(&Spot::Die(seat, 0)));
//!
//! // The purse first, then a die: the two answers are sent together.
//! let draft = Draft::default().with(Spot::Purse(seat)).with(Spot::Die(seat, 0));
//! let sale = propose(&game, &view, seat, &draft);
//! assert!(sale.is_ready && sale.misfits.is_empty());
//! assert_eq!(sale.slots.iter().map(|slot| slot.how).collect::<Vec<_>>(), [How::Picked, How::Picked]);
//! for choice in sale.choices {
//!     game.play(&mut state, seat, choice, None)?;
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod click;
mod draftable;
mod proposal;
mod propose;
mod reason;
mod slot;
mod tray;
mod walk;
mod written;

pub use click::Clicked;
pub use draftable::{Draftable, Preference};
pub use proposal::{Misfit, MisfitOf, Proposal};
pub use propose::propose;
pub use reason::Reason;
pub use slot::{Answer, AnswerOf, Asked, How, Slot};
pub use tray::{Payment, Tray};

use crate::staged::Staged;
use tabletop::{Game, Speech};

/// Something that somebody has picked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pick<S, K, C> {
    /// A die, a card, a place: whatever answer it belongs to.
    Spot(S),
    /// The answer to one question of the move.
    Answer(Asked<K>, C),
}

/// A pick in a game.
pub type PickOf<G> = Pick<<G as Staged>::Spot, <G as Speech>::Kind, <G as Game>::Choice>;

/// What somebody has picked so far, oldest first.
#[derive(Clone, Debug)]
pub struct Draft<G: Staged> {
    /// The picks.
    pub picks: Vec<PickOf<G>>,
}

impl<G: Staged> PartialEq for Draft<G> {
    fn eq(&self, other: &Draft<G>) -> bool {
        self.picks == other.picks
    }
}

impl<G: Staged> Eq for Draft<G> {}

impl<G: Staged> Default for Draft<G> {
    fn default() -> Draft<G> {
        Draft { picks: Vec::new() }
    }
}

impl<G: Staged> Draft<G> {
    /// Whether nothing is picked.
    pub fn is_empty(&self) -> bool {
        self.picks.is_empty()
    }

    /// The same with a spot more.
    pub fn with(mut self, spot: G::Spot) -> Draft<G> {
        self.picks.push(Pick::Spot(spot));
        self
    }

    /// The same with this answer to a question of the move, instead of another one.
    pub fn answering(mut self, asked: Asked<G::Kind>, choice: G::Choice) -> Draft<G> {
        self.picks.retain(|pick| !matches!(pick, Pick::Answer(known, _) if *known == asked));
        self.picks.push(Pick::Answer(asked, choice));
        self
    }

    /// The same without the last pick.
    pub fn without_last(mut self) -> Draft<G> {
        self.picks.pop();
        self
    }

    /// The spots that are picked, oldest first.
    pub fn spots(&self) -> impl Iterator<Item = G::Spot> {
        self.picks.iter().filter_map(|pick| match pick {
            Pick::Spot(spot) => Some(*spot),
            Pick::Answer(..) => None,
        })
    }

    /// The answers that are given, oldest first.
    pub fn answers(&self) -> impl Iterator<Item = (Asked<G::Kind>, G::Choice)> {
        self.picks.iter().filter_map(|pick| match pick {
            Pick::Spot(_) => None,
            Pick::Answer(asked, choice) => Some((*asked, *choice)),
        })
    }
}
