//! What all screens share: the line on top that says who must do what, the line below with the keys.

use crate::canvas::{wrap, write};
use crate::ink::Ink;
use crate::keyline::{self, KeyHint};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;
use tabletop::phrase;

/// The smallest window in which everything can be reached.
pub const SMALLEST: (u16, u16) = (80, 24);

/// Draws the frame of a screen and returns what lies between; nothing if the window is too small.
pub fn draw(frame: &mut Frame<'_>, ink: Ink, moment: &str, status: &str, keys: &[KeyHint]) -> Option<Rect> {
    if is_too_small(frame, ink) {
        return None;
    }
    let [top, body, bottom] =
        Layout::vertical([Constraint::Length(1), Constraint::Fill(1), Constraint::Length(1)])
            .areas(frame.area());
    frame.render_widget(Paragraph::new("").style(ink.bar()), top);
    write(frame, top, headline(ink, moment, status, top.width));
    write(frame, bottom, keyline::line(ink, keys, bottom.width));
    Some(body)
}

/// The moment and what is to be done; where there is no room for both, the game's name is left out, and then all but
/// the first sentence.
fn headline<'l>(ink: Ink, moment: &str, status: &str, width: u16) -> Line<'l> {
    let line = |moment: &str, status: &str| {
        Line::from(vec![
            Span::styled(format!(" {moment} "), ink.bar().patch(ink.title())),
            Span::styled(format!("│ {status} "), ink.bar()),
        ])
    };
    let short = moment.split_once("· ").map_or(moment, |(_, short)| short);
    let first = status.split_inclusive(". ").next().unwrap_or(status).trim_end();
    [(moment, status), (short, status)]
        .into_iter()
        .map(|(moment, status)| line(moment, status))
        .find(|line| line.width() <= usize::from(width))
        .unwrap_or_else(|| line(short, first))
}

/// Says so if the window is too small.
pub fn is_too_small(frame: &mut Frame<'_>, ink: Ink) -> bool {
    let area = frame.area();
    let (width, height) = SMALLEST;
    if area.width >= width && area.height >= height {
        return false;
    }
    let (has_width, has_height) = (area.width, area.height);
    let message = if area.width < 36 {
        phrase!(
            "terminal-small-short",
            width = has_width,
            height = has_height,
            least_width = width,
            least_height = height
        )
    } else {
        phrase!(
            "terminal-small",
            width = has_width,
            height = has_height,
            least_width = width,
            least_height = height
        )
    };
    let lines = wrap(&ink.text(&message), area.width);
    let top = area.y + area.height.saturating_sub(lines.len() as u16) / 2;
    for (y, line) in (top..area.bottom()).zip(lines) {
        write(frame, Rect { y, height: 1, ..area }, Line::styled(line, ink.title()).centered());
    }
    true
}

/// One picture of something that turns while somebody thinks.
pub fn spinner(ticks: usize) -> char {
    ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'][ticks % 10]
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::Language;

    fn plain() -> Ink {
        Ink::new(false, Language::english())
    }

    #[test]
    fn a_long_question_is_read_before_the_name_of_the_game() {
        let line = |width| headline(plain(), "Troyes · round 1", "Anna: choose.", width).to_string();
        assert_eq!(line(80), " Troyes · round 1 │ Anna: choose. ");
        assert_eq!(line(30), " round 1 │ Anna: choose. ");
        let line = headline(plain(), "Troyes · round 1", "Choose. Or pass.", 22).to_string();
        assert_eq!(line, " round 1 │ Choose. ");
    }
}
