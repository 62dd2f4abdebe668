//! The page on which a record from elsewhere becomes a table.

use super::shell::{banner, letter};
use crate::games::OpenError;
use maud::{Markup, html};
use words::{Language, Phrase, phrase};

/// What is shown of a line that makes no sense.
const MOST_OF_LINE: usize = 160;

/// The form, with what somebody has brought already and why it was refused.
pub fn import(text: &str, refused: Option<&OpenError>, is_alone: bool, language: Language) -> Markup {
    let t = |phrase: Phrase| language.text(&phrase);
    let mut players = vec![("here", phrase!("page-import-here")), ("bots", phrase!("page-import-bots"))];
    if !is_alone {
        players.push(("guests", phrase!("page-import-guests")));
    }
    letter(
        language,
        "/import",
        &t(phrase!("page-import-title")),
        html! {
            (banner(language, &t(phrase!("page-import-heading"))))
            main .sheet .import {
                p { (t(phrase!("page-import-about"))) }
                @if let Some(error) = refused { (refusal(text, error, language)) }
                form method="post" action="/import" .stack {
                    label .field .script-only {
                        span { (t(phrase!("page-import-file"))) }
                        input type="file" accept=".txt,.troyes,text/plain" data-into="record";
                    }
                    label .field {
                        span { (t(phrase!("page-import-text"))) }
                        textarea name="record" rows="14" required spellcheck="false" autocomplete="off" { (text) }
                    }
                    label .field {
                        span { (t(phrase!("page-import-players"))) }
                        select name="players" { @for (value, words) in players { option value=(value) { (t(words)) } } }
                    }
                    button .primary type="submit" { (t(phrase!("page-import-do"))) }
                }
                p { a href="/" { (t(phrase!("page-to-lobby"))) } }
            }
        },
    )
}

fn refusal(text: &str, error: &OpenError, language: Language) -> Markup {
    let line = error.line().and_then(|number| Some((number, text.lines().nth(number - 1)?)));
    html! {
        div .refused role="alert" {
            p { (language.text(&phrase!("page-import-refused", why = error.phrase()))) }
            @if let Some((number, line)) = line {
                pre { code { (number) ": " (line.chars().take(MOST_OF_LINE).collect::<String>()) } }
            }
        }
    }
}
