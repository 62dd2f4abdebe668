//! What is done at a table of a guide: what whoever learns tries, and what the others answer.

use crate::place::{Place, Walk};
use crate::{Guide, LEARNER, Message};
use host::{Host, Refused};
use tabletop::{Notation, Seat, Speech, Table};

/// What comes of something that was tried.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// It is what was to be done, or the guide does not care any more: it has been played, and the others have answered.
    Played,
    /// It is something else, and why that is not the thing to do now; nothing was played.
    Wrong(Message),
}

impl Guide {
    /// Whoever learns tries something: choices one after the other, the first of which answers `question`.
    pub fn attempt<G: Notation + Speech>(
        &self,
        host: &mut Host<G>,
        question: usize,
        choices: &[G::Choice],
    ) -> Result<Verdict, Refused> {
        let before = Walk::through(self, host.table());
        let steps = host.table().steps();
        let mut after = host.clone();
        after.answer_all(LEARNER, question, choices)?;
        if let (Some(step), Place::Left) = (before.step(), self.place(after.table())) {
            let text = host.game().write(choices[self.first_strange(host.table(), choices)]);
            let answer = step.wrong.iter().find(|(tried, _)| tried.is_met(&text));
            let (_, message) = answer.expect("the last answer is for everything");
            return Ok(Verdict::Wrong(message.clone()));
        }
        *host = after;
        self.let_others_play(host);
        host.join_from(steps);
        Ok(Verdict::Played)
    }

    /// The first of some choices that is not what is to be done: the reason is about that one.
    fn first_strange<G: Notation>(&self, table: &Table<G>, choices: &[G::Choice]) -> usize {
        let mut table = table.clone();
        let is_strange = |choice: &G::Choice| {
            table.play(LEARNER, *choice, None).is_err() || self.place(&table) == Place::Left
        };
        choices.iter().position(is_strange).unwrap_or(0)
    }

    /// The others do what the guide says they do, until it is silent.
    pub fn let_others_play<G: Notation + Speech>(&self, host: &mut Host<G>) {
        while let Some((seat, choice)) = self.due(host.table(), host.asked().iter()) {
            if host.choose(seat, choice).is_err() {
                return;
            }
        }
    }

    /// What somebody else is to choose now.
    fn due<G: Notation>(
        &self,
        table: &Table<G>,
        asked: impl Iterator<Item = Seat>,
    ) -> Option<(Seat, G::Choice)> {
        let walk = Walk::through(self, table);
        if walk.place() == Place::Left {
            return None;
        }
        let game = table.game();
        for seat in asked.filter(|seat| *seat != LEARNER) {
            match (&table.choices(seat)[..], walk.due.front()) {
                ([only], _) if walk.place().goes_on() => return Some((seat, *only)),
                (_, Some((word, text))) if *word == game.seat_name(seat) => {
                    return Some((seat, game.read(text).ok()?));
                }
                _ => {}
            }
        }
        None
    }

    /// The choices that do what is to be done now: for who would rather be shown.
    pub fn model<G: Notation>(&self, table: &Table<G>) -> Vec<G::Choice> {
        let (mut table, mut model) = (table.clone(), Vec::new());
        let place = self.place(&table);
        loop {
            let walk = Walk::through(self, &table);
            let is_asked =
                matches!(table.pending(), tabletop::Pending::Seats(seats) if seats.contains(LEARNER));
            if !is_asked || !is_same(&walk.place(), &place) {
                return model;
            }
            let choices = table.choices(LEARNER);
            let is_next = |choice: &&G::Choice| {
                let text = table.game().write(**choice);
                walk.next().any(|pattern| pattern.is_met(&text))
            };
            let next = if choices.len() == 1 { choices.first() } else { choices.iter().find(is_next) };
            let Some(next) = next.copied().filter(|next| table.play(LEARNER, *next, None).is_ok()) else {
                return model;
            };
            model.push(next);
        }
    }
}

/// Whether somebody still stands at the same step.
fn is_same(now: &Place, then: &Place) -> bool {
    matches!((now, then), (Place::At { said: now, .. }, Place::At { said: then, .. }) if now == then)
}
