//! The tree of moves that the simulations grow.

use super::clairvoyant::Truth;
use super::move_cache::{MoveCaches, look_through};
use super::playout::Playout;
use super::race::Race;
use crate::bot::Seen;
use crate::evaluate::{Evaluate, SearchParams};
use crate::judge::Judge;
use tabletop::{Awaited, Cup, Pending, Seat, Seed};

/// A whole move and how it fared.
#[derive(Clone, Debug)]
pub(super) struct Edge<C> {
    pub path: Vec<C>,
    /// The evaluation's opinion of the move, as the outlook of the seat that makes it.
    pub prior: f64,
    pub visits: u32,
    /// The sum of the outlooks after all visits.
    pub total: f64,
    /// What comes after the move, by what chance answered in between.
    next: Vec<(Vec<u8>, usize)>,
}

impl<C> Edge<C> {
    pub fn new(path: Vec<C>, prior: f64) -> Edge<C> {
        Edge { path, prior, visits: 0, total: 0.0, next: Vec::new() }
    }

    /// The mean outlook, in which the prior counts for `trust` visits.
    pub fn mean(&self, trust: f64) -> f64 {
        (self.prior * trust + self.total) / f64::max(f64::from(self.visits) + trust, 1e-9)
    }

    /// Adds what another tree found out about the same move.
    pub fn add(&mut self, other: &Edge<C>) {
        self.visits += other.visits;
        self.total += other.total;
    }
}

struct Node<C> {
    seat: Seat,
    visits: u32,
    edges: Vec<Edge<C>>,
}

/// Where a simulation stands after a move.
enum Stand {
    /// A seat of the tree is asked; what chance answered since the move.
    Asked(Seat, Vec<u8>),
    /// The tree ends here.
    Leaf,
}

pub(super) struct Tree<'a, G: Evaluate, J> {
    seen: &'a Seen<'a, G>,
    params: SearchParams,
    seed: u64,
    nodes: Vec<Node<G::Choice>>,
    race: Race,
    judge: J,
    playout: Playout<'a, G, J>,
    /// Which edge of which node this simulation has taken.
    trail: Vec<(usize, usize)>,
    /// The state in which every simulation begins; without one, each guesses its own.
    known: Option<&'a G::State>,
    /// What chance will answer; without it, each simulation has dice of its own.
    dice: Option<&'a Cup>,
    /// What each simulation ended in, for whoever wants to know.
    ends: Option<Vec<End>>,
}

/// What a simulation ended in.
pub(super) struct End {
    /// Which edge of the root it took.
    pub edge: usize,
    /// How it looked to the seat at the root.
    pub outlook: f64,
    /// The points of every seat that are known.
    pub points: Vec<Option<f64>>,
}

/// What a tree has found out.
pub(super) struct Found<C> {
    /// The moves at the root.
    pub edges: Vec<Edge<C>>,
    /// Every end, if they were to be remembered.
    pub ends: Vec<End>,
    pub caches: MoveCaches<C>,
}

impl<'a, G: Evaluate, J: Judge<G>> Tree<'a, G, J> {
    pub fn new(
        mut judge: J,
        seen: &'a Seen<'a, G>,
        state: &G::State,
        edges: Vec<Edge<G::Choice>>,
        caches: MoveCaches<G::Choice>,
        seed: u64,
    ) -> Tree<'a, G, J> {
        let params = judge.params(seen.game);
        let chapter = seen.game.chapter(state);
        let mut playout = Playout::new(seen.game, judge.clone(), seen.seat, chapter, caches);
        let before = judge.outlook(seen.game, state, seen.seat).of_seat(seen.seat);
        playout.cache(seen.seat).add(before, edges.iter().map(|edge| (edge.prior, edge.path.as_slice())));
        let race = Race::new(edges.len());
        let root = Node { seat: seen.seat, visits: 0, edges };
        Tree {
            seen,
            params,
            seed,
            nodes: vec![root],
            race,
            judge,
            playout,
            trail: Vec::new(),
            known: None,
            dice: None,
            ends: None,
        }
    }

    /// The same tree, which never gives up one edge of its root, begins in a known state if there is one, and remembers
    /// every end.
    pub fn examining(self, kept: usize, known: Option<&'a G::State>) -> Tree<'a, G, J> {
        let tree = self.remembering();
        Tree { race: tree.race.keeping(kept), known, ..tree }
    }

    /// The same tree, which begins with what is really so if that is told.
    pub fn knowing(self, truth: Option<&'a Truth<G::State>>) -> Tree<'a, G, J> {
        let known = truth.map(|truth| &truth.state);
        Tree { known, dice: truth.and_then(|truth| truth.dice.as_ref()), ..self }
    }

    /// The same tree, which remembers every end.
    pub fn remembering(self) -> Tree<'a, G, J> {
        Tree { ends: Some(Vec::new()), ..self }
    }

    /// What came of it all.
    pub fn into_found(mut self) -> Found<G::Choice> {
        let edges = self.nodes.swap_remove(0).edges;
        Found { edges, ends: self.ends.unwrap_or_default(), caches: self.playout.into_caches() }
    }

    /// Guesses a state, walks down the tree, plays out and remembers how it ended.
    /// So much of the whole budget (1) is spent.
    pub fn simulate(&mut self, spent: f64) {
        let game = self.seen.game;
        self.trail.clear();
        let first = self.race.next(&self.nodes[0].edges, self.params.trust, spent);
        // The n-th visit of every move at the root meets the same guess and the same dice, so that luck does not
        // decide between them.
        let visit = u64::from(self.nodes[0].edges[first].visits);
        let seed = self.seed.wrapping_add(visit.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let mut cup = self.dice.cloned().unwrap_or_else(|| Cup::new(Seed::from_number(seed)));
        self.playout.reseed(seed);
        let guess = |cup: &mut Cup| game.guess(self.seen.view, cup);
        let mut state = self.known.cloned().unwrap_or_else(|| guess(&mut cup));
        let (mut node, mut edge) = (0, first);
        while self.follow(&mut state, node, edge) {
            let Stand::Asked(seat, chance) = self.advance(&mut state, &mut cup) else { break };
            let Some(next) = self.next(node, edge, seat, chance, &state) else { break };
            node = next;
            edge = self.select(node);
        }
        self.playout.run(&mut state, &mut cup);
        let outlook = self.judge.outlook(game, &state, self.seen.seat);
        self.playout.learn(&outlook);
        if let Some(ends) = &mut self.ends {
            let points = self.judge.points(game, &state, self.seen.seat, self.known.is_some());
            ends.push(End { edge: first, outlook: outlook.of_seat(self.seen.seat), points });
        }
        for &(node, edge) in &self.trail {
            let node = &mut self.nodes[node];
            node.visits += 1;
            node.edges[edge].visits += 1;
            node.edges[edge].total += outlook.of_seat(node.seat);
        }
    }

    /// The edge that promises most: known results, the prior while they are few, and curiosity. The more often a
    /// node is visited, the more of its edges come into question.
    fn select(&self, node: usize) -> usize {
        let node = &self.nodes[node];
        let wide = (3.0 + 2.0 * f64::from(node.visits).sqrt()) as usize;
        let log = f64::from(node.visits + 1).ln();
        let promise = |edge: &Edge<G::Choice>| {
            let tries = f64::from(edge.visits) + self.params.trust;
            edge.mean(self.params.trust) + self.params.curiosity * (log / tries).sqrt()
        };
        let open = &node.edges[..wide.min(node.edges.len())];
        let mut best = (f64::NEG_INFINITY, 0);
        for (i, edge) in open.iter().enumerate() {
            let promise = promise(edge);
            if promise > best.0 {
                best = (promise, i);
            }
        }
        best.1
    }

    /// Plays a move of the tree. False if this guess of a state does not allow it: then it ends here.
    fn follow(&mut self, state: &mut G::State, node: usize, edge: usize) -> bool {
        let Node { seat, edges, .. } = &self.nodes[node];
        for &choice in &edges[edge].path {
            if self.seen.game.play(state, *seat, choice, None).is_err() {
                return false;
            }
        }
        self.trail.push((node, edge));
        true
    }

    /// Lets chance answer, and seats that the tree does not think about, until one is asked that it does.
    fn advance(&mut self, state: &mut G::State, cup: &mut Cup) -> Stand {
        let game = self.seen.game;
        let mut answers = Vec::new();
        loop {
            match game.pending(state) {
                Pending::Over => return Stand::Leaf,
                Pending::Chance(awaited) if is_small(awaited) => {
                    let outcome = cup.answer(awaited);
                    answers.extend_from_slice(&outcome);
                    game.chance_awaited(state, &outcome);
                }
                Pending::Chance(_) => return Stand::Leaf,
                Pending::Seats(seats) if !G::SIMULTANEOUS => {
                    return seats.iter().next().map_or(Stand::Leaf, |seat| Stand::Asked(seat, answers));
                }
                Pending::Seats(seats) if seats.contains(self.seen.seat) => {
                    return Stand::Asked(self.seen.seat, answers);
                }
                Pending::Seats(seats) => seats.iter().for_each(|seat| self.playout.turn(state, seat)),
            }
        }
    }

    /// The node after an edge, made if the edge has been tried often enough.
    fn next(
        &mut self,
        node: usize,
        edge: usize,
        seat: Seat,
        chance: Vec<u8>,
        state: &G::State,
    ) -> Option<usize> {
        let from = &self.nodes[node].edges[edge];
        if let Some((_, next)) = from.next.iter().find(|(answers, _)| *answers == chance) {
            return Some(*next);
        }
        if from.visits < self.params.patience {
            return None;
        }
        let params = self.params;
        let ranked =
            look_through(&mut self.judge, self.seen.game, state, seat, params.inner_states, params.widest);
        let edges: Vec<_> = ranked.into_iter().map(|(prior, m)| Edge::new(m.path, prior)).collect();
        if edges.is_empty() {
            return None;
        }
        let next = self.nodes.len();
        self.nodes.push(Node { seat, visits: 0, edges });
        self.nodes[node].edges[edge].next.push((chance, next));
        Some(next)
    }
}

/// Whether the tree goes on behind this chance event: it has so few answers that they come again.
fn is_small(awaited: Awaited) -> bool {
    match awaited {
        Awaited::Roll { dice, .. } => dice <= 1,
        Awaited::Draw { take, .. } => take <= 1,
    }
}
