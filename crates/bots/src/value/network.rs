//! A small network with two hidden layers, evaluated in a few microseconds.

use super::inputs::Inputs;

/// Neurons of the first hidden layer.
pub const FIRST: usize = 64;
/// Neurons of the second hidden layer.
pub const SECOND: usize = 32;
/// Outputs are multiples of so many victory points, so that weights stay small.
pub const POINTS: f32 = 8.0;
/// How much of a negative sum a neuron lets through.
pub const LEAK: f32 = 0.05;

/// What a neuron makes of its sum.
pub fn activation(sum: f32) -> f32 {
    if sum > 0.0 { sum } else { LEAK * sum }
}

/// The weights of a network, those that leave one neuron or input side by side.
#[derive(Clone, PartialEq, Debug)]
pub struct Network {
    /// For each input, its weights to the first layer.
    pub from_inputs: Vec<[f32; FIRST]>,
    /// What the sums of the first layer begin with.
    pub first_bias: [f32; FIRST],
    /// For each neuron of the first layer, its weights to the second.
    pub from_first: Vec<[f32; SECOND]>,
    /// What the sums of the second layer begin with.
    pub second_bias: [f32; SECOND],
    /// For each output, the weights of the second layer.
    pub to_outputs: Vec<[f32; SECOND]>,
    /// What the outputs begin with.
    pub output_bias: Vec<f32>,
}

/// The sums of both hidden layers, which training needs again.
#[derive(Clone, Debug)]
pub struct Sums {
    /// Of the first layer.
    pub first: [f32; FIRST],
    /// Of the second layer.
    pub second: [f32; SECOND],
}

impl Network {
    /// A network that always says nothing.
    pub fn zero(inputs: usize, outputs: usize) -> Network {
        Network {
            from_inputs: vec![[0.0; FIRST]; inputs],
            first_bias: [0.0; FIRST],
            from_first: vec![[0.0; SECOND]; FIRST],
            second_bias: [0.0; SECOND],
            to_outputs: vec![[0.0; SECOND]; outputs],
            output_bias: vec![0.0; outputs],
        }
    }

    /// How many inputs it takes.
    pub fn inputs(&self) -> usize {
        self.from_inputs.len()
    }

    /// How many outputs it has.
    pub fn outputs(&self) -> usize {
        self.output_bias.len()
    }

    /// The sums of the hidden layers for some inputs.
    pub fn sums(&self, inputs: &Inputs) -> Sums {
        let mut first = self.first_bias;
        inputs.iter().for_each(|(input, value)| self.add_input(&mut first, input, value));
        self.sums_after(first)
    }

    /// Adds what an input brings to the sums of the first layer.
    #[inline]
    pub fn add_input(&self, first: &mut [f32; FIRST], input: u16, value: f32) {
        let weights = &self.from_inputs[usize::from(input)];
        for (sum, weight) in first.iter_mut().zip(weights) {
            *sum += value * weight;
        }
    }

    /// The sums of both layers, given those of the first.
    pub fn sums_after(&self, first: [f32; FIRST]) -> Sums {
        let mut second = self.second_bias;
        for (sum, weights) in first.iter().zip(&self.from_first) {
            let value = activation(*sum);
            for (sum, weight) in second.iter_mut().zip(weights) {
                *sum += value * weight;
            }
        }
        Sums { first, second }
    }

    /// The outputs for some sums, in victory points.
    pub fn outputs_of<'a>(&'a self, sums: &Sums) -> impl Iterator<Item = f32> + use<'a> {
        let values = sums.second.map(activation);
        self.to_outputs.iter().zip(&self.output_bias).map(move |(weights, bias)| {
            let sum: f32 = weights.iter().zip(&values).map(|(weight, value)| weight * value).sum();
            POINTS * (bias + sum)
        })
    }

    /// All weights in one order, to be written or trained.
    pub fn weights(&self) -> impl Iterator<Item = &f32> {
        self.from_inputs
            .as_flattened()
            .iter()
            .chain(&self.first_bias)
            .chain(self.from_first.as_flattened())
            .chain(&self.second_bias)
            .chain(self.to_outputs.as_flattened())
            .chain(&self.output_bias)
    }

    /// The same, to be changed.
    pub fn weights_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        self.from_inputs
            .as_flattened_mut()
            .iter_mut()
            .chain(&mut self.first_bias)
            .chain(self.from_first.as_flattened_mut())
            .chain(&mut self.second_bias)
            .chain(self.to_outputs.as_flattened_mut())
            .chain(&mut self.output_bias)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn outputs_follow_from_the_weights() {
        let mut network = Network::zero(3, 2);
        network.from_inputs[1][0] = 2.0;
        network.from_inputs[2][0] = -4.0;
        network.from_first[0][5] = 3.0;
        network.to_outputs[1][5] = 0.5;
        network.output_bias[0] = 0.25;
        let mut inputs = Inputs::default();
        inputs.number(0.0);
        inputs.number(1.5);
        inputs.number(0.5);
        // 2 * 1.5 - 4 * 0.5 = 1, times 3, times a half.
        let outputs: Vec<f32> = network.outputs_of(&network.sums(&inputs)).collect();
        assert_eq!(outputs, [0.25 * POINTS, 1.5 * POINTS]);
        // Negative sums leak.
        let mut inputs = Inputs::default();
        inputs.number(0.0);
        inputs.number(-1.0);
        let outputs: Vec<f32> = network.outputs_of(&network.sums(&inputs)).collect();
        assert!((outputs[1] - POINTS * 0.5 * LEAK * LEAK * -6.0).abs() < 1e-5);
    }

    #[test]
    fn every_weight_is_listed_once() {
        let mut network = Network::zero(3, 2);
        let all = network.weights().count();
        assert_eq!(all, 3 * FIRST + FIRST + FIRST * SECOND + SECOND + 2 * SECOND + 2);
        network.weights_mut().zip(0..).for_each(|(weight, n)| *weight = n as f32);
        assert!(network.weights().zip(0..).all(|(weight, n)| *weight == n as f32));
    }
}
