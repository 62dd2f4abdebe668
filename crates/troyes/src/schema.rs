//! JSON Schemas of what is written by hand.

use crate::board::{Die, Faces, Group, Levels, Owner, OwnerSet, Pool};
use crate::cards::{Event, EventSet};
use crate::state::State;
use crate::view::View;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use std::borrow::Cow;
use tabletop::Viewer;

/// A type with its name and schema.
macro_rules! schema {
    ($($type:ty, $name:literal, |$generator:ident| $schema:expr;)*) => {
        $(impl JsonSchema for $type {
            fn schema_name() -> Cow<'static, str> {
                $name.into()
            }

            fn schema_id() -> Cow<'static, str> {
                concat!(module_path!(), "::", $name).into()
            }

            fn json_schema($generator: &mut SchemaGenerator) -> Schema {
                $schema
            }
        })*
    };
}

/// A die on the square: color, face, owner.
const DIE: &str = "[RWYP][1-6]@(green|blue|orange|natural|grey)";

schema! {
    Faces, "Faces", |_generator| json_schema!({
        "description": "The faces of dice of one color.",
        "type": "array",
        "items": {"type": "integer", "minimum": 1, "maximum": 6},
        "maxItems": 15,
    });
    Levels, "Levels", |_generator| json_schema!({
        "description": "Levels of the ramparts, as Roman numbers with spaces between.",
        "type": "string",
        "pattern": "^(nowhere|(I|II|III|IV)( (I|II|III|IV))*)$",
    });
    OwnerSet, "OwnerSet", |generator| set_of::<Owner>(generator);
    EventSet, "EventSet", |generator| set_of::<Event>(generator);
    Event, "Event", |_generator| json_schema!({
        "description": "An event card. Cards with the same name differ in their figures.",
        "type": "string",
        "enum": Event::ALL.map(Event::id),
    });
    Die, "Die", |_generator| json_schema!({
        "description": "A die on the square, like R4@blue: its color, its face, its owner.",
        "type": "string",
        "pattern": format!("^{DIE}$"),
    });
    Group, "Group", |_generator| json_schema!({
        "description": "One to three dice used together. A * singles out a die for a card, a ! says that it was turned.",
        "type": "string",
        "pattern": format!("^({DIE}[*]?!?( {DIE}[*]?!?){{0,2}})?$"),
    });
    Pool, "Pool", |_generator| json_schema!({
        "description": "Any number of dice of one's own, like R4 W1.",
        "type": "string",
        "pattern": "^([RWYP][1-6]( [RWYP][1-6])*)?$",
    });
    View, "View", |generator| json_schema!({
        "description": "What a viewer may know: the table without other people's secrets.",
        "type": "object",
        "properties": {
            "viewer": generator.subschema_for::<Viewer>(),
            "table": generator.subschema_for::<State>(),
            "vp": {
                "description": "Everybody's victory point tokens; null where they are a secret.",
                "type": "array",
                "items": {"type": ["integer", "null"]},
                "minItems": Owner::ALL.len(),
                "maxItems": Owner::ALL.len(),
            },
        },
        "required": ["viewer", "table", "vp"],
        "additionalProperties": false,
    });
}

fn set_of<T: JsonSchema>(generator: &mut SchemaGenerator) -> Schema {
    json_schema!({"type": "array", "items": generator.subschema_for::<T>(), "uniqueItems": true})
}
