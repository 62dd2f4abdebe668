//! A mixture in the head of a record: notes, which every reader of records knows to keep.
//!
//! ```text
//! note mixture 1 abcdefgh23456789 3
//! note contribution 0 COMMITMENT NONCE
//! note contribution 2 COMMITMENT withheld
//! note lots 2 0 1
//! ```

use super::{Contribution, Mixture};
use crate::cup::Seed;
use crate::phrase;
use crate::phrase::Phrase;
use crate::record::Head;

const MIXTURE: &str = "mixture";
const CONTRIBUTION: &str = "contribution";
const LOTS: &str = "lots";
/// Stands for a nonce that was not shown.
const WITHHELD: &str = "withheld";
/// The only way of mixing so far.
const VERSION: &str = "1";

/// What is wrong with the notes of a mixture.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.phrase())]
pub enum MixtureFlaw {
    /// A note is not readable.
    Unreadable(String),
    /// It was mixed in a way that this program does not know.
    Version(String),
    /// There are contributions or lots, but nothing says what they are mixed to, or there are two of one.
    Stray(String),
    /// There are more places than players, or fewer.
    Places {
        /// Those of the record.
        found: u8,
        /// Who plays.
        players: u8,
    },
    /// The nonce of a place is not the one that it promised.
    OtherNonce(u8),
    /// The lots are others than those of the seed.
    OtherLots {
        /// Those of the record.
        found: String,
        /// Those of the seed.
        right: String,
    },
}

impl MixtureFlaw {
    /// What a person is told.
    pub fn phrase(&self) -> Phrase {
        match self {
            MixtureFlaw::Unreadable(note) => phrase!("error-mixture-unreadable", note = note.clone()),
            MixtureFlaw::Version(version) => phrase!("error-mixture-version", version = version.clone()),
            MixtureFlaw::Stray(note) => phrase!("error-mixture-stray", note = note.clone()),
            MixtureFlaw::Places { found, players } => {
                phrase!("error-mixture-places", found = *found, players = *players)
            }
            MixtureFlaw::OtherNonce(place) => phrase!("error-mixture-nonce", place = *place + 1),
            MixtureFlaw::OtherLots { found, right } => {
                phrase!("error-mixture-lots", found = found.clone(), right = right.clone())
            }
        }
    }
}

impl Mixture {
    /// The keys of the notes that tell of it.
    pub const NOTES: [&'static str; 3] = [MIXTURE, CONTRIBUTION, LOTS];

    /// The notes that tell of it; `seed` is the one that came of it.
    pub fn notes(&self, seed: &Seed) -> Vec<(String, String)> {
        let mut notes = vec![(MIXTURE.into(), format!("{VERSION} {} {}", self.table, self.places))];
        notes.extend(self.contributions.iter().map(|Contribution { place, commitment, nonce }| {
            let nonce = nonce.map_or_else(|| WITHHELD.into(), |nonce| nonce.to_string());
            (CONTRIBUTION.into(), format!("{place} {commitment} {nonce}"))
        }));
        if self.by_lot {
            notes.push((LOTS.into(), row(&self.lots(seed))));
        }
        notes
    }

    /// What a record tells of it; nothing if its seed was not mixed.
    pub fn of(head: &Head) -> Result<Option<Mixture>, MixtureFlaw> {
        let of_key = |key: &'static str| head.notes.iter().filter(move |note| note.0 == key);
        let contributions: Vec<Contribution> =
            of_key(CONTRIBUTION).map(|(_, text)| contribution(text)).collect::<Result<_, _>>()?;
        let by_lot = of_key(LOTS).next().is_some();
        let mut found = of_key(MIXTURE);
        let Some((_, text)) = found.next() else {
            let stray = of_key(CONTRIBUTION).chain(of_key(LOTS)).next();
            return stray.map_or(Ok(None), |(key, _)| Err(MixtureFlaw::Stray(key.clone())));
        };
        if found.next().is_some() || of_key(LOTS).count() > 1 {
            return Err(MixtureFlaw::Stray(text.clone()));
        }
        let unreadable = || MixtureFlaw::Unreadable(text.clone());
        let words: Vec<&str> = text.split_whitespace().collect();
        match words[..] {
            [VERSION, table, places] => {
                let places = places.parse().map_err(|_| unreadable())?;
                // One order, each place once: the same contributions are always mixed to the same.
                let in_order = contributions.windows(2).all(|pair| pair[0].place < pair[1].place);
                let are_placed = contributions.iter().all(|contribution| contribution.place < places);
                if !(in_order && are_placed) {
                    return Err(unreadable());
                }
                Ok(Some(Mixture { table: table.into(), places, by_lot, contributions }))
            }
            [version, ..] if version != VERSION => Err(MixtureFlaw::Version(version.into())),
            _ => Err(unreadable()),
        }
    }

    /// Everybody who plays has a place, and nobody else has: whoever knows all nonces could choose among seeds otherwise.
    pub fn must_seat(&self, players: u8) -> Result<(), MixtureFlaw> {
        match self.places {
            places if places == players => Ok(()),
            found => Err(MixtureFlaw::Places { found, players }),
        }
    }

    /// The seed of a record's game: what the secret in its head is mixed to, with every promise and the lots checked; the
    /// secret itself where nothing was mixed.
    pub fn checked(head: &Head, secret: &Seed) -> Result<(Seed, Option<Mixture>), MixtureFlaw> {
        let Some(mixture) = Mixture::of(head)? else { return Ok((*secret, None)) };
        if let Some(other) = mixture.contributions.iter().find(|contribution| !contribution.is_honest()) {
            return Err(MixtureFlaw::OtherNonce(other.place));
        }
        let seed = mixture.seed(secret);
        let lots = head.notes.iter().find(|(key, _)| key == LOTS);
        let right = row(&mixture.lots(&seed));
        match lots {
            Some((_, found)) if *found != right => {
                Err(MixtureFlaw::OtherLots { found: found.clone(), right })
            }
            _ => Ok((seed, Some(mixture))),
        }
    }
}

fn contribution(text: &str) -> Result<Contribution, MixtureFlaw> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let read = || -> Option<Contribution> {
        let [place, commitment, nonce] = words[..] else { return None };
        let nonce = if nonce == WITHHELD { None } else { Some(nonce.parse().ok()?) };
        Some(Contribution { place: place.parse().ok()?, commitment: commitment.parse().ok()?, nonce })
    };
    read().ok_or_else(|| MixtureFlaw::Unreadable(text.into()))
}

fn row(places: &[u8]) -> String {
    places.iter().map(u8::to_string).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mixture::Commitment;

    fn head() -> (Head, Seed) {
        let (secret, nonce) = (Seed::from_number(1), Seed::from_number(2));
        let commitment = Commitment::of(&nonce);
        let contributions = vec![
            Contribution { place: 0, commitment, nonce: Some(nonce) },
            Contribution { place: 1, commitment: Commitment::of(&secret), nonce: None },
        ];
        let mixture = Mixture { table: "table".into(), places: 3, by_lot: true, contributions };
        let seed = mixture.seed(&secret);
        let head = Head { notes: mixture.notes(&seed), ..Head::default() };
        assert_eq!(Mixture::of(&head), Ok(Some(mixture)));
        (head, secret)
    }

    #[test]
    fn what_is_noted_is_read_again_and_checked() {
        let (head, secret) = head();
        let (seed, mixture) = Mixture::checked(&head, &secret).unwrap();
        assert_eq!(mixture.unwrap().seed(&secret), seed);
        assert_eq!(Mixture::checked(&Head::default(), &secret), Ok((secret, None)), "as it always was");
    }

    #[test]
    fn whatever_is_bent_is_found() {
        let (head, secret) = head();
        let bent = |note: usize, from: &str, to: &str| {
            let mut other = head.clone();
            let text = &mut other.notes[note].1;
            assert!(text.contains(from), "{text}");
            *text = text.replace(from, to);
            Mixture::checked(&other, &secret).unwrap_err()
        };
        let (other, own) = (Seed::from_number(3).to_string(), Seed::from_number(2).to_string());
        assert_eq!(bent(1, &own, &other), MixtureFlaw::OtherNonce(0));
        assert!(matches!(bent(1, &own, &own[1..]), MixtureFlaw::Unreadable(_)));
        assert!(matches!(bent(1, "0 ", "2 "), MixtureFlaw::Unreadable(_)), "places in order");
        assert!(matches!(bent(0, "1 ", "2 "), MixtureFlaw::Version(_)));
        assert!(matches!(bent(0, " 3", " 1"), MixtureFlaw::Unreadable(_)), "nobody sits nowhere");
        let lots = head.notes[3].1.clone();
        let turned: String = lots.chars().rev().collect();
        assert!(matches!(bent(3, &lots, &turned), MixtureFlaw::OtherLots { .. }));
        let stray = Head { notes: head.notes[1..].to_vec(), ..Head::default() };
        assert!(matches!(Mixture::of(&stray), Err(MixtureFlaw::Stray(_))));
    }
}
