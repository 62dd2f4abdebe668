//! What a player has to act with, looked up once for all that may be done in a turn.

use crate::actions::Target;
use crate::actions::reach::Reach;
use crate::board::{Color, DieColor, Faces, Owner};
use crate::cards::Card;
use crate::choice::Choice;
use crate::play::Look;
use arrayvec::ArrayVec;

/// What a player has to act with.
pub(crate) struct Means<'a> {
    look: Look<'a>,
    pub owner: Owner,
    pub reach: Reach,
    /// Whether there is a citizen to place.
    pub has_citizen: bool,
    /// The dice of each color that the player has or can buy one of.
    singles: [Faces; 3],
    /// The delayed cards with a cube of the player's.
    cubes: ArrayVec<Card, 9>,
    turns_bought: bool,
}

impl<'a> Means<'a> {
    pub fn of(look: Look<'a>, owner: Owner) -> Means<'a> {
        let square = &look.state.square;
        let own = Color::ALL.map(|color| square.of(owner, color));
        let mut others = [Faces::NONE; 3];
        for other in look.owners().filter(|other| *other != owner) {
            for color in Color::ALL {
                others[color as usize] = others[color as usize] + square.of(other, color);
            }
        }
        let head = square.of(owner, DieColor::Purple);
        let deniers = look.state.families[owner].deniers;
        let bought = if deniers < 2 { [Faces::NONE; 3] } else { others };
        Means {
            look,
            owner,
            reach: Reach::new(own, head, others, deniers),
            has_citizen: look.has_citizen_for(owner, 0),
            singles: [0, 1, 2].map(|i| own[i] + head + bought[i]),
            cubes: look.cubes(owner).collect(),
            turns_bought: look.may_turn_bought(owner),
        }
    }

    /// The faces that a single die of a color may show.
    pub fn singles(&self, color: Color) -> Faces {
        self.singles[color as usize]
    }

    /// Adds a target that is possible plainly, or else with a cube or a bought die turned over.
    pub fn offer(&self, target: Target, plainly: bool, out: &mut Vec<Choice>) {
        if plainly || self.may_with_help(target) {
            out.push(target.into());
        }
    }

    fn may_with_help(&self, target: Target) -> bool {
        let Means { look, owner, .. } = *self;
        self.cubes.iter().any(|card| look.any_offer(owner, target, Some(*card)))
            || (self.turns_bought && self.may_with_turn(target))
    }

    fn may_with_turn(&self, target: Target) -> bool {
        let Means { look, owner, .. } = *self;
        look.may_with_turn(owner, target, None)
            || self.cubes.iter().any(|card| look.may_with_turn(owner, target, Some(*card)))
    }
}
