//! `training`: trains the networks of the bots.

use bots::value::Network;
use bots::{Budget, Evaluate};
use clap::{Args, Parser, Subcommand};
use indicatif::{ProgressBar, ProgressStyle};
use std::error::Error;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use tabletop::{CompleteGame, Game, Notation};
use training::checkpoint::Checkpoint;
use training::duel::{self, Duel, Knows};
use training::fit::{Learner, mean};
use training::foresight;
use training::lessons::{self, LESSONS, Lesson, Taught};
use training::self_play::Style;
use training::session::{Course, Session};
use training::suspicion;
use training::tuning::tune;
use troyes::Troyes;
use troyes_dice::TroyesDice;

/// How many games go by between two checkpoints.
const CHECKPOINT: u32 = 1024;

/// Trains the networks of the bots.
#[derive(Parser)]
struct Arguments {
    #[command(subcommand)]
    command: Subject,
}

#[derive(Subcommand)]
enum Subject {
    /// Trains a network by games against itself
    Train(Training),
    /// Lets a network play against a bot
    Duel(Meeting),
    /// Writes the mean of several weights
    Mean(Means),
    /// Measures how far a network is off at the beginnings of rounds
    Foresight(Foreseeing),
    /// Measures how often bots' secret characters can be told from what they do
    Suspicion(Suspecting),
}

#[derive(Args)]
struct Suspecting {
    /// How many play
    #[arg(long, default_value_t = 4)]
    players: u8,
    /// The options of the games
    #[arg(long, default_value = "")]
    options: String,
    /// Who plays in all seats
    #[arg(long, default_value = "greedy")]
    bot: String,
    /// How many games
    #[arg(long, default_value_t = 200)]
    games: u32,
    /// The dice
    #[arg(long, default_value_t = 0)]
    seed: u64,
}

#[derive(Args)]
struct Foreseeing {
    /// The network
    lesson: String,
    /// Weights that are asked, each about the same positions
    #[arg(long, required = true)]
    weights: Vec<PathBuf>,
    /// The weights of whoever plays, else the first of those
    #[arg(long)]
    player: Option<PathBuf>,
    /// How many games
    #[arg(long, default_value_t = 100)]
    games: u64,
    /// From each position so many games are played to their end
    #[arg(long, default_value_t = 40)]
    ends: u64,
    /// The dice
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// A budget for whoever plays; without one they look one move ahead
    #[arg(long)]
    budget: Option<Budget>,
}

#[derive(Args)]
struct Meeting {
    /// The network
    lesson: String,
    /// Its weights
    #[arg(long)]
    weights: PathBuf,
    /// The bot
    #[arg(long, default_value = "greedy")]
    against: String,
    /// How many games
    #[arg(long, default_value_t = 200)]
    games: u32,
    /// The dice
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// A budget to search with, like `50ms`, `50cpu` or `200`; without one it looks one move ahead
    #[arg(long)]
    budget: Option<Budget>,
    /// Another way to search, like `playout_moves=4,trust=10`
    #[arg(long)]
    tune: Option<String>,
    /// What the network is let into although no player may know it, to see what that is worth
    #[arg(long, requires = "budget")]
    knows: Option<Knows>,
    /// The options of the games; else those that the lesson names first
    #[arg(long)]
    options: Option<String>,
    /// Lists the lead of every game, to compare two ways to play deal by deal
    #[arg(long)]
    leads: bool,
}

#[derive(Args)]
struct Means {
    /// The weights: of one training at several times, or of trainings that began with the same
    #[arg(required = true)]
    weights: Vec<PathBuf>,
    /// Where their mean is written
    #[arg(short, long)]
    output: PathBuf,
}

#[derive(Args)]
struct Training {
    /// The network
    lesson: String,
    /// How many games in all
    #[arg(long, default_value_t = 20_000)]
    games: u32,
    /// The same seed gives the same weights
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Goes on where an earlier training stopped
    #[arg(long)]
    resume: bool,
    /// Begins with the weights or the checkpoint of another training, which may be for another number of players
    #[arg(long)]
    from: Option<PathBuf>,
    /// Where weights and checkpoints are kept
    #[arg(long, default_value = "target/training")]
    folder: PathBuf,
    /// How many games are played at once; changes nothing but the time
    #[arg(long, default_value_t = 1)]
    threads: usize,
    /// With how many simulated games each decision is thought over, which teaches more but takes longer; 0 looks one move ahead
    #[arg(long, default_value_t = 0)]
    simulations: u32,
    /// In how many games, the first, weights set by hand choose the moves
    #[arg(long, default_value_t = 1024)]
    shown: u32,
    /// Points of noise on every choice, in some games more, in others less
    #[arg(long, default_value_t = 0.1)]
    noise: f32,
    /// How far a result speaks of the moves long before it, from 0 to 1
    #[arg(long, default_value_t = 0.8)]
    lambda: f32,
    /// How large steps are at the beginning
    #[arg(long, default_value_t = 0.001)]
    rate: f32,
    /// How often each position is learned from
    #[arg(long, default_value_t = 4.0)]
    uses: f32,
    /// Over how many games, the last, the weights are averaged that are written; with 0 they are those after the last game
    #[arg(long, default_value_t = 0)]
    averaged: u32,
    /// How many games are played before the first is learned from
    #[arg(long, default_value_t = 0)]
    pause: u32,
    /// How many times as much beginnings of rounds are learned from as other positions
    #[arg(long, default_value_t = 1.0)]
    beginnings: f32,
}

fn main() -> Result<(), Box<dyn Error>> {
    match Arguments::parse().command {
        Subject::Train(training) => {
            let lesson = find(&training.lesson)?;
            match lesson.game {
                Taught::Troyes => train::<Troyes>(lesson, &training),
                Taught::Dice => train::<TroyesDice>(lesson, &training),
            }
        }
        Subject::Duel(meeting) => {
            let lesson = find(&meeting.lesson)?;
            match lesson.game {
                Taught::Troyes => meet::<Troyes>(lesson, &meeting),
                Taught::Dice => meet::<TroyesDice>(lesson, &meeting),
            }
        }
        Subject::Mean(means) => mean_of(&means),
        Subject::Foresight(foreseeing) => {
            let lesson = find(&foreseeing.lesson)?;
            match lesson.game {
                Taught::Troyes => foresee::<Troyes>(lesson, &foreseeing),
                Taught::Dice => foresee::<TroyesDice>(lesson, &foreseeing),
            }
        }
        Subject::Suspicion(suspecting) => suspect(&suspecting),
    }
}

fn suspect(suspecting: &Suspecting) -> Result<(), Box<dyn Error>> {
    let Suspecting { players, options, bot, games, seed } = suspecting;
    let game = Troyes::new(&Troyes::parse_options(*players, options)?, None)?;
    print!("{}", suspicion::measure(&game, bot, *games, *seed)?);
    Ok(())
}

/// What is learned last is learned from a few games; a mean of weights plays better than each of them.
fn mean_of(means: &Means) -> Result<(), Box<dyn Error>> {
    let read =
        |path: &PathBuf| -> Result<Network, Box<dyn Error>> { Ok(Network::read(&std::fs::read(path)?)?) };
    let networks: Vec<Network> = means.weights.iter().map(read).collect::<Result<_, _>>()?;
    let mean = mean(&networks).ok_or("these networks are told and say different things")?;
    Ok(std::fs::write(&means.output, mean.write())?)
}

fn foresee<G: Evaluate + CompleteGame>(
    lesson: &Lesson,
    foreseeing: &Foreseeing,
) -> Result<(), Box<dyn Error>> {
    let game = &lesson.rules::<G>()?[0];
    let read =
        |path: &PathBuf| -> Result<Network, Box<dyn Error>> { Ok(Network::read(&std::fs::read(path)?)?) };
    let asked: Vec<Network> = foreseeing.weights.iter().map(read).collect::<Result<_, _>>()?;
    let network = foreseeing.player.as_ref().map_or_else(|| Ok(asked[0].clone()), read)?;
    let player = foresight::Player { network: Arc::new(network), budget: foreseeing.budget };
    let Foreseeing { games, seed, ends, .. } = *foreseeing;
    let found = foresight::measure(game, &player, &asked, games, seed, ends);
    for (weights, foresight) in foreseeing.weights.iter().zip(found) {
        print!("{}\n{foresight}", weights.display());
    }
    Ok(())
}

fn meet<G: Evaluate + CompleteGame>(lesson: &Lesson, meeting: &Meeting) -> Result<(), Box<dyn Error>> {
    let options = meeting.options.as_deref().unwrap_or(lesson.options[0]);
    let game = G::new(&G::parse_options(lesson.players, options)?, None)?;
    let network = Arc::new(Network::read(&std::fs::read(&meeting.weights)?)?);
    let params = meeting.tune.as_deref().map(|text| tune(game.learned_search_params(), text)).transpose()?;
    let Meeting { budget, knows, games, seed, .. } = *meeting;
    let duel = Duel { budget, params, knows, against: meeting.against.clone(), games, seed };
    let fared = duel::play(&game, &network, &duel)?;
    println!("{fared}");
    if meeting.leads {
        println!("{:?}", fared.leads);
    }
    Ok(())
}

fn find(name: &str) -> Result<&'static Lesson, String> {
    let known = || LESSONS.iter().map(|lesson| lesson.name).collect::<Vec<_>>().join(", ");
    lessons::find(name).ok_or_else(|| format!("no lesson is called {name:?}; there are {}", known()))
}

fn train<G: Evaluate + CompleteGame>(
    lesson: &'static Lesson,
    training: &Training,
) -> Result<(), Box<dyn Error>> {
    let rules: Vec<G> = lesson.rules()?;
    std::fs::create_dir_all(&training.folder)?;
    let kept = training.folder.join(format!("{}.checkpoint", lesson.name));
    let checkpoint = match &training.from {
        _ if training.resume => Some(Checkpoint::load(&kept)?),
        Some(from) => {
            let learner = learner_from(from)?.with_outputs(rules[0].judged_seats());
            Some(Checkpoint { learner, games: 0, curve: Vec::new() })
        }
        None => None,
    };
    let course = Course {
        games: training.games,
        seed: training.seed,
        shown: training.shown,
        style: Style {
            is_shown: false,
            states: lesson.states,
            simulations: training.simulations,
            noise: training.noise,
            lambda: training.lambda,
            beginnings: training.beginnings,
        },
        rate: training.rate,
        uses: training.uses,
        averaged: training.averaged,
        pause: training.pause,
        threads: training.threads,
    };
    let mut session = Session::new(&rules, course, checkpoint);
    let style = ProgressStyle::with_template("{wide_bar} {pos}/{len} games, {eta} left; {msg}")?;
    let bar = ProgressBar::new(training.games.into()).with_style(style);
    while !session.is_over() {
        session.round();
        bar.set_position(session.checkpoint.games.into());
        if session.checkpoint.games % CHECKPOINT < 32 || session.is_over() {
            let line = session.checkpoint.curve.last().cloned().unwrap_or_default();
            bar.println(&line);
            if bar.is_hidden() {
                println!("{line}");
            }
            bar.set_message(line);
            session.checkpoint.save(&kept)?;
            write(lesson, training, &session.checkpoint)?;
        }
    }
    bar.finish_and_clear();
    Ok(())
}

/// What a finished training has learned (`.weights`) or an unfinished one (`.checkpoint`).
fn learner_from(path: &Path) -> Result<Learner, Box<dyn Error>> {
    if path.extension().is_some_and(|extension| extension == "weights") {
        return Ok(Learner::from_weights(Network::read(&std::fs::read(path)?)?));
    }
    Ok(Checkpoint::load(path)?.learner)
}

/// Writes the weights, and beside them where they come from.
fn write(lesson: &Lesson, training: &Training, checkpoint: &Checkpoint) -> Result<(), Box<dyn Error>> {
    let weights = training.folder.join(format!("{}.weights", lesson.name));
    std::fs::write(&weights, checkpoint.learner.learned().write())?;
    let command: Vec<String> = std::env::args().skip(1).collect();
    let commit = Command::new("git").args(["rev-parse", "--short", "HEAD"]).output()?;
    let about = format!(
        "command: cargo run --profile quick -p troyes-training -- {}\nseed: {}\ncommit: {}games: {}\n\
         curve: games, root mean square error of a seat's points and of its lead in held-out games, mean points\n{}\n",
        command.join(" "),
        training.seed,
        String::from_utf8_lossy(&commit.stdout),
        checkpoint.games,
        checkpoint.curve.join("\n"),
    );
    Ok(std::fs::write(weights.with_extension("txt"), about)?)
}
