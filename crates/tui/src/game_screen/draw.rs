//! How a table in play is drawn.

use super::{GameScreen, Overlay};
use crate::canvas::{Canvas, Marks};
use crate::frame;
use crate::history::{History, Reader};
use crate::ink::Ink;
use crate::inspect::{self, Inspection};
use crate::keyline::{Key, KeyHint, Rank};
use crate::picker::Focus;
use crate::playable::{BoardScene, Offer, Playable};
use crate::prompt::{self, Prompt};
use ratatui::Frame;
use tabletop::{Cup, Pending, Seat, Seed, Viewer, phrase};
use words::Language;

impl<G: Playable> GameScreen<G> {
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
        let told = History::of(told).lines(game, Reader { viewer: Viewer::Seat(seat), language, names });
        told.into_iter().map(|sentence| sentence.text).collect()
    }

    fn status(&self, language: Language, names: &[String]) -> String {
        if let Some(picker) = &self.picker {
            let question = picker.question.text.clone();
            let asked = phrase!("terminal-asked", who = picker.seat, question = question);
            return language.say(&asked, names).to_string();
        }
        match (self.session.thinking(), self.session.table().pending()) {
            (_, Pending::Over) => language.text(&phrase!("terminal-over")),
            (Some(seat), _) => {
                let spinner = frame::spinner(self.ticks).to_string();
                let thinking = phrase!("terminal-thinking", who = seat, spinner = spinner);
                language.say(&thinking, names).to_string()
            }
            _ => String::new(),
        }
    }

    fn prompt(&self, view: &G::View, language: Language, names: &[String]) -> Prompt {
        let game = self.session.game();
        let Some(picker) = &self.picker else {
            let question = self.status(language, names);
            let title = language.text(&phrase!("terminal-waiting"));
            return Prompt { title, question, ..Prompt::default() };
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
                    let said = language.say(&offer.say(game, state, picker.seat), names);
                    Some((row, said.capitalized().to_string()))
                })
                .collect(),
            notice: self.said_notice(language, names),
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
        let Some(body) = frame::draw(
            frame,
            ink,
            &ink.text(&game.moment(&view)),
            &self.status(language, &names),
            &self.keys(),
        ) else {
            return;
        };
        let mut canvas = Canvas::new(frame, ink, &marks);
        let scene = BoardScene { game, view: &view, names: &names, log: &log, pane: self.pane, digits: true };
        let left = G::draw(&mut canvas, body, &scene);
        let spots = std::mem::take(&mut canvas.spots);
        if let Overlay::Inspect { at, why } = &self.overlay {
            let inspection = Inspection {
                game,
                cards: &self.cards,
                state: self.session.state(),
                view: &view,
                seat: self.at_keyboard.unwrap_or(Seat(0)),
                language,
                names: &names,
                is_lit: at.is_some_and(|at| self.picker.as_ref().is_some_and(|picker| picker.is_lit(at))),
            };
            inspect::draw(frame, ink, left, &inspect::text(&inspection, *at, *why));
        } else {
            prompt::draw(frame, ink, left, &self.prompt(&view, language, &names));
        }
        self.spots = spots;
    }

    fn keys(&self) -> Vec<KeyHint> {
        let back = || Key::escape().does(phrase!("terminal-do-back"));
        match (&self.overlay, &self.picker) {
            (Overlay::Inspect { .. }, _) => vec![
                Key::arrows().does(phrase!("terminal-do-look-around")),
                Key::Sign("i").does(phrase!("terminal-do-text")),
                Key::Sign("w").does(phrase!("terminal-do-why-not")),
                back(),
            ],
            _ if self.is_over() => vec![
                Key::escape().does(phrase!("terminal-do-score")),
                Key::Sign("r").does(phrase!("terminal-do-replay")),
                Key::Sign("i").does(phrase!("terminal-do-info")),
                Key::Sign("l").does(phrase!("terminal-do-log")),
                Key::Sign("m").does(phrase!("terminal-do-menu")),
            ],
            (_, Some(picker)) => picker_keys(picker.focus),
            _ => vec![
                Key::Sign("?").does(phrase!("terminal-do-keys")),
                Key::Sign("u").does(phrase!("terminal-do-undo")),
                Key::Sign("i").does(phrase!("terminal-do-info")),
                Key::Sign("l").does(phrase!("terminal-do-log")),
                Key::Sign("q").does(phrase!("terminal-do-leave")),
            ],
        }
    }
}

/// The keys of whoever is asked.
fn picker_keys(focus: Focus) -> Vec<KeyHint> {
    let mut keys = vec![Key::Sign("?").does(phrase!("terminal-do-keys"))];
    let choose = Key::enter().does(phrase!("terminal-do-choose"));
    keys.extend(match focus {
        Focus::Board => vec![
            Key::arrows().does(phrase!("terminal-do-walk")).rank(Rank::First),
            choose,
            Key::space().does(phrase!("terminal-do-die")).rank(Rank::First),
            Key::tab().does(phrase!("terminal-do-list")),
        ],
        Focus::List => vec![
            Key::arrows().does(phrase!("terminal-do-list")).rank(Rank::First),
            choose,
            Key::tab().does(phrase!("terminal-do-table")),
        ],
    });
    keys.extend([
        Key::escape().does(phrase!("terminal-do-back")),
        Key::Sign("u").does(phrase!("terminal-do-undo")),
        Key::Sign("i").does(phrase!("terminal-do-info")),
        Key::Sign("w").does(phrase!("terminal-do-why")).rank(Rank::Second),
        Key::Sign("h").does(phrase!("terminal-do-hint")),
        Key::Sign("l").does(phrase!("terminal-do-log")).rank(Rank::Second),
        Key::Sign("q").does(phrase!("terminal-do-leave")),
    ]);
    keys
}
