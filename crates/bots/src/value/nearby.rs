//! Positions that differ in little, as those after the moves of one seat do.

use super::inputs::Inputs;
use super::network::{FIRST, Network};
use super::{Learned, Points, certain};
use crate::evaluate::Evaluate;
use crate::moves;
use tabletop::{Pending, Seat};

/// A position of which a seat has kept the first sums, so that only inputs that differ are added up for others.
#[derive(Clone, Debug)]
pub struct Kept<G: Learned> {
    /// The position and who looks at it.
    position: Option<(G::State, Seat)>,
    inputs: Inputs,
    /// What was kept of each input.
    known: Vec<Known>,
    /// Those that were not zero,
    set: Vec<u16>,
    /// and where each section of them begins.
    sections: Vec<usize>,
    sums: [f32; FIRST],
    evaluations: u32,
}

/// An input of the position that was kept.
#[derive(Clone, Copy, Debug, Default)]
struct Known {
    value: f32,
    /// In which evaluation it was last met.
    met: u32,
}

impl<G: Learned> Kept<G> {
    /// Nothing yet.
    pub fn new(network: &Network) -> Kept<G> {
        let count = network.inputs();
        Kept {
            position: None,
            inputs: Inputs::default(),
            known: vec![Known::default(); count],
            set: Vec::new(),
            sections: Vec::new(),
            sums: network.first_bias,
            evaluations: 0,
        }
    }

    /// Keeps a position as `seat` sees it.
    pub fn keep(&mut self, network: &Network, game: &G, state: &G::State, seat: Seat) {
        self.position = None;
        self.sums = self.sums_of(network, game, state, seat);
        for &input in &self.set {
            self.known[usize::from(input)].value = 0.0;
        }
        self.set.clear();
        for (input, value) in self.inputs.iter() {
            self.known[usize::from(input)].value = value;
            self.set.push(input);
        }
        self.sections.clear();
        self.sections.extend(self.inputs.sections().iter().map(|section| section.begins));
        self.position = Some((state.clone(), seat));
    }

    /// The expected final points, by seats counted from the one that looks.
    pub fn expected(&mut self, network: &Network, game: &G, state: &G::State, seat: Seat) -> Points {
        let mut points = certain(game, state, seat);
        self.add_more(&mut points, network, game, state, seat);
        points
    }

    /// Adds what the network says to the points that are certain.
    fn add_more(&mut self, points: &mut Points, network: &Network, game: &G, state: &G::State, seat: Seat) {
        if game.pending(state) != Pending::Over {
            let sums = self.sums_of(network, game, state, seat);
            let more = network.outputs_of(&network.sums_after(sums));
            points.of.iter_mut().zip(more).for_each(|(points, more)| *points += more);
        }
    }

    /// The first sums of a position, from those that were kept.
    fn sums_of(&mut self, network: &Network, game: &G, state: &G::State, seat: Seat) -> [f32; FIRST] {
        self.inputs.clear();
        match &self.position {
            Some((known, eye)) if *eye == seat => {
                game.list_inputs_beside(known, state, seat, &mut self.inputs);
            }
            _ => game.list_inputs(state, seat, &mut self.inputs),
        }
        let mut sums = self.sums;
        self.evaluations = self.evaluations.wrapping_add(1);
        for (input, value) in self.inputs.iter() {
            let known = &mut self.known[usize::from(input)];
            known.met = self.evaluations;
            let change = value - known.value;
            if change != 0.0 {
                network.add_input(&mut sums, input, change);
            }
        }
        for &input in self.described_before() {
            let known = self.known[usize::from(input)];
            if known.met != self.evaluations {
                network.add_input(&mut sums, input, -known.value);
            }
        }
        sums
    }

    /// The inputs of the position that was kept, without sections that were left out now.
    fn described_before(&self) -> impl Iterator<Item = &u16> {
        let ends = self.sections.iter().skip(1).copied().chain([self.set.len()]);
        let sections = self.sections.iter().zip(ends).zip(self.inputs.sections());
        sections.filter(|(_, now)| !now.is_left_out).flat_map(|((begin, end), _)| &self.set[*begin..end])
    }
}

/// Evaluates positions near one that is kept.
pub struct Nearby<'a, G: Learned> {
    network: &'a Network,
    game: &'a G,
    seat: Seat,
    kept: Kept<G>,
}

impl<'a, G: Learned> Nearby<'a, G> {
    /// Keeps a position as `seat` sees it.
    pub fn new(network: &'a Network, game: &'a G, state: &G::State, seat: Seat) -> Nearby<'a, G> {
        let mut kept = Kept::new(network);
        kept.keep(network, game, state, seat);
        Nearby { network, game, seat, kept }
    }

    /// The expected final points, by seats counted from the one that looks.
    pub fn expected(&mut self, state: &G::State) -> Points {
        self.kept.expected(self.network, self.game, state, self.seat)
    }
}

/// What the states after the moves of one seat are worth, each on average where one die is still to be rolled.
pub struct Comparison<'a, G: Evaluate> {
    /// The network.
    pub network: &'a Network,
    /// The rules.
    pub game: &'a G,
    /// The seat that looks.
    pub seat: Seat,
    /// What it makes of points.
    pub measure: fn(&Points) -> f32,
}

impl<G: Evaluate> Comparison<'_, G> {
    /// What each state is worth, given a position near all of them. Where simple reckoning is far behind the best of it, the
    /// network is not asked: it would hardly make up for that.
    pub fn worths<'s>(
        &self,
        kept: &mut Kept<G>,
        states: impl Iterator<Item = &'s G::State> + Clone,
    ) -> Vec<f32>
    where
        G::State: 's,
    {
        let mut certain_points = Vec::new();
        let reckon = |state| {
            self.mean(state, |state| {
                let points = certain(self.game, state, self.seat);
                certain_points.push(points);
                points
            })
        };
        let mut worths: Vec<f32> = states.clone().map(reckon).collect();
        let best = worths.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let is_near = |reckoned: f32| reckoned >= best - self.game.widest_correction();
        let (mut known, mut corrections, mut count) = (certain_points.into_iter(), 0.0, 0.0);
        let mut far = Vec::new();
        for (number, state) in states.enumerate() {
            let reckoned = worths[number];
            if !is_near(reckoned) {
                moves::each_outcome(self.game, state, |_| {
                    known.next();
                });
                far.push(number);
                continue;
            }
            worths[number] = self.mean(state, |state| {
                let mut points = known.next().unwrap_or_default();
                kept.add_more(&mut points, self.network, self.game, state, self.seat);
                points
            });
            corrections += worths[number] - reckoned;
            count += 1.0;
        }
        far.into_iter().for_each(|number| worths[number] += corrections / f32::max(count, 1.0));
        worths
    }

    fn mean(&self, state: &G::State, mut points: impl FnMut(&G::State) -> Points) -> f32 {
        let (mut sum, mut count) = (0.0, 0.0);
        moves::each_outcome(self.game, state, |state| {
            sum += (self.measure)(&points(state));
            count += 1.0;
        });
        sum / f32::max(count, 1.0)
    }
}
