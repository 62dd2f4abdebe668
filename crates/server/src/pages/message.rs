//! A page that says one thing.

use super::shell::{banner, page};
use crate::refusal::Refused;
use maud::{Markup, html};

/// Why a request was refused, with a way back.
pub fn refusal(refused: &Refused) -> Markup {
    page(
        "Not possible – Troyes",
        "letter",
        html! {
            (banner("Not possible"))
            main .sheet {
                p role="alert" { (refused) }
                p .ways {
                    @if let Refused::SetAside(id) = refused {
                        a .button href=(format!("/t/{id}/record")) download { "Download record" }
                    }
                    button .script-only type="button" data-back { "Back" }
                    a href="/" { "To the lobby" }
                }
            }
        },
    )
}

/// What a bot would do, for browsers without script.
pub fn hint(hint: Markup, back: &str) -> Markup {
    page(
        "A hint – Troyes",
        "letter",
        html! {
            (banner("A hint"))
            main .sheet { (hint) p { a href=(back) { "Back to the table" } } }
        },
    )
}
