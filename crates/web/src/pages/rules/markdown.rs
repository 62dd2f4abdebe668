//! The few marks that the texts of the rules use, as HTML: headings, paragraphs, lists, tables, pictures, links, stress.
//! The texts are the project's own; whatever else might stand in one is shown as it is.

use crate::glossary::Glossary;
use std::cell::RefCell;
use std::collections::BTreeSet;
use std::fmt::Write;

/// A heading of a text.
pub struct Heading {
    /// How deep it is: 2 for a chapter.
    pub level: usize,
    /// Where links to it lead.
    pub id: String,
    /// What it says.
    pub text: String,
}

/// A text as HTML.
pub struct Written {
    /// The title.
    pub title: String,
    /// The headings below the title.
    pub headings: Vec<Heading>,
    /// Everything below the title.
    pub html: String,
}

/// Where a link leads; `None` for what is not to be found here.
pub type Address<'a> = &'a dyn Fn(&str) -> Option<String>;

/// A ruling that a text names by its id.
pub struct Ruling {
    /// Where it is found.
    pub address: String,
    /// What it is called in the language of who reads, if not by its id.
    pub name: Option<String>,
}

/// The ruling of an id.
pub type Rulings<'a> = &'a dyn Fn(&str) -> Ruling;

/// A text as HTML, with its links led by `address`, what it names in brackets by `ruling`, and the words of the glossary there,
/// each once below every heading.
pub fn written(text: &str, address: Address<'_>, ruling: Rulings<'_>, glossary: &Glossary) -> Written {
    let inline = Inline { address, ruling, ids: RefCell::default(), glossary, known: RefCell::default() };
    let mut written = Written { title: String::new(), headings: Vec::new(), html: String::new() };
    for block in blocks(text) {
        match block {
            Block::Heading(1, text) => written.title = plain(text),
            Block::Heading(level, text) => {
                let heading = Heading { level, id: slug(&plain(text)), text: plain(text) };
                inline.ids.borrow_mut().insert(heading.id.clone());
                inline.known.borrow_mut().clear();
                let (id, said) = (escaped(&heading.id), inline.unlinked(text));
                put(&mut written.html, format_args!("<h{level} id=\"{id}\">{said}</h{level}>\n"));
                written.headings.push(heading);
            }
            Block::Paragraph(text) => put(&mut written.html, format_args!("<p>{}</p>\n", inline.html(&text))),
            Block::List(tag, items) => {
                put(&mut written.html, format_args!("<{tag}>"));
                for item in items {
                    let named = item.split_once(": ").map(|(name, _)| plain(name)).unwrap_or_default();
                    put(
                        &mut written.html,
                        format_args!("<li>{}{}</li>", inline.anchors(&named), inline.html(&item)),
                    );
                }
                put(&mut written.html, format_args!("</{tag}>\n"));
            }
            Block::Table(rows) => table(&rows, &inline, &mut written.html),
        }
    }
    written
}

fn put(html: &mut String, what: std::fmt::Arguments<'_>) {
    html.write_fmt(what).expect("a text takes whatever is written");
}

enum Block<'t> {
    Heading(usize, &'t str),
    Paragraph(String),
    List(&'static str, Vec<String>),
    Table(Vec<&'t str>),
}

/// The blocks of a text: what empty lines part, and what changes its kind.
fn blocks(text: &str) -> Vec<Block<'_>> {
    let mut blocks: Vec<Block<'_>> = Vec::new();
    let mut goes_on = false;
    for line in text.lines() {
        if line.trim().is_empty() {
            goes_on = false;
            continue;
        }
        let marks = line.bytes().take_while(|byte| *byte == b'#').count();
        let item = item(line);
        match (blocks.last_mut().filter(|_| goes_on), item) {
            _ if marks > 0 && line[marks..].starts_with(' ') => {
                blocks.push(Block::Heading(marks, line[marks..].trim()));
            }
            (Some(Block::Table(rows)), _) if line.starts_with('|') => rows.push(line),
            (_, _) if line.starts_with('|') => blocks.push(Block::Table(vec![line])),
            (Some(Block::List(_, items)), Some((_, text))) => items.push(text.into()),
            (_, Some((tag, text))) => blocks.push(Block::List(tag, vec![text.into()])),
            (Some(Block::List(_, items)), None) => join(items.last_mut(), line),
            (Some(Block::Paragraph(text)), None) => join(Some(text), line),
            (_, None) => blocks.push(Block::Paragraph(line.trim().into())),
        }
        goes_on = marks == 0;
    }
    blocks
}

fn join(text: Option<&mut String>, line: &str) {
    if let Some(text) = text {
        text.push(' ');
        text.push_str(line.trim());
    }
}

/// A line that begins a member of a list.
fn item(line: &str) -> Option<(&'static str, &str)> {
    if let Some(text) = line.strip_prefix("- ") {
        return Some(("ul", text));
    }
    let (number, text) = line.split_once(". ")?;
    (!number.is_empty() && number.len() < 3 && number.bytes().all(|byte| byte.is_ascii_digit()))
        .then_some(("ol", text))
}

fn table(rows: &[&str], inline: &Inline<'_>, html: &mut String) {
    let cells = |row: &str| -> Vec<String> {
        let inside = row.trim().trim_start_matches('|').trim_end_matches('|');
        inside.split('|').map(|cell| cell.trim().to_string()).collect()
    };
    html.push_str("<div class=\"wide\" tabindex=\"0\" role=\"region\"><table>");
    for (i, row) in rows.iter().enumerate().filter(|(i, _)| *i != 1) {
        html.push_str("<tr>");
        for (column, cell) in cells(row).iter().enumerate() {
            let tag = if i == 0 { "th" } else { "td" };
            // What a row is called can be linked to: a table of rulings is.
            let ids: String = if i > 0 && column == 0 { inline.anchors(cell) } else { String::new() };
            put(html, format_args!("<{tag}>{ids}{}</{tag}>", inline.html(cell)));
        }
        html.push_str("</tr>");
    }
    html.push_str("</table></div>\n");
}

/// Whether a word may be the id of a ruling.
fn is_ruling(word: &str) -> bool {
    !word.is_empty() && word.chars().all(|letter| letter.is_ascii_lowercase() || " -".contains(letter))
}

struct Inline<'a> {
    address: Address<'a>,
    ruling: Rulings<'a>,
    /// What can be linked to already: each place has a name of its own.
    ids: RefCell<BTreeSet<String>>,
    glossary: &'a Glossary,
    /// Words that have been linked below this heading.
    known: RefCell<BTreeSet<usize>>,
}

impl Inline<'_> {
    /// Where links to rulings lead that are called so, and what they are called if not so.
    fn anchors(&self, names: &str) -> String {
        let ids = names.split(", ").filter(|id| is_ruling(id));
        let anchor = |id: &str| {
            let place = slug(id);
            let is_new = self.ids.borrow_mut().insert(place.clone());
            let place = if is_new { format!("<a id=\"{place}\"></a>") } else { String::new() };
            let named = |name: String| format!("<span class=\"called\">{}</span> ", escaped(&name));
            place + &(self.ruling)(id).name.map(named).unwrap_or_default()
        };
        ids.map(anchor).collect()
    }

    fn html(&self, text: &str) -> String {
        self.with_marks(text, &|plain| {
            self.glossary.linked_once(plain, &mut self.known.borrow_mut()).into_string()
        })
    }

    /// The same inside of a link or a heading, where no other link can be.
    fn unlinked(&self, text: &str) -> String {
        self.with_marks(text, &escaped)
    }

    /// A text whose marks become elements, and what is between them what `plain` says.
    fn with_marks(&self, text: &str, plain: &dyn Fn(&str) -> String) -> String {
        let (mut html, mut rest) = (String::new(), text);
        let mut between = 0;
        while let Some(letter) = rest[between..].chars().next() {
            match self.marked(&rest[between..]) {
                Some((said, after)) => {
                    html.push_str(&plain(&rest[..between]));
                    html.push_str(&said);
                    (rest, between) = (after, 0);
                }
                None => between += letter.len_utf8(),
            }
        }
        html + &plain(rest)
    }

    /// What stands between marks at the beginning of a text, and what comes after it.
    fn marked<'t>(&self, text: &'t str) -> Option<(String, &'t str)> {
        if let Some(picture) = text.strip_prefix("![") {
            let (alt, rest) = picture.split_once("](")?;
            let (link, rest) = rest.split_once(')')?;
            let source = (self.address)(link)?;
            return Some((format!("<img src=\"{}\" alt=\"{}\">", escaped(&source), escaped(alt)), rest));
        }
        if let Some(inside) = text.strip_prefix('[') {
            let (words, rest) = inside.split_once(']')?;
            let Some((link, rest)) = rest.strip_prefix('(').and_then(|rest| rest.split_once(')')) else {
                return Some((self.rulings(words)?, rest));
            };
            let said = self.unlinked(words);
            return Some(match (self.address)(link) {
                Some(link) => (format!("<a href=\"{}\">{said}</a>", escaped(&link)), rest),
                None => (said, rest),
            });
        }
        for (mark, tag) in [("**", "strong"), ("`", "code"), ("*", "em")] {
            if let Some(inside) = text.strip_prefix(mark) {
                let (words, rest) = inside.split_once(mark).filter(|(words, _)| !words.is_empty())?;
                let said = if tag == "code" { escaped(words) } else { self.html(words) };
                return Some((format!("<{tag}>{said}</{tag}>"), rest));
            }
        }
        None
    }

    /// Rulings that are named in brackets.
    fn rulings(&self, words: &str) -> Option<String> {
        let one = |word: &str| {
            let Ruling { address, name, .. } = is_ruling(word).then(|| (self.ruling)(word))?;
            Some(format!(
                "<a href=\"{}\">{}</a>",
                escaped(&address),
                escaped(name.as_deref().unwrap_or(word))
            ))
        };
        let all: Option<Vec<String>> = words.split(", ").map(one).collect();
        Some(format!("<span class=\"ruling\">[{}]</span>", all?.join(", ")))
    }
}

/// A text without marks.
fn plain(text: &str) -> String {
    text.chars().filter(|letter| !"*`".contains(*letter)).collect()
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// The id of a heading, as links write it.
pub fn slug(text: &str) -> String {
    let lower = text.to_lowercase();
    let kept: String =
        lower.chars().filter(|letter| letter.is_alphanumeric() || " -_".contains(*letter)).collect();
    kept.trim().replace(' ', "-")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn html(text: &str) -> String {
        let address = |link: &str| (link != "nowhere.md").then(|| format!("/x/{link}"));
        let ruling = |id: &str| Ruling {
            address: format!("/r#{id}"),
            name: (id == "purple").then(|| "dé violet".to_string()),
        };
        written(text, &address, &ruling, &Glossary::default()).html
    }

    #[test]
    fn each_mark_becomes_its_element() {
        assert_eq!(
            html("A **b** *c* `d <e>` & \"f\"\ng"),
            "<p>A <strong>b</strong> <em>c</em> <code>d &lt;e&gt;</code> &amp; &quot;f&quot; g</p>\n"
        );
        assert_eq!(html("- a\n  b\n- c"), "<ul><li>a b</li><li>c</li></ul>\n");
        assert_eq!(html("1. a\n2. b"), "<ol><li>a</li><li>b</li></ol>\n");
        assert_eq!(html("[a **b**](c.md#d)"), "<p><a href=\"/x/c.md#d\">a <strong>b</strong></a></p>\n");
        assert_eq!(html("[a](nowhere.md)"), "<p>a</p>\n");
        assert_eq!(html("![a](b.svg)"), "<p><img src=\"/x/b.svg\" alt=\"a\"></p>\n");
        let both = "[<a href=\"/r#vp-floor\">vp-floor</a>, <a href=\"/r#tie\">tie</a>]";
        assert_eq!(html("x [vp-floor, tie]."), format!("<p>x <span class=\"ruling\">{both}</span>.</p>\n"));
        let named = "<p><span class=\"ruling\">[<a href=\"/r#purple\">dé violet</a>]</span></p>\n";
        assert_eq!(html("[purple]"), named);
        assert_eq!(html("2 * 3 [No] <script>"), "<p>2 * 3 [No] &lt;script&gt;</p>\n");
    }

    #[test]
    fn tables_have_a_head_and_rows_that_can_be_linked_to() {
        let table = html("| id | b |\n|---|---|\n| tie | d |");
        assert!(
            table.contains("<tr><th>id</th><th>b</th></tr><tr><td><a id=\"tie\"></a>tie</td><td>d</td></tr>")
        );
    }

    #[test]
    fn headings_are_listed_and_can_be_linked_to() {
        let ruling = |_: &str| Ruling { address: String::new(), name: None };
        let text = written("# T\n\n## Le Roy's turn\na\n### b", &|_| None, &ruling, &Glossary::default());
        let ids: Vec<(usize, &str)> =
            text.headings.iter().map(|heading| (heading.level, heading.id.as_str())).collect();
        assert_eq!((text.title.as_str(), &ids[..]), ("T", &[(2, "le-roys-turn"), (3, "b")][..]));
        assert!(text.html.starts_with("<h2 id=\"le-roys-turn\">Le Roy's turn</h2>\n<p>a</p>\n<h3"));
    }
}
