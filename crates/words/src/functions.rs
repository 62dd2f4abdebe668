//! What messages may call: `{ FORM($card, "of") }`.

use crate::argument::{self, Argument};
use fluent_bundle::{FluentArgs, FluentValue};

type Function = for<'a> fn(&[FluentValue<'a>], &FluentArgs) -> FluentValue<'a>;

/// Every function with its name.
pub const FUNCTIONS: [(&str, Function); 5] =
    [("FORM", form), ("CAPITAL", capital), ("ID", id), ("ELIDE", elide), ("SIGNED", signed)];

/// Another form of a component's name: an attribute of the message that names it, or the name itself without one.
fn form<'a>(args: &[FluentValue<'a>], _: &FluentArgs) -> FluentValue<'a> {
    match args {
        [value, FluentValue::String(form)] => match argument::of(value) {
            Some(found) => {
                FluentValue::Custom(Box::new(Argument { form: Some(form.to_string()), ..found.clone() }))
            }
            None => value.clone(),
        },
        _ => FluentValue::Error,
    }
}

/// What a phrase speaks of at the beginning of a sentence, with a capital letter; a person's name stays as it is.
fn capital<'a>(args: &[FluentValue<'a>], _: &FluentArgs) -> FluentValue<'a> {
    match args.first().map(|value| (value, argument::of(value))) {
        Some((_, Some(found))) => FluentValue::Custom(Box::new(Argument { is_first: true, ..found.clone() })),
        Some((value, None)) => value.clone(),
        None => FluentValue::Error,
    }
}

/// The id of a component, to choose by.
fn id<'a>(args: &[FluentValue<'a>], _: &FluentArgs) -> FluentValue<'a> {
    let component = args.first().and_then(argument::of).and_then(|argument| argument.component);
    component.map_or(FluentValue::Error, |component| component.id.into())
}

/// A word that loses its last letter before a vowel or a mute h, with what stands between it and the next:
/// `{ ELIDE("de", $who) }{ $who }` is "d’Anna" or "de Bert".
fn elide<'a>(args: &[FluentValue<'a>], _: &FluentArgs) -> FluentValue<'a> {
    let [FluentValue::String(word), next] = args else { return FluentValue::Error };
    let first = match next {
        FluentValue::String(text) => text.chars().next(),
        value => argument::of(value).and_then(|argument| argument.first),
    };
    if first.is_some_and(|letter| "aàâeéèêëiîïoôuûùüyœæh".contains(lower(letter))) {
        let mut letters = word.chars();
        letters.next_back();
        format!("{}’", letters.as_str()).into()
    } else {
        format!("{word} ").into()
    }
}

fn lower(letter: char) -> char {
    letter.to_lowercase().next().unwrap_or(letter)
}

/// A number with its sign: "+3".
fn signed<'a>(args: &[FluentValue<'a>], _: &FluentArgs) -> FluentValue<'a> {
    match args.first() {
        Some(FluentValue::Number(number)) => {
            let value = number.value;
            format!("{value:+}").into()
        }
        _ => FluentValue::Error,
    }
}
