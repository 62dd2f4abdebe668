//! What surrounds every page.

use super::assets::ASSETS;
use maud::{DOCTYPE, Markup, html};
use words::{Language, Languages, phrase};

/// How long a page without script waits before it looks again, in seconds.
const LOOK_AGAIN: u32 = 6;

/// A page that waits for others: where there is no script it looks again by itself.
pub fn waiting_page(language: Language, title: &str, class: &str, content: Markup) -> Markup {
    let head = html! { noscript { meta http-equiv="refresh" content=(LOOK_AGAIN); } };
    page_with(language, title, class, head, content)
}

/// A page. `class` says what kind of page it is. What the script says is written here too, in the reader's language.
pub fn page(language: Language, title: &str, class: &str, content: Markup) -> Markup {
    page_with(language, title, class, html! {}, content)
}

fn page_with(language: Language, title: &str, class: &str, head: Markup, content: Markup) -> Markup {
    html! {
        (DOCTYPE)
        html lang=(language.tag()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
                meta name="color-scheme" content="light dark";
                title { (title) }
                link rel="icon" href=(ASSETS.icon.path) type="image/svg+xml";
                @for font in &ASSETS.fonts[..2] { link rel="preload" href=(font.path) as="font" type=(font.kind) crossorigin="anonymous"; }
                link rel="stylesheet" href=(ASSETS.style.path);
                script type="module" src=(ASSETS.script.path) {}
                (head)
            }
            body class=(class) data-failed=(language.text(&phrase!("page-script-failed")))
                data-unreachable=(language.text(&phrase!("page-script-unreachable")))
                data-copied=(language.text(&phrase!("page-script-copied")))
                data-no-moment=(language.text(&phrase!("page-script-no-moment"))) {
                (content)
            }
        }
    }
}

/// A page to be read, at the address `here`.
pub fn letter(language: Language, here: &str, title: &str, content: Markup) -> Markup {
    let content = html! {
        (content)
        footer .imprint { (languages(language, here)) }
    };
    page(language, title, "letter", content)
}

/// The banner on top of pages that are not tables.
pub fn banner(language: Language, title: &str) -> Markup {
    html! {
        header .banner {
            a .home href="/" aria-label=(language.text(&phrase!("page-to-lobby"))) { (towers()) }
            h1 { (title) }
        }
    }
}

/// Lets whoever reads choose a language; `here` is where they are led back to.
pub fn languages(language: Language, here: &str) -> Markup {
    html! {
        form .languages method="post" action="/language" aria-label=(language.text(&phrase!("page-language"))) {
            input type="hidden" name="back" value=(here);
            @for other in Languages::iter() {
                button type="submit" name="language" value=(other.tag()) lang=(other.tag())
                    aria-current=[(other == language).then_some("true")] { (other.own_name()) }
            }
        }
    }
}

/// The same as a menu at the upper edge of a table.
pub fn language_menu(language: Language, here: &str) -> Markup {
    let label = language.text(&phrase!("page-language"));
    html! {
        details #language .menu name="menu" {
            summary title=(label) { span .unseen { (label) " " } (language.own_name()) }
            div .drop { (languages(language, here)) }
        }
    }
}

/// The sign of the program: a town wall with a gate.
pub fn towers() -> Markup {
    html! {
        svg .towers viewBox="0 0 48 40" aria-hidden="true" {
            path d="M2 38V10h3v4h3v-4h3v4h3v8h5V6h3v4h4V6h3v16h5v-8h3v-4h3v4h3v-4h3v28H29v-7a5 5 0 0 0-10 0v7z" {}
            path .flag d="M24 6V1l7 2-7 2" {}
        }
    }
}
