//! The question: what is asked, what may be answered, and what the selected answer would do.

use crate::canvas::{shortened, width_of, within, wrap, write};
use crate::ink::Ink;
use crate::picker::letter_of;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, BorderType};
use std::ops::Range;
use tabletop::phrase;
use words::capitalized;

/// How many rows around the selected one are put into words.
const AROUND: usize = 40;

/// What the prompt shows.
#[derive(Clone, Debug, Default)]
pub struct Prompt {
    /// Whose question it is.
    pub title: String,
    /// The question.
    pub question: String,
    /// How many answers there are.
    pub length: usize,
    /// The selected one.
    pub position: usize,
    /// Whether arrow keys move in the list.
    pub in_list: bool,
    /// How many things have been picked.
    pub picked: usize,
    /// Which question of the move it is, and how many it has.
    pub place_in_move: (usize, usize),
    /// The row that is taken unless another one is chosen.
    pub taken: Option<usize>,
    /// The rows around the selected one, in words.
    pub words: Vec<(usize, String)>,
    /// The rule of whatever the selected answer is about.
    pub about: Option<String>,
    /// What the dice in hand come to, and which numbers would change.
    pub facts: Option<String>,
    /// What the selected answer would do at once.
    pub foretold: Vec<String>,
    /// What the others have done since.
    pub news: Vec<String>,
    /// Something to be told.
    pub notice: Option<String>,
}

/// The rows that are worth putting into words.
pub fn window(position: usize, length: usize) -> Range<usize> {
    position.saturating_sub(AROUND)..(position + AROUND).min(length)
}

/// Draws the question; where the rows of its list are.
pub fn draw(frame: &mut Frame<'_>, ink: Ink, area: Rect, prompt: &Prompt) -> Vec<(usize, Rect)> {
    let area = area.intersection(frame.area());
    if area.height < 3 {
        return Vec::new();
    }
    let style = if prompt.in_list { ink.lit() } else { ink.faint() };
    let mut block = Block::bordered()
        .border_type(if prompt.in_list { BorderType::Thick } else { BorderType::Rounded })
        .border_style(style)
        .title(Span::styled(format!(" {} ", prompt.title), ink.title()));
    if prompt.length > 0 {
        let (at, all) = (prompt.position + 1, prompt.length);
        let count = match prompt.picked {
            0 => phrase!("terminal-rows", at = at, all = all),
            picked => phrase!("terminal-rows-picked", picked = picked, at = at, all = all),
        };
        let (place, questions) = prompt.place_in_move;
        let count = match questions {
            0 | 1 => format!(" {} ", ink.text(&count)),
            _ => format!(" ←{place}/{questions}→ · {} ", ink.text(&count)),
        };
        block = block.title(Line::styled(count, ink.faint()).right_aligned());
    }
    let inner = block.inner(area);
    frame.render_widget(block, area);
    let mut rest = inner;
    for line in question_lines(prompt, inner) {
        row(frame, &mut rest, Line::styled(format!(" {line}"), ink.title()));
    }
    let mut below =
        bottom_lines(ink, prompt, inner.width, rest.height.saturating_sub(prompt.length.min(3) as u16));
    let spare = usize::from(rest.height).saturating_sub(below.len() + prompt.length.min(6));
    let mut about = about_lines(ink, prompt, inner.width);
    let is_read = about.len() <= spare;
    if is_read {
        about.append(&mut below);
        below = about;
    }
    let spare = usize::from(rest.height).saturating_sub(below.len() + prompt.length.min(6));
    for line in news_lines(ink, prompt, inner.width, spare) {
        row(frame, &mut rest, line);
    }
    let list = Rect { height: rest.height.saturating_sub(below.len() as u16), ..rest };
    let rows = draw_list(frame, ink, list, prompt);
    let mut bottom = Rect { y: list.bottom(), height: below.len() as u16, ..rest };
    for line in below {
        row(frame, &mut bottom, line);
    }
    rows
}

/// What the others have done since, a line for each action; where not all fit, the last ones.
fn news_lines<'l>(ink: Ink, prompt: &Prompt, width: u16, most: usize) -> Vec<Line<'l>> {
    let most = most.min(4);
    let left_out = prompt.news.len().saturating_sub(most);
    let line =
        |text: &String| Line::styled(format!(" ◂ {}", shortened(text, width.saturating_sub(5))), ink.faint());
    prompt.news.iter().skip(left_out).map(line).collect()
}

/// The question in at most two lines; where each line is needed, its first sentence alone if that is one line less.
fn question_lines(prompt: &Prompt, area: Rect) -> Vec<String> {
    const CRAMPED: u16 = 8;
    let question = capitalized(&prompt.question);
    let mut lines = wrap(&question, area.width.saturating_sub(2));
    if lines.len() > 1 && area.height < CRAMPED {
        let first = question.split_inclusive(". ").next().unwrap_or_default().trim_end();
        lines = wrap(first, area.width.saturating_sub(2));
    }
    lines.truncate(2);
    lines
}

fn row<'l>(frame: &mut Frame<'_>, area: &mut Rect, line: impl Into<Line<'l>>) {
    if area.height > 0 {
        write(frame, Rect { height: 1, ..*area }, line);
        area.y += 1;
        area.height -= 1;
    }
}

/// The rule of whatever is selected, for those who have room to read it.
fn about_lines<'l>(ink: Ink, prompt: &Prompt, width: u16) -> Vec<Line<'l>> {
    let Some(about) = &prompt.about else { return Vec::new() };
    let lines = wrap(about, width.saturating_sub(4));
    lines.into_iter().map(|line| Line::styled(format!("   {line}"), ink.faint())).collect()
}

/// A text below the list.
#[derive(Default)]
struct Part {
    lines: Vec<String>,
    mark: &'static str,
    style: Style,
}

impl Part {
    fn new(text: Option<&str>, mark: &'static str, style: Style, width: u16) -> Part {
        Part { lines: text.map_or(Vec::new(), |text| wrap(text, width)), mark, style }
    }

    /// So many lines of it at most.
    fn within(self, most: usize) -> Part {
        Part { lines: within(self.lines, most), ..self }
    }

    fn drawn<'l>(self) -> impl Iterator<Item = Line<'l>> {
        let Part { lines, mark, style } = self;
        let marks = std::iter::once(mark).chain(std::iter::repeat(" "));
        lines.into_iter().zip(marks).map(move |(line, mark)| Line::styled(format!(" {mark} {line}"), style))
    }
}

/// The whole selected sentence if its row has no room for it, what it would do, and the notice.
fn bottom_lines<'l>(ink: Ink, prompt: &Prompt, width: u16, most: u16) -> Vec<Line<'l>> {
    let width = width.saturating_sub(4);
    let part = |text: Option<&str>, mark, style| Part::new(text, mark, style, width);
    let selected = prompt.words.iter().find(|(row, _)| *row == prompt.position);
    let sentence = selected.map(|(_, words)| words.as_str()).filter(|words| width_of(words) > width.into());
    let told = Some(prompt.foretold.join(" ")).filter(|text| !text.is_empty());
    let parts = [
        part(sentence, "▸", Style::new()),
        part(prompt.facts.as_deref(), "=", ink.title()),
        part(told.as_deref(), "→", ink.promise()),
        part(prompt.notice.as_deref(), "!", ink.alarm()),
    ];
    let rooms = rooms(parts.each_ref().map(|part| part.lines.len()), most.into());
    parts.into_iter().zip(rooms).flat_map(|(part, room)| part.within(room).drawn()).collect()
}

/// How many lines each part has: the last, which is news, all of its own, and those before as many as leave a line to each
/// that follows.
fn rooms(wanted: [usize; 4], most: usize) -> [usize; 4] {
    let [.., news] = wanted;
    let mut left = most.saturating_sub(news);
    let mut rooms = [0, 0, 0, news.min(most)];
    for part in 0..3 {
        let later = wanted[part + 1..3].iter().filter(|lines| **lines > 0).count();
        // Where there is no room for all of them, what is lost and won comes before a sentence that stands in the list.
        rooms[part] = wanted[part].min(left.saturating_sub(later));
        left -= rooms[part];
    }
    rooms
}

fn draw_list(frame: &mut Frame<'_>, ink: Ink, area: Rect, prompt: &Prompt) -> Vec<(usize, Rect)> {
    let mut drawn = Vec::new();
    let height = usize::from(area.height);
    let first = prompt.position.saturating_sub(height / 2).min(prompt.length.saturating_sub(height));
    let rows = prompt.words.iter().filter(|(row, _)| (first..first + height).contains(row));
    for (row, words) in rows {
        let is_selected = *row == prompt.position;
        let letter = letter_of(*row).unwrap_or(' ');
        let pointer = match is_selected {
            true => '▶',
            false if prompt.taken == Some(*row) => '•',
            false => ' ',
        };
        let style = if is_selected { ink.cursor() } else { Default::default() };
        let line = Line::from(vec![
            Span::styled(format!("{pointer}"), ink.lit()),
            Span::styled(format!("{letter} "), ink.lit()),
            Span::styled(shortened(words, area.width.saturating_sub(3)), style),
        ]);
        let area = Rect { y: area.y + (*row - first) as u16, height: 1, ..area };
        drawn.push((*row, area));
        write(frame, area, line);
    }
    drawn
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::Language;

    fn below(prompt: &Prompt, most: u16) -> Vec<String> {
        let ink = Ink::new(false, Language::english());
        bottom_lines(ink, prompt, 34, most).iter().map(Line::to_string).collect()
    }

    #[test]
    fn what_finds_no_room_below_the_list_ends_in_dots_and_nothing_goes_missing() {
        let prompt = Prompt {
            words: vec![(0, "a sentence that is too long for its row in the list".into())],
            facts: Some("worth 5 of 5 needed · 2 deniers to Random".into()),
            foretold: vec!["Anna uses yellow 1.".into(), "She buys a white 2 for 2 deniers.".into()],
            ..Prompt::default()
        };
        let whole = below(&prompt, 9);
        assert_eq!(whole.len(), 6, "{whole:?}");
        assert!(!whole.concat().contains('…'), "{whole:?}");
        let less = below(&prompt, 4);
        let begins = |mark: &str| less.iter().filter(|line| line.starts_with(mark)).count();
        assert_eq!((less.len(), begins(" ▸"), begins(" ="), begins(" →")), (4, 1, 1, 1), "{less:?}");
        assert!(less[3].ends_with('…'), "{less:?}");
        let noticed = below(&Prompt { notice: Some("Not possible.".into()), ..prompt }, 1);
        assert_eq!(noticed, [" ! Not possible."]);
    }
}
