//! What people at a real table are asked for: dice are typed, things are found by word and picked.

use crate::prompt::{Prompt, window};
use ratatui::crossterm::event::KeyCode;
use stage::real_table::{AskedForChance, Mistyped, ThingToDraw, Wanted};
use tabletop::{Outcome, Phrase, Seat, phrase};
use words::Language;

/// What an answer is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// What fell or was drawn.
    Chance,
    /// What somebody held, when all is revealed.
    Hand(Seat),
}

/// What came of a key.
pub enum Typed {
    /// Nothing yet.
    Nothing,
    /// It cannot be so; why.
    Wrong(Phrase),
    /// Faces.
    Roll(Outcome),
    /// Names of things.
    Draw(Vec<String>),
    /// What was entered before this is wrong.
    Undo,
}

/// What people are asked for, and what they have typed of it.
pub struct RealPrompt {
    asked: AskedForChance,
    /// What it is for.
    pub purpose: Purpose,
    typed: String,
    drawn: Vec<ThingToDraw>,
    row: usize,
}

impl RealPrompt {
    /// Nothing is typed yet.
    pub fn new(asked: AskedForChance, purpose: Purpose) -> RealPrompt {
        RealPrompt { asked, purpose, typed: String::new(), drawn: Vec::new(), row: 0 }
    }

    /// Whether letters are typed, so that they mean nothing else.
    pub fn takes_letters(&self) -> bool {
        matches!(self.asked.wanted, Wanted::Draw(..))
    }

    /// A key.
    pub fn key(&mut self, code: KeyCode, language: Language) -> Typed {
        match (code, &self.asked.wanted) {
            (KeyCode::Backspace, _) if !self.typed.is_empty() => {
                self.typed.pop();
            }
            (KeyCode::Backspace, _) if self.drawn.pop().is_some() => {}
            (KeyCode::Backspace, _) => return Typed::Undo,
            (KeyCode::Char(digit), Wanted::Roll(dice, _))
                if digit.is_ascii_digit() && self.typed.len() < dice.len() =>
            {
                self.typed.push(digit);
            }
            (KeyCode::Enter, Wanted::Roll(..)) => {
                return match self.asked.read_roll(&self.typed) {
                    Ok(outcome) => Typed::Roll(outcome),
                    Err(wrong) => Typed::Wrong(wrong.phrase()),
                };
            }
            (KeyCode::Up, _) => self.row = self.row.saturating_sub(1),
            (KeyCode::Down, _) => self.row += 1,
            (KeyCode::Char(letter), Wanted::Draw(..)) if !letter.is_control() => {
                self.typed.push(letter);
                self.row = 0;
            }
            (KeyCode::Enter, Wanted::Draw(take, _)) => return self.take(*take, language),
            _ => {}
        }
        Typed::Nothing
    }

    fn take(&mut self, take: usize, language: Language) -> Typed {
        let found = self.found(language);
        let Some(thing) = found.get(self.row.min(found.len().saturating_sub(1))).cloned() else {
            return Typed::Wrong(Mistyped::Thing(self.typed.clone()).phrase());
        };
        self.drawn.push(thing);
        self.typed.clear();
        self.row = 0;
        if self.drawn.len() < take {
            return Typed::Nothing;
        }
        Typed::Draw(self.drawn.drain(..).map(|thing| thing.name).collect())
    }

    /// What may yet be drawn and is called by what is typed.
    fn found(&self, language: Language) -> Vec<ThingToDraw> {
        let Wanted::Draw(_, things) = &self.asked.wanted else { return Vec::new() };
        let typed = self.typed.to_lowercase();
        let fits = |thing: &&ThingToDraw| {
            let said = language.text(&thing.say).to_lowercase();
            !self.drawn.iter().any(|drawn| drawn.name == thing.name) && said.contains(&typed)
        };
        things.iter().filter(fits).cloned().collect()
    }

    /// What is asked for.
    pub fn question(&self, language: Language, names: &[String]) -> String {
        let question = match self.purpose {
            Purpose::Chance => self.asked.text.clone(),
            Purpose::Hand(seat) => phrase!("real-page-character-of", who = seat),
        };
        language.say(&question, names).capitalized().to_string()
    }

    /// What is shown of it.
    pub fn prompt(&self, language: Language, names: &[String], notice: Option<String>) -> Prompt {
        let say = |phrase: &Phrase| language.say(phrase, names).capitalized().to_string();
        let (rows, facts) = match &self.asked.wanted {
            Wanted::Roll(dice, sides) => {
                let mut faces = self.typed.chars();
                let rows = dice.chunk_by(|one, next| one.group == next.group).map(|group| {
                    let shown: String = group.iter().map(|_| faces.next().unwrap_or('·')).collect();
                    format!("{}: {shown}", say(&group[0].group))
                });
                let keys =
                    if *sides == 2 { phrase!("real-terminal-sides") } else { phrase!("real-terminal-roll") };
                (rows.collect::<Vec<_>>(), language.text(&keys))
            }
            Wanted::Draw(take, _) => {
                let drawn: Vec<String> = self.drawn.iter().map(|thing| say(&thing.say)).collect();
                let (typed, count) = (self.typed.clone(), take - self.drawn.len());
                let facts = match drawn.is_empty() {
                    true => phrase!("real-terminal-draw-first", typed = typed, count = count),
                    false => {
                        phrase!("real-terminal-draw", typed = typed, drawn = drawn.join(", "), count = count)
                    }
                };
                (self.found(language).iter().map(|thing| say(&thing.say)).collect(), language.text(&facts))
            }
        };
        let question = self.question(language, names);
        let position = self.row.min(rows.len().saturating_sub(1));
        Prompt {
            title: language.text(&phrase!("real-terminal-title")),
            question,
            length: rows.len(),
            position,
            in_list: true,
            facts: Some(facts),
            words: window(position, rows.len()).map(|row| (row, rows[row].clone())).collect(),
            notice,
            ..Prompt::default()
        }
    }
}
