//! Mining finds the same again, also when somebody stops and goes on.

use host::Setup;
use puzzles::{Ahead, Collection, Mine, Origin};

fn mine(after: Option<Origin>, known: &str, count: usize) -> Vec<String> {
    let plan = Mine { game: "dice".into(), setup: Setup::default(), seed: 5, budget: 40 };
    let known = Collection::read(known).expect("readable");
    let mut found = Vec::new();
    let each = |ahead: Ahead| {
        if let Ahead::Found(puzzle) = ahead {
            found.push(serde_json::to_string(&puzzle).expect("JSON"));
        }
        found.len() < count
    };
    plan.run(after, &known, each).expect("it goes on until it is enough");
    found
}

#[test]
fn whoever_stops_and_goes_on_finds_the_same() {
    let at_once = mine(None, "", 3);
    let first = mine(None, "", 1);
    let known = Collection::read(&first[0]).expect("readable");
    let after = known.get(1).map(|one| one.puzzle.from);
    let rest = mine(after, &first[0], 2);
    assert_eq!([first, rest].concat(), at_once);
}

#[test]
fn what_is_no_game_or_no_file_is_refused() {
    let plan = Mine { game: "chess".into(), setup: Setup::default(), seed: 1, budget: 10 };
    assert!(plan.run(None, &Collection::default(), |_| false).is_err());
    assert!(
        Collection::read("{\"puzzles\":9,\"command\":\"\",\"seed\":1,\"budget\":1,\"commit\":\"\"}").is_err()
    );
    assert!(Collection::read("nonsense").is_err());
}
