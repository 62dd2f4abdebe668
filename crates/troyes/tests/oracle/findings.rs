//! Where the rules and an oracle disagree: counted by rule, each with the shortest example.

use std::collections::BTreeMap;
use std::fmt::Debug;

/// What was compared and what disagreed, by the word of the rule.
#[derive(Default)]
pub struct Findings {
    compared: BTreeMap<&'static str, usize>,
    wrong: BTreeMap<&'static str, (usize, String)>,
}

impl Findings {
    /// Two things that must be equal; `place` says where.
    pub fn compare<T: PartialEq + Debug>(
        &mut self,
        rule: &'static str,
        oracle: &T,
        rules: &T,
        place: impl FnOnce() -> String,
    ) {
        self.hold(rule, oracle == rules, || {
            format!("oracle {oracle:?}\n     rules  {rules:?}\n     {}", place())
        });
    }

    /// Something that must hold.
    pub fn hold(&mut self, rule: &'static str, holds: bool, example: impl FnOnce() -> String) {
        *self.compared.entry(rule).or_default() += 1;
        if !holds {
            let example = example();
            let (count, shortest) = self.wrong.entry(rule).or_insert_with(|| (0, example.clone()));
            *count += 1;
            if example.len() < shortest.len() {
                *shortest = example;
            }
        }
    }

    /// Panics with everything that disagreed, or if a rule was compared too seldom to say anything.
    pub fn conclude(self, least: &[(&str, usize)]) {
        let wrong: Vec<String> = self
            .wrong
            .iter()
            .map(|(rule, (count, example))| {
                format!("{rule}: {count} of {} disagree\n     {example}", self.compared[rule])
            })
            .collect();
        assert!(wrong.is_empty(), "the rules and the oracles disagree:\n{}", wrong.join("\n"));
        for (rule, least) in least {
            let compared = self.compared.get(rule).copied().unwrap_or(0);
            assert!(
                compared >= *least,
                "{rule}: compared {compared} times, {least} wanted: {:?}",
                self.compared
            );
        }
    }
}
