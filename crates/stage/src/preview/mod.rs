//! What a move would change, before it is made.
//!
//! A move is played on a copy of what its seat knows, and the table before is compared with the table after: pieces that
//! come and go, numbers that change, events that are countered. Nothing that the seat may not know goes into it, so
//! nothing of the kind can come out.
//!
//! ```
//! use stage::preview::preview;
//! use tabletop::toy::{Choice, Options, Toy};
//! use tabletop::{Cup, Game, Pending, Seat, Seed, Viewer};
//!
//! let game = Toy::new(&Options::default(), None)?;
//! let (mut state, mut cup) = (game.start(), Cup::new(Seed::from_number(1)));
//! while let Pending::Chance(awaited) = game.pending(&state) {
//!     game.chance(&mut state, &cup.answer(awaited), None)?;
//! }
//! let view = game.view(&state, Viewer::Seat(Seat(0)));
//! let die = view.open.dice[0][0];
//! let seen = preview(&game, &view, Seat(0), &[Choice::Take(die), Choice::Sell]).unwrap();
//! let coins = &seen.changes.numbers[0];
//! assert_eq!((coins.what, coins.after - coins.before), ("coins", die.into()));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod changes;

pub use changes::{Changes, Moved, NumberChange};

use crate::spot::Spot;
use crate::staged::Staged;
use std::fmt::Debug;
use std::hash::Hash;
use tabletop::{Cup, Phrase, Seat, Seed, Viewer, phrase};

/// How much somebody has of something.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Number {
    /// Who.
    pub who: Seat,
    /// Of what: a word that `stage-quantity` knows.
    pub what: &'static str,
    /// How much.
    pub amount: i64,
}

/// Something that a move brings about at one place, with what everybody gains by it: an event that is countered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Consequence<S> {
    /// Where.
    pub at: S,
    /// Who gains how many victory points by it.
    pub vp: Vec<(Seat, u32)>,
    /// In words.
    pub text: Phrase,
}

/// A game whose table can be compared with itself.
pub trait Previewable: Staged {
    /// What lies on the table: a citizen of somebody's, a cube, a die.
    type Piece: Copy + Eq + Hash + Debug + Send + Sync;

    /// Everything on the table that can be pointed at.
    fn spots(&self, view: &Self::View) -> Vec<Self::Spot>;

    /// Every piece that a viewer sees, with the spot where it lies.
    fn pieces(&self, view: &Self::View) -> Vec<(Self::Spot, Self::Piece)>;

    /// Whether a piece that leaves one spot while an equal one comes to another has gone there.
    fn walks(_piece: Self::Piece) -> bool {
        false
    }

    /// How far-fetched it is that such a piece went this way: where several could have, the likeliest are told.
    fn detour(_from: Self::Spot, _to: Self::Spot) -> u8 {
        0
    }

    /// What a piece is called.
    fn piece_name(&self, piece: Self::Piece) -> Phrase;

    /// Where a piece lies, within a sentence about it; nothing where its name says all.
    fn place_name(&self, view: &Self::View, spot: Self::Spot) -> Option<Phrase> {
        Some(self.describe(view, spot))
    }

    /// Every number that a viewer may know of what people have.
    fn numbers(&self, view: &Self::View) -> Vec<Number>;

    /// What was brought about besides.
    fn consequences(&self, _told: &[Self::Happening]) -> Vec<Consequence<Self::Spot>> {
        Vec::new()
    }

    /// Whether something can happen in a move that its seat could only guess: it is left out of a preview.
    fn is_guessed(_happening: &Self::Happening) -> bool {
        false
    }
}

/// What a move would do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Preview<S, P> {
    /// What would lie elsewhere and be more or less.
    pub changes: Changes<S, P>,
    /// What else would be brought about.
    pub consequences: Vec<Consequence<S>>,
    /// What would be told, in order.
    pub told: Vec<Phrase>,
    /// Whether the chapter (the round) would be over with it: what comes then is among the changes.
    pub ends_chapter: bool,
}

/// What a move of a game would do.
pub type PreviewOf<G> = Preview<<G as Staged>::Spot, <G as Previewable>::Piece>;

impl<S: Spot, P: Copy + PartialEq> Preview<S, P> {
    /// All of it in words, for those who do not see the table: numbers, pieces, then what is brought about.
    pub fn phrases<G>(&self, game: &G, view: &G::View) -> Vec<Phrase>
    where
        G: Previewable<Spot = S, Piece = P>,
    {
        let mut phrases = self.changes.phrases(game, view);
        phrases.extend(self.consequences.iter().map(|consequence| consequence.text.clone()));
        phrases.extend(self.end());
        phrases
    }

    /// That the chapter is over with it, if it is.
    pub fn end(&self) -> Option<Phrase> {
        self.ends_chapter.then(|| phrase!("stage-change-end"))
    }
}

/// A table as it may be, from what a viewer knows of it: always the same one.
pub fn imagined<G: Staged>(game: &G, view: &G::View) -> G::State {
    game.guess(view, &mut Cup::new(Seed::from_number(0)))
}

/// What choices of a seat would do; nothing if they cannot be made one after the other.
pub fn preview<G: Previewable>(
    game: &G,
    view: &G::View,
    seat: Seat,
    choices: &[G::Choice],
) -> Option<PreviewOf<G>> {
    let mut state = imagined(game, view);
    let chapter = game.chapter(&state);
    let mut told = Vec::new();
    for choice in choices {
        game.play(&mut state, seat, *choice, Some(&mut told)).ok()?;
    }
    let viewer = Viewer::Seat(seat);
    let after = game.view(&state, viewer);
    told.retain(|happening| !G::is_guessed(happening) && game.may_know(happening, viewer));
    Some(Preview {
        changes: Changes::between(game, view, &after),
        consequences: game.consequences(&told),
        ends_chapter: game.chapter(&state) != chapter,
        told: told.iter().filter(|told| !G::is_implied(told, viewer)).map(|told| game.tell(told)).collect(),
    })
}

impl Number {
    /// What it is a number of.
    pub fn quantity(what: &'static str) -> Phrase {
        phrase!("stage-quantity", what = what)
    }
}
