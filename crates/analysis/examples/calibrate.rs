//! How wide of the mark expected points are, chapter by chapter: the numbers of `src/law.rs`.
//!
//! `cargo run --profile quick -p troyes-analysis --example calibrate -- [GAMES]`

use analysis::{Reckoner, chances_to_win};
use bots::{Budget, Clock, Evaluate, by_name};
use std::collections::BTreeMap;
use tabletop::{CompleteGame, Cup, Pending, Seat, Seed};
use troyes::Troyes;
use troyes_dice::TroyesDice;

/// Expected points and who won.
type Sample = (Vec<f64>, Vec<Seat>);

fn main() {
    let games = std::env::args().nth(1).and_then(|games| games.parse().ok()).unwrap_or(600);
    calibrate::<Troyes>(1, "", games);
    calibrate::<Troyes>(2, "", games);
    calibrate::<Troyes>(3, "", games);
    calibrate::<Troyes>(4, "", games);
    calibrate::<Troyes>(1, "english-king", games);
    calibrate::<TroyesDice>(2, "", games);
}

fn calibrate<G: Evaluate + CompleteGame>(players: u8, options: &str, games: u64) {
    let game = G::new(&G::parse_options(players, options).expect("these options are known"), None)
        .expect("these options go together");
    let mut chapters: BTreeMap<u32, Vec<Sample>> = BTreeMap::new();
    for seed in 0..games {
        sample(&game, seed, &mut chapters);
    }
    let spreads: Vec<String> =
        chapters.values().map(|samples| format!("{:.1}", likeliest(samples))).collect();
    println!("{:16} {games} games: {}", game.lesson(), spreads.join(", "));
    let firsts: Vec<String> = chapters.values().map(|samples| of_the_first(samples)).collect();
    println!("{:16} the first seat: {}", "", firsts.join(", "));
}

/// The lead that the first seat may expect, on average, and how often it wins: they should have the same sign.
fn of_the_first(samples: &[Sample]) -> String {
    let count = samples.len() as f64;
    let lead = |points: &[f64]| points[0] - points[1..].iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let leads: f64 = samples.iter().map(|(points, _)| lead(points)).sum();
    let wins = samples.iter().filter(|(_, winners)| winners.iter().any(|seat| seat.index() == 0)).count();
    format!("{:+.1} and {:.0} %", leads / count, 100.0 * wins as f64 / count)
}

/// A game between equals, whose expected points are noted at the first decision of every chapter.
fn sample<G: Evaluate + CompleteGame>(game: &G, seed: u64, chapters: &mut BTreeMap<u32, Vec<Sample>>) {
    let names = ["gautier", "greedy"];
    let mut bots: Vec<_> = (0..game.players())
        .map(|seat| {
            by_name::<G>(names[usize::from((u64::from(seat) + seed).is_multiple_of(2))], seed)
                .expect("known bots")
        })
        .collect();
    let (mut state, mut cup) = (game.start(), Cup::new(Seed::from_number(seed)));
    let mut reckoner = Reckoner::new(game, None);
    let mut noted: BTreeMap<u32, Vec<f64>> = BTreeMap::new();
    loop {
        match game.pending(&state) {
            Pending::Over => break,
            Pending::Chance(awaited) => {
                game.chance(&mut state, &cup.answer(awaited), None).expect("a cup answers what is awaited");
            }
            Pending::Seats(asked) => {
                noted.entry(game.chapter(&state)).or_insert_with(|| reckoner.points(&state));
                let Some(seat) = asked.iter().next() else { break };
                let mut clock = Clock::new(Budget::Simulations(1));
                let Some(choice) = bots::ask(bots[seat.index()].as_mut(), game, &state, seat, &mut clock)
                else {
                    break;
                };
                game.play_offered(&mut state, seat, choice);
            }
        }
    }
    let Some(standing) = game.standing(&state) else { return };
    let winners: Vec<Seat> = standing.winners.iter().collect();
    for (chapter, points) in noted {
        chapters.entry(chapter).or_default().push((points, winners.clone()));
    }
}

/// The spread under which what happened was likeliest.
fn likeliest(samples: &[Sample]) -> f64 {
    let likelihood = |spread: f64| {
        let of = |(points, winners): &Sample| {
            let chances = chances_to_win(points, spread);
            let share = 1.0 / winners.len() as f64;
            winners.iter().map(|seat| share * chances[seat.index()].max(1e-9).ln()).sum::<f64>()
        };
        samples.iter().map(of).sum::<f64>()
    };
    let spreads = (5..=300).map(|tenths| f64::from(tenths) / 10.0);
    spreads.max_by(|a, b| likelihood(*a).total_cmp(&likelihood(*b))).unwrap_or(5.0)
}
