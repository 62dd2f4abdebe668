//! Dice as choices name them: single ones, groups of up to three, and any number of one's own.

use crate::board::{DieColor, Faces, Owner};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use tabletop::{NotationError, phrase};

/// A die on the square. Equal dice (same owner, color and face) are one and the same to every rule.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Die(u8);

impl Die {
    /// A die by its owner, color and face.
    pub const fn new(owner: Owner, color: DieColor, face: u8) -> Die {
        Die((color as u8) << 6 | (owner as u8) << 3 | face)
    }

    /// A die by its owner and its kind: the six faces of each color in order.
    pub(crate) const fn of_kind(owner: Owner, kind: usize) -> Die {
        const KINDS: [u8; 24] = {
            let mut kinds = [0; 24];
            let mut kind = 0;
            while kind < 24 {
                kinds[kind] = Die::new(Owner::Blue, DieColor::ALL[kind / 6], kind as u8 % 6 + 1).0;
                kind += 1;
            }
            kinds
        };
        Die(KINDS[kind] | (owner as u8) << 3)
    }

    /// Whose district it lies on.
    pub const fn owner(self) -> Owner {
        Owner::ALL[((self.0 >> 3) & 7) as usize]
    }

    /// Whether it lies on this owner's district.
    pub(crate) const fn is_of(self, owner: Owner) -> bool {
        (self.0 >> 3) & 7 == owner as u8
    }

    /// Its color as it lies there.
    pub const fn color(self) -> DieColor {
        DieColor::ALL[(self.0 >> 6) as usize]
    }

    /// The face that shows.
    pub const fn face(self) -> u8 {
        self.0 & 7
    }

    /// The same die turned over: opposite faces add up to 7.
    pub const fn turned(self) -> Die {
        Die::new(self.owner(), self.color(), 7 - self.face())
    }

    /// The die with the least representation, for unused places in a group.
    const NONE: Die = Die(0);
}

impl fmt::Display for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}@{}", self.color().letter(), self.face(), self.owner().name())
    }
}

impl fmt::Debug for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Reads a color letter and a face, like `R4`.
fn color_and_face(text: &str) -> Option<(DieColor, u8)> {
    let mut letters = text.chars();
    let letter = letters.next()?;
    let face = letters.as_str().parse().ok().filter(|face| (1..=6).contains(face))?;
    let color = DieColor::ALL.into_iter().find(|color| color.letter() == letter)?;
    Some((color, face))
}

impl FromStr for Die {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Die, NotationError> {
        text.split_once('@')
            .and_then(|(die, owner)| {
                let (color, face) = color_and_face(die)?;
                Some(Die::new(Owner::named(owner)?, color, face))
            })
            .ok_or_else(|| NotationError::Other(phrase!("troyes-error-die", text = text.to_string())))
    }
}

impl TryFrom<String> for Die {
    type Error = NotationError;
    fn try_from(text: String) -> Result<Die, NotationError> {
        text.parse()
    }
}

impl From<Die> for String {
    fn from(die: Die) -> String {
        die.to_string()
    }
}

/// One to three dice used together. A mark says which die a rule singles out, where a rule does.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Group {
    dice: [Die; 3],
    /// Low bits: singled out by the cube of an Activity card. High bits: turned over by an outdoor activity.
    marks: u8,
}

impl Group {
    /// A group without marks; the dice are in ascending order.
    pub fn new(dice: &[Die]) -> Group {
        let mut group = Group { dice: [Die::NONE; 3], marks: 0 };
        group.dice[..dice.len()].copy_from_slice(dice);
        group.dice[..dice.len()].sort_unstable();
        group
    }

    /// A group of dice that are in ascending order already.
    pub(crate) fn sorted(dice: &[Die]) -> Group {
        debug_assert!(dice.is_sorted());
        let mut group = Group { dice: [Die::NONE; 3], marks: 0 };
        group.dice[..dice.len()].copy_from_slice(dice);
        group
    }

    /// No dice yet.
    pub(crate) const NONE: Group = Group { dice: [Die::NONE; 3], marks: 0 };

    /// The same dice and one more at `index`, not before any of them in order.
    pub(crate) fn with(mut self, index: usize, die: Die) -> Group {
        self.dice[index] = die;
        self
    }

    /// The dice.
    pub fn dice(&self) -> &[Die] {
        &self.dice[..self.len()]
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.dice.iter().filter(|die| **die != Die::NONE).count()
    }

    /// Whether there are none, as in a plan whose dice are not chosen yet.
    pub fn is_empty(&self) -> bool {
        self.dice[0] == Die::NONE
    }

    /// The same dice, the one at `index` singled out by a card's cube.
    pub fn with_mark(mut self, index: usize) -> Group {
        self.marks |= 1 << index;
        self
    }

    /// The same dice, the one at `index` turned over by an outdoor activity.
    pub fn with_turned(mut self, index: usize) -> Group {
        self.marks |= 16 << index;
        self
    }

    /// Whether a card's cube singles out the die at `index`.
    pub fn is_marked(&self, index: usize) -> bool {
        self.marks & (1 << index) != 0
    }

    /// Whether an outdoor activity turned the die at `index`.
    pub fn is_turned(&self, index: usize) -> bool {
        self.marks & (16 << index) != 0
    }

    /// Whether an outdoor activity turned any of the dice.
    pub fn has_turned(&self) -> bool {
        self.marks >= 16
    }

    /// The same dice without marks.
    pub fn plain(self) -> Group {
        Group { marks: 0, ..self }
    }
}

impl fmt::Display for Group {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, die) in self.dice().iter().enumerate() {
            let space = if i == 0 { "" } else { " " };
            let mark = if self.is_marked(i) { "*" } else { "" };
            let turned = if self.is_turned(i) { "!" } else { "" };
            write!(f, "{space}{die}{mark}{turned}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Group {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}

impl FromStr for Group {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Group, NotationError> {
        let mut dice = [(Die::NONE, false, false); 3];
        let mut len = 0;
        for word in text.split_whitespace() {
            let slot =
                dice.get_mut(len).ok_or_else(|| NotationError::Other(phrase!("troyes-error-group")))?;
            *slot = (word.trim_end_matches(['*', '!']).parse()?, word.contains('*'), word.contains('!'));
            len += 1;
        }
        dice[..len].sort_by_key(|(die, ..)| *die);
        let mut group = Group { dice: dice.map(|(die, ..)| die), marks: 0 };
        for (i, (_, marked, turned)) in dice.into_iter().enumerate() {
            if marked {
                group = group.with_mark(i);
            }
            if turned {
                group = group.with_turned(i);
            }
        }
        Ok(group)
    }
}

impl TryFrom<String> for Group {
    type Error = NotationError;
    fn try_from(text: String) -> Result<Group, NotationError> {
        text.parse()
    }
}

impl From<Group> for String {
    fn from(group: Group) -> String {
        group.to_string()
    }
}

/// Any number of dice of one's own: how many of each color and face.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Pool([Faces; 4]);

impl Pool {
    /// No dice.
    pub const EMPTY: Pool = Pool([Faces::NONE; 4]);

    /// Dice by color.
    pub fn new(by_color: [Faces; 4]) -> Pool {
        Pool(by_color)
    }

    /// The faces of a color.
    pub fn of(&self, color: DieColor) -> Faces {
        self.0[color as usize]
    }

    /// Adds a die.
    pub fn add(&mut self, color: DieColor, face: u8) {
        self.0[color as usize].add(face);
    }

    /// Takes a die out.
    pub fn remove(&mut self, color: DieColor, face: u8) {
        self.0[color as usize].remove(face);
    }

    /// Every die, by color and then by face.
    pub fn iter(&self) -> impl Iterator<Item = (DieColor, u8)> {
        let by_color = self.0;
        DieColor::ALL
            .into_iter()
            .flat_map(move |color| by_color[color as usize].iter().map(move |face| (color, face)))
    }

    /// How many dice there are.
    pub fn len(&self) -> usize {
        self.0.iter().map(|faces| faces.count() as usize).sum()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        *self == Pool::EMPTY
    }
}

impl fmt::Display for Pool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, (color, face)) in self.iter().enumerate() {
            write!(f, "{}{}{face}", if i == 0 { "" } else { " " }, color.letter())?;
        }
        Ok(())
    }
}

impl fmt::Debug for Pool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}

impl FromStr for Pool {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Pool, NotationError> {
        let mut pool = Pool::EMPTY;
        for word in text.split_whitespace() {
            let not_a_die = || NotationError::Other(phrase!("troyes-error-own-die", text = word.to_string()));
            let (color, face) = color_and_face(word).ok_or_else(not_a_die)?;
            if pool.of(color).count() >= 6 {
                return Err(NotationError::Other(phrase!("troyes-error-pool", color = color)));
            }
            pool.add(color, face);
        }
        Ok(pool)
    }
}

impl TryFrom<String> for Pool {
    type Error = NotationError;
    fn try_from(text: String) -> Result<Pool, NotationError> {
        text.parse()
    }
}

impl From<Pool> for String {
    fn from(pool: Pool) -> String {
        pool.to_string()
    }
}
