//! Sentences made of what happened: who they are about is read from phrases, not from words.

use super::{Entry, Reader};
use crate::playable::Playable;
use tabletop::{Arg, Phrase, phrase};
use words::{Language, capitalized};

/// The argument that a phrase is about.
const SUBJECT: &str = "who";

/// The arguments that say how much; where all else is the same, several are told as one list.
const AMOUNTS: [&str; 2] = ["amount", "gain"];

/// Something told in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sentence {
    /// The words.
    pub text: String,
    /// How many bytes of them name its subject, which stands first.
    pub lead: usize,
    /// Whether a part of the game begins or ends with it.
    pub is_heading: bool,
}

/// What is to be told in one clause.
struct Clause {
    phrase: Phrase,
    opens: bool,
    is_heading: bool,
    is_unasked: bool,
}

/// Everything that the reader may know, a line for each subject of an action.
pub fn lines<G: Playable>(game: &G, told: &[Entry<G::Happening>], reader: Reader<'_>) -> Vec<Sentence> {
    sentences(clauses(game, told, reader), reader)
}

/// The phrases of one action, a line for each subject.
pub fn told_lines(told: &[Phrase], reader: Reader<'_>) -> Vec<Sentence> {
    let mut clauses: Vec<Clause> = Vec::new();
    for phrase in told {
        let is_added = clauses.last_mut().is_some_and(|last| add(&mut last.phrase, phrase));
        if !is_added {
            let (phrase, opens) = (phrase.clone(), clauses.is_empty());
            clauses.push(Clause { phrase, opens, is_heading: false, is_unasked: false });
        }
    }
    sentences(clauses, reader)
}

fn sentences(clauses: Vec<Clause>, reader: Reader<'_>) -> Vec<Sentence> {
    let mut lines: Vec<Sentence> = Vec::new();
    let mut before: Option<Arg> = None;
    for clause in clauses {
        let sentence = sentence(&clause, reader);
        let subject = subject(&clause.phrase).filter(|_| sentence.lead > 0).cloned();
        match lines.last_mut() {
            Some(line) if !clause.opens && subject.is_some() && subject == before => {
                join(line, &sentence, reader.language)
            }
            _ => lines.push(sentence),
        }
        before = subject;
    }
    lines
}

fn clauses<G: Playable>(game: &G, told: &[Entry<G::Happening>], reader: Reader<'_>) -> Vec<Clause> {
    let mut clauses: Vec<Clause> = Vec::new();
    let mut opens = false;
    let mut unasked = false;
    for Entry { happening, opens: begins, is_unasked } in told {
        opens |= begins;
        unasked |= is_unasked;
        if G::is_implied(happening, reader.viewer) || !game.may_know(happening, reader.viewer) {
            continue;
        }
        let phrase = game.tell(happening);
        let joined = match clauses.last_mut() {
            Some(last) if !opens && !unasked => add(&mut last.phrase, &phrase),
            _ => false,
        };
        if !joined {
            let is_heading = G::is_heading(happening);
            clauses.push(Clause { phrase, opens, is_heading, is_unasked: unasked });
        }
        (opens, unasked) = (false, false);
    }
    clauses
}

/// Adds the amount of a phrase to one that says the same of another amount; whether it does.
fn add(phrase: &mut Phrase, other: &Phrase) -> bool {
    let is_amount =
        |name: &str, arg: &Arg| AMOUNTS.contains(&name) && matches!(arg, Arg::Phrase(_) | Arg::List(_));
    let says_the_same = phrase.message == other.message
        && phrase.args.len() == other.args.len()
        && phrase.args.iter().zip(&other.args).all(|(one, two)| {
            one == two || one.0 == two.0 && is_amount(one.0, &one.1) && is_amount(two.0, &two.1)
        });
    let amounts = phrase.args.iter_mut().zip(&other.args).find(|((name, arg), _)| is_amount(name, arg));
    match amounts {
        Some(((_, sum), (_, more))) if says_the_same => {
            let things = [&*sum, more].into_iter().flat_map(|amount| match amount {
                Arg::List(things) => things.clone(),
                one => vec![one.clone()],
            });
            *sum = Arg::List(things.collect());
            true
        }
        _ => false,
    }
}

fn subject(phrase: &Phrase) -> Option<&Arg> {
    phrase.args.iter().find(|(name, _)| *name == SUBJECT).map(|(_, who)| who)
}

fn sentence(clause: &Clause, reader: Reader<'_>) -> Sentence {
    let Reader { language, names, .. } = reader;
    let text = language.say(&clause.phrase, names).capitalized().to_string();
    let name = match subject(&clause.phrase) {
        Some(Arg::Seat(seat)) => names.get(seat.index()).cloned(),
        Some(Arg::Phrase(somebody)) => Some(capitalized(&language.say(somebody, names).to_string())),
        _ => None,
    };
    let lead = name.filter(|name| text.strip_prefix(name.as_str()).is_some_and(|rest| rest.starts_with(' ')));
    let lead = lead.map_or(0, |name| name.len());
    let text = if clause.is_unasked {
        let told = text.strip_suffix('.').unwrap_or(&text).to_string();
        language.text(&phrase!("terminal-log-unasked", told = told))
    } else {
        text
    };
    Sentence { text, lead, is_heading: clause.is_heading }
}

/// Goes on with a sentence whose subject is the same.
fn join(line: &mut Sentence, next: &Sentence, language: Language) {
    let before = line.text.strip_suffix('.').unwrap_or(&line.text).to_string();
    let next = next.text[next.lead..].trim_start().to_string();
    line.text = language.text(&phrase!("terminal-log-joined", before = before, next = next));
}

#[cfg(test)]
mod tests;
