//! The screen of a game in play: keys in, choices and screens out.

mod advice;
mod analysis;
mod draw;
mod guided;
mod keys;
mod mouse;
mod real_table;
mod saving;

pub use keys::direction;

use crate::analysing::Analysing;
use crate::frame;
use crate::help;
use crate::hint::{self, Hint};
use crate::hotseat;
use crate::ink::Ink;
use crate::log;
use crate::picker::{Picker, Pressed};
use crate::playable::Playable;
use crate::real_prompt::RealPrompt;
use crate::score::{self, Sheet};
use crate::screen::{Next, Screen, Settings};
use crate::scroll;
use crate::session::Session;
use crate::world::{Effect, Found, Mouse, Opening, Purpose, Thought};
use guided::Reading;
use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Rect;
use std::ops::Range;
use std::path::PathBuf;
use tabletop::{CardSheet, Pending, Phrase, Seat, Viewer, phrase};
use words::Language;

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
    /// The log, so many lines before its end.
    Log(usize),
    /// What the others have done since one's turn, so many lines after its beginning.
    News(usize),
    /// The rules in short, so many lines after their beginning.
    Rules(usize),
    /// What every move of the game so far was worth, so many lines after its beginning.
    Analysis(usize),
    /// What a guide says.
    Guide(Reading),
    /// Whether to leave.
    Leave,
}

/// A game in play.
pub struct GameScreen<G: Playable> {
    session: Session<G>,
    /// Who has the keyboard.
    at_keyboard: Option<Seat>,
    picker: Option<Picker<G>>,
    /// What people at a real table are to roll, to draw or to reveal.
    at_table: Option<RealPrompt>,
    overlay: Overlay<G::Spot>,
    spots: Vec<(G::Spot, Rect)>,
    /// Where the rows of the list and the tabs of the panes were drawn.
    rows: Vec<(usize, Rect)>,
    tabs: Vec<(usize, Rect)>,
    pane: usize,
    notice: Option<Phrase>,
    /// Why the game could not be saved as it is now.
    unsaved: Option<Phrase>,
    /// Whether the end of the game has been told.
    is_proclaimed: bool,
    /// What players have earned with it.
    honors: Vec<String>,
    /// How far the score sheet is scrolled.
    scroll: usize,
    ticks: usize,
    cards: Vec<CardSheet>,
    /// What every move so far was worth, for whoever has the keyboard.
    analysis: Option<Analysing<G>>,
    /// What the guide has said.
    guided: Option<Range<usize>>,
}

impl<G: Playable> GameScreen<G> {
    /// A screen for a session; whether people are spared questions with a single answer.
    pub fn new(mut session: Session<G>, spares: bool) -> GameScreen<G> {
        session.spare(spares);
        let people = session.people();
        let at_keyboard = if people.len() == 1 { people.iter().next() } else { None };
        GameScreen {
            cards: session.game().cards(),
            session,
            at_keyboard,
            picker: None,
            at_table: None,
            overlay: Overlay::None,
            spots: Vec::new(),
            rows: Vec::new(),
            tabs: Vec::new(),
            pane: 0,
            notice: None,
            unsaved: None,
            is_proclaimed: false,
            honors: Vec::new(),
            scroll: 0,
            ticks: 0,
            analysis: None,
            guided: None,
        }
    }

    /// Whose eyes the table is shown to.
    fn viewer(&self) -> Viewer {
        self.at_keyboard.map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// What is to be told besides the game, as a sentence.
    fn said_notice(&self, language: Language, names: &[String]) -> Option<String> {
        self.notice.as_ref().map(|notice| language.say(notice, names).capitalized().to_string())
    }

    /// Something has changed: asks whoever is to be asked, and gives the keyboard over where that is needed.
    fn ask(&mut self) {
        self.picker = None;
        if self.ask_at_table() {
            return;
        }
        if self.is_over() {
            self.overlay = Overlay::Score;
            return;
        }
        let Some(seat) = self.session.asked_person(self.at_keyboard) else { return };
        if self.session.is_real() {
            self.at_keyboard = Some(seat);
        }
        if self.at_keyboard == Some(seat) {
            self.picker = Picker::new(self.session.game(), self.session.state(), seat);
            self.show_cursor();
            self.ask_guide();
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

    fn done(&mut self, effects: Vec<Effect>) -> Vec<Next> {
        self.ask();
        let end = self.proclamation();
        effects.into_iter().chain(end).map(Next::Ask).collect()
    }

    fn is_over(&self) -> bool {
        self.session.table().pending() == Pending::Over
    }

    /// Once, when the game has ended: its record for whoever keeps achievements.
    fn proclamation(&mut self) -> Option<Effect> {
        let is_due = self.is_over() && !self.is_proclaimed && self.session.counts();
        self.is_proclaimed |= is_due;
        is_due.then(|| Effect::GameOver(Box::new(self.session.record())))
    }

    /// Somebody else sits down at the keyboard.
    fn hand_over(&mut self, seat: Seat) {
        self.at_keyboard = Some(seat);
        // What one person reads is nothing to the next.
        self.analysis = None;
        self.overlay = Overlay::None;
        self.notice = None;
        self.ask();
    }

    fn pressed(&mut self, pressed: Pressed<G::Choice>) -> Vec<Next> {
        self.notice = None;
        match (pressed, &self.picker) {
            (Pressed::Choose(choices), Some(picker)) => {
                let seat = picker.seat;
                match self.session.choose(seat, &choices) {
                    Ok(effects) => return self.done(effects),
                    Err(reason) => self.answer_try(reason),
                }
            }
            (Pressed::Refused(reason), _) => self.notice = Some(reason),
            _ => self.show_cursor(),
        }
        Vec::new()
    }

    fn take_back(&mut self, seat: Seat, is_whole: bool) -> Vec<Next> {
        if self.session.is_real() {
            return self.undo_entry();
        }
        if self.is_over() {
            self.notice = Some(phrase!("terminal-over-no-undo"));
            return Vec::new();
        }
        match self.session.take_back(seat, is_whole) {
            Ok(effects) => {
                self.overlay = Overlay::None;
                self.notice = Some(phrase!("terminal-taken-back"));
                self.done(effects)
            }
            Err(error) => {
                self.notice = Some(error.phrase());
                Vec::new()
            }
        }
    }

    /// Steps back: puts back what was picked last, or takes back the last sentence of what was begun.
    fn step_back(&mut self) -> Vec<Next> {
        let Some(picker) = &mut self.picker else { return Vec::new() };
        if !picker.is_untouched() {
            picker.put_back(self.session.game());
            return Vec::new();
        }
        if !G::is_continuation(picker.question.kind) {
            self.notice = Some(phrase!("terminal-nothing-begun"));
            return Vec::new();
        }
        let seat = picker.seat;
        self.take_back(seat, false)
    }
}

impl<G: Playable> Screen for GameScreen<G> {
    fn enter(&mut self) -> Vec<Next> {
        // A record that had ended already is not proclaimed again.
        self.is_proclaimed = self.is_over();
        let effects = self.session.proceed();
        self.done(effects)
    }

    fn key(&mut self, key: KeyEvent, settings: &mut Settings) -> Vec<Next> {
        match self.overlay.clone() {
            Overlay::None => return self.key_on_table(key, settings),
            Overlay::Help | Overlay::Hint(Hint::Given { .. }) => self.overlay = Overlay::None,
            Overlay::Hint(Hint::Thinking) => {
                if key.code == KeyCode::Esc {
                    self.overlay = Overlay::None;
                }
            }
            Overlay::Log(back) => self.key_in_log(key.code, back),
            Overlay::News(from) => {
                self.overlay = scroll::key(key.code, from).map_or(Overlay::None, Overlay::News);
            }
            Overlay::Rules(from) => {
                self.overlay = scroll::key(key.code, from).map_or(Overlay::None, Overlay::Rules);
            }
            Overlay::Analysis(from) => {
                self.overlay = scroll::key(key.code, from).map_or(Overlay::None, Overlay::Analysis);
            }
            Overlay::Guide(reading) => return self.key_in_guide(key.code, &reading),
            Overlay::Inspect { at, why } => self.key_in_inspection(key.code, at, why),
            Overlay::HandOver(seat) => match key.code {
                KeyCode::Enter => self.hand_over(seat),
                KeyCode::Char('u') => {
                    if let Some(before) = self.at_keyboard {
                        return self.take_back(before, true);
                    }
                }
                KeyCode::Char('q') => self.overlay = Overlay::Leave,
                _ => {}
            },
            Overlay::Score => match key.code {
                KeyCode::Char('r') => return self.watch_again(Opening::Replay),
                KeyCode::Char('a') => return self.watch_again(Opening::Analyse),
                KeyCode::Down => self.scroll = (self.scroll + 1).min(40),
                KeyCode::Up => self.scroll = self.scroll.saturating_sub(1),
                KeyCode::Char('t') => self.overlay = Overlay::None,
                // Not Enter: whoever hurries through the last choices must not miss the score.
                KeyCode::Esc | KeyCode::Char('m' | 'q') => return self.go_home(),
                _ => {}
            },
            Overlay::Leave => match key.code {
                KeyCode::Enter | KeyCode::Char('y') => return vec![Next::Home],
                _ => {
                    self.overlay = Overlay::None;
                    self.ask();
                }
            },
        }
        Vec::new()
    }

    fn mouse(&mut self, mouse: Mouse, _: &mut Settings) -> Vec<Next> {
        self.use_mouse(mouse)
    }

    fn thought(&mut self, thought: Thought) -> Vec<Next> {
        if thought.purpose == Purpose::Hint {
            self.hear_hint(&thought);
            return Vec::new();
        }
        if let Some(reason) = thought.forfeited.clone() {
            self.notice = Some(phrase!("terminal-forfeit", who = thought.seat, reason = reason));
        }
        let before = self.session.asked_person(self.at_keyboard);
        let effects = self.session.hear(&thought);
        // Where all choose at once, a bot's answer must not take the dice out of a person's hand.
        let undisturbed = before.is_some()
            && before == self.session.asked_person(self.at_keyboard)
            && self.picker.is_some();
        if undisturbed { effects.into_iter().map(Next::Ask).collect() } else { self.done(effects) }
    }

    fn found(&mut self, found: Found) -> Vec<Next> {
        let next = self.analysis.as_mut().and_then(|analysis| analysis.hear(found));
        next.into_iter().map(Next::Ask).collect()
    }

    fn honors(&mut self, honors: Vec<String>) {
        self.honors = honors;
    }

    fn saved(&mut self, saved: Result<PathBuf, Phrase>) {
        self.hear_saved(saved);
    }

    fn notice(&mut self, notice: Phrase) {
        self.notice = Some(notice);
    }

    fn tick(&mut self) {
        self.ticks += 1;
    }

    fn is_busy(&self) -> bool {
        self.session.thinking().is_some()
            || self.overlay == Overlay::Hint(Hint::Thinking)
            || self.analysis.as_ref().is_some_and(Analysing::is_busy)
    }

    fn draw(&mut self, frame: &mut Frame<'_>, ink: Ink) {
        let names = self.session.names(ink.language());
        let notice = self.said_notice(ink.language(), &names);
        if let Overlay::HandOver(seat) = self.overlay {
            let may_undo = self.at_keyboard.is_some();
            return hotseat::draw(frame, ink, seat, &names, may_undo, notice.as_deref());
        }
        self.draw_table(frame, ink);
        if let Overlay::Log(back) = self.overlay
            && !frame::is_too_small(frame, ink)
        {
            let log = self.session.log(self.viewer(), ink.language());
            let most = log::draw_whole(frame, ink, &log, back);
            self.overlay = Overlay::Log(back.min(most));
        }
        self.draw_texts(frame, ink, &names);
        match &self.overlay {
            Overlay::Help => help::draw(frame, ink),
            Overlay::Hint(hint) => hint::draw(frame, ink, hint, &names, self.ticks),
            Overlay::Leave => help::draw_leave(frame, ink, self.session.path(), self.unsaved.as_ref()),
            Overlay::Score => {
                if let Some(standing) = self.session.game().standing(self.session.state()) {
                    let sheet = Sheet {
                        standing: &ink.language().standing(&standing, &names),
                        names: &names,
                        path: Some(self.session.path()).filter(|_| self.unsaved.is_none()),
                        honors: &self.honors,
                        notice: notice.as_deref(),
                        scroll: self.scroll,
                    };
                    score::draw(frame, ink, &sheet);
                }
            }
            _ => {}
        }
    }
}
