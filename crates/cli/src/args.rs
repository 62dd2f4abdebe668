//! The arguments of every command.

use clap::{Args as ClapArgs, Parser, Subcommand};
use cli::games::{self, Setup, Wish};
use cli::{Failure, sim};
use std::path::PathBuf;

/// Troyes, The Ladies of Troyes, the King's Challenge and Troyes Dice: play, study, simulate. Unofficial.
#[derive(Parser)]
#[command(name = "troyes", version, arg_required_else_help = true)]
pub struct Args {
    #[command(subcommand)]
    pub command: Command,
}

#[derive(Subcommand)]
pub enum Command {
    /// List the games with their options
    Games(Json),
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
    #[command(flatten)]
    pub json: Json,
}

#[derive(ClapArgs)]
pub struct Verify {
    /// The record
    pub record: PathBuf,
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
    /// Where to write it [default: standard output]
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<PathBuf>,
}
