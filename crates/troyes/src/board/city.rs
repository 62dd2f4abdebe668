//! The Activity cards in the city: tradesmen and cubes.

use crate::board::{ByOwner, Owner, in_four_bits};
use crate::cards::Card;
use serde::{Deserialize, Serialize};
use std::hash::{Hash, Hasher};
use tinyvec::ArrayVec;

/// A set of owners.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct OwnerSet(u8);

impl OwnerSet {
    /// Whether an owner is in it.
    pub const fn contains(self, owner: Owner) -> bool {
        self.0 & (1 << owner as u8) != 0
    }

    /// Adds an owner.
    pub fn insert(&mut self, owner: Owner) {
        self.0 |= 1 << owner as u8;
    }

    /// Takes an owner out; whether it was there.
    pub fn remove(&mut self, owner: Owner) -> bool {
        let was = self.contains(owner);
        self.0 &= !(1 << owner as u8);
        was
    }

    /// The owners in order.
    pub fn iter(self) -> impl Iterator<Item = Owner> {
        Owner::ALL.into_iter().filter(move |owner| self.contains(*owner))
    }

    /// How many there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether nobody is in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl FromIterator<Owner> for OwnerSet {
    fn from_iter<I: IntoIterator<Item = Owner>>(owners: I) -> OwnerSet {
        let mut set = OwnerSet::default();
        owners.into_iter().for_each(|owner| set.insert(owner));
        set
    }
}

impl Serialize for OwnerSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for OwnerSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<OwnerSet, D::Error> {
        Ok(Vec::<Owner>::deserialize(deserializer)?.into_iter().collect())
    }
}

/// An Activity card that has been revealed.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Activity {
    /// The card.
    pub card: Card,
    /// Whose tradesmen stand on its two spaces, the more valuable first.
    pub spaces: [Option<Owner>; 2],
    /// Whose tradesmen stand on the picture, worth nothing.
    pub picture: OwnerSet,
    /// How many cubes of each owner lie on it.
    pub cubes: ByOwner<u8>,
}

/// In one word: bots tell positions apart by their hashes, hundreds of them at every turn.
impl Hash for Activity {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        let Activity { card, spaces, picture, cubes: ByOwner([a, b, c, d, e]) } = *self;
        let [first, second] = spaces.map(in_four_bits);
        let bytes = [a, b, c, d, e, picture.0, first << 4 | second, card as u8];
        hasher.write_u64(u64::from_le_bytes(bytes));
    }
}

impl Activity {
    /// A card that has just been revealed.
    pub fn new(card: Card) -> Activity {
        Activity { card, spaces: [None; 2], picture: OwnerSet::default(), cubes: ByOwner::default() }
    }

    /// Whether an owner has a tradesman on it.
    pub fn has(&self, owner: Owner) -> bool {
        // All three are looked at: that is quicker than to guess where to stop.
        (self.spaces[0] == Some(owner)) | (self.spaces[1] == Some(owner)) | self.picture.contains(owner)
    }

    /// How many tradesmen an owner has on it: one, unless an event brings another.
    pub fn tradesmen(&self, owner: Owner) -> u8 {
        let on_spaces = self.spaces.iter().filter(|space| **space == Some(owner)).count();
        on_spaces as u8 + u8::from(self.picture.contains(owner))
    }

    /// A tradesman takes the most valuable free space, or the picture.
    pub fn welcome(&mut self, owner: Owner) {
        match self.spaces.iter_mut().find(|space| space.is_none()) {
            Some(space) => *space = Some(owner),
            None => self.picture.insert(owner),
        }
    }

    /// A tradesman leaves; whether there was one.
    pub fn dismiss(&mut self, owner: Owner) -> bool {
        match self.spaces.iter_mut().find(|space| **space == Some(owner)) {
            Some(space) => {
                *space = None;
                true
            }
            None => self.picture.remove(owner),
        }
    }
}

/// The revealed Activity cards, at most nine, in the order in which they were revealed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct City {
    #[cfg_attr(feature = "schema", schemars(with = "Vec<Activity>"))]
    activities: ArrayVec<[Activity; 9]>,
}

impl City {
    /// The revealed cards.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = &Activity> {
        self.activities.iter()
    }

    /// The revealed cards, to be changed.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = &mut Activity> {
        self.activities.iter_mut()
    }

    /// The card, if it is revealed.
    pub fn find(&self, card: Card) -> Option<&Activity> {
        self.activities.iter().find(|activity| activity.card == card)
    }

    /// The card, to be changed.
    pub fn find_mut(&mut self, card: Card) -> Option<&mut Activity> {
        self.activities.iter_mut().find(|activity| activity.card == card)
    }

    /// A card is revealed.
    pub fn reveal(&mut self, card: Card) {
        self.activities.push(Activity::new(card));
    }

    /// How many tradesmen an owner has on all cards.
    pub fn tradesmen(&self, owner: Owner) -> u8 {
        self.activities.iter().map(|activity| activity.tradesmen(owner)).sum()
    }

    /// How many cubes of an owner lie on a card.
    pub fn cubes(&self, card: Card, owner: Owner) -> u8 {
        self.find(card).map_or(0, |activity| activity.cubes[owner])
    }
}
