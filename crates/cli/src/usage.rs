//! What is said of arguments that cannot be read: as clap says it, in a language.

use crate::values::BadValue;
use clap::Error;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use std::error::Error as _;
use tabletop::{Arg, Phrase, phrase};
use words::Language;

/// The whole report: what is wrong, a tip where there is one, and how the command is written.
pub fn report(error: &Error, language: Language) -> String {
    let say = |phrase: Phrase| language.text(&phrase);
    let mut report = say(phrase!("cli-error", message = wrong(error)));
    if let Some(tip) = tip(error) {
        report += &format!("\n\n  {}", say(phrase!("cli-usage-tip", tip = tip)));
    }
    if let Some(usage) = error.get(ContextKind::Usage) {
        let usage = usage.to_string();
        let usage = usage.strip_prefix("Usage:").unwrap_or(&usage).trim().to_string();
        report += &format!("\n\n{} {usage}", say(phrase!("cli-usage")));
    }
    format!("{report}\n\n{}\n", say(phrase!("cli-usage-more")))
}

fn texts(error: &Error, kind: ContextKind) -> Vec<String> {
    match error.get(kind) {
        Some(ContextValue::String(text)) => vec![text.clone()],
        Some(ContextValue::Strings(texts)) => texts.clone(),
        _ => Vec::new(),
    }
}

fn text(error: &Error, kind: ContextKind) -> String {
    texts(error, kind).join(", ")
}

fn quoted(texts: Vec<String>) -> Arg {
    Arg::row(texts.into_iter().map(|text| format!("'{text}'")))
}

fn wrong(error: &Error) -> Phrase {
    let arg = text(error, ContextKind::InvalidArg);
    match error.kind() {
        ErrorKind::InvalidSubcommand => {
            phrase!("cli-usage-unknown-command", command = text(error, ContextKind::InvalidSubcommand))
        }
        ErrorKind::UnknownArgument => phrase!("cli-usage-unknown-argument", arg = arg),
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => bad_value(error, arg),
        ErrorKind::ArgumentConflict => match texts(error, ContextKind::PriorArg) {
            others if others.is_empty() || others == [arg.clone()] => phrase!("cli-usage-twice", arg = arg),
            others => phrase!("cli-usage-conflict", arg = arg, others = quoted(others)),
        },
        ErrorKind::MissingRequiredArgument => {
            let missing = texts(error, ContextKind::InvalidArg);
            let missing = missing.iter().map(|arg| format!("\n  {arg}")).collect::<String>();
            phrase!("cli-usage-missing", missing = missing)
        }
        ErrorKind::TooManyValues | ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues => {
            phrase!("cli-usage-number-of-values", arg = arg)
        }
        ErrorKind::InvalidUtf8 => phrase!("cli-usage-not-text"),
        // None of the arguments that there are can fail in another way.
        _ => protocol::foreign(error),
    }
}

fn bad_value(error: &Error, arg: String) -> Phrase {
    let value = text(error, ContextKind::InvalidValue);
    if value.is_empty() {
        return phrase!("cli-usage-no-value", arg = arg);
    }
    match error.source().and_then(|source| source.downcast_ref::<BadValue>()) {
        Some(BadValue(reason)) => {
            phrase!("cli-usage-bad-value-because", value = value, arg = arg, reason = reason.clone())
        }
        None => phrase!("cli-usage-bad-value", value = value, arg = arg),
    }
}

fn tip(error: &Error) -> Option<Phrase> {
    let commands = texts(error, ContextKind::SuggestedSubcommand);
    let args = texts(error, ContextKind::SuggestedArg);
    match (commands.len(), args.len()) {
        (0, 0) => None,
        (0, count) => Some(phrase!("cli-usage-similar-argument", count = count, names = quoted(args))),
        (count, _) => Some(phrase!("cli-usage-similar-command", count = count, names = quoted(commands))),
    }
}
