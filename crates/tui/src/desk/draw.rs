//! How a table in play is drawn.

use super::{Desk, Overlay};
use crate::canvas::{Canvas, Marks};
use crate::ink::Ink;
use crate::inspect::{self, Gaze};
use crate::picker::Focus;
use crate::playable::{Offer, Playable, Scenery};
use crate::prompt::{self, Prompt};
use crate::screen;
use crate::tale::{Audience, Tale};
use ratatui::Frame;
use tabletop::{Cup, Pending, Seat, Seed, Viewer};
use words::{Language, capitalized};

impl<G: Playable> Desk<G> {
    /// What the selected offer would lead to, as far as its chooser can know.
    fn foretold(&self, seat: Seat, offer: &Offer<G>, language: Language, names: &[String]) -> Vec<String> {
        let game = self.session.game();
        let view = game.view(self.session.state(), Viewer::Seat(seat));
        let mut imagined = game.guess(&view, &mut Cup::new(Seed::from_number(0)));
        let mut told = Vec::new();
        for choice in &offer.choices {
            if game.play(&mut imagined, seat, *choice, Some(&mut told)).is_err() {
                return Vec::new();
            }
        }
        let told = Tale::of(told).lines(game, Audience { viewer: Viewer::Seat(seat), language, names });
        told.into_iter().map(|sentence| sentence.text).collect()
    }

    fn status(&self, language: Language, names: &[String]) -> String {
        if let Some(picker) = &self.picker {
            let question = language.say(&picker.question.text, names).to_string();
            return format!("{}: {}", names[picker.seat.index()], capitalized(&question));
        }
        match (self.session.thinking(), self.session.table().pending()) {
            (_, Pending::Over) => "The game is over.".into(),
            (Some(seat), _) => {
                format!("{} is thinking {}", names[seat.index()], screen::spinner(self.ticks))
            }
            _ => String::new(),
        }
    }

    fn prompt(&self, view: &G::View, language: Language, names: &[String]) -> Prompt {
        let game = self.session.game();
        let Some(picker) = &self.picker else {
            let question = self.status(language, names);
            return Prompt { title: "Waiting".into(), question, ..Prompt::default() };
        };
        let state = self.session.state();
        let rows = picker.shown().map(|offer| (offer, picker.seat));
        Prompt {
            title: names[picker.seat.index()].clone(),
            question: language.say(&picker.question.text, names).to_string(),
            length: rows.len(),
            position: picker.position(),
            in_list: picker.focus == Focus::List,
            picked: picker.marks.picks.len(),
            about: picker
                .selected()
                .and_then(|offer| offer.place)
                .and_then(|place| inspect::rule(game, &self.cards, view, place))
                .map(|rule| language.text(&rule)),
            foretold: picker
                .selected()
                .map_or(Vec::new(), |offer| self.foretold(picker.seat, offer, language, names)),
            words: prompt::window(picker.position(), picker.shown().len())
                .filter_map(|row| {
                    let offer = picker.shown().nth(row)?;
                    Some((row, offer.words(game, state, picker.seat, language, names)))
                })
                .collect(),
            notice: self.notice.as_ref().map(|notice| notice.text(language, names)),
        }
    }

    pub(super) fn draw_table(&mut self, frame: &mut Frame<'_>, ink: Ink) {
        let game = self.session.game();
        let view = game.view(self.session.state(), self.viewer());
        let language = ink.language();
        let names = self.session.names(language);
        let log = self.session.log(self.viewer(), language);
        let idle = Marks::default();
        let mut marks = self.picker.as_ref().map_or(&idle, |picker| &picker.marks).clone();
        if let Overlay::Inspect { at, .. } = &self.overlay {
            marks.cursor = *at;
        }
        let Some(body) =
            screen::frame(frame, ink, &game.moment(&view), &self.status(language, &names), self.keys())
        else {
            return;
        };
        let mut canvas = Canvas::new(frame, ink, &marks);
        let scenery = Scenery { game, view: &view, names: &names, log: &log, pane: self.pane, digits: true };
        let left = G::draw(&mut canvas, body, &scenery);
        let spots = std::mem::take(&mut canvas.spots);
        if let Overlay::Inspect { at, why } = &self.overlay {
            let gaze = Gaze {
                game,
                cards: &self.cards,
                state: self.session.state(),
                view: &view,
                seat: self.at_keyboard.unwrap_or(Seat(0)),
                language,
                names: &names,
                is_lit: at.is_some_and(|at| self.picker.as_ref().is_some_and(|picker| picker.is_lit(at))),
            };
            inspect::draw(frame, ink, left, &inspect::text(&gaze, *at, *why));
        } else {
            prompt::draw(frame, ink, left, &self.prompt(&view, language, &names));
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
