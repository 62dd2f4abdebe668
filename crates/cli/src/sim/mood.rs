//! How the random players of a game lean.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::mem::discriminant;

/// In one game of so many the players lean towards some kinds of choices.
const LEANING: u64 = 4;

/// How often a kind of choice is taken, compared to another.
const WEIGHTS: [u32; 5] = [1, 1, 3, 9, 27];

/// In most games every choice is as likely as another. In the others each kind of choice has a weight of its own, drawn
/// for the game: so things happen for which players must want the same thing for a while, like a guard far out.
pub struct Mood(Option<u64>);

impl Mood {
    pub fn of_game(number: u64, luck: &mut fastrand::Rng) -> Mood {
        Mood((number % LEANING == LEANING - 1).then(|| luck.u64(..)))
    }

    /// One of the choices; none if there are none.
    pub fn choose<C: Copy>(&self, choices: &[C], luck: &mut fastrand::Rng) -> Option<C> {
        let Some(mood) = self.0 else { return luck.choice(choices).copied() };
        let total: u32 = choices.iter().map(|choice| weight(mood, choice)).sum();
        let mut left = luck.u32(..total.max(1));
        choices.iter().copied().find(|choice| {
            let weight = weight(mood, choice);
            let taken = left < weight;
            left = left.saturating_sub(weight);
            taken
        })
    }
}

fn weight<C>(mood: u64, choice: &C) -> u32 {
    let mut hash = DefaultHasher::new();
    mood.hash(&mut hash);
    discriminant(choice).hash(&mut hash);
    WEIGHTS[(hash.finish() % WEIGHTS.len() as u64) as usize]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Copy, PartialEq, Debug)]
    enum Kind {
        First(u8),
        Second,
    }

    fn share_of_second(mood: &Mood) -> f64 {
        let mut luck = fastrand::Rng::with_seed(5);
        let choices = [Kind::First(1), Kind::Second];
        let drawn = (0..4000).filter(|_| mood.choose(&choices, &mut luck) == Some(Kind::Second));
        drawn.count() as f64 / 4000.0
    }

    #[test]
    fn without_a_mood_all_choices_are_alike() {
        assert!((share_of_second(&Mood(None)) - 0.5).abs() < 0.05);
    }

    #[test]
    fn moods_lean_each_way() {
        let shares: Vec<f64> = (0..50).map(|mood| share_of_second(&Mood(Some(mood)))).collect();
        assert!(shares.iter().any(|share| *share < 0.1) && shares.iter().any(|share| *share > 0.9));
    }

    #[test]
    fn one_game_in_four_has_a_mood_and_nothing_is_chosen_of_nothing() {
        let mut luck = fastrand::Rng::with_seed(1);
        let moods = (0..100).filter(|number| Mood::of_game(*number, &mut luck).0.is_some()).count();
        assert_eq!(moods, 25);
        assert_eq!(Mood(Some(1)).choose::<Kind>(&[], &mut luck), None);
    }
}
