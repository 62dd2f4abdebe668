//! A puzzle being asked, choice by choice.

use crate::failure::Failure;
use crate::lines;
use puzzles::{ForGame, Numbered, Position, Themed};
use std::io::{BufRead, Write};
use tabletop::{Phrase, phrase};
use words::{Language, capitalized};

/// What is typed to take the last choice back, and to leave: no choice is written like that.
const BACK: &str = "b";
const LEAVE: &str = "q";

/// A puzzle being asked: its questions are read, the answers come from `input`.
pub struct Asking<'a, R, W> {
    /// Where answers come from.
    pub input: R,
    /// Where questions go.
    pub out: W,
    /// The language.
    pub language: Language,
    /// The puzzle.
    pub one: Numbered<'a>,
}

/// What came of asking.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Asked {
    /// A whole move.
    Move(Vec<String>),
    /// Whoever was asked has left.
    Left,
    /// The input has ended before the move was whole.
    Ended,
}

/// What has been chosen so far.
struct Chosen<C> {
    path: Vec<C>,
    /// What nobody was asked for since the last answer, because there was nothing else; whoever writes the whole move writes
    /// it all the same.
    forced: Vec<C>,
    /// How long the path was when each answer was given.
    before: Vec<usize>,
}

impl<R: BufRead, W: Write> Asking<'_, R, W> {
    /// Asks until the move is whole. A line is the number of a choice, a choice as records write it, or several of these with
    /// semicolons between.
    pub fn ask(self) -> Result<Asked, Failure> {
        let game = self.one.puzzle.game.clone();
        puzzles::with(&game, self).map_err(|_| Failure::new(phrase!("puzzle-error-game", game = game)))?
    }

    fn ask_in<G: Themed>(mut self) -> Result<Asked, Failure> {
        let position = Position::<G>::of(self.one.puzzle).map_err(told)?;
        let mut chosen = Chosen { path: Vec::new(), forced: Vec::new(), before: Vec::new() };
        self.tell(&phrase!("cli-puzzle-keys"))?;
        loop {
            let state = position.after(&chosen.path).map_err(told)?;
            if !chosen.path.is_empty() && !position.goes_on(&state) {
                let path = chosen.path.into_iter();
                return Ok(Asked::Move(path.map(|choice| position.game.write(choice)).collect()));
            }
            let mut choices = Vec::new();
            position.game.choices(&state, position.seat, &mut choices);
            if let [only] = choices[..] {
                chosen.path.push(only);
                chosen.forced.push(only);
                continue;
            }
            self.put(&position, &state, &choices)?;
            let mut line = String::new();
            if self.input.read_line(&mut line)? == 0 {
                writeln!(self.out)?;
                return Ok(Asked::Ended);
            }
            match line.trim() {
                LEAVE => return Ok(Asked::Left),
                BACK => self.take_back(&mut chosen)?,
                line => self.choose(&position, &mut chosen, choices, line)?,
            }
        }
    }

    fn tell(&mut self, phrase: &Phrase) -> Result<(), Failure> {
        Ok(writeln!(self.out, "{}", lines::wrapped(&capitalized(&self.language.text(phrase)), 0))?)
    }

    /// Puts a question, with its answers.
    fn put<G: Themed>(
        &mut self,
        position: &Position<G>,
        state: &G::State,
        choices: &[G::Choice],
    ) -> Result<(), Failure> {
        let names = self.language.seat_titles(&position.game);
        if let Some(question) = position.game.question(state, position.seat) {
            let said = self.language.say(&question.text, &names).to_string();
            writeln!(self.out, "\n{}", lines::wrapped(&capitalized(&said), 0))?;
        }
        for (i, choice) in choices.iter().enumerate() {
            let said = self.language.say(&position.game.say(state, position.seat, *choice), &names);
            let line = format!("{:>3}  {said}  [{}]", i + 1, position.game.write(*choice));
            writeln!(self.out, "{}", lines::wrapped(&line, 5))?;
        }
        write!(self.out, "> ")?;
        Ok(self.out.flush()?)
    }

    /// The last answer is taken back, with what followed from it.
    fn take_back<C: Copy>(&mut self, chosen: &mut Chosen<C>) -> Result<(), Failure> {
        match chosen.before.pop() {
            Some(before) => {
                chosen.path.truncate(before);
                // What followed from the answer before by itself may be written along again.
                let from = chosen.before.last().map_or(0, |before| before + 1);
                chosen.forced = chosen.path[from..].to_vec();
                Ok(())
            }
            None => self.tell(&phrase!("cli-puzzle-nothing-chosen")),
        }
    }

    /// Takes up what a line says, all of it or nothing.
    fn choose<G: Themed>(
        &mut self,
        position: &Position<G>,
        chosen: &mut Chosen<G::Choice>,
        mut offered: Vec<G::Choice>,
        line: &str,
    ) -> Result<(), Failure> {
        let mut said = chosen.path.clone();
        let mut known = chosen.forced.iter().peekable();
        for answer in line.split(';').map(str::trim).filter(|answer| !answer.is_empty()) {
            let number = answer.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
            let by_number = number.and_then(|place| offered.get(place).copied());
            let written = position.game.read(answer).ok();
            match by_number.or(written).filter(|choice| offered.contains(choice)) {
                Some(choice) => said.push(choice),
                None if known.next_if(|choice| Some(**choice) == written).is_some() => {}
                None => return self.tell(&phrase!("puzzle-error-not-offered", text = answer.to_string())),
            }
            if let Ok(state) = position.after(&said) {
                position.game.choices(&state, position.seat, &mut offered);
            }
        }
        if said.len() > chosen.path.len() {
            chosen.forced.clear();
            chosen.before.push(chosen.path.len());
        }
        chosen.path = said;
        Ok(())
    }
}

fn told(error: puzzles::PuzzleError) -> Failure {
    Failure::new(error.phrase())
}

impl<R: BufRead, W: Write> ForGame for Asking<'_, R, W> {
    type Output = Result<Asked, Failure>;

    fn run<G: Themed>(self, _: &'static host::Listed) -> Self::Output {
        self.ask_in::<G>()
    }
}
