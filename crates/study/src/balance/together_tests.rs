//! Games in which every figure does what is known, with luck as large as that of real games.

use super::super::figures::reconstructed;
use super::super::tables;
use super::*;
use crate::facts::Fact;
use tabletop::Seat;

const DEALS: u64 = 400;
const TIMES: usize = 2;

/// What one more of a figure truly does: points of a family, and uses of its component.
struct Truth {
    points: f64,
    uses: i64,
}

/// A bell: twelve throws about their average, with a spread of 1.
fn bell(cup: &mut Cup) -> f64 {
    (0..12).map(|_| f64::from(cup.below(1000)) / 1000.0).sum::<f64>() - 6.0
}

/// A game with these points on average, in which components were dealt and used so often.
fn game(like: &Played, number: u64, points: f64, uses: &BTreeMap<&'static str, (Kind, i64)>) -> Played {
    let mut game = Played { number, facts: Vec::new(), ..like.clone() };
    // Quarters of a point, which four families share.
    let quarters = (4.0 * points).round() as i32;
    let families = game.standing.total.len() as i32;
    for (seat, vp) in (0..).zip(&mut game.standing.total) {
        *vp = quarters.div_euclid(families) + i32::from(seat < quarters.rem_euclid(families));
    }
    for (component, (kind, uses)) in uses {
        let fact = |deed, seat| Fact { chapter: 1, component, deed, seat, amount: 1 };
        game.facts.push(fact(crate::facts::Deed::Dealt, None));
        game.facts.extend((0..*uses).map(|_| fact(kind.used_by(component), Some(Seat(0)))));
    }
    game
}

/// Every figure's truth beside what is found of it.
fn found(seed: u64) -> Vec<(Truth, Step)> {
    let terms = Terms { bot: "random".into(), seed, threads: 1 };
    let mut sample = Sample::play(&terms, 4, "", None, &[0]).unwrap();
    let figures = reconstructed(&sample.rules);
    let mut cup = Cup::new(Seed::from_number(seed));
    let like = sample.games.remove(0);
    let usual: BTreeMap<_, _> = sample.components.iter().map(|(kind, id)| (*id, (*kind, 20))).collect();
    let deals: Vec<f64> = (0..DEALS).map(|_| 50.0 + 6.0 * bell(&mut cup)).collect();
    let luck = |cup: &mut Cup| 4.0 * bell(cup);
    sample.games = (0..DEALS)
        .zip(&deals)
        .map(|(number, deal)| game(&like, number, deal + luck(&mut cup), &usual))
        .collect();
    let movable: Vec<Movable<'_>> = figures.iter().filter_map(|figure| movable(&sample, figure)).collect();
    // One figure is strong, every third does nothing, the others a little.
    let truths: Vec<Truth> = (0..movable.len())
        .map(|place| match place {
            7 => Truth { points: -4.0, uses: 3 },
            place if place % 3 == 0 => Truth { points: 0.0, uses: 0 },
            _ => Truth { points: f64::from(cup.below(21)) / 20.0 - 0.5, uses: i64::from(cup.below(3)) - 1 },
        })
        .collect();
    let mut replays = Vec::new();
    for place in 0..TIMES * sample.games.len() {
        let before = &sample.games[place % sample.games.len()];
        let sides = sides(&movable, &mut cup);
        let mut points = deals[before.number as usize] + luck(&mut cup);
        let mut uses = usual.clone();
        for ((one, side), truth) in movable.iter().zip(&sides).zip(&truths) {
            let moved = side.map_or(0, |side| one.by[side]);
            points += truth.points * moved as f64;
            uses.get_mut(one.id).unwrap().1 += truth.uses * moved;
        }
        uses.values_mut().for_each(|(_, uses)| *uses += i64::from(cup.below(5)) - 2);
        let after = game(&like, before.number, points, &uses);
        replays.push(Replay { before, sides, after });
    }
    let steps = judged(&sample, &movable, &replays);
    assert_eq!(steps.len(), movable.len(), "every component is dealt in every game");
    truths.into_iter().zip(steps).collect()
}

/// How many intervals have the truth in them, and by how much the numbers are above it on average.
fn covered(found: &[(Truth, Step)], what: impl Fn(&(Truth, Step)) -> (f64, Estimate)) -> (f64, Estimate) {
    let all: Vec<(f64, Estimate)> = found.iter().map(what).collect();
    let has = |(truth, told): &&(f64, Estimate)| (told.low..=told.high).contains(truth);
    let share = all.iter().filter(has).count() as f64 / all.len() as f64;
    (share, Estimate::mean(&all.iter().map(|(truth, told)| told.value - truth).collect::<Vec<_>>()))
}

#[test]
fn what_figures_do_is_found_and_their_intervals_are_honest() {
    let all: Vec<Vec<(Truth, Step)>> = (1..=4).map(found).collect();
    for found in &all {
        // The strong one is found among all others, and nothing that does nothing is taken for sure.
        let steps: Vec<Step> = found.iter().map(|(_, step)| step.clone()).collect();
        let sure = tables::sure(&steps, |step| step.points);
        assert_eq!(sure[0].0.figure, steps[7].figure);
        for (truth, step) in found {
            let is_sure = sure.iter().any(|(other, _)| other.figure == step.figure);
            assert!(truth.points != 0.0 || !is_sure, "{:?}", step.figure);
        }
    }
    let all: Vec<(Truth, Step)> = all.into_iter().flatten().collect();
    let (points, above) = covered(&all, |(truth, step)| (truth.points, step.points));
    assert!((0.93..=0.97).contains(&points), "{points} of {} intervals", all.len());
    assert!(above.value.abs() < 2.0 * (above.high - above.value), "{above:?}");
    let (uses, above) = covered(&all, |(truth, step)| (truth.uses as f64, step.uses));
    assert!((0.93..=0.97).contains(&uses), "{uses} of {} intervals", all.len());
    assert!(above.value.abs() < 2.0 * (above.high - above.value), "{above:?}");
}
