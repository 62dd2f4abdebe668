//! Prices and gains in words.

use crate::actions::Dues;
use crate::cards::{Count, Gain};
use crate::say::{and, count};
use std::fmt;

impl fmt::Display for Dues {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let deniers = (self.deniers > 0).then(|| count(self.deniers, "denier"));
        let influence = (self.influence > 0).then(|| format!("{} influence", self.influence));
        f.write_str(&and(&deniers.into_iter().chain(influence).collect::<Vec<_>>()))
    }
}

impl fmt::Display for Gain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let deniers = (self.deniers > 0).then(|| count(self.deniers, "denier"));
        let influence = (self.influence > 0).then(|| format!("{} influence", self.influence));
        let vp = (self.vp > 0).then(|| format!("{} VP", self.vp));
        let cubes = (self.cubes > 0).then(|| format!("{} on events", count(self.cubes, "cube")));
        let pairs = (self.pairs > 0).then(|| format!("two cubes on an event {}", so_often(self.pairs)));
        let parts = deniers.into_iter().chain(influence).chain(vp).chain(cubes).chain(pairs);
        f.write_str(&and(&parts.collect::<Vec<_>>()))
    }
}

impl Count {
    /// What a gain is multiplied by, as the rest of a sentence.
    pub(crate) fn per(self) -> String {
        let thing = match self {
            Count::Once => return String::new(),
            Count::Citizens(building) => format!("citizen in the {}", building.name()),
            Count::Tradesmen => "tradesman".into(),
            Count::TradesmanPairs => "pair of tradesmen".into(),
            Count::CathedralCubes => "cube on the Cathedral".into(),
            Count::CathedralPairs => "pair of cubes on the Cathedral".into(),
            Count::EventsTaken => "event taken".into(),
            Count::EventsFought => "event with your cubes".into(),
            Count::DiceInCity(color) => format!("{} die in the city", color.name()),
            Count::DiceInDistrict(color) => format!("{} die on your district", color.name()),
            Count::MostDice(color) => format!("{} die on the district with most", color.name()),
        };
        format!(" for each {thing}")
    }
}

/// "once", "twice", "3 times".
pub(crate) fn so_often(times: u8) -> String {
    match times {
        1 => "once".into(),
        2 => "twice".into(),
        times => format!("{times} times"),
    }
}
