//! What has happened, told so that one action reads as one line.

mod telling;

use crate::playable::Playable;
use host::Host;
use tabletop::{Pending, Seats, Table, Viewer};
use words::Language;

pub use telling::{Sentence, told_lines};

/// One thing that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry<H> {
    happening: H,
    /// Whether an action begins with it.
    opens: bool,
    /// Whether it was done for somebody who had no choice.
    is_unasked: bool,
}

/// Everything that happened, in order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct History<H> {
    told: Vec<Entry<H>>,
    /// Whether the next thing to be told begins an action.
    is_between: bool,
}

/// Whoever a history is told to.
#[derive(Clone, Copy, Debug)]
pub struct Reader<'a> {
    /// What they may know.
    pub viewer: Viewer,
    /// What they speak.
    pub language: Language,
    /// What they call each seat.
    pub names: &'a [String],
}

impl<H> Default for History<H> {
    fn default() -> History<H> {
        History { told: Vec::new(), is_between: true }
    }
}

impl<H> History<H> {
    /// A history of a single action.
    pub fn of(happenings: Vec<H>) -> History<H> {
        let mut history = History::default();
        history.go_on(happenings);
        history
    }

    fn go_on(&mut self, happenings: Vec<H>) {
        for happening in happenings {
            let opens = std::mem::take(&mut self.is_between);
            self.told.push(Entry { happening, opens, is_unasked: false });
        }
    }

    /// Everything that happened at a table being played.
    pub fn of_past<G: Playable<Happening = H>>(host: &Host<G>) -> History<H>
    where
        H: Clone,
    {
        let mut history = History::default();
        for told in host.past().told() {
            history.tell_step::<G>(told, host.spared());
        }
        history
    }

    /// Tells a step. Whoever is spared questions with a single answer is told that they were not asked.
    pub fn tell_step<G: Playable<Happening = H>>(&mut self, told: &host::PastStep<H, G::Kind>, spared: Seats)
    where
        H: Clone,
    {
        self.is_between |= told.chosen.is_some_and(|chosen| !G::is_continuation(chosen.kind));
        let first = self.told.len();
        self.go_on(told.happenings.clone());
        let is_unasked = told.chosen.is_some_and(|chosen| chosen.was_forced && spared.contains(chosen.by));
        if let Some(first) = self.told.get_mut(first) {
            first.is_unasked = is_unasked;
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

    /// As lines: all sentences of an action that begin with the same subject are one.
    pub fn lines<G: Playable<Happening = H>>(&self, game: &G, reader: Reader<'_>) -> Vec<Sentence> {
        self.lines_of(0..self.told.len(), game, reader)
    }

    /// The same, of a part of it.
    pub fn lines_of<G: Playable<Happening = H>>(
        &self,
        part: std::ops::Range<usize>,
        game: &G,
        reader: Reader<'_>,
    ) -> Vec<Sentence> {
        telling::lines(game, &self.told[part], reader)
    }
}

/// Whether nobody is in the middle of an action: whoever is asked is asked something new.
fn asks_anew<G: Playable>(table: &Table<G>) -> bool {
    let Pending::Seats(asked) = table.pending() else { return false };
    let mut questions = asked.iter().filter_map(|seat| table.game().question(table.state(), seat));
    questions.all(|question| !G::is_continuation(question.kind))
}
