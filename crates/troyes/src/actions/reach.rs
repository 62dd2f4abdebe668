//! What value a player can reach with so much money: the quick answer to whether a target is possible at all.

use crate::board::{Color, Faces};
use crate::cards::{Modifier, Price, Value};

/// What dice there are for a player's groups, and what they come to, by color.
pub(crate) struct Reach {
    /// A player's own dice without the head of the family.
    own: [Faces; 3],
    head: Faces,
    bought: [Faces; 3],
    ladders: [Ladder; 3],
    /// The most that the whole purse can reach.
    most: [u8; 3],
    deniers: u16,
}

/// The sums of the none, one, two and three highest dice; where there are fewer, of all.
#[derive(Clone, Copy)]
struct Tops([u8; 4]);

impl Tops {
    #[inline]
    fn of(faces: Faces) -> Tops {
        let [first, second, third] = faces.three_highest();
        Tops([0, first, first + second, first + second + third])
    }
}

/// A value that no group of these dice exceeds; 0 without dice.
fn ceiling(faces: Faces, value: Value) -> u8 {
    let Tops([_, one, two, all]) = Tops::of(faces);
    let count = faces.count().min(3);
    if count == 0 {
        return 0;
    }
    match value {
        Value::AsRolled => all,
        Value::EachPlus(more) => all + more * count,
        Value::GroupPlus(more) => all + more,
        Value::Each(value) => value * count,
        Value::StandsFor(copies) => one * copies,
        Value::CubeIsDie(value) => value + two,
        Value::OneTurned => 6 * count,
        Value::AllLikeOne => one * count,
    }
}

impl Reach {
    /// A player's own dice by color, the head of the family, everybody else's dice by color, and the purse.
    pub fn new(own: [Faces; 3], head: Faces, bought: [Faces; 3], deniers: u16) -> Reach {
        // Asked for at every turn. A loop, since `map` of arrays is a call that is not always inlined.
        let (mut ladders, mut most) = ([Ladder::NONE; 3], [0; 3]);
        for i in 0..3 {
            ladders[i] = Ladder::of(Tops::of(own[i] + head), Tops::of(bought[i]));
            most[i] = ladders[i].most(deniers);
        }
        Reach { own, head, bought, ladders, most, deniers }
    }

    /// The dice of a color that the player has or can buy one of.
    pub fn singles(&self, color: Color) -> Faces {
        if self.deniers < 2 { self.own[color as usize] + self.head } else { self.all(color) }
    }

    /// All dice of a color that may lie in a group of the player's.
    fn all(&self, color: Color) -> Faces {
        self.own[color as usize] + self.head + self.bought[color as usize]
    }

    /// The most that a group of this color, or of the best one, can reach with the whole purse.
    pub fn most(&self, color: Option<Color>) -> u8 {
        match color {
            Some(color) => self.most[color as usize],
            None => self.most.into_iter().max().unwrap_or(0),
        }
    }

    /// More than any group modified like this can reach that counts as each color, whatever more than one die costs.
    pub fn ceilings(&self, modifier: &Modifier) -> [u8; 3] {
        let mut ceilings = [0; 3];
        for color in Color::ALL {
            if modifier.dice.is_none_or(|dice| dice == color) {
                let counts_as = modifier.counts_as.unwrap_or(color);
                let highest = &mut ceilings[counts_as as usize];
                let is_cheap = modifier.price != Price::Usual;
                let dice = if is_cheap { self.all(color) } else { self.singles(color) };
                *highest = (*highest).max(ceiling(dice, modifier.value));
            }
        }
        ceilings
    }

    /// Whether some group of this color reaches a value for so much money.
    pub fn reaches(&self, color: Color, value: u8, budget: u16) -> bool {
        self.ladders[color as usize].most(budget) >= value.max(1)
    }

    /// Whether some group of any mix of colors does.
    pub fn mix_reaches(&self, value: u8, budget: u16) -> bool {
        let ladder = Ladder::of(Tops::of(mix(self.own) + self.head), Tops::of(mix(self.bought)));
        ladder.most(budget) >= value.max(1)
    }
}

/// The three highest dice of each color together: no group takes more, and all of them might be more than are counted.
fn mix(colors: [Faces; 3]) -> Faces {
    colors.into_iter().flat_map(Faces::three_highest).filter(|face| *face > 0).collect()
}

/// What is worth buying, the cheapest first: half its price, how many dice are bought, and how many of one's own used beside
/// them. In a group of so many dice each bought one costs twice as many deniers.
const PURCHASES: [(usize, usize, usize); 6] =
    [(1, 1, 0), (2, 1, 1), (3, 1, 2), (4, 2, 0), (6, 2, 1), (9, 3, 0)];

/// The most that a group can reach, by half the purse as far as money matters; 0 without any dice.
#[derive(Clone, Copy)]
struct Ladder([u8; 10]);

impl Ladder {
    const NONE: Ladder = Ladder([0; 10]);

    /// Of the highest dice of one's own and of everybody else.
    #[inline]
    fn of(own: Tops, bought: Tops) -> Ladder {
        let mut most = [0; 10];
        most[0] = own.0[3];
        for (half, buy, keep) in PURCHASES {
            most[half] = bought.0[buy] + own.0[keep];
        }
        for half in 1..10 {
            most[half] = most[half].max(most[half - 1]);
        }
        Ladder(most)
    }

    /// The most that a group can reach for so much money.
    fn most(&self, budget: u16) -> u8 {
        self.0[usize::from(budget / 2).min(9)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tops(faces: &[u8]) -> Tops {
        Tops::of(faces.iter().copied().collect())
    }

    /// Every way to buy and keep dice, one by one, the highest first.
    fn by_hand(own: &[u8], bought: &[u8], value: u8, budget: u16) -> bool {
        (0..=bought.len().min(3)).any(|buy| {
            (0..=own.len().min(3 - buy)).any(|keep| {
                let price = 2 * buy * (buy + keep);
                let sum = own[..keep].iter().sum::<u8>() + bought[..buy].iter().sum::<u8>();
                buy + keep > 0 && price <= budget.into() && sum >= value
            })
        })
    }

    #[test]
    fn the_short_cut_agrees_with_trying_everything() {
        let hands: [&[u8]; 6] = [&[], &[1], &[4, 3], &[6, 1, 1], &[6, 6, 6, 6], &[5, 5, 4, 2, 1]];
        for own in hands {
            for bought in hands {
                for value in 0..=18 {
                    for budget in 0..=19 {
                        let expected = by_hand(own, bought, value, budget);
                        let found = Ladder::of(tops(own), tops(bought)).most(budget) >= value.max(1);
                        assert_eq!(found, expected, "{value} for {budget} with {own:?} and {bought:?}");
                    }
                }
            }
        }
    }
}
