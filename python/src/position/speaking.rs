//! What is said to people, in their language.

use super::Position;
use crate::errors::{Outcome, Wrong};
use crate::rules::Learnable;
use tabletop::{Refusal, Seat};
use words::Language;

/// What is said of a game.
pub trait Speaking {
    fn question(&self, seat: Seat, language: Language) -> Option<(&'static str, String)>;
    fn say(&self, seat: Seat, choice: &str, language: Language) -> Outcome<String>;
    fn say_awaited(&self, language: Language) -> Option<String>;
    fn why_not(&self, seat: Seat, thing: &str, language: Language) -> Outcome<String>;
    fn standing(&self, language: Language) -> Option<String>;
}

impl<G: Learnable> Speaking for Position<G> {
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
