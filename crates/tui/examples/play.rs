//! Plays in the terminal: `play [--dir DIR] [--seed N] [--lang TAG] [--no-mouse] [--ask-all] [--resume | --replay FILE | GAME PLAYER…]`, where a player is a
//! bot's name or `person:NAME`.

use std::process::ExitCode;
use tabletop::Record;
use tui::{Config, Player, Setup, Start};
use words::Language;

fn config(mut args: impl Iterator<Item = String>) -> Result<Config, String> {
    let mut config = Config::default();
    let mut words: Vec<String> = Vec::new();
    let mut options = String::new();
    while let Some(arg) = args.next() {
        let mut value = || args.next().ok_or(format!("{arg} needs a value"));
        match arg.as_str() {
            "--dir" => config.dir = Some(value()?.into()),
            "--seed" => config.seed = Some(value()?.parse().map_err(|_| "a seed is a number")?),
            "--no-mouse" => config.mouse = false,
            "--ask-all" => config.spares = false,
            "--adviser" => config.adviser = value()?,
            "--lang" => {
                config.language = Language::with_tag(&value()?).ok_or("a language is `en` or `fr`")?
            }
            "--options" => options = value()?,
            "--resume" => config.start = Start::Resume(None),
            "--replay" => config.start = Start::Replay(value()?.into()),
            _ => words.push(arg),
        }
    }
    if let [game, players @ ..] = &words[..] {
        let player = |word: &String| match word.strip_prefix("person:") {
            Some(name) => Player::Person(name.into()),
            None => Player::Bot(word.clone()),
        };
        let players = players.iter().map(player).collect();
        config.start = Start::Game(Setup { game: game.clone(), players, options, is_real: false });
    }
    Ok(config)
}

fn main() -> ExitCode {
    let on_game_over =
        Box::new(|record: &Record, _| Ok(vec![format!("A game of {} is over.", record.head.game)]));
    let done = config(std::env::args().skip(1)).and_then(|config| {
        let language = config.language;
        tui::run(config, on_game_over).map_err(|failure| language.text(&failure.phrase()))
    });
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("error: {message}");
            ExitCode::FAILURE
        }
    }
}
