//! The commands at whose tables people sit, in the browser and in the terminal, and the test of many such tables.

use crate::args::{Learn, Loadtest, PlayArgs, Serve, ThinkArgs};
use crate::commands::{Done, print_json};
use cli::achievements::{self, ServerAchievements};
use cli::{Failure, lines, serve};
use protocol::games::{self, ForGame, Listed};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use tabletop::{CompleteGame, Game, Record, phrase};
use troyes::Troyes;
use words::Language;

/// Serves tables in the browser.
pub fn serve(args: &Serve, language: Language, out: &mut dyn Write) -> Done {
    let file = match &args.file {
        Some(file) => file.clone(),
        None => serve::usual_file()?,
    };
    let folder = file.parent().map(Path::to_path_buf).unwrap_or_default();
    let mut config = server::Config::local(file);
    config.key = key(args.key_file.as_deref()).unwrap_or(config.key);
    config.achievements = Some(Arc::new(ServerAchievements::new(folder)));
    config.language = language;
    config.database.clone_from(&args.database);
    config.node_address = args.node_address;
    config.think = args.think;
    config.address = args.address;
    config.inner = args.inner;
    config.leaving.notice = Duration::from_secs(args.notice);
    args.log.choose();
    config.is_https = args.https;
    config.hosts.clone_from(&args.hosts);
    config.is_behind_proxy = args.behind_proxy;
    config.allows_local_webhooks = args.allow_local_webhooks;
    config.thinking = Duration::from_millis(args.thinking);
    config.keep = serve::keep(args.keep_unbegun, args.keep_unfinished);
    config.limits = serve::limits(args.many, args.tables_each);
    serve::serve(config, &mut |address| {
        // Whoever started it reads the address; a closed output does not keep people from playing.
        let open = language.text(&phrase!("cli-serve-open", address = address.to_string()));
        let _ = writeln!(out, "{open}").and_then(|()| out.flush());
    })
}

/// Thinks for the nodes of a database.
pub fn think(args: &ThinkArgs, language: Language, out: &mut dyn Write) -> Done {
    let cores = || std::thread::available_parallelism().map_or(1, usize::from);
    let threads = args.threads.map_or_else(cores, usize::from);
    args.log.choose();
    let config = server::ThinkConfig { database: args.database.clone(), threads };
    serve::think(config, &mut || {
        let open = language.text(&phrase!("cli-think-open", threads = threads));
        // Nobody has to read it.
        let _ = writeln!(out, "{open}").and_then(|()| out.flush());
    })
}

/// The key of the seeds: where the arguments say, else where the environment does; nothing for the usual place.
pub fn key(file: Option<&Path>) -> Option<server::KeySource> {
    let text = || std::env::var("TROYES_KEY").ok().filter(|text| !text.is_empty());
    match file {
        Some(file) => Some(server::KeySource::File(file.into())),
        None => text().map(server::KeySource::Text),
    }
}

/// Plays in the terminal.
pub fn play(args: &PlayArgs, language: Language) -> Done {
    let wish = &args.which;
    let names_nothing = wish.game == Troyes::NAME && wish.players.is_none() && wish.options.is_none();
    let start = match &args.seats[..] {
        _ if args.resume => tui::Start::Resume(None),
        [] if names_nothing && !args.real => tui::Start::Menu,
        _ => tui::Start::Game(tui::Setup {
            game: games::with(&wish.game, NameOf)?.into(),
            players: players(args)?,
            options: wish.options.clone().unwrap_or_default(),
            is_real: args.real,
        }),
    };
    let figures = args.which.setup()?.figures;
    let config = tui::Config {
        start,
        dir: args.dir.clone(),
        figures,
        language,
        seed: args.seed,
        mouse: !args.no_mouse,
        spares: !args.ask_all,
        ..tui::Config::default()
    };
    run_terminal(config, args.dir.clone())
}

/// Learns in the terminal; or tells what there is to learn.
pub fn learn(args: &Learn, language: Language, out: &mut dyn Write) -> Done {
    let Some(name) = args.name.clone() else {
        for guide in guide::all() {
            let (name, about) = (guide.name.clone(), guide.about.phrase());
            let line = phrase!("cli-learn-guide", name = name, about = about, minutes = guide.minutes);
            writeln!(out, "{}", lines::wrapped(&language.text(&line), 4))?;
        }
        return Ok(());
    };
    let start = tui::Start::Guide(name);
    run_terminal(
        tui::Config { start, dir: args.dir.clone(), language, ..tui::Config::default() },
        args.dir.clone(),
    )
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
fn players(args: &PlayArgs) -> Result<Vec<tui::Player>, Failure> {
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
        players.resize(wanted.max(1).into(), tui::Player::Bot(bots::USUAL.into()));
    }
    // Nobody is no table; without names, whoever started it would sit there all the same.
    if wanted == 0 {
        return Err(Failure::new(phrase!("cli-play-nobody")));
    }
    if listed.is_some_and(|listed| listed.only && listed.players != wanted) {
        let game = args.which.game.clone();
        return Err(Failure::new(phrase!("cli-play-only", game = game, players = usual)));
    }
    if players.len() != usize::from(wanted) {
        let message = phrase!("cli-play-named", named = players.len(), wanted = wanted);
        return Err(Failure::new(message).with_hint(phrase!("cli-play-named-hint")));
    }
    Ok(players)
}

/// Steps through a record in the terminal.
pub fn step_through(record: &Path, language: Language) -> Done {
    let start = tui::Start::Replay(record.to_path_buf());
    run_terminal(tui::Config { start, language, ..tui::Config::default() }, None)
}

/// Runs the terminal. Games count for achievements, which are kept beside the games where their folder was named.
fn run_terminal(config: tui::Config, folder: Option<PathBuf>) -> Done {
    let add_finished = move |record: &Record, language: Language| {
        let folder = folder.clone().map_or_else(achievements::usual_folder, Ok);
        folder
            .and_then(|folder| achievements::add_finished(&folder, record, language))
            .map_err(|failure| language.text(&failure.phrase()))
    };
    tui::run(config, Box::new(add_finished)).map_err(|failure| Failure::new(failure.phrase()))
}

/// Measures how a server of ours bears load.
pub fn loadtest(args: &Loadtest, language: Language, out: &mut dyn Write) -> Done {
    let report = serve::load_test(&serve::LoadPlan {
        tables: args.tables,
        time: Duration::from_secs(args.seconds),
        every: Duration::from_secs(args.every),
        offer: args.offer.clone(),
        database: args.database.clone(),
        nodes: args.nodes,
    })?;
    match args.json.json {
        true => print_json(&serde_json::to_value(&report).unwrap_or_default(), out),
        false => serve::write(&report, language, out),
    }
}
