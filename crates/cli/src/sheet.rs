//! Tables of text that fit the terminal.

use comfy_table::presets::UTF8_HORIZONTAL_ONLY;
use comfy_table::{CellAlignment, ContentArrangement, LineStyle, Table};
use tabletop::{Arg, Standing, phrase};
use words::Language;

/// How wide a table is where there is no terminal to ask.
const WIDTH: u16 = 110;

/// An empty table of short rows under these headings.
pub fn table(headings: &[&str]) -> Table {
    let mut table = ruled(headings);
    table.load_style(UTF8_HORIZONTAL_ONLY.row_separator(LineStyle::none()));
    table
}

/// An empty table of long rows, with a line between each two.
pub fn ruled(headings: &[&str]) -> Table {
    let mut table = Table::new();
    table.load_style(UTF8_HORIZONTAL_ONLY).set_content_arrangement(ContentArrangement::Dynamic);
    if !table.is_tty() {
        table.set_width(WIDTH);
    }
    table.set_header(headings);
    table
}

/// A number with so many decimals, as the language writes it.
pub fn decimal(language: Language, number: f64, digits: usize) -> String {
    format!("{number:.digits$}").replace('.', &language.text(&phrase!("decimal-mark")))
}

/// Sets a column of numbers flush right.
pub fn align_right(table: &mut Table, columns: impl IntoIterator<Item = usize>) {
    for index in columns {
        if let Some(column) = table.column_mut(index) {
            column.set_cell_alignment(CellAlignment::Right);
        }
    }
}

/// The final score sheet: a row for each source, a column for each seat.
pub fn score_sheet(standing: &Standing, names: &[String], language: Language) -> Table {
    let standing = language.standing(standing, names);
    let total = language.text(&phrase!("cli-total"));
    let mut headings = vec![""];
    headings.extend(names.iter().map(String::as_str));
    let mut sheet = table(&headings);
    for row in &standing.rows {
        sheet.add_row([row.source.clone()].into_iter().chain(row.vp.iter().map(i32::to_string)));
    }
    sheet.add_row([total].into_iter().chain(standing.total.iter().map(i32::to_string)));
    align_right(&mut sheet, 1..=names.len());
    sheet
}

/// Who has won, as a sentence.
pub fn winners(standing: &Standing, names: &[String], language: Language) -> String {
    let who = Arg::list(standing.winners.iter());
    let phrase = match standing.winners.len() {
        // Nobody wins alone.
        _ if standing.total.len() == 1 => phrase!("terminal-score-alone", vp = standing.total[0]),
        0 => phrase!("cli-nobody-wins"),
        1 => phrase!("cli-wins", who = who),
        _ => phrase!("cli-share-victory", who = who),
    };
    language.say(&phrase, names).to_string()
}
