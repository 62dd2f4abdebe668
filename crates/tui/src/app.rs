//! The app as a state machine: inputs in, screens and effects out. It touches no file, clock or terminal.

use crate::games;
use crate::ink::Ink;
use crate::menu::Menu;
use crate::scene::{Act, Effect, Input, Opening, Scene, Supplies};
use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

/// The app.
pub struct App {
    scene: Box<dyn Scene>,
    supplies: Supplies,
    ink: Ink,
}

impl App {
    /// An app that shows its menu; and what it asks of the world first.
    pub fn new(supplies: Supplies, ink: Ink) -> (App, Vec<Effect>) {
        let mut app = App { scene: Box::new(Menu::new(&supplies.user)), supplies, ink };
        let acts = app.scene.enter();
        let effects = app.perform(acts);
        (app, effects)
    }

    /// Begins a game without the menu.
    pub fn begin(&mut self, setup: &games::Setup) -> Result<Vec<Effect>, String> {
        let scene = games::begin(setup, &mut self.supplies)?;
        Ok(self.perform(vec![Act::Go(scene)]))
    }

    /// Opens a record without the menu.
    pub fn open(
        &mut self,
        path: std::path::PathBuf,
        opening: Opening,
        text: &str,
    ) -> Result<Vec<Effect>, String> {
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
                match text.and_then(|text| self.open(path, opening, &text)) {
                    Ok(effects) => return effects,
                    Err(message) => self.scene.notice(message),
                }
                Vec::new()
            }
            Input::Honors(honors) => {
                self.scene.honors(honors);
                Vec::new()
            }
            Input::NotSaved(message) => {
                self.scene.notice(message);
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
                Act::Home => Box::new(Menu::new(&self.supplies.user)),
            };
            self.scene = scene;
            let entered = self.scene.enter();
            effects.extend(self.perform(entered));
        }
        effects
    }

    /// Whether somebody is thinking, so that moments matter.
    pub fn is_busy(&self) -> bool {
        self.scene.is_busy()
    }

    /// Draws the screen.
    pub fn draw(&mut self, frame: &mut Frame<'_>) {
        self.scene.draw(frame, self.ink);
    }
}

fn is_interrupt(key: &KeyEvent) -> bool {
    key.code == KeyCode::Char('c') && key.modifiers.contains(KeyModifiers::CONTROL)
}
