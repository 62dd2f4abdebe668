//! The promises themselves, for any game.

use encoding::{Action, Encode, NotLegal, Picking};
use playtest::play_randomly;
use std::collections::HashSet;
use tabletop::{Notation, Seat, Viewer};

/// Plays a random game and checks every question of it: what is offered and what every seat observes.
pub fn hold<G: Encode + Notation>(game: &G, seed: u64) {
    let mut picking = Picking::default();
    let mut luck = fastrand::Rng::with_seed(seed);
    let mut observation = vec![0.0; game.observation_layout().len()];
    play_randomly(game.clone(), seed, |table, seat, choices| {
        spelled_apart(game, seat, choices);
        picking.ask(game, table.state(), seat);
        picks_lead_to_a_choice(game, &mut picking, choices, &mut luck);
        for viewer in (0..game.players()).map(Seat) {
            let view = game.view(table.state(), Viewer::Seat(viewer));
            let picked = if viewer == seat { picking.picked() } else { &[] };
            game.observe(&view, picked, &mut observation);
            assert!(observation.iter().all(|number| number.is_finite()), "{:?}", game.options());
        }
    });
}

fn spelled_apart<G: Encode>(game: &G, seat: Seat, choices: &[G::Choice]) {
    let mut seen: HashSet<Vec<Action>> = HashSet::new();
    let spelled: Vec<Vec<Action>> = choices.iter().map(|choice| game.spell(seat, choice)).collect();
    for (choice, row) in choices.iter().zip(&spelled) {
        assert_eq!(game.read_actions(seat, row), Some(*choice), "{choice:?} is spelled {row:?}");
        assert!(!row.is_empty() && row.iter().all(|action| usize::from(*action) < G::alphabet().len()));
        assert!(seen.insert(row.clone()), "{choice:?} is spelled like another choice: {row:?}");
    }
    for row in &spelled {
        let is_beginning = (1..row.len()).any(|end| seen.contains(&row[..end]));
        assert!(!is_beginning, "{row:?} begins with another choice");
    }
}

/// Picks at random to the end: every pick but the first is out of several, what is not legal is refused without a trace,
/// and the choice at the end is one of those offered.
fn picks_lead_to_a_choice<G: Encode>(
    game: &G,
    picking: &mut Picking<G>,
    choices: &[G::Choice],
    luck: &mut fastrand::Rng,
) {
    for pick in 0.. {
        let legal = picking.legal(game);
        assert!(legal.len() > usize::from(pick > 0), "a pick out of {}", legal.len());
        let before = (picking.picked().to_vec(), picking.fitting().to_vec());
        let wrong = luck.u16(..G::alphabet().len() as u16);
        if legal.binary_search(&wrong).is_err() {
            assert_eq!(picking.pick(game, wrong), Err(NotLegal(wrong)));
            assert_eq!((picking.picked().to_vec(), picking.fitting().to_vec()), before);
        }
        if let Some(choice) = picking.pick(game, legal[luck.usize(..legal.len())]).unwrap() {
            assert!(choices.contains(&choice));
            return;
        }
    }
}

/// Every action means something, and no two the same.
pub fn meanings<G: Encode>() -> Vec<String> {
    let count = G::alphabet().len() as Action;
    let meanings: Vec<String> = (0..count)
        .map(|action| G::alphabet().meaning(action).expect("every action means something"))
        .collect();
    let different: HashSet<&String> = meanings.iter().collect();
    assert_eq!(different.len(), meanings.len());
    assert_eq!(G::alphabet().meaning(count), None);
    meanings
}
