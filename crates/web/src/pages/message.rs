//! A page that says one thing.

use super::shell::{banner, letter};
use crate::refusal::Refused;
use maud::{Markup, html};
use words::{Language, Phrase, phrase};

fn titled(language: Language, here: &str, title: &str, content: Markup) -> Markup {
    let whole = language.text(&phrase!("page-title", title = title.to_string()));
    letter(language, here, &whole, html! { (banner(language, title)) main .sheet { (content) } })
}

/// Why a request at the address `here` was refused, with a way back.
pub fn refusal(refused: &Refused, language: Language, here: &str) -> Markup {
    let t = |phrase: Phrase| language.text(&phrase);
    let content = html! {
        p role="alert" { (t(refused.phrase())) }
        p .ways {
            @if let Refused::SetAside(id) = refused {
                a .button href=(format!("/t/{id}/record")) download { (t(phrase!("page-download-record"))) }
            }
            button .script-only type="button" data-back { (t(phrase!("page-back"))) }
            a href="/" { (t(phrase!("page-to-lobby"))) }
        }
    };
    titled(language, here, &t(phrase!("page-not-possible")), content)
}

/// What a bot would do, for browsers without script.
pub fn hint(hint: Markup, back: &str, language: Language) -> Markup {
    let t = |phrase: Phrase| language.text(&phrase);
    let content = html! { (hint) p { a href=(back) { (t(phrase!("page-back-to-table"))) } } };
    titled(language, back, &t(phrase!("page-hint-title")), content)
}
