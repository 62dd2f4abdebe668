//! What a player keeps of the promises made before the deal, to hold a record against them.

use super::{Commitment, Mixture};
use crate::cup::Seed;
use crate::phrase;
use crate::phrase::Phrase;
use crate::record::Head;
use serde::{Deserialize, Serialize};

/// What a player's browser keeps for itself: no server can change it afterwards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Slip {
    /// The name of the table.
    pub table: String,
    /// The hash of the dealer's secret, as it was shown.
    pub promised: String,
    /// The place of the player, before lots were drawn.
    pub place: u8,
    /// The player's nonce: 64 hexadecimal digits.
    pub nonce: String,
    /// How many sat there; slips of before do not say so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub places: Option<u8>,
    /// Whether lots were to decide who sits where.
    #[serde(default)]
    pub by_lot: bool,
    /// Everybody's commitments, as they were shown before any nonce was.
    pub commitments: Vec<Promised>,
}

/// What somebody promised to bring.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Promised {
    /// The place.
    pub place: u8,
    /// The hash of the nonce.
    pub commitment: String,
}

/// Why a record is not that of the game that a slip was kept of.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.phrase())]
pub enum SlipFlaw {
    /// Nothing was mixed.
    NotMixed,
    /// It is another table.
    Table(String),
    /// The dealer promised another secret.
    Secret(String),
    /// More sat there, or fewer.
    Places(u8),
    /// Lots were to be drawn, or were not.
    Lots,
    /// Others have contributed, or with other promises.
    Commitments,
    /// The nonce is not a nonce.
    Nonce,
    /// The record has another nonce in this player's place.
    OtherNonce,
}

impl SlipFlaw {
    /// What a person is told.
    pub fn phrase(&self) -> Phrase {
        match self {
            SlipFlaw::NotMixed => phrase!("error-slip-not-mixed"),
            SlipFlaw::Table(table) => phrase!("error-slip-table", table = table.clone()),
            SlipFlaw::Secret(promised) => phrase!("error-slip-secret", promised = promised.clone()),
            SlipFlaw::Places(places) => phrase!("error-slip-places", places = *places),
            SlipFlaw::Lots => phrase!("error-slip-lots"),
            SlipFlaw::Commitments => phrase!("error-slip-commitments"),
            SlipFlaw::Nonce => phrase!("error-slip-nonce"),
            SlipFlaw::OtherNonce => phrase!("error-slip-other-nonce"),
        }
    }
}

impl Slip {
    /// Holds a record against what was promised. Whether the player's own nonce was counted: if it was not, the record
    /// says that it was not shown in time.
    pub fn check(&self, head: &Head, mixture: Option<&Mixture>) -> Result<bool, SlipFlaw> {
        let mixture = mixture.ok_or(SlipFlaw::NotMixed)?;
        if mixture.table != self.table {
            return Err(SlipFlaw::Table(mixture.table.clone()));
        }
        if head.commitment.as_deref() != Some(&*self.promised.to_ascii_lowercase()) {
            return Err(SlipFlaw::Secret(self.promised.clone()));
        }
        if self.places.is_some_and(|places| places != mixture.places) {
            return Err(SlipFlaw::Places(mixture.places));
        }
        if mixture.by_lot != self.by_lot {
            return Err(SlipFlaw::Lots);
        }
        let found = mixture.contributions.iter().map(|one| (one.place, one.commitment.to_string()));
        let promised = self.commitments.iter().map(|one| (one.place, one.commitment.to_ascii_lowercase()));
        if !found.eq(promised) {
            return Err(SlipFlaw::Commitments);
        }
        let nonce: Seed = self.nonce.parse().map_err(|_| SlipFlaw::Nonce)?;
        let own = mixture.contributions.iter().find(|one| one.place == self.place);
        let own = own.filter(|own| own.commitment == Commitment::of(&nonce)).ok_or(SlipFlaw::OtherNonce)?;
        Ok(own.nonce == Some(nonce))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mixture::Contribution;

    #[test]
    fn a_slip_holds_a_record_to_every_promise() {
        let (secret, nonce) = (Seed::from_number(1), Seed::from_number(2));
        let commitment = Commitment::of(&nonce);
        let contributions = vec![Contribution { place: 1, commitment, nonce: Some(nonce) }];
        let mixture = Mixture { table: "t".into(), places: 2, by_lot: false, contributions };
        let head = Head { commitment: Some(secret.commitment()), ..Head::default() };
        let slip = Slip {
            table: "t".into(),
            promised: secret.commitment(),
            place: 1,
            nonce: nonce.to_string(),
            places: Some(2),
            by_lot: false,
            commitments: vec![Promised { place: 1, commitment: commitment.to_string() }],
        };
        let check = |slip: &Slip| slip.check(&head, Some(&mixture));
        assert_eq!(check(&slip), Ok(true));
        assert_eq!(slip.check(&head, None), Err(SlipFlaw::NotMixed));
        assert_eq!(check(&Slip { table: "u".into(), ..slip.clone() }), Err(SlipFlaw::Table("t".into())));
        let other = Seed::from_number(3);
        let secret = Slip { promised: other.commitment(), ..slip.clone() };
        assert_eq!(check(&secret), Err(SlipFlaw::Secret(other.commitment())));
        // Who has seen everybody's nonce could choose among seeds if the number of places were not fixed as well.
        assert_eq!(check(&Slip { places: Some(3), ..slip.clone() }), Err(SlipFlaw::Places(2)));
        assert_eq!(check(&Slip { places: None, ..slip.clone() }), Ok(true), "a slip of before");
        assert_eq!(check(&Slip { by_lot: true, ..slip.clone() }), Err(SlipFlaw::Lots));
        assert_eq!(check(&Slip { commitments: vec![], ..slip.clone() }), Err(SlipFlaw::Commitments));
        assert_eq!(check(&Slip { nonce: other.to_string(), ..slip.clone() }), Err(SlipFlaw::OtherNonce));
        assert_eq!(check(&Slip { place: 0, ..slip.clone() }), Err(SlipFlaw::OtherNonce));
        let mut late = mixture.clone();
        late.contributions[0].nonce = None;
        assert_eq!(slip.check(&head, Some(&late)), Ok(false), "the record says that it was late");
    }
}
