//! How the player did against le Roy.

use crate::board::Owner;
use crate::happening::Happening;
use crate::play::{Look, Play};
use crate::speech::component;
use serde::Serialize;
use tabletop::{Seat, Seats, Standing, phrase};

/// What the difference between the player's points and le Roy's is worth.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Rating {
    /// 0 or less: le Roy wins.
    Lost,
    /// 1 to 5.
    Narrow,
    /// 6 to 10.
    Modest,
    /// 11 to 15.
    Solid,
    /// 16 to 20.
    Strong,
    /// 21 and more.
    Masterly,
}

impl Rating {
    /// All of them, the lowest first.
    pub const ALL: [Rating; 6] =
        [Rating::Lost, Rating::Narrow, Rating::Modest, Rating::Solid, Rating::Strong, Rating::Masterly];

    /// The rating of a difference.
    pub const fn of(difference: i32) -> Rating {
        match difference {
            ..=0 => Rating::Lost,
            1..=5 => Rating::Narrow,
            6..=10 => Rating::Modest,
            11..=15 => Rating::Solid,
            16..=20 => Rating::Strong,
            _ => Rating::Masterly,
        }
    }

    /// Its word.
    pub const fn id(self) -> &'static str {
        ["rating_lost", "rating_narrow", "rating_modest", "rating_solid", "rating_strong", "rating_masterly"]
            [self as usize]
    }
}

impl Look<'_> {
    /// By how much the player is ahead of le Roy.
    pub(super) fn lead(self) -> i32 {
        let players: i32 = self.game.families().map(|owner| self.vp(owner)).sum();
        players - self.vp(Owner::Grey)
    }

    /// The score sheet with what is said of it. A tie is le Roy's.
    pub(crate) fn rated(self, standing: Standing) -> Standing {
        if !self.game.options.is_kings_challenge() {
            return standing;
        }
        let lead = self.lead();
        let rating = Rating::of(lead);
        let winner = if rating == Rating::Lost { super::ROY } else { Seat(0) };
        let said = component(rating.id()).says("rule");
        let verdict = Some(phrase!("troyes-verdict", lead = lead, verdict = said));
        Standing { winners: Seats::one(winner), verdict, ..standing }
    }
}

impl Play<'_> {
    /// The game is over: le Roy's verdict.
    pub(crate) fn rate(&mut self) {
        if self.game.options.is_kings_challenge() {
            let lead = self.look().lead();
            self.tell(Happening::Rated { lead, rating: Rating::of(lead) });
        }
    }
}
