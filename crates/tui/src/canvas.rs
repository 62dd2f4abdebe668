//! Where things are drawn, and where they were drawn: the spots that arrow keys walk between.

use crate::ink::Ink;
use ratatui::Frame;
use ratatui::layout::{Alignment, Position, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, BorderType, Clear, Padding};

/// How a place is to be shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Mark {
    /// The letter that selects it.
    pub letter: Option<char>,
    /// Whether it may be chosen.
    pub lit: bool,
    /// Whether it is selected.
    pub cursor: bool,
    /// Whether it is one of the dice picked so far.
    pub picked: bool,
    /// Whether it belongs to the move that is proposed, though nobody picked it.
    pub proposed: bool,
    /// Whether the move that is proposed is done there.
    pub chosen: bool,
}

/// Which places are lit, selected and picked. Of equal pieces, places differ only in their number.
#[derive(Clone, Debug)]
pub struct Marks<P> {
    /// Places that may be chosen, with the letter that selects them.
    pub lit: Vec<(P, Option<char>)>,
    /// Pieces that may be picked or put back.
    pub pieces: Vec<P>,
    /// Pieces picked so far.
    pub picks: Vec<P>,
    /// Pieces that are proposed beside them.
    pub proposed: Vec<P>,
    /// Places where the proposed move is done.
    pub chosen: Vec<P>,
    /// Where somebody did something lately, with the letter of whoever it was.
    pub recent: Vec<(P, char)>,
    /// The selected place.
    pub cursor: Option<P>,
    /// Whether somebody is choosing at all: what is not lit is then shown faintly.
    pub choosing: bool,
}

impl<P> Default for Marks<P> {
    fn default() -> Marks<P> {
        Marks {
            lit: Vec::new(),
            pieces: Vec::new(),
            picks: Vec::new(),
            proposed: Vec::new(),
            chosen: Vec::new(),
            recent: Vec::new(),
            cursor: None,
            choosing: false,
        }
    }
}

impl<P: Copy + PartialEq> Marks<P> {
    /// How a place is to be shown; for a piece, `nth` counts its equals that were shown before.
    pub fn of(&self, place: P, kin: P, nth: usize) -> Mark {
        let lit = self.lit.iter().find(|(known, _)| *known == place);
        let often = |pieces: &[P]| pieces.iter().filter(|piece| **piece == kin).count();
        let picks = often(&self.picks);
        Mark {
            letter: lit.and_then(|(_, letter)| *letter),
            lit: lit.is_some() || self.pieces.contains(&kin),
            cursor: self.cursor == Some(place),
            picked: nth < picks,
            proposed: nth >= picks && nth < picks + often(&self.proposed),
            chosen: self.chosen.contains(&place),
        }
    }
}

/// A frame to draw on that remembers where each place is.
pub struct Canvas<'a, 'f, P> {
    /// The frame.
    pub frame: &'a mut Frame<'f>,
    /// The pen.
    pub ink: Ink,
    /// What is lit.
    pub marks: &'a Marks<P>,
    /// Where each place was drawn.
    pub spots: Vec<(P, Rect)>,
    /// Where the tab of each pane was drawn.
    pub tabs: Vec<(usize, Rect)>,
}

impl<'a, 'f, P: Copy + PartialEq> Canvas<'a, 'f, P> {
    /// A canvas over a whole frame.
    pub fn new(frame: &'a mut Frame<'f>, ink: Ink, marks: &'a Marks<P>) -> Canvas<'a, 'f, P> {
        Canvas { frame, ink, marks, spots: Vec::new(), tabs: Vec::new() }
    }

    /// How a place that has no equals is to be shown.
    pub fn mark(&self, place: P) -> Mark {
        self.marks.of(place, place, 0)
    }

    /// Remembers where a place is.
    pub fn spot(&mut self, place: P, area: Rect) {
        self.spots.push((place, area));
    }

    /// Writes a line, cut off at the right; what lies outside the frame is not written.
    pub fn write<'l>(&mut self, area: Rect, line: impl Into<Line<'l>>) {
        write(self.frame, area, line);
    }

    /// A framed box with a title; returns what is inside.
    pub fn panel<'l>(&mut self, area: Rect, title: impl Into<Line<'l>>) -> Rect {
        self.boxed(area, title, Mark::default(), None, None)
    }

    /// The box of a place: heavy when it is selected, bright when it may be chosen.
    pub fn place_box<'l>(
        &mut self,
        area: Rect,
        place: P,
        title: impl Into<Line<'l>>,
        right: Option<Line<'l>>,
        bottom: Option<Line<'l>>,
    ) -> Rect {
        self.spot(place, area);
        let mark = self.mark(place);
        let mut title: Line = title.into();
        if let Some(letter) = mark.letter {
            title.spans.insert(0, Span::styled(format!("{letter} "), self.ink.lit()));
        }
        let recent = self.marks.recent.iter().filter(|(known, _)| *known == place);
        let recent: String = recent.map(|(_, letter)| format!("‹{letter}")).collect();
        let inner = self.boxed(area, title, mark, right, bottom);
        let width = recent.chars().count() as u16;
        if width > 0 && area.width > width + 2 && area.height > 1 {
            let x = area.right() - 1 - width;
            let corner = Rect { x, y: area.bottom() - 1, width, height: 1 };
            self.write(corner, Span::styled(recent, self.ink.title()));
        }
        inner
    }

    fn boxed<'l>(
        &mut self,
        area: Rect,
        title: impl Into<Line<'l>>,
        mark: Mark,
        right: Option<Line<'l>>,
        bottom: Option<Line<'l>>,
    ) -> Rect {
        let border = match mark {
            Mark { cursor: true, .. } => BorderType::Thick,
            Mark { chosen: true, .. } => BorderType::Double,
            _ => BorderType::Rounded,
        };
        let is_bright = mark.cursor || mark.lit || mark.chosen;
        let style = if is_bright { self.ink.lit() } else { self.ink.faint() };
        let mut block = Block::bordered().border_type(border).border_style(style).title(spaced(title.into()));
        if let Some(right) = right {
            block = block.title(spaced(right).right_aligned());
        }
        if let Some(bottom) = bottom {
            block = block.title_bottom(spaced(bottom));
        }
        let inner = block.inner(area);
        self.frame.render_widget(block, area);
        inner
    }
}

/// A title with a space on both sides, in the terminal's own color where it has none of its own.
fn spaced(mut line: Line<'_>) -> Line<'_> {
    for span in &mut line.spans {
        span.style = Style::reset().patch(span.style);
    }
    line.spans.insert(0, " ".into());
    line.spans.push(" ".into());
    line
}

/// Writes a line, cut off at the right with an ellipsis; what lies outside the frame is not written.
pub fn write<'l>(frame: &mut Frame<'_>, area: Rect, line: impl Into<Line<'l>>) {
    let mut area = area.intersection(frame.area());
    if area.is_empty() {
        return;
    }
    let line = line.into();
    let room = usize::from(area.width).saturating_sub(line.width()) as u16;
    area.x += match line.alignment {
        Some(Alignment::Center) => room / 2,
        Some(Alignment::Right) => room,
        Some(Alignment::Left) | None => 0,
    };
    area = area.intersection(frame.area());
    let buffer = frame.buffer_mut();
    buffer.set_line(area.x, area.y, &line, area.width);
    if line.width() > usize::from(area.width) {
        buffer[(area.right() - 1, area.y)].set_symbol("…");
    }
}

/// A box in the middle of the frame over everything else; returns what is inside.
pub fn popup(frame: &mut Frame<'_>, ink: Ink, title: &str, width: u16, height: u16) -> Rect {
    let area = frame.area();
    let width = width.min(area.width);
    let height = height.min(area.height);
    let area =
        Rect::new(area.x + (area.width - width) / 2, area.y + (area.height - height) / 2, width, height);
    frame.render_widget(Clear, area);
    let block = Block::bordered()
        .border_type(BorderType::Double)
        .border_style(ink.lit())
        .padding(Padding::horizontal(1))
        .title(spaced(Line::styled(title.to_string(), ink.title())).centered());
    let inner = block.inner(area);
    frame.render_widget(block, area);
    inner
}

/// How many columns a text takes.
pub fn width_of(text: &str) -> usize {
    Span::raw(text).width()
}

/// A text with spaces behind it, so that it takes so many columns.
pub fn padded(text: &str, width: usize) -> String {
    format!("{text}{}", " ".repeat(width.saturating_sub(width_of(text))))
}

/// As much of the beginning of a text as fits into so many columns.
pub fn cut(text: &str, width: usize) -> String {
    let mut kept = text.to_string();
    while width_of(&kept) > width {
        kept.pop();
    }
    kept
}

/// A text in so many columns; where it does not fit, dots say that it goes on.
pub fn shortened(text: &str, width: u16) -> String {
    let width = usize::from(width);
    if width_of(text) <= width {
        text.to_string()
    } else {
        format!("{}…", cut(text, width.saturating_sub(1)))
    }
}

/// How many columns names have: so many at least, and as many as the longest needs where there is room.
pub fn name_width(names: &[String], least: u16, most: u16) -> u16 {
    let longest = names.iter().map(|name| width_of(name) as u16).max().unwrap_or(0);
    longest.min(most).max(least)
}

/// So many lines of a text at most; dots at the end of the last say that it goes on.
pub fn within(mut lines: Vec<String>, most: usize) -> Vec<String> {
    if lines.len() > most {
        lines.truncate(most);
        if let Some(last) = lines.last_mut() {
            *last = format!("{}…", last.trim_end());
        }
    }
    lines
}

/// Breaks a text into lines of at most `width` columns, at spaces where there are any.
pub fn wrap(text: &str, width: u16) -> Vec<String> {
    let width = usize::from(width.max(1));
    let mut lines = Vec::new();
    for paragraph in text.split('\n') {
        let mut line = String::new();
        for word in paragraph.split(' ') {
            let joined = Span::raw(&line).width() + usize::from(!line.is_empty()) + Span::raw(word).width();
            if joined > width && !line.is_empty() {
                lines.push(std::mem::take(&mut line));
            }
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(word);
        }
        lines.push(line);
    }
    lines
}

/// A direction in which arrow keys walk.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "directions")]
pub enum Direction {
    Up,
    Down,
    Left,
    Right,
}

/// The nearest of the spots that lie in a direction. A cell is about twice as high as it is wide, and what lies
/// straight ahead is nearer than what lies aside.
pub fn nearest<P: Copy + PartialEq>(spots: &[(P, Rect)], from: P, direction: Direction) -> Option<P> {
    let center = |area: Rect| {
        Position::new(area.x + area.width.saturating_sub(1) / 2, area.y + area.height.saturating_sub(1) / 2)
    };
    let (_, start) = spots.iter().find(|(place, _)| *place == from)?;
    let here = center(*start);
    spots
        .iter()
        .filter(|(place, _)| *place != from)
        .filter_map(|(place, area)| {
            let there = center(*area);
            let (dx, dy) =
                (i32::from(there.x) - i32::from(here.x), 2 * (i32::from(there.y) - i32::from(here.y)));
            let (ahead, aside) = match direction {
                Direction::Up => (-dy, gap(start.x, start.width, area.x, area.width)),
                Direction::Down => (dy, gap(start.x, start.width, area.x, area.width)),
                Direction::Left => (-dx, 2 * gap(start.y, start.height, area.y, area.height)),
                Direction::Right => (dx, 2 * gap(start.y, start.height, area.y, area.height)),
            };
            let across = match direction {
                Direction::Up | Direction::Down => dx.abs(),
                Direction::Left | Direction::Right => dy.abs(),
            };
            (ahead > 0).then_some((ahead + 4 * aside, across, *place))
        })
        .min_by_key(|(distance, across, _)| (*distance, *across))
        .map(|(.., place)| place)
}

/// How far two intervals lie apart; 0 if they overlap.
fn gap(a: u16, a_length: u16, b: u16, b_length: u16) -> i32 {
    let (a, b) = (i32::from(a), i32::from(b));
    (b - (a + i32::from(a_length) - 1)).max(a - (b + i32::from(b_length) - 1)).max(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_breaks_at_spaces_and_keeps_paragraphs() {
        assert_eq!(wrap("one two three", 7), ["one two", "three"]);
        assert_eq!(wrap("a\n\nb", 7), ["a", "", "b"]);
        assert_eq!(wrap("unbreakable", 4), ["unbreakable"]);
    }

    #[test]
    fn arrows_prefer_what_lies_straight_ahead() {
        let spots = [
            ('a', Rect::new(0, 0, 10, 4)),
            ('b', Rect::new(10, 0, 10, 4)),
            ('c', Rect::new(0, 4, 10, 4)),
            ('d', Rect::new(40, 1, 3, 1)),
        ];
        assert_eq!(nearest(&spots, 'a', Direction::Right), Some('b'));
        assert_eq!(nearest(&spots, 'b', Direction::Right), Some('d'));
        assert_eq!(nearest(&spots, 'a', Direction::Down), Some('c'));
        assert_eq!(nearest(&spots, 'c', Direction::Up), Some('a'));
        assert_eq!(nearest(&spots, 'a', Direction::Left), None);
    }
}
