//! Which move at the root is tried next.

use super::tree::Edge;

/// A race of the moves at the root: all are tried equally often, with the same guesses and the same dice, and whenever a
/// share of the budget is spent, the worse half drops out. The last two have the last share for themselves.
pub(super) struct Race {
    /// Those still in the race.
    runners: Vec<usize>,
    /// Who of them is next.
    turn: usize,
    /// How often half of them drop out, at most.
    cuts: u32,
    /// How often they did.
    done: u32,
    /// The one that never drops out.
    kept: Option<usize>,
}

impl Race {
    pub fn new(runners: usize) -> Race {
        let cuts = runners.max(2).next_power_of_two().ilog2() - 1;
        Race { runners: (0..runners).collect(), turn: 0, cuts, done: 0, kept: None }
    }

    /// The same race in which one runs first and to the last, however it fares.
    pub fn keeping(mut self, runner: usize) -> Race {
        self.runners.sort_by_key(|other| *other != runner);
        Race { kept: Some(runner), ..self }
    }

    /// The edge to be tried next, when so much of the whole budget (1) is spent.
    pub fn next<C>(&mut self, edges: &[Edge<C>], trust: f64, spent: f64) -> usize {
        if self.turn == self.runners.len() {
            self.turn = 0;
            let due = (spent * f64::from(self.cuts + 1)) as u32;
            while self.done < due.min(self.cuts) {
                self.drop_half(edges, trust);
            }
        }
        self.turn += 1;
        self.runners[self.turn - 1]
    }

    fn drop_half<C>(&mut self, edges: &[Edge<C>], trust: f64) {
        let mean = |runner: &usize| edges[*runner].mean(trust);
        self.runners.retain(|runner| Some(*runner) != self.kept);
        self.runners.sort_by(|a, b| mean(b).total_cmp(&mean(a)).then(a.cmp(b)));
        self.runners.truncate(self.runners.len().div_ceil(2).max(2));
        self.runners.splice(..0, self.kept);
        self.done += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Runs a race over edges that are worth their number, and counts how often each was tried.
    fn tries(runners: usize, budget: u32) -> Vec<u32> {
        tries_in(Race::new(runners), runners, budget)
    }

    fn tries_in(mut race: Race, runners: usize, budget: u32) -> Vec<u32> {
        let mut edges: Vec<Edge<()>> = (0..runners).map(|_| Edge::new(vec![()], 0.0)).collect();
        for done in 0..budget {
            let next = race.next(&edges, 0.0, f64::from(done) / f64::from(budget));
            edges[next].visits += 1;
            edges[next].total += next as f64;
        }
        edges.iter().map(|edge| edge.visits).collect()
    }

    #[test]
    fn the_better_half_stays_whenever_a_share_is_spent() {
        // 8 moves: two cuts, three shares of 80.
        assert_eq!(tries(8, 240), [10, 10, 10, 10, 30, 30, 70, 70]);
    }

    #[test]
    fn one_that_is_kept_runs_to_the_last() {
        // Beside the two best ones.
        assert_eq!(tries_in(Race::new(8).keeping(0), 8, 240), [53, 10, 10, 10, 26, 26, 52, 53]);
    }

    #[test]
    fn few_moves_or_tries_are_no_trouble() {
        assert_eq!(tries(1, 5), [5]);
        assert_eq!(tries(2, 5), [3, 2]);
        assert_eq!(tries(3, 12), [2, 5, 5]);
        assert_eq!(tries(5, 3), [1, 1, 1, 0, 0]);
    }
}
