//! A table drawn once, as lines of text: for commands that ask without taking over the terminal.

use crate::canvas::{Canvas, Marks};
use crate::failure::GameError;
use crate::games::{self, ForGame};
use crate::ink::Ink;
use crate::playable::{BoardScene, Playable};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use tabletop::{Record, Seat, Table, Viewer};
use words::{Language, capitalized};

/// So large is a window in which all of a table is shown at once.
const WIDTH: u16 = 120;
const HEIGHT: u16 = 44;

/// The table at the end of a record, as a seat sees it, without color.
pub fn picture(record: &Record, seat: Seat, language: Language) -> Result<String, GameError> {
    struct Draw<'a>(&'a Record, Seat, Language);
    impl ForGame for Draw<'_> {
        type Output = Result<String, GameError>;
        fn run<G: Playable>(self) -> Self::Output {
            let Draw(record, seat, language) = self;
            let table = Table::<G>::replay(record, |_, _| {})?;
            let game = table.game();
            let names: Vec<String> =
                language.seat_titles(game).iter().map(|title| capitalized(title)).collect();
            let view = game.view(table.state(), Viewer::Seat(seat));
            let scene = BoardScene { game, view: &view, names: &names, log: &[], pane: 0, digits: false };
            let Ok(mut terminal) = Terminal::new(TestBackend::new(WIDTH, HEIGHT));
            let marks = Marks::default();
            let Ok(_) = terminal.draw(|frame| {
                let area = frame.area();
                G::draw(&mut Canvas::new(frame, Ink::new(false, language), &marks), area, &scene);
            });
            Ok(lines(terminal.backend().buffer()))
        }
    }
    games::with(&record.head.game, Draw(record, seat, language))?
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
