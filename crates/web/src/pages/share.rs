//! The links of a table, each to be copied, sent on or pointed a phone at.

use super::qr::qr;
use super::shell::{banner, letter};
use maud::{Markup, html};
use words::{Language, Phrase, phrase};

/// A link with what it is for.
pub struct Link {
    /// What it is for.
    pub title: Phrase,
    /// What whoever gets it can do.
    pub about: Phrase,
    /// The whole address.
    pub address: String,
}

/// The page with all links that somebody may pass on; `table` is the address of the table.
pub fn share(title: &str, table: &str, links: &[Link], language: Language) -> Markup {
    let t = |phrase: Phrase| language.text(&phrase);
    letter(
        language,
        &format!("{table}/share"),
        &t(phrase!("page-share-title", game = title.to_string())),
        html! {
            (banner(language, &t(phrase!("page-share-heading"))))
            main .sheet .share {
                p { a href=(table) { (t(phrase!("page-share-back"))) } }
                @for link in links { (section(link, language)) }
            }
        },
    )
}

fn section(link: &Link, language: Language) -> Markup {
    let t = |phrase: Phrase| language.text(&phrase);
    let title = t(link.title.clone());
    html! {
        section .shared aria-label=(title) {
            (qr(&link.address, &t(phrase!("page-share-code", link = title.clone()))))
            div {
                h2 { (title) }
                p { (t(link.about.clone())) }
                p .address { a href=(link.address) { (link.address) } }
                p .script-only {
                    button type="button" data-copy=(link.address) { (t(phrase!("page-copy-link"))) } " "
                    button type="button" data-share=(link.address) hidden { (t(phrase!("page-share-link"))) }
                }
            }
        }
    }
}
