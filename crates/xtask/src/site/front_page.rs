//! The few pages that stand there before anything runs, and what an app says of itself.

use maud::{DOCTYPE, Markup, PreEscaped, html};
use serde_json::json;
use words::{Language, Languages, Phrase, phrase};

const STYLE: &str = "body{margin:0;min-height:100vh;display:grid;place-content:center;text-align:center;\
    font:1.1rem/1.5 Georgia,serif;background:#f6ecd2;color:#3a2a1c}main{max-width:32rem;padding:1.5rem}\
    img{width:6rem}[hidden]{display:none}";

/// The first page that somebody sees, in every language: it waits until the service worker can answer, or says plainly that
/// it cannot. `script` does that.
pub fn front_page(script: &str) -> String {
    page(
        Some(script),
        &[
            ("opening", phrase!("site-opening")),
            ("unable", phrase!("site-no-service-worker")),
            ("failed", phrase!("site-not-opened")),
        ],
    )
}

/// What somebody sees if the site itself has failed.
pub fn failure_page() -> String {
    page(None, &[("failed", phrase!("site-failed"))])
}

fn page(script: Option<&str>, says: &[(&str, Phrase)]) -> String {
    let markup: Markup = html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { "Troyes" }
                link rel="icon" href="/icon-192.png";
                link rel="manifest" href="/app.webmanifest";
                style { (PreEscaped(STYLE)) }
            }
            body {
                main {
                    img src="/icon-192.png" alt="";
                    h1 { "Troyes" }
                    @for language in Languages::iter() {
                        div lang=(language.tag()) {
                            @for (i, (name, phrase)) in says.iter().enumerate() {
                                p data-say=(name) role="status" hidden[i > 0] { (language.text(phrase)) }
                            }
                            @if script.is_some() { noscript { p { (language.text(&phrase!("site-no-script"))) } } }
                        }
                    }
                }
                @if let Some(script) = script { script { (PreEscaped(script)) } }
            }
        }
    };
    markup.into_string()
}

/// The manifest of the installable app.
pub fn manifest() -> String {
    let icon = |name: &str, size: u32, purpose: &str| {
        let sizes = format!("{size}x{size}");
        json!({ "src": format!("/icon-{name}.png"), "sizes": sizes, "type": "image/png", "purpose": purpose })
    };
    json!({
        "name": "Troyes",
        "short_name": "Troyes",
        "description": Language::english().text(&phrase!("page-lobby-about")),
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": "#f6ecd2",
        "theme_color": "#7c2320",
        // The last one may be cut to any shape.
        "icons": [icon("192", 192, "any"), icon("512", 512, "any"), icon("maskable", 512, "maskable")],
    })
    .to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_page_says_everything_in_every_language() {
        let page = front_page("run()");
        for language in Languages::iter() {
            for message in ["site-opening", "site-no-service-worker", "site-not-opened", "site-no-script"] {
                let said = language.text(&Phrase::new(message, Vec::new()));
                assert!(page.contains(&maud::html! { (said) }.into_string()), "{said}");
            }
        }
        assert!(page.contains("<script>run()</script>"));
        assert!(!failure_page().contains("<script"));
    }

    #[test]
    fn the_manifest_names_icons_that_are_there() {
        let manifest: serde_json::Value = serde_json::from_str(&manifest()).unwrap();
        for icon in manifest["icons"].as_array().unwrap() {
            let path = icon["src"].as_str().unwrap().trim_start_matches('/');
            assert!(crate::root().join("crates/site/static").join(path).is_file(), "{path}");
        }
    }
}
