//! The arena: the same deals for all, the same result for the same seed, and the right winner.

use arena::{ArenaError, Match, Report, run};
use bots::Budget;
use tabletop::Game;
use tabletop::toy::{Options, Toy};
use words::Language;

fn arena(players: u8, bots: &[&str], games: u32, seed: u64, threads: usize) -> Result<Report, ArenaError> {
    let game = Toy::new(&Options { players, rich: false }, None).unwrap();
    let bots: Vec<String> = bots.iter().map(ToString::to_string).collect();
    let budget = Budget::Simulations(40);
    let plan = Match {
        game: &game,
        bots: &bots,
        games,
        seed,
        budget,
        patience: None,
        threads,
        language: Language::english(),
    };
    run(&plan, |_, _| {})
}

#[test]
fn the_same_seed_gives_the_same_report_with_any_number_of_threads() {
    let one = arena(2, &["greedy", "search", "random"], 60, 5, 1).unwrap();
    assert_eq!(one, arena(2, &["greedy", "search", "random"], 60, 5, 3).unwrap());
    assert_ne!(one.bots, arena(2, &["greedy", "search", "random"], 60, 6, 1).unwrap().bots);
}

#[test]
fn a_bot_against_itself_wins_exactly_half_of_its_deals() {
    // Both orders of a deal are the same game with names exchanged, since bots that draw nothing decide alike.
    let report = arena(2, &["greedy", "greedy"], 40, 9, 2).unwrap();
    assert_eq!(report.bots.len(), 1);
    assert_eq!(report.bots[0].win_rate.unwrap().value, 0.5);
}

#[test]
fn thinking_beats_chance() {
    let report = arena(2, &["search", "greedy", "random"], 600, 1, 2).unwrap();
    let elo: Vec<f64> = report.bots.iter().map(|bot| bot.elo.unwrap().value).collect();
    assert!(elo[0] > elo[2] + 100.0 && elo[1] > elo[2] + 100.0, "{elo:?}");
    let four = arena(4, &["greedy", "random"], 200, 1, 2).unwrap();
    assert!(four.bots[0].win_rate.unwrap().low > 0.4, "{}", four.table());
    assert_eq!((four.bots[0].seats, four.bots[1].seats), (200, 600));
}

#[test]
fn points_by_source_add_up() {
    let report = arena(3, &["greedy", "random", "random"], 30, 2, 1).unwrap();
    for bot in &report.bots {
        let sum: f64 = bot.sources.iter().map(|source| source.vp).sum();
        assert!((sum - bot.vp.value).abs() < 1e-9 && bot.sources.len() == 3);
    }
    let wins: f64 = report.bots.iter().map(|bot| bot.wins.unwrap().value).sum();
    assert!((wins - f64::from(report.games)).abs() < 1e-9);
}

#[test]
fn json_has_the_promised_shape() {
    let report = arena(2, &["greedy", "random"], 10, 2, 1).unwrap();
    let json = serde_json::to_value(&report).unwrap();
    assert_eq!(json["games"], 10);
    assert_eq!(json["bots"][0]["name"], "greedy");
    for key in ["wins", "win_rate", "vp", "elo"] {
        let of = |end: &str| json["bots"][0][key][end].as_f64().unwrap();
        assert!(of("low") <= of("value") && of("value") <= of("high"), "{key}");
    }
}

#[test]
fn alone_there_is_a_result_instead_of_wins() {
    let report = arena(1, &["greedy", "random"], 40, 2, 1).unwrap();
    let json = serde_json::to_value(&report).unwrap();
    assert!(json["bots"][0].get("wins").is_none() && json["bots"][0].get("elo").is_none());
    assert!(report.bots[0].result.unwrap().low > report.bots[1].result.unwrap().high, "{}", report.table());
}

#[test]
fn progress_counts_every_game() {
    let game = Toy::new(&Options::default(), None).unwrap();
    let bots = ["random".to_string(), "greedy".to_string()];
    let budget = Budget::Simulations(1);
    let plan = Match {
        game: &game,
        bots: &bots,
        games: 7,
        seed: 1,
        budget,
        patience: None,
        threads: 2,
        language: Language::english(),
    };
    let heard = std::sync::Mutex::new(Vec::new());
    run(&plan, |done, of| heard.lock().unwrap().push((done, of))).unwrap();
    let mut heard = heard.into_inner().unwrap();
    heard.sort();
    assert_eq!(heard, (1..=8).map(|done| (done, 8)).collect::<Vec<_>>());
}

#[test]
fn without_bots_or_with_unknown_ones_there_is_no_arena() {
    assert!(matches!(arena(2, &[], 1, 1, 1), Err(ArenaError::NoBots)));
    assert!(matches!(arena(2, &["greedy", "gredy"], 1, 1, 1), Err(ArenaError::Bot(_))));
}

#[test]
fn the_ladder_shows_every_bot_and_source() {
    let report = arena(2, &["search", "greedy", "random"], 30, 1, 1).unwrap();
    let svg = report.ladder();
    for word in ["search", "greedy", "random", "tower", "lucky faces", "coins", "</svg>"] {
        assert!(svg.contains(word), "{word}");
    }
    assert!(!svg.contains("NaN") && !svg.contains("inf"));
}
