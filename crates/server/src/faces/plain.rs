//! The face of a game that has no picture yet: everything the viewer may know, written out.

use crate::face::{Face, Scene};
use crate::parts::part;
use maud::{Markup, html};
use serde_json::Value;

/// The facts of a view as a list of names and values; each fact is sent again only when it changes.
pub fn board<G: Face>(scene: &Scene<'_, G>) -> Markup {
    let facts = serde_json::to_value(scene.view).unwrap_or_default();
    let members = match facts {
        Value::Object(members) => members.into_iter().collect(),
        other => vec![("table".to_string(), other)],
    };
    html! {
        div .facts tabindex="0" role="region" aria-label="Everything on the table" {
            @for (name, value) in &members {
                @let id = format!("fact-{name}");
                (part(&id, html! { section id=(id) { h2 { (words(name)) } (fact(value)) } }))
            }
        }
    }
}

fn fact(value: &Value) -> Markup {
    match value {
        Value::Object(members) => html! {
            dl { @for (name, value) in members { div { dt { (words(name)) } dd { (fact(value)) } } } }
        },
        Value::Array(values) if values.iter().all(is_plain) => {
            html! { (values.iter().map(text).collect::<Vec<_>>().join(" · ")) }
        }
        Value::Array(values) => html! { ol { @for value in values { li { (fact(value)) } } } },
        plain => html! { (text(plain)) },
    }
}

fn is_plain(value: &Value) -> bool {
    !value.is_array() && !value.is_object()
}

fn text(value: &Value) -> String {
    match value {
        Value::Null => "–".into(),
        Value::Bool(true) => "yes".into(),
        Value::Bool(false) => "no".into(),
        Value::String(text) => words(text),
        other => other.to_string(),
    }
}

fn words(name: &str) -> String {
    name.replace('_', " ")
}
