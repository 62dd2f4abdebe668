//! What a group of dice comes to, for whoever shows it before it is used.

use crate::actions::Target;
use crate::actions::agriculture::FARM;
use crate::actions::group::strength;
use crate::board::{Building, Group, Secret};
use crate::cards::Card;
use crate::state::State;
use crate::troyes::Troyes;
use arrayvec::ArrayVec;
use tabletop::Seat;

/// What a group of dice comes to for a target, whether or not it is enough.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Appraisal {
    /// The value of the whole group.
    pub value: u8,
    /// The value that it must reach; 0 where any will do.
    pub needed: u8,
    /// What each of its dice costs, in the order of the group.
    pub prices: ArrayVec<u16, 3>,
    /// What can be spent on dice.
    pub budget: u16,
    /// How many dice a group for this target may have.
    pub most_dice: u8,
    /// What it reaches.
    pub reaches: Reaches,
}

/// What a group of dice reaches.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Reaches {
    /// A card is used so many times.
    Uses(u8),
    /// A card is used with dice of these values, die by die.
    DieByDie(ArrayVec<u8, 4>),
    /// Cubes on these sites of the Cathedral.
    Sites(ArrayVec<u8, 4>),
    /// So many cubes on an event, so many of whose banners are then left.
    Cubes {
        /// Cubes placed.
        placed: u8,
        /// Banners left.
        left: u8,
    },
    /// A citizen enters this row of a building.
    Row(Building, u8),
    /// So many deniers.
    Deniers(u8),
    /// So many points for a patrol.
    Points(u8),
}

impl Appraisal {
    /// What the whole group costs.
    pub fn price(&self) -> u16 {
        self.prices.iter().sum()
    }
}

impl Troyes {
    /// What a group comes to for a target, with a cube of `cube` or without one; nothing without dice, or if the
    /// seat cannot aim at it whatever the dice. No secret bears upon it.
    pub fn appraise<S: Copy + Into<Secret>>(
        &self,
        table: &State<S>,
        seat: Seat,
        target: Target,
        cube: Option<Card>,
        group: Group,
    ) -> Option<Appraisal> {
        if group.is_empty() {
            return None;
        }
        let state = table.with_secrets(|_, secret| (*secret).into());
        let (look, owner) = (self.look(&state), self.owner(seat));
        let need = look.need(owner, target)?;
        let modifier = cube.and_then(Card::modifier);
        let strength = strength(group, modifier);
        let prices = look.prices(owner, group, modifier);
        let (value, values) = (strength.total(), strength.values());
        let reaches = match target {
            Target::Use(card) => match self.print(card).divisor {
                0 => Reaches::DieByDie(values.iter().copied().collect()),
                divisor => Reaches::Uses(value / divisor),
            },
            Target::Build => Reaches::Sites(look.sites(values).collect()),
            Target::Fight(event) => {
                let free = look.free_banners(event);
                let placed = (value / self.event_print(event).divisor.max(1)).min(free);
                Reaches::Cubes { placed, left: free - placed }
            }
            Target::Place(building) => {
                let face = values.first().copied().filter(|face| (1..=6).contains(face))?;
                Reaches::Row(building, self.layout().row(building, face) as u8)
            }
            Target::Farm => Reaches::Deniers(value / FARM),
            Target::Patrol => Reaches::Points(value),
        };
        Some(Appraisal {
            value,
            needed: need.value,
            prices: prices[..group.len()].iter().copied().collect(),
            budget: need.budget,
            most_dice: need.most_dice as u8,
            reaches,
        })
    }
}
