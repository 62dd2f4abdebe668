//! How a game stands or ended.

use crate::phrase::Phrase;
use crate::seat::{Seat, Seats};

/// One source of victory points and what it gave each seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScoreRow {
    /// Where the points come from.
    pub source: Phrase,
    /// Points by seat.
    pub vp: Vec<i32>,
}

/// The final score sheet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// Every source of points, in the order of the rulebook.
    pub rows: Vec<ScoreRow>,
    /// The sum of the rows by seat.
    pub total: Vec<i32>,
    /// Who has won: everybody tied for most points.
    pub winners: Seats,
    /// What the game says of the result, where it rates one (the King's Challenge does).
    pub verdict: Option<Phrase>,
}

impl Standing {
    /// A sheet whose totals and winners follow from its rows.
    pub fn from_rows(seats: u8, rows: Vec<ScoreRow>) -> Standing {
        let total: Vec<i32> =
            (0..seats as usize).map(|seat| rows.iter().map(|row| row.vp[seat]).sum()).collect();
        let best = total.iter().max().copied().unwrap_or(0);
        let winners = (0..seats).map(Seat).filter(|seat| total[seat.index()] == best).collect();
        Standing { rows, total, winners, verdict: None }
    }
}
