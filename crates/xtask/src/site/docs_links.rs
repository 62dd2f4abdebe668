//! Links between the pages of the documentation: none may be dead.

use crate::Outcome;
use maud::{DOCTYPE, html};
use percent_encoding::percent_decode_str;
use std::path::{Path, PathBuf};

/// Links of the pages in a folder that lead nowhere in it, each with its page.
pub fn dead(folder: &Path) -> Result<Vec<String>, String> {
    let mut dead = Vec::new();
    for page in
        files(folder)?.into_iter().filter(|file| file.extension().is_some_and(|ending| ending == "html"))
    {
        let text = std::fs::read_to_string(&page).map_err(|error| format!("{}: {error}", page.display()))?;
        for link in links(&text).filter(|link| !leads_somewhere(&page, &text, link)) {
            dead.push(format!("{} in {}", link, page.file_name().unwrap_or_default().display()));
        }
    }
    Ok(dead)
}

/// Whether a link of a page leads to a file beside it, to a heading that is there, or to somebody else's page.
fn leads_somewhere(page: &Path, text: &str, link: &str) -> bool {
    let (path, heading) = link.split_once('#').unwrap_or((link, ""));
    // What begins at the root is of the site that these pages are a part of.
    if path.contains(':') || path.starts_with('/') {
        return true;
    }
    // Letters with accents are written as bytes in addresses.
    let heading = percent_decode_str(heading).decode_utf8_lossy();
    let other = page.with_file_name(path);
    let read = || std::fs::read_to_string(&other).unwrap_or_default();
    let text = if path.is_empty() { text.to_string() } else { read() };
    (path.is_empty() || other.is_file())
        && (heading.is_empty() || text.contains(&format!("id=\"{heading}\"")))
}

/// Whatever a page leads to or shows.
fn links(text: &str) -> impl Iterator<Item = &str> {
    let after =
        |name| text.split(name).skip(1).filter_map(|rest: &str| rest.split_once('"').map(|(link, _)| link));
    after(" href=\"").chain(after(" src=\""))
}

/// Writes a page that lists the files of a folder, for web servers that list none.
pub fn write_list(folder: &Path) -> Outcome {
    let mut names: Vec<String> = files(folder)?
        .iter()
        .filter_map(|file| Some(file.file_name()?.to_string_lossy().into_owned()))
        .filter(|name| name != "index.html")
        .collect();
    names.sort();
    let title = folder.file_name().unwrap_or_default().to_string_lossy();
    let list = html! {
        (DOCTYPE)
        html lang="en" {
            head { meta charset="utf-8"; title { (title) } }
            body { ul { @for name in names { li { a href=(name) { (name) } } } } }
        }
    };
    let file = folder.join("index.html");
    std::fs::write(&file, list.into_string()).map_err(|error| format!("{}: {error}", file.display()))
}

fn files(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let entries = std::fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    Ok(entries.flatten().map(|entry| entry.path()).filter(|path| path.is_file()).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_to_files_and_headings_that_are_not_there_are_dead() {
        let folder = std::env::temp_dir().join(format!("troyes-links-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        std::fs::write(folder.join("there.html"), "<h1 id=\"top\">There</h1>").unwrap();
        let page = "<p><a href=\"there.html#top\">a</a> <a href=\"there.html#end\">b</a> <img src=\"none.png\"> \
             <a href=\"https://example.org/x#y\">c</a> <a href=\"#here\">d</a> <h2 id=\"here\">e</h2>";
        std::fs::write(folder.join("page.html"), page).unwrap();
        let dead = dead(&folder);
        std::fs::remove_dir_all(&folder).unwrap();
        assert_eq!(dead.unwrap(), ["there.html#end in page.html", "none.png in page.html"]);
    }
}
