//! JSON Schemas of the protocol, as the documentation has them.

use crate::failure::Failure;
use protocol::Unknown;
use serde_json::{Map, Value};

/// A file for each game with rules of its own.
const FILES: [(&str, &str); 3] = [
    ("troyes", include_str!("../../../docs/schema/troyes.json")),
    ("dice", include_str!("../../../docs/schema/dice.json")),
    ("toy", include_str!("../../../docs/schema/toy.json")),
];

/// The schema of this name, that of a game or of one thing in it (`troyes/view`), or without a name all of them, each under
/// its own.
pub fn schema(name: &str) -> Result<String, Failure> {
    if name.is_empty() {
        let all = FILES.map(|(name, text)| Ok((name.to_string(), parsed(text)?)));
        return written(&Value::Object(all.into_iter().collect::<Result<_, Failure>>()?));
    }
    let (game, thing) = name.split_once('/').map_or((name, None), |(game, thing)| (game, Some(thing)));
    let file = FILES.iter().find(|(known, _)| *known == game);
    let (_, text) = file.ok_or_else(|| Unknown::new("schema", name, FILES.map(|(known, _)| known)))?;
    let mut schema = parsed(text)?;
    if let Some(thing) = thing {
        let things: Vec<&str> =
            schema["$defs"].as_object().into_iter().flat_map(Map::keys).map(String::as_str).collect();
        if !things.contains(&thing) {
            return Err(Unknown::new("schema", thing, things).into());
        }
        schema["$ref"] = format!("#/$defs/{thing}").into();
    }
    written(&schema)
}

fn parsed(text: &str) -> Result<Value, Failure> {
    serde_json::from_str(text).map_err(Failure::foreign)
}

fn written(schema: &Value) -> Result<String, Failure> {
    serde_json::to_string_pretty(schema).map_err(Failure::foreign)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_a_thing_in_it_and_everything_have_a_schema() {
        let troyes = parsed(&schema("troyes").unwrap()).unwrap();
        assert_eq!(troyes["title"], "troyes");
        let view = parsed(&schema("troyes/view").unwrap()).unwrap();
        assert_eq!(view["$ref"], "#/$defs/view");
        assert_eq!(view["$defs"], troyes["$defs"]);
        let all = parsed(&schema("").unwrap()).unwrap();
        assert_eq!(all["troyes"], troyes);
        assert_eq!(all.as_object().unwrap().len(), FILES.len());
    }

    #[test]
    fn what_has_no_schema_is_refused() {
        assert!(schema("chess").is_err());
        assert!(schema("troyes/queen").is_err());
    }
}
