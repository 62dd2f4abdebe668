//! From a draft to a proposal.

use super::slot::{Answer, AnswerOf, How, Slot};
use super::walk::{Node, Walk, Way};
use super::{Draft, Draftable, Misfit, Pick, Proposal, Reason};
use crate::preview::imagined;
use crate::spot::{Spot as _, counted};
use tabletop::Seat;

/// The move that a draft of a seat comes to, from what that seat knows. Picks that do not fit with older ones are left out.
pub fn propose<G: Draftable>(game: &G, view: &G::View, seat: Seat, draft: &Draft<G>) -> Proposal<G> {
    let start = imagined(game, view);
    let mut walk = Walk::new(game, &start, seat, draft.answers().collect());
    let Some(node) = walk.node(&start, &[]) else { return nothing(walk, start, draft) };
    let picked = canonical::<G>(draft);
    let mut wanted = picked.clone();
    let mut is_left_out = vec![false; picked.len()];
    if !walk.fits(&start, &node, &wanted) {
        wanted.clear();
        for (spot, is_left_out) in picked.iter().zip(&mut is_left_out) {
            wanted.push(*spot);
            *is_left_out = !walk.fits(&start, &node, &wanted);
            if *is_left_out {
                wanted.pop();
            }
        }
    }
    let mut proposal = walk.proposed(start, node, &wanted);
    let mut spots = picked.iter().zip(is_left_out);
    let mut misplaced = Vec::new();
    for pick in &draft.picks {
        match pick {
            Pick::Spot(_) => match spots.next() {
                Some((spot, false)) => proposal.draft.picks.push(Pick::Spot(*spot)),
                Some((spot, true)) => misplaced.push(*spot),
                None => {}
            },
            Pick::Answer(asked, choice) => {
                let is_taken = |slot: &Slot<G>| slot.asked == *asked && slot.choice() == Some(*choice);
                if proposal.slots.iter().any(is_taken) {
                    proposal.draft.picks.push(*pick);
                } else {
                    proposal.misfits.push(Misfit { pick: *pick, reason: Reason::NotAsked });
                }
            }
        }
    }
    proposal.tray = game.tray(&proposal);
    for spot in misplaced {
        let reason = match proposal.why_not(game, spot) {
            Reason::Possible | Reason::Picked => Reason::NotTogether,
            reason => reason,
        };
        proposal.misfits.push(Misfit { pick: Pick::Spot(spot), reason });
    }
    proposal
}

/// The picked spots, of equal pieces always the first ones.
fn canonical<G: Draftable>(draft: &Draft<G>) -> Vec<G::Spot> {
    let kin = draft.spots().map(|spot| spot.kin().0);
    counted(kin).into_iter().map(|(spot, nth)| spot.numbered(nth.into())).collect()
}

/// Nothing is asked: nothing fits.
fn nothing<G: Draftable>(walk: Walk<'_, G>, start: G::State, draft: &Draft<G>) -> Proposal<G> {
    let misfits = draft.picks.iter().map(|pick| Misfit { pick: *pick, reason: Reason::NotAsked }).collect();
    let foresight = walk.foresight;
    let (seat, draft) = (walk.seat, Draft::default());
    Proposal {
        draft,
        misfits,
        slots: Vec::new(),
        choices: Vec::new(),
        is_ready: false,
        lit: Vec::new(),
        tray: None,
        seat,
        start,
        told: Vec::new(),
        foresight,
    }
}

impl<G: Draftable> Walk<'_, G> {
    /// Whether some way takes up all that is wanted.
    fn fits(&mut self, start: &G::State, node: &Node<G>, wanted: &[G::Spot]) -> bool {
        self.rest();
        let places = self.given(node).map_or_else(|| node.by_picks(wanted), |given| vec![given]);
        wanted.is_empty()
            || places.into_iter().any(|place| self.via(start, &[], node, place, wanted).is_some())
    }

    /// The answer to the first question, how it comes, and the way that begins with it.
    fn begin(
        &mut self,
        start: &G::State,
        node: &mut Node<G>,
        wanted: &[G::Spot],
    ) -> Option<(How, Way<G::Choice>)> {
        self.rest();
        let mut fitting = Vec::new();
        let given = self.given(node);
        for place in node.by_picks(wanted) {
            let is_wanted = given.is_none_or(|given| given == place);
            let fits = wanted.is_empty() || self.via(start, &[], node, place, wanted).is_some();
            node.answers[place].fits = fits;
            if fits && is_wanted {
                fitting.push(place);
            }
        }
        let first = *fitting.first()?;
        let answer = &node.answers[first];
        let is_picked =
            given.is_some() || node.pick_of(answer, wanted).is_some() || node.is_just(answer, wanted);
        let how = if node.answers.len() == 1 {
            How::Forced
        } else if is_picked {
            How::Picked
        } else if fitting.len() == 1 {
            How::Implied
        } else if !node.must_be_picked {
            How::Default
        } else {
            return None;
        };
        self.rest();
        let way = self.via(start, &[], node, first, wanted)?;
        Some((how, way))
    }

    /// The proposal for a draft all of whose spots fit.
    fn proposed(mut self, start: G::State, mut node: Node<G>, wanted: &[G::Spot]) -> Proposal<G> {
        let begun = self.begin(&start, &mut node, wanted);
        let (mut state, mut told) = (start.clone(), Vec::new());
        let (mut slots, mut before, mut rest) = (Vec::<Slot<G>>::new(), Vec::new(), wanted.to_vec());
        let mut lit = Vec::new();
        let (first_how, choices, is_open) = match begun {
            Some((how, way)) => (how, way.choices, way.is_open),
            None => (How::Open, Vec::new(), true),
        };
        let mut node = Some(node);
        for choice in &choices {
            let Some(node) = node.take().or_else(|| self.node(&state, &before)) else { break };
            let slot = self.slot(&state, node, &mut rest, Some(*choice), first_how, &before);
            if let Some(joining) = self.game.joining(&self.foresight, &state, *choice, wanted) {
                lit.extend(joining);
            }
            let is_open_to_change =
                if before.is_empty() { slot.how == How::Default } else { slot.how != How::Forced };
            if is_open_to_change {
                lit.extend(spots_of(&slot));
            }
            before.push(slot.asked.kind);
            slots.push(slot);
            if self.game.play(&mut state, self.seat, *choice, Some(&mut told)).is_err() {
                break;
            }
        }
        if is_open && let Some(node) = node.take().or_else(|| self.node(&state, &before)) {
            let mut slot = self.slot(&state, node, &mut rest, None, How::Open, &before);
            // What a picked place is there for comes before what it may be used for in passing.
            slot.answers
                .sort_by_key(|answer| !wanted.iter().any(|spot| !spot.is_piece() && answer.names(*spot)));
            let is_futile = |answer: &AnswerOf<G>| {
                self.game.is_futile(&self.foresight, &state, self.seat, answer.choice, wanted)
            };
            for answer in slot.answers.iter().filter(|answer| answer.fits && !is_futile(answer)) {
                lit.extend(answer.at_its_spots());
                match self.game.joining(&self.foresight, &state, answer.choice, wanted) {
                    Some(joining) => lit.extend(joining),
                    None => lit.extend(answer.spots.also.iter().copied()),
                }
            }
            slots.push(slot);
        }
        let mut seen = wanted.to_vec();
        lit.retain(|spot| {
            let is_new = !seen.contains(spot);
            seen.push(*spot);
            is_new
        });
        let target = slots.first().and_then(|slot| slot.answers.get(slot.taken?)?.spots.at);
        if wanted.iter().any(|spot| !spot.is_piece() && Some(*spot) != target) {
            self.keep_possible(&start, wanted, &mut lit);
        }
        let is_ready = !choices.is_empty() && !is_open;
        let (seat, foresight, draft) = (self.seat, self.foresight, Draft::default());
        let misfits = Vec::new();
        Proposal { draft, misfits, slots, choices, is_ready, lit, tray: None, seat, start, told, foresight }
    }

    /// Foresight knows of one target and its dice; whatever else is picked, it is tried whether all goes together.
    fn keep_possible(&mut self, start: &G::State, wanted: &[G::Spot], lit: &mut Vec<G::Spot>) {
        let Some(node) = self.node(start, &[]) else { return };
        lit.retain(|spot| {
            let more: Vec<G::Spot> = wanted.iter().copied().chain([*spot]).collect();
            self.fits(start, &node, &more)
        });
    }

    /// A question with its answers, and what of the picks is left for later ones.
    fn slot(
        &self,
        state: &G::State,
        mut node: Node<G>,
        rest: &mut Vec<G::Spot>,
        choice: Option<G::Choice>,
        first_how: How,
        before: &[G::Kind],
    ) -> Slot<G> {
        let mut how = first_how;
        let taken = choice.and_then(|choice| node.answers.iter().position(|other| other.choice == choice));
        let left = taken.and_then(|taken| self.take(state, &node, &node.answers[taken], rest));
        if !before.is_empty() {
            // Whatever leaves more of the picks to later questions than what is taken leaves too much.
            let most = left.as_ref().map_or(rest.len(), Vec::len);
            for place in 0..node.answers.len() {
                let after = self.take(state, &node, &node.answers[place], rest);
                node.answers[place].fits = after.is_some_and(|after| after.len() <= most);
            }
        }
        if let Some(taken) = taken {
            let left = left.unwrap_or_default();
            let is_picked = self.given(&node) == Some(taken) || left.len() < rest.len();
            *rest = left;
            if !before.is_empty() {
                how = match node.answers.len() {
                    1 => How::Forced,
                    _ if is_picked => How::Picked,
                    _ => How::Default,
                };
            }
        }
        Slot {
            asked: node.asked,
            question: node.question.text,
            answers: node.answers,
            taken,
            how,
            state: state.clone(),
            seat: self.seat,
        }
    }
}

/// The spots of all answers that fit.
fn spots_of<G: Draftable>(slot: &Slot<G>) -> Vec<G::Spot> {
    let fitting = slot.answers.iter().filter(|answer| answer.fits);
    fitting.flat_map(Answer::at_its_spots).collect()
}
