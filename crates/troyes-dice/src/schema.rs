//! JSON Schemas of what is written by hand.

use crate::bonus::{Bonus, Waiting};
use crate::building::{Column, Columns};
use crate::by::{By, Key};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use std::borrow::Cow;

impl<K: Key, T: JsonSchema, const N: usize> JsonSchema for By<K, T, N> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        format!("By{}_{}", N, T::schema_name()).into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let words: Vec<&str> = K::ALL.iter().map(|key| key.word()).collect();
        let thing = generator.subschema_for::<T>();
        let properties: serde_json::Map<_, _> =
            words.iter().map(|word| (word.to_string(), thing.clone().into())).collect();
        json_schema!({
            "type": "object",
            "properties": properties,
            "required": words,
            "additionalProperties": false,
        })
    }
}

impl JsonSchema for Column {
    fn schema_name() -> Cow<'static, str> {
        "Column".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({"description": "A column, counted from 1.", "type": "integer", "minimum": 1, "maximum": 6})
    }
}

impl JsonSchema for Columns {
    fn schema_name() -> Cow<'static, str> {
        "Columns".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        json_schema!({"type": "array", "items": generator.subschema_for::<Column>(), "uniqueItems": true})
    }
}

impl JsonSchema for Waiting {
    fn schema_name() -> Cow<'static, str> {
        "Waiting".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "Bonuses that wait, each with its level.",
            "type": "array",
            "items": {
                "type": "array",
                "prefixItems": [generator.subschema_for::<Bonus>(), {"type": "integer", "minimum": 1, "maximum": 255}],
                "minItems": 2,
                "maxItems": 2,
            },
        })
    }
}
