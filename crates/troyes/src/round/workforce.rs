//! Phase 2: every citizen in a building rolls a die of its color.

use crate::board::{Building, Die, DieColor, Owner};
use crate::happening::Happening;
use crate::play::{Look, Play};

impl Look<'_> {
    /// How many dice of each color everybody rolls, in order: the families in seat order, then grey; each by color.
    fn contingents(self) -> impl Iterator<Item = (Owner, DieColor, u8)> {
        self.owners().flat_map(move |owner| {
            let citizens = Building::ALL.into_iter().map(move |building| {
                let count = self.state.buildings.count(building, owner);
                (owner, DieColor::from(building.color()), count)
            });
            citizens.chain(self.head_of_family(owner).map(move |color| (owner, color, 1)))
        })
    }

    /// Every die to be rolled, in the same order.
    pub(crate) fn workforce(self) -> impl Iterator<Item = (Owner, DieColor)> {
        self.contingents().flat_map(|(owner, color, count)| std::iter::repeat_n((owner, color), count.into()))
    }

    /// How many dice are to be rolled.
    pub(crate) fn workforce_size(self) -> u8 {
        let dice = |owner| self.state.buildings.standing(owner) + self.head_of_family(owner).count() as u8;
        self.owners().map(dice).sum()
    }
}

impl Play<'_> {
    /// The dice lie on their owners' districts.
    pub(crate) fn assemble(&mut self, faces: &[u8]) {
        self.pop();
        let mut square = self.state.square;
        let mut faces = faces.iter();
        self.look().contingents().for_each(|(owner, color, count)| {
            faces.by_ref().take(count.into()).for_each(|face| square.add(Die::new(owner, color, *face)));
        });
        self.state.square = square;
        for owner in self.game.owners() {
            let dice = self.state.square.pool(owner);
            if !dice.is_empty() {
                self.tell(Happening::Rolled { owner, dice });
            }
        }
    }
}
