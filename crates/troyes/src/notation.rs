//! What is written and read. The text of a choice is short, on one line, the same whatever the state.

use crate::actions::Source;
use crate::board::{Building, Faces, Owner, Space};
use crate::cards::{Card, Event};
use crate::choice::Choice;
use crate::modules::Outdoor;
use crate::options::Options;
use crate::state::State;
use crate::troyes::Troyes;
use std::fmt;
use std::str::FromStr;
use tabletop::{Notation, NotationError, Phrase, SetupError, phrase};

impl Notation for Troyes {
    fn parse_options(players: u8, list: &str) -> Result<Options, SetupError> {
        Options::parse(players, list)
    }

    fn write(&self, choice: Choice) -> String {
        choice.to_string()
    }

    fn read(&self, text: &str) -> Result<Choice, NotationError> {
        text.parse()
    }

    fn awaited_names(&self, state: &State) -> Vec<String> {
        self.look(state).awaited_names()
    }

    fn check(&self, state: &State) -> Vec<Phrase> {
        self.look(state).check()
    }
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Choice::Settle(space) => write!(f, "settle {space}"),
            Choice::Counter(black) => {
                f.write_str("counter")?;
                black.iter().try_for_each(|face| write!(f, " {face}"))
            }
            Choice::With(dice) => write!(f, "with {dice}"),
            Choice::Concede => f.write_str("concede"),
            Choice::Reroll(die) => write!(f, "reroll {die}"),
            Choice::Recruit => f.write_str("recruit"),
            Choice::TurnOver => f.write_str("turnover"),
            Choice::Turn(dice) => write!(f, "turn {dice}"),
            Choice::Use(card) => write!(f, "use {}", card.id()),
            Choice::Build => f.write_str("build"),
            Choice::Fight(event) => write!(f, "fight {}", event.id()),
            Choice::Place(building) => write!(f, "place {}", building.id()),
            Choice::Farm => f.write_str("farm"),
            Choice::Patrol => f.write_str("patrol"),
            Choice::Pass => f.write_str("pass"),
            Choice::Cube(card) => write!(f, "cube {}", card.id()),
            Choice::Plain => f.write_str("plain"),
            Choice::Dice(group) => write!(f, "dice {group}"),
            Choice::From(source) => write!(f, "from {source}"),
            Choice::Times(times) => write!(f, "times {times}"),
            Choice::Load(cubes) => write!(f, "load {cubes}"),
            Choice::Unload(cubes) => write!(f, "unload {cubes}"),
            Choice::On(event) => write!(f, "on {}", event.id()),
            Choice::Forgo => f.write_str("forgo"),
            Choice::Name(owner) => write!(f, "name {}", owner.name()),
            Choice::Site(site) => write!(f, "site {site}"),
            Choice::Boost(deniers) => write!(f, "boost {deniers}"),
            Choice::Walk(steps) => write!(f, "walk {steps}"),
            Choice::Post(levels) => write!(f, "post {levels}"),
            Choice::Outdoor(side) => write!(f, "outdoor {}", side.id()),
            Choice::Keep => f.write_str("keep"),
            Choice::Onto(card) => write!(f, "onto {}", card.id()),
            Choice::Take(die) => write!(f, "take {die}"),
            Choice::Give(die) => write!(f, "give {die}"),
            Choice::Done => f.write_str("done"),
        }
    }
}

impl FromStr for Choice {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Choice, NotationError> {
        let text = text.trim();
        let (verb, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let rest = rest.trim();
        let alone = |choice: Choice| {
            if rest.is_empty() { Ok(choice) } else { Err(NotationError::Trailing(verb.into())) }
        };
        match verb {
            "settle" => rest.parse().map(Choice::Settle),
            "counter" => faces(rest).map(Choice::Counter),
            "with" => rest.parse().map(Choice::With),
            "concede" => alone(Choice::Concede),
            "reroll" => rest.parse().map(Choice::Reroll),
            "recruit" => alone(Choice::Recruit),
            "turnover" => alone(Choice::TurnOver),
            "turn" => rest.parse().map(Choice::Turn),
            "use" => card(rest).map(Choice::Use),
            "build" => alone(Choice::Build),
            "fight" => event(rest).map(Choice::Fight),
            "place" => building(rest).map(Choice::Place),
            "farm" => alone(Choice::Farm),
            "patrol" => alone(Choice::Patrol),
            "pass" => alone(Choice::Pass),
            "cube" => card(rest).map(Choice::Cube),
            "plain" => alone(Choice::Plain),
            "dice" => rest.parse().map(Choice::Dice),
            "from" => rest.parse().map(Choice::From),
            "times" => number(rest).map(Choice::Times),
            "load" => number(rest).map(Choice::Load),
            "unload" => number(rest).map(Choice::Unload),
            "on" => event(rest).map(Choice::On),
            "forgo" => alone(Choice::Forgo),
            "name" => owner(rest).map(Choice::Name),
            "site" => number(rest).map(Choice::Site),
            "boost" => number(rest).map(Choice::Boost),
            "walk" => number(rest).map(Choice::Walk),
            "post" => rest.parse().map(Choice::Post),
            "outdoor" => outdoor(rest).map(Choice::Outdoor),
            "keep" => alone(Choice::Keep),
            "onto" => card(rest).map(Choice::Onto),
            "take" => rest.parse().map(Choice::Take),
            "give" => rest.parse().map(Choice::Give),
            "done" => alone(Choice::Done),
            _ => Err(NotationError::Verb(verb.into())),
        }
    }
}

/// Nothing of this kind goes by this word.
fn unknown(kind: &'static str, word: &str) -> NotationError {
    NotationError::Other(phrase!("troyes-error-unknown", kind = kind, word = word.to_string()))
}

fn not_a_number(text: &str, least: u8, most: u8) -> NotationError {
    NotationError::Number { text: text.into(), least, most }
}

fn card(id: &str) -> Result<Card, NotationError> {
    Card::with_id(id).ok_or_else(|| unknown("card", id))
}

fn outdoor(id: &str) -> Result<Outdoor, NotationError> {
    Outdoor::with_id(id).ok_or_else(|| unknown("outdoor", id))
}

pub(crate) fn event(id: &str) -> Result<Event, NotationError> {
    Event::with_id(id).ok_or_else(|| unknown("event", id))
}

fn building(id: &str) -> Result<Building, NotationError> {
    Building::with_id(id).ok_or_else(|| NotationError::NoneOf {
        word: id.into(),
        known: Building::ALL.map(Building::id).to_vec(),
    })
}

fn owner(name: &str) -> Result<Owner, NotationError> {
    Owner::named(name).ok_or_else(|| unknown("owner", name))
}

fn number(text: &str) -> Result<u8, NotationError> {
    text.parse().map_err(|_| not_a_number(text, 0, u8::MAX))
}

fn faces(text: &str) -> Result<Faces, NotationError> {
    let faces: Vec<u8> = text.split_whitespace().map(number).collect::<Result<_, _>>()?;
    if faces.len() > 15 || faces.iter().any(|face| !(1..=6).contains(face)) {
        return Err(NotationError::Other(phrase!("troyes-error-black-dice")));
    }
    Ok(faces.into_iter().collect())
}

impl fmt::Display for Space {
    /// The space from 1, so that those of the Palace are called by their faces.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.building.id(), self.index + 1)
    }
}

impl FromStr for Space {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Space, NotationError> {
        let (id, index) =
            text.split_once(' ').ok_or_else(|| NotationError::Other(phrase!("troyes-error-space")))?;
        match number(index.trim())? {
            number @ 1..=6 => Ok(Space { building: building(id)?, index: number - 1 }),
            _ => Err(not_a_number(index.trim(), 1, 6)),
        }
    }
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Source::Supply => f.write_str("supply"),
            Source::Reserve => f.write_str("reserve"),
            Source::Card(card) => write!(f, "card {}", card.id()),
            Source::Space(space) => write!(f, "space {space}"),
            Source::Lying(building) => write!(f, "lying {}", building.id()),
        }
    }
}

impl FromStr for Source {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Source, NotationError> {
        let (place, rest) = text.split_once(' ').unwrap_or((text, ""));
        match place {
            "supply" => Ok(Source::Supply),
            "reserve" => Ok(Source::Reserve),
            "card" => card(rest).map(Source::Card),
            "space" => rest.parse().map(Source::Space),
            "lying" => building(rest).map(Source::Lying),
            _ => {
                let known = vec!["supply", "reserve", "card", "space", "lying"];
                Err(NotationError::NoneOf { word: place.into(), known })
            }
        }
    }
}
