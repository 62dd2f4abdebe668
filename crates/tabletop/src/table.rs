//! A game that is being played: rules, state and everything said and rolled so far.

mod error;
mod replay;

pub use error::{EntryError, TableError};

use crate::chance::{Awaited, Outcome};
use crate::cup::Cup;
use crate::game::{Chronicle, Game, Notation, Pending, Refusal};
use crate::json::ToJson;
use crate::record::{Entry, Head, Record};
use crate::seat::{Seat, Seats};
use sha2::{Digest, Sha256};

/// One step of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step<C> {
    /// A seat has chosen.
    Choice(Seat, C),
    /// What was awaited, what came, and the names of what was drawn.
    Chance(Awaited, Outcome, Vec<String>),
}

/// A game that is being played, with its whole past.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    game: G,
    figures: Option<(String, String)>,
    first: G::State,
    state: G::State,
    steps: Vec<Step<G::Choice>>,
    /// The state after the last chance event and the number of steps until then: taking back starts here.
    checkpoint: (usize, G::State),
    /// Steps done, chapter ended, hash of the state.
    hashes: Vec<(usize, u32, String)>,
}

/// A hash of a state that stays the same on every machine: the first 8 bytes of SHA-256 of its JSON.
pub fn state_hash(state: &impl ToJson) -> String {
    json_hash(state.to_json().get())
}

/// The same of JSON that is written already.
pub fn json_hash(json: &str) -> String {
    Sha256::digest(json).iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

impl<G: Notation> Table<G> {
    /// A new table; `figures` is the user's own file (name and text), already accepted by `game`.
    pub fn new(game: G, figures: Option<(String, String)>) -> Table<G> {
        let state = game.start();
        Table::at(game, figures, state)
    }

    /// A table set up in a given state, without a past.
    pub fn at(game: G, figures: Option<(String, String)>, state: G::State) -> Table<G> {
        let checkpoint = (0, state.clone());
        let first = state.clone();
        Table { game, figures, first, state, steps: Vec::new(), checkpoint, hashes: Vec::new() }
    }

    /// The rules.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The state now.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// The user's own figures file, if one is used: name and text.
    pub fn figures(&self) -> Option<&(String, String)> {
        self.figures.as_ref()
    }

    /// How many steps (choices and chance events) have been taken: the number of the question now asked.
    pub fn steps(&self) -> usize {
        self.steps.len()
    }

    /// The steps themselves, in order.
    pub fn taken(&self) -> &[Step<G::Choice>] {
        &self.steps
    }

    /// What is waited for.
    pub fn pending(&self) -> Pending {
        self.game.pending(&self.state)
    }

    /// Everything a seat may answer.
    pub fn choices(&self, seat: Seat) -> Vec<G::Choice> {
        let mut choices = Vec::new();
        self.game.choices(&self.state, seat, &mut choices);
        choices
    }

    /// A seat chooses.
    pub fn play(
        &mut self,
        seat: Seat,
        choice: G::Choice,
        chronicle: Chronicle<'_, G::Happening>,
    ) -> Result<(), Refusal> {
        let chapter = self.game.chapter(&self.state);
        self.game.play(&mut self.state, seat, choice, chronicle)?;
        self.steps.push(Step::Choice(seat, choice));
        self.close_chapter(chapter);
        Ok(())
    }

    /// The same for whoever has just listed the choices of the seat, so that nobody lists them again.
    pub fn play_among(
        &mut self,
        seat: Seat,
        choice: G::Choice,
        offered: &[G::Choice],
        chronicle: Chronicle<'_, G::Happening>,
    ) -> Result<(), Refusal> {
        match self.pending() {
            Pending::Seats(seats) if seats.contains(seat) => {}
            Pending::Over => return Err(Refusal::Over),
            Pending::Seats(_) | Pending::Chance(_) => return Err(Refusal::NotAsked(seat)),
        }
        if !offered.contains(&choice) {
            return Err(Refusal::NotOffered);
        }
        let chapter = self.game.chapter(&self.state);
        self.game.play_listed(&mut self.state, seat, choice, chronicle);
        self.steps.push(Step::Choice(seat, choice));
        self.close_chapter(chapter);
        Ok(())
    }

    /// Chance answers.
    pub fn chance(&mut self, outcome: &[u8], chronicle: Chronicle<'_, G::Happening>) -> Result<(), Refusal> {
        let Pending::Chance(awaited) = self.pending() else {
            return Err(Refusal::NoChanceAwaited);
        };
        awaited.check(outcome)?;
        let is_draw = matches!(awaited, Awaited::Draw { .. });
        let known = if is_draw { self.game.awaited_names(&self.state) } else { Vec::new() };
        let chapter = self.game.chapter(&self.state);
        self.game.chance(&mut self.state, outcome, chronicle)?;
        let names = if is_draw {
            outcome.iter().map(|&i| known.get(i as usize).cloned().unwrap_or_default()).collect()
        } else {
            Vec::new()
        };
        self.steps.push(Step::Chance(awaited, outcome.iter().copied().collect(), names));
        self.close_chapter(chapter);
        self.checkpoint = (self.steps.len(), self.state.clone());
        Ok(())
    }

    /// Lets a cup answer everything that chance is asked until somebody is asked or the game is over.
    pub fn roll_on(&mut self, cup: &mut Cup, mut chronicle: Chronicle<'_, G::Happening>) {
        while let Pending::Chance(awaited) = self.pending() {
            let outcome = cup.answer(awaited);
            self.chance(&outcome, chronicle.as_deref_mut()).expect("a cup answers what is awaited");
        }
    }

    fn close_chapter(&mut self, before: u32) {
        if self.game.chapter(&self.state) != before || self.pending() == Pending::Over {
            self.hashes.push((self.steps.len(), before, state_hash(&self.state)));
        }
    }

    /// Takes back the last choice of `seat` and everything that `consenting` seats chose after it. What dice or cards
    /// have revealed since cannot be taken back, nor what others chose without consenting.
    pub fn take_back(&mut self, seat: Seat, consenting: Seats) -> Result<(), TableError> {
        // Once all have chosen blindly, everybody has seen what the others chose.
        if G::SIMULTANEOUS && !matches!(self.pending(), Pending::Seats(_)) {
            return Err(TableError::NothingToTakeBack);
        }
        let (start, _) = self.checkpoint;
        let mine = self.steps[start..]
            .iter()
            .rposition(|step| matches!(step, Step::Choice(by, _) if *by == seat))
            .map(|i| start + i)
            .ok_or(TableError::NothingToTakeBack)?;
        let others_object = self.steps[mine + 1..]
            .iter()
            .any(|step| matches!(step, Step::Choice(by, _) if !consenting.contains(*by)));
        if G::SIMULTANEOUS {
            self.steps.remove(mine);
        } else if others_object {
            return Err(TableError::NothingToTakeBack);
        } else {
            self.steps.truncate(mine);
        }
        let steps = self.steps.split_off(start);
        self.state = self.checkpoint.1.clone();
        self.hashes.retain(|(at, ..)| *at <= start);
        for step in steps {
            self.repeat(&step, None);
        }
        Ok(())
    }

    /// Takes a step that was taken here before; so it is accepted again.
    fn repeat(&mut self, step: &Step<G::Choice>, chronicle: Chronicle<'_, G::Happening>) {
        let repeated = match step {
            Step::Choice(seat, choice) => self.play(*seat, *choice, chronicle),
            Step::Chance(_, outcome, _) => self.chance(outcome, chronicle),
        };
        repeated.expect("what was accepted before is accepted again");
    }

    /// The same table as it was after its first `steps` steps.
    pub fn rewound(&self, steps: usize) -> Table<G> {
        let mut table = self.at_its_start();
        for step in self.steps.iter().take(steps) {
            table.repeat(step, None);
        }
        table
    }

    /// The same, with what happened: `each` sees the table after every step and what happened in it.
    pub fn retold(&self, steps: usize, mut each: impl FnMut(&Table<G>, Vec<G::Happening>)) -> Table<G> {
        let mut table = self.at_its_start();
        for step in self.steps.iter().take(steps) {
            let mut happened = Vec::new();
            table.repeat(step, Some(&mut happened));
            each(&table, happened);
        }
        table
    }

    /// The same table before its first step.
    pub fn at_its_start(&self) -> Table<G> {
        Table::at(self.game.clone(), self.figures.clone(), self.first.clone())
    }

    /// The outcomes of all chance events so far, in order.
    pub fn outcomes(&self) -> impl Iterator<Item = &Outcome> {
        self.chances().map(|(_, outcome)| outcome)
    }

    /// Everything that was awaited from chance so far and what came, in order.
    pub fn chances(&self) -> impl Iterator<Item = (Awaited, &Outcome)> {
        self.steps.iter().filter_map(|step| match step {
            Step::Chance(awaited, outcome, _) => Some((*awaited, outcome)),
            Step::Choice(..) => None,
        })
    }

    /// The head of a record of this table, without names and seed.
    pub fn head(&self) -> Head {
        Head {
            game: G::NAME.into(),
            rules: G::RULES_VERSION,
            options: self.game.options().to_json().get().into(),
            figures: self.figures.clone(),
            start: (self.first != self.game.start()).then(|| self.first.to_json().get().into()),
            ..Head::default()
        }
    }

    /// The record of everything so far, under the given head.
    pub fn record(&self, head: Head) -> Record {
        let mut entries: Vec<Entry> = (0..self.steps.len()).flat_map(|step| self.entries_of(step)).collect();
        if let Some(standing) = self.game.standing(&self.state) {
            entries.push(Entry::Result(standing.total));
        }
        Record { head, entries: entries.into_iter().map(|entry| (0, entry)).collect() }
    }

    /// What a record says of one step, counted from 0: its entry, and the hash if it ended a chapter. Whoever keeps a
    /// journal appends these.
    pub fn entries_of(&self, step: usize) -> Vec<Entry> {
        let hashes = self.hashes.iter().filter(|(at, ..)| *at == step + 1);
        self.steps
            .get(step)
            .map(|taken| self.entry(taken))
            .into_iter()
            .chain(hashes.map(|(_, chapter, hash)| Entry::Hash(*chapter, hash.clone())))
            .collect()
    }

    fn entry(&self, step: &Step<G::Choice>) -> Entry {
        match step {
            Step::Choice(seat, choice) => {
                Entry::Choice(self.game.seat_name(*seat).into(), self.game.write(*choice))
            }
            Step::Chance(Awaited::Draw { .. }, _, names) => Entry::Draw(names.clone()),
            Step::Chance(Awaited::Roll { .. }, outcome, _) => Entry::Roll(outcome.to_vec()),
        }
    }
}
