//! The scene of a game in play: keys in, choices and screens out.

use crate::canvas::{Canvas, Direction, Marks};
use crate::help;
use crate::hint::{self, Hint};
use crate::hotseat;
use crate::ink::Ink;
use crate::inspect;
use crate::picker::{Focus, Picker, Pressed};
use crate::playable::{Offer, Playable, Scenery};
use crate::prompt::{self, Prompt};
use crate::scene::{Act, Effect, Purpose, Scene, Supplies, Thought};
use crate::score;
use crate::screen;
use crate::session::Session;
use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Rect;
use tabletop::{Cup, Pending, Seat, Seed, Viewer};

/// What lies over the table.
#[derive(Clone, PartialEq, Debug)]
enum Overlay<P> {
    None,
    /// The keys.
    Help,
    /// Walking around to read about things, and why they are not possible.
    Inspect {
        at: Option<P>,
        why: bool,
    },
    /// A bot is thinking about a hint, or has given one.
    Hint(Hint),
    /// The keyboard goes to this person.
    HandOver(Seat),
    /// The final score sheet.
    Score,
    /// Whether to leave.
    Leave,
}

/// A game in play.
pub struct Desk<G: Playable> {
    session: Session<G>,
    /// Who has the keyboard.
    at_keyboard: Option<Seat>,
    picker: Option<Picker<G>>,
    overlay: Overlay<G::Place>,
    spots: Vec<(G::Place, Rect)>,
    pane: usize,
    notice: Option<String>,
    ticks: usize,
}

impl<G: Playable> Desk<G> {
    /// A scene for a session.
    pub fn new(session: Session<G>) -> Desk<G> {
        let people = session.people();
        let at_keyboard = if people.len() == 1 { people.iter().next() } else { None };
        Desk {
            session,
            at_keyboard,
            picker: None,
            overlay: Overlay::None,
            spots: Vec::new(),
            pane: 0,
            notice: None,
            ticks: 0,
        }
    }

    /// Whose eyes the table is shown to.
    fn viewer(&self) -> Viewer {
        self.at_keyboard.map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// Something has changed: asks whoever is to be asked, and gives the keyboard over where that is needed.
    fn ask(&mut self) {
        self.picker = None;
        if self.session.table().pending() == Pending::Over {
            self.overlay = Overlay::Score;
            return;
        }
        let Some(seat) = self.session.asked_person(self.at_keyboard) else { return };
        if self.at_keyboard == Some(seat) {
            self.picker = Picker::new(self.session.game(), self.session.state(), seat);
            self.show_cursor();
        } else {
            self.overlay = Overlay::HandOver(seat);
        }
    }

    /// In a small window, turns to the pane of the selected place.
    fn show_cursor(&mut self) {
        if let Some(place) = self.picker.as_ref().and_then(|picker| picker.marks.cursor) {
            self.pane = G::pane_of(place);
        }
    }

    fn done(&mut self, effects: Vec<Effect>) -> Vec<Act> {
        self.ask();
        effects.into_iter().map(Act::Ask).collect()
    }

    fn pressed(&mut self, pressed: Pressed<G::Choice>) -> Vec<Act> {
        self.notice = None;
        match (pressed, &self.picker) {
            (Pressed::Choose(choices), Some(picker)) => {
                let seat = picker.seat;
                match self.session.choose(seat, &choices) {
                    Ok(effects) => return self.done(effects),
                    Err(message) => self.notice = Some(message),
                }
            }
            (Pressed::Refused(message), _) => self.notice = Some(message.into()),
            _ => self.show_cursor(),
        }
        Vec::new()
    }

    fn take_back(&mut self, seat: Seat) -> Vec<Act> {
        match self.session.take_back(seat) {
            Ok(effects) => {
                self.overlay = Overlay::None;
                self.notice = Some("Taken back.".into());
                self.done(effects)
            }
            Err(error) => {
                self.notice = Some(capital(&error.to_string()));
                Vec::new()
            }
        }
    }

    /// Steps back: puts dice back, or takes back the last sentence of what was begun.
    fn step_back(&mut self) -> Vec<Act> {
        let Some(picker) = &mut self.picker else { return Vec::new() };
        if !picker.is_untouched() {
            picker.put_back();
            return Vec::new();
        }
        if G::BEGINNINGS.contains(&picker.question.kind) {
            self.notice = Some("Nothing is begun. u takes back a whole choice, q leaves.".into());
            return Vec::new();
        }
        let seat = picker.seat;
        self.take_back(seat)
    }

    fn key_on_table(&mut self, key: KeyEvent, supplies: &Supplies) -> Vec<Act> {
        match key.code {
            KeyCode::Char('?') | KeyCode::F(1) => self.overlay = Overlay::Help,
            KeyCode::Char('q') => self.overlay = Overlay::Leave,
            KeyCode::Char(letter @ ('i' | 'w')) => {
                let at = self.picker.as_ref().and_then(|picker| picker.marks.cursor);
                self.overlay = Overlay::Inspect { at, why: letter == 'w' };
            }
            KeyCode::Char('u') => {
                if let Some(seat) = self.at_keyboard {
                    return self.take_back(seat);
                }
            }
            KeyCode::Char('h') => return self.ask_for_hint(supplies),
            KeyCode::Char(digit @ '1'..='9') if (digit as usize - '1' as usize) < G::PANES.len() => {
                self.pane = digit as usize - '1' as usize;
            }
            KeyCode::Esc => return self.step_back(),
            _ => return self.key_in_picker(key.code),
        }
        Vec::new()
    }

    fn key_in_picker(&mut self, code: KeyCode) -> Vec<Act> {
        let Some(picker) = &mut self.picker else { return Vec::new() };
        let page = 8;
        match (code, picker.focus) {
            (KeyCode::Enter, _) => {
                let pressed = picker.press();
                return self.pressed(pressed);
            }
            (KeyCode::Char(' '), _) => {
                let pressed = picker.toggle();
                return self.pressed(pressed);
            }
            (KeyCode::Tab | KeyCode::BackTab, _) => picker.swap_focus(),
            (KeyCode::PageUp, _) => picker.step(-page),
            (KeyCode::PageDown, _) => picker.step(page),
            (KeyCode::Home, _) => picker.step(isize::MIN),
            (KeyCode::End, _) => picker.step(isize::MAX),
            (KeyCode::Up, Focus::List) => picker.step(-1),
            (KeyCode::Down, Focus::List) => picker.step(1),
            (code, Focus::Board) if direction(code).is_some() => {
                // Without a picture (or on another pane) the list is walked instead.
                if let Some(direction) = direction(code)
                    && !picker.walk(direction, &self.spots)
                    && self.spots.is_empty()
                {
                    let back = matches!(direction, Direction::Up | Direction::Left);
                    picker.step(if back { -1 } else { 1 });
                }
            }
            (KeyCode::Char(letter), _) => {
                picker.letter(letter);
            }
            _ => {}
        }
        self.notice = None;
        self.show_cursor();
        Vec::new()
    }

    fn ask_for_hint(&mut self, supplies: &Supplies) -> Vec<Act> {
        let Some(picker) = &self.picker else {
            self.notice = Some("There is nothing for you to choose now.".into());
            return Vec::new();
        };
        match self.session.advice(picker.seat, &supplies.adviser) {
            Ok(effect) => {
                self.overlay = Overlay::Hint(Hint::Thinking);
                vec![Act::Ask(effect)]
            }
            Err(message) => {
                self.notice = Some(message);
                Vec::new()
            }
        }
    }

    fn hear_hint(&mut self, thought: &Thought) {
        let Some(choice) = self.session.understood(thought) else { return };
        let Some(picker) = &mut self.picker else { return };
        if picker.seat != thought.seat || self.overlay != Overlay::Hint(Hint::Thinking) {
            return;
        }
        picker.select(choice);
        let advice = self.session.game().say(self.session.state(), thought.seat, choice);
        self.overlay = Overlay::Hint(Hint::Given { advice, reasons: thought.reasons.clone() });
        self.show_cursor();
    }

    fn key_in_inspection(&mut self, code: KeyCode, at: Option<G::Place>, why: bool) {
        let overlay = match code {
            KeyCode::Char('i') if why => Overlay::Inspect { at, why: false },
            KeyCode::Char('w') if !why => Overlay::Inspect { at, why: true },
            KeyCode::Char(digit @ '1'..='9') if (digit as usize - '1' as usize) < G::PANES.len() => {
                self.pane = digit as usize - '1' as usize;
                Overlay::Inspect { at: None, why }
            }
            code => match direction(code) {
                Some(direction) => {
                    Overlay::Inspect { at: inspect::walk(&self.spots, at, direction).or(at), why }
                }
                None => Overlay::None,
            },
        };
        self.overlay = overlay;
    }

    /// What the selected offer would lead to, as far as its chooser can know.
    fn foretold(&self, seat: Seat, offer: &Offer<G>) -> Vec<String> {
        let game = self.session.game();
        let view = game.view(self.session.state(), Viewer::Seat(seat));
        let mut imagined = game.guess(&view, &mut Cup::new(Seed::from_number(0)));
        let mut told = Vec::new();
        for choice in &offer.choices {
            if game.play(&mut imagined, seat, *choice, Some(&mut told)).is_err() {
                return Vec::new();
            }
        }
        crate::session::log(game, &told, self.session.names(), Viewer::Seat(seat))
    }

    fn status(&self) -> String {
        let names = self.session.names();
        if let Some(picker) = &self.picker {
            return format!("{}: {}", names[picker.seat.index()], capital(&picker.question.text));
        }
        match (self.session.thinking(), self.session.table().pending()) {
            (_, Pending::Over) => "The game is over.".into(),
            (Some(seat), _) => {
                format!("{} is thinking {}", names[seat.index()], screen::spinner(self.ticks))
            }
            _ => String::new(),
        }
    }

    fn prompt(&self) -> Prompt {
        let game = self.session.game();
        let Some(picker) = &self.picker else {
            return Prompt { title: "Waiting".into(), question: self.status(), ..Prompt::default() };
        };
        let state = self.session.state();
        let rows = picker.shown().map(|offer| (offer, picker.seat));
        Prompt {
            title: self.session.names()[picker.seat.index()].clone(),
            question: picker.question.text.clone(),
            length: rows.len(),
            position: picker.position(),
            in_list: picker.focus == Focus::List,
            picked: picker.marks.picks.len(),
            foretold: picker.selected().map_or(Vec::new(), |offer| self.foretold(picker.seat, offer)),
            words: prompt::window(picker.position(), picker.shown().len())
                .filter_map(|row| Some((row, picker.shown().nth(row)?.words(game, state, picker.seat))))
                .collect(),
            notice: self.notice.clone(),
        }
    }

    fn draw_table(&mut self, frame: &mut Frame<'_>, ink: Ink) {
        let game = self.session.game();
        let view = game.view(self.session.state(), self.viewer());
        let log = self.session.log(self.viewer());
        let idle = Marks::default();
        let mut marks = self.picker.as_ref().map_or(&idle, |picker| &picker.marks).clone();
        if let Overlay::Inspect { at, .. } = &self.overlay {
            marks.cursor = *at;
        }
        let Some(body) = screen::frame(frame, ink, &game.moment(&view), &self.status(), self.keys()) else {
            return;
        };
        let mut canvas = Canvas::new(frame, ink, &marks);
        let scenery = Scenery { game, view: &view, names: self.session.names(), log: &log, pane: self.pane };
        let left = G::draw(&mut canvas, body, &scenery);
        let spots = std::mem::take(&mut canvas.spots);
        if let Overlay::Inspect { at, why } = &self.overlay {
            let seat = self.at_keyboard.unwrap_or(Seat(0));
            let text =
                inspect::text(game, self.session.state(), &view, seat, self.session.names(), *at, *why);
            inspect::draw(frame, ink, left, &text);
        } else {
            prompt::draw(frame, ink, left, &self.prompt());
        }
        self.spots = spots;
    }

    fn keys(&self) -> &'static str {
        match (&self.overlay, &self.picker) {
            (Overlay::Inspect { .. }, _) => "arrows look around  i text  w why not  Esc back",
            (_, Some(picker)) if picker.focus == Focus::Board => {
                "? keys  arrows/letters walk  Enter choose  Space die  Tab list  Esc back  u undo  i info  w why  h hint  q leave"
            }
            (_, Some(_)) => {
                "? keys  arrows/letters list  Enter choose  Tab table  Esc back  u undo  i info  w why  h hint  q leave"
            }
            _ => "? keys  u undo  i info  q leave",
        }
    }
}

impl<G: Playable> Scene for Desk<G> {
    fn enter(&mut self) -> Vec<Act> {
        let effects = self.session.proceed();
        self.done(effects)
    }

    fn key(&mut self, key: KeyEvent, supplies: &mut Supplies) -> Vec<Act> {
        match self.overlay.clone() {
            Overlay::None => return self.key_on_table(key, supplies),
            Overlay::Help | Overlay::Hint(Hint::Given { .. }) => self.overlay = Overlay::None,
            Overlay::Hint(Hint::Thinking) => {
                if key.code == KeyCode::Esc {
                    self.overlay = Overlay::None;
                }
            }
            Overlay::Inspect { at, why } => self.key_in_inspection(key.code, at, why),
            Overlay::HandOver(seat) => match key.code {
                KeyCode::Enter => {
                    self.at_keyboard = Some(seat);
                    self.overlay = Overlay::None;
                    self.notice = None;
                    self.ask();
                }
                KeyCode::Char('u') => {
                    if let Some(before) = self.at_keyboard {
                        return self.take_back(before);
                    }
                }
                KeyCode::Char('q') => self.overlay = Overlay::Leave,
                _ => {}
            },
            Overlay::Score => match key.code {
                KeyCode::Char('r') => {
                    let path = self.session.path().to_path_buf();
                    return vec![Act::Ask(Effect::Open(path, crate::scene::Opening::Replay))];
                }
                KeyCode::Char('t') => self.overlay = Overlay::None,
                // Not Enter: whoever hurries through the last choices must not miss the score.
                KeyCode::Esc | KeyCode::Char('m' | 'q') => return vec![Act::Home],
                _ => {}
            },
            Overlay::Leave => match key.code {
                KeyCode::Enter | KeyCode::Char('y') => return vec![Act::Home],
                _ => {
                    self.overlay = Overlay::None;
                    self.ask();
                }
            },
        }
        Vec::new()
    }

    fn thought(&mut self, thought: Thought) -> Vec<Act> {
        if thought.purpose == Purpose::Hint {
            self.hear_hint(&thought);
            return Vec::new();
        }
        if let Some(reason) = &thought.forfeited {
            self.notice = Some(format!("{}: {reason}", self.session.names()[thought.seat.index()]));
        }
        let before = self.session.asked_person(self.at_keyboard);
        let effects = self.session.hear(&thought);
        // Where all choose at once, a bot's answer must not take the dice out of a person's hand.
        let undisturbed = before.is_some()
            && before == self.session.asked_person(self.at_keyboard)
            && self.picker.is_some();
        if undisturbed { effects.into_iter().map(Act::Ask).collect() } else { self.done(effects) }
    }

    fn notice(&mut self, message: String) {
        self.notice = Some(message);
    }

    fn tick(&mut self) {
        self.ticks += 1;
    }

    fn is_busy(&self) -> bool {
        self.session.thinking().is_some() || self.overlay == Overlay::Hint(Hint::Thinking)
    }

    fn draw(&mut self, frame: &mut Frame<'_>, ink: Ink) {
        if let Overlay::HandOver(seat) = self.overlay {
            let may_undo = self.at_keyboard.is_some();
            return hotseat::draw(
                frame,
                ink,
                &self.session.names()[seat.index()],
                may_undo,
                self.notice.as_deref(),
            );
        }
        self.draw_table(frame, ink);
        match &self.overlay {
            Overlay::Help => help::draw(frame, ink),
            Overlay::Hint(hint) => hint::draw(frame, ink, hint, self.ticks),
            Overlay::Leave => help::draw_leave(frame, ink, self.session.path()),
            Overlay::Score => {
                if let Some(standing) = self.session.game().standing(self.session.state()) {
                    score::draw(frame, ink, &standing, self.session.names(), self.session.path());
                }
            }
            Overlay::None | Overlay::Inspect { .. } | Overlay::HandOver(_) => {}
        }
    }
}

/// The direction of an arrow key.
pub fn direction(code: KeyCode) -> Option<Direction> {
    Some(match code {
        KeyCode::Up => Direction::Up,
        KeyCode::Down => Direction::Down,
        KeyCode::Left => Direction::Left,
        KeyCode::Right => Direction::Right,
        _ => return None,
    })
}

fn capital(text: &str) -> String {
    crate::session::capitalized(text)
}
