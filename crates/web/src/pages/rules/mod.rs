//! The rules in our words, with their glossary and our rulings. The texts are files beside the program.

mod markdown;

use super::shell::{banner, letter};
use crate::glossary::Glossary;
use crate::ruling_names::RulingNames;
use markdown::{Ruling, Written};
use maud::{Markup, PreEscaped, html};
use words::{Language, Phrase, phrase};

/// A text: its name in addresses, its file below the folder of the rules, and whether it is in every language.
struct Text {
    name: &'static str,
    file: &'static str,
    is_everywhere: bool,
    title: fn() -> Phrase,
}

const TEXTS: [Text; 7] = [
    Text {
        name: "glossary",
        file: "README.md",
        is_everywhere: true,
        title: || phrase!("page-rules-glossary"),
    },
    Text { name: "troyes", file: "troyes.md", is_everywhere: true, title: || phrase!("page-rules-troyes") },
    Text { name: "ladies", file: "ladies.md", is_everywhere: true, title: || phrase!("page-rules-ladies") },
    Text {
        name: "kings-challenge",
        file: "kings-challenge.md",
        is_everywhere: true,
        title: || phrase!("page-rules-kings-challenge"),
    },
    Text { name: "dice", file: "dice.md", is_everywhere: true, title: || phrase!("page-rules-dice") },
    Text {
        name: "rulings",
        file: "RULINGS.md",
        is_everywhere: false,
        title: || phrase!("page-rules-rulings"),
    },
    Text {
        name: "rulings-dice",
        file: "troyes-dice/RULINGS.md",
        is_everywhere: false,
        title: || phrase!("page-rules-rulings-dice"),
    },
];

/// The file of a text in a language, as whoever runs the pages lends it; `None` if there is no such text.
pub fn file(name: &str, language: Language) -> Option<String> {
    let text = TEXTS.iter().find(|text| text.name == name)?;
    Some(match (text.is_everywhere, language.tag()) {
        (false, _) => text.file.into(),
        // Languages without texts of their own read the English ones.
        (true, "fr") => format!("fr/rules/{}", text.file),
        (true, _) => format!("rules/{}", text.file),
    })
}

/// The file of a drawing.
pub fn drawing(name: &str) -> Option<String> {
    let is_plain =
        name.strip_suffix(".svg")?.chars().all(|letter| letter.is_ascii_lowercase() || letter == '-');
    is_plain.then(|| format!("rules-drawings/{name}"))
}

/// The language that a text is written in, for whoever reads this one.
pub fn written_in(name: &str, language: Language) -> Language {
    let is_everywhere = TEXTS.iter().any(|text| text.name == name && text.is_everywhere);
    if is_everywhere { language } else { Language::english() }
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
    let ruling = |id: &str| Ruling {
        address: ruling_address(game, id),
        name: names.name(game, id).map(String::from),
        language,
    };
    let Written { title, headings, html } = markdown::written(text, &address, &ruling, glossary);
    let foreign = TEXTS.iter().find(|text| text.name == name && written_in(name, language) != language);
    let title = foreign.map_or(title, |text| t((text.title)()));
    let lang = foreign.map(|_| written_in(name, language).tag());
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
                    ul lang=[lang] {
                        @for heading in headings.iter().filter(|heading| heading.level <= 4) {
                            li .{ "depth-" (heading.level) } { a href={ "#" (heading.id) } { (heading.text) } }
                        }
                    }
                }
                article lang=[lang] { (PreEscaped(html)) }
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
        drawing if drawing.ends_with(".svg") => format!("/rules/drawings/{drawing}"),
        _ => format!("/rules/{}", TEXTS.iter().find(|text| text.file == name)?.name),
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
