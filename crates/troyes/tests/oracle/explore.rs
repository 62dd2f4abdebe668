//! Everything that may be said at one moment of a turn, followed in the rules and compared with the oracles.

use crate::findings::Findings;
use crate::group::named;
use crate::table::Position;
use crate::turn::{Answer, Offers, Said, answer, answers, first_sentences, targets};
use std::collections::BTreeMap;
use tabletop::{Game, Seat};
use troyes::actions::Target;
use troyes::{Choice, State, Troyes};

/// Where a comparison was made.
pub fn place(game: &Troyes, state: &State) -> String {
    format!("{} {}", serde_json::to_string(game.options()).unwrap(), serde_json::to_string(state).unwrap())
}

fn offered(game: &Troyes, state: &State, seat: Seat) -> Vec<Choice> {
    let mut choices = Vec::new();
    game.choices(state, seat, &mut choices);
    choices
}

/// Compares a whole turn: its first sentences, and for every target every cube, group, price and citizen.
pub fn turn(game: &Troyes, state: &State, seat: Seat, findings: &mut Findings) {
    let position = Position::of(game, state);
    let me = game.owner(seat);
    let oracle = first_sentences(&position, me);
    let rules = offered(game, state, seat).into_iter().collect();
    let differ: Vec<String> = oracle.symmetric_difference(&rules).map(Choice::to_string).collect();
    findings.hold("turn", differ.is_empty(), || format!("{differ:?}\n     {}", place(game, state)));
    for target in targets(&position) {
        let offers = Offers::of(&position, me, target);
        prices(game, state, seat, &offers, findings);
        if !offers.is_empty() && rules.contains(&target.into()) {
            let mut next = state.clone();
            game.play(&mut next, seat, target.into(), None).unwrap();
            plan(&position, &offers, &Said::default(), &next, seat, findings);
        }
    }
}

/// What the rules say each group costs.
fn prices(game: &Troyes, state: &State, seat: Seat, offers: &Offers, findings: &mut Findings) {
    let mut rules = BTreeMap::new();
    for prospect in game.prospects_of(state, seat, offers.target) {
        let group = named(&prospect.group);
        let is_new = rules.insert((prospect.cube, group.clone()), i32::from(prospect.price)).is_none();
        findings.hold("each group once", is_new, || format!("{group:?}\n     {}", place(game, state)));
    }
    let oracle = offers.all().map(|(cube, group, way)| ((cube, group.clone()), way.price())).collect();
    if rules != oracle {
        let missing: Vec<_> =
            oracle.iter().filter(|(key, price)| rules.get(*key) != Some(*price)).take(3).collect();
        let surplus: Vec<_> =
            rules.iter().filter(|(key, price)| oracle.get(*key) != Some(*price)).take(3).collect();
        let target = offers.target;
        findings.hold(rule(target), false, || {
            format!(
                "{target:?}: oracle alone {missing:?}, rules alone {surplus:?}\n     {}",
                place(game, state)
            )
        });
    }
    findings.hold(rule(offers.target), true, String::new);
}

/// The word under which a target's groups are counted.
fn rule(target: Target) -> &'static str {
    match target {
        Target::Use(_) => "group use",
        Target::Build => "group build",
        Target::Fight(_) => "group fight",
        Target::Place(_) => "group place",
        Target::Farm => "group farm",
        Target::Patrol => "group patrol",
    }
}

/// Follows every cube and every turn of a die to the dice, and some dice to the citizen.
fn plan(
    position: &Position<'_>,
    offers: &Offers,
    said: &Said,
    state: &State,
    seat: Seat,
    findings: &mut Findings,
) {
    let game = position.game;
    let Some(oracle) = offers.question(position, said) else { return };
    let choices = offered(game, state, seat);
    let rules = answers(&choices);
    let is_dice = oracle.iter().any(|answer| matches!(answer, Answer::Dice(_)));
    let is_from = oracle.iter().any(|answer| matches!(answer, Answer::From(_)));
    let word = if is_dice {
        rule(offers.target)
    } else if is_from {
        "citizen from"
    } else {
        "cube and turn"
    };
    if oracle != rules {
        let differ: Vec<_> = oracle.symmetric_difference(&rules).take(4).collect();
        return findings.hold(word, false, || {
            format!("{:?} {said:?}: {differ:?} of one alone\n     {}", offers.target, place(game, state))
        });
    }
    findings.hold(word, rules.len() == choices.len(), || format!("{choices:?}\n     {}", place(game, state)));
    if is_from {
        return;
    }
    let asks_turn = oracle.contains(&Answer::Turn(true));
    // Every third group is enough to meet every kind of citizen.
    let step = if is_dice { 1 + choices.len() / 3 } else { 1 };
    for choice in choices.into_iter().step_by(step) {
        let said = said.with(&answer(choice, asks_turn));
        if offers.question(position, &said).is_some() {
            let mut next = state.clone();
            game.play(&mut next, seat, choice, None).unwrap();
            plan(position, offers, &said, &next, seat, findings);
        }
    }
}
