//! How the random players of a game lean.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::mem::discriminant;
use tabletop::{CompleteGame, Pending, Seat};

/// In one game of so many the players lean towards some kinds of choices.
const LEANING: u64 = 4;

/// In one game of so many the players look for points.
const KEEN: u64 = 16;

/// How often a kind of choice is taken, compared to another.
const WEIGHTS: [u32; 5] = [1, 1, 3, 9, 27];

/// So many ways to go on a keen player thinks of, each so many choices far.
const WAYS: usize = 24;
const FAR: usize = 8;

/// One choice in so many a keen player makes without thinking.
const WHIM: u32 = 8;

/// In most games every choice is as likely as another. In some each kind of choice has a weight of its own, drawn for the
/// game: so things happen for which players must want the same thing for a while, like a guard far out. In a few everybody
/// is keen on points: so things happen that take a game of good turns, like a full track of citizens.
pub enum Mood {
    Even,
    Leaning(u64),
    Keen,
}

impl Mood {
    pub fn of_game(number: u64, luck: &mut fastrand::Rng) -> Mood {
        if number % LEANING == LEANING - 1 {
            Mood::Leaning(luck.u64(..))
        } else if number % KEEN == KEEN / 2 {
            Mood::Keen
        } else {
            Mood::Even
        }
    }

    /// One of the choices that a seat has; none if there are none.
    pub fn choose<G: CompleteGame>(
        &self,
        game: &G,
        state: &G::State,
        seat: Seat,
        choices: &[G::Choice],
        luck: &mut fastrand::Rng,
    ) -> Option<G::Choice> {
        match self {
            Mood::Even => luck.choice(choices).copied(),
            Mood::Leaning(mood) => lean(*mood, choices, luck),
            Mood::Keen if choices.len() == 1 || luck.u32(..WHIM) == 0 => luck.choice(choices).copied(),
            Mood::Keen => {
                let ways = (0..WAYS).filter_map(|_| way(game, state, seat, choices, luck));
                ways.max_by_key(|(_, vp)| *vp).map(|(choice, _)| choice)
            }
        }
    }
}

/// A choice with the points after some way to go on, as long as it is the seat's own.
fn way<G: CompleteGame>(
    game: &G,
    state: &G::State,
    seat: Seat,
    choices: &[G::Choice],
    luck: &mut fastrand::Rng,
) -> Option<(G::Choice, i32)> {
    let first = luck.choice(choices).copied()?;
    let mut state = state.clone();
    let mut more = Vec::new();
    game.play_offered(&mut state, seat, first);
    for _ in 1..FAR {
        match game.pending(&state) {
            Pending::Seats(seats) if seats.contains(seat) => game.choices(&state, seat, &mut more),
            _ => break,
        }
        game.play_offered(&mut state, seat, luck.choice(&more).copied()?);
    }
    Some((first, game.vp(&state, seat)))
}

/// One of the choices by the weights of their kinds.
fn lean<C: Copy>(mood: u64, choices: &[C], luck: &mut fastrand::Rng) -> Option<C> {
    let total: u32 = choices.iter().map(|choice| weight(mood, choice)).sum();
    let mut left = luck.u32(..total.max(1));
    choices.iter().copied().find(|choice| {
        let weight = weight(mood, choice);
        let taken = left < weight;
        left = left.saturating_sub(weight);
        taken
    })
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

    fn share_of_second(mood: u64) -> f64 {
        let mut luck = fastrand::Rng::with_seed(5);
        let choices = [Kind::First(1), Kind::Second];
        let drawn = (0..4000).filter(|_| lean(mood, &choices, &mut luck) == Some(Kind::Second));
        drawn.count() as f64 / 4000.0
    }

    #[test]
    fn moods_lean_each_way() {
        let shares: Vec<f64> = (0..50).map(share_of_second).collect();
        assert!(shares.iter().any(|share| *share < 0.1) && shares.iter().any(|share| *share > 0.9));
    }

    #[test]
    fn one_game_in_four_leans_and_one_in_sixteen_is_keen() {
        let mut luck = fastrand::Rng::with_seed(1);
        let moods: Vec<Mood> = (0..160).map(|number| Mood::of_game(number, &mut luck)).collect();
        assert_eq!(moods.iter().filter(|mood| matches!(mood, Mood::Leaning(_))).count(), 40);
        assert_eq!(moods.iter().filter(|mood| matches!(mood, Mood::Keen)).count(), 10);
        assert_eq!(lean::<Kind>(1, &[], &mut luck), None);
    }
}
