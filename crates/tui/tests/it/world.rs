//! A world without files, clocks and threads: effects are answered at once, from memory.

use crate::marked;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::io::ErrorKind;
use std::path::PathBuf;
use tabletop::{Cup, Record, Seed};
use tui::{App, Effect, Failure, Gesture, Input, Mouse, Opening, Player, SavedGame, Settings, Setup};
use words::Language;

/// The bot that tests play against.
pub const RIVAL: &str = "random";

/// An app with everything it asks for.
pub struct World {
    pub app: App,
    pub records: BTreeMap<PathBuf, String>,
    /// The record that was saved last.
    pub last: PathBuf,
    pub saves: usize,
    pub is_over: bool,
    pub shelf: Vec<SavedGame>,
    /// The games that have been told to whoever keeps achievements.
    pub proclaimed: Vec<Record>,
    /// In the marked language: every word that has been on the screen without having passed through a message.
    pub unsaid: BTreeSet<String>,
    is_marked: bool,
}

pub fn person(name: &str) -> Player {
    Player::Person(name.into())
}

pub fn bot() -> Player {
    Player::Bot(RIVAL.into())
}

impl World {
    pub fn new(seed: u64) -> World {
        World::speaking(seed, Language::english(), true)
    }

    /// A world in which a language is spoken, with colors or without.
    pub fn speaking(seed: u64, language: Language, colored: bool) -> World {
        World::with(World::settings(seed, language), colored)
    }

    /// A world whose terminal brings nonces to the seeds.
    pub fn contributing(seed: u64) -> World {
        let nonces = Some(Cup::new(Seed::from_number(seed + 1)));
        World::with(Settings { nonces, ..World::settings(seed, Language::english()) }, true)
    }

    fn settings(seed: u64, language: Language) -> Settings {
        Settings {
            dir: "/games".into(),
            user: Some("Anna".into()),
            language,
            today: "2026-11-15".into(),
            nonces: None,
            cup: Cup::new(Seed::from_number(seed)),
            figures: None,
            adviser: "greedy".into(),
            spares: true,
            budget: bots::Budget::Simulations(30),
        }
    }

    fn with(settings: Settings, colored: bool) -> World {
        let is_marked = settings.language == Language::pseudo();
        let (app, effects) = App::new(settings, colored);
        let mut world = World {
            app,
            records: BTreeMap::new(),
            last: PathBuf::new(),
            saves: 0,
            is_over: false,
            shelf: Vec::new(),
            proclaimed: Vec::new(),
            unsaid: BTreeSet::new(),
            is_marked,
        };
        world.perform(effects);
        world
    }

    /// A world in which a game has begun.
    pub fn playing(seed: u64, game: &str, options: &str, players: Vec<Player>) -> World {
        let mut world = World::new(seed);
        world.begin(game, options, players);
        world
    }

    /// Begins a game.
    pub fn begin(&mut self, game: &str, options: &str, players: Vec<Player>) {
        let setup = Setup { game: game.into(), players, options: options.into(), is_real: false };
        self.begin_with(&setup);
    }

    /// Begins a game in every detail.
    pub fn begin_with(&mut self, setup: &Setup) {
        let effects = self.app.begin(setup).unwrap();
        self.perform(effects);
    }

    /// Begins a guided game.
    pub fn learn(&mut self, guide: &str) {
        let effects = self.app.begin_guide(guide).unwrap();
        self.perform(effects);
    }

    pub fn open(&mut self, opening: Opening) {
        let text = self.records[&self.last].clone();
        let effects = self.app.open(self.last.clone(), opening, &text).unwrap();
        self.perform(effects);
    }

    fn perform(&mut self, effects: Vec<Effect>) {
        let mut inputs = VecDeque::new();
        self.answer(effects, &mut inputs);
        while let Some(input) = inputs.pop_front() {
            let effects = self.app.handle(input);
            self.answer(effects, &mut inputs);
        }
    }

    fn answer(&mut self, effects: Vec<Effect>, inputs: &mut VecDeque<Input>) {
        for effect in effects {
            match effect {
                Effect::Save { path, text } => {
                    self.last.clone_from(&path);
                    self.saves += 1;
                    self.records.insert(path, text);
                }
                Effect::Think(job) => inputs.push_back((job.0)()),
                Effect::GameOver(record) => {
                    self.proclaimed.push(*record);
                    let laurel = "Anna has earned a laurel: by ending a game.";
                    // Whoever keeps achievements speaks for themselves.
                    let honors = if self.is_marked { Vec::new() } else { vec![laurel.into()] };
                    inputs.push_back(Input::Honors(honors));
                }
                Effect::Browse => inputs.push_back(Input::Shelf(self.shelf.clone())),
                Effect::Open(path, opening) => {
                    let missing = || Failure::Read { path: path.clone(), error: ErrorKind::NotFound.into() };
                    let text = self.records.get(&path).cloned().ok_or_else(missing);
                    inputs.push_back(Input::Opened(path, opening, text));
                }
                Effect::Quit => self.is_over = true,
            }
        }
    }

    pub fn press(&mut self, code: KeyCode) {
        let effects = self.app.handle(Input::Key(KeyEvent::new(code, KeyModifiers::NONE)));
        self.perform(effects);
    }

    pub fn mouse(&mut self, at: (u16, u16), gesture: Gesture) {
        let effects = self.app.handle(Input::Mouse(Mouse { at: at.into(), gesture }));
        self.perform(effects);
    }

    pub fn type_text(&mut self, text: &str) {
        text.chars().for_each(|letter| self.press(KeyCode::Char(letter)));
    }

    /// What is on the screen, cell by cell.
    pub fn buffer(&mut self, width: u16, height: u16) -> Buffer {
        let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        terminal.draw(|frame| self.app.draw(frame)).unwrap();
        terminal.backend().buffer().clone()
    }

    /// What is on the screen as text, without spaces at the ends of lines; without its marks in the marked language.
    pub fn screen(&mut self, width: u16, height: u16) -> String {
        if self.is_marked {
            for (width, height) in [(80, 24), (120, 40)] {
                let screen = self.raw_screen(width, height);
                self.unsaid.extend(marked::unsaid(&screen));
            }
        }
        self.raw_screen(width, height).replace(marked::MARK, "")
    }

    fn raw_screen(&mut self, width: u16, height: u16) -> String {
        let buffer = self.buffer(width, height);
        let line = |y: u16| -> String { (0..width).map(|x| buffer[(x, y)].symbol()).collect() };
        (0..height).map(|y| line(y).trim_end().to_string() + "\n").collect()
    }

    /// The last saved record.
    pub fn record(&self) -> &str {
        &self.records[&self.last]
    }

    /// How many steps the last saved record has.
    pub fn steps(&self) -> usize {
        let entries = self.record().lines().skip_while(|line| *line != "---").skip(1);
        entries.filter(|line| !line.starts_with("hash") && !line.starts_with("result")).count()
    }

    /// Chooses a row of the list, whatever the focus is.
    pub fn choose_row(&mut self, row: usize) {
        let screen = self.screen(120, 40);
        self.choose_row_of(&screen, row);
    }

    fn choose_row_of(&mut self, screen: &str, row: usize) {
        if screen.contains("Tab list") {
            self.press(KeyCode::Tab);
        }
        self.press(KeyCode::Home);
        (0..row).for_each(|_| self.press(KeyCode::Down));
        self.press(KeyCode::Enter);
    }

    /// Does what a bot advises until `stop` likes the screen or the game is over.
    pub fn follow_hints(&mut self, mut stop: impl FnMut(&str) -> bool) -> bool {
        for _ in 0..2000 {
            let screen = self.screen(120, 40);
            if stop(&screen) {
                return true;
            }
            if screen.contains(" The end ") {
                return false;
            }
            self.press(KeyCode::Char('h'));
            self.press(KeyCode::Esc);
            self.press(KeyCode::Enter);
        }
        panic!("hints lead nowhere:\n{}", self.screen(120, 40));
    }

    /// Does what a bot advises until one of the questions of an advised move has these words; that one is shown then.
    pub fn follow_hints_to(&mut self, words: &str) -> bool {
        for _ in 0..2000 {
            self.press(KeyCode::Char('h'));
            self.press(KeyCode::Esc);
            for _ in 0..5 {
                let screen = self.screen(120, 40);
                if screen.contains(words) {
                    return true;
                }
                if screen.contains(" The end ") {
                    return false;
                }
                self.press(KeyCode::Left);
            }
            self.press(KeyCode::Enter);
        }
        panic!("hints lead nowhere:\n{}", self.screen(120, 40));
    }

    /// Selects the first row of the list that has these words.
    pub fn select(&mut self, words: &str) {
        if self.screen(120, 40).contains("Tab list") {
            self.press(KeyCode::Tab);
        }
        self.press(KeyCode::Home);
        let mut screen = self.screen(120, 40);
        for _ in 0..rows(&screen) {
            if screen.lines().any(|line| line.contains('▶') && line.contains(words)) {
                return;
            }
            self.press(KeyCode::Down);
            screen = self.screen(120, 40);
        }
        panic!("no row says `{words}`:\n{}", self.screen(120, 40));
    }

    /// Chooses the first row of the list that has these words.
    pub fn choose(&mut self, words: &str) {
        self.select(words);
        self.press(KeyCode::Enter);
    }

    /// Plays on by choosing rows at random until `stop` likes the screen or the game is over.
    pub fn play_until(&mut self, seed: u64, stop: impl FnMut(&str) -> bool) -> bool {
        let mut random = Cup::new(Seed::from_number(seed));
        self.play_by(|rows| random.below(rows.clamp(1, 30) as u32) as usize, stop)
    }

    /// Plays on by choosing among so many rows as `choose` says.
    pub fn play_by(
        &mut self,
        mut choose: impl FnMut(usize) -> usize,
        mut stop: impl FnMut(&str) -> bool,
    ) -> bool {
        for _ in 0..20_000 {
            let screen = self.screen(120, 40);
            if stop(&screen) {
                return true;
            }
            if screen.contains(" The end ") {
                return false;
            }
            if screen.contains("The keyboard goes on") {
                self.press(KeyCode::Enter);
                continue;
            }
            let row = choose(rows(&screen));
            self.choose_row_of(&screen, row);
        }
        panic!("the game does not end");
    }
}

/// How many rows the list on a screen has.
pub fn rows(screen: &str) -> usize {
    let count = screen.lines().find_map(|line| {
        let (_, rest) = line.split_once(" of ")?;
        let (count, _) = rest.split_once(" ╮").or(rest.split_once(" ┓"))?;
        count.trim().parse().ok()
    });
    count.unwrap_or(0)
}
