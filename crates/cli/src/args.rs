//! The arguments of every command.

mod admin;
mod puzzles;
mod serve;

pub use admin::{Admin, AdminWhat};
pub use puzzles::{Puzzle, Puzzles, PuzzlesWhat};
pub use serve::{Backup, Serve, ThinkArgs};

use crate::values;
use clap::{Args as ClapArgs, Parser, Subcommand};
use cli::{Failure, sim};
use protocol::games::{Setup, Wish};
use std::path::PathBuf;
use words::Language;

// Every help text is the name of a message: `help.rs` has them said in the language that is wished for, and knows that
// of `--lang`, which names the languages there are.

#[derive(Parser)]
#[command(name = "troyes", version, about = "cli-help-troyes")]
pub struct Args {
    #[arg(
        long,
        global = true,
        display_order = 1000,
        value_parser = values::language,
        value_name = "cli-value-tag"
    )]
    pub lang: Option<Language>,
    #[command(subcommand)]
    pub command: Option<Command>,
}

#[derive(Subcommand)]
pub enum Command {
    #[command(about = "cli-help-serve")]
    Serve(Serve),
    #[command(about = "cli-help-think")]
    Think(ThinkArgs),
    #[command(about = "cli-help-backup")]
    Backup(Backup),
    #[command(about = "cli-help-admin")]
    Admin(Admin),
    #[command(about = "cli-help-play")]
    Play(PlayArgs),
    #[command(about = "cli-help-learn")]
    Learn(Learn),
    #[command(about = "cli-help-arena")]
    Arena(Arena),
    #[command(about = "cli-help-loadtest")]
    Loadtest(Loadtest),
    #[command(about = "cli-help-games")]
    Games(Games),
    #[command(about = "cli-help-engine")]
    Engine(Engine),
    #[command(about = "cli-help-sim")]
    Sim(Sim),
    #[command(about = "cli-help-bench")]
    Bench(Bench),
    #[command(about = "cli-help-replay")]
    Replay(Replay),
    #[command(about = "cli-help-analyse")]
    Analyse(Analyse),
    #[command(about = "cli-help-verify")]
    Verify(Verify),
    #[command(about = "cli-help-cards")]
    Cards(Cards),
    #[command(about = "cli-help-achievements")]
    Achievements(Achievements),
    #[command(about = "cli-help-dice-sheet")]
    DiceSheet(DiceSheet),
    #[command(about = "cli-help-puzzle")]
    Puzzle(Puzzle),
    #[command(about = "cli-help-puzzles")]
    Puzzles(Puzzles),
    #[command(about = "cli-help-score")]
    Score(Score),
    #[command(about = "cli-help-manuals")]
    Manuals(Manuals),
}

#[derive(ClapArgs)]
pub struct Games {
    #[command(flatten)]
    pub json: Json,
}

#[derive(ClapArgs)]
pub struct Json {
    #[arg(long, help = "cli-help-json")]
    pub json: bool,
}

/// Which game with which options.
#[derive(ClapArgs)]
pub struct WhichGame {
    #[arg(long, default_value = "troyes", value_name = "cli-value-game", help = "cli-help-game")]
    pub game: String,
    #[arg(long, value_parser = values::whole::<u8>, value_name = "cli-value-n", help = "cli-help-players")]
    pub players: Option<u8>,
    #[arg(long, value_name = "cli-value-list", help = "cli-help-options")]
    pub options: Option<String>,
    #[arg(long, value_name = "cli-value-file", help = "cli-help-figures")]
    pub figures: Option<PathBuf>,
}

impl WhichGame {
    pub fn setup(&self) -> Result<Setup, Failure> {
        Ok(Setup {
            players: self.players,
            wish: self.options.clone().map_or(Wish::Nothing, Wish::List),
            figures: self.figures.as_deref().map(cli::failure::read_figures).transpose()?,
        })
    }
}

#[derive(ClapArgs)]
pub struct Manuals {
    #[arg(value_name = "cli-value-dir", help = "cli-help-manuals-dir")]
    pub dir: PathBuf,
}

#[derive(ClapArgs)]
pub struct PlayArgs {
    #[command(flatten)]
    pub which: WhichGame,
    #[arg(value_name = "cli-value-seats", help = "cli-help-play-seats")]
    pub seats: Vec<String>,
    #[arg(long, conflicts_with = "seats", help = "cli-help-play-resume")]
    pub resume: bool,
    #[arg(long, conflicts_with = "resume", help = "cli-help-real")]
    pub real: bool,
    #[arg(long, help = "cli-help-play-no-mouse")]
    pub no_mouse: bool,
    #[arg(long, help = "cli-help-play-ask-all")]
    pub ask_all: bool,
    #[arg(long, value_name = "cli-value-dir", help = "cli-help-play-dir")]
    pub dir: Option<PathBuf>,
    #[arg(long, value_parser = values::whole::<u64>, value_name = "cli-value-seed", help = "cli-help-seed")]
    pub seed: Option<u64>,
}

#[derive(ClapArgs)]
pub struct Learn {
    #[arg(value_name = "cli-value-name", help = "cli-help-learn-name")]
    pub name: Option<String>,
    #[arg(long, value_name = "cli-value-dir", help = "cli-help-play-dir")]
    pub dir: Option<PathBuf>,
}

#[derive(ClapArgs)]
pub struct Arena {
    #[arg(required = true, value_name = "cli-value-bots", help = "cli-help-arena-bots")]
    pub bots: Vec<String>,
    #[command(flatten)]
    pub which: WhichGame,
    #[arg(long, value_parser = values::some::<u32>, default_value_t = 100, value_name = "cli-value-n", help = "cli-help-arena-games")]
    pub games: u32,
    #[arg(long, value_parser = values::whole::<u64>, default_value_t = 1, value_name = "cli-value-s", help = "cli-help-seed")]
    pub seed: u64,
    #[arg(long, default_value = "100ms", value_parser = values::budget, value_name = "cli-value-budget", help = "cli-help-arena-budget")]
    pub budget: bots::Budget,
    #[arg(long, value_parser = values::threads, value_name = "cli-value-t", help = "cli-help-arena-threads")]
    pub threads: Option<u16>,
    #[arg(short, long, value_name = "cli-value-file", help = "cli-help-arena-output")]
    pub output: Option<PathBuf>,
    #[arg(long, value_name = "cli-value-dir", help = "cli-help-bot-log")]
    pub bot_log: Option<PathBuf>,
    #[command(flatten)]
    pub json: Json,
}

#[derive(ClapArgs)]
pub struct Loadtest {
    #[arg(long, value_parser = values::whole::<usize>, default_value_t = 1000, value_name = "cli-value-n", help = "cli-help-loadtest-tables")]
    pub tables: usize,
    #[arg(long, value_parser = values::whole::<u64>, default_value_t = 30, value_name = "cli-value-s", help = "cli-help-loadtest-seconds")]
    pub seconds: u64,
    #[arg(long, value_parser = values::whole::<u64>, default_value_t = 5, value_name = "cli-value-every", help = "cli-help-loadtest-every")]
    pub every: u64,
    #[arg(long, default_value = "troyes", value_name = "cli-value-offer", help = "cli-help-loadtest-offer")]
    pub offer: String,
    #[arg(long, value_name = "cli-value-url", help = "cli-help-loadtest-database")]
    pub database: Option<String>,
    #[arg(long, value_parser = values::some::<usize>, default_value_t = 1, value_name = "cli-value-n", requires = "database", help = "cli-help-loadtest-nodes")]
    pub nodes: usize,
    #[command(flatten)]
    pub json: Json,
}

#[derive(ClapArgs)]
pub struct Engine {
    #[arg(
        long,
        num_args = 0..=1,
        default_missing_value = "",
        value_name = "cli-value-name",
        help = "cli-help-engine-schema"
    )]
    pub schema: Option<String>,
}

#[derive(ClapArgs)]
pub struct Sim {
    #[command(flatten)]
    pub which: WhichGame,
    #[arg(long, value_parser = values::some::<u64>, default_value_t = 1000, value_name = "cli-value-n", help = "cli-help-sim-games")]
    pub games: u64,
    #[arg(long, value_parser = values::whole::<u64>, default_value_t = 1, value_name = "cli-value-s", help = "cli-help-seed")]
    pub seed: u64,
    #[arg(long, default_value_t = 1, value_parser = values::threads, value_name = "cli-value-t", help = "cli-help-sim-threads")]
    pub threads: u16,
    #[arg(long, value_parser = values::whole::<u64>, default_value_t = 2000, value_name = "cli-value-n", help = "cli-help-sim-laws")]
    pub laws: u64,
    #[arg(long, value_parser = values::whole::<u64>, requires = "record", value_name = "cli-value-number", help = "cli-help-sim-only")]
    pub only: Option<u64>,
    #[arg(long, requires = "only", value_name = "cli-value-file", help = "cli-help-sim-record")]
    pub record: Option<PathBuf>,
    #[command(flatten)]
    pub json: Json,
}

impl Sim {
    pub fn plan(&self, language: Language) -> Result<sim::Simulation, Failure> {
        Ok(sim::Simulation {
            game: self.which.game.clone(),
            setup: self.which.setup()?,
            games: self.games,
            seed: self.seed,
            threads: self.threads.into(),
            every: self.laws,
            language,
        })
    }
}

#[derive(ClapArgs)]
pub struct Bench {
    #[arg(value_name = "cli-value-courses", help = "cli-help-bench-courses")]
    pub courses: Vec<String>,
    #[arg(long, default_value_t = 5.0, value_parser = values::seconds, value_name = "cli-value-n", help = "cli-help-bench-seconds")]
    pub seconds: f64,
    #[arg(long, conflicts_with = "courses", value_name = "cli-value-dir", help = "cli-help-bench-site")]
    pub site: Option<PathBuf>,
    #[command(flatten)]
    pub json: Json,
}

#[derive(ClapArgs)]
pub struct Replay {
    #[arg(value_name = "cli-value-file", help = "cli-help-record")]
    pub file: PathBuf,
    #[arg(long, conflicts_with = "json", help = "cli-help-replay-tui")]
    pub tui: bool,
    #[command(flatten)]
    pub json: Json,
}

#[derive(ClapArgs)]
pub struct Analyse {
    #[arg(value_name = "cli-value-file", help = "cli-help-record")]
    pub file: PathBuf,
    #[arg(long, default_value_t = analysis::USUAL_BUDGET, value_parser = values::budget, value_name = "cli-value-budget", help = "cli-help-analyse-budget")]
    pub budget: bots::Budget,
    #[arg(long, value_name = "cli-value-seat", help = "cli-help-analyse-seat")]
    pub seat: Option<String>,
    #[arg(long, conflicts_with = "seat", help = "cli-help-analyse-open")]
    pub open: bool,
    #[arg(long, value_parser = values::threads, value_name = "cli-value-t", help = "cli-help-analyse-threads")]
    pub threads: Option<u16>,
    #[command(flatten)]
    pub json: Json,
}

#[derive(ClapArgs)]
pub struct Verify {
    #[arg(value_name = "cli-value-record", help = "cli-help-record")]
    pub record: PathBuf,
    #[arg(long, value_name = "cli-value-hash", help = "cli-help-verify-promised")]
    pub promised: Option<String>,
    #[arg(long, value_name = "cli-value-record", help = "cli-help-verify-from")]
    pub from: Vec<PathBuf>,
    #[arg(long, value_name = "cli-value-file", help = "cli-help-verify-slip")]
    pub slip: Option<PathBuf>,
    #[command(flatten)]
    pub json: Json,
}

#[derive(ClapArgs)]
pub struct Cards {
    #[arg(value_name = "cli-value-name", help = "cli-help-cards-name")]
    pub name: Option<String>,
    #[command(flatten)]
    pub which: WhichGame,
    #[arg(long, conflicts_with = "json", help = "cli-help-cards-markdown")]
    pub markdown: bool,
    #[command(flatten)]
    pub json: Json,
}

#[derive(ClapArgs)]
pub struct Achievements {
    #[arg(value_name = "cli-value-name", help = "cli-help-achievements-name")]
    pub name: Option<String>,
    #[arg(long, value_name = "cli-value-record", help = "cli-help-achievements-add")]
    pub add: Option<PathBuf>,
    #[arg(long, value_name = "cli-value-dir", help = "cli-help-achievements-dir")]
    pub dir: Option<PathBuf>,
    #[command(flatten)]
    pub json: Json,
}

#[derive(ClapArgs)]
pub struct Score {
    #[arg(value_name = "cli-value-file", help = "cli-help-score-file")]
    pub file: Option<PathBuf>,
    #[command(flatten)]
    pub which: WhichGame,
}

#[derive(ClapArgs)]
pub struct DiceSheet {
    #[arg(value_name = "cli-value-record", help = "cli-help-dice-sheet-record")]
    pub record: Option<PathBuf>,
    #[arg(long, requires = "record", value_name = "cli-value-seat", help = "cli-help-dice-sheet-seat")]
    pub seat: Option<String>,
    #[arg(
        long,
        conflicts_with = "record",
        value_name = "cli-value-file",
        help = "cli-help-dice-sheet-figures"
    )]
    pub figures: Option<PathBuf>,
    #[arg(short, long, value_name = "cli-value-file", help = "cli-help-dice-sheet-output")]
    pub output: Option<PathBuf>,
}
