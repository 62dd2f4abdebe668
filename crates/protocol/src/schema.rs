//! JSON Schemas of everything that the protocol says and is told, a file for each game.
//!
//! Each file stands alone: its `$defs` have the game's `options`, `choice`, `happening`, `view` and `state`, the params and
//! the result of every method, requests and answers as whole lines, and what bots started with `exec:` are sent and say.
//!
//! Made when the documentation is (`docs/schema`), and carried as text by the program: whoever builds it does not wait for
//! what makes them.

use crate::answers::{self, Closed, Moves, Reason, Saved, Undone, Values, Viewed, Written};
use crate::fault;
use crate::method::Method;
use crate::params;
use bots::exec_messages as exec;
use schemars::generate::{SchemaGenerator, SchemaSettings};
use schemars::{JsonSchema, Schema};
use serde_json::{Map, Value, json};
use tabletop::Game;

mod wished;

use wished::{BotDecided, NextAsWished, OfTable, OpenedAsWished, ToldAsWished};

/// The language of the schemas.
const DRAFT: &str = "https://json-schema.org/draft/2020-12/schema";

/// A game of which everything that is written as JSON has a schema.
trait Described:
    Game<Options: JsonSchema, Choice: JsonSchema, Happening: JsonSchema, View: JsonSchema, State: JsonSchema>
{
}

impl<G> Described for G where
    G: Game<
            Options: JsonSchema,
            Choice: JsonSchema,
            Happening: JsonSchema,
            View: JsonSchema,
            State: JsonSchema,
        >
{
}

macro_rules! files {
    ($($name:literal => $rules:ty, $players:literal $($only:ident)?, $about:expr;)*) => {
        /// The schemas of the game whose rules have this name.
        pub fn file(name: &str) -> Option<Value> {
            $(if name == $name && <$rules as Game>::NAME == $name {
                return Some(of_game::<$rules>());
            })*
            (name == "toy").then(of_game::<host::rules::Toy>)
        }
    };
}

host::list_games!(files {});

fn of_game<G: Described>() -> Value {
    // What we write and what we read differ: what may be left out in a request is always there in an answer.
    let mut written = SchemaSettings::draft2020_12().for_serialize().into_generator();
    let mut read = SchemaSettings::draft2020_12().for_deserialize().into_generator();
    let mut defs = Map::new();
    let mut add = |name: String, schema: Schema| defs.insert(name, schema.into());
    for (name, schema) in parts::<G>(&mut written) {
        add(name.into(), schema);
    }
    for method in Method::ALL {
        let name = method.name();
        add(format!("{name}-params"), params_of(method, &mut read));
        add(format!("{name}-result"), result_of::<G>(method, &mut written));
    }
    add("error".into(), written.subschema_for::<fault::FaultMessage>());
    add("bot-answer".into(), read.subschema_for::<exec::Answer>());
    defs.insert("request".into(), request());
    defs.insert("answer".into(), answer());
    for (name, schema) in read.take_definitions(true).into_iter().chain(written.take_definitions(true)) {
        defs.entry(name).or_insert(schema);
    }
    json!({
        "$schema": DRAFT,
        "title": G::NAME,
        "description": "Written by `cargo xtask docs`; do not edit. A part is named like #/$defs/view.",
        "$defs": defs,
    })
}

/// What belongs to the game, and what its bots are sent.
fn parts<G: Described>(written: &mut SchemaGenerator) -> Vec<(&'static str, Schema)> {
    vec![
        ("options", written.subschema_for::<G::Options>()),
        ("choice", written.subschema_for::<G::Choice>()),
        ("happening", written.subschema_for::<G::Happening>()),
        ("view", written.subschema_for::<G::View>()),
        ("state", written.subschema_for::<G::State>()),
        ("bot-hello", written.subschema_for::<exec::Hello<G::Options>>()),
        ("bot-question", written.subschema_for::<exec::Question<G::Choice, G::View>>()),
    ]
}

fn params_of(method: Method, read: &mut SchemaGenerator) -> Schema {
    let mut schema = match method {
        Method::Hello => params::HelloParams::json_schema(read),
        Method::New => params::NewParams::json_schema(read),
        Method::Deal => params::DealParams::json_schema(read),
        Method::Load => params::LoadParams::json_schema(read),
        Method::Play => params::PlayParams::json_schema(read),
        Method::Chance => params::ChanceParams::json_schema(read),
        Method::View => params::ViewParams::json_schema(read),
        Method::WhyNot => params::WhyNotParams::json_schema(read),
        Method::Guess => params::GuessParams::json_schema(read),
        Method::Bot => params::BotParams::json_schema(read),
        Method::Evaluate => params::EvaluateParams::json_schema(read),
        Method::Moves => params::MovesParams::json_schema(read),
        Method::Analyse => params::AnalyseParams::json_schema(read),
        Method::Next | Method::State | Method::Record | Method::Undo | Method::Close | Method::Clone => {
            params::TableParams::json_schema(read)
        }
    };
    if method == Method::Play {
        schema.insert("oneOf".into(), json!([{"required": ["choice"]}, {"required": ["choices"]}]));
    }
    if let Some(properties) = schema.get_mut("properties").filter(|_| method.is_speaking()) {
        properties["lang"] =
            json!({"description": "The language of the answer, by its tag.", "type": ["string", "null"]});
    }
    if let Some(properties) = schema.get_mut("properties").filter(|_| method.is_waiting()) {
        properties["brief"] = json!({"description": "No sentences.", "type": ["boolean", "null"]});
        properties["next"] = json!({"description": "With what `next` answers.", "type": ["boolean", "null"]});
        properties["view"] = json!({
            "description": "With what a seat may know: its number, its word, `asked` or `spectator`.",
            "type": ["integer", "string", "null"],
        });
    }
    schema
}

fn result_of<G: Described>(method: Method, written: &mut SchemaGenerator) -> Schema {
    match method {
        Method::Hello => written.subschema_for::<answers::Hello>(),
        Method::New | Method::Load | Method::Clone | Method::Guess => {
            type Answer<G> = OpenedAsWished<
                <G as Game>::Options,
                <G as Game>::Choice,
                <G as Game>::Happening,
                <G as Game>::View,
            >;
            written.subschema_for::<OfTable<Answer<G>>>()
        }
        Method::Next => written.subschema_for::<OfTable<NextAsWished<G::Choice, G::View>>>(),
        Method::Deal | Method::Play | Method::Chance => {
            written.subschema_for::<OfTable<ToldAsWished<G::Choice, G::Happening, G::View>>>()
        }
        Method::Bot => written.subschema_for::<OfTable<BotDecided<G::Choice, G::Happening, G::View>>>(),
        Method::Evaluate => written.subschema_for::<OfTable<Values>>(),
        Method::Moves => written.subschema_for::<OfTable<Moves>>(),
        Method::Analyse => written.subschema_for::<OfTable<analysis::Analysis>>(),
        Method::View => written.subschema_for::<OfTable<Viewed<G::View>>>(),
        Method::State => written.subschema_for::<OfTable<Saved<G::Options, G::State>>>(),
        Method::Record => written.subschema_for::<OfTable<Written>>(),
        Method::WhyNot => written.subschema_for::<OfTable<Reason>>(),
        Method::Undo => written.subschema_for::<OfTable<Undone>>(),
        Method::Close => written.subschema_for::<OfTable<Closed>>(),
    }
}

/// A whole line that is sent.
fn request() -> Value {
    let one = |method: &&str| {
        json!({
            "properties": {
                "id": {"description": "Comes back with the answer."},
                "method": {"const": method},
                "params": {"$ref": format!("#/$defs/{method}-params")},
            },
            "additionalProperties": false,
        })
    };
    let each: Vec<Value> = Method::NAMES.iter().map(one).collect();
    json!({"type": "object", "required": ["method"], "oneOf": each})
}

/// A whole line that is answered. Which method's result it has, its `id` tells.
fn answer() -> Value {
    let results: Vec<Value> =
        Method::NAMES.iter().map(|method| json!({"$ref": format!("#/$defs/{method}-result")})).collect();
    json!({
        "type": "object",
        "properties": {
            "id": {"description": "That of the request; null without one."},
            "result": {"anyOf": results},
            "error": {"$ref": "#/$defs/error"},
        },
        "oneOf": [{"required": ["id", "result"]}, {"required": ["id", "error"]}],
        "additionalProperties": false,
    })
}
