//! What a family has beside the board.

use crate::board::{ByOwner, Owner};
use crate::cards::{Character, EventSet};
use serde::{Deserialize, Serialize};
use std::hash::{Hash, Hasher};
use std::ops::{Deref, DerefMut};
use tabletop::{Phrase, phrase};
use tinyvec::ArrayVec;

/// Where victory point tokens came from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum VpSource {
    /// Cubes placed on the Cathedral.
    Cathedral,
    /// Events countered.
    Events,
    /// Effects of Activity cards.
    Activities,
    /// Ramparts and outdoor activities.
    Outdoor,
    /// Characters recalled during the game, and le Roy's own gains.
    Royal,
    /// Points lost: salaries, events, black dice. Never positive.
    Lost,
}

impl VpSource {
    /// All sources, in the order of the score sheet.
    pub const ALL: [VpSource; 6] = [
        VpSource::Cathedral,
        VpSource::Events,
        VpSource::Activities,
        VpSource::Outdoor,
        VpSource::Royal,
        VpSource::Lost,
    ];

    /// Its words on the score sheet.
    pub fn name(self) -> Phrase {
        match self {
            VpSource::Cathedral => phrase!("troyes-score-cathedral"),
            VpSource::Events => phrase!("troyes-score-events"),
            VpSource::Activities => phrase!("troyes-score-activities"),
            VpSource::Outdoor => phrase!("troyes-score-outdoor"),
            VpSource::Royal => phrase!("troyes-score-royal"),
            VpSource::Lost => phrase!("troyes-score-lost"),
        }
    }
}

/// Victory point tokens by where they came from.
pub type Tokens = [i16; VpSource::ALL.len()];

/// What nobody but the family itself may look at.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Secret {
    /// The characters it was dealt.
    pub characters: ArrayVec<[Character; 2]>,
    /// Its victory point tokens.
    pub vp: Tokens,
}

impl Secret {
    /// The victory point tokens in hand.
    pub fn tokens(&self) -> i16 {
        self.vp.iter().sum()
    }
}

/// What a viewer may know of that.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Known {
    /// The characters, if the viewer may look at them; else none.
    pub characters: ArrayVec<[Character; 2]>,
    /// The victory point tokens, if the viewer may count them.
    pub vp: Option<Tokens>,
}

impl Known {
    /// The victory point tokens in hand; 0 where the viewer may not count them.
    pub fn tokens(&self) -> i16 {
        self.vp.map_or(0, |vp| vp.iter().sum())
    }
}

/// Unknown tokens are written like none.
impl From<Known> for Secret {
    fn from(known: Known) -> Secret {
        Secret { characters: known.characters, vp: known.vp.unwrap_or_default() }
    }
}

/// A family's belongings; grey has citizens and, as le Roy, points. A state has the families' [`Secret`]s, a view only
/// what is [`Known`] of them.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Family<S = Secret> {
    /// Money.
    pub deniers: u16,
    /// Influence points, 0 to 20.
    pub influence: u8,
    /// Citizens in the personal supply.
    pub supply: u8,
    /// Citizens in the general supply.
    pub reserve: u8,
    /// Deniers on the district of a family that has passed this round.
    pub passed: Option<u8>,
    /// Event cards taken.
    pub taken: EventSet,
    /// Characters and points.
    pub secret: S,
}

/// What is small in one word, as cards are.
impl<S: Hash> Hash for Family<S> {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        let Family { deniers, influence, supply, reserve, passed, taken, secret } = self;
        let [low, high] = deniers.to_le_bytes();
        let (has_passed, passed) = (u8::from(passed.is_some()), passed.unwrap_or(0));
        let bytes = [low, high, *influence, *supply, *reserve, has_passed, passed, 0];
        hasher.write_u64(u64::from_le_bytes(bytes));
        taken.hash(hasher);
        secret.hash(hasher);
    }
}

/// Rules, bots and screens say `family.vp` as they say `family.deniers`; whether it may be unknown, the type says.
impl<S> Deref for Family<S> {
    type Target = S;
    fn deref(&self) -> &S {
        &self.secret
    }
}

impl<S> DerefMut for Family<S> {
    fn deref_mut(&mut self) -> &mut S {
        &mut self.secret
    }
}

impl<S> Family<S> {
    /// The same family with its secrets seen otherwise.
    pub(crate) fn with_secret<T>(&self, secret: T) -> Family<T> {
        let Family { deniers, influence, supply, reserve, passed, taken, secret: _ } = *self;
        Family { deniers, influence, supply, reserve, passed, taken, secret }
    }
}

/// A family as it is written: its fields in this order, so that states have the same hashes as ever.
#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename = "Family", deny_unknown_fields)]
struct Written {
    deniers: u16,
    influence: u8,
    supply: u8,
    reserve: u8,
    passed: Option<u8>,
    #[cfg_attr(feature = "schema", schemars(with = "Vec<Character>"))]
    characters: ArrayVec<[Character; 2]>,
    taken: EventSet,
    vp: Tokens,
}

#[cfg(feature = "schema")]
impl<S> schemars::JsonSchema for Family<S> {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        Written::schema_name()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        Written::json_schema(generator)
    }
}

impl<S: Copy + Into<Secret>> Serialize for Family<S> {
    fn serialize<W: serde::Serializer>(&self, serializer: W) -> Result<W::Ok, W::Error> {
        let Family { deniers, influence, supply, reserve, passed, taken, secret } = *self;
        let Secret { characters, vp } = secret.into();
        Written { deniers, influence, supply, reserve, passed, characters, taken, vp }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Family {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Family, D::Error> {
        let Written { deniers, influence, supply, reserve, passed, characters, taken, vp } =
            Written::deserialize(deserializer)?;
        Ok(Family { deniers, influence, supply, reserve, passed, taken, secret: Secret { characters, vp } })
    }
}

/// All families and grey.
pub type Families<S = Secret> = ByOwner<Family<S>>;

impl Families {
    /// The families that play, in seat order.
    pub fn playing(players: u8) -> impl DoubleEndedIterator<Item = Owner> + ExactSizeIterator + Clone {
        Owner::ALL[..players as usize].iter().copied()
    }
}
