//! What befalls the table by itself, scene by scene: income, salaries, dice, events, black dice. Screens show the scenes
//! one after the other; nothing waits for that.

use super::Recounted;
use host::Past;
use tabletop::{Phrase, Viewer};

/// What a happening shows of the course of a round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setting<S> {
    /// The part of the round: a word that styles know. What follows with the same word is the same scene.
    pub part: &'static str,
    /// What the scene is about, where several of the same part follow one another; nothing goes on with whichever it is.
    pub about: Option<S>,
    /// What appears with it, and is not seen before.
    pub comes: Vec<S>,
    /// Somebody's gain or loss, and where it is counted.
    pub gain: Option<(S, i32)>,
}

impl<S> Setting<S> {
    /// A part of the round, with nothing to be seen yet.
    pub fn of(part: &'static str) -> Setting<S> {
        Setting { part, about: None, comes: Vec::new(), gain: None }
    }

    /// The same about something.
    pub fn about(self, spot: S) -> Setting<S> {
        Setting { about: Some(spot), ..self }
    }

    /// The same with things that appear.
    pub fn with(self, comes: Vec<S>) -> Setting<S> {
        Setting { comes, ..self }
    }

    /// The same with a gain or loss.
    pub fn counting(self, spot: S, amount: i32) -> Setting<S> {
        Setting { gain: Some((spot, amount)), ..self }
    }
}

/// A scene.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scene<S> {
    /// The step in which it began, and which of its happenings: later scenes have greater ones.
    pub at: (usize, usize),
    /// The part of the round.
    pub part: &'static str,
    /// What it is about.
    pub about: Option<S>,
    /// What appears with it.
    pub comes: Vec<S>,
    /// Gains and losses, with where they are counted.
    pub gains: Vec<(S, i32)>,
    /// What is told.
    pub told: Vec<Phrase>,
}

/// The scenes of the round that a viewer knows of, oldest first.
pub fn scenes<G: Recounted>(game: &G, past: &Past<G>, viewer: Viewer) -> Vec<Scene<G::Spot>> {
    let mut scenes: Vec<Scene<G::Spot>> = Vec::new();
    for told in past.told() {
        for (place, happening) in told.happenings.iter().enumerate() {
            if G::is_heading(happening) {
                scenes.clear();
            }
            let Some(setting) = game.setting(happening).filter(|_| game.may_know(happening, viewer)) else {
                continue;
            };
            let goes_on = scenes.last().is_some_and(|scene| scene.goes_on(&setting));
            if !goes_on {
                scenes.push(Scene::begun((told.step, place), &setting));
            }
            let Some(scene) = scenes.last_mut() else { continue };
            scene.comes.extend(setting.comes);
            scene.gains.extend(setting.gain);
            if !G::is_implied(happening, viewer) {
                scene.told.push(game.tell(happening));
            }
        }
    }
    scenes
}

impl<S: Copy + PartialEq> Scene<S> {
    fn begun(at: (usize, usize), setting: &Setting<S>) -> Scene<S> {
        let (part, about) = (setting.part, setting.about);
        Scene { at, part, about, comes: Vec::new(), gains: Vec::new(), told: Vec::new() }
    }

    fn goes_on(&self, setting: &Setting<S>) -> bool {
        self.part == setting.part && (setting.about.is_none() || setting.about == self.about)
    }
}
