//! A game at a real table, whichever game it is: what pages and tables know of dice that people roll, of cards that they
//! draw and of those that they hold.

use crate::played_game::{Change, Declined};
use crate::speech::Voice;
use maud::Markup;
use tabletop::{Seat, Seats};
use words::Said;

/// What people are to roll or to draw.
pub struct ChanceAsked {
    /// Which step it is; an answer names it.
    pub number: usize,
    /// What for.
    pub text: Said,
    /// What.
    pub wanted: ChanceWanted,
}

/// What people are to roll or to draw.
pub enum ChanceWanted {
    /// Dice with so many sides, those of a kind together.
    Roll(Vec<DiceGroup>, u8),
    /// So many of these things, in order.
    Draw(usize, Vec<Drawable>),
}

/// Dice of a kind.
pub struct DiceGroup {
    /// What they are called.
    pub name: Said,
    /// The word of their color, or nothing.
    pub color: &'static str,
    /// How many.
    pub count: usize,
    /// The words for their faces, where they are no numbers.
    pub faces: Vec<Said>,
}

/// A thing that may be drawn or held.
pub struct Drawable {
    /// Its word in records.
    pub name: String,
    /// What people call it.
    pub say: Said,
    /// Its picture, where there is one.
    pub drawing: Option<Markup>,
}

/// What fell or was drawn, as somebody has entered it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fallen {
    /// Faces, as typed.
    Roll(String),
    /// Names of things, in order.
    Draw(Vec<String>),
}

/// What a game can do at a real table.
pub trait RefereedGame {
    /// Whether people roll and draw here.
    fn is_real(&self) -> bool;
    /// What they are to roll or to draw now.
    fn chance_asked(&self, voice: Voice<'_>) -> Option<ChanceAsked>;
    /// Somebody says what fell or was drawn in a step.
    fn fall(&mut self, step: usize, fallen: &Fallen) -> Result<Change, Declined>;
    /// What was entered last is undone: dice, cards or a move, with what bots did since.
    fn undo_entry(&mut self, bots: Seats) -> Result<Change, Declined>;
    /// Whether there is anything to undo.
    fn has_entry(&self, bots: Seats) -> bool;
    /// The step with which the last thing began that somebody entered.
    fn last_entry(&self, bots: Seats) -> Option<usize>;
    /// Who keeps cards from the program as well; until they say which, others stand in for them.
    fn covered(&self) -> Seats;
    /// These keep their cards from the program.
    fn cover(&mut self, seats: Seats);
    /// How many cards everybody holds in secret.
    fn hand_size(&self) -> usize;
    /// Everything that people may hold.
    fn hand_cards(&self, voice: Voice<'_>) -> Vec<Drawable>;
    /// Somebody says what they hold. Bots, and cards that stand in for others', give way.
    fn tell_hand(&mut self, seat: Seat, names: &[String], bots: Seats) -> Result<Change, Declined>;
}
