//! What is written down of the toy, and read again.

use super::{Choice, Options, State, Step, Toy};
use crate::{Game, Notation, NotationError, Phrase, SetupError, phrase};

const FACES: [&str; 6] = ["one", "two", "three", "four", "five", "six"];

impl Notation for Toy {
    fn parse_options(players: u8, list: &str) -> Result<Options, SetupError> {
        let mut options = Options { players, rich: false };
        for word in list.split(',').map(str::trim).filter(|word| !word.is_empty()) {
            match word {
                "rich" | "all" => options.rich = true,
                _ => {
                    return Err(SetupError::UnknownOption { word: word.into(), known: vec!["all", "rich"] });
                }
            }
        }
        Toy::new(&options, None).map(|_| options)
    }

    fn write(&self, choice: Choice) -> String {
        match choice {
            Choice::Take(face) => format!("take {face}"),
            Choice::Sell => "sell".into(),
            Choice::Build => "build".into(),
        }
    }

    fn read(&self, text: &str) -> Result<Choice, NotationError> {
        let wrong = || NotationError::Other(phrase!("toy-error-choice", text = text.to_string()));
        match text.split_once(' ') {
            None if text == "sell" => Ok(Choice::Sell),
            None if text == "build" => Ok(Choice::Build),
            Some(("take", face)) => face.parse().map(Choice::Take).map_err(|_| wrong()),
            _ => Err(wrong()),
        }
    }

    fn awaited_names(&self, state: &State) -> Vec<String> {
        match state.open.step {
            Step::Deal => FACES.map(String::from).to_vec(),
            Step::Roll => self
                .everybody()
                .flat_map(|seat| ["first", "second"].map(|which| format!("{} {which}", self.seat_name(seat))))
                .collect(),
            _ => Vec::new(),
        }
    }

    fn check(&self, state: &State) -> Vec<Phrase> {
        self.objections(state)
    }
}
