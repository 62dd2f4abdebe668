//! What each command does with its arguments.

use crate::args::{
    Achievements, AdminWhat, Analyse, Arena, Bench, Cards, Command, DiceSheet, Engine, Games, Puzzle,
    PuzzlesWhat, Replay, Score, Sim, Verify,
};
use crate::{manuals, tables};
use cli::achievements::{self, Careers};
use cli::failure::{read_figures, read_file, write_file};
use cli::{
    Failure, analyse, arena, bench, cards, dice_sheet, engine, lines, mining, puzzle, replay, schemas, score,
    sim, site_speed, verify,
};
use protocol::games::{self, ForGame, Listed, Setup, Wish};
use serde_json::{Value, json};
use std::io::Write;
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tabletop::{CompleteGame, Seat, phrase};
use words::Language;

/// How a command ends.
pub type Done = Result<(), Failure>;

/// Runs a command in a language. All that it prints goes to `out`.
pub fn run(command: Command, language: Language, out: &mut dyn Write) -> Done {
    match command {
        Command::Serve(args) => tables::serve(&args, language, out),
        Command::Think(args) => tables::think(&args, language, out),
        Command::Backup(args) => {
            let file = args.file.map_or_else(cli::serve::usual_file, Ok)?;
            let kept = cli::serve::backup(&file, &args.copy, tables::key(args.key_file.as_deref()))?;
            Ok(writeln!(out, "{}", language.text(&kept))?)
        }
        Command::Admin(args) => match args.what {
            AdminWhat::Move(args) => {
                let key = tables::key(args.key_file.as_deref());
                let moved = cli::serve::move_all(&args.from, &args.to, key)?;
                Ok(writeln!(out, "{}", language.text(&moved))?)
            }
        },
        Command::Manuals(args) => manuals::write(&args.dir, language),
        Command::Play(args) => tables::play(&args, language),
        Command::Learn(args) => tables::learn(&args, language, out),
        Command::Arena(args) => arena(&args, language, out),
        Command::Loadtest(args) => tables::loadtest(&args, language, out),
        Command::Games(args) => games(&args, language, out),
        Command::Engine(args) => engine(&args, out),
        Command::Sim(args) => sim(&args, language, out),
        Command::Bench(args) => bench(&args, language, out),
        Command::Replay(args) => replay(&args, language, out),
        Command::Analyse(args) => analyse(args, language, out),
        Command::Verify(args) => verify(&args, language, out),
        Command::Cards(args) => cards(&args, language, out),
        Command::Achievements(args) => achievements(&args, language, out),
        Command::DiceSheet(args) => dice_sheet(&args, language, out),
        Command::Puzzle(args) => puzzle(&args, language, out),
        Command::Puzzles(args) => match args.what {
            PuzzlesWhat::Mine(args) => {
                let report = mining::mine(&args.mining(language))?;
                Ok(writeln!(out, "{}", language.text(&report.phrase()))?)
            }
        },
        Command::Score(args) => score(&args, language, out),
    }
}

/// Prints JSON on a line.
pub fn print_json(value: &Value, out: &mut dyn Write) -> Done {
    Ok(writeln!(out, "{value}")?)
}

fn score(args: &Score, language: Language, out: &mut dyn Write) -> Done {
    let text = match &args.file {
        Some(file) => score::counted(&read_file(file)?, language)?,
        None => score::empty_form(&args.which.game, &args.which.setup()?, language)?,
    };
    Ok(write!(out, "{text}")?)
}

fn games(args: &Games, language: Language, out: &mut dyn Write) -> Done {
    struct Options(Language);
    impl ForGame for Options {
        type Output = Vec<(&'static str, String)>;
        fn run<G: CompleteGame>(self, _: &'static Listed) -> Self::Output {
            G::option_list().into_iter().map(|(name, about)| (name, self.0.text(&about))).collect()
        }
    }
    let line = |word: &str, about: String| {
        language.text(&phrase!("cli-games-line", word = word.to_string(), about = about))
    };
    for listed in games::LIST {
        let options = games::with(listed.name, Options(language))?;
        let about = language.text(&listed.about());
        if args.json.json {
            let options: Vec<Value> =
                options.iter().map(|(name, text)| json!({"name": name, "text": text})).collect();
            let game =
                json!({"name": listed.name, "about": about, "players": listed.players, "options": options});
            print_json(&game, out)?;
            continue;
        }
        writeln!(out, "{}", line(listed.name, about))?;
        for (name, text) in options {
            writeln!(out, "    {}", line(name, text))?;
        }
    }
    Ok(())
}

fn sim(args: &Sim, language: Language, out: &mut dyn Write) -> Done {
    let plan = args.plan(language)?;
    if let (Some(number), Some(file)) = (args.only, &args.record) {
        let (record, outcome) = sim::record_of(&plan, number)?;
        write_file(file, &record)?;
        let file = file.display().to_string();
        if args.json.json {
            print_json(&json!({"number": number, "record": file}), out)?;
        } else {
            let recorded = phrase!("cli-sim-recorded", number = number.to_string(), file = file);
            writeln!(out, "{}", language.text(&recorded))?;
        }
        return outcome;
    }
    let report = sim::run(&plan)?;
    if args.json.json { print_json(&report.to_json(language), out) } else { report.write(language, out) }
}

fn bench(args: &Bench, language: Language, out: &mut dyn Write) -> Done {
    let time = Duration::try_from_secs_f64(args.seconds)
        .map_err(|_| Failure::new(phrase!("cli-bench-seconds", seconds = args.seconds.to_string())))?;
    if let Some(folder) = &args.site {
        let compared = site_speed::compare(folder, time)?;
        return match args.json.json {
            true => compared.to_json().into_iter().try_for_each(|line| print_json(&line, out)),
            false => compared.write(language, out),
        };
    }
    let mut all = Vec::new();
    bench::run(&args.courses, time, |measured| {
        if args.json.json {
            measured.to_json().try_for_each(|line| print_json(&line, out))?;
            out.flush()?;
        } else {
            // The table comes when all is measured; whoever waits sees that it goes on, if anybody can see it.
            let _ = writeln!(std::io::stderr(), "{}", language.text(&measured.progress()));
            all.push(measured.clone());
        }
        Ok(())
    })?;
    if args.json.json { Ok(()) } else { bench::write(&all, language, out) }
}

fn replay(args: &Replay, language: Language, out: &mut dyn Write) -> Done {
    if args.tui {
        return tables::step_through(&args.file, language);
    }
    let told = replay::tell(&replay::read_record(&args.file)?, language)?;
    if args.json.json { print_json(&told.to_json(), out) } else { told.write(out) }
}

fn analyse(args: Analyse, language: Language, out: &mut dyn Write) -> Done {
    let record = replay::read_record(&args.file)?;
    let cores = || std::thread::available_parallelism().map_or(1, usize::from);
    let analysed = analyse::analyse(
        &record,
        &analyse::AnalyseArgs {
            budget: args.budget,
            seat: args.seat,
            open: args.open,
            threads: args.threads.map_or_else(cores, usize::from),
            language,
        },
    )?;
    if args.json.json { print_json(&analysed.to_json(), out) } else { analysed.write(out) }
}

fn verify(args: &Verify, language: Language, out: &mut dyn Write) -> Done {
    let from = args.from.iter().map(|file| replay::read_record(file)).collect::<Result<Vec<_>, _>>()?;
    let slip = args.slip.as_deref().map(verify::read_slip).transpose()?;
    let claims = verify::Claims { promised: args.promised.as_deref(), from: &from, slip: slip.as_ref() };
    let found = verify::verify(&replay::read_record(&args.record)?, claims)?;
    if args.json.json {
        return print_json(&found.to_json(), out);
    }
    Ok(writeln!(out, "{}", language.text(&found.phrase()))?)
}

fn cards(args: &Cards, language: Language, out: &mut dyn Write) -> Done {
    let mut setup = args.which.setup()?;
    if setup.wish == Wish::Nothing {
        setup.wish = Wish::List("all".into());
    }
    let game = &args.which.game;
    let sheets = cards::sheets(game, &setup, args.name.as_deref(), language)?;
    if args.json.json {
        sheets.iter().try_for_each(|sheet| print_json(&json!(sheet), out))
    } else if args.markdown {
        cards::write_markdown(game, &sheets, language, out)
    } else {
        cards::write(&sheets, language, out)
    }
}

fn achievements(args: &Achievements, language: Language, out: &mut dyn Write) -> Done {
    let folder = args.dir.clone().map_or_else(achievements::usual_folder, Ok)?;
    let mut careers = Careers::open(&folder)?;
    if let Some(file) = &args.add {
        let earned = careers.add(&replay::read_record(file)?)?;
        careers.save(&folder)?;
        for (name, earned) in earned.iter().filter(|(_, earned)| !args.json.json && !earned.is_empty()) {
            writeln!(out, "{}", language.text(&achievements::earned(name, earned)))?;
        }
    }
    let name = args.name.as_deref();
    if args.json.json { print_json(&careers.to_json(name)?, out) } else { careers.write(name, language, out) }
}

fn dice_sheet(args: &DiceSheet, language: Language, out: &mut dyn Write) -> Done {
    let drawing = match &args.record {
        Some(file) => dice_sheet::of_record(&replay::read_record(file)?, args.seat.as_deref(), language)?,
        None => {
            let figures = args.figures.as_deref().map(read_figures).transpose()?;
            dice_sheet::empty(&Setup { figures, ..Setup::default() }, language)?
        }
    };
    match &args.output {
        Some(file) => write_file(file, &drawing),
        None => Ok(writeln!(out, "{drawing}")?),
    }
}

fn arena(args: &Arena, language: Language, out: &mut dyn Write) -> Done {
    let cores = || std::thread::available_parallelism().map_or(1, usize::from);
    if let Some(folder) = &args.bot_log {
        bots::keep_logs_in(folder).map_err(|error| cli::failure::cannot_write(folder, &error))?;
    }
    let report = arena::run(&arena::ArenaArgs {
        game: args.which.game.clone(),
        setup: args.which.setup()?,
        bots: args.bots.clone(),
        games: args.games,
        seed: args.seed,
        budget: args.budget,
        threads: args.threads.map_or_else(cores, usize::from),
        language,
    })?;
    if let Some(file) = &args.output {
        write_file(file, &report.ladder())?;
    }
    match args.json.json {
        true => print_json(&serde_json::to_value(&report).unwrap_or_default(), out)?,
        false => writeln!(out, "{}", report.table())?,
    }
    match report.forfeits.len() {
        0 => Ok(()),
        games => Err(Failure::new(phrase!("cli-arena-forfeits", games = games))),
    }
}

fn engine(args: &Engine, out: &mut dyn Write) -> Done {
    match &args.schema {
        Some(name) => Ok(writeln!(out, "{}", schemas::schema(name)?)?),
        None => engine::run(std::io::stdin().lock(), out),
    }
}

fn puzzle(args: &Puzzle, language: Language, out: &mut dyn Write) -> Done {
    let collection = puzzle::shipped()?;
    let today = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let one = puzzle::find(&collection, args.which.as_deref(), args.game.as_deref(), today)?;
    let given = args.tried.as_deref();
    let given: Option<Vec<String>> =
        given.map(|text| text.split(';').map(|choice| choice.trim().to_string()).collect());
    if args.json.json {
        return print_json(&puzzle::to_json(one, given.as_deref(), language)?, out);
    }
    let told = |error: puzzles::PuzzleError| Failure::new(error.phrase());
    writeln!(out, "{}\n", lines::wrapped(&puzzle::heading(one, language), 2))?;
    if let Some(tried) = given {
        return puzzle::answer(one, &tried, language, out);
    }
    let record = one.puzzle.record().map_err(told)?;
    let board = tui::picture(&record, Seat(one.puzzle.seat), language, lines::width());
    writeln!(out, "{}\n", board.map_err(|error| Failure::new(error.phrase()))?)?;
    let input = std::io::stdin().lock();
    match (puzzle::Asking { input, out: &mut *out, language, one }).ask()? {
        puzzle::Asked::Move(tried) => {
            writeln!(out)?;
            puzzle::answer(one, &tried, language, out)
        }
        puzzle::Asked::Left => Ok(()),
        puzzle::Asked::Ended => Err(Failure::new(phrase!("cli-puzzle-ended"))),
    }
}
