//! A table drawn once, as lines of text: for commands that ask without taking over the terminal.

use crate::canvas::{Canvas, Marks};
use crate::failure::GameError;
use crate::games::{self, ForGame};
use crate::ink::Ink;
use crate::playable::{BoardScene, Playable};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use tabletop::{Record, Seat, Table, Viewer, phrase};
use words::{Language, capitalized};

/// So large is a window in which all of a table is shown at once.
const WHOLE: (u16, u16) = (120, 44);
/// The least width in which a part of it is shown, and a height in which every part is whole.
const PART: (u16, u16) = (80, 24);

/// The table at the end of a record, as a seat sees it, without color: all at once, or in a terminal that has no room for it
/// one part below the other.
pub fn picture(
    record: &Record,
    seat: Seat,
    language: Language,
    columns: Option<usize>,
) -> Result<String, GameError> {
    games::with(&record.head.game, Draw { record, seat, language, columns })?
}

struct Draw<'a> {
    record: &'a Record,
    seat: Seat,
    language: Language,
    columns: Option<usize>,
}

impl ForGame for Draw<'_> {
    type Output = Result<String, GameError>;

    fn run<G: Playable>(self) -> Self::Output {
        let Draw { record, seat, language, columns } = self;
        let table = Table::<G>::replay(record, |_, _| {})?;
        let game = table.game();
        let names: Vec<String> = language.seat_titles(game).iter().map(|title| capitalized(title)).collect();
        let view = game.view(table.state(), Viewer::Seat(seat));
        let scene = BoardScene { game, view: &view, names: &names, log: &[], pane: 0, digits: false };
        let columns = columns.map_or(WHOLE.0, |columns| columns.min(WHOLE.0.into()) as u16);
        if columns >= WHOLE.0 {
            return Ok(drawn(&scene, language, WHOLE).0);
        }
        Ok(parts(&scene, language, columns.max(PART.0)))
    }
}

/// One pane below the other, each once; nothing has happened yet that a log could tell.
fn parts<G: Playable>(scene: &BoardScene<'_, G>, language: Language, width: u16) -> String {
    let mut parts = String::new();
    let panes = G::panes().into_iter().enumerate().filter(|(_, name)| *name != phrase!("terminal-log"));
    for (pane, _) in panes {
        let scene = BoardScene { pane, ..*scene };
        let (part, left) = drawn(&scene, language, (width, PART.1));
        // Above it are the tabs, below it the question would stand.
        let lines = part.lines().take(left.y.into()).skip(1);
        let part: String = lines.map(|line| format!("{line}\n")).collect();
        if !parts.contains(&part) {
            parts.push_str(&part);
        }
    }
    parts.trim_end().to_string()
}

/// What is drawn in a window, and where the question would stand.
fn drawn<G: Playable>(scene: &BoardScene<'_, G>, language: Language, size: (u16, u16)) -> (String, Rect) {
    let Ok(mut terminal) = Terminal::new(TestBackend::new(size.0, size.1));
    let marks = Marks::default();
    let mut left = Rect::default();
    let Ok(_) = terminal.draw(|frame| {
        let area = frame.area();
        left = G::draw(&mut Canvas::new(frame, Ink::new(false, language), &marks), area, scene);
    });
    (lines(terminal.backend().buffer()), left)
}

/// What was drawn, without what is empty at the right; of frames that go on below the last word only their ends.
fn lines(buffer: &Buffer) -> String {
    let row = |y: u16| -> String {
        let cells = (0..buffer.area.width).map(|x| buffer[(x, y)].symbol());
        cells.collect::<String>().trim_end().to_string()
    };
    let rows: Vec<String> = (0..buffer.area.height).map(row).collect();
    let has_words = |row: &String| row.chars().any(char::is_alphanumeric);
    let end = rows.iter().rposition(has_words).map_or(0, |last| last + 1);
    let below = rows[end..].iter().rfind(|row| !row.is_empty());
    let shown: Vec<&str> = rows[..end].iter().chain(below).map(String::as_str).collect();
    shown.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_is_no_wider_than_the_terminal_and_shows_all_of_the_table() {
        for game in ["troyes", "dice"] {
            let text = format!("troyes-record 1\ngame {game}\nrules 1\noptions {{}}\n---\n");
            let record = Record::read(&text).unwrap();
            for columns in [None, Some(200), Some(100), Some(80)] {
                let picture = picture(&record, Seat(0), Language::english(), columns).unwrap();
                let widest = picture.lines().map(|line| line.chars().count()).max().unwrap_or(0);
                assert!(widest <= columns.unwrap_or(120), "{widest} columns in {columns:?}\n{picture}");
                let first = if game == "troyes" { "Events" } else { "Players" };
                assert_eq!(picture.matches(first).count(), 1, "{picture}");
            }
        }
    }
}
