//! What it brought to use a component, by regression.

use super::regression::{Observation, within_groups};
use super::sample::{Kind, Sample};
use crate::facts::Fact;
use crate::selfplay::Played;
use arena::Estimate;
use std::collections::BTreeMap;
use tabletop::Seat;

/// What one use more of each component brought, compared with what else the family would have done, and what each seat
/// brought, compared with the first.
#[derive(Clone, Debug)]
pub struct Effects {
    /// By component.
    pub components: BTreeMap<&'static str, Estimate>,
    /// By seat, from the second on.
    pub seats: Vec<Estimate>,
}

impl Effects {
    /// Of a sample of games.
    pub fn of(sample: &Sample) -> Effects {
        let components = &sample.components;
        let places: BTreeMap<&str, (usize, Kind)> =
            components.iter().enumerate().map(|(place, (kind, id))| (*id, (place, *kind))).collect();
        let seats = usize::from(sample.players());
        let observed = |game: &Played| -> Vec<Observation> {
            let mut families: Vec<Observation> = (0..seats)
                .map(|seat| {
                    let mut did = vec![0.0; components.len() + seats - 1];
                    if seat > 0 {
                        did[components.len() + seat - 1] = 1.0;
                    }
                    Observation { did, fared: game.standing.total[seat].into() }
                })
                .collect();
            for fact in &game.facts {
                if let (Some(Seat(seat)), Some((place, kind))) = (fact.seat, places.get(fact.component))
                    && fact.deed == kind.used_by(fact.component)
                    && let Some(family) = families.get_mut(usize::from(seat))
                {
                    family.did[*place] += amount(*kind, fact);
                }
            }
            families
        };
        let groups: Vec<Vec<Observation>> = sample.games.iter().map(observed).collect();
        let mut found = within_groups(&groups);
        let seats = found.split_off(components.len().min(found.len()));
        Effects { components: components.iter().map(|(_, id)| *id).zip(found).collect(), seats }
    }
}

/// An activation is one use, however often the card works; on events every cube counts.
fn amount(kind: Kind, fact: &Fact) -> f64 {
    if kind == Kind::Event { fact.amount.into() } else { 1.0 }
}
