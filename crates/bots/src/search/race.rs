//! Which move at the root is tried next.

use super::tree::Edge;

/// After so many laps the first moves drop out.
const FIRST_LAPS: u32 = 4;

/// A race of the moves at the root: all are tried equally often, with the same guesses and the same dice, and whenever the
/// number of laps has doubled, the worse half drops out.
pub(super) struct Race {
    /// Those still in the race.
    runners: Vec<usize>,
    /// Who of them is next.
    turn: usize,
    /// Laps run.
    laps: u32,
    /// After so many laps half of them drop out.
    cut: u32,
}

impl Race {
    pub fn new(runners: usize) -> Race {
        Race { runners: (0..runners).collect(), turn: 0, laps: 0, cut: FIRST_LAPS }
    }

    /// The edge to be tried next.
    pub fn next<C>(&mut self, edges: &[Edge<C>], trust: f64) -> usize {
        if self.turn == self.runners.len() {
            self.turn = 0;
            self.laps += 1;
            if self.laps == self.cut {
                self.cut *= 2;
                self.drop_half(edges, trust);
            }
        }
        self.turn += 1;
        self.runners[self.turn - 1]
    }

    fn drop_half<C>(&mut self, edges: &[Edge<C>], trust: f64) {
        if self.runners.len() > 2 {
            self.runners
                .sort_by(|&a, &b| edges[b].mean(trust).total_cmp(&edges[a].mean(trust)).then(a.cmp(&b)));
            self.runners.truncate(self.runners.len().div_ceil(2));
        }
    }
}
