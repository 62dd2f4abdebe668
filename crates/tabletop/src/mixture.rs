//! A seed that nobody chose alone: the dealer's secret, mixed with a nonce of everybody who plays.
//!
//! Everybody shows the hash of what they bring before anybody shows what it is: the dealer that of the secret, each
//! player that of a nonce. Then the nonces are shown, and the secret after the game. Whoever does not show theirs has
//! their hash stand for it, which was fixed before anybody knew anything.
//!
//! ```
//! use tabletop::{Commitment, Contribution, Mixture, Seed};
//!
//! let (secret, nonce) = (Seed::from_number(1), Seed::from_number(2));
//! let anna = Contribution { place: 0, commitment: Commitment::of(&nonce), nonce: Some(nonce) };
//! let mixture = Mixture { table: "t".into(), places: 2, by_lot: true, contributions: vec![anna] };
//! let seed = mixture.seed(&secret);
//! assert_ne!(seed, Mixture { table: "u".into(), ..mixture.clone() }.seed(&secret));
//! assert_eq!(mixture.lots(&seed).len(), 2);
//! ```

mod notes;
mod slip;

pub use notes::MixtureFlaw;
pub use slip::{Promised, Slip, SlipFlaw};

use crate::cup::{Cup, Seed, SeedError};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;

/// What is mixed begins with this, so that no hash of anything else is ever taken for it.
const MIXTURE: &[u8] = b"troyes-mixture-1";
/// The same for what decides who sits where.
const LOTS: &[u8] = b"troyes-lots-1";

/// The hash of 32 bytes that are shown later: SHA-256.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Commitment([u8; 32]);

impl Commitment {
    /// The hash of a secret or a nonce.
    pub fn of(shown: &Seed) -> Commitment {
        Commitment(Sha256::digest(shown.0).into())
    }
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl FromStr for Commitment {
    type Err = SeedError;

    /// Reads 64 hexadecimal digits.
    fn from_str(text: &str) -> Result<Commitment, SeedError> {
        text.parse::<Seed>().map(|Seed(bytes)| Commitment(bytes))
    }
}

impl TryFrom<String> for Commitment {
    type Error = SeedError;

    fn try_from(text: String) -> Result<Commitment, SeedError> {
        text.parse()
    }
}

impl From<Commitment> for String {
    fn from(commitment: Commitment) -> String {
        commitment.to_string()
    }
}

/// What one player brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Contribution {
    /// The place at the table, before lots are drawn.
    pub place: u8,
    /// The hash of the nonce, shown before anybody knew anything.
    pub commitment: Commitment,
    /// The nonce; nothing if it was not shown in time.
    pub nonce: Option<Seed>,
}

impl Contribution {
    /// Whether the nonce is the one that was promised; one that was not shown cannot be wrong.
    pub fn is_honest(&self) -> bool {
        self.nonce.is_none_or(|nonce| Commitment::of(&nonce) == self.commitment)
    }
}

/// Everything but the dealer's secret that the seed of a game is mixed from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mixture {
    /// The name of the table, so that nothing counts twice.
    pub table: String,
    /// How many sit there.
    pub places: u8,
    /// Whether lots decide who sits where.
    pub by_lot: bool,
    /// What the players bring, by place.
    pub contributions: Vec<Contribution>,
}

impl Mixture {
    /// The seed of the game.
    ///
    /// It is the SHA-256 of these texts one after the other, each after its length in bytes as four bytes, the highest
    /// first: `troyes-mixture-1`; the table; the secret; a byte for the number of places and one for whether lots are
    /// drawn; and for each contribution a byte for its place, the commitment, and the nonce, which is empty if it was not
    /// shown.
    pub fn seed(&self, secret: &Seed) -> Seed {
        let mut hash = Sha256::new();
        let mut add = |bytes: &[u8]| {
            hash.update((bytes.len() as u32).to_be_bytes());
            hash.update(bytes);
        };
        add(MIXTURE);
        add(self.table.as_bytes());
        add(&secret.0);
        add(&[self.places, u8::from(self.by_lot)]);
        for Contribution { place, commitment, nonce } in &self.contributions {
            add(&[*place]);
            add(&commitment.0);
            add(nonce.as_ref().map_or(&[][..], |nonce| &nonce.0));
        }
        Seed(hash.finalize().into())
    }

    /// For each seat the place that it goes to, by lot: from a cup of its own, so that the dice are the same with lots
    /// and without.
    pub fn lots(&self, seed: &Seed) -> Vec<u8> {
        let mut places: Vec<u8> = (0..self.places).collect();
        if self.by_lot {
            let mut hash = Sha256::new();
            hash.update(LOTS);
            hash.update(seed.0);
            Cup::new(Seed(hash.finalize().into())).shuffle(&mut places);
        }
        places
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn contribution(place: u8, nonce: u64) -> Contribution {
        let nonce = Seed::from_number(nonce);
        Contribution { place, commitment: Commitment::of(&nonce), nonce: Some(nonce) }
    }

    fn mixture() -> Mixture {
        let contributions = vec![contribution(0, 7), contribution(2, 8)];
        Mixture { table: "abcdefgh23456789".into(), places: 3, by_lot: true, contributions }
    }

    /// The page's script is tested with the same numbers.
    #[test]
    fn the_seed_is_the_same_on_every_machine() {
        let secret = Seed::from_number(1);
        let seed = mixture().seed(&secret);
        assert_eq!(seed.to_string(), "26455a1fb170e25b9dd76d022de2dafead5685d59f01cb679a3d8a64af129d25");
        assert_eq!(mixture().lots(&seed), [2, 0, 1]);
    }

    #[test]
    fn everything_that_is_mixed_counts() {
        let secret = Seed::from_number(1);
        let mut seeds = vec![mixture().seed(&secret), mixture().seed(&Seed::from_number(2))];
        let mut with = |change: &dyn Fn(&mut Mixture)| {
            let mut other = mixture();
            change(&mut other);
            seeds.push(other.seed(&secret));
        };
        with(&|other| other.table = "another".into());
        with(&|other| other.places = 4);
        with(&|other| other.by_lot = false);
        with(&|other| other.contributions[0].place = 1);
        with(&|other| other.contributions[0].nonce = None);
        with(&|other| other.contributions[1] = contribution(2, 9));
        with(&|other| {
            other.contributions.pop();
        });
        with(&|other| other.contributions.swap(0, 1));
        let count = seeds.len();
        seeds.sort_by_key(|seed| seed.0);
        seeds.dedup();
        assert_eq!(seeds.len(), count);
    }

    #[test]
    fn a_nonce_must_be_the_promised_one() {
        let honest = contribution(0, 1);
        assert!(honest.is_honest() && Contribution { nonce: None, ..honest }.is_honest());
        assert!(!Contribution { nonce: Some(Seed::from_number(2)), ..honest }.is_honest());
        let text = honest.commitment.to_string();
        assert_eq!(text.parse(), Ok(honest.commitment));
        assert_eq!(text, Seed::from_number(1).commitment());
    }

    #[test]
    fn lots_seat_everybody_once_and_nobody_always_begins() {
        let mixture = Mixture { places: 4, ..mixture() };
        let first: std::collections::BTreeSet<u8> = (0..50)
            .map(|number| {
                let lots = mixture.lots(&Seed::from_number(number));
                let mut sorted = lots.clone();
                sorted.sort_unstable();
                assert_eq!(sorted, [0, 1, 2, 3]);
                lots[0]
            })
            .collect();
        assert_eq!(first.len(), 4);
        assert_eq!(Mixture { by_lot: false, ..mixture }.lots(&Seed::from_number(1)), [0, 1, 2, 3]);
    }
}
