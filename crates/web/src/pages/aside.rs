//! Tables at which nobody can play: those that wait for other rules, and those that are gone.

use super::menus::delete;
use super::shell::{banner, letter};
use crate::storage::TableRow;
use maud::{Markup, html};
use words::{Arg, Language, Phrase, phrase};

/// A table that these rules cannot open.
pub struct Aside<'a> {
    /// The table.
    pub row: &'a TableRow,
    /// The title of its game.
    pub title: &'a str,
    /// What it needs.
    pub why: &'a Phrase,
    /// The language of who looks.
    pub language: Language,
    /// Whether its game is over.
    pub is_over: bool,
    /// Whether this is who made it.
    pub is_host: bool,
    /// Whether the one who looks may have its record.
    pub may_have_record: bool,
}

/// The page of such a table.
pub fn aside(table: &Aside<'_>) -> Markup {
    let (id, language) = (&table.row.id, table.language);
    let t = |phrase: Phrase| language.text(&phrase);
    let names = Arg::Row(table.row.chairs.iter().map(|chair| Arg::Text(chair.name.clone())).collect());
    letter(
        language,
        &format!("/t/{id}"),
        &t(phrase!("page-title", title = table.title.to_string())),
        html! {
            (banner(language, table.title))
            main .sheet {
                h2 { (t(phrase!("page-aside-heading"))) }
                p { (t(phrase!("page-aside-names", names = names))) }
                p role="status" { (t(phrase!("page-aside-why", why = table.why.clone()))) }
                p {
                    @if table.is_over { (t(phrase!("page-aside-kept-over"))) }
                    @else { (t(phrase!("page-aside-kept-open"))) }
                }
                p .ways {
                    @if table.may_have_record {
                        a .button href={ "/t/" (id) "/record" } download { (t(phrase!("page-download-record"))) }
                    }
                    a href="/" { (t(phrase!("page-to-lobby"))) }
                }
                @if table.may_have_record && !table.is_over { p { (t(phrase!("page-aside-secrets"))) } }
                @if table.is_host { (delete(&format!("/t/{id}/delete"), language)) }
            }
        },
    )
}

/// What those see who look at a table when its host deletes it.
pub fn deleted(language: Language) -> Markup {
    let t = |phrase: Phrase| language.text(&phrase);
    html! {
        section #ended .sheet role="alert" {
            h2 { (t(phrase!("page-deleted-heading"))) }
            p { (t(phrase!("page-deleted-about"))) }
            p { a href="/" { (t(phrase!("page-to-lobby"))) } }
        }
    }
}
