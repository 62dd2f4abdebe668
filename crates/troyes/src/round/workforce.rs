//! Phase 2: every citizen in a building rolls a die of its color.

use crate::board::{Building, Die, DieColor, Owner};
use crate::happening::Happening;
use crate::play::{Look, Play};

impl Look<'_> {
    /// Every die to be rolled, in order: the families in seat order, then grey; each by color.
    pub(crate) fn workforce(self) -> impl Iterator<Item = (Owner, DieColor)> {
        self.owners().flat_map(move |owner| {
            let citizens = Building::ALL.into_iter().flat_map(move |building| {
                let count = self.state.buildings.count(building, owner);
                std::iter::repeat_n((owner, DieColor::from(building.color())), count.into())
            });
            citizens.chain(self.head_of_family(owner).map(move |color| (owner, color)))
        })
    }
}

impl Play<'_> {
    /// The dice lie on their owners' districts.
    pub(crate) fn assemble(&mut self, faces: &[u8]) {
        self.pop();
        let mut dice = arrayvec::ArrayVec::<Die, 32>::new();
        let mut faces = faces.iter();
        self.look().workforce().for_each(|(owner, color)| {
            dice.extend(faces.next().map(|face| Die::new(owner, color, *face)));
        });
        for die in dice {
            self.state.square.add(die);
        }
        for owner in self.game.owners() {
            let dice = self.state.square.pool(owner);
            if !dice.is_empty() {
                self.tell(Happening::Rolled { owner, dice });
            }
        }
    }
}
