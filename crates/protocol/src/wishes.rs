//! What a request wishes of its answer, whatever it asks for.

use crate::fault::{Code, Fault};
use crate::method::Method;
use crate::params::{Lang, SeatWord, read, take_lang};
use serde_json::Value;
use tabletop::phrase;

/// What a request wishes of its answer.
#[derive(Default)]
pub struct Wishes {
    /// In which language its sentences are.
    pub lang: Lang,
    /// No sentences at all: choices in the notation of records, and nothing of what happened.
    pub brief: bool,
    /// With what `next` would answer.
    pub next: bool,
    /// With what this seat, or whoever is asked, may know.
    pub view: Option<SeatWord>,
}

/// Takes the wishes out of the parameters: they are the same for all methods.
pub fn take(method: Method, params: &mut Value) -> Result<Wishes, Fault> {
    let mut wishes = Wishes::default();
    if method.is_speaking() {
        wishes.lang = take_lang(params)?;
    }
    if method.is_waiting() {
        wishes.brief = take_switch(params, "brief")?;
        wishes.next = take_switch(params, "next")?;
        wishes.view = match take_param(params, "view") {
            None => None,
            Some(seat) => Some(read(seat)?),
        };
    }
    Ok(wishes)
}

fn take_param(params: &mut Value, name: &str) -> Option<Value> {
    let value = params.as_object_mut()?.remove(name)?;
    (!value.is_null()).then_some(value)
}

fn take_switch(params: &mut Value, name: &'static str) -> Result<bool, Fault> {
    match take_param(params, name) {
        None => Ok(false),
        Some(Value::Bool(switch)) => Ok(switch),
        Some(other) => {
            let message = phrase!("protocol-switch", name = name, found = other.to_string());
            Err(Fault::new(Code::BadParams, message))
        }
    }
}
