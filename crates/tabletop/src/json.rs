//! Data of a game as JSON.
//!
//! What writes and reads a large type is much code, and a compiler makes it again in every crate that asks for it. So a
//! game's own crate has it made, once, by [`json!`](crate::json!); whoever is generic over games asks for no more than
//! these traits.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
pub use serde_json::Value as JsonValue;
pub use serde_json::value::RawValue;

/// Is written as JSON.
pub trait ToJson {
    /// The JSON of it, which can be a part of other JSON.
    fn to_json(&self) -> Box<RawValue>;

    /// The same as a tree of values.
    fn to_json_value(&self) -> Value {
        serde_json::from_str(self.to_json().get()).unwrap_or_default()
    }
}

/// Is read from JSON.
pub trait FromJson: Sized {
    /// Reads a value; an error names the place in it.
    fn from_json(value: Value) -> Result<Self, String>;

    /// Reads a text.
    fn from_json_text(text: &str) -> Result<Self, String> {
        Self::from_json(serde_json::from_str(text).map_err(|error| error.to_string())?)
    }
}

/// Has types of a game written as JSON, and the first ones read from it, by code of the crate that says this:
/// `json! { Options, State; written: View }`.
#[macro_export]
macro_rules! json {
    ($($read:ty),+; written: $($written:ty),+) => {
        $crate::json! { @write $($read,)+ $($written),+ }
        // A copy of a small function would take all that it calls along, into every crate that calls it.
        $(impl $crate::FromJson for $read {
            #[inline(never)]
            fn from_json(value: $crate::JsonValue) -> Result<Self, String> {
                $crate::read_value(value)
            }
        })+
    };
    (@write $($written:ty),+) => {
        $(impl $crate::ToJson for $written {
            #[inline(never)]
            fn to_json(&self) -> Box<$crate::RawValue> {
                $crate::write_value(self)
            }
        })+
    };
}

/// Reads JSON into a type; an error names the place in it.
pub fn read_value<T: DeserializeOwned>(value: Value) -> Result<T, String> {
    serde_path_to_error::deserialize(value).map_err(|error| {
        let place = error.path().to_string();
        let error = error.into_inner();
        if place == "." { error.to_string() } else { format!("{place}: {error}") }
    })
}

/// Writes a type as JSON; what cannot be written is `null`.
pub fn write_value<T: Serialize>(thing: &T) -> Box<RawValue> {
    serde_json::value::to_raw_value(thing).unwrap_or_default()
}
