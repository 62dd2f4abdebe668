//! The figures that are our own reconstruction, and what else they could be.

use super::sample::Figures;
use tabletop::{Arg, Phrase};
use troyes::Troyes;
use troyes::modules::Outdoor;

/// Where figures of cards, events and outdoor activities stand. Others, like the rows of a building, are no single numbers.
const ROWS: [&str; 3] = ["activity", "event", "ramparts.wall"];
/// Those fields that say how good a component is. `number` and `black` say when it comes and what it is.
const FIELDS: [&str; 7] = ["hire", "hire_influence", "divisor", "spaces", "banners", "vp", GATES];
/// How far a guard walks to the tiles of each level: what an outdoor activity costs.
pub const GATES: &str = "gates";

/// A number that is our own reconstruction.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reconstructed {
    /// The row: `activity.base.merchant`.
    row: String,
    /// The field in it, `hire`.
    pub field: String,
    /// Its numbers; more than one where it is a list.
    pub numbers: Vec<i64>,
    /// Which of the list is meant.
    pub place: usize,
}

impl Reconstructed {
    /// The component's id.
    pub fn component(&self) -> &str {
        self.row.rsplit('.').next().unwrap_or_default()
    }

    /// Whether it says how good this component is: its own, or the gate outside which it lies.
    pub fn concerns(&self, rules: &Troyes, id: &str) -> bool {
        match self.field.as_str() {
            GATES => Outdoor::with_id(id).and_then(|side| rules.level_of(side)) == Some(self.place),
            _ => self.component() == id,
        }
    }

    /// Where it stands in a figures file, together with the rest of its list: `activity.base.merchant.spaces`.
    pub fn path(&self) -> String {
        format!("{}.{}", self.row, self.field)
    }

    /// How it is called in the row: `hire`, `spaces[1]`.
    pub fn name(&self) -> String {
        if self.numbers.len() < 2 { self.field.clone() } else { format!("{}[{}]", self.field, self.place) }
    }

    /// The number.
    pub fn value(&self) -> i64 {
        self.numbers[self.place]
    }

    /// A figures file in which it is higher by so much; none where that would be no number for it.
    pub fn moved(&self, by: i64) -> Option<Figures> {
        let mut numbers = self.numbers.clone();
        numbers[self.place] += by;
        let is_sorted = numbers.windows(2).all(|pair| match self.field.as_str() {
            GATES => pair[0] < pair[1],
            _ => pair[0] >= pair[1],
        });
        let least = if self.field == "spaces" || self.field == "vp" { 0 } else { 1 };
        if numbers[self.place] < least || !is_sorted {
            return None;
        }
        let value = match numbers[..] {
            [number] => number.to_string(),
            _ => format!("{numbers:?}"),
        };
        let name = format!("{} {} {:+}", self.component(), self.name(), by);
        Some((name, format!("{} = {value}\n", self.path())))
    }
}

/// Every number that is our own reconstruction, in the order of the figures file's paths.
pub fn reconstructed(rules: &Troyes) -> Vec<Reconstructed> {
    let figures = rules.figures();
    let mut found = Vec::new();
    for path in ROWS.into_iter().flat_map(|row| figures.below(row)) {
        let Some((row, field)) = path.rsplit_once('.').filter(|(_, field)| FIELDS.contains(field)) else {
            continue;
        };
        let Some(figure) = figures.figure(path, Phrase::NOTHING) else { continue };
        let numbers = read(&figure.value);
        // A source may speak of one number of a list only: the others are as the rest of the row.
        let is_rest_ours = || figure.source.part.is_some() && rest_is_ours(rules, row, path);
        let part = figure.source.part.as_deref().and_then(|part| part.split(['[', ']']).nth(1)?.parse().ok());
        for place in 0..numbers.len() {
            let is_meant = part.is_none_or(|part: usize| part == place);
            if if is_meant { figure.is_reconstructed() } else { is_rest_ours() } {
                let numbers = numbers.clone();
                found.push(Reconstructed { row: row.into(), field: field.into(), numbers, place });
            }
        }
    }
    found
}

/// Whether whatever nothing else is said of in a row is our own.
fn rest_is_ours(rules: &Troyes, row: &str, path: &str) -> bool {
    let figures = rules.figures();
    let others = figures.below(row).filter(|other| *other != path);
    let mut others = others.filter_map(|other| figures.figure(other, Phrase::NOTHING));
    others.find(|figure| figure.source.part.is_none()).is_none_or(|figure| figure.is_reconstructed())
}

/// Figures in which two sets of rules differ: path, and what each has.
pub fn differences(a: &Troyes, b: &Troyes) -> Vec<(String, String, String)> {
    let value = |rules: &Troyes, path: &str| {
        let figure = rules.figures().figure(path, Phrase::NOTHING);
        figure.map(|figure| text(&figure.value)).unwrap_or_default()
    };
    let all = ["activity", "event", "board", "ramparts"].into_iter().flat_map(|row| a.figures().below(row));
    all.map(|path| (path.to_string(), value(a, path), value(b, path))).filter(|(_, a, b)| a != b).collect()
}

fn text(value: &Arg) -> String {
    match value {
        Arg::Text(text) => text.clone(),
        Arg::Number(number) => number.to_string(),
        _ => String::new(),
    }
}

fn read(value: &Arg) -> Vec<i64> {
    text(value).split(", ").filter_map(|number| number.parse().ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::Game;

    fn rules(figures: Option<(&str, &str)>) -> Troyes {
        Troyes::new(&troyes::Options { players: 4, ..troyes::Options::default() }, figures).unwrap()
    }

    fn find<'a>(all: &'a [Reconstructed], component: &str, name: &str) -> Option<&'a Reconstructed> {
        all.iter().find(|one| one.component() == component && one.name() == name)
    }

    #[test]
    fn only_our_own_numbers_are_moved() {
        let all = reconstructed(&rules(None));
        assert_eq!(find(&all, "artisan", "hire").unwrap().value(), 6);
        // Only the second space of the Merchant is ours, and nothing of the Weaver.
        assert!(find(&all, "merchant", "hire").is_none() && find(&all, "merchant", "spaces[0]").is_none());
        assert_eq!(find(&all, "merchant", "spaces[1]").unwrap().value(), 1);
        assert!(all.iter().all(|one| one.component() != "weaver"));
        assert!(find(&all, "war", "vp[1]").is_some() && find(&all, "marauding", "divisor").is_none());
    }

    #[test]
    fn a_gate_is_what_the_tiles_outside_it_cost() {
        let rules = rules(None);
        let all = reconstructed(&rules);
        let gates: Vec<&Reconstructed> = all.iter().filter(|one| one.field == GATES).collect();
        // The last one is where the lap began, which the rulebook says.
        assert_eq!(gates.iter().map(|gate| gate.value()).collect::<Vec<_>>(), [5, 10, 15]);
        assert!(gates[0].concerns(&rules, "deniers_when_farming") && !gates[0].concerns(&rules, "shield"));
        assert!(gates[2].concerns(&rules, "shield") && !gates[2].concerns(&rules, "vp_by_arrival"));
        assert_eq!(gates[1].moved(-1).unwrap().1, "ramparts.wall.gates = [5, 9, 15, 20]\n");
        assert!(gates[0].moved(5).is_none(), "two gates in one place");
    }

    #[test]
    fn every_move_is_a_figures_file_that_the_rules_accept() {
        let plain = rules(None);
        let mut moved = 0;
        for (one, by) in reconstructed(&plain).iter().flat_map(|one| [(one, -1), (one, 1)]) {
            let Some((name, text)) = one.moved(by) else { continue };
            if let Ok(other) = Troyes::new(&plain.options().clone(), Some((&name, &text))) {
                assert_eq!(differences(&plain, &other).len(), 1, "{name}");
                moved += 1;
            }
        }
        assert!(moved > 300, "{moved}");
    }
}
