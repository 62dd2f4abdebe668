//! What the rules say, made ready for pages: the log, choices and what those who wait are told.

use super::Playing;
use crate::board::BoardRenderer;
use crate::played_game::{LogLine, PlayedGame};
use crate::shared::Shared;
use crate::speech::Voice;
use host::Past;
use rustc_hash::FxHasher;
use std::hash::{Hash, Hasher};
use std::sync::Arc;
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
                    was_forced: told
                        .chosen
                        .is_some_and(|chosen| chosen.was_forced && self.host.spared().contains(chosen.by)),
                    text: voice.say(&self.game().tell(happening)),
                })
            })
            .collect()
    }

    /// The log for a viewer, said once for all who know the same, and what tells it from other logs.
    pub(super) fn shared_log(
        &self,
        viewer: Viewer,
        voice: Voice<'_>,
        shared: &Shared,
    ) -> (Arc<[LogLine]>, u64) {
        let (past, mut known) = (self.host.past(), FxHasher::default());
        for happening in past.told().flat_map(|told| told.happenings.iter()) {
            self.game().may_know(happening, viewer).hash(&mut known);
        }
        let known = known.finish();
        (shared.lines(voice.language, known, || self.log(past, viewer, voice)), known)
    }

    /// The spots of the board that a seat's choices are about.
    pub(super) fn offered(&self, view: &G::View, seat: Seat) -> Vec<G::Spot> {
        let choices = self.host.table().choices(seat).into_iter();
        let spots =
            choices.flat_map(|choice| self.game().spots_of(view, seat, choice).iter().collect::<Vec<_>>());
        spots.filter(|spot| G::is_drawn(*spot)).collect()
    }

    /// What the seat that is asked is busy with; where several are asked, each is so in secret.
    pub(super) fn busy_with(&self) -> Option<Phrase> {
        let asked = self.asked().iter().next().filter(|_| !G::SIMULTANEOUS)?;
        let kind = self.game().question(self.host.state(), asked)?.kind;
        self.game().busy_with(kind)
    }
}
