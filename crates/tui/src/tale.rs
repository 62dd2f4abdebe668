//! What has happened, told so that one action reads as one line.

use crate::playable::Playable;
use tabletop::{Pending, Table, Viewer};

/// One thing that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told<H> {
    happening: H,
    /// Whether an action begins with it.
    opens: bool,
}

/// Everything that happened, in order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tale<H> {
    told: Vec<Told<H>>,
    /// Whether the next thing to be told begins an action.
    is_between: bool,
}

impl<H> Default for Tale<H> {
    fn default() -> Tale<H> {
        Tale { told: Vec::new(), is_between: true }
    }
}

impl<H> Tale<H> {
    /// A tale of a single action.
    pub fn of(happenings: Vec<H>) -> Tale<H> {
        let mut tale = Tale::default();
        tale.go_on(happenings);
        tale
    }

    fn go_on(&mut self, happenings: Vec<H>) {
        for happening in happenings {
            let opens = std::mem::take(&mut self.is_between);
            self.told.push(Told { happening, opens });
        }
    }

    /// Tells what happened in a step that led to this table.
    pub fn tell<G: Playable<Happening = H>>(&mut self, happenings: Vec<H>, table: &Table<G>) {
        self.go_on(happenings);
        self.is_between |= asks_anew(table);
    }

    /// How many things happened so far.
    pub fn len(&self) -> usize {
        self.told.len()
    }

    /// As lines: all sentences of an action that begin with the same name are one.
    pub fn lines<G: Playable<Happening = H>>(
        &self,
        game: &G,
        names: &[String],
        viewer: Viewer,
    ) -> Vec<String> {
        lines(game, &self.told, names, viewer)
    }

    /// The same, of a part of it.
    pub fn lines_of<G: Playable<Happening = H>>(
        &self,
        part: std::ops::Range<usize>,
        game: &G,
        names: &[String],
        viewer: Viewer,
    ) -> Vec<String> {
        lines(game, &self.told[part], names, viewer)
    }
}

/// Whether nobody is in the middle of an action: whoever is asked is asked something new.
fn asks_anew<G: Playable>(table: &Table<G>) -> bool {
    let Pending::Seats(asked) = table.pending() else { return false };
    let mut questions = asked.iter().filter_map(|seat| table.game().question(table.state(), seat));
    questions.all(|question| !G::CONTINUATIONS.contains(&question.kind))
}

fn lines<G: Playable>(
    game: &G,
    told: &[Told<G::Happening>],
    names: &[String],
    viewer: Viewer,
) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let mut speaker: Option<&str> = None;
    for Told { happening, opens } in told {
        if *opens {
            speaker = None;
        }
        if G::is_implied(happening, viewer) || !game.may_know(happening, viewer) {
            continue;
        }
        let sentence = game.tell(happening, names);
        let subject = subject(&sentence, names);
        match (lines.last_mut(), subject) {
            (Some(line), Some(name)) if speaker == Some(name) => join(line, &sentence[name.len()..]),
            _ => lines.push(sentence),
        }
        speaker = subject;
    }
    lines
}

/// The name that a sentence begins with: the longest, where one is the beginning of another.
fn subject<'n>(sentence: &str, names: &'n [String]) -> Option<&'n str> {
    let begins =
        |name: &&String| sentence.strip_prefix(name.as_str()).is_some_and(|rest| rest.starts_with(' '));
    names.iter().filter(begins).max_by_key(|name| name.len()).map(String::as_str)
}

/// Goes on with a sentence whose subject is the same: "gains 1 VP for the Cathedral" and "gains 2 influence for the
/// Cathedral" have become "gains 1 VP and 2 influence for the Cathedral".
fn join(line: &mut String, rest: &str) {
    if line.ends_with('.') {
        line.pop();
    }
    let rest = rest.trim_start();
    let before = line.rfind("; ").map_or(0, |at| at + 2);
    let verb = rest.split(' ').next().unwrap_or_default();
    let repeats = line[before..].split(' ').any(|word| word == verb) && verb.ends_with('s') && verb != "is";
    if !repeats {
        line.push_str("; ");
        line.push_str(rest);
        return;
    }
    let what = rest[verb.len()..].trim_end_matches('.');
    let cause =
        [" for ", " from ", " as "].iter().find_map(|word| what.find(word)).map_or("", |at| &what[at..]);
    // A price is each thing's own.
    let is_price = cause.contains(|letter: char| letter.is_ascii_digit());
    if !cause.is_empty() && !is_price && line.ends_with(cause) {
        line.truncate(line.len() - cause.len());
    }
    line.push_str(" and");
    line.push_str(&rest[verb.len()..]);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longest_name_is_the_subject() {
        let names = ["Greedy".to_string(), "Greedy 2".to_string()];
        assert_eq!(subject("Greedy 2 passes.", &names), Some("Greedy 2"));
        assert_eq!(subject("Greedy passes.", &names), Some("Greedy"));
        assert_eq!(subject("Greedy's guard walks.", &names), None);
    }

    #[test]
    fn sentences_with_one_subject_are_joined() {
        let mut line = "Anna uses red 5.".to_string();
        join(&mut line, " gains 2 VP.");
        assert_eq!(line, "Anna uses red 5; gains 2 VP.");
        join(&mut line, " gains 1 influence for Heresy.");
        join(&mut line, " gains 3 deniers for Heresy.");
        assert_eq!(line, "Anna uses red 5; gains 2 VP and 1 influence and 3 deniers for Heresy.");
        join(&mut line, " buys Bert's red 1 for 4 deniers.");
        join(&mut line, " buys Bert's red 2 for 4 deniers.");
        assert!(
            line.ends_with("; buys Bert's red 1 for 4 deniers and Bert's red 2 for 4 deniers."),
            "{line}"
        );
    }
}
