//! What a message is given to speak of, on its way through Fluent.
//!
//! Fluent puts texts together. So that what a sentence names stays typed, an argument goes through it as its number
//! between the two marks with which Fluent isolates what is put in; [`assemble`] puts the pieces in afterwards. No text
//! of a message can contain the marks, and text from outside is put in only then.

use crate::said::Said;
use fluent_bundle::FluentValue;
use fluent_bundle::types::FluentType;
use std::borrow::Cow;
use tabletop::Component;

const BEGIN: char = '\u{2068}';
const END: char = '\u{2069}';
/// Before the number of an argument that begins a sentence.
const FIRST: &str = "^";

/// An argument that is said.
#[derive(Clone, PartialEq, Debug)]
pub struct Argument {
    /// Its place among the arguments of the phrase.
    pub place: usize,
    /// How it begins, for words that depend on that.
    pub first: Option<char>,
    /// What it is, where it is a component.
    pub component: Option<Component>,
    /// The form of the component's name that is wanted: the name of an attribute.
    pub form: Option<String>,
    /// Whether it begins a sentence.
    pub is_first: bool,
}

impl Argument {
    fn marked(&self) -> Cow<'static, str> {
        let form = self.form.as_deref().unwrap_or_default();
        let mark = if self.is_first { FIRST } else { "" };
        Cow::Owned(format!("{BEGIN}{mark}{}:{form}{END}", self.place))
    }
}

impl FluentType for Argument {
    fn duplicate(&self) -> Box<dyn FluentType + Send> {
        Box::new(self.clone())
    }

    fn as_string(&self, _: &intl_memoizer::IntlLangMemoizer) -> Cow<'static, str> {
        self.marked()
    }

    fn as_string_threadsafe(&self, _: &intl_memoizer::concurrent::IntlLangMemoizer) -> Cow<'static, str> {
        self.marked()
    }
}

/// The argument behind a value, if it is one.
pub fn of<'v>(value: &'v FluentValue<'_>) -> Option<&'v Argument> {
    match value {
        FluentValue::Custom(custom) => custom.as_any().downcast_ref(),
        _ => None,
    }
}

/// Puts what the phrase speaks of into the text that Fluent has made.
pub fn assemble(text: &str, argument: impl Fn(usize, &str) -> Said) -> Said {
    let mut said = Said::default();
    let mut rest = text;
    while let Some((before, marked)) = rest.split_once(BEGIN) {
        said.push_text(before);
        let (mark, after) = marked.split_once(END).unwrap_or((marked, ""));
        let (place, form) = mark.split_once(':').unwrap_or((mark, ""));
        let (place, is_first) = place.strip_prefix(FIRST).map_or((place, false), |place| (place, true));
        if let Ok(place) = place.parse() {
            let put = argument(place, form);
            let put = if is_first { put.capitalized() } else { put };
            put.0.into_iter().for_each(|piece| said.push(piece));
        }
        rest = after;
    }
    said.push_text(rest);
    said
}
