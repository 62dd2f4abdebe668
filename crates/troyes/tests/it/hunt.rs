//! What `check` accepts can be played to its end: a hunt over states that are changed at random.
//!
//! The normal run takes some tens of thousands of them; `TROYES_LONG=N` takes N million.

use crate::laws::mixes;
use playtest::Hunt;
use tabletop::Game;
use troyes::Troyes;

/// How often each state of the sample is changed.
const TIMES: u64 = 12;

/// From one mix of options to the next.
const STRIDE: usize = 101;

/// The states that a run makes, and over how many tables.
fn bounds() -> (u64, usize) {
    match std::env::var("TROYES_LONG").ok().and_then(|millions| millions.parse::<u64>().ok()) {
        Some(millions) => (millions * 1_000_000, usize::MAX),
        None => (u64::MAX, 60),
    }
}

#[test]
fn what_check_accepts_can_be_played_to_its_end() {
    let (most, tables) = bounds();
    let games: Vec<Troyes> = mixes().map(|options| Troyes::new(&options, None).unwrap()).collect();
    // Every mix has its turn, neighbors far apart: a prime that does not divide their number.
    assert!(!games.len().is_multiple_of(STRIDE));
    let mut hunt = Hunt::new(most);
    for table in 0..tables {
        hunt.table(&games[table * STRIDE % games.len()], TIMES);
        if hunt.bag.made >= most || hunt.bag.findings.len() > 20 {
            break;
        }
    }
    let bag = hunt.bag;
    println!("{} states, {} accepted, {} findings", bag.made, bag.accepted, bag.findings.len());
    assert!(bag.findings.is_empty(), "{}", bag.findings.join("\n"));
    assert!(
        bag.accepted * 20 > bag.made,
        "{} of {} accepted are too few to learn from",
        bag.accepted,
        bag.made
    );
}
