//! One of many games.

use super::rows::Row;
use crate::bot::{by_name, clock};
use crate::errors::Outcome;
use crate::rewards::Reward;
use crate::rules::Learnable;
use bots::{Bot, Cancel};
use encoding::{Action, Picking};
use tabletop::{Cup, Pending, Seat, Seed, Viewer};

/// How many games are played, by whom and for what.
#[derive(Clone, Debug)]
pub struct EnvSetup {
    pub count: usize,
    pub seed: u64,
    /// The bot of each seat, where a bot plays it.
    pub bots: Vec<Option<String>>,
    pub reward: Reward,
    pub threads: usize,
    /// Calls off what the bots think of in this step.
    pub cancel: Cancel,
}

/// Room to list in what is offered: one is enough for all games of a thread.
pub type Room<G> = Vec<<G as tabletop::Game>::Choice>;

/// A game with dice and bots of its own.
pub struct Env<G: Learnable> {
    state: G::State,
    picking: Picking<G>,
    cup: Cup,
    bots: Vec<Option<Box<dyn Bot<G>>>>,
    /// Its number among the others, and how many games it has been before.
    number: u64,
    episode: u64,
    /// The points of each player when rewards were last given, where gains are rewarded.
    vp: Vec<i32>,
}

/// The seed of a game: neighbors have nothing in common.
fn seed_of(seed: u64, number: u64, episode: u64) -> Seed {
    let mut bytes = [0; 32];
    let parts = [seed, number, episode, 0];
    for (place, part) in bytes.chunks_exact_mut(8).zip(parts) {
        place.copy_from_slice(&part.to_le_bytes());
    }
    Seed(bytes)
}

impl<G: Learnable> Env<G> {
    /// A game that has not begun.
    pub fn new(game: &G, setup: &EnvSetup, number: u64) -> Outcome<Env<G>> {
        let mut env = Env {
            state: game.start(),
            picking: Picking::default(),
            cup: Cup::new(seed_of(setup.seed, number, 0)),
            bots: Vec::new(),
            number,
            episode: 0,
            vp: Vec::new(),
        };
        env.bots = bots(setup, number, 0)?;
        Ok(env)
    }

    /// Begins the first game anew.
    pub fn reset(&mut self, game: &G, setup: &EnvSetup, room: &mut Room<G>, row: Row<'_>) {
        self.episode = 0;
        row.rewards.fill(0.0);
        *row.terminated = 0;
        self.begin(game, setup, room);
        self.show(game, row);
    }

    fn begin(&mut self, game: &G, setup: &EnvSetup, room: &mut Room<G>) {
        self.state = game.start();
        self.cup = Cup::new(seed_of(setup.seed, self.number, self.episode));
        // The names were accepted before.
        self.bots = bots(setup, self.number, self.episode).unwrap_or_default();
        self.vp.clear();
        // A game in which nobody is ever asked does not exist.
        self.advance(game, setup, room);
    }

    /// Chance and bots answer until a seat is asked that is not theirs.
    fn advance(&mut self, game: &G, setup: &EnvSetup, room: &mut Room<G>) {
        loop {
            match game.pending(&self.state) {
                Pending::Chance(awaited) => {
                    let outcome = self.cup.answer(awaited);
                    // A cup answers what is awaited.
                    let _ = game.chance(&mut self.state, &outcome, None);
                }
                Pending::Over => return self.picking.clear(),
                Pending::Seats(seats) => {
                    let Some(seat) = seats.iter().next() else { return };
                    match self.bots.get_mut(seat.index()).and_then(Option::as_mut) {
                        None => return self.picking.ask_in(game, &self.state, seat, room),
                        Some(bot) => {
                            let mut clock = clock(&setup.cancel);
                            let choice = bots::ask(&mut **bot, game, &self.state, seat, &mut clock);
                            let Some(choice) = choice else { return };
                            game.play_offered(&mut self.state, seat, choice);
                        }
                    }
                }
            }
        }
    }

    /// Whether an action may be picked now.
    pub fn is_legal(&self, game: &G, action: Action) -> bool {
        self.picking.fits(game, action)
    }

    /// Picks an action, which is legal. A game that ends is followed by the next.
    pub fn step(&mut self, game: &G, setup: &EnvSetup, room: &mut Room<G>, action: Action, mut row: Row<'_>) {
        row.rewards.fill(0.0);
        *row.terminated = 0;
        if let Ok(Some(choice)) = self.picking.pick(game, action) {
            game.play_offered(&mut self.state, self.picking.seat(), choice);
            self.advance(game, setup, room);
            if setup.reward == Reward::Gain {
                self.gains(game, row.rewards);
            }
            if let Some(standing) = game.standing(&self.state) {
                if setup.reward != Reward::Gain {
                    let worth = setup.reward.at_end(&standing, game.players());
                    row.rewards.iter_mut().zip(worth).for_each(|(out, worth)| *out = worth as f32);
                }
                *row.terminated = 1;
                if let Some(out) = row.final_observation.take() {
                    self.see(game, Seat(*row.seat as u8), out);
                }
                self.episode += 1;
                self.begin(game, setup, room);
            }
        }
        self.show(game, row);
    }

    fn gains(&mut self, game: &G, rewards: &mut [f32]) {
        self.vp.resize(rewards.len(), 0);
        for (seat, (before, reward)) in (0..).map(Seat).zip(self.vp.iter_mut().zip(rewards)) {
            let now = game.vp(&self.state, seat);
            *reward = (now - *before) as f32;
            *before = now;
        }
    }

    fn see(&self, game: &G, seat: Seat, out: &mut [f32]) {
        let view = game.view(&self.state, Viewer::Seat(seat));
        game.observe(&view, self.picking.picked(), out);
    }

    fn show(&self, game: &G, row: Row<'_>) {
        let seat = self.picking.seat();
        self.see(game, seat, row.observation);
        *row.seat = i64::from(seat.0);
        row.mask.fill(0);
        self.picking.each_legal(game, |action| row.mask[usize::from(action)] = 1);
    }

    /// The room that it takes.
    pub fn bytes(&self) -> usize {
        size_of::<Env<G>>()
            + size_of_val(self.picking.fitting())
            + self.bots.len() * size_of::<Option<Box<dyn Bot<G>>>>()
    }
}

/// The bots of a game, each with a seed of its own.
fn bots<G: Learnable>(setup: &EnvSetup, number: u64, episode: u64) -> Outcome<Vec<Option<Box<dyn Bot<G>>>>> {
    // Games are many: those without bots have no list of them.
    if setup.bots.iter().all(Option::is_none) {
        return Ok(Vec::new());
    }
    let mut luck = fastrand::Rng::with_seed(setup.seed ^ number << 32 ^ episode);
    let make = |name: &Option<String>| name.as_ref().map(|name| by_name(name, luck.u64(..))).transpose();
    setup.bots.iter().map(make).collect()
}
