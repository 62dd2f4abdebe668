//! Texts of the documentation as they are on their pages: links lead to other pages, headings can be led to.

use super::docs_pages::pages;
use crate::root;
use pulldown_cmark::{Event, HeadingLevel, Tag, TagEnd};
use std::path::Path;

/// Links to other texts lead to their pages.
pub fn linked<'a>(file: &str, event: Event<'a>) -> Event<'a> {
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

/// A part of a page that its list leads to.
pub struct Section {
    pub id: String,
    pub title: String,
}

/// Headings get the ids that links to them use; which sections there are.
pub fn with_ids<'a>(events: impl Iterator<Item = Event<'a>>) -> (Vec<Event<'a>>, Vec<Section>) {
    let mut events: Vec<Event<'a>> = events.collect();
    let mut sections = Vec::new();
    for i in 0..events.len() {
        let Event::Start(Tag::Heading { level, .. }) = &events[i] else { continue };
        let level: HeadingLevel = *level;
        let inner =
            events[i + 1..].iter().take_while(|event| !matches!(event, Event::End(TagEnd::Heading(_))));
        let title: String = inner
            .filter_map(|event| match event {
                Event::Text(text) | Event::Code(text) => Some(text.to_string()),
                _ => None,
            })
            .collect();
        let id = slug(&title);
        events[i] = Event::Start(Tag::Heading {
            level,
            id: Some(id.clone().into()),
            classes: Vec::new(),
            attrs: Vec::new(),
        });
        if level == HeadingLevel::H2 {
            sections.push(Section { id, title });
        }
    }
    (events, sections)
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
}
