//! Whole moves of the toy, and what they change.

use super::Spot;
use crate::draft::{Draftable, Preference, Proposal, Reason, Tray};
use crate::preview::{Number, Previewable};
use crate::since::{Account, Recounted};
use crate::staged::Staged;
use tabletop::toy::{Choice, Happening, Kind, State, Toy, View};
use tabletop::{Game, Phrase, Seat, Viewer, phrase};

/// What lies on the toy's table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Piece {
    /// A die.
    Die,
    /// A floor of a tower: a die that shows this.
    Floor(u8),
}

impl Previewable for Toy {
    type Piece = Piece;

    fn spots(&self, view: &View) -> Vec<Spot> {
        let seats = (0..self.seats()).map(Seat);
        let of = |seat: Seat| {
            let dice = (0..).zip(view.open.dice[seat.index()]).filter(|(_, face)| *face > 0);
            let dice = dice.map(move |(place, _)| Spot::Die(seat, place));
            dice.chain([Spot::Tower(seat), Spot::Purse(seat)])
        };
        seats.flat_map(of).collect()
    }

    fn pieces(&self, view: &View) -> Vec<(Spot, Piece)> {
        let mut pieces = Vec::new();
        for seat in (0..self.seats()).map(Seat) {
            let dice = (0..).zip(view.open.dice[seat.index()]).filter(|(_, face)| *face > 0);
            pieces.extend(dice.map(|(place, _)| (Spot::Die(seat, place), Piece::Die)));
            for (face, count) in (1..).zip(view.open.towers[seat.index()]) {
                pieces.extend((0..count).map(|_| (Spot::Tower(seat), Piece::Floor(face))));
            }
        }
        pieces
    }

    fn piece_name(&self, piece: Piece) -> Phrase {
        match piece {
            Piece::Die => phrase!("toy-piece-die"),
            Piece::Floor(face) => phrase!("toy-piece-floor", face = face),
        }
    }

    fn numbers(&self, view: &View) -> Vec<Number> {
        let seats = (0..self.seats()).map(Seat);
        let coins = |seat: Seat| view.open.coins[seat.index()].into();
        seats.map(|seat| Number { who: seat, what: "coins", amount: coins(seat) }).collect()
    }
}

impl Draftable for Toy {
    type Foresight = Seat;

    fn kinds() -> &'static [Kind] {
        Kind::ALL
    }

    fn foresee(&self, _: &State, seat: Seat) -> Seat {
        seat
    }

    fn joining(&self, seat: &Seat, state: &State, choice: Choice, picked: &[Spot]) -> Option<Vec<Spot>> {
        let Choice::Take(_) = choice else { return None };
        let mut after = *state;
        self.play_offered(&mut after, *seat, choice);
        let mut uses = Vec::new();
        self.choices(&after, *seat, &mut uses);
        let view = self.view(&after, Viewer::Seat(*seat));
        let is_used = picked.iter().any(|spot| matches!(spot, Spot::Tower(_) | Spot::Purse(_)));
        let spots = uses.into_iter().filter_map(|choice| self.spots_of(&view, *seat, choice).at);
        Some(spots.filter(|_| !is_used).collect())
    }

    fn preference(&self, _: &State, _: Seat, _: Kind, choices: &[Choice]) -> Preference {
        Preference::picked(choices.len())
    }

    fn tray(&self, proposal: &Proposal<Toy>) -> Option<Tray<Spot>> {
        let taken = proposal.slots.first()?.choice()?;
        let (Choice::Take(face), Some(die)) = (taken, proposal.target()) else { return None };
        let (value, needed) = (face.into(), 0);
        Some(Tray { pieces: vec![die], value, needed, payments: Vec::new(), reaches: Vec::new() })
    }

    fn why_not_beside(&self, proposal: &Proposal<Toy>, spot: Spot) -> Option<Reason> {
        matches!(spot, Spot::Die(seat, _) if seat != proposal.seat).then_some(Reason::NotOwn)
    }
}

impl Recounted for Toy {
    fn recount(&self, _: Seat, happenings: &[&Happening]) -> Account<Spot> {
        let mut account = Account::default();
        for happening in happenings {
            match **happening {
                Happening::Sold(seat, _) => account.target = Some(Spot::Purse(seat)),
                Happening::Built(seat, _) => account.target = Some(Spot::Tower(seat)),
                _ => {}
            }
        }
        account
    }
}
