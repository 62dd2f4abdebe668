//! How games would have gone with another figure, on the same deals.

use super::figures::{GATES, Reconstructed};
use super::sample::{Figures, Sample, Terms, Usage, points};
use crate::plan::StudyError;
use crate::selfplay::Played;
use arena::Estimate;

/// What changed when one figure did.
#[derive(Clone, Debug)]
pub struct Change {
    /// Which.
    pub figure: Reconstructed,
    /// By how much.
    pub by: i64,
    /// On how many deals, all with the component in play.
    pub deals: usize,
    /// The component before and after.
    pub usages: [Usage; 2],
    /// What else changed.
    pub moved: Moved,
}

/// How results moved from some games to others on the same deals.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Moved {
    /// The average points of a family.
    pub points: Estimate,
    /// In what share of the deals others won.
    pub winners: Estimate,
    /// In what share of the deals anything went differently at all.
    pub games: Estimate,
}

impl Moved {
    /// From some games to others, deal by deal.
    pub fn between(before: &[&Played], after: &[Played]) -> Moved {
        let differences: Vec<f64> =
            before.iter().zip(after).map(|(before, after)| points(after) - points(before)).collect();
        let share = |differs: &dyn Fn(&Played, &Played) -> bool| {
            let count = before.iter().zip(after).filter(|(before, after)| differs(before, after)).count();
            Estimate::rate(count as f64, before.len() as u32)
        };
        Moved {
            points: Estimate::mean(&differences),
            winners: share(&|before, after| before.standing.winners != after.standing.winners),
            games: share(&|before, after| before.standing.total != after.standing.total),
        }
    }
}

/// The same deals again with one figure of a component moved. None if the rules cannot be so.
pub fn vary(
    sample: &Sample,
    terms: &Terms,
    (component, figure): (&str, &Reconstructed),
    by: i64,
    most: usize,
) -> Result<Option<Change>, StudyError> {
    let found = sample.components.iter().copied().find(|(_, id)| *id == component);
    let Some((kind, component)) = found else { return Ok(None) };
    let mut deals = sample.deals_with(component);
    deals.truncate(most);
    let Some(figures) = figure.moved(by).filter(|_| !deals.is_empty()) else { return Ok(None) };
    let after = match sample.again(terms, figures, &deals) {
        Err(StudyError::Setup(_)) => return Ok(None),
        after => after?,
    };
    let before: Vec<&Played> = sample.games.iter().filter(|game| deals.contains(&game.number)).collect();
    let moved = Moved::between(&before, &after.games);
    let usages = [
        sample.usage(kind, component, |game| deals.contains(&game.number)),
        after.usage(kind, component, |_| true),
    ];
    Ok(Some(Change { figure: figure.clone(), by, deals: deals.len(), usages, moved }))
}

/// Between these shares of families a card is a choice.
pub const CHOICE: std::ops::RangeInclusive<f64> = 0.1..=0.9;

/// What brings a component that hardly anybody or nearly everybody uses into line, or nearest to it.
#[derive(Clone, Debug)]
pub struct Proposal {
    /// Which component.
    pub component: String,
    /// What would change.
    pub change: Change,
    /// The share of families that then use it.
    pub popularity: f64,
}

impl Proposal {
    /// Whether it is a choice then.
    pub fn suffices(&self) -> bool {
        CHOICE.contains(&self.popularity)
    }

    /// The figures file that proposes it.
    pub fn figures(&self) -> Option<Figures> {
        self.change.figure.moved(self.change.by)
    }
}

/// What a component costs is ours to set. What its spaces are worth is bound by what players report of the best and worst.
fn is_price(figure: &Reconstructed) -> bool {
    ["hire", "hire_influence", "divisor", "banners", GATES].contains(&figure.field.as_str())
}

/// Looks for the smallest change of one figure that makes a component a choice.
pub fn propose(
    sample: &Sample,
    terms: &Terms,
    figures: &[Reconstructed],
    component: &str,
    most: usize,
) -> Result<Option<Proposal>, StudyError> {
    let found = sample.components.iter().find(|(_, id)| *id == component);
    let popularity = found.map_or(0.5, |(kind, id)| sample.usage(*kind, id, |_| true).popularity());
    let is_rare = popularity < *CHOICE.start();
    let mut best: Option<Proposal> = None;
    for step in 1..=3 {
        let prices = figures.iter().filter(|one| one.concerns(&sample.rules, component) && is_price(one));
        for figure in prices {
            let by = if is_rare { -step } else { step };
            let Some(change) = vary(sample, terms, (component, figure), by, most)? else { continue };
            let popularity = change.usages[1].popularity();
            let proposal = Proposal { component: component.into(), popularity, change };
            let distance = |proposal: &Proposal| (proposal.popularity - 0.5).abs();
            if best.as_ref().is_none_or(|best| distance(&proposal) < distance(best)) {
                best = Some(proposal);
            }
        }
        if best.as_ref().is_some_and(Proposal::suffices) {
            break;
        }
    }
    Ok(best)
}

#[cfg(test)]
mod tests {
    use super::super::figures::reconstructed;
    use super::super::sample::Kind;
    use super::*;

    #[test]
    fn an_outdoor_activity_that_nobody_reaches_is_brought_nearer() {
        let terms = Terms { bot: "random".into(), seed: 3, threads: 2 };
        let deals: Vec<u64> = (0..40).collect();
        let sample = Sample::play(&terms, 4, "ramparts", None, &deals).unwrap();
        let figures = reconstructed(&sample.rules);
        let used = |id| sample.usage(Kind::Tile, id, |_| true).popularity();
        let far = sample.components.iter().map(|(_, id)| *id).filter(|id| {
            figures.iter().any(|one| one.name() == "gates[2]" && one.concerns(&sample.rules, id))
        });
        let rarest = far.min_by(|a, b| used(a).total_cmp(&used(b))).unwrap();
        assert!(used(rarest) < *CHOICE.start(), "{}", used(rarest));
        let proposal = propose(&sample, &terms, &figures, rarest, 40).unwrap().unwrap();
        let (_, text) = proposal.figures().unwrap();
        assert!(text.starts_with("ramparts.wall.gates = [5, 10, 1") && proposal.change.by < 0, "{text}");
        assert!(proposal.popularity >= used(rarest));
        // The last gate is printed: what lies there is not ours to bring into line.
        assert!(propose(&sample, &terms, &figures, "vp_by_arrival", 40).unwrap().is_none());
    }
}
