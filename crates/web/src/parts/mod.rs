//! Pages in parts: after a change only those parts are sent again that differ for somebody.
//!
//! Whatever draws a page marks elements with [`part`] and [`list`]. The marks are comments, which no text of a player
//! can imitate because it is escaped; they are taken out before anything is sent. Another mark stands for a [`Piece`], which
//! was drawn once and looks the same on several pages: it is read once, compared once and written down once for all of them.

mod piece;
mod reader;

use crate::shared::Shared;
use maud::{Markup, PreEscaped};
use rustc_hash::{FxHashMap, FxHasher};
use serde::Serialize;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

pub use piece::{Piece, Told};
use reader::Reader;

const END: &str = "<!--/-->";

/// Marks `drawn`, which must be one element with this `id`, as a part. Parts may stand inside parts.
pub fn part(id: &str, drawn: Markup) -> Markup {
    PreEscaped(format!("<!--part {id}-->{}{END}", drawn.0))
}

/// Marks `drawn`, one element with this `id` and nothing but parts in it, as a list that grows at its end.
pub fn list(id: &str, drawn: Markup) -> Markup {
    PreEscaped(format!("<!--list {id}-->{}{END}", drawn.0))
}

/// What stands for a piece of this number.
pub fn mark_of_piece(number: usize) -> String {
    format!("<!--piece {number}-->")
}

/// A drawn page or piece of one, without marks, with its parts.
pub struct Drawn {
    /// All of it but for the pieces in it.
    text: String,
    /// The pieces, by where they stand in the text.
    pieces: Vec<(usize, Arc<Piece>)>,
    root: Vec<Child>,
    own: u64,
}

/// What stands in a part.
enum Child {
    Part(Node),
    Piece(Arc<Piece>),
}

struct Node {
    id: String,
    is_list: bool,
    start: usize,
    end: usize,
    /// Hash of what is in this part but in none of its parts, and of their names in order.
    own: u64,
    inside: Vec<Child>,
}

/// What somebody has on the screen, as far as it takes to find out what has changed.
#[derive(Clone, Debug, Default)]
pub struct Outline {
    own: u64,
    parts: FxHashMap<u64, u64>,
    lists: FxHashMap<u64, Vec<String>>,
    /// By the names of pieces; whoever has the same piece on the screen shares its outline.
    pieces: Vec<(u64, Arc<piece::PieceOutline>)>,
}

/// What has to be sent to somebody.
#[derive(Debug, Default)]
pub struct Difference {
    /// The whole anew, instead of parts of it.
    pub whole: Option<String>,
    /// Elements to be replaced: name and the new element.
    pub parts: Vec<(String, String)>,
    /// Lists that have lost or gained members.
    pub lists: Vec<Growth>,
    /// What has changed in pieces that others have on their screens too.
    pub told: Vec<Arc<Told>>,
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
    let mut hasher = FxHasher::default();
    thing.hash(&mut hasher);
    hasher.finish()
}

impl Drawn {
    /// Takes the marks out of something without pieces.
    pub fn new(markup: Markup) -> Drawn {
        Drawn::with(markup, &Shared::default())
    }

    /// Takes the marks out, those of pieces too.
    pub fn with(markup: Markup, shared: &Shared) -> Drawn {
        Reader::read(&markup.0, shared)
    }

    /// The whole of it.
    pub fn html(&self) -> String {
        let mut html = String::with_capacity(self.text.len());
        self.write_all(&mut html);
        html
    }

    fn write_all(&self, html: &mut String) {
        self.write(0, self.text.len(), &|_| true, html);
    }

    /// Writes what stands between two places, with the pieces that are inside.
    fn write(&self, start: usize, end: usize, inside: &dyn Fn(usize) -> bool, html: &mut String) {
        let mut from = start;
        for (at, piece) in self.pieces.iter().filter(|(at, _)| inside(*at)) {
            html.push_str(&self.text[from..*at]);
            piece.drawn.write_all(html);
            from = *at;
        }
        html.push_str(&self.text[from..end]);
    }

    fn element(&self, node: &Node) -> String {
        let mut html = String::with_capacity(node.end - node.start);
        // What stands at the very start of an element stands before it.
        self.write(node.start, node.end, &|at| node.start < at && at < node.end, &mut html);
        html
    }

    /// What somebody who is shown this has on the screen.
    pub fn outline(&self) -> Outline {
        let mut outline = Outline { own: self.own, ..Outline::default() };
        self.root.iter().for_each(|child| child.note(&mut outline));
        outline
    }

    /// What has to be sent to somebody who was shown `old`.
    pub fn since(&self, old: &Outline) -> Difference {
        let mut difference = Difference::default();
        if self.own == old.own {
            self.compare(&self.root, old, &mut difference);
        } else {
            difference.whole = Some(self.html());
        }
        difference
    }

    fn compare(&self, children: &[Child], old: &Outline, difference: &mut Difference) {
        for child in children {
            match child {
                Child::Part(node) => self.compare_part(node, old, difference),
                Child::Piece(piece) => difference.told.extend(piece.since(old)),
            }
        }
    }

    fn compare_part(&self, node: &Node, old: &Outline, difference: &mut Difference) {
        let name = hash(&node.id);
        let unchanged = old.parts.get(&name) == Some(&node.own);
        match old.lists.get(&name) {
            Some(members) if unchanged && node.is_list => self.compare_list(node, members, old, difference),
            _ if unchanged => self.compare(&node.inside, old, difference),
            _ => difference.parts.push((node.id.clone(), self.element(node))),
        }
    }

    fn compare_list(&self, node: &Node, members: &[String], old: &Outline, difference: &mut Difference) {
        let inside: Vec<&Node> = node.members().collect();
        let is_here = |id: &String| inside.iter().any(|node| node.id == *id);
        let kept: Vec<&String> = members.iter().filter(|id| is_here(id)).collect();
        let stays = kept.len() <= inside.len() && kept.iter().zip(&inside).all(|(id, node)| **id == node.id);
        if !stays {
            difference.parts.push((node.id.clone(), self.element(node)));
            return;
        }
        let (same, new) = inside.split_at(kept.len());
        same.iter().for_each(|node| self.compare_part(node, old, difference));
        let remove: Vec<String> = members.iter().filter(|id| !is_here(id)).cloned().collect();
        let append: String = new.iter().map(|node| self.element(node)).collect();
        if !remove.is_empty() || !append.is_empty() {
            difference.lists.push(Growth { id: node.id.clone(), remove, append });
        }
    }
}

impl Outline {
    /// What has to be sent to somebody of whose page only these parts may have changed. Parts that they do not have are
    /// none of theirs.
    pub fn renew(&mut self, drawn: &Drawn) -> Difference {
        let mut difference = Difference::default();
        for child in &drawn.root {
            if let Child::Part(node) = child
                && self.parts.contains_key(&hash(&node.id))
            {
                drawn.compare_part(node, self, &mut difference);
                child.note(self);
            }
        }
        difference
    }
}

impl Difference {
    /// Whether there is nothing to send.
    pub fn is_empty(&self) -> bool {
        self.whole.is_none() && self.parts.is_empty() && self.lists.is_empty() && self.told.is_empty()
    }
}

impl Child {
    fn note(&self, outline: &mut Outline) {
        match self {
            Child::Part(node) => node.note(outline),
            Child::Piece(piece) => piece.note(outline),
        }
    }
}

impl Node {
    fn note(&self, outline: &mut Outline) {
        let name = hash(&self.id);
        outline.parts.insert(name, self.own);
        if self.is_list {
            outline.lists.insert(name, self.members().map(|node| node.id.clone()).collect());
        }
        self.inside.iter().for_each(|child| child.note(outline));
    }

    /// The parts directly in it: all that a list has.
    fn members(&self) -> impl Iterator<Item = &Node> {
        self.inside.iter().filter_map(|child| match child {
            Child::Part(node) => Some(node),
            Child::Piece(_) => None,
        })
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
        assert_eq!(new.since(&page("a", 1, &[]).outline()).whole.as_ref(), Some(&new.html()));
    }

    #[test]
    fn marks_are_never_sent_and_a_player_cannot_write_one() {
        let drawn = page("<!--part purse-->", 1, &[1]);
        assert!(!drawn.html().contains("<!--"));
        assert!(drawn.html().contains("&lt;!--part purse--&gt;"));
    }

    /// A page with a piece that others have too, and a part of its own around another.
    fn with_pieces(shared: &Shared, tower: u8, own: u8) -> Drawn {
        let english = words::Language::english();
        let town = shared.piece(english, "town", || {
            html! { div { "town" (part("tower", html! { b #tower { (tower) } })) (part("wall", html! { b #wall { "w" } })) } }
        });
        let sign = shared.piece(english, "sign", || html! { i { "sign" } });
        let drawn = html! { (town) (part("own", html! { p #own { (own) (sign) } })) };
        Drawn::with(drawn, shared)
    }

    #[test]
    fn a_piece_is_compared_once_for_everybody() {
        let (before, now) = (Shared::apart(), Shared::apart());
        let outlines = [1, 2].map(|own| with_pieces(&before, 1, own).outline());
        let differences =
            [with_pieces(&now, 2, 1).since(&outlines[0]), with_pieces(&now, 2, 3).since(&outlines[1])];
        assert!(Arc::ptr_eq(&differences[0].told[0], &differences[1].told[0]), "told once");
        let told = differences[0].told[0].segment();
        assert_eq!(told.bytes(crate::frame::Coding::Plain), r#"["tower","<b id=\"tower\">2</b>"]"#);
        assert!(differences[0].parts.is_empty());
        assert_eq!(differences[1].parts, [("own".into(), r#"<p id="own">3<i>sign</i></p>"#.into())]);
        assert!(with_pieces(&Shared::apart(), 2, 3).since(&with_pieces(&now, 2, 3).outline()).is_empty());
    }

    #[test]
    fn a_page_reads_the_same_whether_its_pieces_stand_apart_or_not() {
        let apart = with_pieces(&Shared::apart(), 1, 2).html();
        assert_eq!(apart, with_pieces(&Shared::default(), 1, 2).html());
        assert!(!apart.contains("<!--"));
    }
}
