//! The tournament variant: the last round runs counterclockwise, begun by the right-hand neighbor of the start player before.

use crate::play::Look;
use tabletop::Seat;

impl Look<'_> {
    /// Whether this round runs counterclockwise.
    pub(crate) fn runs_backward(self) -> bool {
        self.game.options.tournament && self.state.round == self.game.options.rounds()
    }

    /// Who begins the next round.
    pub(crate) fn next_start(self) -> Seat {
        let seats = self.game.turn_seats();
        let before_last = self.game.options.tournament && self.state.round + 1 == self.game.options.rounds();
        let step = if before_last { seats - 1 } else { 1 };
        Seat((self.state.start.0 + step) % seats)
    }
}
