//! Phase 2: every citizen in a building rolls a die of its color.

use crate::board::{Building, DieColor, Owner};
use crate::happening::Happening;
use crate::play::{Look, Play};

impl Look<'_> {
    /// How many dice of each color somebody rolls, in order.
    fn contingents(self, owner: Owner) -> [(DieColor, u8); 4] {
        DieColor::ALL.map(|color| {
            let citizens = |building| self.state.buildings.count(building, owner);
            let building = Building::ALL.get(color as usize);
            (color, building.map_or(self.head_of_family(owner), |building| citizens(*building)))
        })
    }

    /// Every die to be rolled: those of the families in seat order, then those of grey.
    pub(crate) fn workforce(self) -> impl Iterator<Item = (Owner, DieColor)> {
        self.owners().flat_map(move |owner| {
            let dice = self.contingents(owner).into_iter();
            dice.flat_map(move |(color, count)| std::iter::repeat_n((owner, color), count.into()))
        })
    }

    /// How many dice are to be rolled.
    pub(crate) fn workforce_size(self) -> u8 {
        let dice = |owner| self.state.buildings.standing(owner) + self.head_of_family(owner);
        self.owners().map(dice).sum()
    }
}

impl Play<'_> {
    /// The dice lie on their owners' districts.
    pub(crate) fn assemble(&mut self, faces: &[u8]) {
        self.pop();
        let mut faces = faces;
        for owner in self.game.owners() {
            for (color, count) in self.look().contingents(owner) {
                let (rolled, rest) = faces.split_at(usize::from(count).min(faces.len()));
                self.state.square.add_all(owner, color, rolled.iter().copied().collect());
                faces = rest;
            }
        }
        for owner in self.game.owners() {
            let dice = self.state.square.pool(owner);
            if !dice.is_empty() {
                self.tell(Happening::Rolled { owner, dice });
            }
        }
    }
}
