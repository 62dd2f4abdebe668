//! What value a player can reach with so much money: the quick answer to whether a target is possible at all.

use crate::board::{Color, Faces};
use crate::cards::{Modifier, Value};

/// The sums of a player's own and of everybody else's one, two and three highest dice, by color.
pub(crate) struct Reach {
    own: [Tops; 3],
    own_faces: [Faces; 3],
    bought: [Tops; 3],
    /// The dice of all colors together, own and bought, the head of the family counted once.
    any: [Faces; 2],
    /// The most that the whole purse can reach, by color.
    most: [u8; 3],
    /// All dice of each color that may lie in a group of the player's.
    all: [Faces; 3],
    deniers: u16,
}

/// The sums of the none, one, two and three highest dice; as many as there are.
#[derive(Clone, Copy)]
struct Tops {
    sums: [u8; 4],
    count: u8,
}

impl Tops {
    fn of(faces: Faces) -> Tops {
        let mut tops = Tops { sums: [0; 4], count: faces.count().min(3) };
        let mut rest = faces;
        for i in 0..tops.count as usize {
            let face = rest.highest();
            rest.remove(face);
            tops.sums[i + 1] = tops.sums[i] + face;
        }
        tops
    }

    /// A value that no group of these dice exceeds; 0 without dice.
    fn ceiling(&self, value: Value) -> u8 {
        let [_, one, two, _] = self.sums;
        let all = self.sums[self.count as usize];
        if self.count == 0 {
            return 0;
        }
        match value {
            Value::AsRolled => all,
            Value::EachPlus(more) => all + more * self.count,
            Value::GroupPlus(more) => all + more,
            Value::Each(value) => value * self.count,
            Value::StandsFor(copies) => one * copies,
            Value::CubeIsDie(value) => value + if self.count == 1 { one } else { two },
            Value::OneTurned => 6 * self.count,
            Value::AllLikeOne => one * self.count,
        }
    }
}

impl Reach {
    /// A player's own dice by color, the head of the family, everybody else's dice by color, and the purse.
    pub fn new(own: [Faces; 3], head: Faces, bought: [Faces; 3], deniers: u16) -> Reach {
        let sum = |faces: [Faces; 3]| faces[0] + faces[1] + faces[2];
        let any = [sum(own) + head, sum(bought)];
        let own = own.map(|faces| faces + head);
        let own_tops = own.map(Tops::of);
        let bought_tops = bought.map(Tops::of);
        Reach {
            all: [0, 1, 2].map(|i| own[i] + bought[i]),
            most: [0, 1, 2].map(|i| most(&own_tops[i], &bought_tops[i], deniers)),
            own: own_tops,
            own_faces: own,
            bought: bought_tops,
            any,
            deniers,
        }
    }

    /// The dice of a color that the player has or can buy one of.
    pub fn singles(&self, color: Color) -> Faces {
        let i = color as usize;
        if self.deniers < 2 { self.own_faces[i] } else { self.all[i] }
    }

    /// The most that a group of this color, or of the best one, can reach with the whole purse.
    pub fn most(&self, color: Option<Color>) -> u8 {
        match color {
            Some(color) => self.most[color as usize],
            None => self.most.into_iter().max().unwrap_or(0),
        }
    }

    /// The most that a group of any mix of colors can reach with the whole purse.
    pub fn most_of_mix(&self) -> u8 {
        let [own, bought] = self.any.map(Tops::of);
        most(&own, &bought, self.deniers)
    }

    /// More than any group modified like this can reach that counts as each color, whatever it costs.
    pub fn ceilings(&self, modifier: &Modifier) -> [u8; 3] {
        let mut ceilings = [0; 3];
        for color in Color::ALL {
            if modifier.dice.is_none_or(|dice| dice == color) {
                let counts_as = modifier.counts_as.unwrap_or(color);
                let tops = Tops::of(self.all[color as usize]);
                let ceiling = &mut ceilings[counts_as as usize];
                *ceiling = (*ceiling).max(tops.ceiling(modifier.value));
            }
        }
        ceilings
    }

    /// Whether some group of this color reaches a value for so much money.
    pub fn reaches(&self, color: Color, value: u8, budget: u16) -> bool {
        let i = color as usize;
        reaches(&self.own[i], &self.bought[i], value, budget)
    }

    /// Whether some group of any mix of colors does.
    pub fn mix_reaches(&self, value: u8, budget: u16) -> bool {
        let [own, bought] = self.any.map(Tops::of);
        reaches(&own, &bought, value, budget)
    }
}

fn reaches(own: &Tops, bought: &Tops, value: u8, budget: u16) -> bool {
    most(own, bought, budget) >= value.max(1)
}

/// The most that a group can reach for so much money; 0 without any.
fn most(own: &Tops, bought: &Tops, budget: u16) -> u8 {
    let mut most = own.sums[own.count as usize];
    // For each number of dice bought, as many of one's own beside them as the price allows.
    for buy in 1..=bought.count {
        let payable = (budget / (2 * u16::from(buy))).min(3) as u8;
        if payable < buy {
            break;
        }
        let keep = own.count.min(payable - buy);
        most = most.max(own.sums[keep as usize] + bought.sums[buy as usize]);
    }
    most
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tops(faces: &[u8]) -> Tops {
        Tops::of(faces.iter().copied().collect())
    }

    /// Every way to buy and keep dice, one by one.
    fn by_hand(own: &Tops, bought: &Tops, value: u8, budget: u16) -> bool {
        (0..=bought.count).any(|buy| {
            (0..=own.count.min(3 - buy)).any(|keep| {
                let price = 2 * u16::from(buy) * u16::from(buy + keep);
                let sum = own.sums[keep as usize] + bought.sums[buy as usize];
                buy + keep > 0 && price <= budget && sum >= value
            })
        })
    }

    #[test]
    fn the_short_cut_agrees_with_trying_everything() {
        let hands: [&[u8]; 6] = [&[], &[1], &[3, 4], &[1, 1, 6], &[6, 6, 6, 6], &[2, 5, 5, 1, 4]];
        for own in hands.map(tops) {
            for bought in hands.map(tops) {
                for value in 0..=18 {
                    for budget in 0..=19 {
                        let expected = by_hand(&own, &bought, value, budget);
                        assert_eq!(reaches(&own, &bought, value, budget), expected, "{value} for {budget}");
                    }
                }
            }
        }
    }
}
