//! Values learned from games that bots played against themselves.
//!
//! A network is told what a seat may know of a position and says how many points each seat will gain beyond those that
//! are certain now. The seats are counted from the one that looks, so that one network serves them all.

mod dice;
mod file;
mod inputs;
mod nearby;
mod network;
mod networks;
mod troyes;

pub use file::NotANetwork;
pub use inputs::Inputs;
pub use nearby::{Comparison, Kept, Nearby};
pub use network::{FIRST, LEAK, Network, POINTS, SECOND, Sums, activation};
pub use networks::{bring_network, is_network_wanted, lessons, network_for};

use tabletop::{Game, Pending, Seat};

/// The most seats that a value speaks of.
pub const MOST_SEATS: usize = 4;

/// Expected final points of some seats, counted from the one that looks.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Points {
    /// The points; those beyond `seats` are zero.
    pub of: [f32; MOST_SEATS],
    /// How many seats there are.
    pub seats: usize,
}

/// A game that a network can be told about.
pub trait Learned: Game {
    /// The network that knows about games with these rules.
    fn lesson(&self) -> &'static str;

    /// Of how many seats a value speaks: one where nobody can do anything about the others.
    fn judged_seats(&self) -> usize;

    /// Describes a position as `seat` may know it: whatever is secret to the seat makes no difference.
    fn list_inputs(&self, state: &Self::State, seat: Seat, inputs: &mut Inputs);

    /// The same, given a position that the seat has described before: sections that are surely alike may be left out.
    fn list_inputs_beside(&self, _known: &Self::State, state: &Self::State, seat: Seat, inputs: &mut Inputs) {
        self.list_inputs(state, seat, inputs);
    }

    /// The points that `of` may expect by simple reckoning, as far as `seat` may know: the network says what is to be added.
    fn points_now(&self, state: &Self::State, seat: Seat, of: Seat) -> f32;

    /// By how many points a network may correct the reckoning of one move against that of another.
    fn widest_correction(&self) -> f32 {
        f32::INFINITY
    }
}

/// The seat that is so many seats after another.
pub fn seat_after<G: Learned>(game: &G, seat: Seat, by: usize) -> Seat {
    Seat(((seat.index() + by) % usize::from(game.seats())) as u8)
}

/// Who says what a seat may expect, and how many seats before it they sit: itself, or the first player of a seat that
/// nobody plays, for no network was ever asked in le Roy's place.
pub fn speaker_for<G: Learned>(game: &G, seat: Seat) -> (Seat, usize) {
    if seat.index() < usize::from(game.players()) { (seat, 0) } else { (Seat(0), seat.index()) }
}

/// The points that are certain now, by seats counted from `seat`.
pub fn certain<G: Learned>(game: &G, state: &G::State, seat: Seat) -> Points {
    let mut points = Points { seats: game.judged_seats(), ..Points::default() };
    for (by, of) in points.of[..points.seats].iter_mut().enumerate() {
        *of = game.points_now(state, seat, seat_after(game, seat, by));
    }
    points
}

/// The expected final points, by seats counted from `seat`.
pub fn expected<G: Learned>(
    network: &Network,
    game: &G,
    state: &G::State,
    seat: Seat,
    inputs: &mut Inputs,
) -> Points {
    let mut points = certain(game, state, seat);
    if game.pending(state) != Pending::Over {
        inputs.clear();
        game.list_inputs(state, seat, inputs);
        let more = network.outputs_of(&network.sums(inputs));
        points.of.iter_mut().zip(more).for_each(|(points, more)| *points += more);
    }
    points
}

/// How sharply seats look at the strongest of several others, in points.
const RIVALRY: f32 = 5.0;

impl Points {
    /// The same, counted from another seat.
    pub fn seen_by(&self, by: usize) -> Points {
        let mut turned = *self;
        turned.of[..self.seats].rotate_left(by);
        turned
    }

    /// What these points are worth to the seat that looks: those of its own, less those of the others. Of several others
    /// the strongest count most.
    pub fn worth(&self) -> f32 {
        match self.of[..self.seats] {
            [own, other] => own - other,
            [own, ref others @ ..] if !others.is_empty() => {
                let most = others.iter().copied().fold(f32::NEG_INFINITY, f32::max);
                let sum: f32 = others.iter().map(|points| ((points - most) / RIVALRY).exp()).sum();
                own - most - RIVALRY * (sum / others.len() as f32).ln()
            }
            _ => self.of[0],
        }
    }
}
