//! From expected points to the chance to win.

use bots::Evaluate;

/// How wide of the mark expected points are, by what a network would be taught about and by chapter: the points of lead that
/// multiply the odds by e. Networks were wrong about leads of held-out games by 6.2 points (root mean square, all rounds), which
/// is a spread of 3.4 on average (6.2 × √3 / π); it is more at first and less in the end. `cargo run --profile quick -p
/// troyes-analysis --example calibrate` finds them by maximum likelihood.
const SPREADS: &[(&str, &[f64])] = &[
    ("troyes-2p", &[4.7, 4.4, 3.9, 2.8, 1.7]),
    ("troyes-3p", &[4.7, 4.4, 4.0, 3.4, 2.6, 1.7]),
    ("troyes-4p", &[4.7, 4.4, 4.1, 3.6, 3.1, 2.5, 1.7]),
    ("kings-challenge", &[4.7, 4.4, 4.0, 3.4, 2.6, 1.7]),
    ("english-king", &[4.7, 4.4, 4.0, 3.4, 2.6, 1.7]),
    ("dice", &[5.0, 5.0, 4.7, 4.4, 4.0, 3.5, 3.0, 2.4, 1.7]),
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
