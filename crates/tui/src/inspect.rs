//! Looking around: the full text of whatever is pointed at, and why it is not possible now.

use crate::canvas::{Direction, nearest, wrap, write};
use crate::ink::Ink;
use crate::playable::Playable;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::{Block, BorderType};
use tabletop::{CardSheet, Phrase, Seat, phrase};
use words::{Language, SaidCard, capitalized};

/// What there is to read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Text {
    /// The thing.
    pub title: String,
    /// Paragraphs.
    pub body: Vec<String>,
}

/// Walks to the next thing on the table, whether lit or not.
pub fn walk<P: Copy + PartialEq>(spots: &[(P, Rect)], at: Option<P>, direction: Direction) -> Option<P> {
    match at.filter(|at| spots.iter().any(|(place, _)| place == at)) {
        Some(at) => nearest(spots, at, direction),
        None => spots.first().map(|(place, _)| *place),
    }
}

/// Whoever looks, and at what.
pub struct Inspection<'a, G: Playable> {
    /// The rules.
    pub game: &'a G,
    /// The components of the game.
    pub cards: &'a [CardSheet],
    /// The table.
    pub state: &'a G::State,
    /// What the viewer may know of it.
    pub view: &'a G::View,
    /// Who asks what is possible.
    pub seat: Seat,
    /// The language of the text.
    pub language: Language,
    /// A name for each seat.
    pub names: &'a [String],
    /// Why it cannot be picked now, as far as somebody is choosing.
    pub why: Option<Phrase>,
}

/// The rule of the component at a place, if there is one.
pub fn rule<G: Playable>(game: &G, cards: &[CardSheet], view: &G::View, place: G::Spot) -> Option<Phrase> {
    let wanted = game.sheets(view, place).into_iter().next()?;
    cards.iter().find(|sheet| sheet.component.id == wanted).map(|sheet| sheet.rule.clone())
}

/// What is to be read about a place.
pub fn text<G: Playable>(inspection: &Inspection<'_, G>, at: Option<G::Spot>, why: bool) -> Text {
    let Inspection { game, cards, state, view, seat, language, names, .. } = *inspection;
    let Some(place) = at else {
        let body = vec![language.text(&phrase!("terminal-look-about"))];
        return Text { title: language.text(&phrase!("terminal-look")), body };
    };
    let mut body = Vec::new();
    if why {
        let by_rules = || game.name_in_rules(place).and_then(|name| game.why_not(state, seat, &name).ok());
        let reason = inspection.why.clone().or_else(by_rules);
        let reason = reason.unwrap_or_else(|| phrase!("terminal-look-no-rule"));
        body.push(language.say(&reason, names).capitalized().to_string());
    }
    for id in game.sheets(view, place) {
        let shown = cards.iter().filter(|sheet| sheet.component.id == id);
        body.extend(shown.flat_map(|sheet| card(language.card(sheet), language)));
    }
    if body.is_empty() {
        body.push(language.text(&phrase!("terminal-look-nothing")));
    }
    Text { title: language.say(&game.describe(view, place), names).to_string(), body }
}

/// A component's rule and figures.
fn card(sheet: SaidCard, language: Language) -> Vec<String> {
    let color = sheet.color.as_ref().map_or(String::new(), |color| format!(" · {color}"));
    let mut body = vec![format!("{} · {}{color} · {}", sheet.name, sheet.kind, sheet.set), sheet.rule];
    let figures: Vec<String> = sheet
        .figures
        .iter()
        .map(|figure| {
            let doubt = if figure.is_reconstructed { "*" } else { "" };
            format!("{} {}{doubt}", figure.name, figure.value)
        })
        .collect();
    if !figures.is_empty() {
        body.push(format!("{}.", capitalized(&figures.join(" · "))));
    }
    if sheet.figures.iter().any(|figure| figure.is_reconstructed) {
        body.push(language.text(&phrase!("terminal-look-reconstructed")));
    }
    body
}

/// Draws it where the question was.
pub fn draw(frame: &mut Frame<'_>, ink: Ink, area: Rect, text: &Text) {
    let area = area.intersection(frame.area());
    let block = Block::bordered()
        .border_type(BorderType::Double)
        .border_style(ink.lit())
        .title(Line::styled(format!(" {} ", text.title), ink.title()));
    let inner = block.inner(area);
    frame.render_widget(block, area);
    let lines = text.body.iter().flat_map(|paragraph| wrap(paragraph, inner.width.saturating_sub(2)));
    for (y, line) in (inner.y..inner.bottom()).zip(lines) {
        write(frame, Rect { y, height: 1, ..inner }, Line::from(format!(" {line}")));
    }
}
