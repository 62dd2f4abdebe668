//! A record stepped through, forwards and backwards; and played on from any moment.

mod draw;

use crate::analysing::Analysing;
use crate::canvas::{Canvas, Marks};
use crate::failure::GameError;
use crate::frame;
use crate::game_screen::{GameScreen, direction};
use crate::help;
use crate::history::History;
use crate::ink::Ink;
use crate::inspect::{self, Inspection};
use crate::names::Names;
use crate::playable::{BoardScene, Playable};
use crate::rules;
use crate::screen::{Next, Screen, Settings};
use crate::scroll;
use crate::seating::Seating;
use crate::session::{self, Player, Session};
use crate::world::{Effect, Found, Gesture, Mouse};
use analysis::Scope;
use bots::Budget;
use host::SeededDice;
use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Rect;
use tabletop::{Pending, Phrase, Record, Seat, Table, Viewer, phrase};

/// A record with every moment of it at hand.
pub struct Replay<G: Playable> {
    table: Table<G>,
    /// The state before each step, and the last one.
    states: Vec<G::State>,
    history: History<G::Happening>,
    /// How much of the history had been told at each moment.
    told: Vec<usize>,
    players: Vec<Player>,
    names: Names,
    at: usize,
    viewer: Viewer,
    pane: usize,
    spots: Vec<(G::Spot, Rect)>,
    looking: Option<Option<G::Spot>>,
    /// The form for playing on: who sits where, and its selected row.
    fork: Option<(Seating, usize)>,
    notice: Option<Phrase>,
    overlay: Overlay,
    /// How many of its steps a guide has prescribed.
    guided: usize,
    /// What every move was worth, if somebody has asked.
    analysis: Option<Analysing<G>>,
    /// What is to be found out about the game first.
    first: Option<Effect>,
}

/// What lies over a replay.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Overlay {
    None,
    /// The keys.
    Help,
    /// The rules in short, so many lines after their beginning.
    Rules(usize),
    /// What every move was worth, so many lines after its beginning.
    Analysis(usize),
    /// All that is said of the step, so many lines after its beginning.
    Step(usize),
}

impl<G: Playable> Replay<G> {
    /// Reads and checks a record; with so much thought for each decision it is analysed at once.
    pub fn new(text: &str, analysed: Option<Budget>) -> Result<Replay<G>, GameError> {
        let record = Record::read(text)?;
        let first = Table::<G>::before(&record.head)?;
        let mut states = vec![first.state().clone()];
        let mut history = History::default();
        let mut told = vec![0];
        let table = Table::<G>::replay(&record, |table, happenings| {
            states.push(table.state().clone());
            history.tell(happenings.to_vec(), table);
            told.push(history.len());
        })?;
        let players = session::players_in(table.game(), &record.head);
        let names = Names::in_record(table.game(), &record.head);
        let mut people = players.iter().enumerate().filter(|(_, player)| matches!(player, Player::Person(_)));
        let viewer = match (people.next(), people.next()) {
            (Some((seat, _)), None) => Viewer::Seat(Seat(seat as u8)),
            _ => Viewer::Spectator,
        };
        let mut replay = Replay {
            guided: session::guided_steps(guide::named_in(&record.head), &table),
            table,
            states,
            history,
            told,
            players,
            names,
            at: 0,
            viewer,
            pane: 0,
            spots: Vec::new(),
            looking: None,
            fork: None,
            notice: None,
            overlay: Overlay::None,
            analysis: None,
            first: None,
        };
        if let Some(budget) = analysed {
            replay.first = replay.analyse(Scope::default(), budget);
        }
        Ok(replay)
    }

    /// Shows what every move was worth, and begins to find it out unless that is done.
    fn analyse(&mut self, scope: Scope, budget: Budget) -> Option<Effect> {
        self.overlay = Overlay::Analysis(0);
        if self.analysis.as_ref().is_some_and(|analysis| analysis.scope() == scope) {
            return None;
        }
        let (analysis, first) = Analysing::begin(&self.table, scope, budget, self.guided);
        self.analysis = Some(analysis);
        Some(first)
    }

    fn key_analysis(&mut self, open: bool, settings: &Settings) -> Vec<Next> {
        let first = self.analyse(Scope { open, eye: None }, settings.budget);
        first.into_iter().map(Next::Ask).collect()
    }

    fn last(&self) -> usize {
        self.states.len() - 1
    }

    fn chapter(&self, at: usize) -> u32 {
        self.table.game().chapter(&self.states[at])
    }

    /// The first moment of a chapter, if it comes.
    fn start_of(&self, chapter: u32) -> Option<usize> {
        (0..self.states.len()).find(|at| self.chapter(*at) == chapter)
    }

    fn turn_chapter(&mut self, forwards: bool) {
        let now = self.chapter(self.at);
        self.at = if forwards {
            (self.at..self.states.len()).find(|at| self.chapter(*at) > now).unwrap_or(self.last())
        } else {
            let start = self.start_of(now).unwrap_or(0);
            let is_inside = start < self.at;
            if is_inside {
                start
            } else {
                start.checked_sub(1).map_or(0, |at| self.start_of(self.chapter(at)).unwrap_or(0))
            }
        };
    }

    /// The next pair of eyes: a spectator's, then each seat's.
    fn next_viewer(&mut self) {
        self.viewer = match self.viewer {
            Viewer::Spectator => Viewer::Seat(Seat(0)),
            Viewer::Seat(Seat(seat)) if seat + 1 < self.table.game().players() => {
                Viewer::Seat(Seat(seat + 1))
            }
            Viewer::Seat(_) => Viewer::Spectator,
        };
    }

    fn key_in_fork(&mut self, code: KeyCode, settings: &mut Settings) -> Vec<Next> {
        let Some((seating, row)) = &mut self.fork else { return Vec::new() };
        match code {
            KeyCode::Esc => self.fork = None,
            KeyCode::Up => *row = row.saturating_sub(1),
            KeyCode::Down => *row = (*row + 1).min(seating.len() - 1),
            KeyCode::Enter => {
                let players = seating.players();
                match self.play_on(players, settings) {
                    Ok(screen) => return vec![Next::Go(screen)],
                    Err(error) => self.notice = Some(error.phrase()),
                }
            }
            code => {
                seating.key(*row, code);
            }
        }
        Vec::new()
    }

    /// A game of its own from this moment on. Its dice are new, so its record promises none.
    fn play_on(&self, players: Vec<Player>, settings: &mut Settings) -> Result<Box<dyn Screen>, GameError> {
        let seed = settings.seed();
        let path = settings.path(G::NAME, &seed);
        let (table, dice) = (self.table.rewound(self.at), SeededDice::from_now(seed));
        let session = Session::new(table, players, dice, path, settings.language)?;
        Ok(Box::new(GameScreen::new(session, settings.spares)))
    }
}

impl<G: Playable> Screen for Replay<G> {
    fn enter(&mut self) -> Vec<Next> {
        self.first.take().into_iter().map(Next::Ask).collect()
    }

    fn found(&mut self, found: Found) -> Vec<Next> {
        let next = self.analysis.as_mut().and_then(|analysis| analysis.hear(found));
        next.into_iter().map(Next::Ask).collect()
    }

    fn is_busy(&self) -> bool {
        self.analysis.as_ref().is_some_and(Analysing::is_busy)
    }

    fn key(&mut self, key: KeyEvent, settings: &mut Settings) -> Vec<Next> {
        match self.overlay {
            Overlay::None => {}
            Overlay::Help => {
                self.overlay = Overlay::None;
                return Vec::new();
            }
            Overlay::Rules(from) => {
                self.overlay = scroll::key(key.code, from).map_or(Overlay::None, Overlay::Rules);
                return Vec::new();
            }
            Overlay::Analysis(from) => {
                self.overlay = scroll::key(key.code, from).map_or(Overlay::None, Overlay::Analysis);
                return Vec::new();
            }
            Overlay::Step(from) => {
                self.overlay = scroll::key(key.code, from).map_or(Overlay::None, Overlay::Step);
                return Vec::new();
            }
        }
        self.notice = None;
        if self.fork.is_some() {
            return self.key_in_fork(key.code, settings);
        }
        if let Some(at) = self.looking {
            self.looking = match direction(key.code) {
                Some(direction) => Some(inspect::walk(&self.spots, at, direction).or(at)),
                None => None,
            };
            return Vec::new();
        }
        match key.code {
            KeyCode::Right | KeyCode::Down | KeyCode::Char(' ') => self.at = (self.at + 1).min(self.last()),
            KeyCode::Left | KeyCode::Up => self.at = self.at.saturating_sub(1),
            KeyCode::Home => self.at = 0,
            KeyCode::End => self.at = self.last(),
            KeyCode::PageDown => self.turn_chapter(true),
            KeyCode::PageUp => self.turn_chapter(false),
            KeyCode::Char(digit @ '0'..='9') => {
                let chapter = u32::from(digit) - u32::from('0');
                self.at = self.start_of(chapter).unwrap_or(self.at);
            }
            KeyCode::Char('?') | KeyCode::F(1) => self.overlay = Overlay::Help,
            KeyCode::F(3) => self.overlay = Overlay::Rules(0),
            KeyCode::Enter => self.overlay = Overlay::Step(0),
            KeyCode::Tab => self.pane = (self.pane + 1) % G::panes().len(),
            KeyCode::Char('a') | KeyCode::F(5) => return self.key_analysis(false, settings),
            KeyCode::Char('o') => return self.key_analysis(true, settings),
            KeyCode::Char('n') => {
                let next = self.analysis.as_ref().and_then(|analysis| analysis.next_costly(self.at));
                self.at = next.unwrap_or(self.at);
            }
            KeyCode::Char('v') => self.next_viewer(),
            KeyCode::Char('i') => self.looking = Some(None),
            KeyCode::Char('p') if self.table.game().pending(&self.states[self.at]) == Pending::Over => {
                self.notice = Some(phrase!("terminal-replay-fork-over"));
            }
            KeyCode::Char('p') => {
                self.fork = Some((Seating::of(&self.players), 0));
            }
            KeyCode::Esc | KeyCode::Char('q') => return vec![Next::Home],
            _ => {}
        }
        Vec::new()
    }

    /// The wheel steps, a click looks at something.
    fn mouse(&mut self, mouse: Mouse, settings: &mut Settings) -> Vec<Next> {
        let code = match mouse.gesture {
            Gesture::Up => KeyCode::Up,
            Gesture::Down => KeyCode::Down,
            Gesture::Click | Gesture::Look => {
                let here = self.spots.iter().filter(|(_, area)| area.contains(mouse.at));
                let here = here.min_by_key(|(_, area)| area.area()).map(|(spot, _)| *spot);
                self.looking = here.filter(|_| self.overlay == Overlay::None).map(Some);
                self.overlay = Overlay::None;
                return Vec::new();
            }
        };
        self.looking = None;
        self.key(KeyEvent::from(code), settings)
    }

    fn notice(&mut self, notice: Phrase) {
        self.notice = Some(notice);
    }

    fn draw(&mut self, frame: &mut Frame<'_>, ink: Ink) {
        let game = self.table.game();
        let state = &self.states[self.at];
        let view = game.view(state, self.viewer);
        let names = self.names.said(game, ink.language());
        let log = self.history.lines_of(0..self.told[self.at], game, self.reader(ink, &names));
        let status = self.status(ink.language(), &names);
        let Some(body) = frame::draw(frame, ink, &ink.text(&game.moment(&view)), &status, &draw::keys())
        else {
            return;
        };
        let marks = Marks { cursor: self.looking.flatten(), ..Marks::default() };
        let mut canvas = Canvas::new(frame, ink, &marks);
        let scene =
            BoardScene { game, view: &view, names: &names, log: &log, pane: self.pane, digits: false };
        let left = G::draw(&mut canvas, body, &scene);
        let spots = std::mem::take(&mut canvas.spots);
        match (&self.fork, self.looking) {
            (_, Some(at)) => {
                let cards = game.cards();
                let inspection = Inspection {
                    game,
                    cards: &cards,
                    state,
                    view: &view,
                    seat: Seat(0),
                    language: ink.language(),
                    names: &names,
                    why: None,
                };
                inspect::draw(frame, ink, left, &inspect::text(&inspection, at, false));
            }
            _ => self.draw_step(frame, ink, left, &names),
        }
        if let Some((seating, row)) = &self.fork {
            self.draw_fork(frame, ink, seating, *row);
        }
        match self.overlay {
            Overlay::None => {}
            Overlay::Help => help::draw_replay(frame, ink),
            Overlay::Rules(from) => {
                let most = rules::draw(frame, ink, &game.primer(), from);
                self.overlay = Overlay::Rules(from.min(most));
            }
            Overlay::Analysis(from) => {
                if let Some(analysis) = &self.analysis {
                    let most = analysis.draw(frame, ink, &names, from);
                    self.overlay = Overlay::Analysis(from.min(most));
                }
            }
            Overlay::Step(from) => {
                let most = self.draw_whole_step(frame, ink, &names, from);
                self.overlay = Overlay::Step(from.min(most));
            }
        }
        self.spots = spots;
    }
}
