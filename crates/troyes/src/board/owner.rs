//! To whom a die, citizen or cube belongs.

use serde::{Deserialize, Serialize};
use std::ops::{Index, IndexMut};
use tabletop::Seat;

/// A family, or grey: the neutral player, whom le Roy replaces in the King's Challenge.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Owner {
    /// The first seat's family.
    Blue,
    /// The second seat's family.
    Green,
    /// The third seat's family.
    Orange,
    /// The fourth seat's family, the color of plain wood.
    Natural,
    /// The neutral player, or le Roy.
    #[default]
    Grey,
}

impl Owner {
    /// All five: the families in seat order, then grey.
    pub const ALL: [Owner; 5] = [Owner::Blue, Owner::Green, Owner::Orange, Owner::Natural, Owner::Grey];

    /// The family of a seat.
    pub const fn of(seat: Seat) -> Owner {
        Owner::ALL[seat.index()]
    }

    /// The seat of a family; grey has none.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Owner::Grey => None,
            family => Some(Seat(family as u8)),
        }
    }

    /// Its word in records.
    pub const fn name(self) -> &'static str {
        ["blue", "green", "orange", "natural", "grey"][self as usize]
    }

    /// The owner with this word.
    pub fn named(word: &str) -> Option<Owner> {
        Owner::ALL.into_iter().find(|owner| owner.name() == word)
    }
}

/// Who stands on a space, in four bits.
pub(crate) fn in_four_bits(space: Option<Owner>) -> u8 {
    space.map_or(0, |owner| owner as u8 + 1)
}

/// One thing for each family and for grey.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ByOwner<T>(pub [T; 5]);

impl<T> ByOwner<T> {
    /// The things with their owners.
    pub fn iter(&self) -> impl Iterator<Item = (Owner, &T)> {
        Owner::ALL.into_iter().zip(&self.0)
    }
}

impl<T> Index<Owner> for ByOwner<T> {
    type Output = T;
    fn index(&self, owner: Owner) -> &T {
        &self.0[owner as usize]
    }
}

impl<T> IndexMut<Owner> for ByOwner<T> {
    fn index_mut(&mut self, owner: Owner) -> &mut T {
        &mut self.0[owner as usize]
    }
}
