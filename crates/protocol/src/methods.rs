//! Sends each method to what it does.

use crate::answers::{self, AboutGame, AboutOption, Reason, Written};
use crate::fault::{Code, Fault};
use crate::games::{self, AnyGame, ForGame, Listed, Setup};
use crate::method::Method;
use crate::mixing::Brought;
use crate::object_text::ObjectText;
use crate::opening::{Seating, from_record, from_state};
use crate::params::{
    self, AnalyseParams, BotParams, ChanceParams, DealParams, EvaluateParams, GuessParams, HelloParams, Lang,
    LoadParams, MovesParams, NewParams, PlayParams, TableParams, ViewParams, WhyNotParams,
};
use crate::quick::Play;
use crate::table::{AnyTable, Seated};
use crate::{Engine, PROTOCOL, of_table, wishes};
use serde_json::Value;
use tabletop::{Arg, CompleteGame, Head, Record, Seed, Table, phrase};
use words::Language;

/// Does what a request asks.
pub fn call(engine: &mut Engine, name: &str, mut params: Value) -> Result<ObjectText, Fault> {
    let method = Method::named(name).ok_or_else(|| unknown(name))?;
    let wishes = wishes::take(method, &mut params)?;
    let lang = wishes.lang;
    let (table, result) = match method {
        Method::Hello => return hello(params::read(params)?, lang.unwrap_or_default()),
        Method::New => return engine.open_with(&wishes, |drawn| new(params::read(params)?, lang, drawn)),
        Method::Load => return engine.open_with(&wishes, |drawn| load(params::read(params)?, lang, drawn)),
        Method::Clone => {
            let TableParams { table } = params::read(params)?;
            let (_, copy) = engine.at(table, |table| Ok(table.copy(lang)))?;
            return engine.open_with(&wishes, |_| Ok(copy));
        }
        Method::Guess => {
            let GuessParams { table, seat, seed } = params::read(params)?;
            let (_, guess) = engine.at(table, |table| table.guess(&seat, Seed::from_number(seed), lang))?;
            return engine.open_with(&wishes, |_| Ok(guess));
        }
        Method::Deal => {
            let DealParams { table, nonces } = params::read(params)?;
            engine.at(table, |table| table.deal(nonces, &wishes))
        }
        Method::Close => return engine.close(params::read::<TableParams>(params)?.table),
        Method::Next => {
            let TableParams { table } = params::read(params)?;
            engine.at(table, |table| table.next(&wishes))
        }
        Method::Play => {
            let PlayParams { table, seat, choice, choices, question } = params::read(params)?;
            let choices = params::chosen(choice, choices)?;
            return play(engine, Play { table, seat, choices, question, wishes });
        }
        Method::Chance => {
            let ChanceParams { table, faces, order, question } = params::read(params)?;
            engine.at(table, |table| match (faces, order) {
                (Some(faces), None) => table.faces(&faces, question, &wishes),
                (None, Some(order)) => table.order(&order, question, &wishes),
                _ => Err(Fault::new(Code::BadParams, phrase!("protocol-faces-or-order"))),
            })
        }
        Method::View => {
            let ViewParams { table, seat } = params::read(params)?;
            engine.at(table, |table| table.view(seat.as_ref()))
        }
        Method::State => {
            let TableParams { table } = params::read(params)?;
            engine.at(table, |table| Ok(table.state()))
        }
        Method::Record => {
            let TableParams { table } = params::read(params)?;
            engine.at(table, |table| Ok(ObjectText::of(&Written { record: table.record() })))
        }
        Method::WhyNot => {
            let WhyNotParams { table, seat, thing } = params::read(params)?;
            engine
                .at(table, |table| Ok(ObjectText::of(&Reason { text: table.why_not(&seat, &thing, lang)? })))
        }
        Method::Bot => {
            let asked: BotParams = params::read(params)?;
            engine.at(asked.table, |table| table.bot(&asked, &wishes))
        }
        Method::Evaluate => {
            let EvaluateParams { table, seat, seed } = params::read(params)?;
            engine.at(table, |table| table.evaluate(seat.as_ref(), Seed::from_number(seed)))
        }
        Method::Moves => {
            let MovesParams { table, seat, most } = params::read(params)?;
            engine.at(table, |table| table.moves(seat.as_ref(), most))
        }
        Method::Analyse => {
            let asked: AnalyseParams = params::read(params)?;
            engine.at(asked.table, |table| table.analyse(&asked))
        }
        Method::Undo => {
            let TableParams { table } = params::read(params)?;
            engine.at(table, |table| table.undo())
        }
    }?;
    Ok(of_table(table, &result))
}

/// A seat chooses, once or several times.
pub fn play(engine: &mut Engine, play: Play) -> Result<ObjectText, Fault> {
    let Play { table, seat, choices, question, wishes } = play;
    let (table, result) = engine.at(table, |table| table.play(&seat, choices, question, &wishes))?;
    Ok(of_table(table, &result))
}

fn unknown(method: &str) -> Fault {
    let known = Arg::row(Method::NAMES.iter().map(ToString::to_string));
    let message = phrase!("protocol-unknown-method", method = method.to_string(), known = known);
    Fault::new(Code::UnknownMethod, message)
}

fn hello(params: HelloParams, language: Language) -> Result<ObjectText, Fault> {
    #[derive(Clone, Copy)]
    struct About(Language);
    impl ForGame for About {
        type Output = AboutGame;
        fn run<G: CompleteGame>(self, listed: &'static Listed) -> AboutGame {
            let About(language) = self;
            let options = G::option_list()
                .into_iter()
                .map(|(name, text)| AboutOption { name, text: language.text(&text) })
                .collect();
            AboutGame {
                name: listed.name,
                about: language.text(&listed.about()),
                rules: G::RULES_VERSION,
                players: listed.players,
                options,
            }
        }
    }
    let about = About(language);
    let games: Vec<AboutGame> = match params.game {
        Some(game) => vec![games::with(&game, about)?],
        None => games::LIST.iter().map(|game| games::with(game.name, about)).collect::<Result<_, _>>()?,
    };
    Ok(ObjectText::of(&answers::Hello {
        program: "troyes",
        version: env!("CARGO_PKG_VERSION"),
        protocol: PROTOCOL,
        methods: Method::NAMES,
        games,
    }))
}

type Opened = Result<Box<dyn AnyTable>, Fault>;

fn new(mut params: NewParams, lang: Lang, drawn: Seed) -> Opened {
    struct Open(Setup, Seating);
    impl ForGame for Open {
        type Output = Opened;
        fn run<G: AnyGame>(self, listed: &'static Listed) -> Opened {
            let Open(setup, seating) = self;
            let table = Table::new(setup.rules::<G>(listed)?, setup.figures);
            Ok(Box::new(Seated::new(table, Head::default(), seating)?))
        }
    }
    let setup = params::setup(params.players, params.options.take(), params.figures.take())?;
    let seed = params.seed.map(|seed| seed.0);
    let brought = Brought::read(params.commitments, params.nonces)?;
    let seating = Seating { names: params.names, dice: params.dice, seed, drawn, brought, lang };
    games::with(&params.game, Open(setup, seating))?
}

fn load(mut params: LoadParams, lang: Lang, drawn: Seed) -> Opened {
    let seed = params.seed.take().map(|seed| seed.0);
    let brought = Brought::Nothing;
    let seating = Seating { names: params.names.take(), dice: params.dice, seed, drawn, brought, lang };
    match (params.record.take(), params.state.take()) {
        (Some(text), None) => load_record(&params, &text, seating),
        (None, Some(state)) => load_state(params, state, seating),
        _ => Err(Fault::new(Code::BadParams, phrase!("protocol-record-or-state"))),
    }
}

fn load_record(params: &LoadParams, text: &str, seating: Seating) -> Opened {
    struct Open(Record, Seating);
    impl ForGame for Open {
        type Output = Opened;
        fn run<G: AnyGame>(self, _: &'static Listed) -> Opened {
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
        return Err(Fault::new(Code::BadParams, phrase!("protocol-record-alone")));
    }
    let record = Record::read(text)?;
    games::with(&record.head.game.clone(), Open(record, seating))?
}

fn load_state(mut params: LoadParams, state: Value, seating: Seating) -> Opened {
    struct Open {
        rules: Option<u32>,
        setup: Setup,
        state: Value,
        seating: Seating,
    }
    impl ForGame for Open {
        type Output = Opened;
        fn run<G: AnyGame>(self, listed: &'static Listed) -> Opened {
            let Open { rules, setup, state, seating } = self;
            let rules = rules.unwrap_or(G::RULES_VERSION);
            let needs = || phrase!("protocol-state-rules", needs = rules, has = G::RULES_VERSION);
            if rules > G::RULES_VERSION {
                return Err(Fault::new(Code::BadState, needs()));
            }
            let table = from_state(setup.rules::<G>(listed)?, setup.figures, state).map_err(|fault| {
                // A state of older rules opens if it is sound by today's.
                if rules == G::RULES_VERSION { fault } else { fault.after(needs()) }
            })?;
            Ok(Box::new(Seated::new(table, Head::default(), seating)?))
        }
    }
    let Some(game) = params.game.take() else {
        return Err(Fault::new(Code::BadParams, phrase!("protocol-state-game")));
    };
    let setup = params::setup(params.players, params.options.take(), params.figures.take())?;
    games::with(&game, Open { rules: params.rules, setup, state, seating })?
}
