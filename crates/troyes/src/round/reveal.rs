//! Phase 0: in the first three rounds an Activity card of each color is revealed.

use crate::board::Color;
use crate::happening::Happening;
use crate::play::{Look, Play};
use tabletop::Awaited;

impl Look<'_> {
    /// A card of the deck for this round and color.
    pub(crate) fn reveal_awaited(self, color: Color) -> Awaited {
        Awaited::Draw { of: self.game.deck(color, self.state.round).len() as u8, take: 1 }
    }
}

impl Play<'_> {
    /// A card of the deck for this round and color, drawn by chance.
    pub(crate) fn reveal(&mut self, color: Color, drawn: u8) {
        self.pop();
        if let Some(card) = self.game.deck(color, self.state.round).get(drawn as usize).copied() {
            self.state.city.reveal(card);
            self.tell(Happening::Revealed { card });
        }
    }
}
