//! What a game was worth to each of its players.

use crate::errors::{Outcome, Wrong};
use tabletop::{Seat, Standing};

/// How a result becomes numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reward {
    /// Winners share 1 and the others -1, so that all add up to nothing; against le Roy 1 or -1.
    Win,
    /// The victory points.
    Vp,
    /// The victory points beyond those of the best of the others.
    Margin,
    /// The same as `Vp`, but whenever points are gained rather than at the end.
    Gain,
}

impl Reward {
    const WORDS: [(&'static str, Reward); 4] =
        [("win", Reward::Win), ("vp", Reward::Vp), ("margin", Reward::Margin), ("gain", Reward::Gain)];

    /// The reward of this name.
    pub fn named(word: &str) -> Outcome<Reward> {
        let found = Reward::WORDS.into_iter().find(|(known, _)| *known == word);
        found
            .map(|(_, reward)| reward)
            .ok_or_else(|| Wrong::unknown("reward", word, Reward::WORDS.map(|(word, _)| word)))
    }

    /// The sum of the rewards of a whole game for each player. Le Roy gets none, but may be the best of the others.
    pub fn at_end(self, standing: &Standing, players: u8) -> Vec<f64> {
        (0..players).map(|seat| self.of(standing, Seat(seat))).collect()
    }

    fn of(self, standing: &Standing, seat: Seat) -> f64 {
        let vp = standing.total[seat.index()];
        let others = standing.total.iter().enumerate().filter(|(other, _)| *other != seat.index());
        let best = others.map(|(_, vp)| *vp).max();
        match self {
            Reward::Vp | Reward::Gain => vp as f64,
            Reward::Margin => (vp - best.unwrap_or(0)) as f64,
            Reward::Win => {
                let (seats, winners) = (standing.total.len(), standing.winners.len());
                match seats - winners {
                    // Everybody wins or nobody else plays: nothing was decided.
                    0 => 0.0,
                    _ if standing.winners.contains(seat) => 1.0 / winners as f64,
                    losers => -1.0 / losers as f64,
                }
            }
        }
    }
}
