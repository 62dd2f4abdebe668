//! JSON objects as text. Answers are put together from what is written once: a tree of values in between took ten times
//! as long as the writing.

use serde::Serialize;
use std::fmt;

/// A JSON object, written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ObjectText(String);

impl ObjectText {
    /// What is written as an object.
    pub fn of(thing: &impl Serialize) -> ObjectText {
        let text = serde_json::to_string(thing).ok().filter(|text| text.starts_with('{'));
        ObjectText(text.unwrap_or_else(|| "{}".into()))
    }

    /// An object with one member.
    pub fn one(name: &str, value: &impl ToString) -> ObjectText {
        ObjectText("{}".into()).with_text(name, &value.to_string())
    }

    /// The same with one more member, which is an object.
    pub fn with_object(self, name: &str, object: &ObjectText) -> ObjectText {
        self.with_text(name, &object.0)
    }

    /// The same with one more member, whose JSON is written already. Names are words, so that they are written as they
    /// are.
    pub fn with_text(mut self, name: &str, json: &str) -> ObjectText {
        self.open();
        self.0.reserve(name.len() + json.len() + 4);
        for part in ["\"", name, "\":", json, "}"] {
            self.0.push_str(part);
        }
        self
    }

    /// The members of both; none may be in both.
    pub fn and(mut self, other: &ObjectText) -> ObjectText {
        if other.0 != "{}" {
            self.open();
            self.0.push_str(&other.0[1..]);
        }
        self
    }

    /// Takes the closing brace away, so that another member can follow.
    fn open(&mut self) {
        self.0.pop();
        if self.0 != "{" {
            self.0.push(',');
        }
    }
}

impl From<ObjectText> for String {
    fn from(object: ObjectText) -> String {
        object.0
    }
}

impl fmt::Display for ObjectText {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn objects_are_put_together() {
        let nothing = ObjectText::of(&json!({}));
        let one = ObjectText::one("table", &1);
        assert_eq!(one.to_string(), r#"{"table":1}"#);
        let other = ObjectText::of(&json!({"said": "a \"word\"", "list": [1]}));
        assert_eq!(one.clone().and(&other).to_string(), r#"{"table":1,"said":"a \"word\"","list":[1]}"#);
        assert_eq!(one.clone().and(&nothing), one);
        assert_eq!(
            nothing.and(&one).with_object("next", &one).to_string(),
            r#"{"table":1,"next":{"table":1}}"#
        );
    }
}
