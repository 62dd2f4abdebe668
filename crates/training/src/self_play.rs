//! Games that a network plays against itself, and what there is to learn from them.

use bots::value::{Comparison, Inputs, Kept, Learned, Network, Points, certain, expected};
use bots::{Evaluate, margin, moves};
use tabletop::{Cup, Pending, Seat, Seed};

/// How games are played to learn from them.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Style {
    /// Whether weights set by hand choose the moves and the network only watches: it is spared learning from games of
    /// somebody who knows nothing.
    pub is_shown: bool,
    /// How many states are looked at to list the moves of a decision.
    pub states: usize,
    /// How many points of noise move choices away from the best.
    pub noise: f32,
    /// How far a result is believed to speak of the moves long before it: from 0, the next position alone, to 1, the end
    /// alone.
    pub lambda: f32,
}

/// A position as one seat saw it, and what it should have been worth.
#[derive(Clone, Debug)]
pub struct Sample {
    /// What the network is told.
    pub inputs: Inputs,
    /// The points that were certain.
    pub certain: Points,
    /// What the network said, points that were certain included.
    pub said: Points,
    /// What it should have said.
    pub target: Points,
    /// How the game ended.
    pub end: Points,
}

/// Plays a game. Everything random follows from the seed.
pub fn play<G: Evaluate>(game: &G, network: &Network, style: Style, seed: u64) -> Vec<Sample> {
    let mut cup = Cup::new(Seed::from_number(seed));
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut state = game.start();
    let mut kept: Vec<Kept> = (0..game.players()).map(|_| Kept::new(network)).collect();
    let mut tracks: Vec<Vec<Sample>> = (0..game.players()).map(|_| Vec::new()).collect();
    loop {
        match game.pending(&state) {
            Pending::Over => break,
            Pending::Chance(awaited) => {
                if game.chance(&mut state, &cup.answer(awaited), None).is_err() {
                    return Vec::new();
                }
            }
            Pending::Seats(seats) => {
                let Some(seat) = seats.iter().next() else { return Vec::new() };
                let moves = moves::list(game, &state, seat, style.states);
                let is_forced = moves.len() == 1;
                let worths = if is_forced {
                    vec![0.0]
                } else if style.is_shown {
                    moves.iter().map(|one| by_hand(game, &one.after, seat)).collect()
                } else {
                    kept[seat.index()].keep(network, game, &state, seat);
                    let comparison = Comparison { network, game, seat, measure: Points::worth };
                    comparison.worths(&mut kept[seat.index()], moves.iter().map(|one| &one.after))
                };
                let mut noisy = |worth: f32| {
                    let gumbel = -(-rng.f32().max(1e-9).ln()).max(1e-9).ln();
                    worth + style.noise * gumbel
                };
                let ranked = worths.into_iter().map(&mut noisy).zip(moves);
                let Some((_, best)) = ranked.max_by(|a, b| a.0.total_cmp(&b.0)) else { return Vec::new() };
                state = best.after;
                if !is_forced {
                    record(game, network, &state, &mut tracks);
                }
            }
        }
    }
    let Some(standing) = game.standing(&state) else { return Vec::new() };
    for (seat, track) in tracks.iter_mut().enumerate() {
        let mut end = Points { seats: game.judged_seats(), ..Points::default() };
        let seats = usize::from(game.seats());
        for by in 0..end.seats {
            end.of[by] = standing.total[(seat + by) % seats] as f32;
        }
        look_back(track, end, style.lambda);
    }
    tracks.concat()
}

/// What the weights set by hand say.
fn by_hand<G: Evaluate>(game: &G, state: &G::State, seat: Seat) -> f32 {
    let value = |of: Seat| game.value(state, of) + game.chapter_value(state, of);
    if game.judged_seats() == 1 {
        return value(seat) as f32;
    }
    let values: Vec<f64> = (0..game.seats()).map(|of| value(Seat(of))).collect();
    margin(&values, seat) as f32
}

/// Keeps the position for every seat.
fn record<G: Learned>(game: &G, network: &Network, state: &G::State, tracks: &mut [Vec<Sample>]) {
    if game.pending(state) == Pending::Over {
        return;
    }
    for (seat, track) in (0..).map(Seat).zip(tracks) {
        let mut inputs = Inputs::default();
        let said = expected(network, game, state, seat, &mut inputs);
        let certain = certain(game, state, seat);
        track.push(Sample { inputs, certain, said, target: said, end: said });
    }
}

/// From the end to the beginning: each position should have been worth what the next one was said to be, and, the more
/// so with every step that they agree on, what came of it.
fn look_back(track: &mut [Sample], end: Points, lambda: f32) {
    let mut target = end;
    for sample in track.iter_mut().rev() {
        sample.target = target;
        sample.end = end;
        for (target, said) in target.of.iter_mut().zip(sample.said.of) {
            *target = lambda * *target + (1.0 - lambda) * said;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample(said: f32) -> Sample {
        let points = Points { of: [said, 0.0, 0.0, 0.0], seats: 1 };
        Sample { inputs: Inputs::default(), certain: points, said: points, target: points, end: points }
    }

    #[test]
    fn targets_mix_what_was_said_next_with_how_it_ended() {
        let mut track = [sample(4.0), sample(6.0), sample(8.0)];
        let end = Points { of: [16.0, 0.0, 0.0, 0.0], seats: 1 };
        look_back(&mut track, end, 0.5);
        let targets: Vec<f32> = track.iter().map(|sample| sample.target.of[0]).collect();
        // The last learns the end; the one before half of it and half of what the last said, and so on.
        assert_eq!(targets, [9.0, 12.0, 16.0]);
        assert!(track.iter().all(|sample| sample.end == end));
    }
}
