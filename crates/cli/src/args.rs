//! The arguments of every command.

use clap::{Args as ClapArgs, Parser, Subcommand};
use cli::games::{self, Setup, Wish};
use cli::{Failure, language, sim};
use std::net::SocketAddr;
use std::path::PathBuf;
use words::Language;

/// Troyes, The Ladies of Troyes, the King's Challenge and Troyes Dice: play, study, simulate. Unofficial.
#[derive(Parser)]
#[command(name = "troyes", version)]
pub struct Args {
    /// What to do; without a command, tables are served in the browser
    #[command(subcommand)]
    pub command: Option<Command>,
}

#[derive(Subcommand)]
pub enum Command {
    /// Serve tables in the browser, on this machine unless you say otherwise
    Serve(Serve),
    /// Play in the terminal: alone, against bots or with others at one keyboard
    Play(Play),
    /// Let bots meet each other in all seat orders, with ratings
    Arena(Arena),
    /// Play bots over HTTP on loopback and measure how a server of ours bears it
    Loadtest(Loadtest),
    /// List the games with their options
    Games(Games),
    /// Speak the engine protocol: one JSON object per line on stdin and stdout (docs/protocol.md)
    Engine,
    /// Let random players play many games, with all laws checked, and sum up
    Sim(Sim),
    /// Measure how fast random players play, on one thread
    Bench(Bench),
    /// Verify a record and tell the game in sentences
    Replay(Replay),
    /// Check that the dice of a record are those of the seed promised before the game
    Verify(Verify),
    /// Show cards, tiles and buildings with their rules, figures and sources
    Cards(Cards),
    /// List what players of Troyes Dice have earned in all their games
    Achievements(Achievements),
    /// Draw the scoresheet of Troyes Dice, empty or as it stands in a record, as SVG
    DiceSheet(DiceSheet),
}

/// In which language.
#[derive(ClapArgs)]
pub struct Lang {
    /// The language, by its tag: en, fr [default: what the variable TROYES_LANG says, else en]
    #[arg(long, value_name = "TAG", value_parser = language::with_tag)]
    pub lang: Option<Language>,
}

impl Lang {
    pub fn language(&self) -> Result<Language, Failure> {
        let variable = std::env::var(language::VARIABLE).ok();
        language::wished(self.lang, variable.as_deref())
    }
}

#[derive(ClapArgs)]
pub struct Games {
    #[command(flatten)]
    pub lang: Lang,
    #[command(flatten)]
    pub json: Json,
}

#[derive(ClapArgs)]
pub struct Json {
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

/// Which game with which options.
#[derive(ClapArgs)]
pub struct WhichGame {
    /// The game; `troyes games` lists them
    #[arg(long, default_value = "troyes")]
    pub game: String,
    /// How many play
    #[arg(long, value_name = "N")]
    pub players: Option<u8>,
    /// Option names with commas between, or `all`; `troyes games` lists them
    #[arg(long, value_name = "LIST")]
    pub options: Option<String>,
    /// A figures file of your own: any figure in it replaces ours
    #[arg(long, value_name = "FILE")]
    pub figures: Option<PathBuf>,
}

impl WhichGame {
    pub fn setup(&self) -> Result<Setup, Failure> {
        Ok(Setup {
            players: self.players,
            wish: self.options.clone().map_or(Wish::Nothing, Wish::List),
            figures: self.figures.as_deref().map(games::read_figures).transpose()?,
        })
    }
}

#[derive(ClapArgs)]
pub struct Serve {
    /// Where to listen
    #[arg(long, default_value = "127.0.0.1:8020")]
    pub address: SocketAddr,
    /// The file in which tables are kept [default: in the user's data directory]
    #[arg(long)]
    pub file: Option<PathBuf>,
    /// People reach it by https through a proxy: cookies never travel without
    #[arg(long)]
    pub https: bool,
    /// A name under which people open it, such as troyes.example.org; addresses and this machine's own name always work
    #[arg(long = "host", value_name = "NAME")]
    pub hosts: Vec<String>,
    /// A proxy in front says in X-Forwarded-For or Forwarded who asks
    #[arg(long)]
    pub behind_proxy: bool,
    /// How long a bot may think about a decision, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 300)]
    pub thinking: u64,
    /// After so many days a table is dropped at which no person has chosen anything; 0 keeps it for ever
    #[arg(long, value_name = "DAYS", default_value_t = 7)]
    pub keep_unbegun: u32,
    /// After so many days in which nothing was chosen an unfinished game is dropped; 0 keeps it for ever
    #[arg(long, value_name = "DAYS", default_value_t = 90)]
    pub keep_unfinished: u32,
    /// How many tables one address may open in 30 days; those that are deleted do not count
    #[arg(long, value_name = "N", default_value_t = 500)]
    pub tables_each: usize,
    /// Take on as much from one address as a load test sends
    #[arg(long, hide = true)]
    pub many: bool,
}

impl Default for Serve {
    fn default() -> Serve {
        let address = SocketAddr::from(([127, 0, 0, 1], 8020));
        Serve {
            address,
            file: None,
            https: false,
            hosts: Vec::new(),
            behind_proxy: false,
            thinking: 300,
            keep_unbegun: 7,
            keep_unfinished: 90,
            tables_each: 500,
            many: false,
        }
    }
}

#[derive(ClapArgs)]
pub struct Play {
    #[command(flatten)]
    pub which: WhichGame,
    /// Who plays: a bot's name, or person:NAME. Without players there is a menu, or, where a number of players, a game
    /// or options are given, you play against greedy bots
    pub seats: Vec<String>,
    /// Go on with the game that was played last
    #[arg(long, conflicts_with = "seats")]
    pub resume: bool,
    /// Where games are kept [default: the user's data directory]
    #[arg(long)]
    pub dir: Option<PathBuf>,
    /// Everything random follows from this number
    #[arg(long)]
    pub seed: Option<u64>,
}

#[derive(ClapArgs)]
pub struct Arena {
    /// The bots: random, greedy, search, search:50ms, search:2000, exec:COMMAND
    #[arg(required = true)]
    pub bots: Vec<String>,
    #[command(flatten)]
    pub which: WhichGame,
    /// At least how many games: every deal is played in all seat orders
    #[arg(long, value_name = "N", default_value_t = 100)]
    pub games: u32,
    /// Everything random follows from this number
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub seed: u64,
    /// How much thought a decision is worth: a time like 50ms or a number of simulations
    #[arg(long, default_value = "100ms", value_parser = budget)]
    pub budget: bots::Budget,
    /// How many games are played at once [default: one for each core]
    #[arg(long, value_name = "T")]
    pub threads: Option<usize>,
    /// Draw ratings and points by source as SVG
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<PathBuf>,
    #[command(flatten)]
    pub json: Json,
}

#[derive(ClapArgs)]
pub struct Loadtest {
    /// How many tables, of four each
    #[arg(long, value_name = "N", default_value_t = 1000)]
    pub tables: usize,
    /// How long, once all sit
    #[arg(long, value_name = "S", default_value_t = 30)]
    pub seconds: u64,
    /// Seconds between two moves at a table
    #[arg(long, default_value_t = 5)]
    pub every: u64,
    /// The lobby's offer that is played
    #[arg(long, default_value = "troyes")]
    pub offer: String,
    #[command(flatten)]
    pub json: Json,
}

#[derive(ClapArgs)]
pub struct Sim {
    #[command(flatten)]
    pub which: WhichGame,
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 1000)]
    pub games: u64,
    /// Everything random follows from this number
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub seed: u64,
    /// How many threads play; the digest does not depend on it
    #[arg(long, value_name = "T", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: u16,
    /// Check the slow laws at one moment in N (1: always, 0: never)
    #[arg(long, value_name = "N", default_value_t = 2000)]
    pub laws: u64,
    /// Play only the game of this number, with the slow laws checked at every moment
    #[arg(long, value_name = "NUMBER", requires = "record")]
    pub only: Option<u64>,
    /// Where to write the record of that game
    #[arg(long, value_name = "FILE", requires = "only")]
    pub record: Option<PathBuf>,
    #[command(flatten)]
    pub json: Json,
}

impl Sim {
    pub fn plan(&self) -> Result<sim::Plan, Failure> {
        Ok(sim::Plan {
            game: self.which.game.clone(),
            setup: self.which.setup()?,
            games: self.games,
            seed: self.seed,
            threads: self.threads.into(),
            every: self.laws,
        })
    }
}

#[derive(ClapArgs)]
pub struct Bench {
    /// Which courses to measure; all if none is named
    pub courses: Vec<String>,
    /// How long each course takes
    #[arg(long, value_name = "N", default_value_t = 5.0)]
    pub seconds: f64,
    #[command(flatten)]
    pub json: Json,
}

#[derive(ClapArgs)]
pub struct Replay {
    /// The record
    pub file: PathBuf,
    /// Step through it in the terminal, and play on from any moment
    #[arg(long, conflicts_with_all = ["json", "lang"])]
    pub tui: bool,
    #[command(flatten)]
    pub lang: Lang,
    #[command(flatten)]
    pub json: Json,
}

#[derive(ClapArgs)]
pub struct Verify {
    /// The record
    pub record: PathBuf,
    /// The hash of the seed that was shown before the game
    #[arg(long, value_name = "HASH")]
    pub promised: Option<String>,
    /// The record of the game that it was played on from; again for the one before that
    #[arg(long, value_name = "RECORD")]
    pub from: Vec<PathBuf>,
}

#[derive(ClapArgs)]
pub struct Cards {
    /// Only the card of this name
    pub name: Option<String>,
    #[command(flatten)]
    pub which: WhichGame,
    /// Print a Markdown page
    #[arg(long, conflicts_with = "json")]
    pub markdown: bool,
    #[command(flatten)]
    pub lang: Lang,
    #[command(flatten)]
    pub json: Json,
}

#[derive(ClapArgs)]
pub struct Achievements {
    /// Only the player of this name
    pub name: Option<String>,
    /// Add the finished game of this record first
    #[arg(long, value_name = "RECORD")]
    pub add: Option<PathBuf>,
    /// Where the achievements are kept [default: the user's data directory]
    #[arg(long)]
    pub dir: Option<PathBuf>,
    #[command(flatten)]
    pub json: Json,
}

#[derive(ClapArgs)]
pub struct DiceSheet {
    /// The record; without it, the sheet is empty
    pub record: Option<PathBuf>,
    /// Whose sheet, where several played
    #[arg(long, requires = "record")]
    pub seat: Option<String>,
    /// A figures file of your own, for an empty sheet
    #[arg(long, value_name = "FILE", conflicts_with = "record")]
    pub figures: Option<PathBuf>,
    #[command(flatten)]
    pub lang: Lang,
    /// Where to write it [default: standard output]
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<PathBuf>,
}

fn budget(text: &str) -> Result<bots::Budget, String> {
    text.parse().map_err(|error: bots::BudgetError| language::usual().text(&error.phrase()))
}
