//! Every choice can be made by clicking what it is about.

use super::{drawn, moments, moments_of, offered, rules, set};
use stage::Spot as _;
use stage::troyes::Spot;
use std::collections::HashSet;
use tabletop::Viewer;
use troyes::{Choice, Happening, State, Troyes};

/// Everything that choices are about; some of it is asked for by a single card, which few games have.
const KINDS: [&str; 10] =
    ["card", "event", "space", "site", "die", "district", "supply", "gate", "wall", "black"];

fn ids(spots: &[Spot]) -> Vec<String> {
    spots.iter().map(|spot| spot.id()).collect()
}

#[test]
fn every_spot_that_a_choice_names_is_on_the_board() {
    let mut kinds: HashSet<String> = HashSet::new();
    let mut check = |game: &Troyes, state: &State, seat, told: &[Happening], is_drawn_anyway: bool| {
        let kind = |spot: &str| spot.split('-').next().unwrap_or_default().to_string();
        let touched: Vec<String> =
            offered(game, state, Viewer::Seat(seat)).into_iter().flat_map(|(_, spots)| ids(&spots)).collect();
        if is_drawn_anyway || touched.iter().any(|spot| !kinds.contains(&kind(spot))) {
            let html = drawn(game, state, Viewer::Seat(seat), told);
            let spots = set(&html, "data-spot");
            for spot in &touched {
                assert!(spots.contains(spot.as_str()), "no spot {spot}");
                kinds.insert(kind(spot));
            }
        }
        KINDS.iter().all(|kind| kinds.contains(*kind))
    };
    let mut is_complete = false;
    moments(1, |game, state, seat, told| is_complete = check(game, state, seat, told, true));
    for seed in 0..300 {
        if !is_complete {
            let game = rules(4, ["", "ladies-cards", "all"][seed % 3]);
            moments_of(game, seed as u64, 1, &mut |game, state, seat, told| {
                is_complete = check(game, state, seat, told, false);
            });
        }
    }
    assert!(is_complete, "random play touches all of {KINDS:?}, not only {kinds:?}");
}

/// Only these say nothing that is on the board: how often, how much, or that nothing is done.
fn is_bare(choice: Choice) -> bool {
    matches!(
        choice,
        Choice::Concede
            | Choice::Pass
            | Choice::Plain
            | Choice::Times(_)
            | Choice::Load(_)
            | Choice::Unload(_)
            | Choice::Forgo
            | Choice::Boost(_)
            | Choice::Keep
            | Choice::Done
    )
}

#[test]
fn every_other_choice_is_about_something_on_the_board() {
    moments(1, |game, state, seat, _| {
        for (choice, spots) in offered(game, state, Viewer::Seat(seat)) {
            let is_nowhere = matches!(choice, Choice::Post(levels) if levels.is_empty());
            assert_eq!(spots.is_empty(), is_bare(choice) || is_nowhere, "{choice:?}");
        }
    });
}

#[test]
fn an_action_may_begin_with_its_dice() {
    let mut begun = 0;
    moments(1, |game, state, seat, _| {
        let dice: HashSet<Spot> = game
            .prospects(state, seat)
            .iter()
            .flat_map(|prospect| prospect.group.dice().to_vec())
            .map(|die| Spot::Die(die, 0))
            .collect();
        let touched: HashSet<Spot> = offered(game, state, Viewer::Seat(seat))
            .into_iter()
            .filter(|(choice, _)| choice.target().is_some())
            .flat_map(|(_, spots)| spots)
            .collect();
        begun += dice.len();
        assert!(dice.is_subset(&touched), "{dice:?} {touched:?}");
    });
    assert!(begun > 100, "{begun}");
}
