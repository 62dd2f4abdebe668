//! What each command does with its arguments.

use crate::args::{
    Achievements, Arena, Bench, Cards, Command, DiceSheet, Games, Loadtest, Play, Replay, Serve, Sim, Verify,
};
use cli::achievements::{self, Book};
use cli::games::{self, ForGame, Listed, Setup, Wish};
use cli::keeper::BookKeeper;
use cli::language::usual;
use cli::{Failure, arena, bench, cards, dice_sheet, engine, replay, serve, sim, verify};
use serde_json::{Value, json};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use tabletop::{CompleteGame, Game, phrase};
use troyes::Troyes;
use words::Language;

type Done = Result<(), Failure>;

/// Runs a command. All that it prints goes to `out`.
pub fn run(command: Command, out: &mut dyn Write) -> Done {
    match command {
        Command::Serve(args) => open_house(&args, out),
        Command::Play(args) => sit_down(&args),
        Command::Arena(args) => meet(&args, out),
        Command::Loadtest(args) => bear_load(&args, out),
        Command::Games(args) => list_games(&args, out),
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

fn list_games(args: &Games, out: &mut dyn Write) -> Done {
    struct Options(Language);
    impl ForGame for Options {
        type Output = Vec<(&'static str, String)>;
        fn run<G: CompleteGame>(self, _: &'static Listed) -> Self::Output {
            G::option_list().into_iter().map(|(name, about)| (name, self.0.text(&about))).collect()
        }
    }
    let language = args.lang.language()?;
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

fn simulate(args: &Sim, out: &mut dyn Write) -> Done {
    let plan = args.plan()?;
    if let (Some(number), Some(file)) = (args.only, &args.record) {
        let (record, outcome) = sim::record_of(&plan, number)?;
        write_file(file, &record)?;
        writeln!(out, "The record of game {number} is in {}.", file.display())?;
        return outcome;
    }
    let report = sim::run(&plan)?;
    if args.json.json { print_json(&report.to_json(usual()), out) } else { report.write(usual(), out) }
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
    if args.tui {
        let start = tui::Start::Replay(args.file.clone());
        let config = tui::Config { start, language: args.lang.of_screen()?, ..tui::Config::default() };
        return show(config, herald(None));
    }
    let told = replay::tell(&replay::read_record(&args.file)?, args.lang.language()?)?;
    if args.json.json { print_json(&told.to_json(), out) } else { told.write(out) }
}

fn check(args: &Verify, out: &mut dyn Write) -> Done {
    let from = args.from.iter().map(|file| replay::read_record(file)).collect::<Result<Vec<_>, _>>()?;
    let claims = verify::Claims { promised: args.promised.as_deref(), from: &from };
    let found = verify::verify(&replay::read_record(&args.record)?, claims)?;
    Ok(writeln!(out, "{found}")?)
}

fn show_cards(args: &Cards, out: &mut dyn Write) -> Done {
    let mut setup = args.which.setup()?;
    if setup.wish == Wish::Nothing {
        setup.wish = Wish::List("all".into());
    }
    let (game, language) = (&args.which.game, args.lang.language()?);
    let sheets = cards::sheets(game, &setup, args.name.as_deref(), language)?;
    if args.json.json {
        print_json(&json!(sheets), out)
    } else if args.markdown {
        cards::write_markdown(game, &sheets, language, out)
    } else {
        cards::write(&sheets, language, out)
    }
}

fn list_achievements(args: &Achievements, out: &mut dyn Write) -> Done {
    let folder = args.dir.clone().map_or_else(achievements::usual_folder, Ok)?;
    let mut book = Book::open(&folder)?;
    if let Some(file) = &args.add {
        let earned = book.add(&replay::read_record(file)?)?;
        book.save(&folder)?;
        for (name, earned) in earned.iter().filter(|(_, earned)| !args.json.json && !earned.is_empty()) {
            let earned: Vec<String> =
                earned.iter().map(|achievement| achievements::name_of(*achievement, usual())).collect();
            writeln!(out, "{name} has earned: {}", earned.join(", "))?;
        }
    }
    let name = args.name.as_deref();
    if args.json.json { print_json(&book.to_json(name)?, out) } else { book.write(name, usual(), out) }
}

fn draw_dice_sheet(args: &DiceSheet, out: &mut dyn Write) -> Done {
    let language = args.lang.language()?;
    let drawing = match &args.record {
        Some(file) => dice_sheet::of_record(&replay::read_record(file)?, args.seat.as_deref(), language)?,
        None => {
            let figures = args.figures.as_deref().map(games::read_figures).transpose()?;
            dice_sheet::empty(&Setup { figures, ..Setup::default() }, language)?
        }
    };
    match &args.output {
        Some(file) => write_file(file, &drawing),
        None => Ok(writeln!(out, "{drawing}")?),
    }
}

fn open_house(args: &Serve, out: &mut dyn Write) -> Done {
    let file = match &args.file {
        Some(file) => file.clone(),
        None => serve::usual_file()?,
    };
    let folder = file.parent().map(Path::to_path_buf).unwrap_or_default();
    let mut config = server::Config::local(file);
    config.achievements = Some(Arc::new(BookKeeper::new(folder)));
    config.language = usual();
    config.address = args.address;
    config.is_https = args.https;
    config.hosts.clone_from(&args.hosts);
    config.is_behind_proxy = args.behind_proxy;
    config.thinking = Duration::from_millis(args.thinking);
    config.keep = serve::keep(args.keep_unbegun, args.keep_unfinished);
    config.limits = serve::limits(args.many, args.tables_each);
    serve::serve(config, |address| {
        // Whoever started it reads the address; a closed output does not keep people from playing.
        let _ = writeln!(out, "Troyes is open at http://{address}").and_then(|()| out.flush());
    })
}

fn sit_down(args: &Play) -> Done {
    let wish = &args.which;
    let names_nothing = wish.game == Troyes::NAME && wish.players.is_none() && wish.options.is_none();
    let start = match &args.seats[..] {
        _ if args.resume => tui::Start::Resume(None),
        [] if names_nothing => tui::Start::Menu,
        _ => tui::Start::Game(tui::Setup {
            game: games::with(&wish.game, NameOf)?.into(),
            players: players(args)?,
            options: wish.options.clone().unwrap_or_default(),
        }),
    };
    let figures = args.which.setup()?.figures;
    let (dir, language) = (args.dir.clone(), args.lang.of_screen()?);
    let config = tui::Config { start, dir, figures, language, seed: args.seed, ..tui::Config::default() };
    show(config, herald(args.dir.clone()))
}

/// Takes the terminal.
fn show(config: tui::Config, herald: tui::OnGameOver) -> Done {
    let language = config.language;
    tui::run(config, herald).map_err(|failure| Failure::new(language.text(&failure.phrase())))
}

/// The name of a game's own rules: the King's Challenge is Troyes.
struct NameOf;

impl ForGame for NameOf {
    type Output = &'static str;
    fn run<G: CompleteGame>(self, _: &'static Listed) -> Self::Output {
        G::NAME
    }
}

/// Who sits at a table in the terminal: those who are named, or whoever started it against bots.
fn players(args: &Play) -> Result<Vec<tui::Player>, Failure> {
    let player = |word: &String| match word.strip_prefix("person:") {
        Some(name) => tui::Player::Person(name.into()),
        None => tui::Player::Bot(word.clone()),
    };
    let mut players: Vec<tui::Player> = args.seats.iter().map(player).collect();
    let listed = games::LIST.iter().find(|listed| listed.name == args.which.game);
    let usual = listed.map_or(1, |listed| listed.players);
    let wanted = args.which.players.unwrap_or(if players.is_empty() { usual } else { players.len() as u8 });
    if players.is_empty() {
        players.push(tui::Player::Person(tui::user_name().unwrap_or_default()));
        players.resize(wanted.max(1).into(), tui::Player::Bot("greedy".into()));
    }
    if listed.is_some_and(|listed| listed.only && listed.players != wanted) {
        return Err(Failure::new(format!("{} is for {usual} alone", args.which.game)));
    }
    if players.len() != usize::from(wanted) {
        return Err(Failure::new(format!("{} players are named for {wanted}", players.len()))
            .hint("name each player, or give their number alone"));
    }
    Ok(players)
}

/// Writes the games of the terminal into the book of achievements: beside them where their folder was named.
fn herald(folder: Option<PathBuf>) -> tui::OnGameOver {
    Box::new(move |record, language| {
        let folder = folder.clone().map_or_else(achievements::usual_folder, Ok);
        folder
            .and_then(|folder| achievements::proclaim(&folder, record, language))
            .map_err(|failure| failure.to_string())
    })
}

fn meet(args: &Arena, out: &mut dyn Write) -> Done {
    let cores = || std::thread::available_parallelism().map_or(1, usize::from);
    let report = arena::run(&arena::Plan {
        game: args.which.game.clone(),
        setup: args.which.setup()?,
        bots: args.bots.clone(),
        games: args.games,
        seed: args.seed,
        budget: args.budget,
        threads: args.threads.unwrap_or_else(cores).max(1),
        language: usual(),
    })?;
    if let Some(file) = &args.output {
        write_file(file, &report.ladder())?;
    }
    match args.json.json {
        true => print_json(&serde_json::to_value(&report).unwrap_or_default(), out),
        false => Ok(writeln!(out, "{}", report.table())?),
    }
}

fn bear_load(args: &Loadtest, out: &mut dyn Write) -> Done {
    let report = serve::load_test(&serve::LoadPlan {
        tables: args.tables,
        time: Duration::from_secs(args.seconds),
        every: Duration::from_secs(args.every),
        offer: args.offer.clone(),
    })?;
    if args.json.json {
        return print_json(&serde_json::to_value(&report).unwrap_or_default(), out);
    }
    writeln!(out, "{} tables, {} streams, {:.0} s", report.tables, report.streams, report.seconds)?;
    writeln!(out, "{:.1} moves a second, {} failures", report.moves_per_second, report.failures)?;
    writeln!(
        out,
        "p50 {:.1} ms, p99 {:.1} ms, worst {:.1} ms",
        report.p50_ms, report.p99_ms, report.worst_ms
    )?;
    Ok(writeln!(out, "memory {:.0} MB", report.memory_mb.unwrap_or(f64::NAN))?)
}
