//! A page that says one thing.

use super::shell::{banner, letter};
use crate::refusal::Refused;
use http::StatusCode;
use maud::{Markup, html};
use words::{Language, Phrase, phrase};

fn titled(language: Language, here: &str, title: &str, content: Markup) -> Markup {
    let whole = language.text(&phrase!("page-title", title = title.to_string()));
    letter(language, here, &whole, html! { (banner(language, title)) main .sheet { (content) } })
}

/// Why a request for `path` was refused, with a way back; `here` is where somebody stays who chooses another language.
pub fn refusal(refused: &Refused, language: Language, here: &str, path: &str) -> Markup {
    let t = |phrase: Phrase| language.text(&phrase);
    let content = html! {
        p role="alert" { (t(refused.phrase())) }
        p .ways {
            @if let Refused::SetAside(id) = refused {
                a .button href=(format!("/t/{id}/record")) download { (t(phrase!("page-download-record"))) }
            }
            @if let Some(table) = table_of(path).filter(|_| refused.status() != StatusCode::NOT_FOUND) {
                a .button href=(table) { (t(phrase!("page-back-to-table"))) }
            }
            button .script-only type="button" data-back { (t(phrase!("page-back"))) }
            a href="/" { (t(phrase!("page-to-lobby"))) }
        }
    };
    titled(language, here, &t(phrase!("page-not-possible")), content)
}

/// The table at which something was refused: whoever has no script would not find back to it.
fn table_of(path: &str) -> Option<String> {
    let (id, _) = path.strip_prefix("/t/")?.split_once('/')?;
    Some(format!("/t/{id}"))
}

/// What a bot would do, for browsers without script.
pub fn hint(hint: Markup, back: &str, language: Language) -> Markup {
    let t = |phrase: Phrase| language.text(&phrase);
    let content = html! { (hint) p { a href=(back) { (t(phrase!("page-back-to-table"))) } } };
    titled(language, back, &t(phrase!("page-hint-title")), content)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_is_refused_at_a_table_finds_back_to_it() {
        let page =
            |refused: Refused, path: &str| refusal(&refused, Language::english(), "/", path).into_string();
        assert!(page(Refused::TooSlow, "/t/abc/answer").contains("href=\"/t/abc\""));
        assert!(!page(Refused::TooSlow, "/t/abc").contains("href=\"/t/"), "that would be the same page");
        assert!(
            !page(Refused::NoPage, "/t/abc/nothing").contains("href=\"/t/"),
            "there may be no such table"
        );
        assert!(!page(Refused::TooSlow, "/puzzles/1/answer").contains("href=\"/t/"));
    }
}
