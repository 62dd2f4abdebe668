//! What the game of a file of schemas decides, and what is read by hand.

use schemars::{Schema, SchemaGenerator, json_schema};

pub fn options(_: &mut SchemaGenerator) -> Schema {
    json_schema!({
        "description": "Options as an object, of which any may be left out, or by their names.",
        "anyOf": [
            {"type": "object"},
            {"type": "string"},
            {"type": "array", "items": {"type": "string"}},
            {"type": "null"},
        ],
    })
}

pub fn state(_: &mut SchemaGenerator) -> Schema {
    json_schema!({"$ref": "#/$defs/state"})
}

pub fn choice(_: &mut SchemaGenerator) -> Schema {
    json_schema!({
        "description": "The choice as an object, or in the notation of records.",
        "anyOf": [{"$ref": "#/$defs/choice"}, {"type": "string"}],
    })
}

pub fn choices(_: &mut SchemaGenerator) -> Schema {
    json_schema!({
        "description": "Several that follow each other, as `moves` lists them, in place of one: all are played, or none.",
        "type": ["array", "null"],
        "items": {"anyOf": [{"$ref": "#/$defs/choice"}, {"type": "string"}]},
    })
}

pub fn seed(_: &mut SchemaGenerator) -> Schema {
    json_schema!({
        "anyOf": [
            {"type": "integer", "minimum": 0},
            {"type": "string", "pattern": "^[0-9a-fA-F]{64}$"},
            {"type": "null"},
        ],
    })
}
