//! One screen of the app, what it may do, and what new games are made from.

use crate::ink::Ink;
use crate::world::{Effect, Found, Mouse, SavedGame, Thought};
use bots::Budget;
use host::SeededDice;
use ratatui::Frame;
use ratatui::crossterm::event::KeyEvent;
use std::path::PathBuf;
use tabletop::{Commitment, Contribution, Cup, Mixture, Phrase, Seed};
use words::Language;

/// What a screen does in answer to something.
pub enum Next {
    /// Asks the world.
    Ask(Effect),
    /// Another screen follows.
    Go(Box<dyn Screen>),
    /// The menu follows.
    Home,
}

/// What new games are made from.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Where records are kept.
    pub dir: PathBuf,
    /// What the person at the keyboard is called, as far as the system knows.
    pub user: Option<String>,
    /// What is spoken now.
    pub language: Language,
    /// The date, for the names of records.
    pub today: String,
    /// Where seeds come from.
    pub cup: Cup,
    /// Where the nonces come from that this terminal brings to them; nowhere if somebody chose the seeds.
    pub nonces: Option<Cup>,
    /// A figures file of the user's own: name and text.
    pub figures: Option<(String, String)>,
    /// The bot that gives hints.
    pub adviser: String,
    /// Whether people are spared questions with a single answer.
    pub spares: bool,
    /// How much thought each decision of a game is given that is analysed.
    pub budget: Budget,
}

impl Settings {
    /// A seed for a new game.
    pub fn seed(&mut self) -> Seed {
        drawn(&mut self.cup)
    }

    /// The dice of a new game with so many seats: from a seed of this program, mixed with what its terminal brings.
    pub fn dice(&mut self, seats: u8) -> SeededDice {
        let secret = self.seed();
        let Some(nonces) = &mut self.nonces else { return SeededDice::new(secret) };
        let nonce = drawn(nonces);
        let own = Contribution { place: 0, commitment: Commitment::of(&nonce), nonce: Some(nonce) };
        let tag: String = secret.commitment().chars().take(16).collect();
        let table = format!("terminal-{tag}");
        SeededDice::mixed(secret, Mixture { table, places: seats, by_lot: false, contributions: vec![own] })
    }

    /// A name for a new record.
    pub fn path(&self, game: &str, seed: &Seed) -> PathBuf {
        let tag: String = seed.commitment().chars().take(6).collect();
        self.dir.join(format!("{game}-{}-{tag}.troyes", self.today))
    }
}

/// 32 bytes of a cup.
fn drawn(cup: &mut Cup) -> Seed {
    Seed(std::array::from_fn(|_| cup.below(256) as u8))
}

/// One screen of the app.
pub trait Screen {
    /// The screen is entered.
    fn enter(&mut self) -> Vec<Next> {
        Vec::new()
    }
    /// A key was pressed.
    fn key(&mut self, key: KeyEvent, settings: &mut Settings) -> Vec<Next>;
    /// The mouse was used.
    fn mouse(&mut self, _mouse: Mouse, _settings: &mut Settings) -> Vec<Next> {
        Vec::new()
    }
    /// A bot has come to something.
    fn thought(&mut self, _thought: Thought) -> Vec<Next> {
        Vec::new()
    }
    /// Something was found out about a game that is analysed.
    fn found(&mut self, _found: Found) -> Vec<Next> {
        Vec::new()
    }
    /// The archive was listed.
    fn shelf(&mut self, _shelf: &[SavedGame]) {}
    /// Players have earned something.
    fn honors(&mut self, _honors: Vec<String>) {}
    /// The record was written, or why not.
    fn saved(&mut self, _saved: Result<PathBuf, Phrase>) {}
    /// Something is to be told to the user.
    fn notice(&mut self, _notice: Phrase) {}
    /// A moment has passed.
    fn tick(&mut self) {}
    /// Whether somebody is thinking, so that moments matter.
    fn is_busy(&self) -> bool {
        false
    }
    /// Draws itself.
    fn draw(&mut self, frame: &mut Frame<'_>, ink: Ink);
}
