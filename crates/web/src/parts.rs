//! Pages in parts: after a change only those parts are sent again that differ for somebody.
//!
//! Whatever draws a page marks elements with [`part`] and [`list`]. The marks are comments, which no text of a player
//! can imitate because it is escaped; they are taken out before anything is sent.

use maud::{Markup, PreEscaped};
use memchr::memmem;
use serde::Serialize;
use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};

const END: &str = "<!--/-->";

/// Marks `drawn`, which must be one element with this `id`, as a part. Parts may stand inside parts.
pub fn part(id: &str, drawn: Markup) -> Markup {
    PreEscaped(format!("<!--part {id}-->{}{END}", drawn.0))
}

/// Marks `drawn`, one element with this `id` and nothing but parts in it, as a list that grows at its end.
pub fn list(id: &str, drawn: Markup) -> Markup {
    PreEscaped(format!("<!--list {id}-->{}{END}", drawn.0))
}

/// A drawn page or piece of one, without marks, with its parts.
pub struct Drawn {
    /// The whole of it.
    pub html: String,
    root: Vec<Node>,
    own: u64,
}

struct Node {
    id: String,
    is_list: bool,
    start: usize,
    end: usize,
    /// Hash of what is in this part but in none of its parts, and of their names in order.
    own: u64,
    inside: Vec<Node>,
}

/// What somebody has on the screen, as far as it takes to find out what has changed.
#[derive(Clone, Debug, Default)]
pub struct Outline {
    own: u64,
    parts: HashMap<u64, u64>,
    lists: HashMap<u64, Vec<String>>,
}

/// What has to be sent to somebody.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Difference {
    /// The whole anew, instead of parts of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub whole: Option<String>,
    /// Elements to be replaced: name and the new element.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub parts: Vec<(String, String)>,
    /// Lists that have lost or gained members.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub lists: Vec<Growth>,
}

/// How a list has changed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Growth {
    /// The list's name.
    pub id: String,
    /// Members that are gone.
    pub remove: Vec<String>,
    /// New members at the end.
    pub append: String,
}

fn hash(thing: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    thing.hash(&mut hasher);
    hasher.finish()
}

impl Drawn {
    /// Takes the marks out.
    pub fn new(markup: Markup) -> Drawn {
        let mut reader = Reader { rest: &markup.0, html: String::with_capacity(markup.0.len()) };
        let (root, own) = reader.inside();
        Drawn { html: reader.html, root, own }
    }

    /// What somebody who is shown this has on the screen.
    pub fn outline(&self) -> Outline {
        let mut outline = Outline { own: self.own, ..Outline::default() };
        self.root.iter().for_each(|node| node.note(&mut outline));
        outline
    }

    /// What has to be sent to somebody who was shown `old`.
    pub fn since(&self, old: &Outline) -> Difference {
        let mut difference = Difference::default();
        if self.own == old.own {
            self.root.iter().for_each(|node| node.compare(&self.html, old, &mut difference));
        } else {
            difference.whole = Some(self.html.clone());
        }
        difference
    }
}

impl Outline {
    /// What has to be sent to somebody of whose page only these parts may have changed. Parts that they do not have are
    /// none of theirs.
    pub fn renew(&mut self, drawn: &Drawn) -> Difference {
        let mut difference = Difference::default();
        for node in &drawn.root {
            if self.parts.contains_key(&hash(&node.id)) {
                node.compare(&drawn.html, self, &mut difference);
                node.note(self);
            }
        }
        difference
    }
}

impl Difference {
    /// Whether there is nothing to send.
    pub fn is_empty(&self) -> bool {
        self.whole.is_none() && self.parts.is_empty() && self.lists.is_empty()
    }
}

impl Node {
    fn note(&self, outline: &mut Outline) {
        let name = hash(&self.id);
        outline.parts.insert(name, self.own);
        if self.is_list {
            outline.lists.insert(name, self.inside.iter().map(|node| node.id.clone()).collect());
        }
        self.inside.iter().for_each(|node| node.note(outline));
    }

    fn compare(&self, html: &str, old: &Outline, difference: &mut Difference) {
        let name = hash(&self.id);
        let unchanged = old.parts.get(&name) == Some(&self.own);
        match old.lists.get(&name) {
            Some(members) if unchanged && self.is_list => self.compare_list(html, members, old, difference),
            _ if unchanged => self.inside.iter().for_each(|node| node.compare(html, old, difference)),
            _ => difference.parts.push((self.id.clone(), html[self.start..self.end].into())),
        }
    }

    fn compare_list(&self, html: &str, members: &[String], old: &Outline, difference: &mut Difference) {
        let is_here = |id: &String| self.inside.iter().any(|node| node.id == *id);
        let kept: Vec<&String> = members.iter().filter(|id| is_here(id)).collect();
        let stays = kept.len() <= self.inside.len()
            && kept.iter().zip(&self.inside).all(|(id, node)| **id == node.id);
        if !stays {
            difference.parts.push((self.id.clone(), html[self.start..self.end].into()));
            return;
        }
        let (same, new) = self.inside.split_at(kept.len());
        same.iter().for_each(|node| node.compare(html, old, difference));
        let remove: Vec<String> = members.iter().filter(|id| !is_here(id)).cloned().collect();
        let append: String = new.iter().map(|node| &html[node.start..node.end]).collect();
        if !remove.is_empty() || !append.is_empty() {
            difference.lists.push(Growth { id: self.id.clone(), remove, append });
        }
    }
}

struct Reader<'a> {
    rest: &'a str,
    html: String,
}

impl Reader<'_> {
    /// Reads up to the end of the innermost open part, or of everything.
    fn inside(&mut self) -> (Vec<Node>, u64) {
        let mut nodes = Vec::new();
        let mut own = DefaultHasher::new();
        loop {
            let Some(at) = memmem::find(self.rest.as_bytes(), b"<!--") else {
                self.keep(self.rest.len(), &mut own);
                break;
            };
            self.keep(at, &mut own);
            if let Some(rest) = self.rest.strip_prefix(END) {
                self.rest = rest;
                break;
            }
            match self.node() {
                Some(node) => {
                    node.id.hash(&mut own);
                    nodes.push(node);
                }
                None => self.keep("<!--".len(), &mut own),
            }
        }
        (nodes, own.finish())
    }

    fn keep(&mut self, length: usize, own: &mut DefaultHasher) {
        let (kept, rest) = self.rest.split_at(length);
        kept.hash(own);
        self.html.push_str(kept);
        self.rest = rest;
    }

    fn node(&mut self) -> Option<Node> {
        let mark = self.rest.strip_prefix("<!--")?;
        let (mark, rest) = mark.split_once("-->")?;
        let (kind, id) = mark.split_once(' ')?;
        let is_list = match kind {
            "part" => false,
            "list" => true,
            _ => return None,
        };
        self.rest = rest;
        let start = self.html.len();
        let (inside, mut own) = self.inside();
        if is_list {
            // A list is the same list whoever its members are; only what surrounds them counts.
            let surroundings = inside.iter().fold((start, String::new()), |(from, mut text), node| {
                text.push_str(&self.html[from..node.start]);
                (node.end, text)
            });
            own = hash(&(surroundings.1, &self.html[surroundings.0..]));
        }
        Some(Node { id: id.into(), is_list, start, end: self.html.len(), own, inside })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use maud::html;

    fn page(title: &str, coins: u8, log: &[u8]) -> Drawn {
        Drawn::new(html! {
            h1 { (title) }
            (part("purse", html! { p #session { b { "coins: " } (part("coins", html! { i #coins { (coins) } })) } }))
            (list("log", html! {
                ol #log { @for line in log { (part(&format!("l{line}"), html! { li id={ "l" (line) } { (line) } })) } }
            }))
        })
    }

    #[test]
    fn nothing_is_sent_when_nothing_has_changed() {
        assert!(page("a", 1, &[1]).since(&page("a", 1, &[1]).outline()).is_empty());
    }

    #[test]
    fn only_the_innermost_changed_part_is_sent() {
        let difference = page("a", 2, &[1]).since(&page("a", 1, &[1]).outline());
        assert_eq!(difference.parts, [("coins".to_string(), r#"<i id="coins">2</i>"#.to_string())]);
        assert_eq!((difference.whole, difference.lists.len()), (None, 0));
    }

    #[test]
    fn a_part_may_be_renewed_without_the_rest_of_its_page() {
        let mut outline = page("a", 1, &[1]).outline();
        let coins = |coins: u8| Drawn::new(part("coins", html! { i #coins { (coins) } }));
        assert!(outline.renew(&coins(1)).is_empty());
        let new = [("coins".to_string(), r#"<i id="coins">2</i>"#.to_string())];
        assert_eq!(outline.renew(&coins(2)).parts, new);
        assert!(outline.renew(&coins(2)).is_empty(), "it is known now");
        assert!(page("a", 2, &[1]).since(&outline).is_empty(), "and when the whole is drawn again");
        let strange = Drawn::new(part("strange", html! { i #strange {} }));
        assert!(outline.renew(&strange).is_empty(), "that page has no such part");
    }

    #[test]
    fn a_list_loses_and_gains_members() {
        let difference = page("a", 1, &[2, 3, 4]).since(&page("a", 1, &[1, 2, 3]).outline());
        let append = r#"<li id="l4">4</li>"#.to_string();
        assert_eq!(difference.lists, [Growth { id: "log".into(), remove: vec!["l1".into()], append }]);
        assert!(difference.parts.is_empty());
        let undone = page("a", 1, &[1]).since(&page("a", 1, &[1, 2]).outline());
        assert_eq!(undone.lists[0].remove, ["l2"]);
    }

    #[test]
    fn a_list_in_another_order_is_sent_again() {
        let difference = page("a", 1, &[2, 1]).since(&page("a", 1, &[1, 2]).outline());
        assert_eq!(difference.parts[0].0, "log");
    }

    #[test]
    fn what_is_in_no_part_brings_the_whole() {
        let new = page("b", 1, &[]);
        assert_eq!(new.since(&page("a", 1, &[]).outline()).whole.as_ref(), Some(&new.html));
    }

    #[test]
    fn marks_are_never_sent_and_a_player_cannot_write_one() {
        let drawn = page("<!--part purse-->", 1, &[1]);
        assert!(!drawn.html.contains("<!--"));
        assert!(drawn.html.contains("&lt;!--part purse--&gt;"));
    }
}
