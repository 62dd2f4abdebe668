//! What surrounds every page.

use super::assets::ASSETS;
use maud::{DOCTYPE, Markup, html};

/// A page. `class` says what kind of page it is.
pub fn page(title: &str, class: &str, content: Markup) -> Markup {
    html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
                meta name="color-scheme" content="light";
                title { (title) }
                link rel="icon" href=(ASSETS.icon.path) type="image/svg+xml";
                link rel="stylesheet" href=(ASSETS.style.path);
                script type="module" src=(ASSETS.script.path) {}
            }
            body class=(class) { (content) }
        }
    }
}

/// The banner on top of pages that are not tables.
pub fn banner(title: &str) -> Markup {
    html! {
        header .banner {
            a .home href="/" aria-label="To the lobby" { (towers()) }
            h1 { (title) }
        }
    }
}

/// The sign of the house: a town wall with a gate.
pub fn towers() -> Markup {
    html! {
        svg .towers viewBox="0 0 48 40" aria-hidden="true" {
            path d="M2 38V10h3v4h3v-4h3v4h3v8h5V6h3v4h4V6h3v16h5v-8h3v-4h3v4h3v-4h3v28H29v-7a5 5 0 0 0-10 0v7z" {}
            path .flag d="M24 6V1l7 2-7 2" {}
        }
    }
}
