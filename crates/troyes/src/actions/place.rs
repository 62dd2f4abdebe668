//! Action 4: place a citizen on a principal building.

use crate::actions::Source;
use crate::board::{Building, Owner};
use crate::happening::Happening;
use crate::play::{Look, Play};

impl Look<'_> {
    /// Whether an owner's citizen from `source` may enter the row that a face calls: not if that would expel a color
    /// that lies there already. A citizen who comes from the same building leaves it first.
    pub(crate) fn may_place(self, owner: Owner, building: Building, face: u8, source: Source) -> bool {
        let mut buildings = self.state.buildings;
        match source {
            Source::Space(space) => buildings.vacate(space),
            Source::Lying(from) => {
                buildings.lying_mut(from).remove(owner);
            }
            Source::Supply | Source::Reserve | Source::Card(_) => {}
        }
        buildings.enter(self.game.layout(), building, face, owner).is_ok()
    }

    /// Whether every citizen may enter the row that a face calls, wherever he comes from.
    pub(crate) fn may_enter(self, building: Building, face: u8) -> bool {
        self.state.buildings.is_open(self.game.layout(), building, face)
    }

    /// Whether a citizen of an owner's from anywhere may.
    pub(crate) fn may_place_some(self, owner: Owner, building: Building, face: u8) -> bool {
        self.sources(owner).into_iter().any(|source| self.may_place(owner, building, face, source))
    }
}

impl Play<'_> {
    /// The citizen enters.
    pub(crate) fn place(&mut self, owner: Owner, building: Building, face: u8, source: Source) {
        self.take_citizen(owner, source);
        self.tell(Happening::Placed { owner, building, face, source: Some(source) });
        self.enter(owner, building, face);
    }

    /// A citizen, a family's or a neutral one, enters the row that a face calls.
    pub(crate) fn enter(&mut self, owner: Owner, building: Building, face: u8) {
        let expelled = self.state.buildings.enter(self.game.layout(), building, face, owner);
        if let Ok(Some(owner)) = expelled {
            self.tell(Happening::Expelled { owner, building });
        }
    }
}
