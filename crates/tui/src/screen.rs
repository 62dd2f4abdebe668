//! What all screens share: the line on top that says who must do what, the line below with the keys.

use crate::canvas::{wrap, write};
use crate::ink::Ink;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;

/// The smallest window in which everything can be reached.
pub const SMALLEST: (u16, u16) = (80, 24);

/// Draws the frame of a screen and returns what lies between; nothing if the window is too small.
pub fn frame(frame: &mut Frame<'_>, ink: Ink, moment: &str, status: &str, keys: &str) -> Option<Rect> {
    if is_too_small(frame, ink) {
        return None;
    }
    let [top, body, bottom] =
        Layout::vertical([Constraint::Length(1), Constraint::Fill(1), Constraint::Length(1)])
            .areas(frame.area());
    frame.render_widget(Paragraph::new("").style(ink.bar()), top);
    write(frame, top, headline(ink, moment, status, top.width));
    write(frame, bottom, keyline(ink, keys, bottom.width));
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

/// Keys and what they do, two spaces between. Where there is no room for all, those with a `~` go first, and then
/// those that stand last.
fn keyline<'l>(ink: Ink, keys: &str, width: u16) -> Line<'l> {
    let all: Vec<&str> = keys.split("  ").map(|item| item.trim_start_matches('~')).collect();
    let length = |items: &[&str], gap: usize| -> usize {
        1 + items.iter().map(|item| Span::raw(*item).width() + gap).sum::<usize>().saturating_sub(gap)
    };
    let width = usize::from(width);
    let (mut items, mut gap) = (all, 2);
    if length(&items, gap) > width {
        items = keys.split("  ").filter(|item| !item.starts_with('~')).collect();
        gap = 1;
    }
    while length(&items, gap) > width {
        items.pop();
    }
    let mut spans = Vec::new();
    for (i, item) in items.into_iter().enumerate() {
        let (key, deed) = item.split_once(' ').unwrap_or((item, ""));
        spans.push(Span::raw(" ".repeat(if i == 0 { 1 } else { gap })));
        spans.push(Span::styled(key.to_string(), ink.title()));
        spans.push(Span::styled(format!(" {deed}"), ink.faint()));
    }
    Line::from(spans)
}

/// Says so if the window is too small.
pub fn is_too_small(frame: &mut Frame<'_>, ink: Ink) -> bool {
    let area = frame.area();
    let (width, height) = SMALLEST;
    if area.width >= width && area.height >= height {
        return false;
    }
    let long = format!(
        "This window has {} x {} cells.\nPlease make it at least {width} x {height}.\nThe game waits and is saved.",
        area.width, area.height
    );
    let short = format!("{} x {} is too small:\nmake it {width} x {height}.", area.width, area.height);
    let lines = wrap(if area.width < 36 { &short } else { &long }, area.width);
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
    fn keys_that_find_no_room_are_left_out_whole() {
        let keys = "? keys  ~arrows walk  Enter choose  q leave";
        let shown = |width| keyline(plain(), keys, width).to_string();
        assert_eq!(shown(80), " ? keys  arrows walk  Enter choose  q leave");
        assert_eq!(shown(28), " ? keys Enter choose q leave");
        assert_eq!(shown(27), " ? keys Enter choose");
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
