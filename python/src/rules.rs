//! The rules of a game whose type is forgotten.

use crate::bot::{AnyBot, SomeBot};
use crate::errors::{Outcome, Wrong};
use crate::position::{AnyState, Position};
use crate::vector::{AnyEnvs, EnvSetup, Envs};
use bots::Evaluate;
use encoding::{Action, Block, Encode, Layout};
use host::{Listed, Setup};
use serde_json::Value;
use std::sync::Arc;
use tabletop::{CompleteGame, FromJson, Record, Seat, Table, ToJson, phrase};

/// A game that can be played, spoken of, evaluated and learned.
pub trait Learnable: Evaluate + CompleteGame + Encode {}

impl<G: Evaluate + CompleteGame + Encode> Learnable for G {}

host::dispatch! {
    /// Something that can be done with any game.
    pub trait ForGame: Learnable;
    /// Does it with the game of this name.
    pub fn with;
}

/// Rules with what is looked up of them again and again.
pub struct Rules<G> {
    pub game: G,
    pub listed: &'static Listed,
    pub figures: Option<(String, String)>,
    pub layout: Layout,
}

/// The same for any game.
pub trait AnyRules: Send + Sync {
    fn name(&self) -> &'static str;
    fn players(&self) -> u8;
    fn seats(&self) -> u8;
    fn seat_name(&self, seat: Seat) -> &'static str;
    fn is_simultaneous(&self) -> bool;
    fn rules_version(&self) -> u32;
    fn options(&self) -> String;
    fn figures(&self) -> Option<&(String, String)>;
    fn actions(&self) -> usize;
    fn meaning(&self, action: Action) -> Option<String>;
    fn layout(&self) -> &[Block];
    fn observation_len(&self) -> usize;
    fn start(self: Arc<Self>) -> Box<dyn AnyState>;
    fn load(self: Arc<Self>, state: Value) -> Outcome<Box<dyn AnyState>>;
    fn replay(self: Arc<Self>, record: &Record) -> Outcome<Box<dyn AnyState>>;
    fn bot(self: Arc<Self>, name: &str, seed: u64, budget: Option<&str>) -> Outcome<Box<dyn AnyBot>>;
    fn envs(self: Arc<Self>, setup: EnvSetup) -> Outcome<Box<dyn AnyEnvs>>;
}

impl<G: Learnable> AnyRules for Rules<G> {
    fn name(&self) -> &'static str {
        self.listed.name
    }

    fn players(&self) -> u8 {
        self.game.players()
    }

    fn seats(&self) -> u8 {
        self.game.seats()
    }

    fn seat_name(&self, seat: Seat) -> &'static str {
        self.game.seat_name(seat)
    }

    fn is_simultaneous(&self) -> bool {
        G::SIMULTANEOUS
    }

    fn rules_version(&self) -> u32 {
        G::RULES_VERSION
    }

    fn options(&self) -> String {
        self.game.options().to_json().get().into()
    }

    fn figures(&self) -> Option<&(String, String)> {
        self.figures.as_ref()
    }

    fn actions(&self) -> usize {
        G::alphabet().len()
    }

    fn meaning(&self, action: Action) -> Option<String> {
        G::alphabet().meaning(action)
    }

    fn layout(&self) -> &[Block] {
        self.layout.blocks()
    }

    fn observation_len(&self) -> usize {
        self.layout.len()
    }

    fn start(self: Arc<Self>) -> Box<dyn AnyState> {
        let state = self.game.start();
        Box::new(Position::new(self, state, None))
    }

    fn load(self: Arc<Self>, state: Value) -> Outcome<Box<dyn AnyState>> {
        let state: G::State =
            FromJson::from_json(state).map_err(|reason| Wrong::Record(Wrong::foreign(reason)))?;
        if let Some(wrong) = self.game.check(&state).into_iter().next() {
            return Err(Wrong::Record(wrong));
        }
        let first = (state != self.game.start()).then(|| Arc::new(state.clone()));
        Ok(Box::new(Position::new(self, state, first)))
    }

    fn replay(self: Arc<Self>, record: &Record) -> Outcome<Box<dyn AnyState>> {
        Ok(Box::new(Position::replayed(self, Table::<G>::replay(record, |_, _| {})?)))
    }

    fn bot(self: Arc<Self>, name: &str, seed: u64, budget: Option<&str>) -> Outcome<Box<dyn AnyBot>> {
        Ok(Box::new(SomeBot::new(self, name, seed, budget)?))
    }

    fn envs(self: Arc<Self>, setup: EnvSetup) -> Outcome<Box<dyn AnyEnvs>> {
        Ok(Box::new(Envs::new(self, setup)?))
    }
}

struct MakeRules(Setup);

impl ForGame for MakeRules {
    type Output = Outcome<Arc<dyn AnyRules>>;
    fn run<G: Learnable>(self, listed: &'static Listed) -> Self::Output {
        let game: G = self.0.rules(listed)?;
        let layout = game.observation_layout();
        Ok(Arc::new(Rules { game, listed, figures: self.0.figures, layout }))
    }
}

/// The rules that somebody wishes for.
pub fn rules(name: &str, setup: Setup) -> Outcome<Arc<dyn AnyRules>> {
    with(name, MakeRules(setup))
        .map_err(|_| Wrong::unknown("game", name, host::LIST.iter().map(|listed| listed.name)))?
}

struct RulesOfRecord<'a>(&'a Record);

impl ForGame for RulesOfRecord<'_> {
    type Output = Outcome<Arc<dyn AnyRules>>;
    fn run<G: Learnable>(self, listed: &'static Listed) -> Self::Output {
        let game = Table::<G>::rules_of(&self.0.head)?;
        let layout = game.observation_layout();
        Ok(Arc::new(Rules { game, listed, figures: self.0.head.figures.clone(), layout }))
    }
}

/// The rules that a record was played by.
pub fn rules_of(record: &Record) -> Outcome<Arc<dyn AnyRules>> {
    let name = &record.head.game;
    with(name, RulesOfRecord(record))
        .map_err(|_| Wrong::Record(phrase!("python-record-game", name = name.clone())))?
}
