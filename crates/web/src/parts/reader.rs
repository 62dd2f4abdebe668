//! Reads what was drawn, and takes the marks out.

use super::{Child, Drawn, END, Node, Piece, hash};
use crate::shared::Shared;
use memchr::memmem::Finder;
use rustc_hash::FxHasher;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

pub(super) struct Reader<'a> {
    rest: &'a str,
    text: String,
    pieces: Vec<(usize, Arc<Piece>)>,
    shared: &'a Shared,
    marks: Finder<'static>,
}

impl<'a> Reader<'a> {
    pub(super) fn read(markup: &'a str, shared: &'a Shared) -> Drawn {
        let text = String::with_capacity(markup.len());
        let mut reader =
            Reader { rest: markup, text, pieces: Vec::new(), shared, marks: Finder::new(b"<!--") };
        let (root, own) = reader.inside();
        Drawn { text: reader.text, pieces: reader.pieces, root, own }
    }

    /// Reads up to the end of the innermost open part, or of everything.
    fn inside(&mut self) -> (Vec<Child>, u64) {
        let mut children = Vec::new();
        let mut own = FxHasher::default();
        loop {
            let Some(at) = self.marks.find(self.rest.as_bytes()) else {
                self.keep(self.rest.len(), &mut own);
                break;
            };
            self.keep(at, &mut own);
            if let Some(rest) = self.rest.strip_prefix(END) {
                self.rest = rest;
                break;
            }
            match self.child() {
                Some(child) => {
                    child.hash_name(&mut own);
                    children.push(child);
                }
                None => self.keep("<!--".len(), &mut own),
            }
        }
        (children, own.finish())
    }

    fn keep(&mut self, length: usize, own: &mut FxHasher) {
        let (kept, rest) = self.rest.split_at(length);
        kept.hash(own);
        self.text.push_str(kept);
        self.rest = rest;
    }

    fn child(&mut self) -> Option<Child> {
        let mark = self.rest.strip_prefix("<!--")?;
        let (mark, rest) = mark.split_once("-->")?;
        let (kind, id) = mark.split_once(' ')?;
        let is_list = match kind {
            "part" => false,
            "list" => true,
            "piece" => {
                let piece = self.shared.numbered(id.parse().ok()?)?;
                self.rest = rest;
                self.pieces.push((self.text.len(), piece.clone()));
                return Some(Child::Piece(piece));
            }
            _ => return None,
        };
        self.rest = rest;
        let start = self.text.len();
        let (inside, mut own) = self.inside();
        let mut node = Node { id: id.into(), is_list, start, end: self.text.len(), own, inside };
        if is_list {
            // A list is the same list whoever its members are; only what surrounds them counts.
            let surroundings = node.members().fold((start, String::new()), |(from, mut text), member| {
                text.push_str(&self.text[from..member.start]);
                (member.end, text)
            });
            own = hash(&(surroundings.1, &self.text[surroundings.0..]));
            node.own = own;
        }
        Some(Child::Part(node))
    }
}

impl Child {
    /// What the surroundings of a part or piece know of it. What is in a piece and in no part of it cannot be sent by itself,
    /// so it counts for what surrounds it.
    fn hash_name(&self, own: &mut FxHasher) {
        match self {
            Child::Part(node) => node.id.hash(own),
            Child::Piece(piece) => (piece.name, piece.drawn.own).hash(own),
        }
    }
}
