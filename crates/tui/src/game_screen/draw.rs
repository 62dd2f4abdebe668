//! How a table in play is drawn.

use super::{GameScreen, Overlay};
use crate::canvas::{Canvas, Marks};
use crate::frame;
use crate::history::{History, Reader};
use crate::ink::Ink;
use crate::inspect::{self, Inspection};
use crate::keyline::{Key, KeyHint, Rank};
use crate::news;
use crate::picker::{Focus, Picker, Row};
use crate::playable::{BoardScene, Playable};
use crate::prompt::{self, Prompt};
use crate::rules;
use ratatui::Frame;
use stage::draft::Tray;
use stage::preview::Number;
use tabletop::{Pending, Seat, Viewer, phrase};
use words::Language;

impl<G: Playable> GameScreen<G> {
    /// What the move with the selected answer would lead to, as far as its chooser can know.
    fn foretold(&self, picker: &Picker<G>, reader: Reader<'_>) -> Vec<String> {
        let game = self.session.game();
        let told = picker.would_be().told().iter().filter(|happening| !G::is_guessed(happening));
        let told = History::of(told.cloned().collect()).lines(game, reader);
        told.into_iter().map(|sentence| sentence.text).collect()
    }

    /// What the dice in hand come to, and whose numbers would change how.
    fn facts(&self, picker: &Picker<G>, reader: Reader<'_>) -> Option<String> {
        let (game, proposal) = (self.session.game(), picker.would_be());
        let mut facts = proposal.tray.as_ref().map_or(Vec::new(), Tray::phrases);
        let numbers = proposal.preview(game).map_or(Vec::new(), |preview| preview.changes.numbers);
        facts.extend(numbers.iter().map(|number| {
            let what = Number::quantity(number.what);
            match number.who == picker.seat {
                true => phrase!("terminal-number", what = what, before = number.before, after = number.after),
                false => number.phrase(),
            }
        }));
        let said: Vec<String> =
            facts.iter().map(|fact| reader.language.say(fact, reader.names).to_string()).collect();
        (!said.is_empty()).then(|| said.join(" · "))
    }

    /// What the others have done since, while nothing is begun.
    fn news(&self, picker: &Picker<G>, reader: Reader<'_>) -> Vec<String> {
        if !picker.is_untouched() || G::is_continuation(picker.question.kind) {
            return Vec::new();
        }
        self.session.news(picker.seat).iter().map(|deed| news::line(deed, reader)).collect()
    }

    /// Text over everything else that is scrolled.
    pub(super) fn draw_texts(&mut self, frame: &mut Frame<'_>, ink: Ink, names: &[String]) {
        if frame::is_too_small(frame, ink) {
            return;
        }
        match self.overlay {
            Overlay::News(from) => {
                let deeds = self.at_keyboard.map_or(Vec::new(), |seat| self.session.news(seat));
                let reader = Reader { viewer: self.viewer(), language: ink.language(), names };
                let most = news::draw(frame, ink, &deeds, reader, from);
                self.overlay = Overlay::News(from.min(most));
            }
            Overlay::Rules(from) => {
                let most = rules::draw(frame, ink, &self.session.game().primer(), from);
                self.overlay = Overlay::Rules(from.min(most));
            }
            Overlay::Analysis(from) => {
                if let Some(analysis) = &self.analysis {
                    let most = analysis.draw(frame, ink, names, from);
                    self.overlay = Overlay::Analysis(from.min(most));
                }
            }
            _ => {}
        }
    }

    /// Where everybody did something last.
    fn recent(&self, names: &[String]) -> Vec<(G::Spot, char)> {
        let deeds = self.session.last_deeds(self.viewer());
        let others = deeds.into_iter().filter(|deed| Some(deed.who) != self.at_keyboard);
        others
            .filter_map(|deed| {
                let letter = names.get(deed.who.index())?.chars().next()?;
                Some((deed.account.target?, letter))
            })
            .collect()
    }

    fn status(&self, language: Language, names: &[String]) -> String {
        if let Some(asked) = &self.at_table {
            return asked.question(language, names);
        }
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
        if let Some(asked) = &self.at_table {
            return asked.prompt(language, names, self.said_notice(language, names));
        }
        let Some(picker) = &self.picker else {
            let question = self.status(language, names);
            let title = language.text(&phrase!("terminal-waiting"));
            return Prompt { title, question, ..Prompt::default() };
        };
        let reader = Reader { viewer: Viewer::Seat(picker.seat), language, names };
        let rows = picker.rows();
        let say = |row: usize| match rows.get(row)? {
            Row::Confirm => Some(language.text(&phrase!("terminal-confirm"))),
            Row::More(count) => Some(language.text(&phrase!("terminal-more", count = *count))),
            Row::Answer(_) => {
                let phrase = picker.shown()?.say(game, picker.answer(row)?);
                Some(language.say(&phrase, names).capitalized().to_string())
            }
        };
        let question = picker.shown().map_or(&picker.question.text, |slot| &slot.question);
        Prompt {
            title: names[picker.seat.index()].clone(),
            question: language.say(question, names).to_string(),
            length: rows.len(),
            position: picker.position(),
            in_list: picker.focus == Focus::List,
            picked: picker.picked(),
            place_in_move: picker.place_in_move(),
            taken: (0..rows.len()).find(|row| picker.is_taken(*row)),
            about: picker
                .selected_place()
                .and_then(|place| inspect::rule(game, &self.cards, view, place))
                .map(|rule| language.text(&rule)),
            facts: self.facts(picker, reader),
            foretold: self.foretold(picker, reader),
            words: prompt::window(picker.position(), rows.len())
                .filter_map(|row| Some((row, say(row)?)))
                .collect(),
            news: self.news(picker, reader),
            notice: self.said_notice(language, names),
        }
    }

    pub(super) fn draw_table(&mut self, frame: &mut Frame<'_>, ink: Ink) {
        let game = self.session.game();
        let view = self.session.view(self.viewer());
        let language = ink.language();
        let names = self.session.names(language);
        let log = self.session.log(self.viewer(), language);
        let idle = Marks::default();
        let mut marks = self.picker.as_ref().map_or(&idle, |picker| &picker.marks).clone();
        marks.recent = self.recent(&names);
        if let Overlay::Inspect { at, .. } = &self.overlay {
            marks.cursor = *at;
        }
        if let Overlay::Guide(reading) = &self.overlay {
            let places = self.places_of(reading.step);
            (marks.cursor, marks.chosen) = (places.first().copied(), places);
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
        let (spots, tabs) = (std::mem::take(&mut canvas.spots), std::mem::take(&mut canvas.tabs));
        let mut rows = Vec::new();
        if let Overlay::Inspect { at, why } = &self.overlay {
            let inspection = Inspection {
                game,
                cards: &self.cards,
                state: self.session.state(),
                view: &view,
                seat: self.at_keyboard.unwrap_or(Seat(0)),
                language,
                names: &names,
                why: at.zip(self.picker.as_ref()).map(|(at, picker)| picker.why_not(game, at)),
            };
            inspect::draw(frame, ink, left, &inspect::text(&inspection, *at, *why));
        } else if let Overlay::Guide(reading) = &self.overlay {
            self.draw_guide(frame, ink, left, reading);
        } else {
            rows = prompt::draw(frame, ink, left, &self.prompt(&view, language, &names));
        }
        (self.spots, self.tabs, self.rows) = (spots, tabs, rows);
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
            (Overlay::Guide(reading), _) => self.guide_keys(reading),
            _ if self.is_over() => vec![
                Key::escape().does(phrase!("terminal-do-score")),
                Key::Sign("r").does(phrase!("terminal-do-replay")),
                Key::Sign("a").does(phrase!("terminal-do-analysis")),
                Key::Sign("i").does(phrase!("terminal-do-info")),
                Key::Sign("l").does(phrase!("terminal-do-log")),
                Key::Sign("m").does(phrase!("terminal-do-menu")),
            ],
            (_, Some(picker)) => {
                let mut keys = picker_keys(picker.focus, picker.place_in_move().1);
                if self.guided.is_some() {
                    keys.insert(1, Key::Sign("F6").does(phrase!("terminal-do-guide")));
                }
                keys
            }
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
fn picker_keys(focus: Focus, questions: usize) -> Vec<KeyHint> {
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
    if focus == Focus::List && questions > 1 {
        keys.push(Key::Sign("←/→").does(phrase!("terminal-do-question")).rank(Rank::Second));
    }
    keys.extend([
        Key::escape().does(phrase!("terminal-do-back")),
        Key::Sign("u").does(phrase!("terminal-do-undo")),
        Key::Sign("i").does(phrase!("terminal-do-info")),
        Key::Sign("w").does(phrase!("terminal-do-why")).rank(Rank::Second),
        Key::Sign("h").does(phrase!("terminal-do-hint")),
        Key::Sign("s").does(phrase!("terminal-do-news")).rank(Rank::Second),
        Key::Sign("l").does(phrase!("terminal-do-log")).rank(Rank::First),
        Key::Sign("q").does(phrase!("terminal-do-leave")),
    ]);
    keys
}
