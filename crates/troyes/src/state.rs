//! Everything on the table, as plain data.

use crate::agenda::Agenda;
use crate::board::{
    Buildings, Cathedral, City, Faces, Families, Family, Known, Owner, OwnerSet, Queue, Ramparts, Secret,
    Square,
};
use crate::cards::{Character, EventSet};
use serde::{Deserialize, Serialize};
use tabletop::Seat;
use tinyvec::ArrayVec;

/// Everything on the table. Cards that nobody has seen are not in it: they are drawn when they are revealed.
///
/// The families' secrets are a type of their own: a `State` has them all, and a [`KnownTable`] cannot hold one.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "State", bound = ""))]
#[serde(deny_unknown_fields)]
#[serde(bound(serialize = "S: Copy + Into<Secret>", deserialize = "Family<S>: Deserialize<'de>"))]
pub struct State<S = Secret> {
    /// The round, from 1; 0 during setup.
    pub round: u8,
    /// The start player of the round.
    pub start: Seat,
    /// What is unfinished, innermost last.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<crate::agenda::Task>"))]
    pub agenda: Agenda,
    /// The families in seat order, then grey.
    pub families: Families<S>,
    /// The dice.
    pub square: Square,
    /// The three buildings.
    pub buildings: Buildings,
    /// The Cathedral.
    pub cathedral: Cathedral,
    /// The revealed Activity cards.
    pub city: City,
    /// The events that threaten the city.
    pub queue: Queue,
    /// Whose citizens are on the event Possession.
    pub possessed: OwnerSet,
    /// Black dice collected this round, not yet rolled.
    pub gathered: u8,
    /// Black dice not yet countered.
    pub black: Faces,
    /// Events that have appeared so far.
    pub seen: EventSet,
    /// The character that lies open, with that variant.
    pub unveiled: Option<Character>,
    /// The guards and the outdoor activities, with that module.
    #[serde(default, skip_serializing_if = "Ramparts::is_empty")]
    pub ramparts: Ramparts,
    /// King's Challenge: the characters that lie open and have not been recalled, the next one first.
    #[serde(default, skip_serializing_if = "ArrayVec::is_empty")]
    #[cfg_attr(feature = "schema", schemars(with = "Vec<Character>"))]
    pub pile: ArrayVec<[Character; 6]>,
}

/// The table as a viewer sees it: of the families' secrets only what that viewer may know.
pub type KnownTable = State<Known>;

impl<S> State<S> {
    /// The same table with the families' secrets seen otherwise.
    pub(crate) fn with_secrets<T: Copy + Default>(&self, see: impl Fn(Owner, &S) -> T) -> State<T> {
        let mut families = Families::<T>::default();
        for (owner, family) in self.families.iter() {
            families[owner] = family.with_secret(see(owner, &family.secret));
        }
        State {
            round: self.round,
            start: self.start,
            agenda: self.agenda,
            families,
            square: self.square,
            buildings: self.buildings,
            cathedral: self.cathedral,
            city: self.city,
            queue: self.queue,
            possessed: self.possessed,
            gathered: self.gathered,
            black: self.black,
            seen: self.seen,
            unveiled: self.unveiled,
            ramparts: self.ramparts,
            pile: self.pile,
        }
    }
}
