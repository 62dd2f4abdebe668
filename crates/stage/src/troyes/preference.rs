//! What people mostly want: the most uses, the cheapest dice, the supply's citizen.

use crate::draft::Preference;
use bots::Evaluate;
use std::cmp::Reverse;
use tabletop::{Game, Seat};
use troyes::actions::{Reaches, Source};
use troyes::agenda::Task;
use troyes::board::Group;
use troyes::{Choice, Kind, State, Troyes};

/// In which order people want these choices.
pub fn preference(game: &Troyes, state: &State, seat: Seat, kind: Kind, choices: &[Choice]) -> Preference {
    match kind {
        Kind::Turn
        | Kind::Settle
        | Kind::Ordeal
        | Kind::Release
        | Kind::Shield
        | Kind::TurnOver
        | Kind::ExchangeTake
        | Kind::ExchangeGive => Preference::picked(choices.len()),
        // Nothing is spent that nobody asked for.
        Kind::Cube | Kind::TurnBought => Preference::by_key(choices, |choice| *choice != Choice::Plain),
        Kind::Bonus | Kind::ExtraCube => Preference::by_key(choices, |choice| *choice != Choice::Keep),
        Kind::Dice => groups(game, state, seat, choices),
        Kind::Black => Preference::by_key(choices, foes),
        Kind::Counter => defenses(choices),
        Kind::Source => Preference::by_key(choices, sources),
        // What is not walked is lost.
        Kind::PatrolWalk => Preference::by_key(choices, |choice| match choice {
            Choice::Walk(steps) => Reverse(*steps),
            _ => Reverse(0),
        }),
        Kind::HowManyCubes | Kind::HowOften => Preference::by_key(choices, |choice| match choice {
            Choice::Times(times) => Reverse(*times),
            _ => Reverse(0),
        }),
        Kind::Either | Kind::Mixed | Kind::Own | Kind::Cubes | Kind::PatrolBoost | Kind::PatrolPost => {
            by_value(game, state, seat, choices)
        }
    }
}

/// Whoever lies expelled is missed least, then the price of two influence.
fn sources(choice: &Choice) -> u8 {
    match choice {
        Choice::From(Source::Supply) => 0,
        Choice::From(Source::Lying(_)) => 1,
        Choice::From(Source::Reserve) => 2,
        Choice::From(Source::Card(_)) => 3,
        _ => 4,
    }
}

/// Nobody faces more than they must, spends influence unasked or gives up while they can win.
fn foes(choice: &Choice) -> (u8, u8) {
    match choice {
        Choice::Counter(black) => (0, black.sum()),
        Choice::Concede => (1, 0),
        _ => (2, 0),
    }
}

/// The fewest deniers, then the most that they reach, then the fewest and lowest dice.
fn groups(game: &Troyes, state: &State, seat: Seat, choices: &[Choice]) -> Preference {
    let plan = match state.agenda.last() {
        Some(Task::Plan(_, plan)) => *plan,
        _ => return Preference::listed(choices.len()),
    };
    let weigh = |choice: &Choice| {
        let Choice::Dice(group) = choice else { return None };
        let appraisal = game.appraise(state, seat, plan.target, plan.cube.card(), *group)?;
        Some(Weighed { group: *group, price: appraisal.price(), reaches: appraisal.reaches })
    };
    let weighed: Vec<Option<Weighed>> = choices.iter().map(weigh).collect();
    let key = |weighed: &Option<Weighed>| {
        weighed.as_ref().map(|weighed| {
            let pips: u8 = weighed.group.dice().iter().map(|die| die.face()).sum();
            (weighed.price, Reverse(amount(&weighed.reaches)), weighed.group.len(), pips)
        })
    };
    let mut preference = Preference::by_key(&weighed, key);
    let is_dominated = |place: &usize| {
        let Some(one) = &weighed[*place] else { return false };
        weighed.iter().flatten().any(|other| other.is_better_than(one))
    };
    preference.dominated = (0..weighed.len()).filter(is_dominated).collect();
    preference
}

/// A group with what it costs and reaches.
struct Weighed {
    group: Group,
    price: u16,
    reaches: Reaches,
}

impl Weighed {
    /// Whether it reaches the same with fewer dice or deniers and with no more of either.
    fn is_better_than(&self, other: &Weighed) -> bool {
        let (mine, others) = ((self.group.len(), self.price), (other.group.len(), other.price));
        mine != others
            && mine.0 <= others.0
            && mine.1 <= others.1
            && same_reach(&self.reaches, &other.reaches)
    }
}

/// Whether two groups reach the same, in whatever order.
fn same_reach(one: &Reaches, other: &Reaches) -> bool {
    match (one, other) {
        (Reaches::Sites(one), Reaches::Sites(other)) | (Reaches::DieByDie(one), Reaches::DieByDie(other)) => {
            let (mut one, mut other) = (one.clone(), other.clone());
            one.sort_unstable();
            other.sort_unstable();
            one == other
        }
        _ => one == other,
    }
}

/// How much of what is reached, where more of it is better.
fn amount(reaches: &Reaches) -> u32 {
    match reaches {
        Reaches::Uses(uses) => (*uses).into(),
        Reaches::DieByDie(values) => values.len() as u32,
        Reaches::Sites(sites) => sites.len() as u32,
        Reaches::Cubes { placed, .. } => (*placed).into(),
        Reaches::Row(..) => 0,
        Reaches::Deniers(deniers) => (*deniers).into(),
        Reaches::Points(points) => (*points).into(),
    }
}

/// The fewest dice, then the lowest; whoever takes all of another defense's dice and more does too much.
fn defenses(choices: &[Choice]) -> Preference {
    let pips = |choice: &Choice| match choice {
        Choice::With(dice) => (dice.len(), dice.iter().map(|(_, face)| u32::from(face)).sum::<u32>()),
        _ => (0, 0),
    };
    let mut preference = Preference::by_key(choices, pips);
    let contains = |all: &Choice, some: &Choice| match (all, some) {
        (Choice::With(all), Choice::With(some)) => {
            all != some
                && troyes::board::DieColor::ALL.iter().all(|color| all.of(*color).contains(some.of(*color)))
        }
        _ => false,
    };
    let is_dominated = |place: &usize| choices.iter().any(|other| contains(&choices[*place], other));
    preference.dominated = (0..choices.len()).filter(is_dominated).collect();
    preference
}

/// By what the table is worth to the seat right after.
fn by_value(game: &Troyes, state: &State, seat: Seat, choices: &[Choice]) -> Preference {
    Preference::by_key(choices, |choice| {
        let mut after = state.clone();
        game.play_offered(&mut after, seat, *choice);
        Reverse((game.value(&after, seat) * 100.0).round() as i64)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use troyes::Options;

    #[test]
    fn a_guard_walks_as_far_as_it_may() {
        let game = Troyes::new(&Options::default(), None).expect("the rules as they are");
        let choices = [1, 2, 3].map(Choice::Walk);
        let preference = preference(&game, &game.start(), Seat(0), Kind::PatrolWalk, &choices);
        assert_eq!(preference.order, [2, 1, 0]);
    }
}
