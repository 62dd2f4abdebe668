//! Troyes Dice on the screen.

use crate::canvas::Canvas;
use crate::log;
use crate::playable::{Offer, Playable, Scenery};
use bots::Bot;
use ratatui::layout::{Constraint, Layout, Rect};
use tabletop::{Game, Seat};
use troyes_dice::{State, TroyesDice, View};

impl Playable for TroyesDice {
    type Place = u8;
    const TITLE: &'static str = "Troyes Dice";
    const ABOUT: &'static str = "Everybody writes on a sheet of their own; the dice are for all.";
    const PLAYERS: (u8, u8) = (1, 10);
    const BEGINNINGS: &'static [&'static str] = &["die", "direction", "number"];
    const PANES: &'static [&'static str] = &["Log"];

    fn bot(spec: &str, seed: u64) -> Result<Box<dyn Bot<TroyesDice>>, String> {
        crate::rival::by_name(spec, seed)
    }
    fn offers(&self, state: &State, seat: Seat) -> Vec<Offer<TroyesDice>> {
        let mut choices = Vec::new();
        self.choices(state, seat, &mut choices);
        choices.into_iter().map(|choice| Offer::one(choice, None)).collect()
    }
    fn thing(&self, _place: u8) -> Option<String> {
        None
    }
    fn sheets(&self, _view: &View, _place: u8) -> Vec<String> {
        Vec::new()
    }
    fn describe(&self, _view: &View, _place: u8, _names: &[String]) -> String {
        String::new()
    }
    fn moment(&self, view: &View) -> String {
        format!("{} · day {}", Self::TITLE, view.town.day)
    }
    fn pane_of(_place: u8) -> usize {
        0
    }
    fn draw(canvas: &mut Canvas<'_, '_, u8>, area: Rect, scenery: &Scenery<'_, TroyesDice>) -> Rect {
        let [top, prompt] = Layout::vertical([Constraint::Fill(1), Constraint::Length(12)]).areas(area);
        log::draw(canvas, top, scenery.log);
        prompt
    }
}
