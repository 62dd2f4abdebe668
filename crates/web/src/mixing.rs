//! How everybody at a table gets a part in the seed of its game, before anything is dealt.
//!
//! First everybody promises: the table shows the hash of its secret, each browser sends the hash of a nonce when its person
//! sits down. Once all sit, the promises are fixed and shown; then the browsers show their nonces, and the table deals from
//! what all of it is mixed to ([`tabletop::Mixture`]). Nobody can choose last.

use crate::secret::TableId;
use serde::{Deserialize, Serialize};
use tabletop::{Commitment, Contribution, Mixture, Seat, Seats, Seed};
use words::{Phrase, phrase};

/// Browsers show their nonces by themselves, so whoever has not done so after this time, in seconds, is not there.
pub const SHOWING_TIME: i64 = 20;

/// How everybody gets a part in the seed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Mixing {
    /// What comes from each place: from each seat, before lots are drawn.
    parts: Vec<Part>,
    /// Whether lots decide who sits where.
    #[serde(default)]
    pub by_lot: bool,
    /// Until when nonces may be shown, in seconds since 1970, once all promises are made.
    #[serde(default)]
    pub until: Option<i64>,
    /// Whether the game was dealt; from then on nothing here changes.
    #[serde(default)]
    pub is_dealt: bool,
}

/// What comes from a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Part {
    /// Somebody is to come who has not promised anything.
    Awaited,
    /// Nothing: a bot sits there, a browser without script, or somebody beside another one at the same screen.
    Nothing,
    /// A nonce that was not shown, only its hash.
    Promised(Commitment),
    /// A nonce.
    Shown(#[serde(with = "as_text")] Seed),
}

/// A nonce as it is kept: it is no secret any more.
mod as_text {
    use super::Seed;
    use serde::de::{Deserialize, Deserializer, Error};
    use serde::ser::Serializer;

    pub fn serialize<S: Serializer>(nonce: &Seed, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(nonce)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Seed, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(Error::custom)
    }
}

/// Why somebody's part is not taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.phrase())]
pub enum MixingError {
    /// The table has been dealt, or nothing is mixed there.
    Over,
    /// This place has promised something, or that it brings nothing.
    Promised,
    /// Somebody else has promised the same.
    Copied,
    /// Not all promises are made yet.
    Early,
    /// It is not what was promised.
    Other,
}

impl MixingError {
    /// What a person is told.
    pub fn phrase(self) -> Phrase {
        match self {
            MixingError::Over => phrase!("page-mixing-over"),
            MixingError::Promised => phrase!("page-mixing-promised-before"),
            MixingError::Copied => phrase!("page-mixing-copied"),
            MixingError::Early => phrase!("page-mixing-early"),
            MixingError::Other => phrase!("page-mixing-other"),
        }
    }
}

impl Mixing {
    /// A table at which nothing was dealt yet.
    pub fn new(parts: Vec<Part>, by_lot: bool) -> Mixing {
        Mixing { parts, by_lot, until: None, is_dealt: false }
    }

    /// What comes from each place.
    pub fn parts(&self) -> &[Part] {
        &self.parts
    }

    /// Somebody promises a nonce, or to bring nothing.
    pub fn promise(&mut self, place: usize, promised: Option<Commitment>) -> Result<(), MixingError> {
        let others: Vec<Commitment> = self.parts.iter().filter_map(Part::commitment).collect();
        let part = self.parts.get_mut(place).filter(|_| !self.is_dealt).ok_or(MixingError::Over)?;
        if *part != Part::Awaited {
            return Err(MixingError::Promised);
        }
        if promised.is_some_and(|promised| others.contains(&promised)) {
            return Err(MixingError::Copied);
        }
        *part = promised.map_or(Part::Nothing, Part::Promised);
        Ok(())
    }

    /// Somebody shows a nonce. Nobody's is taken before everybody has promised.
    pub fn show(&mut self, place: usize, nonce: Seed) -> Result<(), MixingError> {
        let part = self.parts.get_mut(place).filter(|_| !self.is_dealt).ok_or(MixingError::Over)?;
        self.until.ok_or(MixingError::Early)?;
        match part {
            Part::Promised(promised) if *promised == Commitment::of(&nonce) => {
                *part = Part::Shown(nonce);
                Ok(())
            }
            Part::Shown(shown) if *shown == nonce => Ok(()),
            _ => Err(MixingError::Other),
        }
    }

    /// Once all promises are made, they are fixed, and the time to show nonces begins.
    pub fn fix(&mut self, now: i64) {
        let is_complete = !self.parts.contains(&Part::Awaited);
        if self.until.is_none() && is_complete && self.is_anything_promised() {
            self.until = Some(now + SHOWING_TIME);
        }
    }

    /// Whether it can be dealt: everybody has promised and shown, or the time to show is over.
    pub fn is_ready(&self, now: i64) -> bool {
        let is_time_up = self.until.is_some_and(|until| now >= until);
        !self.is_dealt && !self.parts.contains(&Part::Awaited) && (is_time_up || !self.is_anything_promised())
    }

    /// Whom everybody waits for before the deal: those who are to come, or else those who have not shown their nonce.
    pub fn awaited(&self) -> Seats {
        let of = |wanted: fn(&Part) -> bool| -> Seats {
            let parts = self.parts.iter().zip(0..).filter(|(part, _)| !self.is_dealt && wanted(part));
            parts.map(|(_, place)| Seat(place)).collect()
        };
        let to_come = of(|part| *part == Part::Awaited);
        if to_come.is_empty() { of(|part| matches!(part, Part::Promised(_))) } else { to_come }
    }

    fn is_anything_promised(&self) -> bool {
        self.parts.iter().any(|part| matches!(part, Part::Promised(_)))
    }

    /// What the seed is mixed from; nothing if nobody brings anything and nothing else comes from it than dice.
    pub fn mixture(&self, table: &TableId) -> Option<Mixture> {
        let parts = (0..).zip(&self.parts);
        let contributions: Vec<Contribution> = parts
            .filter_map(|(place, part)| {
                let nonce = match part {
                    Part::Shown(nonce) => Some(*nonce),
                    _ => None,
                };
                Some(Contribution { place, commitment: part.commitment()?, nonce })
            })
            .collect();
        let is_mixed = self.by_lot || !contributions.is_empty();
        let (table, places) = (table.to_string(), self.parts.len() as u8);
        is_mixed.then_some(Mixture { table, places, by_lot: self.by_lot, contributions })
    }

    /// For each seat the place that it has gone to, once the table is dealt.
    pub fn lots(&self, table: &TableId, secret: &Seed) -> Vec<u8> {
        match self.mixture(table).filter(|_| self.is_dealt) {
            Some(mixture) => mixture.lots(&mixture.seed(secret)),
            None => (0..self.parts.len() as u8).collect(),
        }
    }
}

impl Part {
    /// The hash that was promised.
    pub fn commitment(&self) -> Option<Commitment> {
        match self {
            Part::Promised(commitment) => Some(*commitment),
            Part::Shown(nonce) => Some(Commitment::of(nonce)),
            Part::Awaited | Part::Nothing => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: i64 = 1000;

    fn nonce(number: u64) -> Seed {
        Seed::from_number(number)
    }

    fn promised(number: u64) -> Option<Commitment> {
        Some(Commitment::of(&nonce(number)))
    }

    fn table() -> TableId {
        TableId::new([3; 16])
    }

    #[test]
    fn nobody_shows_before_everybody_has_promised() {
        let mut mixing = Mixing::new(vec![Part::Awaited, Part::Nothing, Part::Awaited], false);
        mixing.promise(0, promised(1)).unwrap();
        mixing.fix(NOW);
        assert_eq!(mixing.show(0, nonce(1)), Err(MixingError::Early));
        assert_eq!(mixing.promise(0, promised(2)), Err(MixingError::Promised), "nobody promises twice");
        assert_eq!(mixing.promise(1, promised(2)), Err(MixingError::Promised), "nor for a bot");
        assert_eq!(mixing.promise(2, promised(1)), Err(MixingError::Copied));
        mixing.promise(2, promised(2)).unwrap();
        mixing.fix(NOW);
        assert_eq!(mixing.until, Some(NOW + SHOWING_TIME));
        assert_eq!(mixing.show(2, nonce(1)), Err(MixingError::Other));
        assert_eq!(mixing.show(1, nonce(1)), Err(MixingError::Other));
        // In any order, and once more does no harm.
        mixing.show(2, nonce(2)).unwrap();
        assert!(!mixing.is_ready(NOW));
        mixing.show(0, nonce(1)).unwrap();
        mixing.show(0, nonce(1)).unwrap();
        assert!(mixing.is_ready(NOW));
        let mixture = mixing.mixture(&table()).unwrap();
        assert_eq!(
            mixture.contributions.iter().map(|one| (one.place, one.nonce)).collect::<Vec<_>>(),
            [(0, Some(nonce(1))), (2, Some(nonce(2))),]
        );
    }

    #[test]
    fn whoever_does_not_show_has_their_promise_counted() {
        let mut mixing = Mixing::new(vec![Part::Awaited; 2], false);
        mixing.promise(0, promised(1)).unwrap();
        mixing.promise(1, promised(2)).unwrap();
        mixing.fix(NOW);
        mixing.show(0, nonce(1)).unwrap();
        assert!(!mixing.is_ready(NOW + SHOWING_TIME - 1) && mixing.is_ready(NOW + SHOWING_TIME));
        mixing.is_dealt = true;
        assert_eq!(mixing.show(1, nonce(2)), Err(MixingError::Over), "too late");
        let late = mixing.mixture(&table()).unwrap().contributions[1];
        assert_eq!((Some(late.commitment), late.nonce), (promised(2), None));
    }

    #[test]
    fn a_table_without_anybody_who_promises_is_dealt_at_once_from_its_own_seed() {
        let mut mixing = Mixing::new(vec![Part::Nothing, Part::Awaited], false);
        assert!(!mixing.is_ready(NOW));
        mixing.promise(1, None).unwrap();
        mixing.fix(NOW);
        assert!(mixing.until.is_none() && mixing.is_ready(NOW));
        assert_eq!(mixing.mixture(&table()), None);
        let by_lot = Mixing { by_lot: true, ..mixing };
        assert!(by_lot.mixture(&table()).is_some(), "lots come from the same source");
    }

    #[test]
    fn what_is_kept_is_read_again() {
        let parts =
            vec![Part::Awaited, Part::Nothing, Part::Promised(promised(1).unwrap()), Part::Shown(nonce(2))];
        let mixing = Mixing { until: Some(NOW), ..Mixing::new(parts, true) };
        let kept = serde_json::to_string(&mixing).unwrap();
        assert_eq!(serde_json::from_str::<Mixing>(&kept).unwrap(), mixing);
    }
}
