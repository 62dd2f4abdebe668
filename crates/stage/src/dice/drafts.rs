//! Whole half-days of Troyes Dice: a die, its changes, and what it is used for.

use super::spot::Spot;
use super::tray;
use crate::draft::{Draftable, How, Preference, Proposal, Reason, Tray};
use bots::Evaluate;
use std::cmp::Reverse;
use tabletop::{Game, Seat};
use troyes_dice::{Choice, Kind, Resource, State, TroyesDice};

impl Draftable for TroyesDice {
    /// Who is asked; the rest is found by trying it.
    type Foresight = Seat;

    fn kinds() -> &'static [Kind] {
        Kind::ALL
    }

    fn foresee(&self, _: &State, seat: Seat) -> Seat {
        seat
    }

    /// Whatever the die may be used for once it is taken, with its color and value changed or not.
    fn joining(&self, seat: &Seat, state: &State, choice: Choice, picked: &[Spot]) -> Option<Vec<Spot>> {
        let Choice::Die { .. } = choice else { return None };
        let mut spots = Vec::new();
        if !picked.iter().any(|spot| matches!(spot, Spot::Building(..))) {
            let mut after = state.clone();
            self.play_offered(&mut after, *seat, choice);
            collect_uses(self, &after, *seat, &mut spots);
        }
        Some(spots)
    }

    fn preference(&self, state: &State, seat: Seat, kind: Kind, choices: &[Choice]) -> Preference {
        match kind {
            Kind::Order => Preference::by_key(choices, |choice| {
                let mut after = state.clone();
                self.play_offered(&mut after, seat, *choice);
                Reverse((self.value(&after, seat) * 100.0).round() as i64)
            }),
            Kind::Die => plentiful_first(state, seat, choices),
            _ => Preference::picked(choices.len()),
        }
    }

    fn tray(&self, proposal: &Proposal<TroyesDice>) -> Option<Tray<Spot>> {
        tray::tray(proposal)
    }

    fn why_not_beside(&self, proposal: &Proposal<TroyesDice>, spot: Spot) -> Option<Reason> {
        let first = proposal.slots.first()?;
        let answer = first.answers.iter().find(|answer| answer.spots.at == Some(spot))?;
        if first.how != How::Open {
            return Some(Reason::Instead);
        }
        (!answer.fits).then_some(Reason::NotTogether)
    }
}

/// A die is paid with whatever there is most of.
fn plentiful_first(state: &State, seat: Seat, choices: &[Choice]) -> Preference {
    let purse =
        |resource: Resource| state.turns.get(seat.index()).map_or(0, |turn| turn.sheet.purse(resource));
    let order = Preference::by_key(choices, |choice| match choice {
        Choice::Die { place, pay } => (*place, Reverse(pay.map_or(0, purse))),
        _ => (u8::MAX, Reverse(0)),
    });
    Preference { must_be_picked: true, ..order }
}

/// The spots of everything that the die in hand may be used for, changed or not.
fn collect_uses(game: &TroyesDice, state: &State, seat: Seat, out: &mut Vec<Spot>) {
    let mut choices = Vec::new();
    game.choices(state, seat, &mut choices);
    for choice in choices {
        if let Some(spot) = Spot::of(choice).at.filter(|spot| !out.contains(spot)) {
            out.push(spot);
        }
        if let Choice::Color { .. } | Choice::Value { .. } = choice {
            let mut changed = state.clone();
            game.play_offered(&mut changed, seat, choice);
            collect_uses(game, &changed, seat, out);
        }
    }
}
