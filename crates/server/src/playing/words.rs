//! What the rules say, made ready for pages: the log, choices and what those who wait are told.

use super::Playing;
use crate::face::{Face, Offered, Scene};
use crate::play::{Answer, LogLine, Play};
use crate::speech::Voice;
use host::Past;
use tabletop::{Seat, Viewer};

impl<G: Face> Playing<G> {
    pub(super) fn log(&self, past: &Past<G>, viewer: Viewer, voice: Voice<'_>) -> Vec<LogLine> {
        past.told()
            .flat_map(|told| {
                let known =
                    told.happenings.iter().filter(|happening| self.game().may_know(happening, viewer));
                known.enumerate().map(|(place, happening)| LogLine {
                    step: told.step,
                    place,
                    chapter: told.chapter,
                    text: voice.say(&self.game().tell(happening)),
                })
            })
            .collect()
    }

    pub(super) fn offered(&self, view: &G::View, seat: Seat, voice: Voice<'_>) -> Vec<Offered<G::Choice>> {
        let state = self.host.state();
        let offer = |choice| Offered {
            choice,
            text: self.game().write(choice),
            say: voice.say(&self.game().say(state, seat, choice)),
            touches: self.game().touches(view, seat, choice),
        };
        self.host.table().choices(seat).into_iter().map(offer).collect()
    }

    /// What the seat that is asked is doing; where several are asked, each does so in secret.
    pub(super) fn deed(&self) -> Option<&'static str> {
        let asked = self.asked().iter().next().filter(|_| !G::SIMULTANEOUS)?;
        self.game().deed(self.game().question(self.host.state(), asked)?.kind)
    }

    pub(super) fn answers(&self, scene: &Scene<'_, G>, seat: Seat) -> Vec<Answer> {
        let button = |offered: &Offered<G::Choice>| Answer {
            text: offered.text.clone(),
            say: offered.say.clone(),
            touches: offered.touches.clone(),
            heading: self.game().heading(scene, seat, offered.choice),
        };
        gathered(scene.offered.iter().map(button).collect())
    }
}

/// Answers under the same heading together, in the order in which the headings come up.
fn gathered(mut answers: Vec<Answer>) -> Vec<Answer> {
    let mut headings: Vec<Option<String>> = Vec::new();
    for answer in &answers {
        if !headings.contains(&answer.heading) {
            headings.push(answer.heading.clone());
        }
    }
    answers.sort_by_key(|answer| headings.iter().position(|heading| *heading == answer.heading));
    answers
}
