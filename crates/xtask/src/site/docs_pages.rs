//! The documentation as pages: `docs/*.md` and the texts at the root, in `dist/docs`.

use super::docs_links;
use super::docs_text::{Section, linked, with_ids};
use crate::{Outcome, root};
use maud::{DOCTYPE, Markup, PreEscaped, html};
use pulldown_cmark::{Event, Options, Parser};
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
            ("docs/json.md", "json"),
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
            ("docs/fr/rules/rulings.md", "fr-rulings"),
            ("docs/fr/rules/rulings-dice.md", "fr-rulings-dice"),
        ],
    ),
];

/// What pages show or lead to beside each other: folders with the endings of their files, and files.
const SHOWN: [(&str, &[&str]); 5] = [
    ("docs", &["json", "png", "svg"]),
    ("docs/actions", &["txt"]),
    ("docs/schema", &["json"]),
    ("docs/balance", &["svg"]),
    ("docs/rules-drawings", &["svg"]),
];
/// Folders that pages lead to as a whole.
const LISTED: [&str; 2] = ["actions", "schema"];
const FILES: [&str; 4] =
    ["LICENSE-MIT", "LICENSE-APACHE", "crates/troyes/figures.toml", "examples/card_statistics.ipynb"];

/// On a narrow screen the text comes first and the list of pages after it.
const STYLE: &str = "\
:root{color-scheme:light dark;--ink:#3a2a1c;--paper:#fbf6e9;--side:#f1e6c8;--line:#cbb98d;--link:#7c2320}\
@media(prefers-color-scheme:dark){:root{--ink:#e9dfc9;--paper:#221b15;--side:#2f261d;--line:#5d4d39;--link:#e8a07c}}\
body{margin:0;font:1.05rem/1.55 Georgia,serif;color:var(--ink);background:var(--paper)}a{color:var(--link)}\
nav{background:var(--side);padding:1rem 1.5rem}nav h2{font-size:.9rem;margin:1rem 0 .2rem}nav ul{list-style:none;margin:0;padding:0}\
nav a{text-decoration:none;display:block;padding:.1rem 0}nav a:hover{text-decoration:underline}nav ul ul{padding-left:1rem;font-size:.9em}\
nav [aria-current]{font-weight:bold}main{max-width:50rem;min-width:0;padding:1rem 1.5rem}.pages{padding:.8rem 1.5rem 0;margin:0}\
pre{overflow:auto;background:var(--side);padding:.7rem}code{font-size:.92em}table{border-collapse:collapse;display:block;overflow:auto}\
td,th{border:1px solid var(--line);padding:.25rem .5rem;text-align:left;vertical-align:top}img{max-width:100%}\
@media(min-width:60rem){body{display:grid;grid-template-columns:17rem 1fr}.pages{display:none}\
nav{grid-area:1/1;position:sticky;top:0;height:100vh;overflow:auto;box-sizing:border-box}main{grid-area:1/2}}";

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
    LISTED.iter().try_for_each(|listed| docs_links::write_list(&folder.join(listed)))
}

/// Those that are there: the Python module may not be.
pub(super) fn pages() -> impl Iterator<Item = Page> {
    CHAPTERS
        .iter()
        .flat_map(|(_, pages)| pages.iter().copied())
        .filter(|(file, _)| root().join(file).is_file())
}

fn page(file: &str, name: &str, text: &str) -> String {
    let events: Vec<Event> =
        Parser::new_ext(text, Options::ENABLE_TABLES | Options::ENABLE_STRIKETHROUGH).collect();
    let (events, sections) = with_ids(events.into_iter().map(|event| linked(file, event)));
    let mut body = String::new();
    pulldown_cmark::html::push_html(&mut body, events.into_iter());
    let is_french = name.starts_with("fr-");
    let markup = html! {
        (DOCTYPE)
        html lang=(if is_french { "fr" } else { "en" }) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (titled(text, name)) }
                link rel="icon" href="/icon-192.png";
                style { (PreEscaped(STYLE)) }
            }
            body {
                p.pages { a href="#pages" { (if is_french { "Toutes les pages" } else { "All pages" }) } }
                main { (PreEscaped(body)) }
                (list_of_pages(name, &sections))
            }
        }
    };
    markup.into_string()
}

/// All pages, and the sections of the one that is shown.
fn list_of_pages(shown: &str, sections: &[Section]) -> Markup {
    html! {
        nav #pages {
            a href="/" { "To the tables" }
            @for (heading, pages) in CHAPTERS {
                h2 { (heading) }
                ul { @for (file, name) in pages.iter().filter(|(file, _)| root().join(file).is_file()) {
                    li {
                        a href={ (name) ".html" } aria-current=[(*name == shown).then_some("page")] { (title_of(file, name)) }
                        @if *name == shown && sections.len() > 1 {
                            ul { @for section in sections { li { a href={ "#" (section.id) } { (section.title) } } } }
                        }
                    }
                } }
            }
        }
    }
}

fn title_of(file: &str, name: &str) -> String {
    if name == "index" {
        return "What it is".into();
    }
    titled(&std::fs::read_to_string(root().join(file)).unwrap_or_default(), name).to_string()
}

fn titled<'a>(text: &'a str, name: &'a str) -> &'a str {
    text.lines().find_map(|line| line.strip_prefix("# ")).unwrap_or(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headings_can_be_linked_to() {
        assert!(page("README.md", "x", "# How it *is*\n\ntext").contains("<h1 id=\"how-it-is\">"));
    }

    #[test]
    fn the_list_of_pages_leads_to_the_sections_of_the_one_that_is_shown() {
        let page = page("docs/bots.md", "bots", "# Bots\n\n## Their names\n\n## How `fast`\n\n### Detail");
        let list = page.split_once("</main>").expect("the list comes after the text").1;
        assert!(list.contains("<a href=\"#their-names\">Their names</a>"), "{list}");
        assert!(list.contains("<a href=\"#how-fast\">How fast</a>") && !list.contains("Detail"), "{list}");
        assert!(list.contains("<a href=\"bots.html\" aria-current=\"page\">"), "{list}");
    }
}
