//! Module 4: the head of the family, a purple die for each player that takes any color.

use crate::board::{DieColor, Owner};
use crate::play::Look;

impl Look<'_> {
    /// The purple die that an owner rolls with the others.
    pub(crate) fn head_of_family(self, owner: Owner) -> impl Iterator<Item = DieColor> + use<> {
        let has_head = self.game.options.head_of_family && owner != Owner::Grey;
        has_head.then_some(DieColor::Purple).into_iter()
    }
}
