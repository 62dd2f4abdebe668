//! What a position is worth at a glance.

use crate::law::{chances_to_win, spread};
use crate::measure::Measure;
use bots::Evaluate;
use bots::value::{Inputs, MOST_SEATS, Network, Points, expected, network_for, seat_after, speaker_for};
use std::sync::Arc;
use tabletop::{Cup, Seat, Seed, Viewer};

/// Says what positions are worth at a glance: by the network for the game, or by the evaluation set by hand.
pub struct Reckoner<'a, G: Evaluate> {
    game: &'a G,
    network: Option<Arc<Network>>,
    inputs: Inputs,
    /// Who looks; without one, everybody looks after themselves.
    eye: Option<Seat>,
}

impl<'a, G: Evaluate> Reckoner<'a, G> {
    /// As far as `eye` may know; without one, as far as each seat knows about itself.
    pub fn new(game: &'a G, eye: Option<Seat>) -> Reckoner<'a, G> {
        Reckoner { game, network: network_for(game), inputs: Inputs::default(), eye }
    }

    /// What a position is worth to every seat.
    pub fn measures(&mut self, state: &G::State) -> Vec<Measure> {
        let points = self.points(state);
        self.of_points(state, &points)
    }

    /// The final points that every seat may expect; those that it has, if the game is over.
    pub fn points(&mut self, state: &G::State) -> Vec<f64> {
        if let Some(standing) = self.game.standing(state) {
            return standing.total.into_iter().map(f64::from).collect();
        }
        match self.eye {
            // What the eye cannot know is made up, so that nothing secret can show.
            Some(eye) => {
                let view = self.game.recall(state, Viewer::Seat(eye));
                let alike = self.game.guess(&view, &mut Cup::new(Seed::from_number(1)));
                self.points_in(&alike)
            }
            None => self.points_in(state),
        }
    }

    fn points_in(&mut self, state: &G::State) -> Vec<f64> {
        let seats = (0..self.game.seats()).map(Seat);
        let Some(network) = &self.network else {
            let value = |seat| self.game.value(state, seat) + self.game.chapter_value(state, seat);
            return seats.map(value).collect();
        };
        match self.eye.filter(|_| self.game.judged_seats() == usize::from(self.game.seats())) {
            Some(eye) => {
                let seen = expected(network, self.game, state, eye, &mut self.inputs);
                let mut points = vec![0.0; seen.seats];
                for by in 0..seen.seats {
                    points[seat_after(self.game, eye, by).index()] = seen.of[by].into();
                }
                points
            }
            None => seats
                .map(|seat| {
                    let (speaker, after) = speaker_for(self.game, seat);
                    expected(network, self.game, state, speaker, &mut self.inputs).of[after].into()
                })
                .collect(),
        }
    }

    /// What it is worth to every seat to expect these points in a state.
    pub fn of_points(&self, state: &G::State, points: &[f64]) -> Vec<Measure> {
        let wins = self.wins(state, points);
        let measure = |seat: usize| Measure {
            points: points[seat],
            lead: lead(self.game, points, seat),
            win: wins.as_ref().map(|wins| wins[seat]),
        };
        (0..points.len()).map(measure).collect()
    }

    /// Whoever has won when the game is over; nobody wins alone.
    fn wins(&self, state: &G::State, points: &[f64]) -> Option<Vec<f64>> {
        if points.len() < 2 {
            return None;
        }
        let Some(standing) = self.game.standing(state) else {
            return Some(chances_to_win(points, spread(self.game, self.game.chapter(state))));
        };
        let share = 1.0 / standing.winners.len().max(1) as f64;
        let seats = (0..points.len()).map(|seat| Seat(seat as u8));
        Some(seats.map(|seat| if standing.winners.contains(seat) { share } else { 0.0 }).collect())
    }
}

/// The points of a seat less those of the others, as bots weigh them.
fn lead<G: Evaluate>(game: &G, points: &[f64], seat: usize) -> f64 {
    if game.judged_seats() == 1 || points.len() > MOST_SEATS {
        return points[seat];
    }
    let mut seen = Points { seats: points.len(), ..Points::default() };
    for (by, of) in seen.of[..points.len()].iter_mut().enumerate() {
        *of = points[(seat + by) % points.len()] as f32;
    }
    seen.worth().into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::{Game, Notation};
    use troyes::Troyes;

    #[test]
    fn le_roy_is_judged_by_who_plays_against_him() {
        let game = Troyes::new(&Troyes::parse_options(1, "").unwrap(), None).unwrap();
        let state = game.start();
        let network = network_for(&game).unwrap();
        let seen = expected(&network, &game, &state, Seat(0), &mut Inputs::default());
        let asked_himself = expected(&network, &game, &state, Seat(1), &mut Inputs::default());
        let points = Reckoner::new(&game, None).points(&state);
        assert_eq!(points, [f64::from(seen.of[0]), f64::from(seen.of[1])]);
        assert!(asked_himself.of[0] != seen.of[1], "the networks never learned to see for him");
    }
}
