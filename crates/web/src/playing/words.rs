//! What the rules say, made ready for pages: the log, choices and what those who wait are told.

use super::Playing;
use crate::board::{BoardRenderer, BoardScene, Offered};
use crate::played_game::{Answer, LogLine, PlayedGame};
use crate::speech::Voice;
use host::Past;
use stage::Spot;
use tabletop::{Phrase, Seat, Viewer};

impl<G: BoardRenderer> Playing<G> {
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

    pub(super) fn offered(&self, view: &G::View, seat: Seat, voice: Voice<'_>) -> Vec<Offered<G>> {
        let state = self.host.state();
        let offer = |choice| Offered {
            choice,
            text: self.game().write(choice),
            say: voice.say(&self.game().say(state, seat, choice)),
            spots: self
                .game()
                .spots_of(view, seat, choice)
                .iter()
                .filter(|spot| G::is_drawn(*spot))
                .collect(),
        };
        self.host.table().choices(seat).into_iter().map(offer).collect()
    }

    /// What the seat that is asked is busy with; where several are asked, each is so in secret.
    pub(super) fn busy_with(&self) -> Option<Phrase> {
        let asked = self.asked().iter().next().filter(|_| !G::SIMULTANEOUS)?;
        let kind = self.game().question(self.host.state(), asked)?.kind;
        self.game().busy_with(kind)
    }

    pub(super) fn answers(&self, scene: &BoardScene<'_, G>, seat: Seat) -> Vec<Answer> {
        let button = |offered: &Offered<G>| Answer {
            text: offered.text.clone(),
            say: offered.say.clone(),
            spots: offered.spots.iter().map(|spot| spot.id()).collect(),
            heading: self
                .game()
                .heading(scene.view, seat, offered.choice)
                .map(|heading| scene.text(&heading)),
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
