//! How a table in play is drawn.

use super::{Desk, Overlay};
use crate::canvas::{Canvas, Marks};
use crate::ink::Ink;
use crate::inspect::{self, Gaze};
use crate::picker::Focus;
use crate::playable::{Offer, Playable, Scenery};
use crate::prompt::{self, Prompt};
use crate::screen;
use crate::session::capitalized;
use crate::tale::Tale;
use ratatui::Frame;
use tabletop::{Cup, Pending, Seat, Seed, Viewer};

impl<G: Playable> Desk<G> {
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
        Tale::of(told).lines(game, self.session.names(), Viewer::Seat(seat))
    }

    fn status(&self) -> String {
        let names = self.session.names();
        if let Some(picker) = &self.picker {
            return format!("{}: {}", names[picker.seat.index()], capitalized(&picker.question.text));
        }
        match (self.session.thinking(), self.session.table().pending()) {
            (_, Pending::Over) => "The game is over.".into(),
            (Some(seat), _) => {
                format!("{} is thinking {}", names[seat.index()], screen::spinner(self.ticks))
            }
            _ => String::new(),
        }
    }

    fn prompt(&self, view: &G::View) -> Prompt {
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
            about: picker
                .selected()
                .and_then(|offer| offer.place)
                .and_then(|place| inspect::rule(game, &self.cards, view, place)),
            foretold: picker.selected().map_or(Vec::new(), |offer| self.foretold(picker.seat, offer)),
            words: prompt::window(picker.position(), picker.shown().len())
                .filter_map(|row| {
                    Some((
                        row,
                        picker.shown().nth(row)?.words(game, state, picker.seat, self.session.names()),
                    ))
                })
                .collect(),
            notice: self.notice.clone(),
        }
    }

    pub(super) fn draw_table(&mut self, frame: &mut Frame<'_>, ink: Ink) {
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
        let scenery = Scenery {
            game,
            view: &view,
            names: self.session.names(),
            log: &log,
            pane: self.pane,
            digits: true,
        };
        let left = G::draw(&mut canvas, body, &scenery);
        let spots = std::mem::take(&mut canvas.spots);
        if let Overlay::Inspect { at, why } = &self.overlay {
            let gaze = Gaze {
                game,
                cards: &self.cards,
                state: self.session.state(),
                view: &view,
                seat: self.at_keyboard.unwrap_or(Seat(0)),
                names: self.session.names(),
                is_lit: at.is_some_and(|at| self.picker.as_ref().is_some_and(|picker| picker.is_lit(at))),
            };
            inspect::draw(frame, ink, left, &inspect::text(&gaze, *at, *why));
        } else {
            prompt::draw(frame, ink, left, &self.prompt(&view));
        }
        self.spots = spots;
    }

    fn keys(&self) -> &'static str {
        match (&self.overlay, &self.picker) {
            (Overlay::Inspect { .. }, _) => "arrows look around  i text  w why not  Esc back",
            _ if self.is_over() => "Esc score  r replay  i info  l log  m menu",
            (_, Some(picker)) if picker.focus == Focus::Board => {
                "? keys  ~arrows walk  Enter choose  ~Space die  Tab list  Esc back  u undo  i info  w why  h hint  l log  q leave"
            }
            (_, Some(_)) => {
                "? keys  ~arrows list  Enter choose  Tab table  Esc back  u undo  i info  w why  h hint  l log  q leave"
            }
            _ => "? keys  u undo  i info  l log  q leave",
        }
    }
}
