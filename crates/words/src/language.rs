//! A language and how it says a phrase.

use crate::argument::{self, Argument};
use crate::functions::FUNCTIONS;
use crate::said::{Piece, Said};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_langneg::{NegotiationStrategy, negotiate_languages, parse_accepted_languages};
use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement};
use std::borrow::Cow;
use std::sync::LazyLock;
use tabletop::{Arg, Component, Phrase, Seat, Speech};
use unic_langid::LanguageIdentifier;

/// The sources: each language's tag and texts.
const SOURCES: &[(&str, &[&str])] = include!(concat!(env!("OUT_DIR"), "/languages.rs"));

static LANGUAGES: LazyLock<Vec<Loaded>> =
    LazyLock::new(|| SOURCES.iter().map(|(tag, texts)| Loaded::new(tag, texts, None)).collect());

/// English with every letter marked: text that did not pass through a message betrays itself.
static PSEUDO: LazyLock<Option<Loaded>> = LazyLock::new(|| {
    let (_, texts) = SOURCES.iter().find(|(tag, _)| *tag == Language::FIRST)?;
    Some(Loaded::new(Language::PSEUDO, texts, Some(marked)))
});

struct Loaded {
    tag: &'static str,
    bundle: FluentBundle<FluentResource>,
    transform: Option<fn(&str) -> Cow<'_, str>>,
}

impl Loaded {
    fn new(tag: &'static str, texts: &[&str], transform: Option<fn(&str) -> Cow<'_, str>>) -> Loaded {
        let locale: LanguageIdentifier = tag.parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        // What is put in carries marks of its own.
        bundle.set_use_isolating(false);
        bundle.set_transform(transform);
        for (name, function) in FUNCTIONS {
            // A name that is taken twice is found by the tests of the functions.
            let _ = bundle.add_function(name, function);
        }
        for text in texts {
            // Broken entries are left out here and found by the tests.
            let resource = FluentResource::try_new((*text).into()).unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
        Loaded { tag, bundle, transform }
    }
}

/// A language. It is cheap to copy.
#[derive(Clone, Copy)]
pub struct Language(&'static Loaded);

impl PartialEq for Language {
    fn eq(&self, other: &Language) -> bool {
        self.tag() == other.tag()
    }
}

impl Eq for Language {}

impl std::hash::Hash for Language {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.tag().hash(state);
    }
}

impl std::fmt::Debug for Language {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Language({})", self.tag())
    }
}

impl Default for Language {
    fn default() -> Language {
        Language::english()
    }
}

/// Every language, in the order of their tags.
pub struct Languages;

impl Languages {
    /// Each of them.
    pub fn iter() -> impl Iterator<Item = Language> {
        LANGUAGES.iter().map(Language)
    }

    /// The best of them for a list as browsers send it: `fr-CH, fr;q=0.9, en;q=0.8`.
    pub fn accepted(list: &str) -> Option<Language> {
        let wanted = parse_accepted_languages(list);
        let known: Vec<LanguageIdentifier> =
            LANGUAGES.iter().filter_map(|loaded| loaded.tag.parse().ok()).collect();
        let best = negotiate_languages(&wanted, &known, None, NegotiationStrategy::Lookup);
        best.first().and_then(|best| Language::with_tag(&best.to_string()))
    }

    /// The first that is set of variables like `LC_ALL` and `LANG`: `fr_FR.UTF-8`.
    pub fn of_locale(locale: &str) -> Option<Language> {
        let tag = locale.split(['.', '@']).next()?.replace('_', "-");
        Languages::accepted(&tag)
    }
}

impl Language {
    /// The language that is spoken where none is asked for.
    const FIRST: &'static str = "en";
    const PSEUDO: &'static str = "x-marked";

    /// English.
    pub fn english() -> Language {
        Language::with_tag(Language::FIRST).expect("English is always there")
    }

    /// English with every letter marked, for tests: what is not marked has not passed through a message.
    pub fn pseudo() -> Language {
        Language(PSEUDO.as_ref().expect("English is always there"))
    }

    /// The language with this tag: `en`, `fr`.
    pub fn with_tag(tag: &str) -> Option<Language> {
        if tag == Language::PSEUDO {
            return Some(Language::pseudo());
        }
        LANGUAGES.iter().find(|loaded| loaded.tag.eq_ignore_ascii_case(tag)).map(Language)
    }

    /// Its tag, for `lang` attributes and switches.
    pub fn tag(self) -> &'static str {
        self.0.tag
    }

    /// What it calls itself.
    pub fn own_name(self) -> String {
        self.text(&tabletop::phrase!("language-own-name"))
    }

    /// A phrase in plain text that speaks of nobody at a table.
    pub fn text(self, phrase: &Phrase) -> String {
        self.say(phrase, &[]).to_string()
    }

    /// What each seat of a game is called while nobody is known to play it.
    pub fn seat_titles<G: Speech>(self, game: &G) -> Vec<String> {
        (0..game.seats()).map(|seat| self.text(&game.seat_title(Seat(seat)))).collect()
    }

    /// A phrase; `names` has a name for each seat.
    pub fn say(self, phrase: &Phrase, names: &[String]) -> Said {
        if phrase.is_nothing() {
            return Said::default();
        }
        let Some(pattern) = self.pattern(&phrase.message) else {
            // Tests stop here; people at least see which message does not exist.
            debug_assert!(false, "there is no message {} in {}", phrase.message, self.tag());
            return Said::text(format!("[{}]", phrase.message));
        };
        if is_plain(pattern) {
            let arg = |name: &str| phrase.args.iter().find(|(known, _)| *known == name);
            return self.fill(pattern, |name| arg(name).map(|(_, arg)| self.say_arg(arg, names)));
        }
        let said: Vec<Said> = phrase.args.iter().map(|(_, arg)| self.say_arg(arg, names)).collect();
        let text = self.format(pattern, phrase, &said);
        argument::assemble(&text, |place, form| match phrase.args.get(place) {
            Some((_, Arg::Component(component))) if !form.is_empty() => self.form(*component, form),
            _ => said.get(place).cloned().unwrap_or_default(),
        })
    }

    /// Whether it has the message of a phrase.
    pub fn knows(self, phrase: &Phrase) -> bool {
        self.pattern(&phrase.message).is_some()
    }

    /// The text of `message` or `message.attribute`.
    fn pattern(self, message: &str) -> Option<&'static Pattern<&'static str>> {
        let (name, attribute) = match message.split_once('.') {
            Some((name, attribute)) => (name, Some(attribute)),
            None => (message, None),
        };
        let message = self.0.bundle.get_message(name)?;
        match attribute {
            Some(attribute) => Some(message.get_attribute(attribute)?.value()),
            None => message.value(),
        }
    }

    /// Puts what a plain text speaks of into it. Most are plain, and this takes a fraction of Fluent's time.
    fn fill(self, pattern: &Pattern<&str>, argument: impl Fn(&str) -> Option<Said>) -> Said {
        let mut said = Said::default();
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => match self.0.transform {
                    Some(transform) => said.push_text(&transform(value)),
                    None => said.push_text(value),
                },
                PatternElement::Placeable { expression } => {
                    let given = variable(expression).and_then(&argument);
                    debug_assert!(given.is_some(), "{pattern:?} is not given all that it speaks of");
                    given.into_iter().flat_map(|given| given.0).for_each(|piece| said.push(piece));
                }
            }
        }
        said
    }

    fn format(self, pattern: &Pattern<&str>, phrase: &Phrase, said: &[Said]) -> String {
        let mut args = FluentArgs::with_capacity(said.len());
        for (place, ((name, arg), said)) in phrase.args.iter().zip(said).enumerate() {
            args.set(*name, value(place, arg, said));
        }
        let mut errors = Vec::new();
        let text = self.0.bundle.format_pattern(pattern, Some(&args), &mut errors);
        debug_assert!(errors.is_empty(), "{}: {errors:?}", phrase.message);
        text.into_owned()
    }

    pub(crate) fn say_arg(self, arg: &Arg, names: &[String]) -> Said {
        match arg {
            Arg::Seat(seat) => {
                let name = names.get(seat.index()).cloned();
                let name = name.unwrap_or_else(|| self.text(&tabletop::phrase!("somebody")));
                Said(vec![Piece::Seat(*seat, name)])
            }
            Arg::Component(component) => {
                Said(vec![Piece::Component(*component, self.text(&component.name()))])
            }
            Arg::Phrase(phrase) => self.say(phrase, names),
            Arg::List(things) => self.list(things.iter().map(|thing| self.say_arg(thing, names)).collect()),
            Arg::Row(things) => {
                let things = things.iter().map(|thing| self.say_arg(thing, names));
                things.reduce(|before, next| self.pair("list-more", before, next)).unwrap_or_default()
            }
            Arg::Number(number) => Said::text(number.to_string()),
            Arg::Tenths(tenths) => {
                let (sign, size) = (if *tenths < 0 { "-" } else { "+" }, tenths.unsigned_abs());
                let mark = self.text(&tabletop::phrase!("decimal-mark"));
                Said::text(format!("{sign}{}{mark}{}", size / 10, size % 10))
            }
            Arg::Word(word) => Said::text(*word),
            Arg::Text(text) => Said::text(text.clone()),
        }
    }

    /// Several things in a row: "a, b and c".
    fn list(self, mut things: Vec<Said>) -> Said {
        let Some(last) = things.pop() else { return Said::default() };
        let Some(first) = things.into_iter().reduce(|before, next| self.pair("list-more", before, next))
        else {
            return last;
        };
        self.pair("list-last", first, last)
    }

    fn pair(self, message: &'static str, before: Said, next: Said) -> Said {
        let Some(pattern) = self.pattern(message).filter(|pattern| is_plain(pattern)) else {
            return before;
        };
        self.fill(pattern, |name| if name == "before" { Some(before.clone()) } else { Some(next.clone()) })
    }

    fn form(self, component: Component, form: &str) -> Said {
        let message = format!("{}.{form}", component.message());
        let text = match self.pattern(&message) {
            Some(_) => self.text(&Phrase { message: Cow::Owned(message), args: Vec::new() }),
            None => self.text(&component.name()),
        };
        Said(vec![Piece::Component(component, text)])
    }
}

/// Whether a text consists of words and of what it speaks of, as it is given: nothing to choose, no function, no other
/// message.
fn is_plain(pattern: &Pattern<&str>) -> bool {
    pattern.elements.iter().all(|element| match element {
        PatternElement::TextElement { .. } => true,
        PatternElement::Placeable { expression } => variable(expression).is_some(),
    })
}

/// The name of what is put in just so.
fn variable<'p>(expression: &Expression<&'p str>) -> Option<&'p str> {
    match expression {
        Expression::Inline(InlineExpression::VariableReference { id }) => Some(id.name),
        _ => None,
    }
}

fn value<'a>(place: usize, arg: &'a Arg, said: &Said) -> FluentValue<'a> {
    match arg {
        Arg::Number(number) => FluentValue::from(*number),
        Arg::Word(word) => FluentValue::from(*word),
        _ => {
            let first = said.0.iter().find_map(|piece| piece.text().chars().next());
            let component = match arg {
                Arg::Component(component) => Some(*component),
                _ => None,
            };
            FluentValue::Custom(Box::new(Argument { place, first, component, form: None, is_first: false }))
        }
    }
}

fn marked(text: &str) -> Cow<'_, str> {
    let mark =
        |letter: char| if letter.is_ascii_alphabetic() { vec![letter, '\u{0301}'] } else { vec![letter] };
    Cow::Owned(text.chars().flat_map(mark).collect())
}
