//! `troyes sim`: many games between random players, with the laws checked while they play.

mod choice_bias;
mod playout;
mod report;
mod tally;

pub use report::Report;
pub use tally::{Spread, Tally};

use crate::failure::Failure;
use host::StateOnly;
use indicatif::{ProgressBar, ProgressStyle};
use playout::Playout;
use protocol::games::{self, ForGame, Listed, Setup};
use sha2::{Digest, Sha256};
use std::any::Any;
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;
use tabletop::laws::Broken;
use tabletop::{CompleteGame, Phrase, Table, phrase};
use words::Language;

/// Games are handed out and hashed in bundles of this size, whatever the number of threads.
const BUNDLE: u64 = 64;

/// What is to be simulated.
#[derive(Clone, Debug)]
pub struct Simulation {
    /// The game's name.
    pub game: String,
    /// Its players, options and figures.
    pub setup: Setup,
    /// How many games.
    pub games: u64,
    /// Everything random follows from it.
    pub seed: u64,
    /// How many threads play.
    pub threads: usize,
    /// The slow laws are checked at one moment in so many; never if 0.
    pub every: u64,
    /// The language of the report.
    pub language: Language,
}

/// A game in which a law was broken.
#[derive(Debug)]
struct BrokenGame {
    number: u64,
    reason: Phrase,
}

/// Plays all games.
pub fn run(plan: &Simulation) -> Result<Report, Failure> {
    games::with(&plan.game, Run(plan))?
}

struct Run<'a>(&'a Simulation);

impl ForGame for Run<'_> {
    type Output = Result<Report, Failure>;

    fn run<G: CompleteGame>(self, listed: &'static Listed) -> Self::Output {
        let plan = self.0;
        let game: G = plan.setup.rules(listed)?;
        let begin = Instant::now();
        let (tally, digest) = simulate(&game, plan).map_err(|broken| {
            let (number, seed) = (broken.number.to_string(), plan.seed.to_string());
            let again = plan.again(broken.number);
            Failure::new(phrase!("cli-sim-broken", number = number, seed = seed, reason = broken.reason))
                .with_hint(phrase!("cli-sim-broken-hint", command = again))
        })?;
        Ok(Report::new(&game, listed, plan, tally, digest, begin.elapsed()))
    }
}

impl Simulation {
    /// The command that plays one of the games again.
    fn again(&self, number: u64) -> String {
        let options = match &self.setup.wish {
            games::Wish::List(list) if !list.is_empty() => format!(" --options {list}"),
            _ => String::new(),
        };
        let figures = match &self.setup.figures {
            Some((name, _)) => format!(" --figures {name}"),
            None => String::new(),
        };
        let players = match self.setup.players {
            Some(players) => format!(" --players {players}"),
            None => String::new(),
        };
        format!(
            "troyes sim --game {}{players}{options}{figures} --seed {} --only {number} --record broken.txt",
            self.game, self.seed
        )
    }
}

/// What one thread has played: its tally, and the digest of each bundle under the bundle's first game.
#[derive(Default)]
struct Share {
    tally: Tally,
    digests: BTreeMap<u64, [u8; 32]>,
}

/// Plays all games on several threads. Tallies and digest do not depend on how many.
fn simulate<G: CompleteGame>(game: &G, plan: &Simulation) -> Result<(Tally, String), BrokenGame> {
    let progress = ProgressBar::new(plan.games).with_style(
        ProgressStyle::with_template(&plan.language.text(&phrase!("cli-progress-sim")))
            .unwrap_or_else(|_| ProgressStyle::default_bar()),
    );
    let next = AtomicU64::new(0);
    let work = || -> Result<Share, BrokenGame> {
        let mut share = Share::default();
        loop {
            let first = next.fetch_add(BUNDLE, Ordering::Relaxed);
            if first >= plan.games {
                return Ok(share);
            }
            let end = (first + BUNDLE).min(plan.games);
            let digest = play_bundle(game, plan, first..end, &mut share.tally).inspect_err(|_| {
                next.store(plan.games, Ordering::Relaxed);
            })?;
            share.digests.insert(first, digest);
            progress.inc(end - first);
        }
    };
    let shares: Vec<_> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..plan.threads.max(1)).map(|_| scope.spawn(work)).collect();
        let join = |thread: std::thread::ScopedJoinHandle<_>| {
            thread.join().expect("a panic is caught in the game it is in")
        };
        threads.into_iter().map(join).collect()
    });
    progress.finish_and_clear();
    sum_up(shares)
}

/// Adds what the threads have played; of several broken games the first is told.
fn sum_up(shares: Vec<Result<Share, BrokenGame>>) -> Result<(Tally, String), BrokenGame> {
    let mut all = Share::default();
    let mut broken = Vec::new();
    for share in shares {
        match share {
            Ok(share) => {
                all.tally.merge(&share.tally);
                all.digests.extend(share.digests);
            }
            Err(game) => broken.push(game),
        }
    }
    if let Some(first) = broken.into_iter().min_by_key(|game| game.number) {
        return Err(first);
    }
    let mut hash = Sha256::new();
    all.digests.values().for_each(|digest| hash.update(digest));
    let digest = hash.finalize().iter().take(16).map(|byte| format!("{byte:02x}")).collect();
    Ok((all.tally, digest))
}

fn play_bundle<G: CompleteGame>(
    game: &G,
    plan: &Simulation,
    numbers: std::ops::Range<u64>,
    tally: &mut Tally,
) -> Result<[u8; 32], BrokenGame> {
    let mut playout = Playout::new(game, plan.seed, plan.every);
    let mut hash = Sha256::new();
    for number in numbers {
        let played = guarded(|| playout.play(number, &mut StateOnly(game.start()), tally));
        hash.update(played.map_err(|reason| BrokenGame { number, reason })?);
    }
    Ok(hash.finalize().into())
}

/// Runs a game; a panic in it is a broken law too.
fn guarded<T>(play: impl FnOnce() -> Result<T, Broken>) -> Result<T, Phrase> {
    match catch_unwind(AssertUnwindSafe(play)) {
        Ok(played) => played.map_err(protocol::foreign),
        Err(panic) => Err(message(panic.as_ref())),
    }
}

fn message(panic: &(dyn Any + Send)) -> Phrase {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    match text.or_else(|| panic.downcast_ref::<&str>().copied()) {
        Some(text) => phrase!("cli-sim-panicked", text = text.to_string()),
        None => phrase!("cli-sim-panicked-silently"),
    }
}

/// Plays one of the games at a table that remembers: its record, and the broken law if there was one.
pub fn record_of(plan: &Simulation, number: u64) -> Result<(String, Result<(), Failure>), Failure> {
    struct Remember<'a>(&'a Simulation, u64);
    impl ForGame for Remember<'_> {
        type Output = Result<(String, Result<(), Failure>), Failure>;
        fn run<G: CompleteGame>(self, listed: &'static Listed) -> Self::Output {
            let Remember(plan, number) = self;
            let game: G = plan.setup.rules(listed)?;
            let mut table = Table::new(game.clone(), plan.setup.figures.clone());
            let played =
                guarded(|| Playout::new(&game, plan.seed, 1).play(number, &mut table, &mut Tally::default()));
            let seed = playout::dice_seed(plan.seed, number);
            let mut head = table.head();
            head.commitment = Some(seed.commitment());
            head.seed = Some(seed.to_string());
            head.notes.push(("sim".into(), format!("seed {} game {number}", plan.seed)));
            let broken = played.map(|_| ()).map_err(|reason| {
                Failure::new(phrase!("cli-sim-broken-again", number = number.to_string(), reason = reason))
            });
            Ok((table.record(head).write(), broken))
        }
    }
    games::with(&plan.game, Remember(plan, number))?
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_is_told_as_a_broken_law() {
        let told = guarded(|| -> Result<(), Broken> { panic!("no die {}", 7) }).unwrap_err();
        assert_eq!(Language::english().text(&told), "the rules panicked: no die 7");
        let told = guarded(|| Err::<(), _>(Broken("dice vanish".into()))).unwrap_err();
        assert_eq!(Language::english().text(&told), "broken law: dice vanish");
    }

    #[test]
    fn the_first_of_several_broken_games_is_told() {
        let broken = |number| Err(BrokenGame { number, reason: Phrase::NOTHING });
        let told = sum_up(vec![broken(9), Ok(Share::default()), broken(4)]).unwrap_err();
        assert_eq!(told.number, 4);
    }

    #[test]
    fn the_command_that_plays_a_game_again_says_everything() {
        let setup = Setup {
            players: Some(2),
            wish: games::Wish::List("rich".into()),
            figures: Some(("mine.toml".into(), String::new())),
        };
        let plan = Simulation {
            game: "toy".into(),
            setup,
            games: 9,
            seed: 3,
            threads: 1,
            every: 0,
            language: Language::english(),
        };
        assert_eq!(
            plan.again(5),
            "troyes sim --game toy --players 2 --options rich --figures mine.toml --seed 3 --only 5 --record broken.txt"
        );
    }

    #[test]
    fn a_recorded_game_is_the_one_that_was_simulated() {
        let plan = |games| Simulation {
            game: "toy".into(),
            setup: Setup::default(),
            games,
            seed: 8,
            threads: 1,
            every: 0,
            language: Language::english(),
        };
        let (record, outcome) = record_of(&plan(1), 0).unwrap();
        outcome.unwrap();
        let result = record.lines().find_map(|line| line.strip_prefix("result ")).unwrap();
        let means: Vec<String> =
            run(&plan(1)).unwrap().tally().totals.iter().map(|spread| spread.mean().to_string()).collect();
        assert_eq!(result, means.join(" "));
    }
}
