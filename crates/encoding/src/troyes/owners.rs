//! Families counted from the one that looks or chooses.

use tabletop::{Game, Seat};
use troyes::Troyes;
use troyes::board::Owner;

/// The place of grey among all owners.
const GREY: usize = 4;

/// Whose eyes look.
#[derive(Clone, Copy)]
pub(super) struct Eyes {
    seat: u8,
    players: u8,
}

impl Eyes {
    pub fn of(game: &Troyes, seat: Seat) -> Eyes {
        Eyes { seat: seat.0.min(game.players() - 1), players: game.players() }
    }

    /// How many seats after this one an owner sits; 4 for grey.
    pub fn see(self, owner: Owner) -> usize {
        match owner.seat() {
            None => GREY,
            Some(seat) if seat.0 < self.players => {
                usize::from((seat.0 + self.players - self.seat) % self.players)
            }
            Some(seat) => seat.index(),
        }
    }

    /// The owner who sits so many seats after this one.
    pub fn look_for(self, place: usize) -> Owner {
        if place < usize::from(self.players) {
            Owner::of(Seat((self.seat + place as u8) % self.players))
        } else {
            Owner::ALL[place]
        }
    }

    /// The family that looks.
    pub fn me(self) -> Owner {
        Owner::of(Seat(self.seat))
    }

    /// The families from this one on, then grey: those for whom an observation has a place.
    pub fn owners(self) -> impl Iterator<Item = Owner> + Clone {
        (0..usize::from(self.players)).map(move |place| self.look_for(place)).chain([Owner::Grey])
    }

    /// How many those are.
    pub fn count(self) -> usize {
        usize::from(self.players) + 1
    }

    /// The place of an owner among them. Whoever does not play has grey's.
    pub fn place(self, owner: Owner) -> usize {
        self.see(owner).min(usize::from(self.players))
    }
}
