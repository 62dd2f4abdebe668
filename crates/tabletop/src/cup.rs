//! The dice cup: seeded, so that a game can be played again and its dice be verified.

use crate::chance::{Awaited, Outcome};
use crate::phrase;
use crate::phrase::Phrase;
use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;

/// What a [`Cup`] is made from; whoever knows it knows every die to come.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// A seed for experiments, from a small number. Servers draw all 32 bytes from the system.
    pub fn from_number(number: u64) -> Seed {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Seed(bytes)
    }

    /// A hash that can be shown before the game and checked after it: SHA-256 of the 32 bytes, in hexadecimal.
    pub fn commitment(&self) -> String {
        hex(&Sha256::digest(self.0))
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

/// Never prints the seed, so that no log can leak it.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(..)")
    }
}

/// A text is not a seed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.phrase())]
pub struct SeedError;

impl SeedError {
    /// What a person is told.
    pub fn phrase(&self) -> Phrase {
        phrase!("error-seed")
    }
}

impl FromStr for Seed {
    type Err = SeedError;

    /// Reads 64 hexadecimal digits.
    fn from_str(text: &str) -> Result<Seed, SeedError> {
        if text.len() != 64 || !text.is_ascii() {
            return Err(SeedError);
        }
        let mut bytes = [0; 32];
        for (i, byte) in bytes.iter_mut().enumerate() {
            *byte = u8::from_str_radix(&text[2 * i..2 * i + 2], 16).map_err(|_| SeedError)?;
        }
        Ok(Seed(bytes))
    }
}

/// Answers everything that is asked of chance. The same seed gives the same answers on every machine.
#[derive(Clone, Debug)]
pub struct Cup(ChaCha8Rng);

impl Cup {
    /// A cup of its own for a seed.
    pub fn new(seed: Seed) -> Cup {
        Cup(ChaCha8Rng::from_seed(seed.0))
    }

    /// A number from 0 to `end - 1`, all equally likely.
    pub fn below(&mut self, end: u32) -> u32 {
        // Lemire's method: multiply, and reject the few low products that would favor some results.
        // Most are so high that the threshold, which is below `end`, need not be divided out.
        loop {
            let product = u64::from(self.0.next_u32()) * u64::from(end);
            let low = product as u32;
            if low >= end || low >= end.wrapping_neg() % end {
                return (product >> 32) as u32;
            }
        }
    }

    /// How far it is: [`Cup::resumed`] goes on there.
    pub fn drawn(&self) -> u128 {
        self.0.get_word_pos()
    }

    /// The cup of a seed, as far as another one was.
    pub fn resumed(seed: Seed, drawn: u128) -> Cup {
        let mut cup = Cup::new(seed);
        cup.0.set_word_pos(drawn);
        cup
    }

    /// Puts things in random order.
    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        for i in (1..things.len()).rev() {
            things.swap(i, self.below(i as u32 + 1) as usize);
        }
    }

    /// Answers what a game awaits.
    pub fn answer(&mut self, awaited: Awaited) -> Outcome {
        let mut outcome = Outcome::new();
        self.answer_into(awaited, &mut outcome);
        outcome
    }

    /// Puts the answer where it is wanted: dice are rolled so often that copying them would be felt.
    fn answer_into(&mut self, awaited: Awaited, outcome: &mut Outcome) {
        match awaited {
            Awaited::Roll { dice, sides } => {
                (0..dice).for_each(|_| outcome.push(self.below(u32::from(sides)) as u8 + 1));
            }
            // One thing needs no list of the others.
            Awaited::Draw { of, take: 1 } if of > 1 => outcome.push(self.below(u32::from(of)) as u8),
            Awaited::Draw { of, take } => {
                outcome.extend(0..of);
                for i in 0..take.min(of.saturating_sub(1)) {
                    let j = u32::from(i) + self.below(u32::from(of - i));
                    outcome.swap(i as usize, j as usize);
                }
                outcome.truncate(take as usize);
            }
        }
    }
}
