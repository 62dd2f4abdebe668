//! The arguments of every command.

use clap::{Args, Parser, Subcommand};
use host::{Setup, Wish};
use std::path::{Path, PathBuf};
use study::balance::{Extent, Terms};
use study::{Plan, StudyError, Wanted};

/// Games of bots as open data, and what they say about the balance of the game
#[derive(Parser)]
#[command(name = "troyes-study", version)]
pub struct Arguments {
    #[command(subcommand)]
    pub command: Command,
}

#[derive(Subcommand)]
pub enum Command {
    /// Lets bots play and writes tables of what they did (Apache Parquet)
    Data(Data),
    /// Writes a report on the balance of Troyes, or compares two figures files on the same deals
    Balance(Balance),
}

#[derive(Args)]
pub struct Data {
    /// The game: troyes, kings-challenge or dice
    #[arg(long, default_value = "troyes")]
    game: String,
    /// How many play
    #[arg(long)]
    players: Option<u8>,
    /// Options, with commas between; `all` for all that go together
    #[arg(long)]
    options: Option<String>,
    /// A figures file of your own
    #[arg(long)]
    figures: Option<PathBuf>,
    /// The bots, with commas between; from game to game they move on by one seat
    #[arg(long, default_value = "random", value_delimiter = ',')]
    bots: Vec<String>,
    /// How many games
    #[arg(long, default_value_t = 1000)]
    games: u64,
    /// The same seed gives the same tables
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads play; all cores unless said. Changes nothing but the time
    #[arg(long)]
    threads: Option<usize>,
    /// Leaves out the table of decisions, by far the largest
    #[arg(long)]
    no_decisions: bool,
    /// Writes everything that was offered at every decision too
    #[arg(long, conflicts_with = "no_decisions")]
    offered: bool,
    /// The folder for the tables
    #[arg(short, long, default_value = "data")]
    pub output: PathBuf,
}

impl Data {
    pub fn wanted(&self) -> Wanted {
        Wanted { decisions: !self.no_decisions, offered: self.offered }
    }

    pub fn plan(&self) -> Result<Plan, StudyError> {
        Ok(Plan {
            game: self.game.clone(),
            setup: Setup {
                players: self.players,
                wish: self.options.clone().map_or(Wish::Nothing, Wish::List),
                figures: self.figures.as_deref().map(read_figures).transpose()?,
            },
            bots: self.bots.clone(),
            games: self.games.min(u32::MAX.into()),
            seed: self.seed,
            threads: self.threads.unwrap_or_else(cores),
        })
    }
}

#[derive(Args)]
pub struct Balance {
    /// One figures file, to be compared with ours, or two, to be compared with each other; without any, the report
    #[arg(num_args = 0..=2)]
    pub files: Vec<PathBuf>,
    /// Who plays every seat
    #[arg(long, default_value = "greedy")]
    pub bot: String,
    /// How many deals of the base game and of everything together, or of the comparison
    #[arg(long, default_value_t = 1000)]
    pub games: u64,
    /// How many deals of every other mix of options
    #[arg(long, default_value_t = 300)]
    pub mixes: u64,
    /// How often those deals are played again with all figures of ours moved; 0 for never
    #[arg(long, default_value_t = 2)]
    pub varied: usize,
    /// The same seed gives the same report
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// How many threads play; all cores unless said. Changes nothing but the time
    #[arg(long)]
    pub threads: Option<usize>,
    /// For a comparison: how many play
    #[arg(long, default_value_t = 4)]
    pub players: u8,
    /// For a comparison: with which options
    #[arg(long, default_value = "")]
    pub options: String,
    /// The folder for balance.md and its pictures
    #[arg(short, long, default_value = "docs")]
    pub output: PathBuf,
}

impl Balance {
    pub fn terms(&self) -> Terms {
        Terms { bot: self.bot.clone(), seed: self.seed, threads: self.threads.unwrap_or_else(cores) }
    }

    pub fn extent(&self) -> Extent {
        Extent { games: self.games, mixes: self.mixes, varied: self.varied }
    }

    /// The command that makes the same report.
    pub fn command(&self) -> String {
        let Balance { bot, games, mixes, varied, seed, .. } = self;
        format!(
            "cargo run --release -p troyes-study -- balance --bot {bot} --games {games} --mixes {mixes} \
             --varied {varied} --seed {seed}"
        )
    }
}

/// How many cores there are.
pub fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// A figures file: its name, without its folders, and its text.
pub fn read_figures(path: &Path) -> Result<(String, String), StudyError> {
    let text = std::fs::read_to_string(path).map_err(|error| StudyError::file(path, error))?;
    Ok((path.file_name().unwrap_or_default().to_string_lossy().into_owned(), text))
}
