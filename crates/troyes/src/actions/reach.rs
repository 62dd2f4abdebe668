//! What value a player can reach with so much money: the quick answer to whether a target is possible at all.

use crate::board::{Color, DieColor, Faces, Owner};
use crate::cards::{Modifier, Price, Value};
use crate::play::Look;

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

impl Reach {
    /// What an owner's groups can reach.
    pub fn of(look: Look<'_>, owner: Owner) -> Reach {
        let square = &look.state.square;
        let (own, others) = square.own_and_others(owner);
        let head = square.of(owner, DieColor::Purple);
        Reach::new(own, head, others, look.state.families[owner].deniers)
    }

    /// A player's own dice by color, the head of the family, everybody else's dice by color, and the purse.
    fn new(own: [Faces; 3], head: Faces, bought: [Faces; 3], deniers: u16) -> Reach {
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
        if self.deniers < 2 { self.without_buying(color) } else { self.all(color) }
    }

    fn without_buying(&self, color: Color) -> Faces {
        self.own[color as usize] + self.head
    }

    /// All dice of a color that may lie in a group of the player's.
    fn all(&self, color: Color) -> Faces {
        self.without_buying(color) + self.bought[color as usize]
    }

    /// The most that a group of this color, or of the best one, can reach with the whole purse.
    pub fn most(&self, color: Option<Color>) -> u8 {
        match color {
            Some(color) => self.most[color as usize],
            None => self.most.into_iter().max().unwrap_or(0),
        }
    }

    /// Whether some group of this color reaches a value for so much money.
    pub fn reaches(&self, color: Color, value: u8, budget: u16) -> bool {
        self.ladders[color as usize].most(budget) >= value.max(1)
    }

    /// Whether some group of any mix of colors does.
    #[inline(never)]
    pub fn mix_reaches(&self, value: u8, budget: u16) -> bool {
        let ladder = Ladder::of(Tops::of(mix(self.own) + self.head), Tops::of(mix(self.bought)));
        ladder.most(budget) >= value.max(1)
    }

    /// What groups reach that a cube modifies like this.
    pub fn modified(&self, modifier: &Modifier) -> Modified {
        let mut ladders = [Ladder::NONE; 3];
        let is_usual = modifier.price == Price::Usual;
        let right = |color: &Color| modifier.dice.is_none_or(|dice| dice == *color);
        for color in Color::ALL.into_iter().filter(right) {
            let (own, bought) = (self.without_buying(color), self.bought[color as usize]);
            let exact = if is_usual { Ladder::modified(own, bought, modifier.value) } else { None };
            let ladder = exact.unwrap_or_else(|| {
                let dice = if is_usual { self.singles(color) } else { self.all(color) };
                Ladder([ceiling(dice, modifier.value); 10])
            });
            ladders[modifier.counts_as.unwrap_or(color) as usize].raise(ladder);
        }
        let is_exact = is_usual && Ladder::modified(Faces::NONE, Faces::NONE, modifier.value).is_some();
        Modified { ladders, is_exact }
    }
}

/// What groups reach that a cube modifies, by the color that they count as.
pub(crate) struct Modified {
    ladders: [Ladder; 3],
    /// Whether some group does reach it. Else none reaches more, and hardly anything of prices is in it.
    pub is_exact: bool,
}

impl Modified {
    /// Whether some group of this color, or of any one, reaches a value for so much money.
    pub fn reaches(&self, color: Option<Color>, value: u8, budget: u16) -> bool {
        let reaches = |color: Color| self.ladders[color as usize].most(budget) >= value;
        match color {
            Some(color) => reaches(color),
            None => Color::ALL.into_iter().any(reaches),
        }
    }
}

/// The sums of the none, one, two and three highest dice; where there are fewer, of all.
#[derive(Clone, Copy)]
struct Tops([u8; 4]);

impl Tops {
    #[inline(always)]
    fn of(faces: Faces) -> Tops {
        let [first, second, third] = faces.three_highest();
        Tops([0, first, first + second, first + second + third])
    }

    /// The same of dice that are worth something else each.
    fn worth(faces: Faces, value: impl Fn(u8, u8) -> u8) -> Tops {
        let (Tops(mut sums), count) = (Tops::of(faces), faces.count());
        for (dice, sum) in (0..).zip(&mut sums).skip(1) {
            *sum = value(*sum, count.min(dice));
        }
        Tops(sums)
    }
}

/// The three highest dice of each color together, counted at most three times each: no group takes more.
fn mix(colors: [Faces; 3]) -> Faces {
    colors.into_iter().map(Faces::three_at_most).fold(Faces::NONE, |all, faces| all + faces)
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

/// The most that a group can reach, by half the purse as far as money matters; 0 without any dice.
#[derive(Clone, Copy)]
struct Ladder([u8; 10]);

impl Ladder {
    const NONE: Ladder = Ladder([0; 10]);

    /// Of the highest dice of one's own and of everybody else. In a group of so many dice each bought one costs twice as
    /// many deniers: one alone 1 (always half the price), beside one 2, beside two 3; two alone 4, beside one 6; three 9.
    #[inline(always)]
    fn of(own: Tops, bought: Tops) -> Ladder {
        let (Tops([_, own_1, own_2, own_3]), Tops([_, one, two, three])) = (own, bought);
        let (at_1, at_2, at_3) = (own_3.max(one), own_3.max(one + own_1), own_3.max(one + own_2));
        let (at_4, at_6) = (at_3.max(two), at_3.max(two + own_1));
        let at_9 = at_6.max(three);
        Ladder([own_3, at_1, at_2, at_3, at_4, at_4, at_6, at_6, at_6, at_9])
    }

    /// The same of dice that a cube modifies at the usual price; nothing where that depends on more than the highest dice.
    fn modified(own: Faces, bought: Faces, value: Value) -> Option<Ladder> {
        let worth =
            |value: &dyn Fn(u8, u8) -> u8| Ladder::of(Tops::worth(own, value), Tops::worth(bought, value));
        match value {
            Value::AsRolled => Some(Ladder::of(Tops::of(own), Tops::of(bought))),
            Value::EachPlus(more) => Some(worth(&|sum, dice| sum + dice * more)),
            Value::Each(each) => Some(worth(&|_, dice| dice * each)),
            Value::GroupPlus(more) => {
                let Ladder(sums) = Ladder::of(Tops::of(own), Tops::of(bought));
                Some(Ladder(sums.map(|sum| if sum > 0 { sum + more } else { 0 })))
            }
            Value::StandsFor(copies) => {
                let (own, bought) = (copies * own.highest(), copies * bought.highest());
                let mut ladder = [own.max(bought); 10];
                ladder[0] = own;
                Some(Ladder(ladder))
            }
            Value::CubeIsDie(_) | Value::OneTurned | Value::AllLikeOne => None,
        }
    }

    /// At each price the better of both.
    fn raise(&mut self, other: Ladder) {
        self.0.iter_mut().zip(other.0).for_each(|(most, other)| *most = other.max(*most));
    }

    /// The most that a group can reach for so much money.
    #[inline]
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

    /// The most that a modified group can reach, every way to buy and keep dice tried one by one, the highest first.
    fn most_by_hand(own: &[u8], bought: &[u8], value: Value, budget: u16) -> u8 {
        let mut most = 0;
        for buy in 0..=bought.len().min(3) {
            for keep in 0..=own.len().min(3 - buy) {
                let count = (buy + keep) as u8;
                let sum = own[..keep].iter().sum::<u8>() + bought[..buy].iter().sum::<u8>();
                let worth = match value {
                    Value::EachPlus(more) => sum + more * count,
                    Value::GroupPlus(more) => sum + more,
                    Value::Each(each) => each * count,
                    Value::StandsFor(copies) if count == 1 => copies * sum,
                    Value::StandsFor(_) => 0,
                    _ => sum,
                };
                if count > 0 && 2 * buy * usize::from(count) <= budget.into() {
                    most = most.max(worth);
                }
            }
        }
        most
    }

    #[test]
    fn the_short_cut_with_a_cube_agrees_with_trying_everything() {
        use Value::{AsRolled, Each, EachPlus, GroupPlus, StandsFor};
        let hands: [&[u8]; 6] = [&[], &[1], &[4, 3], &[6, 1, 1], &[6, 6, 6, 6], &[5, 5, 4, 2, 1]];
        for value in [AsRolled, EachPlus(3), GroupPlus(5), Each(5), StandsFor(3)] {
            for own in hands {
                for bought in hands {
                    let faces = |dice: &[u8]| dice.iter().copied().collect::<Faces>();
                    let ladder = Ladder::modified(faces(own), faces(bought), value).unwrap();
                    for budget in 0..=19 {
                        let expected = most_by_hand(own, bought, value, budget);
                        assert_eq!(ladder.most(budget), expected, "{value:?} {budget} {own:?} {bought:?}");
                    }
                }
            }
        }
    }
}
