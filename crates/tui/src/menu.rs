//! The first screen: a new game with its players and options, and the games on the shelf.

mod banner;
mod hidden;
mod mouse;
mod shelf;

use crate::app::next_language;
use crate::canvas::{padded, width_of, within, wrap, write};
use crate::frame;
use crate::games::{self, LIST, Setup};
use crate::help;
use crate::ink::Ink;
use crate::keyline::{Key, KeyHint, Rank};
use crate::rules;
use crate::screen::{Next, Screen, Settings};
use crate::scroll;
use crate::seating::Seating;
use crate::world::{Effect, Mouse, Opening, SavedGame};
use hidden::draw_hidden;
use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, BorderType};
use tabletop::{Phrase, phrase};
use words::{Language, capitalized};

/// The name of the city, and of everything that is played here.
const TITLE: &str = "Troyes";

/// A row of the form.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Row {
    Game,
    Players,
    Seat(usize),
    Option(usize),
    Real,
    Start,
}

/// What lies over the menu.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Overlay {
    None,
    /// The keys.
    Help,
    /// The rules of the selected game in short, so many lines after their beginning.
    Rules(usize),
}

/// The menu.
pub struct Menu {
    game: usize,
    seating: Seating,
    /// The options of the selected game, and whether each is wished for.
    options: Vec<(&'static str, Phrase, bool)>,
    /// Whether it is played with the real box.
    is_real: bool,
    row: usize,
    on_shelf: bool,
    shelf: Vec<SavedGame>,
    shelf_row: usize,
    notice: Option<Phrase>,
    overlay: Overlay,
    /// Where the rows of the form and those of the shelf were drawn.
    form_areas: Vec<(usize, Rect)>,
    shelf_areas: Vec<(usize, Rect)>,
}

impl Menu {
    /// A menu for the first game of the list.
    pub fn new(user: Option<&str>) -> Menu {
        let mut menu = Menu {
            game: 0,
            seating: Seating::new(2, user),
            options: Vec::new(),
            is_real: false,
            row: 0,
            on_shelf: false,
            shelf: Vec::new(),
            shelf_row: 0,
            notice: None,
            overlay: Overlay::None,
            form_areas: Vec::new(),
            shelf_areas: Vec::new(),
        };
        menu.turn_to(0);
        menu
    }

    fn turn_to(&mut self, game: usize) {
        self.game = game;
        let (fewest, most) = LIST[game].players;
        self.seating.resize(self.seating.len().clamp(fewest.into(), most.into()));
        let options = games::options(LIST[game].name);
        self.options = options.into_iter().map(|(name, sentence)| (name, sentence, false)).collect();
    }

    fn rows(&self) -> Vec<Row> {
        let mut rows = vec![Row::Game, Row::Players];
        rows.extend((0..self.seating.len()).map(Row::Seat));
        rows.extend((0..self.options.len()).map(Row::Option));
        rows.extend([Row::Real, Row::Start]);
        rows
    }

    fn setup(&self) -> Setup {
        let wished: Vec<&str> =
            self.options.iter().filter(|(.., wished)| *wished).map(|(name, ..)| *name).collect();
        Setup {
            game: LIST[self.game].name.into(),
            players: self.seating.players(),
            options: wished.join(","),
            is_real: self.is_real,
        }
    }

    fn key_in_form(&mut self, code: KeyCode, settings: &mut Settings) -> Vec<Next> {
        let rows = self.rows();
        let row = rows[self.row.min(rows.len() - 1)];
        match (row, code) {
            (_, KeyCode::Up) => self.row = self.row.saturating_sub(1),
            (_, KeyCode::Down) => self.row = (self.row + 1).min(rows.len() - 1),
            (_, KeyCode::Home) => self.row = 0,
            (_, KeyCode::End) => self.row = rows.len() - 1,
            (Row::Option(i), KeyCode::Char(' ') | KeyCode::Left | KeyCode::Right | KeyCode::Enter) => {
                self.options[i].2 = !self.options[i].2;
            }
            (Row::Real, KeyCode::Char(' ') | KeyCode::Left | KeyCode::Right | KeyCode::Enter) => {
                self.is_real = !self.is_real;
            }
            (Row::Game, KeyCode::Left | KeyCode::Right) => self.turn_to((self.game + 1) % LIST.len()),
            (Row::Players, KeyCode::Left | KeyCode::Right) => {
                let (fewest, most) = LIST[self.game].players;
                let len = self.seating.len() + usize::from(code == KeyCode::Right);
                let len = len - usize::from(code == KeyCode::Left);
                self.seating.resize(len.clamp(fewest.into(), most.into()));
            }
            (Row::Start, KeyCode::Enter) => {
                match games::begin(&self.setup(), settings) {
                    Ok(screen) => return vec![Next::Go(screen)],
                    Err(error) => self.notice = Some(error.phrase()),
                }
                return Vec::new();
            }
            (_, KeyCode::Enter) => self.row = rows.len() - 1,
            (Row::Seat(seat), code) if self.seating.key(seat, code) => {}
            (_, KeyCode::Char('q')) => return vec![Next::Ask(Effect::Quit)],
            _ => {}
        }
        self.notice = games::check(&self.setup()).err().map(|error| error.phrase());
        Vec::new()
    }

    /// Begins the guided game of what is selected.
    fn learn(&mut self, settings: &mut Settings) -> Vec<Next> {
        let guide = games::guide_for(LIST[self.game].name, self.seating.len() as u8);
        match guide.map(|guide| games::guided(&guide.name, settings)) {
            Some(Ok(screen)) => return vec![Next::Go(screen)],
            Some(Err(error)) => self.notice = Some(error.phrase()),
            None => {}
        }
        Vec::new()
    }

    fn key_on_shelf(&mut self, code: KeyCode) -> Vec<Next> {
        match code {
            KeyCode::Up => self.shelf_row = self.shelf_row.saturating_sub(1),
            KeyCode::Down => self.shelf_row = (self.shelf_row + 1).min(self.shelf.len().saturating_sub(1)),
            KeyCode::Enter | KeyCode::Char('r') => {
                if let Some(saved) = self.shelf.get(self.shelf_row) {
                    let is_open = saved.result.is_none() && code == KeyCode::Enter;
                    let opening = if is_open { Opening::Resume } else { Opening::Replay };
                    return vec![Next::Ask(Effect::Open(saved.path.clone(), opening))];
                }
            }
            KeyCode::Char('q') => return vec![Next::Ask(Effect::Quit)],
            _ => {}
        }
        Vec::new()
    }

    /// What the selected row means.
    fn about(&self, language: Language) -> String {
        let rows = self.rows();
        match rows[self.row.min(rows.len() - 1)] {
            Row::Game => language.text(&(LIST[self.game].about)()),
            Row::Players => {
                let (fewest, most) = LIST[self.game].players;
                language.text(&phrase!("terminal-menu-players-about", fewest = fewest, most = most))
            }
            Row::Seat(seat) => self.seating.about(seat, language),
            Row::Option(option) => language.text(&self.options[option].1),
            Row::Real => language.text(&phrase!("real-new")),
            Row::Start => language.text(&phrase!("terminal-menu-start-about")),
        }
    }

    /// Draws the form; where its rows are.
    fn draw_form(&self, frame: &mut Frame<'_>, ink: Ink, area: Rect) -> Vec<(usize, Rect)> {
        let mut areas = Vec::new();
        let inner = framed(frame, ink, area, &ink.text(&phrase!("terminal-menu-new")), !self.on_shelf);
        let rows = self.rows();
        let row = self.row.min(rows.len() - 1);
        // The last row, which starts the game, never scrolls away.
        let (below, last) = (3, rows.len() - 1);
        let height = usize::from(inner.height.saturating_sub(below + 1));
        let first = row.saturating_sub(height / 2).min(last.saturating_sub(height));
        for (y, (i, kind)) in (inner.y..).zip(rows[..last].iter().enumerate().skip(first).take(height)) {
            let line = Rect { y, height: 1, ..inner };
            areas.push((i, line));
            self.draw_row(frame, ink, line, *kind, i == row && !self.on_shelf);
        }
        draw_hidden(frame, ink, inner, [first, last.saturating_sub(first + height)], height);
        let y = (inner.y + last as u16 + 1).min(inner.bottom().saturating_sub(below + 1));
        let start = Rect { y, height: 1, ..inner };
        areas.push((last, start));
        self.draw_row(frame, ink, start, rows[last], row == last && !self.on_shelf);
        let (text, style) = match &self.notice {
            Some(notice) => (capitalized(&ink.text(notice)), ink.alarm()),
            None => (self.about(ink.language()), ink.promise()),
        };
        let lines = within(wrap(&text, inner.width.saturating_sub(2)), below.into());
        for (y, line) in (inner.bottom().saturating_sub(below)..inner.bottom()).zip(lines) {
            write(frame, Rect { y, height: 1, ..inner }, Line::styled(format!(" {line}"), style));
        }
        areas
    }

    fn draw_row(&self, frame: &mut Frame<'_>, ink: Ink, area: Rect, row: Row, is_selected: bool) {
        let style = if is_selected { ink.cursor() } else { Default::default() };
        let line = match row {
            Row::Game => labelled(
                &ink.text(&phrase!("terminal-menu-game")),
                format!("◂ {} ▸", ink.text(&(LIST[self.game].title)())),
                style,
            ),
            Row::Players => labelled(
                &ink.text(&phrase!("terminal-menu-players")),
                format!("◂ {} ▸", self.seating.len()),
                style,
            ),
            Row::Seat(seat) => return self.seating.draw_row(frame, ink, area, seat, is_selected),
            Row::Option(option) => {
                let (name, sentence, wished) = &self.options[option];
                let mark = if *wished { "[x]" } else { "[ ]" };
                let name = ink.text(&phrase!("terminal-menu-option", option = *name));
                let name = Span::styled(format!("{mark} {name}"), style);
                let gap = " ".repeat(26usize.saturating_sub(name.width()));
                let mut spans = vec![Span::raw("  "), name];
                if area.width > 60 {
                    // The whole sentence stands below when the row is selected.
                    let sentence = ink.language().text(sentence);
                    let sentence = sentence
                        .split_once(": ")
                        .or(sentence.split_once("\u{a0}: "))
                        .map_or(sentence.as_str(), |(_, what)| what);
                    spans.push(Span::styled(format!("{gap}{sentence}"), ink.faint()));
                }
                Line::from(spans)
            }
            Row::Real => {
                let mark = if self.is_real { "[x]" } else { "[ ]" };
                let name = ink.text(&phrase!("real-terminal-menu"));
                Line::from(vec![Span::raw("  "), Span::styled(format!("{mark} {name}"), style)])
            }
            Row::Start => Line::from(vec![
                Span::raw("  "),
                Span::styled(
                    format!(" ▶ {} ", ink.text(&phrase!("terminal-menu-start"))),
                    if is_selected { ink.cursor() } else { ink.lit() },
                ),
            ]),
        };
        write(frame, area, line);
    }
}

fn labelled(label: &str, value: String, style: ratatui::style::Style) -> Line<'static> {
    Line::from(vec![Span::raw(format!("  {} ", padded(label, 8))), Span::styled(value, style)])
}

fn framed(frame: &mut Frame<'_>, ink: Ink, area: Rect, title: &str, is_focused: bool) -> Rect {
    let block = Block::bordered()
        .border_type(if is_focused { BorderType::Thick } else { BorderType::Rounded })
        .border_style(if is_focused { ink.lit() } else { ink.faint() })
        .title(Line::styled(format!(" {title} "), ink.title()));
    let inner = block.inner(area);
    frame.render_widget(block, area);
    inner
}

fn keys() -> [KeyHint; 9] {
    [
        Key::Sign("?").does(phrase!("terminal-do-keys")),
        Key::Sign("F3").does(phrase!("terminal-do-rules")).rank(Rank::Second),
        Key::Sign("F5").does(phrase!("terminal-do-learn")),
        Key::Sign("↑/↓").does(phrase!("terminal-do-walk")).rank(Rank::First),
        Key::Sign("←/→").does(phrase!("terminal-do-change")),
        Key::space().does(phrase!("terminal-do-toggle")).rank(Rank::First),
        Key::tab().does(phrase!("terminal-do-your-games")),
        Key::enter().does(phrase!("terminal-do-begin")),
        Key::escape().does(phrase!("terminal-do-quit")),
    ]
}

/// The next language calls itself by its own name, so that whoever reads only that one finds it.
fn draw_other_language(frame: &mut Frame<'_>, ink: Ink) {
    let next = next_language(ink.language());
    if next != ink.language() {
        let text = format!("F2 {} ", next.own_name());
        let area = frame.area();
        let width = width_of(&text) as u16;
        let area = Rect { x: area.right().saturating_sub(width), width, height: 1, ..area };
        write(frame, area, Line::styled(text, ink.bar()));
    }
}

impl Screen for Menu {
    fn enter(&mut self) -> Vec<Next> {
        vec![Next::Ask(Effect::Browse)]
    }

    fn key(&mut self, key: KeyEvent, settings: &mut Settings) -> Vec<Next> {
        match (self.overlay, key.code) {
            (Overlay::None, KeyCode::Char('?') | KeyCode::F(1)) => {
                self.overlay = Overlay::Help;
                return Vec::new();
            }
            (Overlay::None, KeyCode::F(3)) => {
                self.overlay = Overlay::Rules(0);
                return Vec::new();
            }
            (Overlay::None, KeyCode::F(5)) => return self.learn(settings),
            (Overlay::None, _) => {}
            (Overlay::Help, _) => {
                self.overlay = Overlay::None;
                return Vec::new();
            }
            (Overlay::Rules(from), code) => {
                self.overlay = scroll::key(code, from).map_or(Overlay::None, Overlay::Rules);
                return Vec::new();
            }
        }
        match key.code {
            KeyCode::Tab | KeyCode::BackTab => {
                self.on_shelf = !self.on_shelf;
                Vec::new()
            }
            KeyCode::Esc => vec![Next::Ask(Effect::Quit)],
            code if self.on_shelf => self.key_on_shelf(code),
            code => self.key_in_form(code, settings),
        }
    }

    fn mouse(&mut self, mouse: Mouse, settings: &mut Settings) -> Vec<Next> {
        self.use_mouse(mouse, settings)
    }

    fn shelf(&mut self, shelf: &[SavedGame]) {
        self.shelf = shelf.to_vec();
        self.shelf_row = 0;
    }

    fn notice(&mut self, notice: Phrase) {
        self.notice = Some(notice);
    }

    fn draw(&mut self, frame: &mut Frame<'_>, ink: Ink) {
        let status = ink.text(&phrase!("terminal-menu-status"));
        let Some(mut body) = frame::draw(frame, ink, TITLE, &status, &keys()) else { return };
        draw_other_language(frame, ink);
        if body.height > 30 {
            for (y, text) in (body.y + 1..).zip(banner::BANNER) {
                write(frame, Rect { y, height: 1, ..body }, Line::styled(text, ink.title()).centered());
            }
            body = Rect { y: body.y + 6, height: body.height - 6, ..body };
        }
        let share = if body.width > 100 { 62 } else { 50 };
        let [form, shelf] =
            Layout::horizontal([Constraint::Percentage(share), Constraint::Fill(1)]).areas(body);
        self.form_areas = self.draw_form(frame, ink, form);
        self.shelf_areas = self.draw_shelf(frame, ink, shelf);
        match self.overlay {
            Overlay::None => {}
            Overlay::Help => help::draw_menu(frame, ink),
            Overlay::Rules(from) => {
                let primer = games::primer(LIST[self.game].name, self.seating.len() as u8);
                let most = rules::draw(frame, ink, &primer, from);
                self.overlay = Overlay::Rules(from.min(most));
            }
        }
    }
}
