//! The ramparts: the guards on the wall and the activities outside its gates.

use crate::board::{ByOwner, Owner};
use crate::modules::Outdoor;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use tabletop::{NotationError, phrase};
use tinyvec::ArrayVec;

/// The last space of the wall: the gate where the guards began.
pub const WALL: u8 = 20;
/// The gates, each with an activity outside: levels I to IV.
pub const GATES: usize = 4;

/// Some of the four levels, counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct Levels(u8);

impl Levels {
    /// No level.
    pub const NONE: Levels = Levels(0);

    /// Every set of levels.
    pub fn sets() -> impl Iterator<Item = Levels> {
        (0..1 << GATES).map(Levels)
    }

    /// Whether a level is among them.
    pub const fn contains(self, level: usize) -> bool {
        self.0 & (1 << level) != 0
    }

    /// Adds a level.
    pub fn insert(&mut self, level: usize) {
        self.0 |= 1 << level;
    }

    /// Whether all of these are among `others`.
    pub const fn within(self, others: Levels) -> bool {
        self.0 & !others.0 == 0
    }

    /// How many there are.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The levels in order.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        (0..GATES).filter(move |level| self.contains(*level))
    }
}

impl FromIterator<usize> for Levels {
    fn from_iter<I: IntoIterator<Item = usize>>(levels: I) -> Levels {
        let mut set = Levels::NONE;
        levels.into_iter().for_each(|level| set.insert(level));
        set
    }
}

/// The number printed on the tiles of a level.
pub(crate) const fn numeral(level: usize) -> &'static str {
    ["I", "II", "III", "IV"][level]
}

impl fmt::Display for Levels {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("nowhere");
        }
        let numerals: Vec<_> = self.iter().map(numeral).collect();
        f.write_str(&numerals.join(" "))
    }
}

impl FromStr for Levels {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Levels, NotationError> {
        if text == "nowhere" {
            return Ok(Levels::NONE);
        }
        let levels: Levels = text
            .split_whitespace()
            .map(|word| {
                (0..GATES).find(|level| numeral(*level) == word).ok_or_else(|| NotationError::NoneOf {
                    word: word.into(),
                    known: (0..GATES).map(numeral).collect(),
                })
            })
            .collect::<Result<_, _>>()?;
        if levels.is_empty() { Err(NotationError::Other(phrase!("troyes-error-levels"))) } else { Ok(levels) }
    }
}

impl Serialize for Levels {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Levels {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Levels, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// A tile outside a gate: the side that lies up, and how many cubes of each owner lie on it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Outpost {
    /// The side.
    pub side: Outdoor,
    /// The cubes.
    pub cubes: ByOwner<u8>,
}

/// The wall and what lies outside; empty without the module.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ramparts {
    /// The activities outside the gates, by level.
    pub outposts: ArrayVec<[Outpost; GATES]>,
    /// The space of each family's guard, 0 to 20. On the last one he stands on the tile of level IV.
    pub guards: ByOwner<u8>,
    /// Levels whose cube the player in turn has used, or has kept when asked, in this action or before this black die.
    pub answered: Levels,
}

impl Ramparts {
    /// Whether the game goes without ramparts, or has not laid any tile yet.
    pub fn is_empty(&self) -> bool {
        self.outposts.is_empty()
    }

    /// The level of a side, if it lies there.
    pub fn level(&self, side: Outdoor) -> Option<usize> {
        self.outposts.iter().position(|outpost| outpost.side == side)
    }

    /// How many cubes of an owner lie on a side.
    pub fn cubes(&self, side: Outdoor, owner: Owner) -> u8 {
        self.level(side).map_or(0, |level| self.outposts[level].cubes[owner])
    }

    /// The sides on which an owner has a cube.
    pub fn loaded(&self, owner: Owner) -> impl Iterator<Item = Outdoor> + '_ {
        self.outposts.iter().filter(move |outpost| outpost.cubes[owner] > 0).map(|outpost| outpost.side)
    }

    /// Takes a cube of an owner's off a side.
    pub fn discard(&mut self, side: Outdoor, owner: Owner) {
        if let Some(level) = self.level(side) {
            let cubes = &mut self.outposts[level].cubes[owner];
            *cubes = cubes.saturating_sub(1);
        }
    }
}
