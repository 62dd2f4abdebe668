//! How the toy speaks: questions, buttons, records, sentences.

use super::{Choice, FACES, Happening, State, Step, Toy};
use crate::{CardSheet, Game, Question, Seat};

impl Toy {
    /// What a seat is asked.
    pub(super) fn ask(state: &State, seat: Seat) -> Option<Question> {
        match state.open.step {
            Step::Take(asked) if asked == seat => {
                Some(Question { kind: "take", text: "Which of your dice do you take?".into() })
            }
            Step::Use(asked, face) if asked == seat => {
                Some(Question { kind: "use", text: format!("What do you do with the {face}?") })
            }
            _ => None,
        }
    }

    /// A choice as a button says it.
    pub(super) fn button(&self, state: &State, choice: Choice) -> String {
        match (choice, state.open.step) {
            (Choice::Take(face), _) => format!("Take the {face}"),
            (Choice::Sell, Step::Use(_, face)) => format!("Sell it for {face} coins"),
            (Choice::Sell, _) => "Sell it".into(),
            (Choice::Build, _) => format!("Build it into the tower for {} coins", self.cost),
        }
    }

    /// What is awaited from chance.
    pub(super) fn awaited(state: &State) -> String {
        match state.open.step {
            Step::Deal => "A lucky face for everybody, in order of seats.".into(),
            _ => "Two dice for everybody, in order of seats.".into(),
        }
    }

    /// The names of what is drawn or rolled.
    pub(super) fn names(&self, state: &State) -> Vec<String> {
        match state.open.step {
            Step::Deal => FACES.map(String::from).to_vec(),
            Step::Roll => self
                .everybody()
                .flat_map(|seat| ["first", "second"].map(|which| format!("{} {which}", self.seat_name(seat))))
                .collect(),
            _ => Vec::new(),
        }
    }

    /// A choice in the notation of records.
    pub(super) fn text(choice: Choice) -> String {
        match choice {
            Choice::Take(face) => format!("take {face}"),
            Choice::Sell => "sell".into(),
            Choice::Build => "build".into(),
        }
    }

    /// Reads what is written so.
    pub(super) fn choice_of(text: &str) -> Result<Choice, String> {
        let wrong = || format!("`{text}` is not a choice; expected `take FACE`, `sell` or `build`");
        match text.split_once(' ') {
            None if text == "sell" => Ok(Choice::Sell),
            None if text == "build" => Ok(Choice::Build),
            Some(("take", face)) => face.parse().map(Choice::Take).map_err(|_| wrong()),
            _ => Err(wrong()),
        }
    }

    /// What happened, as a sentence.
    pub(super) fn sentence(happening: &Happening, names: &[String]) -> String {
        let name = |seat: &Seat| names.get(seat.index()).map_or("somebody", String::as_str);
        match happening {
            Happening::Dealt(seat, face) => format!("{} has the lucky face {face}.", name(seat)),
            Happening::Rolled(seat, [a, b]) => format!("{} rolls {a} and {b}.", name(seat)),
            Happening::Took(seat, face) => format!("{} takes the {face}.", name(seat)),
            Happening::Sold(seat, face) => format!("{} sells it for {face} coins.", name(seat)),
            Happening::Built(seat, face) => format!("{} builds the {face} into the tower.", name(seat)),
        }
    }

    /// Why a seat may not build or sell.
    pub(super) fn reason(&self, state: &State, seat: Seat, thing: &str) -> Result<String, String> {
        match (thing, state.open.step) {
            ("tower", Step::Use(asked, _)) if asked == seat => {
                Ok(match self.cost.checked_sub(state.open.coins[seat.index()]) {
                    None | Some(0) => "You may build.".into(),
                    Some(missing) => format!("Building costs {} coins: you lack {missing}.", self.cost),
                })
            }
            ("purse", Step::Use(asked, _)) if asked == seat => Ok("You may sell.".into()),
            ("tower" | "purse", _) => Ok("You have not taken a die to use now.".into()),
            _ => Err(format!("there is no `{thing}`; ask about tower or purse")),
        }
    }

    /// What there is to look up.
    pub(super) fn sheets(&self) -> Vec<CardSheet> {
        let sheet = |id: &str, name: &str, figure: &str, rule: &str| CardSheet {
            id: id.into(),
            name: name.into(),
            kind: "board".into(),
            set: "toy".into(),
            color: None,
            rule: rule.into(),
            figures: self.figures.figure(&format!("toy.{id}.{figure}"), figure).into_iter().collect(),
        };
        vec![
            sheet(
                "lucky",
                "Lucky face",
                "bonus",
                "Each die of your lucky face in your tower scores a bonus.",
            ),
            sheet("purse", "Purse", "coins", "Selling a die gives as many coins as it shows."),
            sheet(
                "tower",
                "Tower",
                "cost",
                "Building a die costs coins; at the end it scores what it shows.",
            ),
        ]
    }
}
