//! What decisions of opponents of known strength lose, and how they are graded: what the thresholds of `src/grade.rs` rest on.
//!
//! `cargo run --profile quick -p troyes-analysis --example grades -- [ROUNDS] [SIMULATIONS] [GAMES]`: so many rounds between all
//! levels, and so many games of the usual level against itself, whose losses make the thresholds.

use analysis::{EventKind, Grade, Judged, Plan, Scope};
use bots::{Budget, Cancel, Clock, Evaluate, by_name};
use tabletop::{CompleteGame, Cup, Pending, Seed, Table};
use troyes::Troyes;
use troyes_dice::TroyesDice;

const LEVELS: [&str; 6] = ["perrin", "jehanne", "colin", "aelis", "gautier", "search:200"];
/// Which parts of a level's losses are shown, the largest last.
const QUANTILES: [f64; 5] = [0.5, 0.75, 0.9, 0.95, 0.99];

/// The share of the usual level's decisions that lose less than what each grade after the best begins with.
const LAW: [f64; 4] = [0.5, 0.75, 0.95, 0.99];

fn main() {
    let mut numbers = std::env::args().skip(1).filter_map(|number| number.parse().ok());
    let (rounds, simulations) = (numbers.next().unwrap_or(4), numbers.next().unwrap_or(300));
    let games = numbers.next().unwrap_or(30);
    if rounds > 0 {
        losses::<Troyes>("troyes", 2, rounds, simulations);
        losses::<TroyesDice>("dice", 1, 2 * rounds, simulations);
    }
    let found = [usual::<Troyes>(2, games, simulations), usual::<TroyesDice>(1, 4 * games, simulations)];
    println!("{} against itself: {} and {} decisions", bots::USUAL, found[0].len(), found[1].len());
    for part in LAW {
        let [troyes, dice] = [&found[0], &found[1]].map(|losses| quantile(losses, part));
        println!("{part} lose less than {troyes:.2} and {dice:.2}: on average {:.2}", (troyes + dice) / 2.0);
    }
}

/// What decisions of the usual level lose, in order.
fn usual<G: Evaluate + CompleteGame>(players: u8, games: u64, simulations: u64) -> Vec<f64> {
    let game = rules::<G>(players);
    let names = vec![bots::USUAL; usize::from(players)];
    let judged = (0..games).flat_map(|seed| judged(&game, &names, 5000 + seed, simulations));
    let mut losses: Vec<f64> = judged.map(|(_, judged)| judged.loss).collect();
    losses.sort_by(f64::total_cmp);
    losses
}

fn quantile(losses: &[f64], part: f64) -> f64 {
    losses.get((part * losses.len().saturating_sub(1) as f64) as usize).copied().unwrap_or(0.0)
}

fn rules<G: CompleteGame>(players: u8) -> G {
    G::new(&G::parse_options(players, "").expect("no options"), None).expect("the usual rules")
}

/// Every decision of a game and who took it.
fn judged<G: Evaluate + CompleteGame>(
    game: &G,
    names: &[&str],
    seed: u64,
    simulations: u64,
) -> Vec<(usize, Judged)> {
    let table = played(game, names, seed);
    let plan = Plan::new(&table, Scope::default());
    let budget = Budget::Simulations(simulations as u32);
    let found = plan.questions().filter_map(|part| plan.examine(part, budget, &Cancel::default())).collect();
    let decided = plan.account(found, budget).events.into_iter().filter_map(|event| match event.kind {
        EventKind::Decision { seat, judged: Some(found) } => Some((seat.index(), found)),
        _ => None,
    });
    decided.collect()
}

/// Every level plays against the next one, and the last against the first.
fn losses<G: Evaluate + CompleteGame>(name: &str, players: u8, rounds: u64, simulations: u64) {
    let game = rules::<G>(players);
    let mut of_level: Vec<Vec<Judged>> = LEVELS.iter().map(|_| Vec::new()).collect();
    for seed in 0..rounds {
        for one in 0..LEVELS.len() {
            let seated: Vec<usize> =
                (0..usize::from(players)).map(|seat| (one + seat) % LEVELS.len()).collect();
            let names: Vec<&str> = seated.iter().map(|level| LEVELS[*level]).collect();
            for (seat, found) in judged(&game, &names, 500 + seed * 16 + one as u64, simulations) {
                of_level[seated[seat]].push(found);
            }
        }
    }
    println!("{name}, {simulations} simulations for each decision");
    for (level, judged) in LEVELS.iter().zip(&mut of_level) {
        tell(level, judged);
    }
}

fn tell(level: &str, judged: &mut [Judged]) {
    judged.sort_by(|a, b| a.loss.total_cmp(&b.loss));
    let count = judged.len().max(1) as f64;
    let mean = judged.iter().map(|judged| judged.loss).sum::<f64>() / count;
    let at = |part: f64| judged.get((part * (count - 1.0)) as usize).map_or(0.0, |judged| judged.loss);
    let quantiles: Vec<String> = QUANTILES.iter().map(|part| format!("{:.2}", at(*part))).collect();
    let share = |grade: Grade| judged.iter().filter(|judged| judged.grade == grade).count() as f64 / count;
    let shares: Vec<String> =
        Grade::ALL.iter().map(|grade| format!("{} {:.1} %", grade.word(), 100.0 * share(*grade))).collect();
    println!(
        "{level:10} {count:5} decisions, mean {mean:.2}, quantiles {}: {}",
        quantiles.join(" "),
        shares.join(", ")
    );
}

fn played<G: Evaluate + CompleteGame>(game: &G, names: &[&str], seed: u64) -> Table<G> {
    let mut bots: Vec<_> = names.iter().map(|name| by_name::<G>(name, seed).expect("known bots")).collect();
    let (mut table, mut cup) = (Table::new(game.clone(), None), Cup::new(Seed::from_number(seed)));
    loop {
        table.roll_on(&mut cup, None);
        let Pending::Seats(asked) = table.pending() else { return table };
        let Some(seat) = asked.iter().next() else { return table };
        let mut clock = Clock::new(Budget::Simulations(1));
        let choice = bots::ask(bots[seat.index()].as_mut(), game, table.state(), seat, &mut clock);
        table
            .play(seat, choice.expect("whoever is asked has a choice"), None)
            .expect("bots play by the rules");
    }
}
