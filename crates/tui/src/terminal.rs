//! The world around the app: a real terminal, real files, a thread that thinks.

use crate::app::App;
use crate::archive::{self, Keeper};
use crate::config::{Config, Start};
use crate::failure::Failure;
use crate::screen::Settings;
use crate::world::{Effect, Gesture, Input, Job, Mouse, Opening};
use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{
    self, DisableMouseCapture, EnableMouseCapture, Event, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::crossterm::execute;
use ratatui::layout::Position;
use std::io::IsTerminal;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::{Duration, Instant, SystemTime};
use tabletop::{Cup, Record, Seed, phrase};
use words::{Language, capitalized};

/// How often a moment passes while somebody thinks, and while nobody does.
const BUSY: Duration = Duration::from_millis(60);
const IDLE: Duration = Duration::from_millis(250);
/// A bot's choice takes at least this long, so that it can be followed.
const PACE: Duration = Duration::from_millis(220);

/// How often the terminal is looked after, and how long an app that is told to stop may take to give it back.
const WATCH: Duration = Duration::from_millis(250);
const GRACE: Duration = Duration::from_secs(1);

/// Gives the screen back however the app ends; a panic does the same before it speaks.
struct Guard;

impl Drop for Guard {
    fn drop(&mut self) {
        let_go_of_mouse();
        ratatui::restore();
    }
}

/// A terminal that is gone keeps nothing.
fn let_go_of_mouse() {
    let _ = execute!(std::io::stdout(), DisableMouseCapture);
}

/// From now on the mouse speaks to the app; a panic gives it back before the screen.
fn take_mouse() -> Result<(), Failure> {
    execute!(std::io::stdout(), EnableMouseCapture).map_err(Failure::Terminal)?;
    let speak = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        let_go_of_mouse();
        speak(panic);
    }));
    Ok(())
}

/// What the mouse did, as far as anything comes of it.
fn gesture(event: MouseEvent) -> Option<Mouse> {
    let gesture = match event.kind {
        MouseEventKind::Down(MouseButton::Left) => Gesture::Click,
        MouseEventKind::Down(MouseButton::Right) => Gesture::Look,
        MouseEventKind::ScrollUp => Gesture::Up,
        MouseEventKind::ScrollDown => Gesture::Down,
        _ => return None,
    };
    Some(Mouse { at: Position::new(event.column, event.row), gesture })
}

/// Is told the record of every game that people have played to its end, and answers with what they have earned, as
/// sentences in a language.
pub type OnGameOver = Box<dyn FnMut(&Record, Language) -> Result<Vec<String>, String>>;

/// Plays, resumes or replays in the terminal until the user leaves.
pub fn run(config: Config, on_game_over: OnGameOver) -> Result<(), Failure> {
    if !std::io::stdin().is_terminal() || !std::io::stdout().is_terminal() {
        return Err(Failure::NoTerminal);
    }
    let has_mouse = config.mouse;
    let mut shell = Shell::new(config, on_game_over)?;
    let mut terminal = ratatui::try_init().map_err(Failure::Terminal)?;
    let _guard = Guard;
    if has_mouse {
        take_mouse()?;
    }
    shell.run(&mut terminal)
}

struct Shell {
    app: App,
    dir: PathBuf,
    keeper: Keeper,
    jobs: Sender<Job>,
    thoughts: Receiver<Input>,
    on_game_over: OnGameOver,
    is_over: bool,
    is_told_to_stop: Arc<AtomicBool>,
}

impl Shell {
    fn new(config: Config, on_game_over: OnGameOver) -> Result<Shell, Failure> {
        let dir = match config.dir {
            Some(dir) => dir,
            None => archive::usual_dir()?,
        };
        let seed = match config.seed {
            Some(number) => Seed::from_number(number),
            None => fresh_seed()?,
        };
        // Whoever chooses the seed has chosen the dice: nothing is mixed with it.
        let nonces = match config.seed {
            Some(_) => None,
            None => Some(Cup::new(fresh_seed()?)),
        };
        let settings = Settings {
            dir: dir.clone(),
            user: user_name(),
            language: config.language,
            today: archive::date(SystemTime::now()),
            cup: Cup::new(seed),
            nonces,
            figures: config.figures,
            adviser: config.adviser,
            spares: config.spares,
            budget: analysis::USUAL_BUDGET,
        };
        let colored = config.color.unwrap_or_else(wants_color);
        let (app, effects) = App::new(settings, colored);
        let (jobs, thoughts) = thinker(if config.seed.is_some() { Duration::ZERO } else { PACE });
        let is_told_to_stop = Arc::new(AtomicBool::new(false));
        listen(&is_told_to_stop)?;
        let keeper = Keeper::default();
        let mut shell =
            Shell { app, dir, keeper, jobs, thoughts, on_game_over, is_over: false, is_told_to_stop };
        shell.perform(effects);
        shell.start(config.start)?;
        Ok(shell)
    }

    fn start(&mut self, start: Start) -> Result<(), Failure> {
        let (path, opening) = match start {
            Start::Menu => return Ok(()),
            Start::Game(setup) => {
                let effects = self.app.begin(&setup)?;
                self.perform(effects);
                return Ok(());
            }
            Start::Resume(Some(path)) => (path, Opening::Resume),
            Start::Resume(None) => {
                let latest = archive::latest_open(&self.dir)?;
                (latest.ok_or_else(|| Failure::NothingToResume(self.dir.clone()))?, Opening::Resume)
            }
            Start::Guide(name) => {
                let effects = self.app.begin_guide(&name)?;
                self.perform(effects);
                return Ok(());
            }
            Start::Replay(path) => (path, Opening::Replay),
        };
        let text = self.keeper.open(&path)?;
        let opened = match opening {
            Opening::Replay | Opening::Analyse => self.app.open_alone(path.clone(), opening, &text),
            Opening::Resume => self.app.open(path.clone(), opening, &text),
        };
        let effects = opened.map_err(|error| Failure::Record { path, error: Box::new(error) })?;
        self.perform(effects);
        Ok(())
    }

    fn run(&mut self, terminal: &mut DefaultTerminal) -> Result<(), Failure> {
        let mut last_tick = Instant::now();
        let mut is_stale = true;
        while !self.is_over && !self.is_told_to_stop.load(Ordering::Relaxed) {
            if is_stale {
                terminal.draw(|frame| self.app.draw(frame)).map_err(Failure::Terminal)?;
                is_stale = false;
            }
            let patience = if self.app.is_busy() { BUSY } else { IDLE };
            if event::poll(patience).map_err(Failure::Terminal)? {
                match event::read().map_err(Failure::Terminal)? {
                    Event::Key(key) => self.handle(Input::Key(key)),
                    Event::Mouse(mouse) => match gesture(mouse) {
                        Some(mouse) => self.handle(Input::Mouse(mouse)),
                        // The pointer only wanders.
                        None => continue,
                    },
                    _ => {}
                }
                is_stale = true;
            }
            while let Ok(thought) = self.thoughts.try_recv() {
                self.handle(thought);
                is_stale = true;
            }
            if self.app.is_busy() && last_tick.elapsed() >= BUSY {
                last_tick = Instant::now();
                self.handle(Input::Tick);
                is_stale = true;
            }
        }
        Ok(())
    }

    fn handle(&mut self, input: Input) {
        let effects = self.app.handle(input);
        self.perform(effects);
    }

    fn perform(&mut self, effects: Vec<Effect>) {
        for effect in effects {
            match effect {
                Effect::Save { path, text } => {
                    let saved = self.keeper.save(&path, text);
                    self.handle(Input::Saved(saved.map_err(|failure| failure.phrase())));
                }
                Effect::Think(job) => {
                    // Without its thread nobody can think any more; the game is saved.
                    self.is_over |= self.jobs.send(job).is_err();
                }
                Effect::GameOver(record) => {
                    let not_honored = |text| Input::NotHonored(phrase!("terminal-error-said", text = text));
                    let answer = (self.on_game_over)(&record, self.app.language());
                    self.handle(answer.map_or_else(not_honored, Input::Honors));
                }
                Effect::Browse => {
                    let shelf = archive::list(&self.dir);
                    self.handle(Input::Shelf(shelf));
                }
                Effect::Open(path, opening) => {
                    let text = self.keeper.open(&path);
                    self.handle(Input::Opened(path, opening, text));
                }
                Effect::Quit => self.is_over = true,
            }
        }
    }
}

/// A thread that does one job after the other, so that the screen never waits for a bot.
fn thinker(pace: Duration) -> (Sender<Job>, Receiver<Input>) {
    let (jobs, todo) = channel::<Job>();
    let (done, thoughts) = channel();
    std::thread::spawn(move || {
        for Job(job) in todo {
            let began = Instant::now();
            let thought = job();
            if matches!(thought, Input::Thought(_)) {
                std::thread::sleep(pace.saturating_sub(began.elapsed()));
            }
            if done.send(thought).is_err() {
                return;
            }
        }
    });
    (jobs, thoughts)
}

/// A terminated or hung-up process still gives the screen back.
fn listen(flag: &Arc<AtomicBool>) -> Result<(), Failure> {
    #[cfg(unix)]
    let signals = [signal_hook::consts::SIGTERM, signal_hook::consts::SIGHUP];
    #[cfg(not(unix))]
    let signals = [signal_hook::consts::SIGTERM];
    for signal in signals {
        signal_hook::flag::register(signal, Arc::clone(flag)).map_err(Failure::Terminal)?;
    }
    watch(Arc::clone(flag));
    Ok(())
}

/// Ends the process when its terminal is gone: waiting for keys would never return. Every step is saved already, and
/// there is no screen to give back.
fn watch(flag: Arc<AtomicBool>) {
    std::thread::spawn(move || {
        let mut left = GRACE;
        while std::io::stdin().is_terminal() && !left.is_zero() {
            std::thread::sleep(WATCH);
            if flag.load(Ordering::Relaxed) {
                left = left.saturating_sub(WATCH);
            }
        }
        std::process::exit(0);
    });
}

/// What the system calls whoever sits at the keyboard, as a name. Sentences are told of somebody, not of "you".
pub fn user_name() -> Option<String> {
    let word = ["USER", "USERNAME"].iter().find_map(|key| std::env::var(key).ok()).unwrap_or_default();
    let is_name = !word.is_empty() && word != "root" && word.chars().all(char::is_alphanumeric);
    is_name.then(|| capitalized(&word))
}

fn fresh_seed() -> Result<Seed, Failure> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(Failure::NoSeed)?;
    Ok(Seed(bytes))
}

/// <https://no-color.org>: any value but an empty one means no color.
fn wants_color() -> bool {
    std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty())
}
