//! What value a player can reach with so much money: the quick answer to whether a target is possible at all.

use crate::board::{Color, DieColor, Faces, Owner};
use crate::play::Look;

/// The sums of a player's own and of everybody else's one, two and three highest dice, by color.
pub(crate) struct Reach {
    own: [Tops; 3],
    bought: [Tops; 3],
    /// The same over all colors together, the head of the family counted once.
    any: [Tops; 2],
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
}

impl Reach {
    pub fn of(look: Look<'_>, owner: Owner) -> Reach {
        let square = &look.state.square;
        let head = square.of(owner, DieColor::Purple);
        let own = Color::ALL.map(|color| square.of(owner, color));
        let bought = Color::ALL.map(|color| {
            let others = look.owners().filter(|other| *other != owner);
            others.fold(Faces::NONE, |all, other| all + square.of(other, color))
        });
        let sum = |faces: [Faces; 3]| faces[0] + faces[1] + faces[2];
        Reach {
            own: own.map(|faces| Tops::of(faces + head)),
            bought: bought.map(Tops::of),
            any: [Tops::of(sum(own) + head), Tops::of(sum(bought))],
        }
    }

    /// Whether some group of this color reaches a value for so much money.
    pub fn reaches(&self, color: Color, value: u8, budget: u16) -> bool {
        let i = color as usize;
        reaches(&self.own[i], &self.bought[i], value, budget)
    }

    /// Whether some group of any mix of colors does.
    pub fn mix_reaches(&self, value: u8, budget: u16) -> bool {
        reaches(&self.any[0], &self.any[1], value, budget)
    }
}

fn reaches(own: &Tops, bought: &Tops, value: u8, budget: u16) -> bool {
    (0..=bought.count).any(|buy| {
        let own_dice = own.count.min(3 - buy);
        (0..=own_dice).rev().any(|keep| {
            let price = 2 * u16::from(buy) * u16::from(buy + keep);
            let sum = own.sums[keep as usize] + bought.sums[buy as usize];
            buy + keep > 0 && price <= budget && sum >= value
        })
    })
}
