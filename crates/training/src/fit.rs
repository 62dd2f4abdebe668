//! Fitting a network to samples: gradients by hand, and Adam.

use crate::self_play::Sample;
use bots::value::{FIRST, LEAK, Network, POINTS, SECOND, activation};

/// How fast the means of gradients and of their squares forget.
const MOMENTUM: (f32, f32) = (0.9, 0.999);

/// A network and what its training remembers.
#[derive(Clone, Debug)]
pub struct Learner {
    /// The network.
    pub network: Network,
    /// The mean of the network as it was after the last rounds of games.
    pub average: Network,
    /// Means of gradients and of their squares, weight by weight.
    pub means: (Network, Network),
    /// How many steps were made.
    pub steps: u32,
    gradient: Network,
    /// Inputs that this batch has seen; only their weights have a gradient.
    touched: Vec<bool>,
}

impl Learner {
    /// A network of small random weights, so that no two neurons are alike.
    pub fn new(inputs: usize, outputs: usize, seed: u64) -> Learner {
        let mut rng = fastrand::Rng::with_seed(seed);
        let mut network = Network::zero(inputs, outputs);
        let mut fill = |weights: &mut [f32], size: f32| {
            weights.iter_mut().for_each(|weight| *weight = size * (2.0 * rng.f32() - 1.0));
        };
        fill(network.from_inputs.as_flattened_mut(), 0.15);
        fill(network.from_first.as_flattened_mut(), (3.0 / FIRST as f32).sqrt());
        let means = (zero_like(&network), zero_like(&network));
        Learner::resume(network.clone(), network, means, 0)
    }

    /// Goes on where another left off.
    pub fn resume(network: Network, average: Network, means: (Network, Network), steps: u32) -> Learner {
        let gradient = zero_like(&network);
        let touched = vec![false; network.inputs()];
        Learner { network, average, means, steps, gradient, touched }
    }

    /// Goes on with finished weights, whose training is forgotten. What they know of inputs that no game shows again they keep.
    pub fn from_weights(network: Network) -> Learner {
        let mut squares = zero_like(&network);
        for (row, squares) in network.from_inputs.iter().zip(&mut squares.from_inputs) {
            if row.iter().any(|weight| *weight != 0.0) {
                squares.fill(f32::MIN_POSITIVE);
            }
        }
        let means = (zero_like(&network), squares);
        Learner::resume(network.clone(), network, means, 0)
    }

    /// The same for so many outputs: a network that knows the game of two begins to learn that of four with what it thinks of
    /// one opponent for each of three.
    pub fn with_outputs(mut self, outputs: usize) -> Learner {
        for network in [&mut self.network, &mut self.average, &mut self.means.0, &mut self.means.1] {
            let last = network.to_outputs.last().copied().unwrap_or([0.0; SECOND]);
            network.to_outputs.resize(outputs, last);
            let last = network.output_bias.last().copied().unwrap_or_default();
            network.output_bias.resize(outputs, last);
        }
        Learner::resume(self.network, self.average, self.means, self.steps)
    }

    /// Moves the average by a share of the way to where the network is now.
    pub fn average_in(&mut self, share: f32) {
        let weights = self.average.weights_mut().zip(self.network.weights());
        weights.for_each(|(average, weight)| *average = (1.0 - share) * *average + share * weight);
    }

    /// The average without the weights that it began with from inputs that no game has shown: they would only be noise.
    pub fn learned(&self) -> Network {
        let mut network = self.average.clone();
        for (row, squares) in network.from_inputs.iter_mut().zip(&self.means.1.from_inputs) {
            if squares.iter().all(|square| *square == 0.0) {
                row.fill(0.0);
            }
        }
        network
    }

    /// One step down the mean error of a batch.
    pub fn step<'a>(&mut self, batch: impl ExactSizeIterator<Item = &'a Sample>, rate: f32) {
        let share = 1.0 / batch.len().max(1) as f32;
        batch.for_each(|sample| self.add(sample, share));
        self.descend(rate);
    }

    /// Adds the gradient of the squared error of one sample.
    fn add(&mut self, sample: &Sample, share: f32) {
        let network = &self.network;
        let sums = network.sums(&sample.inputs);
        let slope = |sum: f32| if sum > 0.0 { 1.0 } else { LEAK };
        let mut second = [0.0; SECOND];
        for (output, said) in network.outputs_of(&sums).enumerate() {
            let wanted = sample.target.of[output] - sample.certain.of[output];
            let error = share * sample.weight * (said - wanted) / POINTS;
            self.gradient.output_bias[output] += error;
            for (neuron, from_here) in second.iter_mut().enumerate() {
                self.gradient.to_outputs[output][neuron] += error * activation(sums.second[neuron]);
                *from_here += error * network.to_outputs[output][neuron];
            }
        }
        for (neuron, error) in second.iter_mut().enumerate() {
            *error *= slope(sums.second[neuron]);
            self.gradient.second_bias[neuron] += *error;
        }
        let mut first = [0.0; FIRST];
        for (neuron, error) in first.iter_mut().enumerate() {
            let value = activation(sums.first[neuron]);
            let weights = &network.from_first[neuron];
            let gradient = &mut self.gradient.from_first[neuron];
            let mut sum = 0.0;
            for next in 0..SECOND {
                gradient[next] += second[next] * value;
                sum += second[next] * weights[next];
            }
            *error = sum * slope(sums.first[neuron]);
        }
        for (gradient, error) in self.gradient.first_bias.iter_mut().zip(first) {
            *gradient += error;
        }
        for (input, value) in sample.inputs.iter() {
            self.touched[usize::from(input)] = true;
            let gradient = &mut self.gradient.from_inputs[usize::from(input)];
            for (gradient, error) in gradient.iter_mut().zip(first) {
                *gradient += value * error;
            }
        }
    }

    /// Moves every weight by its mean gradient as a share of the gradient's usual size. Weights of inputs that the batch
    /// has not seen rest, and so do their means.
    fn descend(&mut self, rate: f32) {
        self.steps += 1;
        let steps = self.steps.min(100_000) as i32;
        let rate = rate * (1.0 - MOMENTUM.1.powi(steps)).sqrt() / (1.0 - MOMENTUM.0.powi(steps));
        let Learner { network, means, gradient, touched, .. } = self;
        let from_inputs = |network: &Network| network.inputs() * FIRST;
        for input in (0..touched.len()).filter(|input| std::mem::take(&mut touched[*input])) {
            let weights = network.from_inputs[input].iter_mut();
            let means = means.0.from_inputs[input].iter_mut().zip(&mut means.1.from_inputs[input]);
            let gradient = gradient.from_inputs[input].iter_mut();
            weights.zip(means).zip(gradient).for_each(|((weight, means), gradient)| {
                adam(weight, means, gradient, rate);
            });
        }
        let skipped = from_inputs(network);
        let means = means.0.weights_mut().zip(means.1.weights_mut()).skip(skipped);
        let weights = network.weights_mut().skip(skipped);
        weights
            .zip(means)
            .zip(gradient.weights_mut().skip(skipped))
            .for_each(|((weight, means), gradient)| adam(weight, means, gradient, rate));
    }
}

fn adam(weight: &mut f32, means: (&mut f32, &mut f32), gradient: &mut f32, rate: f32) {
    let (mean, square) = means;
    *mean += (1.0 - MOMENTUM.0) * (*gradient - *mean);
    *square += (1.0 - MOMENTUM.1) * (*gradient * *gradient - *square);
    *weight -= rate * *mean / (square.sqrt() + 1e-8);
    *gradient = 0.0;
}

/// The network whose every weight is the mean of theirs; `None` if there is none or they are of different shapes.
pub fn mean(networks: &[Network]) -> Option<Network> {
    let mut mean = zero_like(networks.first()?);
    for network in networks {
        if (network.inputs(), network.outputs()) != (mean.inputs(), mean.outputs()) {
            return None;
        }
        let share = 1.0 / networks.len() as f32;
        mean.weights_mut().zip(network.weights()).for_each(|(mean, weight)| *mean += share * weight);
    }
    Some(mean)
}

fn zero_like(network: &Network) -> Network {
    Network::zero(network.inputs(), network.outputs())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn network(weight: f32) -> Network {
        let mut network = Network::zero(3, 2);
        network.weights_mut().for_each(|one| *one = weight);
        network
    }

    #[test]
    fn a_mean_of_networks_has_the_mean_of_their_weights() {
        let mean = mean(&[network(1.0), network(2.0), network(6.0)]).unwrap();
        assert!(mean.weights().all(|weight| (weight - 3.0).abs() < 1e-6));
    }

    #[test]
    fn networks_of_different_shapes_have_no_mean() {
        assert!(mean(&[network(1.0), Network::zero(4, 2)]).is_none());
        assert!(mean(&[]).is_none());
    }

    #[test]
    fn finished_weights_are_kept_for_inputs_that_no_game_shows_again() {
        let learner = Learner::from_weights(network(0.5));
        assert_eq!(learner.learned(), network(0.5));
    }
}
