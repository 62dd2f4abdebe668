//! A whole move from its choices: what a hint proposes.

use super::{Focus, Picker};
use crate::playable::Playable;
use stage::draft::{Asked, Draft, Slot, propose};
use tabletop::{Phrase, phrase};

impl<G: Playable> Picker<G> {
    /// The table as it is imagined before anything is chosen.
    pub fn start(&self) -> Option<&G::State> {
        self.proposal.slots.first().map(Slot::state)
    }

    /// What is chosen before the question that is shown.
    pub fn before_shown(&self) -> Vec<G::Choice> {
        self.proposal.slots[..self.slot].iter().filter_map(Slot::choice).collect()
    }

    /// Puts a whole move together, so that Enter confirms just these choices; whether that can be done.
    pub fn lay_out(&mut self, game: &G, whole: &[G::Choice]) -> bool {
        let Some(draft) = self.draft_of(game, whole) else { return false };
        let proposal = propose(game, &self.view, self.seat, &draft);
        if !proposal.is_ready || proposal.choices != whole {
            return false;
        }
        let mut asked = proposal.slots.iter().filter(|slot| slot.is_changeable());
        // Where there is but one question, its answer is selected in the list among the others.
        if let (Some(only), None, true) =
            (asked.next().and_then(Slot::choice), asked.next(), self.is_untouched())
            && self.select(game, only)
        {
            return true;
        }
        self.show(game, proposal);
        self.point();
        self.focus = Focus::List;
        true
    }

    /// A draft that answers every question of a move.
    fn draft_of(&self, game: &G, whole: &[G::Choice]) -> Option<Draft<G>> {
        let (mut state, mut draft) = (self.start()?.clone(), Draft::default());
        let mut kinds: Vec<G::Kind> = Vec::new();
        for choice in whole {
            let kind = game.question(&state, self.seat)?.kind;
            let nth = kinds.iter().filter(|known| **known == kind).count() as u8;
            kinds.push(kind);
            draft = draft.answering(Asked { kind, nth }, *choice);
            game.play(&mut state, self.seat, *choice, None).ok()?;
        }
        Some(draft)
    }

    /// The choices of a move in words, one after the other.
    pub fn say_move(&self, game: &G, whole: &[G::Choice]) -> Option<Phrase> {
        let mut state = self.start()?.clone();
        let mut said = Vec::new();
        for choice in whole {
            said.push(game.say_as_step(&state, self.seat, *choice));
            game.play(&mut state, self.seat, *choice, None).ok()?;
        }
        said.into_iter().reduce(|before, next| phrase!("bot-reason-steps", before = before, next = next))
    }
}
