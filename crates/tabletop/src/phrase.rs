//! What is to be said, in no language yet: a message and what it speaks of.
//!
//! Rules, bots and hosts make phrases; the crate `words` says them. Because what a phrase speaks of stays typed, a page
//! can link the card and show the arms of the seat that a sentence names, and rewording it breaks nothing.

use crate::seat::Seat;
use std::borrow::Cow;
use std::fmt;

/// A card, event, tile, building or other component: its game and its id there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Component {
    /// The word that begins the names of the game's messages.
    pub game: &'static str,
    /// The id in choices, records and figures.
    pub id: &'static str,
}

impl Component {
    /// Its name.
    pub fn name(self) -> Phrase {
        Phrase { message: Cow::Owned(self.message()), args: Vec::new() }
    }

    /// Something said of it: `rule` is what it does.
    pub fn says(self, what: &str) -> Phrase {
        Phrase { message: Cow::Owned(format!("{}.{what}", self.message())), args: Vec::new() }
    }

    /// The message that names it.
    pub fn message(self) -> String {
        format!("{}-{}", self.game, self.id)
    }
}

/// Something that a phrase speaks of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arg {
    /// Whoever plays a seat.
    Seat(Seat),
    /// A component, which is called by its name.
    Component(Component),
    /// Something said within.
    Phrase(Phrase),
    /// Several things, joined as the language joins them: "a, b and c".
    List(Vec<Arg>),
    /// Several things in a row: "a, b, c".
    Row(Vec<Arg>),
    /// A number.
    Number(i64),
    /// A difference in tenths, said with its sign and one decimal: "+1.5".
    Tenths(i64),
    /// A word that a message chooses by (a color, a kind) and never says as it is.
    Word(&'static str),
    /// Text from outside, said as it is: a file, a line of somebody else's.
    Text(String),
}

/// Something to be said: a message and what it speaks of.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Phrase {
    /// The name of the message, `message.attribute` for an attribute of it. Empty: nothing is said.
    pub message: Cow<'static, str>,
    /// What it speaks of, by the names that the message knows.
    pub args: Vec<(&'static str, Arg)>,
}

impl Phrase {
    /// Nothing to say.
    pub const NOTHING: Phrase = Phrase { message: Cow::Borrowed(""), args: Vec::new() };

    /// A message and what it speaks of. [`phrase!`](crate::phrase!) is the short way.
    pub const fn new(message: &'static str, args: Vec<(&'static str, Arg)>) -> Phrase {
        Phrase { message: Cow::Borrowed(message), args }
    }

    /// The same, speaking of something more.
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Phrase {
        self.args.push((name, arg.into()));
        self
    }

    /// Whether there is nothing to say.
    pub fn is_nothing(&self) -> bool {
        self.message.is_empty()
    }
}

/// For those who develop, in no language: `refused-not-asked(seat: 2)`.
impl fmt::Display for Phrase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)?;
        for (i, (name, arg)) in self.args.iter().enumerate() {
            write!(f, "{}{name}: {arg}", if i == 0 { "(" } else { ", " })?;
        }
        f.write_str(if self.args.is_empty() { "" } else { ")" })
    }
}

impl fmt::Display for Arg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Arg::Seat(seat) => write!(f, "{}", seat.0),
            Arg::Component(component) => f.write_str(component.id),
            Arg::Phrase(phrase) => write!(f, "{phrase}"),
            Arg::List(things) | Arg::Row(things) => {
                for (i, thing) in things.iter().enumerate() {
                    write!(f, "{}{thing}", if i == 0 { "[" } else { ", " })?;
                }
                f.write_str(if things.is_empty() { "[]" } else { "]" })
            }
            Arg::Number(number) => write!(f, "{number}"),
            Arg::Tenths(tenths) => write!(f, "{tenths}/10"),
            Arg::Word(word) => f.write_str(word),
            Arg::Text(text) => write!(f, "{text:?}"),
        }
    }
}

/// A phrase: the name of a message, then what it speaks of.
///
/// ```
/// use tabletop::{Seat, phrase};
/// let told = phrase!("told-gains-deniers", who = Seat(0), amount = 3);
/// assert_eq!(told.message, "told-gains-deniers");
/// ```
#[macro_export]
macro_rules! phrase {
    ($message:literal $(, $name:ident = $arg:expr)* $(,)?) => {
        $crate::Phrase::new($message, ::std::vec![$((stringify!($name), $crate::Arg::from($arg))),*])
    };
}

macro_rules! numbers {
    ($($number:ty),*) => {
        $(impl From<$number> for Arg {
            fn from(number: $number) -> Arg {
                Arg::Number(number.into())
            }
        })*
    };
}

numbers!(u8, u16, u32, i32, i64);

impl From<usize> for Arg {
    fn from(number: usize) -> Arg {
        Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Arg {
        Arg::Seat(seat)
    }
}

impl From<Component> for Arg {
    fn from(component: Component) -> Arg {
        Arg::Component(component)
    }
}

impl From<Phrase> for Arg {
    fn from(phrase: Phrase) -> Arg {
        Arg::Phrase(phrase)
    }
}

impl From<&'static str> for Arg {
    fn from(word: &'static str) -> Arg {
        Arg::Word(word)
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

impl Arg {
    /// A difference, said with its sign and one decimal.
    pub fn difference(number: f64) -> Arg {
        Arg::Tenths((number * 10.0).round() as i64)
    }

    /// Things in a row: "a, b, c".
    pub fn row<T: Into<Arg>>(things: impl IntoIterator<Item = T>) -> Arg {
        Arg::Row(things.into_iter().map(Into::into).collect())
    }

    /// Things in a list: "a, b and c".
    pub fn list<T: Into<Arg>>(things: impl IntoIterator<Item = T>) -> Arg {
        Arg::List(things.into_iter().map(Into::into).collect())
    }
}

impl<T: Into<Arg>> From<Vec<T>> for Arg {
    fn from(things: Vec<T>) -> Arg {
        Arg::List(things.into_iter().map(Into::into).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_phrase_shows_developers_what_it_speaks_of() {
        let shown = Phrase::new("told", vec![("who", Seat(2).into())])
            .with("why", phrase!("toy-no-die"))
            .with("faces", vec![1u8, 6])
            .with("file", "a b".to_string());
        assert_eq!(shown.to_string(), r#"told(who: 2, why: toy-no-die, faces: [1, 6], file: "a b")"#);
    }
}
