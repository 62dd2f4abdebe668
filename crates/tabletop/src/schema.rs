//! JSON Schemas of what is written by hand.

use crate::seat::{BySeat, Seat, Seats};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use std::borrow::Cow;

impl JsonSchema for Seats {
    fn schema_name() -> Cow<'static, str> {
        "Seats".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        json_schema!({"type": "array", "items": generator.subschema_for::<Seat>(), "uniqueItems": true})
    }
}

impl<T: JsonSchema, const N: usize> JsonSchema for BySeat<T, N> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        format!("BySeat{}_{}", N, T::schema_name()).into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        json_schema!({"type": "array", "items": generator.subschema_for::<T>(), "minItems": N, "maxItems": N})
    }
}
