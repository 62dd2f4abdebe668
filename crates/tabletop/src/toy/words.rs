//! How the toy speaks: questions, buttons, records, sentences.

use super::{Choice, FACES, Happening, Kind, State, Step, Toy};
use crate::{CardSheet, Component, Game, Phrase, Question, Seat, phrase};

impl Toy {
    /// What a seat is asked.
    pub(super) fn ask(state: &State, seat: Seat) -> Option<Question<Kind>> {
        match state.open.step {
            Step::Take(asked) if asked == seat => {
                Some(Question { kind: Kind::Take, text: phrase!("toy-ask-take") })
            }
            Step::Use(asked, face) if asked == seat => {
                Some(Question { kind: Kind::Use, text: phrase!("toy-ask-use", face = face) })
            }
            _ => None,
        }
    }

    /// A choice as a button says it.
    pub(super) fn button(&self, state: &State, choice: Choice) -> Phrase {
        match (choice, state.open.step) {
            (Choice::Take(face), _) => phrase!("toy-say-take", face = face),
            (Choice::Sell, Step::Use(_, face)) => phrase!("toy-say-sell", face = face),
            (Choice::Sell, _) => phrase!("toy-say-sell-it"),
            (Choice::Build, _) => phrase!("toy-say-build", cost = self.cost),
        }
    }

    /// What is awaited from chance.
    pub(super) fn awaited(state: &State) -> Phrase {
        match state.open.step {
            Step::Deal => phrase!("toy-awaited-deal"),
            _ => phrase!("toy-awaited-roll"),
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

    /// What happened.
    pub(super) fn told(happening: &Happening) -> Phrase {
        match *happening {
            Happening::Dealt(seat, face) => phrase!("toy-told-dealt", who = seat, face = face),
            Happening::Rolled(seat, [a, b]) => phrase!("toy-told-rolled", who = seat, a = a, b = b),
            Happening::Took(seat, face) => phrase!("toy-told-took", who = seat, face = face),
            Happening::Sold(seat, face) => phrase!("toy-told-sold", who = seat, face = face),
            Happening::Built(seat, face) => phrase!("toy-told-built", who = seat, face = face),
        }
    }

    /// Why a seat may not build or sell.
    pub(super) fn reason(&self, state: &State, seat: Seat, thing: &str) -> Result<Phrase, Phrase> {
        match (thing, state.open.step) {
            ("tower", Step::Use(asked, _)) if asked == seat => {
                Ok(match self.cost.checked_sub(state.open.coins[seat.index()]) {
                    None | Some(0) => phrase!("toy-may-build"),
                    Some(missing) => phrase!("toy-may-not-build", cost = self.cost, missing = missing),
                })
            }
            ("purse", Step::Use(asked, _)) if asked == seat => Ok(phrase!("toy-may-sell")),
            ("tower" | "purse", _) => Ok(phrase!("toy-no-die")),
            _ => Err(phrase!("toy-no-thing", thing = thing.to_string())),
        }
    }

    /// What there is to look up.
    pub(super) fn sheets(&self) -> Vec<CardSheet> {
        let sheet = |id: &'static str, figure: &'static str| {
            let component = Component { game: "toy", id };
            let path = format!("toy.{id}.{figure}");
            CardSheet {
                component,
                name: component.name(),
                kind: phrase!("toy-board"),
                set: phrase!("toy-set"),
                color: None,
                rule: component.says("rule"),
                figures: self
                    .figures
                    .figure(&path, phrase!("toy-figure", figure = figure))
                    .into_iter()
                    .collect(),
            }
        };
        vec![sheet("lucky", "bonus"), sheet("purse", "coins"), sheet("tower", "cost")]
    }
}
