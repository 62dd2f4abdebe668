//! All figures of ours are moved at once, each by a throw of its own, on the same deals.
//!
//! Moved one by one, six hundred figures would share the games among them. Moved together, every game tells of every
//! figure that is in play: whatever the others do, they do as often where a figure is high as where it is low.

use super::figures::Reconstructed;
use super::sample::{Figures, Kind, Sample, Terms, Usage, mean, points};
use crate::plan::StudyError;
use crate::selfplay::{Played, Wanted, on_threads, play};
use arena::Estimate;
use std::collections::{BTreeMap, BTreeSet};
use tabletop::{Cup, Game, Seed};
use troyes::Troyes;

/// How often figures are thrown anew if the rules refuse them all together.
const THROWS: u64 = 50;
/// Fewer games on one side are not judged.
const FEW: usize = 2;

/// What one figure does, all others being moved too.
#[derive(Clone, Debug)]
pub struct Step {
    /// Which.
    pub figure: Reconstructed,
    /// By how much it was moved down and up; 0 where the rules allow no more.
    pub by: [i64; 2],
    /// In how many games with its component it was low and high.
    pub games: [usize; 2],
    /// What one more of it brings a family, in points.
    pub points: Estimate,
    /// What one more of it changes in how often its component is used in a game.
    pub uses: Estimate,
    /// The component where it is low, as it is, and high.
    pub usages: [Usage; 3],
}

/// A figure with the ways in which it may be moved.
struct Movable<'a> {
    figure: &'a Reconstructed,
    kind: Kind,
    id: &'static str,
    by: [i64; 2],
}

/// A game with figures moved: on which deal, which figures to which side, and how it went.
struct Replay<'a> {
    before: &'a Played,
    sides: Vec<Option<usize>>,
    after: Played,
}

/// Plays every deal of a sample so many times again, each time with all of these figures moved.
pub fn together(
    sample: &Sample,
    terms: &Terms,
    figures: &[&Reconstructed],
    times: usize,
) -> Result<Vec<Step>, StudyError> {
    let movable: Vec<Movable<'_>> = figures.iter().filter_map(|figure| movable(sample, figure)).collect();
    let one = |place: usize| {
        let before = &sample.games[place % sample.games.len()];
        let (rules, sides) = thrown(sample, &movable, terms.seed, place as u64)?;
        let after = play(&rules, &sample.plan, before.number, Wanted::default())?;
        Ok(Replay { before, sides, after })
    };
    let replays = on_threads(terms.threads, times * sample.games.len(), one)?;
    Ok(judged(sample, &movable, &replays))
}

/// What the games say of every figure.
fn judged(sample: &Sample, movable: &[Movable<'_>], replays: &[Replay<'_>]) -> Vec<Step> {
    let slope = slope(replays);
    let step = |(place, one): (usize, &Movable<'_>)| one.step(sample, replays, place, slope);
    movable.iter().enumerate().filter_map(step).collect()
}

/// How a figure of a component in play may be moved, if it may.
fn movable<'a>(sample: &Sample, figure: &'a Reconstructed) -> Option<Movable<'a>> {
    let (kind, id) = sample.components.iter().copied().find(|(_, id)| *id == figure.component())?;
    let may = |by| {
        let moved = figure.moved(by);
        moved.is_some_and(|(name, text)| Troyes::new(sample.rules.options(), Some((&name, &text))).is_ok())
    };
    let by = [-1, 1].map(|by| if may(by) { by } else { 0 });
    (by != [0, 0]).then_some(Movable { figure, kind, id, by })
}

/// Rules with every figure thrown to one side. Of a list only one number is moved, so that it stays in order and each is
/// judged by itself.
fn thrown(
    sample: &Sample,
    movable: &[Movable<'_>],
    seed: u64,
    game: u64,
) -> Result<(Troyes, Vec<Option<usize>>), StudyError> {
    let mut refused = StudyError::Nothing("no figure is ours to move");
    for throw in 0..THROWS {
        let mut bytes = [0; 32];
        for (part, number) in bytes.chunks_exact_mut(8).zip([seed, game, throw, movable.len() as u64]) {
            part.copy_from_slice(&number.to_le_bytes());
        }
        let sides = sides(movable, &mut Cup::new(Seed(bytes)));
        let (name, text) = file(movable, &sides);
        match Troyes::new(sample.rules.options(), Some((&name, &text))) {
            Ok(rules) => return Ok((rules, sides)),
            Err(error) => refused = error.into(),
        }
    }
    Err(refused)
}

fn sides(movable: &[Movable<'_>], cup: &mut Cup) -> Vec<Option<usize>> {
    let mut lists: BTreeMap<String, Vec<usize>> = BTreeMap::new();
    for (place, one) in movable.iter().enumerate() {
        lists.entry(one.figure.path()).or_default().push(place);
    }
    let mut sides = vec![None; movable.len()];
    for places in lists.values() {
        let place = places[cup.below(places.len() as u32) as usize];
        sides[place] = Some(cup.below(2) as usize);
    }
    sides
}

fn file(movable: &[Movable<'_>], sides: &[Option<usize>]) -> Figures {
    let moved = movable.iter().zip(sides).filter_map(|(one, side)| one.figure.moved(one.by[(*side)?]));
    ("all moved".into(), moved.map(|(_, text)| text).collect())
}

/// How much of what a deal is above the average it keeps when figures are moved: what is left is due to less luck.
fn slope(replays: &[Replay<'_>]) -> f64 {
    let average = |of: &dyn Fn(&Replay<'_>) -> f64| mean(replays.iter().map(of));
    let before = average(&|one| points(one.before));
    let after = average(&|one| points(&one.after));
    let covariance = average(&|one| (points(one.before) - before) * (points(&one.after) - after));
    let variance = average(&|one| (points(one.before) - before).powi(2));
    covariance / variance.max(1e-9)
}

impl Movable<'_> {
    fn step(&self, sample: &Sample, replays: &[Replay<'_>], place: usize, slope: f64) -> Option<Step> {
        let deals: BTreeSet<u64> = sample.deals_with(self.id).into_iter().collect();
        let mut usages = [Usage::default(); 3];
        let mut fared = [Vec::new(), Vec::new()];
        let mut used = [Vec::new(), Vec::new()];
        for replay in replays.iter().filter(|one| deals.contains(&one.before.number)) {
            let Some(side) = replay.sides[place] else { continue };
            let after = sample.usage_in(&replay.after, self.kind, self.id);
            usages[2 * side].join(&after);
            fared[side].push(points(&replay.after) - slope * points(replay.before));
            used[side].push(f64::from(after.uses));
        }
        usages[1] = sample.usage(self.kind, self.id, |_| true);
        let games = fared.each_ref().map(Vec::len);
        let steps = (self.by[1] - self.by[0]) as f64;
        (games.iter().all(|games| *games >= FEW)).then(|| Step {
            figure: self.figure.clone(),
            by: self.by,
            games,
            points: difference(&fared).times(1.0 / steps),
            uses: difference(&used).times(1.0 / steps),
            usages,
        })
    }
}

/// By how much the second are above the first, on average.
fn difference([low, high]: &[Vec<f64>; 2]) -> Estimate {
    let (low, high) = (Estimate::mean(low), Estimate::mean(high));
    let width = |one: Estimate| one.high - one.value;
    let (value, width) = (high.value - low.value, width(low).hypot(width(high)));
    Estimate { value, low: value - width, high: value + width }
}

#[cfg(test)]
#[path = "together_tests.rs"]
mod tests;
