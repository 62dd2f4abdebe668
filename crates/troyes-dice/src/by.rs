//! Tables with one thing for each of a few keys, written in JSON under the keys' own words.

use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::{Serialize, Serializer};
use std::collections::BTreeMap;
use std::marker::PhantomData;
use std::ops::{Index, IndexMut};
use tabletop::NotationError;

/// A small enum whose members number a table.
pub trait Key: Copy + 'static {
    /// Every member, in order.
    const ALL: &'static [Self];

    /// The position in [`Key::ALL`].
    fn index(self) -> usize;

    /// The word for it in choices, records and JSON: lower case, without spaces.
    fn word(self) -> &'static str;

    /// The member with this word.
    fn from_word(word: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|key| key.word() == word)
    }

    /// What could have been said instead, when a word is not known.
    fn expected(word: &str) -> NotationError {
        NotationError::NoneOf { word: word.into(), known: Self::ALL.iter().map(|key| key.word()).collect() }
    }
}

/// One `T` for each member of `K`, of which there are `N`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct By<K, T, const N: usize>(pub [T; N], PhantomData<K>);

impl<K, T, const N: usize> By<K, T, N> {
    /// A table from its entries in order.
    pub const fn new(things: [T; N]) -> Self {
        By(things, PhantomData)
    }
}

impl<K, T: Default + Copy, const N: usize> Default for By<K, T, N> {
    fn default() -> Self {
        By::new([T::default(); N])
    }
}

impl<K: Key, T, const N: usize> Index<K> for By<K, T, N> {
    type Output = T;
    fn index(&self, key: K) -> &T {
        &self.0[key.index()]
    }
}

impl<K: Key, T, const N: usize> IndexMut<K> for By<K, T, N> {
    fn index_mut(&mut self, key: K) -> &mut T {
        &mut self.0[key.index()]
    }
}

impl<K: Key, T: Serialize, const N: usize> Serialize for By<K, T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(K::ALL.iter().map(|key| (key.word(), &self[*key])))
    }
}

impl<'de, K: Key, T: Deserialize<'de>, const N: usize> Deserialize<'de> for By<K, T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut things = BTreeMap::<String, T>::deserialize(deserializer)?;
        let mut in_order = Vec::with_capacity(N);
        for key in K::ALL {
            let missing = || D::Error::custom(format!("`{}` is missing", key.word()));
            in_order.push(things.remove(key.word()).ok_or_else(missing)?);
        }
        match (things.keys().next(), <[T; N]>::try_from(in_order)) {
            (Some(word), _) => Err(D::Error::custom(K::expected(word))),
            (None, Ok(things)) => Ok(By::new(things)),
            (None, Err(_)) => Err(D::Error::custom("as many entries as keys are expected")),
        }
    }
}

/// One thing for each color.
pub type ByColor<T> = By<crate::color::Color, T, 3>;
/// One thing for each resource.
pub type ByResource<T> = By<crate::color::Resource, T, 3>;
/// One thing for each kind of building.
pub type ByBuilding<T> = By<crate::building::Building, T, 6>;
