//! Games that a network plays against itself, and what there is to learn from them.

use bots::value::{Comparison, Inputs, Kept, Learned, Network, Points, certain, expected, seat_after};
use bots::{Evaluate, Seen, Thinker, Tried, margin, moves};
use std::sync::Arc;
use tabletop::{Cup, Pending, Seat, Seed, Standing, Viewer};

/// How games are played to learn from them.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Style {
    /// Whether weights set by hand choose the moves and the network only watches: it is spared learning from games of
    /// somebody who knows nothing.
    pub is_shown: bool,
    /// How many states are looked at to list the moves of a decision.
    pub states: usize,
    /// With how many simulated games each decision is thought over; with none, the next position alone counts.
    pub simulations: u32,
    /// How many points of noise move choices away from the best.
    pub noise: f32,
    /// How far a result is believed to speak of the moves long before it: from 0, the next position alone, to 1, the end
    /// alone.
    pub lambda: f32,
    /// How many times as much beginnings of chapters are learned from as other positions.
    pub beginnings: f32,
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
    /// What was believed of it when all was considered: what the network said, or a search that it led.
    pub believed: Points,
    /// What it should have said.
    pub target: Points,
    /// How the game ended.
    pub end: Points,
    /// How many times as much it is learned from as others.
    pub weight: f32,
}

/// What there is to learn from a game.
#[derive(Clone, Debug, Default)]
pub struct Played {
    /// The positions of the game.
    pub course: Vec<Sample>,
    /// Positions that were only thought of: those after moves that a search has tried out. They know nothing of the end.
    pub thought: Vec<Sample>,
}

/// A move is learned from if it was tried so often,
const LEAST_TRIES: u32 = 8;
/// and is one of so many.
const MOST_TRIED: usize = 6;

/// Plays a game. Everything random follows from the seed. Nothing if the rules refuse what they offered.
pub fn play<G: Evaluate>(game: &G, network: &Arc<Network>, style: Style, seed: u64) -> Played {
    let mut table = Table::new(game, network, style, seed);
    table.run().map(|end| table.into_played(&end)).unwrap_or_default()
}

/// A game on its way.
struct Table<'a, G: Evaluate> {
    game: &'a G,
    network: &'a Arc<Network>,
    style: Style,
    cup: Cup,
    rng: fastrand::Rng,
    state: G::State,
    kept: Vec<Kept<G>>,
    thinkers: Vec<Thinker<G>>,
    tracks: Vec<Vec<Sample>>,
    thought: Vec<Sample>,
    /// The chapter whose beginning was recorded last.
    chapter: u32,
}

impl<'a, G: Evaluate> Table<'a, G> {
    fn new(game: &'a G, network: &'a Arc<Network>, style: Style, seed: u64) -> Table<'a, G> {
        let players = game.players();
        let state = game.start();
        let thinker = |seat: u8| Thinker::new(network.clone(), style.simulations, seed ^ u64::from(seat));
        Table {
            game,
            network,
            style,
            cup: Cup::new(Seed::from_number(seed)),
            rng: fastrand::Rng::with_seed(seed),
            kept: (0..players).map(|_| Kept::new(network)).collect(),
            thinkers: (0..players).map(thinker).collect(),
            tracks: (0..players).map(|_| Vec::new()).collect(),
            thought: Vec::new(),
            chapter: game.chapter(&state),
            state,
        }
    }

    /// Plays to the end.
    fn run(&mut self) -> Option<Standing> {
        loop {
            match self.game.pending(&self.state) {
                Pending::Over => return self.game.standing(&self.state),
                Pending::Chance(awaited) => {
                    let chapter = self.game.chapter(&self.state);
                    if chapter != self.chapter {
                        // Here the search looks no further.
                        self.chapter = chapter;
                        self.record(self.style.beginnings);
                    }
                    self.game.chance(&mut self.state, &self.cup.answer(awaited), None).ok()?;
                }
                Pending::Seats(seats) => self.decide(seats.iter().next()?)?,
            }
        }
    }

    fn decide(&mut self, seat: Seat) -> Option<()> {
        let moves = moves::list(self.game, &self.state, seat, self.style.states);
        if let [only] = moves.as_slice() {
            self.state = only.after.clone();
            return Some(());
        }
        if self.style.simulations > 0 && !self.style.is_shown {
            return self.think(seat);
        }
        let worths = if self.style.is_shown {
            moves.iter().map(|one| by_hand(self.game, &one.after, seat)).collect()
        } else {
            let kept = &mut self.kept[seat.index()];
            kept.keep(self.network, self.game, &self.state, seat);
            let comparison =
                Comparison { network: self.network, game: self.game, seat, measure: Points::worth };
            comparison.worths(kept, moves.iter().map(|one| &one.after))
        };
        let chosen = self.choose(worths)?;
        self.state = moves.into_iter().nth(chosen)?.after;
        self.record(1.0);
        Some(())
    }

    /// Decides by a search, and keeps what it has found out about moves.
    fn think(&mut self, seat: Seat) -> Option<()> {
        let mut choices = Vec::new();
        self.game.choices(&self.state, seat, &mut choices);
        let view = self.game.recall(&self.state, Viewer::Seat(seat));
        let seen = Seen { game: self.game, seat, view: &view, choices: &choices };
        let tried = self.thinkers[seat.index()].try_out(&seen);
        let chosen = self.choose(tried.iter().map(|one| one.worth as f32).collect())?;
        let before = self.state.clone();
        for (number, one) in tried.iter().enumerate() {
            let points = self.points_of(one, seat);
            if number != chosen && (points.is_none() || number >= MOST_TRIED) {
                continue;
            }
            let mut after = before.clone();
            for choice in &one.path {
                self.game.play(&mut after, seat, *choice, None).ok()?;
            }
            if self.game.pending(&after) != Pending::Over
                && let Some(points) = points
            {
                let sample = sample(self.game, self.network, &after, seat);
                self.thought.push(Sample { target: points, believed: points, ..sample });
            }
            if number == chosen {
                self.state = after;
                self.record(1.0);
                let last = self.tracks[seat.index()].last_mut();
                if let (Some(points), Some(last)) = (points, last) {
                    last.believed = points;
                }
            }
        }
        Some(())
    }

    /// What a search has found a move to bring, if it was tried often enough.
    fn points_of(&self, tried: &Tried<G::Choice>, seat: Seat) -> Option<Points> {
        if tried.tries < LEAST_TRIES {
            return None;
        }
        let mut points = Points { seats: self.game.judged_seats(), ..Points::default() };
        for by in 0..points.seats {
            points.of[by] = (*tried.points.get(seat_after(self.game, seat, by).index())?)? as f32;
        }
        Some(points)
    }

    /// The move that seems best with some noise.
    fn choose(&mut self, worths: Vec<f32>) -> Option<usize> {
        let Table { rng, style, .. } = self;
        let mut noisy = |worth: f32| {
            let gumbel = -(-rng.f32().max(1e-9).ln()).max(1e-9).ln();
            worth + style.noise * gumbel
        };
        let noisy = worths.into_iter().map(&mut noisy).enumerate();
        noisy.max_by(|a, b| a.1.total_cmp(&b.1)).map(|(number, _)| number)
    }

    /// Keeps the position for every seat.
    fn record(&mut self, weight: f32) {
        if self.game.pending(&self.state) == Pending::Over {
            return;
        }
        for (seat, track) in (0..).map(Seat).zip(&mut self.tracks) {
            let sample = sample(self.game, self.network, &self.state, seat);
            track.push(Sample { weight, ..sample });
        }
    }

    fn into_played(self, standing: &Standing) -> Played {
        let Table { game, mut tracks, thought, style, .. } = self;
        for (seat, track) in tracks.iter_mut().enumerate() {
            let mut end = Points { seats: game.judged_seats(), ..Points::default() };
            let seats = usize::from(game.seats());
            for by in 0..end.seats {
                end.of[by] = standing.total[(seat + by) % seats] as f32;
            }
            look_back(track, end, style.lambda);
        }
        Played { course: tracks.concat(), thought }
    }
}

/// A position as a seat sees it.
fn sample<G: Learned>(game: &G, network: &Network, state: &G::State, seat: Seat) -> Sample {
    let mut inputs = Inputs::default();
    let said = expected(network, game, state, seat, &mut inputs);
    let certain = certain(game, state, seat);
    Sample { inputs, certain, said, believed: said, target: said, end: said, weight: 1.0 }
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

/// From the end to the beginning: each position should have been worth what the next one was believed to be, and, the more
/// so with every step that they agree on, what came of it.
fn look_back(track: &mut [Sample], end: Points, lambda: f32) {
    let mut target = end;
    for sample in track.iter_mut().rev() {
        sample.target = target;
        sample.end = end;
        for (target, believed) in target.of.iter_mut().zip(sample.believed.of) {
            *target = lambda * *target + (1.0 - lambda) * believed;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample(said: f32) -> Sample {
        let points = Points { of: [said, 0.0, 0.0, 0.0], seats: 1 };
        let inputs = Inputs::default();
        Sample {
            inputs,
            certain: points,
            said: points,
            believed: points,
            target: points,
            end: points,
            weight: 1.0,
        }
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
