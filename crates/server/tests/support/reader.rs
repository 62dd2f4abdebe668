//! Reads pages as the server writes them: every element is closed, every value stands in quotes.

/// An element, or the text directly in it.
#[derive(Clone, Debug)]
pub struct Node<'a> {
    pub name: &'a str,
    pub attributes: Vec<(&'a str, String)>,
    /// The text directly in the element, without that of elements in it.
    pub text: String,
    /// The elements around it, outermost first: name and attributes.
    around: Vec<(&'a str, Vec<(&'a str, String)>)>,
}

const VOID: [&str; 6] = ["input", "meta", "link", "br", "hr", "img"];

/// Every element of a page; a text outside of all is that of an element without a name.
pub fn read(html: &str) -> Vec<Node<'_>> {
    let mut nodes = vec![Node { name: "", attributes: vec![], text: String::new(), around: vec![] }];
    let mut open = vec![0];
    let mut rest = html;
    while let Some((text, tag)) = rest.split_once('<') {
        let at = *open.last().expect("something is open");
        nodes[at].text.push_str(&plain(text));
        let end = end_of_tag(tag);
        let inside = &tag[..end];
        rest = &tag[end + 1..];
        if inside.starts_with('!') {
            continue;
        }
        if let Some(name) = inside.strip_prefix('/') {
            assert_eq!(nodes[at].name, name, "closed in order");
            open.pop();
            continue;
        }
        let (name, attributes) =
            inside.trim_end_matches('/').split_once(char::is_whitespace).unwrap_or((inside, ""));
        let around = open[1..].iter().map(|at| (nodes[*at].name, nodes[*at].attributes.clone())).collect();
        nodes.push(Node { name, attributes: read_attributes(attributes), text: String::new(), around });
        if !VOID.contains(&name) && !inside.ends_with('/') {
            open.push(nodes.len() - 1);
        }
    }
    nodes[0].text.push_str(&plain(rest));
    assert_eq!(open.len(), 1, "everything is closed");
    nodes
}

fn end_of_tag(tag: &str) -> usize {
    let mut is_quoted = false;
    let is_end = |c: char| {
        is_quoted ^= c == '"';
        c == '>' && !is_quoted
    };
    tag.find(is_end).expect("the tag ends")
}

fn read_attributes(mut text: &str) -> Vec<(&str, String)> {
    let mut attributes = Vec::new();
    loop {
        text = text.trim_start();
        if text.is_empty() {
            return attributes;
        }
        let end = text.find(|c: char| c == '=' || c.is_whitespace()).unwrap_or(text.len());
        let (name, after) = text.split_at(end);
        match after.strip_prefix("=\"").and_then(|value| value.split_once('"')) {
            Some((value, after)) => {
                attributes.push((name, plain(value)));
                text = after;
            }
            None => {
                attributes.push((name, String::new()));
                text = after;
            }
        }
    }
}

/// A text without the escapes of a page.
fn plain(text: &str) -> String {
    text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&")
}

fn value<'n>(attributes: &'n [(&str, String)], name: &str) -> Option<&'n str> {
    attributes.iter().find(|(other, _)| *other == name).map(|(_, value)| value.as_str())
}

fn has_class(attributes: &[(&str, String)], class: &str) -> bool {
    value(attributes, "class").is_some_and(|classes| classes.split(' ').any(|other| other == class))
}

impl Node<'_> {
    pub fn has_class(&self, class: &str) -> bool {
        has_class(&self.attributes, class)
    }

    /// Whether something is true of it or of an element around it.
    pub fn any_ancestor(&self, is: &dyn Fn(&Node<'_>) -> bool) -> bool {
        let around = (0..self.around.len()).map(|at| {
            let (name, attributes) = self.around[at].clone();
            Node { name, attributes, text: String::new(), around: self.around[..at].to_vec() }
        });
        is(self) || around.into_iter().any(|node| is(&node))
    }
}
