//! The request that programs send at every step, read without a tree of values in between. Whatever else a line is, it is
//! read the long way, and so are mistakes: both ways answer alike.

use crate::language;
use crate::params::{SeatWord, chosen};
use crate::table::At;
use crate::wishes::Wishes;
use serde::Deserialize;
use serde_json::Value;

/// A seat chooses, once or several times.
pub struct Play {
    pub table: Option<u64>,
    pub seat: SeatWord,
    pub choices: Vec<Value>,
    pub question: At,
    pub wishes: Wishes,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    #[serde(default)]
    id: Value,
    #[serde(rename = "method")]
    _method: Method,
    params: Params,
}

#[derive(Deserialize)]
enum Method {
    #[serde(rename = "play")]
    Play,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Params {
    table: Option<u64>,
    seat: SeatWord,
    choice: Option<Value>,
    choices: Option<Vec<Value>>,
    question: At,
    lang: Option<String>,
    brief: Option<bool>,
    next: Option<bool>,
    view: Option<SeatWord>,
}

/// A line that lets a seat choose, with its id; nothing if it is any other line.
pub fn read(line: &[u8]) -> Option<(Value, Play)> {
    let Line { id, params, .. } = serde_json::from_slice(line).ok()?;
    let Params { table, seat, choice, choices, question, lang, brief, next, view } = params;
    let choices = chosen(choice, choices).ok()?;
    let lang = match lang {
        Some(tag) => Some(language::with_tag(&tag).ok()?),
        None => None,
    };
    let wishes = Wishes { lang, brief: brief == Some(true), next: next == Some(true), view };
    Some((id, Play { table, seat, choices, question, wishes }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_choice_without_mistakes_is_read() {
        let play = r#"{"id":[1],"method":"play","params":{"seat":"red","choice":"take 6","brief":true,"lang":"fr"}}"#;
        let (id, Play { choices, wishes, .. }) = read(play.as_bytes()).unwrap();
        assert_eq!((id, choices), (serde_json::json!([1]), vec!["take 6".into()]));
        assert!(wishes.brief && !wishes.next && wishes.lang.is_some());
        for other in [
            &play.replace("play", "bot"),
            &play.replace("fr", "xx"),
            &play.replace("brief", "short"),
            &play.replace("\"seat\":\"red\",", ""),
            &play.replace("\"choice\":\"take 6\",", ""),
            &play.replace("\"choice\":\"take 6\",", "\"choice\":\"take 6\",\"choices\":[],"),
            &play.replace("true", "1"),
            &play.replace("}}", "}"),
            &play.replace("}}", "},\"more\":1}"),
        ] {
            assert!(read(other.as_bytes()).is_none(), "{other}");
        }
    }
}
