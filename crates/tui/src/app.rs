//! The app as a state machine: inputs in, screens and effects out. It touches no file, clock or terminal.

use crate::failure::{Failure, GameError};
use crate::games;
use crate::ink::Ink;
use crate::menu::Menu;
use crate::scene::{Act, Effect, Input, Opening, Scene, Supplies};
use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use words::{Language, Languages};

/// The app.
pub struct App {
    scene: Box<dyn Scene>,
    supplies: Supplies,
    /// Whether there are colors.
    colored: bool,
}

impl App {
    /// An app that shows its menu; and what it asks of the world first.
    pub fn new(supplies: Supplies, colored: bool) -> (App, Vec<Effect>) {
        let menu = Menu::new(supplies.user.as_deref());
        let mut app = App { scene: Box::new(menu), supplies, colored };
        let acts = app.scene.enter();
        let effects = app.perform(acts);
        (app, effects)
    }

    /// Begins a game without the menu.
    pub fn begin(&mut self, setup: &games::Setup) -> Result<Vec<Effect>, GameError> {
        let scene = games::begin(setup, &mut self.supplies)?;
        Ok(self.perform(vec![Act::Go(scene)]))
    }

    /// Opens a record without the menu.
    pub fn open(
        &mut self,
        path: std::path::PathBuf,
        opening: Opening,
        text: &str,
    ) -> Result<Vec<Effect>, GameError> {
        let scene = match opening {
            Opening::Resume => games::resume(text, path, &mut self.supplies)?,
            Opening::Replay => games::replay(text)?,
        };
        Ok(self.perform(vec![Act::Go(scene)]))
    }

    /// Something comes in; what is asked of the world goes out.
    pub fn handle(&mut self, input: Input) -> Vec<Effect> {
        let acts = match input {
            Input::Key(key) if key.kind == KeyEventKind::Release => Vec::new(),
            Input::Key(key) if is_interrupt(&key) => vec![Act::Ask(Effect::Quit)],
            Input::Key(key) if key.code == NEXT_LANGUAGE => {
                self.supplies.language = next_language(self.supplies.language);
                Vec::new()
            }
            Input::Key(key) => self.scene.key(key, &mut self.supplies),
            Input::Tick => {
                self.scene.tick();
                Vec::new()
            }
            Input::Thought(thought) => self.scene.thought(thought),
            Input::Shelf(shelf) => {
                self.scene.shelf(&shelf);
                Vec::new()
            }
            Input::Opened(path, opening, text) => {
                let opened = text.and_then(|text| self.open(path, opening, &text).map_err(Failure::Game));
                match opened {
                    Ok(effects) => return effects,
                    Err(failure) => self.scene.notice(failure.phrase()),
                }
                Vec::new()
            }
            Input::Honors(honors) => {
                self.scene.honors(honors);
                Vec::new()
            }
            Input::NotSaved(reason) => {
                self.scene.notice(reason);
                Vec::new()
            }
        };
        self.perform(acts)
    }

    fn perform(&mut self, acts: Vec<Act>) -> Vec<Effect> {
        let mut effects = Vec::new();
        for act in acts {
            let scene: Box<dyn Scene> = match act {
                Act::Ask(effect) => {
                    effects.push(effect);
                    continue;
                }
                Act::Go(scene) => scene,
                Act::Home => Box::new(Menu::new(self.supplies.user.as_deref())),
            };
            self.scene = scene;
            let entered = self.scene.enter();
            effects.extend(self.perform(entered));
        }
        effects
    }

    /// What is spoken now.
    pub fn language(&self) -> Language {
        self.supplies.language
    }

    /// Whether somebody is thinking, so that moments matter.
    pub fn is_busy(&self) -> bool {
        self.scene.is_busy()
    }

    /// Draws the screen.
    pub fn draw(&mut self, frame: &mut Frame<'_>) {
        self.scene.draw(frame, Ink::new(self.colored, self.supplies.language));
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
