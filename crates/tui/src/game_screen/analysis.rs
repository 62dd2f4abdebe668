//! What every move of the game so far was worth, as far as whoever has the keyboard may know.

use super::{GameScreen, Overlay};
use crate::analysing::Analysing;
use crate::playable::Playable;
use crate::screen::{Next, Settings};
use analysis::Scope;
use tabletop::phrase;

impl<G: Playable> GameScreen<G> {
    /// Shows it; and begins with it, unless that was done for this very moment.
    pub(super) fn analyse(&mut self, settings: &Settings) -> Vec<Next> {
        // At a real table other cards stand in for those that people hold: nothing could be said that is true.
        if self.session.is_real() {
            self.notice = Some(phrase!("terminal-analysis-real"));
            return Vec::new();
        }
        let Some(eye) = self.at_keyboard else {
            self.notice = Some(phrase!("terminal-analysis-nobody"));
            return Vec::new();
        };
        self.overlay = Overlay::Analysis(0);
        let table = self.session.table();
        if self.analysis.as_ref().is_some_and(|analysis| analysis.steps() == table.steps()) {
            return Vec::new();
        }
        let scope = Scope { open: false, eye: Some(eye) };
        let (analysis, first) = Analysing::begin(table, scope, settings.budget, self.session.guided_steps());
        self.analysis = Some(analysis);
        vec![Next::Ask(first)]
    }
}
