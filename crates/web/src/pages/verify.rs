//! The page that checks the dice of a finished game in the browser. Everything is computed by its script, from what the
//! server tells only after the game and from what the browser itself has kept.

use super::assets::ASSETS;
use super::shell::{banner, letter};
use crate::secret::TableId;
use maud::{Markup, html};
use words::{Language, Phrase, phrase};

/// What is checked, each with what is said if it is right, if it is wrong, and if there is nothing to check.
fn checks() -> [(&'static str, Phrase, Phrase, Phrase); 5] {
    [
        (
            "secret",
            phrase!("verify-secret-right"),
            phrase!("verify-secret-wrong"),
            phrase!("verify-secret-none"),
        ),
        (
            "nonces",
            phrase!("verify-nonces-right"),
            phrase!("verify-nonces-wrong"),
            phrase!("verify-nonces-none"),
        ),
        ("slip", phrase!("verify-slip-right"), phrase!("verify-slip-wrong"), phrase!("verify-slip-none")),
        ("lots", phrase!("verify-lots-right"), phrase!("verify-lots-wrong"), phrase!("verify-lots-none")),
        ("dice", phrase!("verify-dice-right"), phrase!("verify-dice-wrong"), phrase!("verify-dice-none")),
    ]
}

/// The page, for a table or for files that somebody brings.
pub fn verify(table: Option<&TableId>, language: Language) -> Markup {
    let t = |phrase: Phrase| language.text(&phrase);
    let title = t(phrase!("verify-title"));
    let here = table.map_or_else(|| "/verify".into(), |id| format!("/verify?table={id}"));
    letter(
        language,
        &here,
        &title,
        html! {
            (banner(language, &title))
            main #verify .sheet .verify data-proof=[table.map(|id| format!("/t/{id}/proof"))] data-table=[table] {
                p { (t(phrase!("verify-about"))) }
                @if let Some(id) = table {
                    p {
                        a href={ "/t/" (id) } { (t(phrase!("verify-to-table"))) } " · "
                        a href={ "/t/" (id) "/proof" } download={ "proof-" (id) ".json" } { (t(phrase!("verify-download"))) } " · "
                        a href={ "/t/" (id) "/record" } download { (t(phrase!("page-download-record"))) }
                    }
                }
                noscript { p .refused { (t(phrase!("verify-no-script"))) } }
                p #verdict .verdict role="status" tabindex="-1"
                    data-right=(t(phrase!("verify-verdict-right"))) data-wrong=(t(phrase!("verify-verdict-wrong")))
                    data-partly=(t(phrase!("verify-verdict-partly")))
                    data-unreadable=(t(phrase!("verify-unreadable"))) {}
                ol .checks {
                    @for (check, right, wrong, none) in checks() {
                        li data-check=(check) hidden {
                            span .right hidden { (t(right)) }
                            span .wrong hidden { (t(wrong)) " " strong {} }
                            span .none hidden { (t(none)) }
                        }
                    }
                }
                p #drawn hidden { (t(phrase!("verify-drawn"))) " " strong {} }
                p #withheld hidden { (t(phrase!("verify-withheld"))) }
                p #own-withheld .refused hidden { (t(phrase!("verify-own-withheld"))) }
                details .script-only {
                    summary { (t(phrase!("verify-files"))) }
                    p { (t(phrase!("verify-files-about"))) }
                    label .field { span { (t(phrase!("verify-proof-file"))) } input #proof-file type="file" accept="application/json,.json"; }
                    label .field { span { (t(phrase!("verify-slip-file"))) } input #slip-file type="file" accept="application/json,.json"; }
                }
                p { (t(phrase!("verify-whom"))) }
                script type="module" src=(ASSETS.verify.path) {}
            }
        },
    )
}
