//! Many games at once, stepped without Python.

mod env;
mod rows;

pub use env::EnvSetup;
pub use rows::{Rows, Sizes};

use crate::errors::{Outcome, Wrong};
use crate::rules::{Learnable, Rules};
use bots::Cancel;
use encoding::{Action, NotLegal};
use env::{Env, Room};
use std::sync::{Arc, Mutex, PoisonError};
use tabletop::phrase;

/// So many games at once are surely a mistake: they would fill ten gigabytes and more.
const MOST_GAMES: usize = 1 << 20;

/// More threads than these only wait for each other.
const MOST_THREADS: usize = 256;

/// Games of the same rules, each with dice and bots of its own.
pub struct Envs<G: Learnable> {
    rules: Arc<Rules<G>>,
    setup: EnvSetup,
    envs: Vec<Env<G>>,
    luck: fastrand::Rng,
}

/// The same for any game.
pub trait AnyEnvs: Send {
    /// How long the rows of each array are.
    fn sizes(&self) -> Sizes;
    /// Begins all games anew.
    fn reset(&mut self, seed: Option<u64>, rows: Rows<'_>);
    /// An action for each game. If one is not legal, no game goes on.
    fn step(&mut self, actions: &[Action], rows: Rows<'_>) -> Outcome<()>;
    /// A legal action for each game, each as likely.
    fn sample(&mut self, masks: &[u8], out: &mut [i64]);
    /// For the next step: whoever may call off what the bots think, if there are any that do.
    fn cancel(&mut self) -> Option<Cancel>;
    /// Bytes that a game takes beside its rows.
    fn bytes(&self) -> usize;
}

impl<G: Learnable> Envs<G> {
    pub fn new(rules: Arc<Rules<G>>, setup: EnvSetup) -> Outcome<Envs<G>> {
        if setup.count == 0 || setup.threads == 0 {
            return Err(Wrong::Call(phrase!("python-no-games")));
        }
        if setup.count > MOST_GAMES {
            return Err(Wrong::Call(phrase!("python-too-many-games", most = MOST_GAMES.to_string())));
        }
        let players = rules.game.players();
        if setup.bots.len() > usize::from(players) {
            return Err(Wrong::seat(players, players));
        }
        let is_played = |seat: u8| setup.bots.get(usize::from(seat)).is_none_or(|bot| bot.is_none());
        if !(0..players).any(is_played) {
            return Err(Wrong::Call(phrase!("python-only-bots")));
        }
        let envs = (0..setup.count).map(|number| Env::new(&rules.game, &setup, number as u64));
        let envs = envs.collect::<Outcome<_>>()?;
        let luck = fastrand::Rng::with_seed(setup.seed);
        Ok(Envs { rules, setup, envs, luck })
    }

    /// Does something with every game and its rows, with all threads.
    fn each(
        &mut self,
        rows: Rows<'_>,
        work: impl Fn(&mut Env<G>, usize, &mut Room<G>, rows::Row<'_>) + Sync,
    ) {
        let threads = self.setup.threads.min(self.envs.len()).min(MOST_THREADS);
        let sizes = self.sizes();
        if threads < 2 {
            return run(&mut self.envs, 0, rows, &sizes, &work);
        }
        let share = self.envs.len().div_ceil(threads);
        let mut rest = rows;
        let mut shares = Vec::new();
        for (place, envs) in self.envs.chunks_mut(share).enumerate() {
            let (mine, others) = rest.split_at(envs.len(), &sizes);
            rest = others;
            shares.push(Mutex::new(Some((place * share, envs, mine))));
        }
        std::thread::scope(|scope| {
            for share in &shares {
                let work = || {
                    let share = share.lock().unwrap_or_else(PoisonError::into_inner).take();
                    if let Some((first, envs, rows)) = share {
                        run(envs, first, rows, &sizes, &work);
                    }
                };
                // Where the system has no thread to give, this one does it.
                if std::thread::Builder::new().spawn_scoped(scope, work).is_err() {
                    work();
                }
            }
        });
    }
}

/// Does something with some games, of which the first has this number.
fn run<G: Learnable>(
    envs: &mut [Env<G>],
    first: usize,
    rows: Rows<'_>,
    sizes: &Sizes,
    work: &impl Fn(&mut Env<G>, usize, &mut Room<G>, rows::Row<'_>),
) {
    let mut room = Vec::new();
    for ((number, env), row) in (first..).zip(envs).zip(rows.each(sizes)) {
        work(env, number, &mut room, row);
    }
}

impl<G: Learnable> AnyEnvs for Envs<G> {
    fn sizes(&self) -> Sizes {
        Sizes {
            observation: self.rules.layout.len(),
            actions: G::alphabet().len(),
            players: usize::from(self.rules.game.players()),
        }
    }

    fn reset(&mut self, seed: Option<u64>, rows: Rows<'_>) {
        if let Some(seed) = seed {
            self.setup.seed = seed;
        }
        self.luck = fastrand::Rng::with_seed(self.setup.seed);
        let (rules, setup) = (self.rules.clone(), self.setup.clone());
        self.each(rows, |env, _, room, row| env.reset(&rules.game, &setup, room, row));
    }

    fn step(&mut self, actions: &[Action], rows: Rows<'_>) -> Outcome<()> {
        let sizes = self.sizes();
        for (number, action) in actions.iter().enumerate() {
            let mask = &rows.masks[number * sizes.actions..][..sizes.actions];
            // The mask lies open to whoever has it: what it allows may still be refused.
            let is_legal = mask.get(usize::from(*action)).is_some_and(|legal| *legal != 0);
            if !is_legal || !self.envs[number].is_legal(&self.rules.game, *action) {
                return Err(Wrong::from(NotLegal(*action)).in_game(number));
            }
        }
        let (rules, setup) = (self.rules.clone(), self.setup.clone());
        self.each(rows, |env, number, room, row| env.step(&rules.game, &setup, room, actions[number], row));
        Ok(())
    }

    fn sample(&mut self, masks: &[u8], out: &mut [i64]) {
        let actions = G::alphabet().len();
        for (mask, out) in masks.chunks_exact(actions).zip(out) {
            let legal = mask.iter().filter(|legal| **legal != 0).count();
            let chosen = if legal == 0 { 0 } else { self.luck.usize(..legal) };
            let place = mask.iter().enumerate().filter(|(_, legal)| **legal != 0).nth(chosen);
            *out = place.map_or(0, |(place, _)| place as i64);
        }
    }

    fn cancel(&mut self) -> Option<Cancel> {
        self.setup.cancel = Cancel::default();
        let thinks = self.setup.bots.iter().flatten().any(|name| bots::thinks(name));
        thinks.then(|| self.setup.cancel.clone())
    }

    fn bytes(&self) -> usize {
        self.envs.iter().map(Env::bytes).sum::<usize>() / self.envs.len()
    }
}
