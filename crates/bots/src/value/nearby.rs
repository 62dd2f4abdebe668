//! Positions that differ in little, as those after the moves of one seat do.

use super::inputs::Inputs;
use super::network::{FIRST, Network};
use super::{Learned, Points, certain};
use crate::evaluate::Evaluate;
use crate::moves;
use tabletop::{Pending, Seat};

/// Evaluates positions near one of which it has kept the first sums: only inputs that differ are added up again.
pub struct Nearby<'a, G: Learned> {
    network: &'a Network,
    game: &'a G,
    seat: Seat,
    inputs: Inputs,
    /// The inputs of the position that was kept.
    kept: Vec<f32>,
    /// Those of them that are not zero.
    set: Vec<u16>,
    sums: [f32; FIRST],
    /// In which evaluation each input was last met.
    met: Vec<u32>,
    evaluations: u32,
}

impl<'a, G: Learned> Nearby<'a, G> {
    /// Keeps a position as `seat` sees it.
    pub fn new(network: &'a Network, game: &'a G, state: &G::State, seat: Seat) -> Nearby<'a, G> {
        let mut inputs = Inputs::default();
        game.list_inputs(state, seat, &mut inputs);
        let mut kept = vec![0.0; network.inputs()];
        let mut sums = network.first_bias;
        for (input, value) in inputs.iter() {
            kept[usize::from(input)] = value;
            network.add_input(&mut sums, input, value);
        }
        let set = inputs.iter().map(|(input, _)| input).collect();
        let met = vec![0; network.inputs()];
        Nearby { network, game, seat, inputs, kept, set, sums, met, evaluations: 0 }
    }

    /// The expected final points, by seats counted from the one that looks.
    pub fn expected(&mut self, state: &G::State) -> Points {
        let mut points = certain(self.game, state, self.seat);
        if self.game.pending(state) == Pending::Over {
            return points;
        }
        self.inputs.clear();
        self.game.list_inputs(state, self.seat, &mut self.inputs);
        let mut sums = self.sums;
        self.evaluations += 1;
        for (input, value) in self.inputs.iter() {
            self.met[usize::from(input)] = self.evaluations;
            let change = value - self.kept[usize::from(input)];
            if change != 0.0 {
                self.network.add_input(&mut sums, input, change);
            }
        }
        for &input in &self.set {
            if self.met[usize::from(input)] != self.evaluations {
                self.network.add_input(&mut sums, input, -self.kept[usize::from(input)]);
            }
        }
        let more = self.network.outputs_of(&self.network.sums_after(sums));
        points.of.iter_mut().zip(more).for_each(|(points, more)| *points += more);
        points
    }
}

impl<G: Evaluate> Nearby<'_, G> {
    /// What a state is worth to the seat that looks, on average where one die is still to be rolled.
    pub fn worth(&mut self, state: &G::State) -> f32 {
        self.mean(state, |points| points.worth())
    }

    /// The same to a seat that cares for nobody's points but its own.
    pub fn own(&mut self, state: &G::State) -> f32 {
        self.mean(state, |points| points.of[0])
    }

    fn mean(&mut self, state: &G::State, worth: impl Fn(&Points) -> f32) -> f32 {
        let (mut sum, mut count) = (0.0, 0.0);
        let game = self.game;
        moves::each_outcome(game, state, |state| {
            sum += worth(&self.expected(state));
            count += 1.0;
        });
        sum / f32::max(count, 1.0)
    }
}
