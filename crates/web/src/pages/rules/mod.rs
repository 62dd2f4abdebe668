//! The rules in our words, with their glossary and our rulings. The texts are files beside the program.

mod markdown;

use super::shell::{banner, letter};
use crate::glossary::Glossary;
use crate::ruling_names::RulingNames;
use markdown::{Ruling, Written};
use maud::{Markup, PreEscaped, html};
use words::{Language, Phrase, phrase};

/// A text: its name in addresses, and its files in English and French, as whoever runs the pages lends them.
struct Text {
    name: &'static str,
    english: &'static str,
    french: &'static str,
    title: fn() -> Phrase,
}

const TEXTS: [Text; 7] = [
    Text {
        name: "glossary",
        english: "rules/README.md",
        french: "fr/rules/README.md",
        title: || phrase!("page-rules-glossary"),
    },
    Text {
        name: "troyes",
        english: "rules/troyes.md",
        french: "fr/rules/troyes.md",
        title: || phrase!("page-rules-troyes"),
    },
    Text {
        name: "ladies",
        english: "rules/ladies.md",
        french: "fr/rules/ladies.md",
        title: || phrase!("page-rules-ladies"),
    },
    Text {
        name: "kings-challenge",
        english: "rules/kings-challenge.md",
        french: "fr/rules/kings-challenge.md",
        title: || phrase!("page-rules-kings-challenge"),
    },
    Text {
        name: "dice",
        english: "rules/dice.md",
        french: "fr/rules/dice.md",
        title: || phrase!("page-rules-dice"),
    },
    Text {
        name: "rulings",
        english: "RULINGS.md",
        french: "fr/rules/rulings.md",
        title: || phrase!("page-rules-rulings"),
    },
    Text {
        name: "rulings-dice",
        english: "troyes-dice/RULINGS.md",
        french: "fr/rules/rulings-dice.md",
        title: || phrase!("page-rules-rulings-dice"),
    },
];

/// The file of a text in a language; `None` if there is no such text.
pub fn file(name: &str, language: Language) -> Option<String> {
    let text = TEXTS.iter().find(|text| text.name == name)?;
    // Languages without texts of their own read the English ones.
    Some(if language.tag() == "fr" { text.french } else { text.english }.into())
}

/// The file of a drawing.
pub fn drawing(name: &str) -> Option<String> {
    let is_plain =
        name.strip_suffix(".svg")?.chars().all(|letter| letter.is_ascii_lowercase() || letter == '-');
    is_plain.then(|| format!("rules-drawings/{name}"))
}

/// The id of a heading, as links write it.
pub fn slug(heading: &str) -> String {
    markdown::slug(heading)
}

/// Where a ruling of a game is found.
pub fn ruling_address(game: &str, id: &str) -> String {
    let text = if game == "dice" { "rulings-dice" } else { "rulings" };
    format!("/rules/{text}#{}", slug(id))
}

/// A text as a page, with its words led to the glossary.
pub fn rules(name: &str, text: &str, glossary: &Glossary, names: &RulingNames, language: Language) -> Markup {
    let t = |phrase: Phrase| language.text(&phrase);
    let game = if name.contains("dice") { "dice" } else { "troyes" };
    let ruling =
        |id: &str| Ruling { address: ruling_address(game, id), name: names.name(game, id).map(String::from) };
    let Written { title, headings, html } = markdown::written(text, &address, &ruling, glossary);
    letter(
        language,
        &format!("/rules/{name}"),
        &title,
        html! {
            (banner(language, &title))
            main .rules {
                nav .texts aria-label=(t(phrase!("page-rules-texts"))) {
                    @for text in &TEXTS {
                        a href={ "/rules/" (text.name) } aria-current=[(text.name == name).then_some("page")] { (t((text.title)())) }
                    }
                    a href="/cards" { (t(phrase!("page-cards-heading"))) }
                    a href="/learn" { (t(phrase!("page-learn-title"))) }
                }
                details .contents open {
                    summary { (t(phrase!("page-rules-contents"))) }
                    ul {
                        @for heading in headings.iter().filter(|heading| heading.level <= 4) {
                            li .{ "depth-" (heading.level) } { a href={ "#" (heading.id) } { (heading.text) } }
                        }
                    }
                }
                article { (PreEscaped(html)) }
                p { a href="/" { (t(phrase!("page-to-lobby"))) } }
            }
        },
    )
}

/// Where a link of a text leads here: other texts, cards, drawings; nowhere if it is for those who read sources.
fn address(link: &str) -> Option<String> {
    let (path, anchor) = link.split_once('#').map_or((link, ""), |(path, anchor)| (path, anchor));
    let anchor = if anchor.is_empty() { String::new() } else { format!("#{anchor}") };
    if path.is_empty() || path.contains(':') {
        return Some(link.into());
    }
    let name = path.rsplit('/').next().unwrap_or(path);
    let page = match name {
        "cards-troyes.md" => "/cards?game=troyes".into(),
        "cards-dice.md" => "/cards?game=dice".into(),
        "README.md" if path.contains("fr/rules") => "/rules/glossary?lang=fr".into(),
        "README.md" if path.ends_with("../rules/README.md") => "/rules/glossary?lang=en".into(),
        "RULINGS.md" if path.contains("dice") => "/rules/rulings-dice".into(),
        "RULINGS.md" => "/rules/rulings".into(),
        drawing if drawing.ends_with(".svg") => format!("/rules/drawings/{drawing}"),
        _ => {
            let is_named = |text: &&Text| text.french.rsplit('/').next() == Some(name);
            format!("/rules/{}", TEXTS.iter().find(is_named)?.name)
        }
    };
    Some(page + &anchor)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_lead_to_pages() {
        let to = |link: &str| address(link);
        assert_eq!(to("troyes.md#setup").as_deref(), Some("/rules/troyes#setup"));
        assert_eq!(to("README.md#citizen").as_deref(), Some("/rules/glossary#citizen"));
        assert_eq!(to("../rules-drawings/row.svg").as_deref(), Some("/rules/drawings/row.svg"));
        assert_eq!(to("../../RULINGS.md").as_deref(), Some("/rules/rulings"));
        assert_eq!(to("../../crates/troyes-dice/RULINGS.md").as_deref(), Some("/rules/rulings-dice"));
        assert_eq!(to("rulings.md#défi-royal").as_deref(), Some("/rules/rulings#défi-royal"));
        assert_eq!(to("rulings-dice.md").as_deref(), Some("/rules/rulings-dice"));
        assert_eq!(to("../cards-dice.md").as_deref(), Some("/cards?game=dice"));
        assert_eq!(to("#setup").as_deref(), Some("#setup"));
        assert_eq!(to("crates/troyes/figures.toml"), None);
    }

    #[test]
    fn only_drawings_are_drawings() {
        assert_eq!(drawing("row.svg").as_deref(), Some("rules-drawings/row.svg"));
        assert_eq!((drawing("../secret.svg"), drawing("row.md")), (None, None));
        assert!(file("nothing", Language::english()).is_none());
    }
}
