//! Le Roy against the black dice: one at a time, with his strongest die.

use crate::board::{Faces, Owner, Pool};
use crate::happening::Happening;
use crate::modules::kings_challenge::ROY;
use crate::play::Play;

impl Play<'_> {
    /// His strongest die eliminates the highest black one, whatever they show; the others are handed back. Without a die
    /// the black one goes all the same, since events do le Roy no harm.
    pub(crate) fn roy_faces_black(&mut self) {
        let mut black = Faces::NONE;
        black.add(self.state.black.highest());
        self.state.black = self.state.black - black;
        let mut dice = Pool::EMPTY;
        if let Some(die) = self.look().strongest(Owner::Grey) {
            self.state.square.remove(die);
            dice.add(die.color(), die.face());
        }
        self.tell(Happening::Beat { owner: Owner::Grey, black, dice });
        self.face_next(ROY);
    }
}
