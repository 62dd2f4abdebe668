//! Trainings of a few games: the same seed gives the same weights, and networks learn.

use bots::Budget;
use bots::value::Network;
use std::sync::Arc;
use training::checkpoint::Checkpoint;
use training::duel::{self, Duel, Knows};
use training::lessons;
use training::self_play::{self, Played, Style};
use training::session::{Course, Session};
use troyes::Troyes;
use troyes_dice::TroyesDice;

fn course(games: u32, seed: u64, threads: usize) -> Course {
    let style = Style { is_shown: false, states: 100, simulations: 0, noise: 0.3, lambda: 0.9 };
    Course { games, seed, style, shown: 32, rate: 0.002, uses: 4.0, threads }
}

fn train(course: Course) -> Checkpoint {
    let rules: Vec<TroyesDice> = lessons::find("dice").unwrap().rules().unwrap();
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
    let before = train(course(32, 1, 1));
    before.save(&path).unwrap();
    let loaded = Checkpoint::load(&path).unwrap();
    assert_eq!((loaded.games, &loaded.learner.network), (32, &before.learner.network));
    assert_eq!(loaded.learner.means, before.learner.means);
    let rules: Vec<TroyesDice> = lessons::find("dice").unwrap().rules().unwrap();
    let mut session = Session::new(&rules, course(64, 1, 1), Some(loaded));
    session.round();
    assert!(session.is_over());
    assert_ne!(session.checkpoint.learner.network, before.learner.network);
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
