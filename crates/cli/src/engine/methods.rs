//! Sends each method to what it does.

use super::fault::{Code, Fault};
use super::opening::{Seating, from_record, from_state};
use super::params::{self, At, Chance, Hello, Lang, Load, Look, New, OnlyTable, Play, WhyNot};
use super::table::{AnyTable, Seated};
use super::{Engine, PROTOCOL, of_table};
use crate::games::{self, ForGame, Listed, Setup};
use crate::language;
use serde_json::{Value, json};
use tabletop::{CompleteGame, Head, Record, Table};
use words::Language;

/// Every method, in the order of the documentation.
const METHODS: [&str; 12] =
    ["hello", "new", "load", "next", "play", "chance", "view", "state", "record", "why_not", "undo", "close"];

/// Those that answer with texts, and so take a `lang`.
const SPEAKING: [&str; 7] = ["hello", "new", "load", "next", "play", "chance", "why_not"];

/// Does what a request asks.
pub fn call(engine: &mut Engine, method: &str, mut params: Value) -> Result<Value, Fault> {
    let lang = if SPEAKING.contains(&method) { params::take_lang(&mut params)? } else { None };
    let (table, result) = match method {
        "hello" => return hello(params::read(params)?, lang.unwrap_or_else(language::usual)),
        "new" => return engine.open(new(params::read(params)?, lang)?),
        "load" => return engine.open(load(params::read(params)?, lang)?),
        "close" => return engine.close(params::read::<OnlyTable>(params)?.table),
        "next" => {
            let OnlyTable { table } = params::read(params)?;
            engine.at(table, |table| Ok(table.next(lang)))
        }
        "play" => {
            let Play { table, seat, choice, question } = params::read(params)?;
            engine.at(table, |table| table.play(&seat, choice, At { question, lang }))
        }
        "chance" => {
            let Chance { table, faces, order, question } = params::read(params)?;
            engine.at(table, |table| match (faces, order) {
                (Some(faces), None) => table.faces(&faces, At { question, lang }),
                (None, Some(order)) => table.order(&order, At { question, lang }),
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
            engine.at(table, |table| Ok(json!({"text": table.why_not(&seat, &thing, lang)?})))
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

fn hello(params: Hello, language: Language) -> Result<Value, Fault> {
    #[derive(Clone, Copy)]
    struct About(Language);
    impl ForGame for About {
        type Output = Value;
        fn run<G: CompleteGame>(self, listed: &'static Listed) -> Value {
            let About(language) = self;
            let options: Vec<Value> = G::option_list()
                .into_iter()
                .map(|(name, text)| json!({"name": name, "text": language.text(&text)}))
                .collect();
            json!({
                "name": listed.name,
                "about": language.text(&listed.about()),
                "rules": G::RULES_VERSION,
                "players": listed.players,
                "options": options,
            })
        }
    }
    let about = About(language);
    let games: Vec<Value> = match params.game {
        Some(game) => vec![games::with(&game, about)?],
        None => games::LIST.iter().map(|game| games::with(game.name, about)).collect::<Result<_, _>>()?,
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

fn new(mut params: New, lang: Lang) -> Opened {
    struct Open(Setup, Seating);
    impl ForGame for Open {
        type Output = Opened;
        fn run<G: CompleteGame>(self, listed: &'static Listed) -> Opened {
            let Open(setup, seating) = self;
            let table = Table::new(setup.rules::<G>(listed)?, setup.figures);
            Ok(Box::new(Seated::new(table, Head::default(), seating)?))
        }
    }
    let setup = params::setup(params.players, params.options.take(), params.figures.take())?;
    let seed = params.seed.map(|seed| seed.0);
    games::with(&params.game, Open(setup, Seating { names: params.names, dice: params.dice, seed, lang }))?
}

fn load(mut params: Load, lang: Lang) -> Opened {
    let seed = params.seed.take().map(|seed| seed.0);
    let seating = Seating { names: params.names.take(), dice: params.dice, seed, lang };
    match (params.record.take(), params.state.take()) {
        (Some(text), None) => load_record(&params, &text, seating),
        (None, Some(state)) => load_state(params, state, seating),
        _ => Err(Fault::new(Code::BadParams, "give either a `record` or a `state`")),
    }
}

fn load_record(params: &Load, text: &str, seating: Seating) -> Opened {
    struct Open(Record, Seating);
    impl ForGame for Open {
        type Output = Opened;
        fn run<G: CompleteGame>(self, _: &'static Listed) -> Opened {
            let Open(record, seating) = self;
            let table = from_record::<G>(&record)?;
            Ok(Box::new(Seated::new(table, record.head, seating)?))
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
    let record = Record::read(text)?;
    games::with(&record.head.game.clone(), Open(record, seating))?
}

fn load_state(mut params: Load, state: Value, seating: Seating) -> Opened {
    struct Open {
        rules: Option<u32>,
        setup: Setup,
        state: Value,
        seating: Seating,
    }
    impl ForGame for Open {
        type Output = Opened;
        fn run<G: CompleteGame>(self, listed: &'static Listed) -> Opened {
            let Open { rules, setup, state, seating } = self;
            let rules = rules.unwrap_or(G::RULES_VERSION);
            let needs = || format!("this state needs version {rules} of the rules, not {}", G::RULES_VERSION);
            if rules > G::RULES_VERSION {
                return Err(Fault::new(Code::BadState, needs()));
            }
            let table = from_state(setup.rules::<G>(listed)?, setup.figures, state).map_err(|fault| {
                // A state of older rules opens if it is sound by today's.
                if rules == G::RULES_VERSION { fault } else { fault.after(&needs()) }
            })?;
            Ok(Box::new(Seated::new(table, Head::default(), seating)?))
        }
    }
    let Some(game) = params.game.take() else {
        return Err(Fault::new(Code::BadParams, "a state does not say which `game` it is of"));
    };
    let setup = params::setup(params.players, params.options.take(), params.figures.take())?;
    games::with(&game, Open { rules: params.rules, setup, state, seating })?
}
