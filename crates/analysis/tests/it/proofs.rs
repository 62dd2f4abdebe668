//! What docs/analysis.md promises, in short; at length with `TROYES_LONG=5`.

use crate::self_play::{analysed, answer, assert_adds_up, company, length, played, rules};
use crate::statistics::mean;
use analysis::{Event, EventKind, Grade, Judged, Plan, Reckoner, Scope};
use bots::{Budget, Evaluate};
use tabletop::{CompleteGame, Cup, Pending, Seat, Seed, Table};
use troyes::Troyes;
use troyes_dice::TroyesDice;

/// Those who decide at once, the weakest first, and one who thinks.
const LEVELS: [&str; 6] = ["perrin", "jehanne", "colin", "aelis", "gautier", "search:120"];

#[test]
fn proof_mean_loss_orders_bots_as_the_arena_does() {
    let long = length();
    let (levels, rounds): (&[&str], u64) =
        if long > 0 { (&LEVELS, 2 * long) } else { (&["perrin", "gautier"], 2) };
    let game = rules::<Troyes>(2, "");
    let mut losses: Vec<Vec<f64>> = vec![Vec::new(); levels.len()];
    for seed in 0..rounds {
        for one in 0..levels.len() {
            for other in (0..levels.len()).filter(|other| *other != one) {
                let table = played(&game, &[levels[one], levels[other]], 1000 + seed);
                let analysis = analysed(&table, Scope::default(), 30);
                losses[one].push(analysis.seats[0].mean_loss());
                losses[other].push(analysis.seats[1].mean_loss());
            }
        }
        println!(
            "{} games, 30 simulations for each decision",
            (seed + 1) * (levels.len() * (levels.len() - 1)) as u64
        );
        for (level, losses) in levels.iter().zip(&losses) {
            let (mean, half) = mean(losses);
            println!("{level:12} mean loss per decision {mean:.3} ± {half:.3}");
        }
    }
    let means: Vec<f64> = losses.iter().map(|losses| mean(losses).0).collect();
    assert!(means.is_sorted_by(|weaker, stronger| weaker > stronger), "{means:?}");
}

#[test]
fn proof_luck_is_nothing_on_average() {
    let games = if length() > 0 { 400 * length() } else { 12 };
    luck_is_nothing::<Troyes>("troyes", &rules(2, ""), &["gautier", "colin"], games);
    luck_is_nothing::<TroyesDice>("dice", &rules(1, ""), &["gautier"], games);
    luck_is_nothing::<Troyes>("kings-challenge", &rules(1, ""), &["perrin"], games / 4);
}

/// The luck of the first seat over many games, without any search.
fn luck_is_nothing<G: Evaluate + CompleteGame>(name: &str, game: &G, names: &[&str], games: u64) {
    let mut luck: [Vec<f64>; 3] = Default::default();
    for seed in 0..games {
        let table = played(game, names, 7000 + seed);
        let analysis = Plan::new(&table, Scope::default()).account(Vec::new(), Budget::Simulations(1));
        assert_adds_up(&analysis);
        let of = analysis.seats[0].luck;
        [of.points, of.lead, of.win.unwrap_or(0.0)]
            .into_iter()
            .zip(&mut luck)
            .for_each(|(of, luck)| luck.push(of));
    }
    for (measure, luck) in ["points", "lead", "win"].iter().zip(&luck) {
        let (mean, half) = mean(luck);
        let spread = half / 1.96 * (luck.len() as f64).sqrt();
        println!("{name}: luck of {games} games in {measure}: {mean:.3} ± {half:.3} (spread {spread:.2})");
        // An interval of 95 % would fail too often in short runs.
        let wide = if length() > 0 { 1.0 } else { 2.0 };
        assert!(mean.abs() <= wide * half, "{name} {measure}");
    }
}

#[test]
fn proof_blunders_cost_what_is_said() {
    let long = length();
    let (blunders, games, seeds) = if long > 0 { (4 * long as usize, 40 * long, 200) } else { (2, 40, 20) };
    let game = rules::<Troyes>(2, "");
    let (mut stated, mut recovered) = (Vec::new(), Vec::new());
    for seed in 0..seeds {
        if stated.len() >= blunders {
            break;
        }
        let table = played(&game, &["perrin", "colin"], 9000 + seed);
        let analysis = analysed(&table, Scope::default(), if long > 0 { 300 } else { 100 });
        let is_blunder = |event: &&Event| matches!(&event.kind, EventKind::Decision { judged: Some(judged), .. } if judged.grade == Grade::Blunder);
        // Two of a game at most, so that no single game decides.
        let found: Vec<&Event> = analysis.events.iter().filter(is_blunder).collect();
        for event in found.iter().step_by(found.len().div_ceil(2).max(1)) {
            let EventKind::Decision { seat, judged: Some(judged) } = &event.kind else { continue };
            stated.push(judged.loss);
            recovered.push(gain(&table, event.step, *seat, judged, games));
        }
    }
    let ((said, _), (got, half)) = (mean(&stated), mean(&recovered));
    assert!(stated.len() >= blunders, "too few blunders in {seeds} games");
    println!("{} blunders, each played on {games} times with either move", stated.len());
    println!("stated loss {said:.2}, recovered {got:.2} ± {half:.2}: {:.0} %", 100.0 * got / said);
    assert!(got >= said / 2.0 || (long == 0 && got + 2.0 * half >= said / 2.0));
}

/// By how many points of lead games end better with the best move than with the one that was made, when both are played on.
fn gain(table: &Table<Troyes>, step: usize, seat: Seat, judged: &Judged, games: u64) -> f64 {
    let (game, before) = (table.game(), table.rewound(step));
    let lead = |choices: &[String], seed: u64| {
        let mut state = before.state().clone();
        for choice in choices {
            let choice = tabletop::Notation::read(game, choice).unwrap();
            tabletop::Game::play(game, &mut state, seat, choice, None).unwrap();
        }
        let (mut company, mut cup) =
            (company(&["greedy", "greedy"], seed), Cup::new(Seed::from_number(seed)));
        loop {
            match tabletop::Game::pending(game, &state) {
                Pending::Over => return Reckoner::new(game, None).measures(&state)[seat.index()].lead,
                Pending::Chance(awaited) => {
                    tabletop::Game::chance(game, &mut state, &cup.answer(awaited), None).unwrap();
                }
                Pending::Seats(_) => {
                    let (by, choice) = answer(game, &state, &mut company).unwrap();
                    tabletop::Game::play_offered(game, &mut state, by, choice);
                }
            }
        }
    };
    let best = &judged.moves[0].choices;
    let made = &judged.moves[judged.played].choices;
    (0..games).map(|seed| lead(best, seed) - lead(made, seed)).sum::<f64>() / games as f64
}
