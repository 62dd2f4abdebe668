//! What players bring to the seed of a table: nonces at once, or promises first and nonces with `deal`.

use crate::fault::{Code, Fault};
use host::SeededDice;
use tabletop::{Commitment, Contribution, Mixture, Seed, phrase};

/// What is brought when a table is opened, by seat.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Brought {
    /// Nothing: the seed is the table's own.
    #[default]
    Nothing,
    /// Nonces, from a program that runs the table itself and for whoever trusts it.
    Nonces(Vec<Option<Seed>>),
    /// Hashes of nonces that are shown later.
    Promises(Vec<Option<Commitment>>),
}

/// A secret and what was promised before anything is dealt.
#[derive(Clone, Debug)]
pub struct Pledge {
    pub secret: Seed,
    pub mixture: Mixture,
}

impl Brought {
    /// As a request says it.
    pub fn read(
        commitments: Option<Vec<Option<String>>>,
        nonces: Option<Vec<Option<String>>>,
    ) -> Result<Brought, Fault> {
        match (commitments, nonces) {
            (None, None) => Ok(Brought::Nothing),
            (Some(promises), None) => Ok(Brought::Promises(texts(promises)?)),
            (None, Some(nonces)) => Ok(Brought::Nonces(texts(nonces)?)),
            (Some(_), Some(_)) => Err(wrong(phrase!("protocol-promises-or-nonces"))),
        }
    }

    /// What the secret of a table for so many is mixed with; nothing where nobody brings anything.
    pub fn pledge(&self, secret: Seed, seats: u8) -> Result<Option<Pledge>, Fault> {
        let shown = |nonce: &Seed| (Commitment::of(nonce), Some(*nonce));
        let brought: Vec<Option<(Commitment, Option<Seed>)>> = match self {
            Brought::Nothing => return Ok(None),
            Brought::Nonces(nonces) => nonces.iter().map(|nonce| nonce.as_ref().map(shown)).collect(),
            Brought::Promises(promises) => promises.iter().map(|one| one.map(|one| (one, None))).collect(),
        };
        if brought.len() != usize::from(seats) {
            return Err(wrong(phrase!("protocol-brought", brought = brought.len(), seats = seats)));
        }
        let contributions: Vec<Contribution> = (0..)
            .zip(brought)
            .filter_map(|(place, one)| {
                one.map(|(commitment, nonce)| Contribution { place, commitment, nonce })
            })
            .collect();
        let is_copied = |(i, one): (usize, &Contribution)| {
            contributions[..i].iter().any(|other| other.commitment == one.commitment)
        };
        if contributions.iter().enumerate().any(is_copied) {
            return Err(wrong(phrase!("protocol-copied")));
        }
        let tag: String = secret.commitment().chars().take(16).collect();
        let mixture = Mixture { table: format!("engine-{tag}"), places: seats, by_lot: false, contributions };
        Ok(Some(Pledge { secret, mixture }))
    }
}

impl Pledge {
    /// The dice, now that those who promised have shown what, or have not.
    pub fn dice(&self, nonces: Vec<Option<String>>) -> Result<SeededDice, Fault> {
        let nonces: Vec<Option<Seed>> = texts(nonces)?;
        let Pledge { secret, mut mixture } = self.clone();
        if nonces.len() != usize::from(mixture.places) {
            return Err(wrong(phrase!("protocol-brought", brought = nonces.len(), seats = mixture.places)));
        }
        for (place, nonce) in (0..).zip(nonces) {
            let own = mixture.contributions.iter_mut().find(|one| one.place == place);
            match (own, nonce) {
                (Some(own), nonce) => own.nonce = nonce,
                (None, None) => {}
                (None, Some(_)) => return Err(wrong(phrase!("protocol-not-promised", place = place))),
            }
        }
        match mixture.contributions.iter().find(|one| !one.is_honest()) {
            Some(other) => Err(wrong(phrase!("protocol-other-nonce", place = other.place))),
            None => Ok(SeededDice::mixed(secret, mixture)),
        }
    }
}

fn texts<T: std::str::FromStr<Err = tabletop::SeedError>>(
    texts: Vec<Option<String>>,
) -> Result<Vec<Option<T>>, Fault> {
    let read = |text: Option<String>| text.map(|text| text.parse()).transpose();
    texts
        .into_iter()
        .map(read)
        .collect::<Result<_, _>>()
        .map_err(|error: tabletop::SeedError| wrong(error.phrase()))
}

fn wrong(why: tabletop::Phrase) -> Fault {
    Fault::new(Code::BadParams, why)
}
