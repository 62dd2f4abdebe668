//! The page behind an invitation.

use super::shell::letter;
use super::skyline::hero;
use crate::speech::{filled, slot};
use maud::{Markup, html};
use words::{Arg, Language, Phrase, phrase};

/// Asks for a name. `others` are those who sit there already.
pub fn join(title: &str, address: &str, seat: &str, others: &[String], language: Language) -> Markup {
    let t = |phrase: Phrase| language.text(&phrase);
    let others = Arg::Row(others.iter().cloned().map(Arg::Text).collect());
    let kept = match &others {
        Arg::Row(names) if names.is_empty() => phrase!("page-join-kept", game = slot(0), seat = slot(1)),
        _ => phrase!("page-join-kept-with", game = slot(0), others = others, seat = slot(1)),
    };
    let strong = |text: &str| html! { strong { (text) } };
    letter(
        language,
        address,
        &t(phrase!("page-join-title", game = title.to_string())),
        html! {
            (hero(language, &t(phrase!("page-join-heading")), &t(phrase!("page-join-about"))))
            main .sheet {
                p { (filled(&t(kept), &[strong(title), strong(seat)])) }
                form method="post" action=(address) .stack data-promise {
                    label .field {
                        span { (t(phrase!("page-your-name"))) }
                        input type="text" name="name" dir="auto" autocomplete="nickname" required data-remember="name";
                    }
                    button .primary type="submit" { (t(phrase!("page-join-sit"))) }
                }
            }
        },
    )
}
