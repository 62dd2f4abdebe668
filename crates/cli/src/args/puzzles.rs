//! The arguments of the commands about puzzles.

use super::Json;
use crate::values;
use clap::{Args as ClapArgs, Subcommand};
use cli::mining::Mining;
use protocol::games::{Setup, Wish};
use puzzles::Mine;
use std::path::PathBuf;
use words::Language;

#[derive(ClapArgs)]
pub struct Puzzle {
    #[arg(value_name = "cli-value-puzzle", help = "cli-help-puzzle-which")]
    pub which: Option<String>,
    #[arg(long, value_name = "cli-value-game", help = "cli-help-puzzle-game")]
    pub game: Option<String>,
    #[arg(long = "move", value_name = "cli-value-choices", help = "cli-help-puzzle-move")]
    pub tried: Option<String>,
    #[command(flatten)]
    pub json: Json,
}

#[derive(ClapArgs)]
pub struct Puzzles {
    #[command(subcommand)]
    pub what: PuzzlesWhat,
}

#[derive(Subcommand)]
pub enum PuzzlesWhat {
    #[command(about = "cli-help-puzzles-mine")]
    Mine(MinePuzzles),
}

#[derive(ClapArgs)]
pub struct MinePuzzles {
    #[arg(long, default_value = "troyes", value_name = "cli-value-game", help = "cli-help-game")]
    pub game: String,
    #[arg(long, value_parser = values::whole::<u8>, value_name = "cli-value-n", help = "cli-help-players")]
    pub players: Option<u8>,
    #[arg(long, value_name = "cli-value-list", help = "cli-help-options")]
    pub options: Option<String>,
    #[arg(long, value_parser = values::some::<usize>, default_value_t = 20, value_name = "cli-value-n", help = "cli-help-puzzles-count")]
    pub count: usize,
    #[arg(long, value_parser = values::whole::<u64>, default_value_t = 1, value_name = "cli-value-n", help = "cli-help-seed")]
    pub seed: u64,
    #[arg(long, value_parser = values::some::<u32>, default_value_t = 200, value_name = "cli-value-n", help = "cli-help-puzzles-budget")]
    pub budget: u32,
    #[arg(short, long, value_name = "cli-value-file", help = "cli-help-puzzles-output")]
    pub output: PathBuf,
}

impl MinePuzzles {
    pub fn mining(&self, language: Language) -> Mining<'_> {
        let wish = self.options.clone().map_or(Wish::Nothing, Wish::List);
        let setup = Setup { players: self.players, wish, figures: None };
        let players = self.players.map(|players| format!(" --players {players}")).unwrap_or_default();
        let options =
            self.options.as_ref().map(|options| format!(" --options {options}")).unwrap_or_default();
        let MinePuzzles { game, seed, budget, .. } = self;
        Mining {
            plan: Mine { game: game.clone(), setup, seed: *seed, budget: *budget },
            command: format!(
                "troyes puzzles mine --game {game}{players}{options} --seed {seed} --budget {budget}"
            ),
            count: self.count,
            file: &self.output,
            language,
        }
    }
}
