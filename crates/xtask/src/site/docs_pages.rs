//! The documentation as pages: `docs/*.md` and the texts at the root, in `dist/docs`.

use super::docs_links;
use crate::{Outcome, root};
use maud::{DOCTYPE, PreEscaped, html};
use pulldown_cmark::{Event, HeadingLevel, Options, Parser, Tag, TagEnd};
use std::path::Path;

/// A page: its file here, and the name it has there.
type Page = (&'static str, &'static str);

/// The pages in the order in which they are read, under their headings.
const CHAPTERS: &[(&str, &[Page])] = &[
    (
        "Play",
        &[
            ("README.md", "index"),
            ("docs/playing.md", "playing"),
            ("docs/terminal.md", "terminal"),
            ("docs/puzzles.md", "puzzles"),
            ("docs/rules/README.md", "rules"),
            ("docs/rules/troyes.md", "rules-troyes"),
            ("docs/rules/ladies.md", "rules-ladies"),
            ("docs/rules/kings-challenge.md", "rules-kings-challenge"),
            ("docs/rules/dice.md", "rules-dice"),
            ("docs/cards-troyes.md", "cards-troyes"),
            ("docs/cards-dice.md", "cards-dice"),
            ("RULINGS.md", "rulings"),
            ("crates/troyes-dice/RULINGS.md", "rulings-dice"),
        ],
    ),
    (
        "Build and study",
        &[
            ("docs/commands.md", "commands"),
            ("docs/bots.md", "bots"),
            ("docs/analysis.md", "analysis"),
            ("docs/protocol.md", "protocol"),
            ("docs/record.md", "record"),
            ("docs/python.md", "python"),
            ("python/README.md", "python-package"),
            ("docs/data.md", "data"),
            ("docs/balance.md", "balance"),
        ],
    ),
    (
        "Run",
        &[
            ("docs/hosting.md", "hosting"),
            ("docs/server.md", "server"),
            ("docs/scaling.md", "scaling"),
            ("docs/fairness.md", "fairness"),
            ("docs/routes.md", "routes"),
            ("docs/storage.md", "storage"),
        ],
    ),
    (
        "Change",
        &[
            ("ARCHITECTURE.md", "architecture"),
            ("CONTRIBUTING.md", "contributing"),
            ("docs/fuzzing.md", "fuzzing"),
            ("CHANGELOG.md", "changelog"),
            ("docs/french.md", "french"),
        ],
    ),
    (
        "En français",
        &[
            ("docs/fr/commands.md", "fr-commands"),
            ("docs/fr/rules/README.md", "fr-rules"),
            ("docs/fr/rules/troyes.md", "fr-rules-troyes"),
            ("docs/fr/rules/ladies.md", "fr-rules-ladies"),
            ("docs/fr/rules/kings-challenge.md", "fr-rules-kings-challenge"),
            ("docs/fr/rules/dice.md", "fr-rules-dice"),
            ("docs/fr/cards-troyes.md", "fr-cards-troyes"),
            ("docs/fr/cards-dice.md", "fr-cards-dice"),
        ],
    ),
];

/// What pages show or lead to beside each other: folders with the endings of their files, and files.
const SHOWN: [(&str, &[&str]); 4] = [
    ("docs", &["json", "png", "svg"]),
    ("docs/schema", &["json"]),
    ("docs/balance", &["svg"]),
    ("docs/rules-drawings", &["svg"]),
];
const FILES: [&str; 4] =
    ["LICENSE-MIT", "LICENSE-APACHE", "crates/troyes/figures.toml", "examples/card_statistics.ipynb"];

const STYLE: &str = "\
body{margin:0;font:1.05rem/1.55 Georgia,serif;color:#3a2a1c;background:#fbf6e9}\
nav{background:#f1e6c8;padding:1rem 1.5rem}nav h2{font-size:.9rem;margin:1rem 0 .2rem}nav ul{list-style:none;margin:0;padding:0}\
nav [aria-current]{font-weight:bold}main{max-width:50rem;padding:1rem 1.5rem}a{color:#7c2320}\
pre{overflow:auto;background:#f1e6c8;padding:.7rem}code{font-size:.92em}table{border-collapse:collapse;display:block;overflow:auto}\
td,th{border:1px solid #cbb98d;padding:.25rem .5rem;text-align:left;vertical-align:top}img{max-width:100%}\
@media(min-width:60rem){body{display:grid;grid-template-columns:16rem 1fr}}";

/// Writes all pages into a folder, with the schemas and pictures that they show.
pub fn write(folder: &Path) -> Outcome {
    let made = std::fs::create_dir_all(folder.join("schema"));
    made.map_err(|error| format!("{}: {error}", folder.display()))?;
    for (file, name) in pages() {
        let text = std::fs::read_to_string(root().join(file)).map_err(|error| format!("{file}: {error}"))?;
        let page = page(file, name, &text);
        std::fs::write(folder.join(format!("{name}.html")), page)
            .map_err(|error| format!("{name}: {error}"))?;
    }
    copy_shown(folder)?;
    let dead = docs_links::dead(folder)?;
    if dead.is_empty() {
        Ok(())
    } else {
        Err(format!("dead links in the documentation: {}", dead.join(", ")))
    }
}

/// Copies what pages show or lead to.
fn copy_shown(folder: &Path) -> Outcome {
    let copy = |from: &Path, to: &Path| {
        let made = to.parent().map_or(Ok(()), std::fs::create_dir_all);
        made.and_then(|()| std::fs::copy(from, to))
            .map(drop)
            .map_err(|error| format!("{}: {error}", from.display()))
    };
    for file in FILES {
        copy(&root().join(file), &folder.join(file))?;
    }
    for (from, endings) in SHOWN {
        let entries = std::fs::read_dir(root().join(from)).map_err(|error| format!("{from}: {error}"))?;
        let to = folder.join(from.trim_start_matches("docs").trim_start_matches('/'));
        for path in entries.flatten().map(|entry| entry.path()) {
            let ending = path.extension().unwrap_or_default().to_string_lossy().into_owned();
            if endings.contains(&ending.as_str()) {
                copy(&path, &to.join(path.file_name().unwrap_or_default()))?;
            }
        }
    }
    docs_links::write_list(&folder.join("schema"))
}

/// Those that are there: the Python module may not be.
fn pages() -> impl Iterator<Item = Page> {
    CHAPTERS
        .iter()
        .flat_map(|(_, pages)| pages.iter().copied())
        .filter(|(file, _)| root().join(file).is_file())
}

fn page(file: &str, name: &str, text: &str) -> String {
    let events: Vec<Event> =
        Parser::new_ext(text, Options::ENABLE_TABLES | Options::ENABLE_STRIKETHROUGH).collect();
    let mut body = String::new();
    pulldown_cmark::html::push_html(&mut body, with_ids(events.into_iter().map(|event| linked(file, event))));
    let title = text.lines().find_map(|line| line.strip_prefix("# ")).unwrap_or(name);
    let markup = html! {
        (DOCTYPE)
        html lang=(if name.starts_with("fr-") { "fr" } else { "en" }) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (title) }
                style { (PreEscaped(STYLE)) }
            }
            body {
                nav {
                    @for (heading, pages) in CHAPTERS {
                        h2 { (heading) }
                        ul { @for (file, other) in pages.iter().filter(|(file, _)| root().join(file).is_file()) {
                            li { a href={ (other) ".html" } aria-current=[(*other == name).then_some("page")] { (title_of(file, other)) } }
                        } }
                    }
                }
                main { (PreEscaped(body)) }
            }
        }
    };
    markup.into_string()
}

fn title_of(file: &str, name: &str) -> String {
    let text = std::fs::read_to_string(root().join(file)).unwrap_or_default();
    text.lines().find_map(|line| line.strip_prefix("# ")).unwrap_or(name).to_string()
}

/// Links to other texts lead to their pages.
fn linked<'a>(file: &str, event: Event<'a>) -> Event<'a> {
    match event {
        Event::Start(Tag::Link { link_type, dest_url, title, id }) => {
            Event::Start(Tag::Link { link_type, dest_url: address(file, &dest_url).into(), title, id })
        }
        Event::Start(Tag::Image { link_type, dest_url, title, id }) => {
            Event::Start(Tag::Image { link_type, dest_url: address(file, &dest_url).into(), title, id })
        }
        other => other,
    }
}

/// Where a link of a text leads among the pages.
fn address(file: &str, link: &str) -> String {
    let (path, anchor) =
        link.split_once('#').map_or((link, String::new()), |(path, at)| (path, format!("#{at}")));
    let folder = Path::new(file).parent().unwrap_or(Path::new(""));
    let mut parts: Vec<&str> = folder.iter().filter_map(|part| part.to_str()).collect();
    for part in path.split('/') {
        match part {
            ".." => drop(parts.pop()),
            "." | "" => {}
            part => parts.push(part),
        }
    }
    let full = parts.join("/");
    match pages().find(|(known, _)| *known == full) {
        Some((_, name)) if !path.is_empty() => format!("{name}.html{anchor}"),
        _ if path.is_empty() || path.contains(':') => link.to_string(),
        _ if root().join(&full).is_dir() => format!("{}/index.html", full.trim_start_matches("docs/")),
        _ => format!("{}{anchor}", full.trim_start_matches("docs/")),
    }
}

/// Headings get the ids that links to them use.
fn with_ids<'a>(events: impl Iterator<Item = Event<'a>>) -> impl Iterator<Item = Event<'a>> {
    let mut events: Vec<Event<'a>> = events.collect();
    for i in 0..events.len() {
        let Event::Start(Tag::Heading { level, .. }) = &events[i] else { continue };
        let level: HeadingLevel = *level;
        let inner =
            events[i + 1..].iter().take_while(|event| !matches!(event, Event::End(TagEnd::Heading(_))));
        let text: String = inner
            .filter_map(|event| match event {
                Event::Text(text) | Event::Code(text) => Some(text.to_string()),
                _ => None,
            })
            .collect();
        let id = Some(slug(&text).into());
        events[i] = Event::Start(Tag::Heading { level, id, classes: Vec::new(), attrs: Vec::new() });
    }
    events.into_iter()
}

fn slug(text: &str) -> String {
    let kept = text
        .to_lowercase()
        .chars()
        .filter(|letter| letter.is_alphanumeric() || " -_".contains(*letter))
        .collect::<String>();
    kept.trim().replace(' ', "-")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_lead_to_pages_and_everything_else_stays() {
        assert_eq!(address("README.md", "docs/server.md#limits"), "server.html#limits");
        assert_eq!(address("docs/hosting.md", "../README.md"), "index.html");
        assert_eq!(address("docs/record.md", "schema/troyes.json"), "schema/troyes.json");
        assert_eq!(address("docs/fr/commands.md", "../protocol.md"), "protocol.html");
        assert_eq!(address("docs/protocol.md", "schema"), "schema/index.html");
        assert_eq!(
            address("docs/fr/rules/dice.md", "../../rules-drawings/wheel.svg"),
            "rules-drawings/wheel.svg"
        );
        for same in ["https://rustup.rs", "#your-own-figures"] {
            assert_eq!(address("README.md", same), same);
        }
    }

    #[test]
    fn headings_can_be_linked_to() {
        assert!(page("README.md", "x", "# How it *is*\n\ntext").contains("<h1 id=\"how-it-is\">"));
    }
}
