//! What a bot has decided, on its way from where it thinks: a worker of the browser, another machine.

use crate::played_game::Thought;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::collections::HashSet;
use std::sync::{LazyLock, Mutex, PoisonError};
use tabletop::{Arg, Component, Phrase, Seat};

#[derive(Serialize, Deserialize)]
struct SentThought {
    text: String,
    say: SentPhrase,
    reasons: Vec<SentPhrase>,
}

#[derive(Serialize, Deserialize)]
struct SentPhrase(String, Vec<(String, SentArg)>);

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum SentArg {
    Seat(u8),
    Component(String, String),
    Phrase(SentPhrase),
    List(Vec<SentArg>),
    Row(Vec<SentArg>),
    Number(i64),
    Tenths(i64),
    Word(String),
    Text(String),
}

/// A thought as text.
pub fn write_thought(thought: &Thought) -> String {
    let sent = SentThought {
        text: thought.text.clone(),
        say: (&thought.say).into(),
        reasons: thought.reasons.iter().map(SentPhrase::from).collect(),
    };
    serde_json::to_string(&sent).expect("phrases are plain data")
}

/// A thought from its text; `None` if it is none.
pub fn read_thought(text: &str) -> Option<Thought> {
    let sent: SentThought = serde_json::from_str(text).ok()?;
    let reasons = sent.reasons.into_iter().map(Phrase::from).collect();
    Some(Thought { text: sent.text, say: sent.say.into(), reasons })
}

impl From<&Phrase> for SentPhrase {
    fn from(phrase: &Phrase) -> SentPhrase {
        let args = phrase.args.iter().map(|(name, arg)| (name.to_string(), arg.into())).collect();
        SentPhrase(phrase.message.to_string(), args)
    }
}

impl From<&Arg> for SentArg {
    fn from(arg: &Arg) -> SentArg {
        let each = |args: &[Arg]| args.iter().map(SentArg::from).collect();
        match arg {
            Arg::Seat(seat) => SentArg::Seat(seat.0),
            Arg::Component(Component { game, id }) => SentArg::Component(game.to_string(), id.to_string()),
            Arg::Phrase(phrase) => SentArg::Phrase(phrase.into()),
            Arg::List(args) => SentArg::List(each(args)),
            Arg::Row(args) => SentArg::Row(each(args)),
            Arg::Number(number) => SentArg::Number(*number),
            Arg::Tenths(tenths) => SentArg::Tenths(*tenths),
            Arg::Word(word) => SentArg::Word(word.to_string()),
            Arg::Text(text) => SentArg::Text(text.clone()),
        }
    }
}

impl From<SentPhrase> for Phrase {
    fn from(SentPhrase(message, args): SentPhrase) -> Phrase {
        let args = args.into_iter().map(|(name, arg)| (known(name), arg.into())).collect();
        Phrase { message: Cow::Owned(message), args }
    }
}

impl From<SentArg> for Arg {
    fn from(arg: SentArg) -> Arg {
        let each = |args: Vec<SentArg>| args.into_iter().map(Arg::from).collect();
        match arg {
            SentArg::Seat(seat) => Arg::Seat(Seat(seat)),
            SentArg::Component(game, id) => Arg::Component(Component { game: known(game), id: known(id) }),
            SentArg::Phrase(phrase) => Arg::Phrase(phrase.into()),
            SentArg::List(args) => Arg::List(each(args)),
            SentArg::Row(args) => Arg::Row(each(args)),
            SentArg::Number(number) => Arg::Number(number),
            SentArg::Tenths(tenths) => Arg::Tenths(tenths),
            SentArg::Word(word) => Arg::Word(known(word)),
            SentArg::Text(text) => Arg::Text(text),
        }
    }
}

/// A word of the program's own, which it keeps as long as it runs: there are a few hundred.
fn known(word: String) -> &'static str {
    static KNOWN: LazyLock<Mutex<HashSet<&'static str>>> = LazyLock::new(Mutex::default);
    let mut words = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    match words.get(word.as_str()) {
        Some(word) => word,
        None => {
            let word = Box::leak(word.into_boxed_str());
            words.insert(word);
            word
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_thought_arrives_as_it_was_sent() {
        let component = Component { game: "troyes", id: "merchant" };
        let say = Phrase::new("bot-reason", vec![("who", Seat(2).into())])
            .with("card", component)
            .with("why", Phrase::new("inner", vec![("faces", vec![1u8, 6].into())]))
            .with("row", Arg::row([1u8]))
            .with("color", "red")
            .with("vp", Arg::difference(-1.5))
            .with("file", "a \"b\"".to_string());
        let thought =
            Thought { text: "use merchant".into(), reasons: vec![say.clone(), Phrase::NOTHING], say };
        let read = read_thought(&write_thought(&thought)).unwrap();
        assert_eq!((read.text, read.say, read.reasons), (thought.text, thought.say, thought.reasons));
    }

    #[test]
    fn what_is_no_thought_is_not_read() {
        assert!(read_thought("").is_none());
        assert!(read_thought(r#"{"text":"pass"}"#).is_none());
    }
}
