//! What each command does with its arguments.

use crate::args::{Achievements, Bench, Cards, Command, DiceSheet, Replay, Sim, Verify};
use cli::achievements::{self, Book};
use cli::games::{self, ForGame, Listed, Setup, Wish};
use cli::{Failure, bench, cards, dice_sheet, engine, replay, sim, verify};
use serde_json::{Value, json};
use std::io::Write;
use std::path::Path;
use std::time::Duration;
use tabletop::Game;

type Done = Result<(), Failure>;

/// Runs a command. All that it prints goes to `out`.
pub fn run(command: Command, out: &mut dyn Write) -> Done {
    match command {
        Command::Games(args) => list_games(args.json, out),
        Command::Engine => engine::run(std::io::stdin().lock(), out),
        Command::Sim(args) => simulate(&args, out),
        Command::Bench(args) => measure(&args, out),
        Command::Replay(args) => tell(&args, out),
        Command::Verify(args) => check(&args, out),
        Command::Cards(args) => show_cards(&args, out),
        Command::Achievements(args) => list_achievements(&args, out),
        Command::DiceSheet(args) => draw_dice_sheet(&args, out),
    }
}

fn write_file(file: &Path, text: &str) -> Done {
    std::fs::write(file, text)
        .map_err(|error| Failure::new(format!("cannot write {}: {error}", file.display())))
}

fn print_json(value: &Value, out: &mut dyn Write) -> Done {
    Ok(writeln!(out, "{value}")?)
}

fn list_games(json: bool, out: &mut dyn Write) -> Done {
    struct Options;
    impl ForGame for Options {
        type Output = Vec<(&'static str, &'static str)>;
        fn run<G: Game>(self, _: &'static Listed) -> Self::Output {
            G::option_list()
        }
    }
    for listed in games::LIST {
        let options = games::with(listed.name, Options)?;
        if json {
            let options: Vec<Value> =
                options.iter().map(|(name, text)| json!({"name": name, "text": text})).collect();
            let game = json!({"name": listed.name, "about": listed.about, "players": listed.players, "options": options});
            print_json(&game, out)?;
            continue;
        }
        writeln!(out, "{}: {}", listed.name, listed.about)?;
        for (name, text) in options {
            writeln!(out, "    {name}: {text}")?;
        }
    }
    Ok(())
}

fn simulate(args: &Sim, out: &mut dyn Write) -> Done {
    let plan = args.plan()?;
    if let (Some(number), Some(file)) = (args.only, &args.record) {
        let (record, outcome) = sim::record_of(&plan, number)?;
        write_file(file, &record)?;
        writeln!(out, "The record of game {number} is in {}.", file.display())?;
        return outcome;
    }
    let report = sim::run(&plan)?;
    if args.json.json { print_json(&report.to_json(), out) } else { report.write(out) }
}

fn measure(args: &Bench, out: &mut dyn Write) -> Done {
    let time = Duration::try_from_secs_f64(args.seconds)
        .map_err(|_| Failure::new(format!("{} seconds cannot be", args.seconds)))?;
    let mut all = Vec::new();
    bench::run(&args.courses, time, |measured| {
        if args.json.json {
            measured.to_json().try_for_each(|line| print_json(&line, out))?;
            out.flush()?;
        } else {
            all.push(measured.clone());
        }
        Ok(())
    })?;
    if args.json.json { Ok(()) } else { bench::write(&all, out) }
}

fn tell(args: &Replay, out: &mut dyn Write) -> Done {
    let told = replay::tell(&replay::read_record(&args.file)?)?;
    if args.json.json { print_json(&told.to_json(), out) } else { told.write(out) }
}

fn check(args: &Verify, out: &mut dyn Write) -> Done {
    let found = verify::verify(&replay::read_record(&args.record)?)?;
    Ok(writeln!(out, "{found}")?)
}

fn show_cards(args: &Cards, out: &mut dyn Write) -> Done {
    let mut setup = args.which.setup()?;
    if setup.wish == Wish::Nothing {
        setup.wish = Wish::List("all".into());
    }
    let sheets = cards::sheets(&args.which.game, &setup, args.name.as_deref())?;
    if args.json.json {
        print_json(&json!(sheets), out)
    } else if args.markdown {
        cards::write_markdown(&format!("Cards of {}", args.which.game), &sheets, out)
    } else {
        cards::write(&sheets, out)
    }
}

fn list_achievements(args: &Achievements, out: &mut dyn Write) -> Done {
    let folder = args.dir.clone().map_or_else(achievements::usual_folder, Ok)?;
    let mut book = Book::open(&folder)?;
    if let Some(file) = &args.add {
        let earned = book.add(&replay::read_record(file)?)?;
        book.save(&folder)?;
        for (name, earned) in earned.iter().filter(|(_, earned)| !args.json.json && !earned.is_empty()) {
            let earned: Vec<&str> = earned.iter().map(|achievement| achievement.name()).collect();
            writeln!(out, "{name} has earned: {}", earned.join(", "))?;
        }
    }
    let name = args.name.as_deref();
    if args.json.json { print_json(&book.to_json(name)?, out) } else { book.write(name, out) }
}

fn draw_dice_sheet(args: &DiceSheet, out: &mut dyn Write) -> Done {
    let drawing = match &args.record {
        Some(file) => dice_sheet::of_record(&replay::read_record(file)?, args.seat.as_deref())?,
        None => {
            let figures = args.figures.as_deref().map(games::read_figures).transpose()?;
            dice_sheet::empty(&Setup { figures, ..Setup::default() })?
        }
    };
    match &args.output {
        Some(file) => write_file(file, &drawing),
        None => Ok(writeln!(out, "{drawing}")?),
    }
}
