//! Tables at which nobody can play: those that wait for other rules, and those that are gone.

use super::menus::delete;
use super::shell::{banner, page};
use crate::store::TableRow;
use maud::{Markup, html};

/// A table that these rules cannot open.
pub struct Aside<'a> {
    /// The table.
    pub row: &'a TableRow,
    /// The title of its game.
    pub title: &'a str,
    /// What it needs.
    pub why: &'a str,
    /// Whether its game is over.
    pub is_over: bool,
    /// Whether this is who made it.
    pub is_host: bool,
    /// Whether the one who looks may have its record.
    pub may_have_record: bool,
}

/// The page of such a table.
pub fn aside(table: &Aside<'_>) -> Markup {
    let id = &table.row.id;
    let names: Vec<&str> = table.row.chairs.iter().map(|chair| chair.name.as_str()).collect();
    page(
        &format!("{} – Troyes", table.title),
        "letter",
        html! {
            (banner(table.title))
            main .sheet {
                h2 { "This table waits for other rules" }
                p { "At this table: " (names.join(", ")) "." }
                p role="status" { "It cannot be opened here: " (table.why) "." }
                p {
                    "Nothing is lost: the table is kept as it is and not dropped with time. "
                    @if table.is_over { "A program with those rules replays it." }
                    @else { "Once this server has those rules, it goes on where it stopped." }
                }
                p .ways {
                    @if table.may_have_record { a .button href={ "/t/" (id) "/record" } download { "Download record" } }
                    a href="/" { "To the lobby" }
                }
                @if table.may_have_record && !table.is_over { p { "The record tells what players hide from each other." } }
                @if table.is_host { (delete(&format!("/t/{id}/delete"))) }
            }
        },
    )
}

/// What those see who look at a table when its host deletes it.
pub fn deleted() -> Markup {
    html! {
        section #ended .sheet role="alert" {
            h2 { "This table was deleted" }
            p { "Whoever opened it has deleted it." }
            p { a href="/" { "To the lobby" } }
        }
    }
}
