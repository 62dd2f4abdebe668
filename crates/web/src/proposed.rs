//! The move that somebody's picks come to, made ready for a page: whichever game it is.

use crate::played_game::Answer;
use maud::Markup;
use serde::Serialize;
use words::Said;

/// The move that somebody's picks come to.
pub struct Proposed {
    /// The picks that fit, as the page sends them.
    pub picks: Vec<String>,
    /// The questions of the move in order, as far as it is known.
    pub steps: Vec<Step>,
    /// The choices to be sent, in notation.
    pub choices: Vec<String>,
    /// Whether nothing is missing.
    pub is_ready: bool,
    /// Whether it is one answer that somebody has pointed at: there is nothing to think over before it is sent.
    pub is_plain: bool,
    /// The dice in hand.
    pub tray: Option<Tray>,
    /// What it would change, the most important first.
    pub effects: Vec<Said>,
    /// What else it would change, for those who do not see the board.
    pub movements: Vec<Said>,
    /// Why some picks were left out.
    pub left_out: Vec<Said>,
    /// What the script lays on the board.
    pub marks: Marks,
}

/// A question of a move.
pub struct Step {
    /// Its name in picks.
    pub asked: String,
    /// The question.
    pub question: Said,
    /// What it may be answered with, best first.
    pub answers: Vec<Answer>,
    /// The answer that is taken; none if something must be picked.
    pub taken: Option<usize>,
}

/// The dice in hand.
pub struct Tray {
    /// Each with its spot and what it is called; drawn where the game can.
    pub pieces: Vec<(String, Said, Option<Markup>)>,
    /// What they are worth, whom they are paid to, what they reach.
    pub facts: Vec<Said>,
}

/// What the script lays on the board: names of spots.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Marks {
    /// What may be picked next.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub lit: Vec<String>,
    /// What is picked.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub picked: Vec<String>,
    /// What is proposed beside it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub taken: Vec<String>,
    /// Where a piece would be gone.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub gone: Vec<String>,
    /// Where a piece would come, and the symbol that shows it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub come: Vec<(String, Option<String>)>,
    /// Numbers that would change: whose, of what, and "5 → 3".
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub numbers: Vec<(u8, &'static str, String)>,
    /// Where something else would be brought about.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub struck: Vec<String>,
}

impl Marks {
    /// As the script reads them.
    pub fn written(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }
}

/// What comes of a click.
pub enum Clicked {
    /// These are the picks now.
    Picked(Box<Proposed>),
    /// The move that was shown is to be sent.
    Confirmed,
    /// Nothing has changed, and why.
    Refused(Said),
}

impl Proposed {
    /// The first question that waits for an answer.
    pub fn open(&self) -> Option<&Step> {
        self.steps.iter().find(|step| step.taken.is_none())
    }
}
