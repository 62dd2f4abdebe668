//! Groups of dice: what they are worth and what they cost.

use crate::board::{Die, Group, Owner};
use crate::cards::{Modifier, Price, Value};
use crate::play::Look;

/// What a group is worth: the values of its dice, and what is added to the whole.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Strength {
    values: [u8; 4],
    len: u8,
    plus: u8,
}

impl Strength {
    /// The value of each die.
    pub fn values(&self) -> &[u8] {
        &self.values[..self.len as usize]
    }

    /// The value of the whole group.
    pub fn total(&self) -> u8 {
        self.values().iter().sum::<u8>() + self.plus
    }
}

/// The strength of a group, changed by a cube's modifier if one is used.
pub(crate) fn strength(group: Group, modifier: Option<&Modifier>) -> Strength {
    match modifier {
        None => plain_strength(group),
        Some(modifier) => modified_strength(group, modifier),
    }
}

fn plain_strength(group: Group) -> Strength {
    let mut values = [0; 4];
    let dice = group.dice();
    for (i, die) in dice.iter().enumerate() {
        values[i] = if group.is_turned(i) { 7 - die.face() } else { die.face() };
    }
    Strength { values, len: dice.len() as u8, plus: 0 }
}

fn modified_strength(group: Group, modifier: &Modifier) -> Strength {
    let mut strength = plain_strength(group);
    let len = group.len();
    let marked = (0..len).find(|i| group.is_marked(*i));
    let used = &mut strength.values[..len];
    match modifier.value {
        Value::AsRolled => {}
        Value::EachPlus(more) => used.iter_mut().for_each(|value| *value += more),
        Value::GroupPlus(more) => strength.plus = more,
        Value::Each(all) => used.fill(all),
        Value::StandsFor(copies) => {
            strength.values = [used[0]; 4];
            strength.len = copies;
        }
        Value::CubeIsDie(value) => {
            strength.values[len] = value;
            strength.len += 1;
        }
        Value::OneTurned => {
            if let Some(i) = marked {
                used[i] = 7 - used[i];
            }
        }
        Value::AllLikeOne => {
            if let Some(i) = marked {
                used.fill(used[i]);
            }
        }
    }
    strength
}

impl Look<'_> {
    /// What each die of a group costs `buyer`.
    pub(crate) fn prices(self, buyer: Owner, group: Group, modifier: Option<&Modifier>) -> [u16; 3] {
        let dice = group.dice();
        let cube_is_die = matches!(modifier, Some(Modifier { value: Value::CubeIsDie(_), .. }));
        let usual = 2 * (dice.len() as u16 + u16::from(cube_is_die));
        let rule = modifier.map_or(Price::Usual, |modifier| modifier.price);
        std::array::from_fn(|i| {
            let Some(die) = dice.get(i).filter(|die| !die.is_of(buyer)) else { return 0 };
            match rule {
                Price::OneFreeFromEach if self.game.gives_any_tithe(die.owner()) => 0,
                Price::OneFreeFromEach if is_tithe(group, i) => 0,
                Price::OneFree if group.is_marked(i) => 0,
                Price::OneForTwoFromEach if is_tithe(group, i) => 2,
                _ => usual,
            }
        })
    }

    /// What a whole group costs `buyer`.
    pub(crate) fn price(self, buyer: Owner, group: Group, modifier: Option<&Modifier>) -> u16 {
        if modifier.is_none() {
            let bought = group.dice().iter().filter(|die| !die.is_of(buyer)).count();
            return (2 * bought * group.len()) as u16;
        }
        self.prices(buyer, group, modifier).iter().sum()
    }
}

/// Whether a die is the one of its owner's dice that has a price of its own. Which one is the player's choice: never the one
/// that is turned over because it is bought, unless the owner gives no other.
fn is_tithe(group: Group, index: usize) -> bool {
    let dice = group.dice();
    let mut of_owner = (0..dice.len()).filter(|i| dice[*i].owner() == dice[index].owner());
    let first = of_owner.clone().next();
    of_owner.find(|i| !group.is_turned(*i)).or(first) == Some(index)
}

impl Modifier {
    /// Whether it singles out one die of the group.
    pub(crate) fn singles_out(&self) -> bool {
        matches!(self.value, Value::OneTurned | Value::AllLikeOne) || self.price == Price::OneFree
    }

    /// Whether it may single out this die.
    fn may_single_out(&self, die: Die, owner: Owner) -> bool {
        match (self.value, self.price) {
            (Value::OneTurned, _) => die.owner() == owner,
            (_, Price::OneFree) => die.owner() != owner,
            _ => true,
        }
    }
}

/// The groups that a modifier makes of the same dice by singling out one of them.
pub(crate) fn marked(group: Group, modifier: Option<&Modifier>, owner: Owner) -> impl Iterator<Item = Group> {
    (0..group.len()).filter_map(move |i| {
        let die = group.dice()[i];
        let is_repeat = i > 0 && group.dice()[i - 1] == die;
        let may = modifier.is_some_and(|modifier| modifier.may_single_out(die, owner));
        (may && !is_repeat).then(|| group.with_mark(i))
    })
}
