//! Sends each method to what it does.

use super::fault::{Code, Fault};
use super::params::{self, Chance, Hello, Load, Look, New, OnlyTable, Play, WhyNot};
use super::table::{AnyTable, Seated, from_record, from_state};
use super::{Engine, PROTOCOL, of_table};
use crate::games::{self, ForGame, Listed, Setup};
use serde_json::{Value, json};
use tabletop::{Game, Head, Record, Table};

/// Every method, in the order of the documentation.
const METHODS: [&str; 12] =
    ["hello", "new", "load", "next", "play", "chance", "view", "state", "record", "why_not", "undo", "close"];

/// Does what a request asks.
pub fn call(engine: &mut Engine, method: &str, params: Value) -> Result<Value, Fault> {
    let (table, result) = match method {
        "hello" => return hello(params::read(params)?),
        "new" => return engine.open(new(params::read(params)?)?),
        "load" => return engine.open(load(params::read(params)?)?),
        "close" => return engine.close(params::read::<OnlyTable>(params)?.table),
        "next" => {
            let OnlyTable { table } = params::read(params)?;
            engine.at(table, |table| Ok(table.next()))
        }
        "play" => {
            let Play { table, seat, choice, question } = params::read(params)?;
            engine.at(table, |table| table.play(&seat, choice, question))
        }
        "chance" => {
            let Chance { table, faces, order, question } = params::read(params)?;
            engine.at(table, |table| match (faces, order) {
                (Some(faces), None) => table.faces(&faces, question),
                (None, Some(order)) => table.order(&order, question),
                _ => Err(Fault::new(Code::BadParams, "give either `faces` or an `order`")),
            })
        }
        "view" => {
            let Look { table, seat } = params::read(params)?;
            engine.at(table, |table| table.view(seat.as_ref()))
        }
        "state" => {
            let OnlyTable { table } = params::read(params)?;
            engine.at(table, |table| Ok(table.state()))
        }
        "record" => {
            let OnlyTable { table } = params::read(params)?;
            engine.at(table, |table| Ok(json!({"record": table.record()})))
        }
        "why_not" => {
            let WhyNot { table, seat, thing } = params::read(params)?;
            engine.at(table, |table| Ok(json!({"text": table.why_not(&seat, &thing)?})))
        }
        "undo" => {
            let OnlyTable { table } = params::read(params)?;
            engine.at(table, |table| table.undo())
        }
        _ => {
            let message = format!("there is no method `{method}`; there is: {}", METHODS.join(", "));
            return Err(Fault::new(Code::UnknownMethod, message));
        }
    }?;
    Ok(of_table(table, result))
}

fn hello(params: Hello) -> Result<Value, Fault> {
    struct About;
    impl ForGame for About {
        type Output = Value;
        fn run<G: Game>(self, listed: &'static Listed) -> Value {
            let options: Vec<Value> = G::option_list()
                .into_iter()
                .map(|(name, text)| json!({"name": name, "text": text}))
                .collect();
            json!({
                "name": listed.name,
                "about": listed.about,
                "rules": G::RULES_VERSION,
                "players": listed.players,
                "options": options,
            })
        }
    }
    let games: Vec<Value> = match params.game {
        Some(game) => vec![games::with(&game, About)?],
        None => games::LIST.iter().map(|game| games::with(game.name, About)).collect::<Result<_, _>>()?,
    };
    Ok(json!({
        "program": "troyes",
        "version": env!("CARGO_PKG_VERSION"),
        "protocol": PROTOCOL,
        "methods": METHODS,
        "games": games,
    }))
}

type Opened = Result<Box<dyn AnyTable>, Fault>;

fn new(params: New) -> Opened {
    struct Open(New, Setup);
    impl ForGame for Open {
        type Output = Opened;
        fn run<G: Game>(self, listed: &'static Listed) -> Opened {
            let Open(params, setup) = self;
            let table = Table::new(setup.rules::<G>(listed)?, setup.figures);
            let seed = params.seed.map(|seed| seed.0);
            Ok(Box::new(Seated::new(table, Head::default(), params.names, params.dice, seed)?))
        }
    }
    let mut params = params;
    let setup = params::setup(params.players, params.options.take(), params.figures.take())?;
    games::with(&params.game.clone(), Open(params, setup))?
}

fn load(mut params: Load) -> Opened {
    match (params.record.take(), params.state.take()) {
        (Some(text), None) => load_record(params, &text),
        (None, Some(state)) => load_state(params, state),
        _ => Err(Fault::new(Code::BadParams, "give either a `record` or a `state`")),
    }
}

fn load_record(params: Load, text: &str) -> Opened {
    struct Open(Load, Record);
    impl ForGame for Open {
        type Output = Opened;
        fn run<G: Game>(self, _: &'static Listed) -> Opened {
            let Open(params, record) = self;
            let table = from_record::<G>(&record)?;
            let seed = params.seed.map(|seed| seed.0);
            Ok(Box::new(Seated::new(table, record.head, params.names, params.dice, seed)?))
        }
    }
    let head_is_enough = params.game.is_none()
        && params.players.is_none()
        && params.options.is_none()
        && params.figures.is_none();
    if !head_is_enough {
        let message = "a record says itself which game, options and figures it has";
        return Err(Fault::new(Code::BadParams, message));
    }
    let record = Record::read(text).map_err(|error| Fault::new(Code::BadRecord, error.to_string()))?;
    games::with(&record.head.game.clone(), Open(params, record))?
}

fn load_state(mut params: Load, state: Value) -> Opened {
    struct Open(Load, Setup, Value);
    impl ForGame for Open {
        type Output = Opened;
        fn run<G: Game>(self, listed: &'static Listed) -> Opened {
            let Open(params, setup, state) = self;
            let rules = params.rules.unwrap_or(G::RULES_VERSION);
            let needs = || format!("this state needs version {rules} of the rules, not {}", G::RULES_VERSION);
            if rules > G::RULES_VERSION {
                return Err(Fault::new(Code::BadState, needs()));
            }
            let table = from_state(setup.rules::<G>(listed)?, setup.figures, state).map_err(|fault| {
                // A state of older rules opens if it is sound by today's.
                if rules == G::RULES_VERSION { fault } else { fault.after(&needs()) }
            })?;
            let seed = params.seed.map(|seed| seed.0);
            Ok(Box::new(Seated::new(table, Head::default(), params.names, params.dice, seed)?))
        }
    }
    let Some(game) = params.game.take() else {
        return Err(Fault::new(Code::BadParams, "a state does not say which `game` it is of"));
    };
    let setup = params::setup(params.players, params.options.take(), params.figures.take())?;
    games::with(&game, Open(params, setup, state))?
}
