//! A game at one moment: what Python's `State` does, for any game.

use crate::errors::{Outcome, Wrong};
use crate::past::{Past, Step};
use crate::rewards::Reward;
use crate::rules::{AnyRules, Learnable, Rules};
use crate::sight::{AnySight, Sight};
use encoding::{Action, Picking};
use std::any::Any;
use std::sync::Arc;
use tabletop::{Awaited, Cup, OutcomeError, Pending, Refusal, Seat, Seats, Table, Viewer, state_hash};
use words::Language;

/// A game at one moment, with its past.
pub struct Position<G: Learnable> {
    pub rules: Arc<Rules<G>>,
    pub state: G::State,
    /// Where the past began, if not as usual.
    first: Option<Arc<G::State>>,
    past: Past<G::Choice>,
    /// What a seat was told before that, where the rest of the table is only guessed.
    heard: Option<Arc<Vec<String>>>,
    /// The seat that picks its answer, if its choices have been looked up.
    picking: Option<Picking<G>>,
    /// What has come of the outcome that chance is asked for, die by die.
    coming: tabletop::Outcome,
}

/// What can be done with a moment of any game.
pub trait AnyState: Send + Sync {
    fn rules(&self) -> Arc<dyn AnyRules>;
    fn copy(&self) -> Box<dyn AnyState>;
    fn as_any(&self) -> &dyn Any;
    fn is_equal(&self, other: &dyn AnyState) -> bool;
    fn pending(&self) -> Pending;
    fn choices(&self, seat: Seat) -> Outcome<Vec<String>>;
    fn play(&mut self, seat: Seat, choice: &str) -> Outcome<()>;
    fn each_legal(&mut self, seat: Seat, each: &mut dyn FnMut(Action)) -> Outcome<()>;
    fn apply(&mut self, seat: Seat, action: Action) -> Outcome<()>;
    fn spell(&self, seat: Seat, choice: &str) -> Outcome<Vec<Action>>;
    fn picked(&self) -> Vec<Action>;
    fn coming(&self) -> &[u8];
    fn chance_outcomes(&self) -> Outcome<Vec<u8>>;
    fn chance(&mut self, outcome: &[u8]) -> Outcome<()>;
    fn chance_step(&mut self, outcome: u8) -> Outcome<()>;
    fn roll(&mut self, cup: &mut Cup) -> Outcome<()>;
    fn awaited_names(&self) -> Vec<String>;
    fn view(&self, viewer: Viewer) -> Outcome<Arc<dyn AnySight>>;
    fn resample(&self, seat: Seat, seed: u64) -> Outcome<Box<dyn AnyState>>;
    fn observe(&self, seat: Seat, out: &mut [f32]) -> Outcome<()>;
    fn known(&self, seat: Seat) -> Outcome<Vec<String>>;
    fn returns(&self, reward: Reward) -> Option<Vec<f64>>;
    fn vp(&self, seat: Seat) -> Outcome<i32>;
    fn evaluate(&self, seat: Seat, seed: u64) -> Outcome<f64>;
    fn chapter(&self) -> u32;
    fn json(&self) -> String;
    fn hash(&self) -> String;
    fn record(&self) -> String;
    fn history(&self) -> Vec<String>;
    fn question(&self, seat: Seat, language: Language) -> Option<(&'static str, String)>;
    fn say(&self, seat: Seat, choice: &str, language: Language) -> Outcome<String>;
    fn say_awaited(&self, language: Language) -> Option<String>;
    fn why_not(&self, seat: Seat, thing: &str, language: Language) -> Outcome<String>;
    fn standing(&self, language: Language) -> Option<String>;
}

impl<G: Learnable> Position<G> {
    pub fn new(rules: Arc<Rules<G>>, state: G::State, first: Option<Arc<G::State>>) -> Position<G> {
        let (past, coming) = (Past::NOTHING, tabletop::Outcome::new());
        Position { rules, state, first, past, heard: None, picking: None, coming }
    }

    /// A position with the past of a table.
    pub fn replayed(rules: Arc<Rules<G>>, table: Table<G>) -> Position<G> {
        let start = table.at_its_start();
        let first = (*start.state() != rules.game.start()).then(|| Arc::new(start.state().clone()));
        let mut position = Position::new(rules, table.state().clone(), first);
        for step in table.taken() {
            position.past.push(match step {
                tabletop::Step::Choice(seat, choice) => Step::Choice(*seat, *choice),
                tabletop::Step::Chance(_, outcome, _) => Step::Chance(outcome.clone()),
            });
        }
        position
    }

    pub fn game(&self) -> &G {
        &self.rules.game
    }

    fn seat(&self, seat: Seat) -> Outcome<Seat> {
        let seats = self.game().players();
        if seat.0 < seats { Ok(seat) } else { Err(Wrong::seat(seat.0, seats)) }
    }

    fn any_seat(&self, seat: Seat) -> Outcome<Seat> {
        let seats = self.game().seats();
        if seat.0 < seats { Ok(seat) } else { Err(Wrong::seat(seat.0, seats)) }
    }

    fn asked(&self) -> Seats {
        match self.game().pending(&self.state) {
            Pending::Seats(seats) => seats,
            Pending::Chance(_) | Pending::Over => Seats::NONE,
        }
    }

    fn awaited(&self) -> Outcome<Awaited> {
        match self.game().pending(&self.state) {
            Pending::Chance(awaited) => Ok(awaited),
            Pending::Over => Err(Refusal::Over.into()),
            Pending::Seats(_) => Err(Refusal::NoChanceAwaited.into()),
        }
    }

    fn read(&self, choice: &str) -> Outcome<G::Choice> {
        self.game().read(choice).map_err(|error| Wrong::Move(error.phrase()))
    }

    fn moved(&mut self, step: Step<G::Choice>) {
        self.past.push(step);
        self.picking = None;
        self.coming.clear();
    }

    /// The seat that picks, and what it may pick.
    fn ask(&mut self, seat: Seat) -> Outcome<&mut Picking<G>> {
        let seat = self.seat(seat)?;
        if !self.asked().contains(seat) {
            let is_over = self.game().pending(&self.state) == Pending::Over;
            return Err(if is_over { Refusal::Over } else { Refusal::NotAsked(seat) }.into());
        }
        let same = self.picking.take().filter(|picking| picking.seat() == seat);
        let picking = same.unwrap_or_else(|| {
            let mut picking = Picking::default();
            picking.ask(&self.rules.game, &self.state, seat);
            picking
        });
        Ok(self.picking.insert(picking))
    }

    /// Where all choose at once, a guess has the others still undecided: those who have decided choose something.
    fn let_the_others_choose(&self, guess: &mut G::State, seat: Seat, cup: &mut Cup) {
        let mut choices = Vec::new();
        let has_decided = |other: &Seat| *other != seat && !self.asked().contains(*other);
        for other in (0..self.game().players()).map(Seat).filter(has_decided) {
            loop {
                self.game().choices(guess, other, &mut choices);
                if choices.is_empty() {
                    break;
                }
                let choice = choices[cup.below(choices.len() as u32) as usize];
                self.game().play_offered(guess, other, choice);
            }
        }
    }

    /// What a seat has picked of its answer.
    fn picked_by(&self, seat: Seat) -> &[Action] {
        let picking = self.picking.as_ref().filter(|picking| picking.seat() == seat);
        picking.map_or(&[], |picking| picking.picked())
    }

    /// The table that this past leads to.
    fn table(&self) -> Table<G> {
        let first = self.first.as_deref().cloned().unwrap_or_else(|| self.game().start());
        let mut table = Table::at(self.game().clone(), self.rules.figures.clone(), first);
        for step in self.past.steps() {
            // What was accepted before is accepted again.
            let _ = match step {
                Step::Choice(seat, choice) => table.play(*seat, *choice, None),
                Step::Chance(outcome) => table.chance(outcome, None),
            };
        }
        table
    }

    fn titles(&self, language: Language) -> Vec<String> {
        language.seat_titles(self.game())
    }
}

impl<G: Learnable> AnyState for Position<G> {
    fn rules(&self) -> Arc<dyn AnyRules> {
        self.rules.clone()
    }

    fn copy(&self) -> Box<dyn AnyState> {
        let is_picking = |picking: &&Picking<G>| !picking.picked().is_empty();
        Box::new(Position {
            rules: self.rules.clone(),
            state: self.state.clone(),
            first: self.first.clone(),
            past: self.past.clone(),
            heard: self.heard.clone(),
            picking: self.picking.as_ref().filter(is_picking).cloned(),
            coming: self.coming.clone(),
        })
    }

    fn as_any(&self) -> &dyn Any {
        self
    }

    fn is_equal(&self, other: &dyn AnyState) -> bool {
        other.as_any().downcast_ref::<Position<G>>().is_some_and(|other| {
            self.state == other.state
                && self.game().options() == other.game().options()
                && self.picked() == other.picked()
                && self.coming == other.coming
        })
    }

    fn pending(&self) -> Pending {
        self.game().pending(&self.state)
    }

    fn choices(&self, seat: Seat) -> Outcome<Vec<String>> {
        let mut choices = Vec::new();
        self.game().choices(&self.state, self.seat(seat)?, &mut choices);
        Ok(choices.into_iter().map(|choice| self.game().write(choice)).collect())
    }

    fn play(&mut self, seat: Seat, choice: &str) -> Outcome<()> {
        let seat = self.seat(seat)?;
        let choice = self.read(choice)?;
        self.rules.game.play(&mut self.state, seat, choice, None)?;
        self.moved(Step::Choice(seat, choice));
        Ok(())
    }

    fn each_legal(&mut self, seat: Seat, each: &mut dyn FnMut(Action)) -> Outcome<()> {
        if !self.asked().contains(self.seat(seat)?) {
            return Ok(());
        }
        let rules = self.rules.clone();
        self.ask(seat)?.each_legal(&rules.game, each);
        Ok(())
    }

    fn apply(&mut self, seat: Seat, action: Action) -> Outcome<()> {
        let rules = self.rules.clone();
        if let Some(choice) = self.ask(seat)?.pick(&rules.game, action)? {
            rules.game.play_offered(&mut self.state, seat, choice);
            self.moved(Step::Choice(seat, choice));
        }
        Ok(())
    }

    fn spell(&self, seat: Seat, choice: &str) -> Outcome<Vec<Action>> {
        let choice = self.read(choice)?;
        let mut picking = Picking::default();
        picking.ask(self.game(), &self.state, self.seat(seat)?);
        if !picking.fitting().contains(&choice) {
            return Err(Refusal::NotOffered.into());
        }
        let mut row = Vec::new();
        loop {
            let place = picking.picked().len();
            let Some(action) = self.game().action(seat, &choice, place) else { return Ok(row) };
            row.push(action);
            if picking.pick(self.game(), action)?.is_some() {
                return Ok(row);
            }
        }
    }

    fn picked(&self) -> Vec<Action> {
        self.picking.as_ref().map_or(Vec::new(), |picking| picking.picked().to_vec())
    }

    fn coming(&self) -> &[u8] {
        &self.coming
    }

    fn chance_outcomes(&self) -> Outcome<Vec<u8>> {
        Ok(match self.awaited()? {
            Awaited::Roll { sides, .. } => (1..=sides).collect(),
            Awaited::Draw { of, .. } => (0..of).filter(|position| !self.coming.contains(position)).collect(),
        })
    }

    fn chance(&mut self, outcome: &[u8]) -> Outcome<()> {
        self.awaited()?.check(outcome)?;
        self.rules.game.chance(&mut self.state, outcome, None)?;
        self.moved(Step::Chance(outcome.iter().copied().collect()));
        Ok(())
    }

    fn chance_step(&mut self, outcome: u8) -> Outcome<()> {
        let awaited = self.awaited()?;
        let count = match awaited {
            Awaited::Roll { dice, sides } if (1..=sides).contains(&outcome) => dice,
            Awaited::Roll { sides, .. } => return Err(OutcomeError::Face { face: outcome, sides }.into()),
            Awaited::Draw { of, .. } if outcome >= of => {
                return Err(OutcomeError::Position { position: outcome, of }.into());
            }
            Awaited::Draw { .. } if self.coming.contains(&outcome) => {
                return Err(OutcomeError::Twice(outcome).into());
            }
            Awaited::Draw { take, .. } => take,
        };
        self.coming.push(outcome);
        if self.coming.len() == usize::from(count) {
            let outcome = self.coming.clone();
            return self.chance(&outcome);
        }
        Ok(())
    }

    fn roll(&mut self, cup: &mut Cup) -> Outcome<()> {
        while let Pending::Chance(awaited) = self.pending() {
            let outcome = cup.answer(awaited);
            self.chance(&outcome)?;
        }
        Ok(())
    }

    fn awaited_names(&self) -> Vec<String> {
        self.game().awaited_names(&self.state)
    }

    fn view(&self, viewer: Viewer) -> Outcome<Arc<dyn AnySight>> {
        if let Viewer::Seat(seat) = viewer {
            self.any_seat(seat)?;
        }
        let picked = match viewer {
            Viewer::Seat(seat) => self.picked_by(seat).to_vec(),
            Viewer::Spectator => Vec::new(),
        };
        let view = self.game().view(&self.state, viewer);
        Ok(Arc::new(Sight { rules: self.rules.clone(), view, picked }))
    }

    /// A possible state that the seat cannot tell from this one, nor by anything that it was told.
    fn resample(&self, seat: Seat, seed: u64) -> Outcome<Box<dyn AnyState>> {
        let heard = Arc::new(self.known(seat)?);
        let view = self.game().view(&self.state, Viewer::Seat(seat));
        let mut cup = Cup::new(tabletop::Seed::from_number(seed));
        let mut state = self.game().guess(&view, &mut cup);
        self.let_the_others_choose(&mut state, seat, &mut cup);
        let first = Some(Arc::new(state.clone()));
        let mut guess = Position::new(self.rules.clone(), state, first);
        guess.heard = Some(heard);
        guess.picking = self.picking.clone().filter(|picking| picking.seat() == seat);
        guess.coming = self.coming.clone();
        Ok(Box::new(guess))
    }

    fn observe(&self, seat: Seat, out: &mut [f32]) -> Outcome<()> {
        let seat = self.seat(seat)?;
        let view = self.game().view(&self.state, Viewer::Seat(seat));
        self.game().observe(&view, self.picked_by(seat), out);
        Ok(())
    }

    /// Everything that the seat was told, as JSON, one happening after the other.
    fn known(&self, seat: Seat) -> Outcome<Vec<String>> {
        let seat = self.seat(seat)?;
        let mut known = self.heard.as_deref().cloned().unwrap_or_default();
        let table = self.table();
        table.retold(table.steps(), |table, happened| {
            let told =
                happened.iter().filter(|happening| table.game().may_know(happening, Viewer::Seat(seat)));
            known.extend(told.map(|happening| serde_json::to_string(happening).unwrap_or_default()));
        });
        Ok(known)
    }

    fn returns(&self, reward: Reward) -> Option<Vec<f64>> {
        self.game().standing(&self.state).map(|standing| reward.at_end(&standing, self.game().players()))
    }

    fn vp(&self, seat: Seat) -> Outcome<i32> {
        Ok(self.game().vp(&self.state, self.any_seat(seat)?))
    }

    fn evaluate(&self, seat: Seat, seed: u64) -> Outcome<f64> {
        let seat = self.any_seat(seat)?;
        let view = self.game().view(&self.state, Viewer::Seat(seat));
        let guess = self.game().guess(&view, &mut Cup::new(tabletop::Seed::from_number(seed)));
        Ok(self.game().value(&guess, seat))
    }

    fn chapter(&self) -> u32 {
        self.game().chapter(&self.state)
    }

    /// As the protocol's `state` has it.
    fn json(&self) -> String {
        let mut saved = serde_json::json!({
            "game": G::NAME,
            "rules": G::RULES_VERSION,
            "options": self.game().options(),
        });
        if let Some((name, text)) = &self.rules.figures {
            saved["figures"] = serde_json::json!({ "name": name, "text": text });
        }
        saved["state"] = serde_json::to_value(&self.state).unwrap_or_default();
        saved["hash"] = self.hash().into();
        saved.to_string()
    }

    fn hash(&self) -> String {
        state_hash(&self.state)
    }

    fn record(&self) -> String {
        let table = self.table();
        table.record(table.head()).write()
    }

    fn history(&self) -> Vec<String> {
        let write = |step: &&Step<G::Choice>| match step {
            Step::Choice(seat, choice) => {
                format!("{}: {}", self.game().seat_name(*seat), self.game().write(*choice))
            }
            Step::Chance(outcome) => {
                let numbers: Vec<String> = outcome.iter().map(u8::to_string).collect();
                format!("chance {}", numbers.join(" "))
            }
        };
        self.past.steps().iter().map(write).collect()
    }

    fn question(&self, seat: Seat, language: Language) -> Option<(&'static str, String)> {
        let question = self.game().question(&self.state, seat)?;
        Some((question.kind.into(), language.say(&question.text, &self.titles(language)).to_string()))
    }

    fn say(&self, seat: Seat, choice: &str, language: Language) -> Outcome<String> {
        let seat = self.seat(seat)?;
        let choice = self.read(choice)?;
        let mut choices = Vec::new();
        self.game().choices(&self.state, seat, &mut choices);
        if !choices.contains(&choice) {
            return Err(Refusal::NotOffered.into());
        }
        let phrase = self.game().say(&self.state, seat, choice);
        Ok(words::capitalized(&language.say(&phrase, &self.titles(language)).to_string()))
    }

    fn say_awaited(&self, language: Language) -> Option<String> {
        self.awaited().ok()?;
        let phrase = self.game().say_awaited(&self.state);
        Some(language.say(&phrase, &self.titles(language)).to_string())
    }

    fn why_not(&self, seat: Seat, thing: &str, language: Language) -> Outcome<String> {
        let answer = self.game().why_not(&self.state, self.seat(seat)?, thing).map_err(Wrong::Call)?;
        Ok(language.say(&answer, &self.titles(language)).to_string())
    }

    fn standing(&self, language: Language) -> Option<String> {
        let standing = self.game().standing(&self.state)?;
        serde_json::to_string(&language.standing(&standing, &self.titles(language))).ok()
    }
}
