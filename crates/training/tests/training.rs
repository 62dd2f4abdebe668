//! Trainings of a few games: the same seed gives the same weights, and networks learn.

use bots::Budget;
use bots::value::Network;
use std::sync::Arc;
use training::checkpoint::Checkpoint;
use training::duel::{self, Duel, Knows};
use training::foresight;
use training::lessons;
use training::self_play::{self, Played, Sample, Style};
use training::session::{Course, Session};
use troyes::Troyes;
use troyes_dice::TroyesDice;

fn course(games: u32, seed: u64, threads: usize) -> Course {
    let style =
        Style { is_shown: false, states: 100, simulations: 0, noise: 0.3, lambda: 0.9, beginnings: 1.0 };
    Course { games, seed, style, shown: 32, rate: 0.002, uses: 4.0, averaged: 0, pause: 0, threads }
}

fn dice() -> Vec<TroyesDice> {
    lessons::find("dice").unwrap().rules().unwrap()
}

fn train(course: Course) -> Checkpoint {
    let rules = dice();
    let mut session = Session::new(&rules, course, None);
    while !session.is_over() {
        session.round();
    }
    session.checkpoint
}

#[test]
fn the_same_seed_gives_the_same_weights_whatever_the_threads() {
    let one = train(course(64, 1, 1)).learner.network;
    assert_eq!(one, train(course(64, 1, 3)).learner.network);
    assert_ne!(one, train(course(64, 2, 1)).learner.network);
}

/// Where decisions are thought over, moves that were tried out are learned from too, each with points that it may bring.
#[test]
fn moves_that_were_tried_out_are_learned_from() {
    let rules: Vec<TroyesDice> = lessons::find("dice").unwrap().rules().unwrap();
    let network = Arc::new(Session::new(&rules, course(32, 1, 1), None).checkpoint.learner.network);
    let style = course(32, 1, 1).style;
    let play = |simulations| self_play::play(&rules[0], &network, Style { simulations, ..style }, 7);
    let (hasty, thoughtful) = (play(0), play(96));
    assert!(hasty.thought.is_empty() && !hasty.course.is_empty());
    let targets =
        |played: &Played| -> Vec<f32> { played.thought.iter().map(|one| one.target.of[0]).collect() };
    assert!(thoughtful.thought.len() > 10, "{}", thoughtful.thought.len());
    assert!(targets(&thoughtful).iter().all(|points| (0.0..150.0).contains(points)));
    assert_eq!(targets(&thoughtful), targets(&play(96)), "the same seed gives the same");
}

#[test]
fn a_training_goes_on_from_its_checkpoint() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("dice.checkpoint");
    let before = train(Course { averaged: 64, ..course(32, 1, 1) });
    before.save(&path).unwrap();
    let loaded = Checkpoint::load(&path).unwrap();
    assert_eq!((loaded.games, &loaded.learner.network), (32, &before.learner.network));
    assert_eq!(loaded.learner.means, before.learner.means);
    assert_eq!(loaded.learner.average, before.learner.average);
    let rules: Vec<TroyesDice> = lessons::find("dice").unwrap().rules().unwrap();
    let mut session = Session::new(&rules, course(64, 1, 1), Some(loaded));
    session.round();
    assert!(session.is_over());
    assert_ne!(session.checkpoint.learner.network, before.learner.network);
}

/// What is written is the mean over the last games; while nothing is averaged, what the last steps made.
#[test]
fn weights_are_averaged_over_the_last_games() {
    let learner = |averaged: u32| train(Course { averaged, ..course(128, 1, 1) }).learner;
    let (last, mean) = (learner(0), learner(128));
    assert!(last.network == last.average);
    assert!(last.network == mean.network, "averaging changes nothing about the training itself");
    assert!(mean.network != mean.average);
    let begun = Session::new(&dice(), course(128, 1, 1), None).checkpoint.learner.network;
    let way = |to: &Network| begun.weights().zip(to.weights()).map(|(a, b)| (a - b).powi(2)).sum::<f32>();
    assert!(way(&mean.average) < way(&mean.network), "the average comes after the network");
}

/// With little to remember, steps would fit the network to a few games: that cost a finished one a third of its foresight.
#[test]
fn nothing_is_learned_before_there_is_enough_to_remember() {
    let begun = Session::new(&dice(), course(64, 1, 1), None).checkpoint.learner.network;
    let pausing = |games: u32| train(Course { pause: 64, ..course(games, 1, 1) });
    let paused = pausing(64);
    assert!(paused.learner.network == begun);
    assert!(pausing(96).learner.network != begun);
    let rules = dice();
    let mut resumed = Session::new(&rules, Course { pause: 64, ..course(128, 1, 1) }, Some(paused));
    resumed.round();
    assert!(resumed.checkpoint.learner.network == begun, "nothing is remembered after an interruption");
}

#[test]
fn beginnings_of_rounds_count_for_as_much_as_is_said() {
    let rules: Vec<Troyes> = lessons::find("kings-challenge").unwrap().rules().unwrap();
    let network = Arc::new(Session::new(&rules, course(32, 1, 1), None).checkpoint.learner.network);
    let style = Style { is_shown: true, beginnings: 3.0, ..course(32, 1, 1).style };
    let weights: Vec<f32> =
        self_play::play(&rules[0], &network, style, 7).course.iter().map(|one| one.weight).collect();
    assert_eq!(weights.iter().filter(|weight| **weight == 3.0).count(), 4);
    assert!(weights.iter().all(|weight| [1.0, 3.0].contains(weight)) && weights.len() > 12);
}

#[test]
fn a_sample_of_twice_the_weight_counts_as_two() {
    let rules = dice();
    let session = Session::new(&rules, course(32, 1, 1), None);
    let network = Arc::new(session.checkpoint.learner.network.clone());
    let played = self_play::play(&rules[0], &network, course(32, 1, 1).style, 7).course;
    let heavy = Sample { weight: 2.0, ..played[0].clone() };
    let after = |batch: &[Sample]| {
        let mut learner = session.checkpoint.learner.clone();
        learner.step(batch.iter(), 0.01);
        learner.means.0
    };
    let (one, two) = (
        after(&[heavy, played[1].clone()]),
        after(&[played[0].clone(), played[0].clone(), played[1].clone(), played[1].clone()]),
    );
    let alone = after(&[played[1].clone()]);
    // Of the first: 2 of 2 against 2 of 4; of the second: 1 of 2 in both.
    let of_the_first = |sum: &Network| -> Vec<f32> {
        sum.weights().zip(alone.weights()).map(|(sum, second)| sum - second / 2.0).collect()
    };
    let (one, two) = (of_the_first(&one), of_the_first(&two));
    assert!(one.iter().any(|gradient| gradient.abs() > 1e-4));
    assert!(one.iter().zip(&two).all(|(one, two)| (one - 2.0 * two).abs() < 1e-5));
}

/// How far off a network is that says nothing but what weights set by hand do: the tally counts every position, and its
/// errors are what was said less what the games brought.
#[test]
fn foresight_is_measured_at_every_beginning() {
    let rules: Vec<Troyes> = lessons::find("kings-challenge").unwrap().rules().unwrap();
    let inputs = Session::new(&rules, course(32, 1, 1), None).checkpoint.learner.network.inputs();
    let network = |bias: f32| {
        let mut network = Network::zero(inputs, 2);
        network.output_bias[0] = bias;
        network
    };
    let player = foresight::Player { network: Arc::new(network(0.0)), budget: None };
    let asked = [network(0.0), network(0.5)];
    let found = foresight::measure(&rules[0], &player, &asked, 1, 3, 2);
    assert_eq!(found[0].0.keys().copied().collect::<Vec<_>>(), [1, 2, 3, 4]);
    for (plain, boastful) in found[0].0.values().zip(found[1].0.values()) {
        assert_eq!((plain.errors.len(), &plain.leads), (1, &boastful.leads));
        let more: Vec<f64> = (0..3).map(|which| boastful.errors[0][which] - plain.errors[0][which]).collect();
        assert!((more[0] - 4.0).abs() < 1e-3 && (more[1] - 4.0).abs() < 1e-3 && more[2].abs() < 1e-3);
    }
}

#[test]
fn what_is_no_checkpoint_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("other");
    assert!(Checkpoint::load(&path).is_err());
    std::fs::write(&path, "something else, and long enough to have sizes").unwrap();
    assert!(Checkpoint::load(&path).is_err());
}

/// The error on games that were held out falls within a few hundred games, which a network that learned the wrong way
/// round, or nothing, would not show.
#[test]
fn a_network_learns_from_games() {
    let curve = train(Course { games: 2048, shown: 2048, ..course(2048, 3, 2) }).curve;
    let errors: Vec<f64> =
        curve.iter().map(|line| line.split(' ').nth(1).unwrap().parse().unwrap()).collect();
    assert!(errors.len() == 2 && errors[1] < 0.8 * errors[0], "{curve:?}");
}

#[test]
fn whoever_knows_the_dice_fares_better() {
    let rules: Vec<Troyes> = lessons::find("kings-challenge").unwrap().rules().unwrap();
    let weights = include_bytes!("../../bots/networks/kings-challenge.weights");
    let network = Arc::new(Network::read(weights).unwrap());
    let mean_lead = |knows: Option<Knows>| {
        let budget = Some(Budget::Simulations(20));
        let duel = Duel { budget, params: None, knows, against: "greedy".into(), games: 6, seed: 7 };
        let leads = duel::play(&rules[0], &network, &duel).unwrap().leads;
        leads.iter().sum::<f64>() / leads.len() as f64
    };
    // Of twelve deals with twice as much thought it is 16 points.
    let (fair, knowing) = (mean_lead(None), mean_lead(Some(Knows::Dice)));
    assert!(knowing > fair + 4.0, "{knowing} and {fair}");
}
