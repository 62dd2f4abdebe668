//! The app as a state machine: inputs in, screens and effects out. It touches no file, clock or terminal.

use crate::failure::GameError;
use crate::games;
use crate::ink::Ink;
use crate::menu::Menu;
use crate::screen::{Next, Screen, Settings};
use crate::world::{Effect, Input, Opening};
use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use words::{Language, Languages};

/// The app.
pub struct App {
    screen: Box<dyn Screen>,
    settings: Settings,
    /// Whether there are colors.
    colored: bool,
    /// Whether leaving the screen ends the program: it was all that was asked for.
    is_alone: bool,
}

impl App {
    /// An app that shows its menu; and what it asks of the world first.
    pub fn new(settings: Settings, colored: bool) -> (App, Vec<Effect>) {
        let menu = Menu::new(settings.user.as_deref());
        let mut app = App { screen: Box::new(menu), settings, colored, is_alone: false };
        let acts = app.screen.enter();
        let effects = app.perform(acts);
        (app, effects)
    }

    /// Begins a game without the menu.
    pub fn begin(&mut self, setup: &games::Setup) -> Result<Vec<Effect>, GameError> {
        let screen = games::begin(setup, &mut self.settings)?;
        Ok(self.perform(vec![Next::Go(screen)]))
    }

    /// Begins the guided game of this name without the menu.
    pub fn begin_guide(&mut self, name: &str) -> Result<Vec<Effect>, GameError> {
        let screen = games::guided(name, &mut self.settings)?;
        Ok(self.perform(vec![Next::Go(screen)]))
    }

    /// Opens a record without the menu.
    pub fn open(
        &mut self,
        path: std::path::PathBuf,
        opening: Opening,
        text: &str,
    ) -> Result<Vec<Effect>, GameError> {
        let screen = match opening {
            Opening::Resume => games::resume(text, path, &mut self.settings)?,
            Opening::Replay => games::replay(text, None)?,
            Opening::Analyse => games::replay(text, Some(self.settings.budget))?,
        };
        Ok(self.perform(vec![Next::Go(screen)]))
    }

    /// Opens a record that is all that somebody wants: leaving it ends the program.
    pub fn open_alone(
        &mut self,
        path: std::path::PathBuf,
        opening: Opening,
        text: &str,
    ) -> Result<Vec<Effect>, GameError> {
        let effects = self.open(path, opening, text)?;
        self.is_alone = true;
        Ok(effects)
    }

    /// Something comes in; what is asked of the world goes out.
    pub fn handle(&mut self, input: Input) -> Vec<Effect> {
        let acts = match input {
            Input::Key(key) if key.kind == KeyEventKind::Release => Vec::new(),
            Input::Key(key) if is_interrupt(&key) => vec![Next::Ask(Effect::Quit)],
            Input::Key(key) if key.code == NEXT_LANGUAGE => {
                self.settings.language = next_language(self.settings.language);
                Vec::new()
            }
            Input::Key(key) => self.screen.key(key, &mut self.settings),
            Input::Mouse(mouse) => self.screen.mouse(mouse, &mut self.settings),
            Input::Tick => {
                self.screen.tick();
                Vec::new()
            }
            Input::Thought(thought) => self.screen.thought(thought),
            Input::Found(found) => self.screen.found(found),
            Input::Shelf(shelf) => {
                self.screen.shelf(&shelf);
                Vec::new()
            }
            Input::Opened(path, opening, text) => {
                let opened = text.and_then(|text| Ok(self.open(path, opening, &text)?));
                match opened {
                    Ok(effects) => return effects,
                    Err(failure) => self.screen.notice(failure.phrase()),
                }
                Vec::new()
            }
            Input::Honors(honors) => {
                self.screen.honors(honors);
                Vec::new()
            }
            Input::Saved(saved) => {
                self.screen.saved(saved);
                Vec::new()
            }
            Input::NotHonored(reason) => {
                self.screen.notice(reason);
                Vec::new()
            }
        };
        self.perform(acts)
    }

    fn perform(&mut self, acts: Vec<Next>) -> Vec<Effect> {
        let mut effects = Vec::new();
        for act in acts {
            let screen: Box<dyn Screen> = match act {
                Next::Ask(effect) => {
                    effects.push(effect);
                    continue;
                }
                Next::Home if self.is_alone => {
                    effects.push(Effect::Quit);
                    continue;
                }
                Next::Go(screen) => screen,
                Next::Home => Box::new(Menu::new(self.settings.user.as_deref())),
            };
            (self.screen, self.is_alone) = (screen, false);
            let entered = self.screen.enter();
            effects.extend(self.perform(entered));
        }
        effects
    }

    /// What is spoken now.
    pub fn language(&self) -> Language {
        self.settings.language
    }

    /// Whether somebody is thinking, so that moments matter.
    pub fn is_busy(&self) -> bool {
        self.screen.is_busy()
    }

    /// Draws the screen.
    pub fn draw(&mut self, frame: &mut Frame<'_>) {
        self.screen.draw(frame, Ink::new(self.colored, self.settings.language));
    }
}

/// The key that turns to the next language, on every screen.
const NEXT_LANGUAGE: KeyCode = KeyCode::F(2);

/// The language after another, and after the last the first.
pub fn next_language(language: Language) -> Language {
    let rest = Languages::iter().skip_while(|other| *other != language).skip(1);
    rest.chain(Languages::iter()).next().unwrap_or(language)
}

fn is_interrupt(key: &KeyEvent) -> bool {
    key.code == KeyCode::Char('c') && key.modifiers.contains(KeyModifiers::CONTROL)
}
