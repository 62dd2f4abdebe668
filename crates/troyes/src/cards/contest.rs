//! Cards with which everybody gains who has most of something, not only who uses them.

use crate::board::{Owner, OwnerSet, VpSource};
use crate::cards::effect::{Own, Uses};
use crate::happening::Cause;
use crate::play::{Look, Play};

/// What each use brings each winner.
const VP: u16 = 2;

/// Each use rewards these owners; the second argument is who uses the card.
#[derive(Debug)]
pub(crate) struct Contest(pub fn(Look<'_>, Owner) -> OwnerSet);

impl Own for Contest {
    /// Nobody must make an opponent richer than one use does.
    fn asks_how_often(&self, look: Look<'_>, owner: Owner) -> bool {
        self.0(look, owner).iter().any(|winner| winner != owner && look.game.scores(winner))
    }

    fn begin(&self, play: &mut Play<'_>, uses: Uses) {
        let winners = self.0(play.look(), play.game.owner(uses.seat));
        for owner in winners.iter() {
            let vp = VP * u16::from(uses.left);
            play.gain_vp(owner, VpSource::Activities, vp, Cause::Card(uses.card));
        }
    }
}
