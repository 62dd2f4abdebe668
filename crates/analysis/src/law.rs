//! From expected points to the chance to win.

use bots::Evaluate;

/// How wide of the mark expected points are, by what a network would be taught about and by chapter: the points of lead that
/// multiply the odds by e. Those under which who won was likeliest, in 600 games of bots each (`cargo run --profile quick -p
/// troyes-analysis --example calibrate -- 600`). Where nobody leads yet (the first two days of Troyes Dice, the first two rounds
/// against le Roy) all are as likely, and that of the next chapter stands.
const SPREADS: &[(&str, &[f64])] = &[
    ("troyes-2p", &[7.9, 5.9, 3.7, 2.9, 2.4]),
    ("troyes-3p", &[4.1, 4.6, 3.5, 3.4, 3.5, 2.1]),
    ("troyes-4p", &[2.8, 4.1, 2.8, 3.1, 2.8, 2.7, 2.0]),
    ("kings-challenge", &[6.9, 6.9, 6.9, 5.8, 2.5]),
    ("dice", &[2.0, 2.0, 2.0, 2.5, 2.5, 3.0, 2.7, 2.1, 1.8]),
    ("toy", &[3.0]),
];

/// The points of lead that multiply the odds by e in a chapter.
pub fn spread<G: Evaluate>(game: &G, chapter: u32) -> f64 {
    let lesson = game.lesson();
    let is_of = |(known, _): &&(&str, &[f64])| lesson.starts_with(known);
    let spreads = SPREADS.iter().find(is_of).map_or(&[5.0][..], |(_, spreads)| spreads);
    let place = (chapter as usize).min(spreads.len() - 1);
    spreads[place]
}

/// The chance of every seat to win, given the points that each may expect: the odds of two seats follow from their lead.
pub fn chances_to_win(points: &[f64], spread: f64) -> Vec<f64> {
    let most = points.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let odds: Vec<f64> = points.iter().map(|points| ((points - most) / spread).exp()).collect();
    let sum: f64 = odds.iter().sum();
    odds.iter().map(|odds| odds / sum).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_add_up_and_follow_the_points() {
        let chances = chances_to_win(&[40.0, 35.0, 30.0], 5.0);
        assert!((chances.iter().sum::<f64>() - 1.0).abs() < 1e-12);
        assert!((chances[0] / chances[1] - 1f64.exp()).abs() < 1e-9);
        assert_eq!(chances_to_win(&[3.0, 3.0], 1.0), [0.5, 0.5]);
    }
}
