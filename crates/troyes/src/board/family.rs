//! What a family has beside the board.

use crate::board::{ByOwner, Owner};
use crate::cards::{Character, EventSet};
use serde::{Deserialize, Serialize};
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

/// A family's belongings; grey has citizens and, as le Roy, points.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Family {
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
    /// Secret characters.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<Character>"))]
    pub characters: ArrayVec<[Character; 2]>,
    /// Event cards taken.
    pub taken: EventSet,
    /// Victory point tokens by where they came from; secret, like the characters.
    pub vp: [i16; VpSource::ALL.len()],
}

impl Family {
    /// The victory point tokens in hand.
    pub fn tokens(&self) -> i16 {
        self.vp.iter().sum()
    }
}

/// All families and grey.
pub type Families = ByOwner<Family>;

impl Families {
    /// The families that play, in seat order.
    pub fn playing(players: u8) -> impl DoubleEndedIterator<Item = Owner> + ExactSizeIterator + Clone {
        Owner::ALL[..players as usize].iter().copied()
    }
}
