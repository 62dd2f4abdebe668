//! Whole moves: the small decisions of one seat that belong together.

use crate::evaluate::Evaluate;
use rustc_hash::{FxBuildHasher, FxHashSet, FxHasher};
use std::hash::{Hash, Hasher};
use tabletop::{Awaited, Pending, Seat};

/// A move from its first small decision until somebody else, or chance, is asked.
#[derive(Clone, Debug)]
pub struct Move<G: Evaluate> {
    /// The decisions.
    pub path: Vec<G::Choice>,
    /// The state after them.
    pub after: G::State,
}

/// Whether `seat` has more to decide before its move is over.
pub fn goes_on<G: Evaluate>(game: &G, start: &G::State, now: &G::State, seat: Seat) -> bool {
    match game.pending(now) {
        Pending::Seats(seats) => seats.contains(seat) && game.same_move(start, now, seat),
        Pending::Chance(_) | Pending::Over => false,
    }
}

/// The choices worth following.
pub(crate) fn worthwhile<G: Evaluate>(game: &G, state: &G::State, seat: Seat, out: &mut Vec<G::Choice>) {
    game.choices(state, seat, out);
    if out.len() > 1 && out.iter().any(|choice| !game.is_idle(state, seat, *choice)) {
        out.retain(|choice| !game.is_idle(state, seat, *choice));
    }
}

/// Room for most lists of moves, and for most moves: growing is copying.
const USUAL_MOVES: usize = 128;
const USUAL_PATH: usize = 8;

/// A state on the way of a move, and how it was reached.
struct Stop<G: Evaluate> {
    before: Option<(usize, G::Choice)>,
    state: G::State,
}

/// Lists the moves that `seat` may make, those of few decisions first, looking at about `most` states.
///
/// Different ways to the same state are listed once. Where `most` cuts the list, every first choice still has at
/// least one move, finished with whatever is offered first.
pub fn list<G: Evaluate>(game: &G, start: &G::State, seat: Seat, most: usize) -> Vec<Move<G>> {
    let mut stops = Vec::with_capacity(USUAL_MOVES);
    stops.push(Stop::<G> { before: None, state: start.clone() });
    let mut met = FxHashSet::with_capacity_and_hasher(2 * USUAL_MOVES, FxBuildHasher);
    let mut moves = Vec::with_capacity(USUAL_MOVES);
    let mut choices = Vec::new();
    let mut next = 0;
    while next < stops.len() && stops.len() + moves.len() < most {
        worthwhile(game, &stops[next].state, seat, &mut choices);
        for &choice in &choices {
            let mut state = stops[next].state.clone();
            game.play_offered(&mut state, seat, choice);
            if !met.insert(hash(&state)) {
                continue;
            }
            if goes_on(game, start, &state, seat) {
                stops.push(Stop { before: Some((next, choice)), state });
            } else {
                let path = path(&stops, next, choice);
                moves.push(Move { path, after: state });
            }
        }
        next += 1;
    }
    finish_the_rest(game, start, seat, &stops, next, &mut moves);
    moves
}

fn hash<T: Hash>(thing: &T) -> u64 {
    let mut hasher = FxHasher::default();
    thing.hash(&mut hasher);
    hasher.finish()
}

fn path<G: Evaluate>(stops: &[Stop<G>], mut at: usize, last: G::Choice) -> Vec<G::Choice> {
    let mut path = Vec::with_capacity(USUAL_PATH);
    path.push(last);
    while let Some((before, choice)) = stops[at].before {
        path.push(choice);
        at = before;
    }
    path.reverse();
    path
}

/// Makes a move of each stop that was not followed, unless a move with the same first choice is known.
fn finish_the_rest<G: Evaluate>(
    game: &G,
    start: &G::State,
    seat: Seat,
    stops: &[Stop<G>],
    from: usize,
    moves: &mut Vec<Move<G>>,
) {
    let mut begun: FxHashSet<G::Choice> = moves.iter().map(|m| m.path[0]).collect();
    let mut choices = Vec::new();
    for stop in &stops[from.max(1).min(stops.len())..] {
        let Some((before, choice)) = stop.before else { continue };
        let mut path = path(stops, before, choice);
        if !begun.insert(path[0]) {
            continue;
        }
        let mut state = stop.state.clone();
        while goes_on(game, start, &state, seat) {
            worthwhile(game, &state, seat, &mut choices);
            path.push(choices[0]);
            game.play_offered(&mut state, seat, choices[0]);
        }
        moves.push(Move { path, after: state });
    }
}

/// Calls `see` with the states that a small chance event may lead to, or with the state as it is if chance is not
/// asked or has too many answers to look at each.
pub fn each_outcome<G: Evaluate>(game: &G, state: &G::State, mut see: impl FnMut(&G::State)) {
    let faces = match game.pending(state) {
        Pending::Chance(Awaited::Roll { dice: 1, sides }) => 1..sides + 1,
        Pending::Chance(Awaited::Draw { of, take: 1 }) => 0..of,
        _ => return see(state),
    };
    for face in faces {
        let mut after = state.clone();
        if game.chance(&mut after, &[face], None).is_ok() {
            see(&after);
        }
    }
}
