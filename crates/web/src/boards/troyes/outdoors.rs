//! What an outdoor activity does, in signs.

use super::effects::gain;
use super::signs::Sign::Icon;
use super::signs::{Line, number, word};
use troyes::board::DieColor;
use troyes::modules::{Moment, Outdoor, Perk};

/// The formula of a side.
pub fn line(side: Outdoor) -> Line {
    match side.sheet().perk {
        Perk::Bonus(moment, brings) => [when(moment), vec![Icon("arrow")], gain(brings)].concat(),
        Perk::ExtraDie(color, 0) => vec![word("+"), Icon(blank(color))],
        Perk::ExtraDie(color, price) => vec![number("coin", price), Icon("arrow"), Icon(blank(color))],
        Perk::Exchange => vec![Icon("blank-any"), Icon("swap"), Icon("blank-any")],
        Perk::Shield => vec![Icon("ward"), word("/"), Icon("blank-black"), Icon("event")],
        Perk::TurnBoughtDie => vec![Icon("coin"), Icon("blank-any"), Icon("turn")],
        Perk::ExtraCube => vec![Icon("cube"), Icon("arrow"), Icon("scroll")],
        Perk::Points(points) => {
            // Where every guard gains the same, it is written once.
            let mut at_gate = points.at_gate.to_vec();
            at_gate.dedup();
            let at_gate = at_gate.into_iter().filter(|vp| *vp > 0).map(|vp| number("laurel", vp));
            let at_gate: Line = at_gate.collect();
            let ranked = points.by_rank.into_iter().filter(|vp| *vp > 0).map(|vp| number("laurel", vp));
            let ranked: Line = ranked.collect();
            let each = if points.per_cube > 0 {
                vec![number("laurel", points.per_cube), word("/"), Icon("cube")]
            } else {
                Vec::new()
            };
            let ranked = if ranked.is_empty() { ranked } else { [vec![Icon("cube")], ranked].concat() };
            [at_gate, each, ranked].concat()
        }
    }
}

fn when(moment: Moment) -> Line {
    match moment {
        Moment::DieBought => vec![Icon("coin"), Icon("blank-any")],
        Moment::CardUsed => vec![Icon("citizen"), Icon("scroll")],
        Moment::Placed => vec![Icon("citizen"), Icon("palace")],
        Moment::Farmed => vec![Icon("wheat")],
        Moment::CubePlaced => vec![Icon("cathedral"), word("/"), Icon("struck")],
    }
}

const fn blank(color: DieColor) -> &'static str {
    match color {
        DieColor::Red => "blank-red",
        DieColor::White => "blank-white",
        DieColor::Yellow => "blank-yellow",
        DieColor::Purple => "blank-purple",
    }
}
