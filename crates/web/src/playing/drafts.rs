//! Drafts of moves as pages show them.

use super::Playing;
use crate::board::BoardRenderer;
use crate::played_game::{Answer, Declined, SpotSheet};
use crate::proposed::{Clicked, Marks, Proposed, Step, Tray};
use crate::speech::Voice;
use stage::draft::{self, Draft, Pick, Proposal, Reason, Slot, propose};
use stage::preview::{NumberChange, PreviewOf};
use stage::{Spot, Spots};
use tabletop::{Seat, Viewer};

impl<G: BoardRenderer> Playing<G> {
    fn proposal(&self, view: &G::View, seat: Seat, picks: &[String]) -> Proposal<G> {
        let draft = Draft::read(self.game(), view, picks.iter().map(String::as_str));
        propose(self.game(), view, seat, &draft)
    }

    /// The move that picks come to.
    pub(super) fn proposed(&self, seat: Seat, picks: &[String], voice: Voice<'_>) -> Proposed {
        let view = self.view(Viewer::Seat(seat));
        let proposal = self.proposal(&view, seat, picks);
        Writing { game: self.game(), view: &view, voice }.proposed(&proposal)
    }

    pub(super) fn clicked(&self, seat: Seat, picks: &[String], spot: &str, voice: Voice<'_>) -> Clicked {
        let (game, view) = (self.game(), self.view(Viewer::Seat(seat)));
        let spots = game.spots(&view);
        let Some(spot) = spots.into_iter().find(|known| known.id() == spot) else {
            return Clicked::Refused(voice.say(&Reason::NotHere.phrase()));
        };
        let writing = Writing { game, view: &view, voice };
        match self.proposal(&view, seat, picks).clicked(game, &view, spot) {
            draft::Clicked::Picked(proposal) => {
                let mut proposed = writing.proposed(&proposal);
                proposed.is_plain = is_plain(&proposal) && proposal.target() == Some(spot);
                Clicked::Picked(Box::new(proposed))
            }
            draft::Clicked::Confirmed(_) => Clicked::Confirmed,
            draft::Clicked::Refused(reason) => Clicked::Refused(voice.say(&reason.phrase())),
        }
    }

    pub(super) fn spot_sheet(
        &self,
        viewer: Viewer,
        spot: &str,
        picks: &[String],
        voice: Voice<'_>,
    ) -> Result<SpotSheet, Declined> {
        let game = self.game();
        let view = self.view(viewer);
        let spots = game.spots(&view);
        let spot = spots.into_iter().find(|known| known.id() == spot).ok_or(Declined::NoSuchThing)?;
        let ids = game.sheets(&view, spot);
        let cards = game.cards().into_iter().filter(|card| ids.contains(&card.component.id.to_string()));
        let why = match viewer {
            Viewer::Seat(seat) if self.host.asked().contains(seat) => {
                let proposal = self.proposal(&view, seat, picks);
                Some(voice.say(&proposal.why_not(game, spot).phrase()))
            }
            _ => None,
        };
        Ok(SpotSheet {
            name: voice.say(&game.describe(&view, spot)),
            cards: cards.map(|card| voice.language.card(&card)).collect(),
            why,
        })
    }
}

/// Whether a move is a single answer.
fn is_plain<G: BoardRenderer>(proposal: &Proposal<G>) -> bool {
    proposal.is_ready && proposal.slots.len() == 1
}

/// Makes proposals ready for pages.
struct Writing<'a, G: BoardRenderer> {
    game: &'a G,
    view: &'a G::View,
    voice: Voice<'a>,
}

impl<G: BoardRenderer> Writing<'_, G> {
    fn proposed(&self, proposal: &Proposal<G>) -> Proposed {
        let preview = (!proposal.choices.is_empty()).then(|| proposal.preview(self.game)).flatten();
        let (effects, movements) = preview.as_ref().map(|preview| self.effects(preview)).unwrap_or_default();
        let is_answer = |pick: &draft::PickOf<G>| matches!(pick, Pick::Answer(..));
        Proposed {
            picks: proposal.draft.write(self.game),
            steps: proposal.slots.iter().map(|slot| self.step(slot)).collect(),
            choices: proposal.choices.iter().map(|choice| self.game.write(*choice)).collect(),
            is_ready: proposal.is_ready,
            is_plain: is_plain(proposal) && proposal.draft.picks.iter().all(is_answer),
            tray: self.tray(proposal),
            effects,
            movements,
            left_out: proposal.misfits.iter().map(|misfit| self.voice.say(&misfit.reason.phrase())).collect(),
            marks: self.marks(proposal, preview.as_ref()),
        }
    }

    fn step(&self, slot: &Slot<G>) -> Step {
        let kind: &str = slot.asked.kind.into();
        let answer = |answer: &draft::AnswerOf<G>| Answer {
            text: self.game.write(answer.choice),
            say: self.voice.say(&slot.say(self.game, answer)),
            spots: ids::<G>(meant::<G>(&answer.spots)),
            heading: slot.heading(self.game, answer).map(|heading| self.voice.text(&heading)),
            fits: answer.fits,
            is_dominated: answer.is_dominated,
        };
        Step {
            asked: format!("{kind}.{}", slot.asked.nth),
            question: self.voice.say(&slot.question),
            answers: slot.answers.iter().map(answer).collect(),
            taken: slot.taken,
        }
    }

    fn tray(&self, proposal: &Proposal<G>) -> Option<Tray> {
        let tray = proposal.tray.as_ref()?;
        let piece = |spot: &G::Spot| {
            let name = self.voice.say(&self.game.describe(self.view, *spot));
            (spot.id(), name, self.game.in_tray(self.view, *spot))
        };
        let facts = tray.phrases().iter().map(|fact| self.voice.say(fact)).collect();
        Some(Tray { pieces: tray.pieces.iter().map(piece).collect(), facts })
    }

    /// What a move would change: first what people look for, then what else moves.
    fn effects(&self, preview: &PreviewOf<G>) -> (Vec<words::Said>, Vec<words::Said>) {
        let numbers = preview.changes.numbers.iter().map(NumberChange::phrase);
        let brought = preview.consequences.iter().map(|consequence| consequence.text.clone());
        let first: Vec<_> = preview.end().into_iter().chain(numbers).chain(brought).collect();
        let all = preview.phrases(self.game, self.view);
        let rest = all.iter().filter(|phrase| !first.contains(phrase)).map(|phrase| self.voice.say(phrase));
        (first.iter().map(|phrase| self.voice.say(phrase)).collect(), rest.collect())
    }

    fn marks(&self, proposal: &Proposal<G>, preview: Option<&PreviewOf<G>>) -> Marks {
        let picked = ids::<G>(proposal.draft.spots());
        let mut taken = ids::<G>(proposal.taken_spots().into_iter());
        taken.retain(|spot| !picked.contains(spot));
        let mut marks =
            Marks { lit: ids::<G>(proposal.lit.iter().copied()), picked, taken, ..Marks::default() };
        let Some(preview) = preview else { return marks };
        let changes = &preview.changes;
        let left = changes.gone.iter().map(|(spot, _)| *spot);
        marks.gone = ids::<G>(left.chain(changes.moved.iter().map(|moved| moved.from)));
        let came = changes.come.iter().map(|(spot, piece)| (*spot, *piece));
        let came = came.chain(changes.moved.iter().map(|moved| (moved.to, moved.piece)));
        marks.come = came
            .filter(|(spot, _)| G::is_drawn(*spot))
            .map(|(spot, piece)| (spot.id(), self.game.ghost(piece)))
            .collect();
        let number = |change: &NumberChange| {
            (change.who.0, change.what, format!("{} → {}", change.before, change.after))
        };
        marks.numbers = changes.numbers.iter().map(number).collect();
        marks.struck = ids::<G>(preview.consequences.iter().map(|consequence| consequence.at));
        marks
    }
}

/// What an answer is about: of the dice with which an action may begin none is meant more than another.
fn meant<G: BoardRenderer>(spots: &Spots<G::Spot>) -> impl Iterator<Item = G::Spot> {
    let is_named = spots.at.is_some();
    let also = spots.also.iter().filter(move |spot| !(is_named && spot.is_piece()));
    spots.at.iter().chain(&spots.pieces).chain(also).copied()
}

/// The names of those spots that are on the board, each once.
fn ids<G: BoardRenderer>(spots: impl Iterator<Item = G::Spot>) -> Vec<String> {
    let mut ids: Vec<String> = Vec::new();
    for id in spots.filter(|spot| G::is_drawn(*spot)).map(|spot| spot.id()) {
        if !ids.contains(&id) {
            ids.push(id);
        }
    }
    ids
}
