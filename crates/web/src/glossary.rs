//! The words of the glossary, which lead there wherever they stand in a text.

use crate::pages::rules;
use crate::services::Services;
use maud::{Markup, PreEscaped, html};
use std::collections::BTreeSet;
use words::{Language, Languages};

/// Endings that make several of one.
const PLURALS: [&str; 4] = ["", "es", "s", "x"];

/// Where a word of the glossary is none: what stands before it, and how the text goes on. Verbs and idioms.
const NOT_MEANT: [(&str, &str); 21] = [
    ("use ", "turns"),
    ("cube ", "turns"),
    ("you ", "turn "),
    ("to ", "turn "),
    ("player ", "leads"),
    ("family ", "leads"),
    ("", "face down"),
    ("", "face up"),
    ("to ", "face"),
    ("you ", "face"),
    ("qui ", "garde "),
    ("qui ", "porte "),
    ("action ", "place "),
    ("y ", "place"),
    ("", "place libre"),
    ("première ", "place"),
    ("à la ", "place de"),
    ("première ", "ligne"),
    ("", "face visible"),
    ("", "face cachée"),
    ("", "coup de maître"),
];

/// The words of the glossary in a language.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Glossary {
    /// Each word in small letters with its place on the page, the longest first.
    words: Vec<(String, String)>,
    page: String,
    /// Whether it opens beside what is read, so that nobody leaves a table for it.
    is_beside: bool,
}

impl Glossary {
    /// The glossary of a language, as whoever runs the pages lends it; without one nothing is linked.
    pub async fn of(services: &Services, language: Language) -> Glossary {
        let file = rules::file("glossary", language);
        let text = match file {
            Some(file) => services.platform.file(file).await,
            None => None,
        };
        let page = format!("/rules/glossary?lang={}", language.tag());
        Glossary { page, ..Glossary::read(text.as_deref().unwrap_or_default()) }
    }

    /// The same, for texts at a table.
    pub async fn beside(services: &Services, language: Language) -> Glossary {
        Glossary { is_beside: true, ..Glossary::of(services, language).await }
    }

    /// The words that a text explains: its headings of the fourth rank.
    fn read(text: &str) -> Glossary {
        let words = text.lines().filter_map(|line| line.strip_prefix("#### "));
        let mut words: Vec<(String, String)> =
            words.map(|word| (word.trim().to_lowercase(), rules::slug(word))).collect();
        words.sort_by_key(|(word, _)| std::cmp::Reverse(word.chars().count()));
        Glossary { words, page: "/rules/glossary".into(), is_beside: false }
    }

    /// A text whose words lead to the glossary, each the first time it stands there.
    pub fn linked(&self, text: &str) -> Markup {
        self.linked_once(text, &mut BTreeSet::new())
    }

    /// The same, but for words that have been linked before.
    pub fn linked_once(&self, text: &str, known: &mut BTreeSet<usize>) -> Markup {
        let (mut said, mut plain, mut at) = (String::new(), 0, 0);
        let mut before = None;
        while let Some(letter) = text[at..].chars().next() {
            let is_begin = before.is_none_or(|before: char| !before.is_alphanumeric());
            let is_meant = is_begin && !is_idiom(&text[..at], &text[at..]);
            let found = if is_meant { self.word_at(&text[at..]) } else { None };
            let Some((word, length)) = found.filter(|(word, _)| !known.contains(word)) else {
                (before, at) = (Some(letter), at + letter.len_utf8());
                continue;
            };
            known.insert(word);
            let named = &text[at..at + length];
            said.push_str(&html! { (text[plain..at]) (self.link(word, named)) }.into_string());
            (at, before) = (at + length, named.chars().next_back());
            plain = at;
        }
        said.push_str(&html! { (text[plain..]) }.into_string());
        PreEscaped(said)
    }

    fn link(&self, word: usize, named: &str) -> Markup {
        let address = format!("{}#{}", self.page, self.words[word].1);
        html! { a .term href=(address) target=[self.is_beside.then_some("_blank")] { (named) } }
    }

    /// The word at the beginning of a text, and how many bytes of it are that word.
    fn word_at(&self, text: &str) -> Option<(usize, usize)> {
        self.words.iter().enumerate().find_map(|(place, (word, _))| {
            let length = begins(text, word)?;
            let is_end = |end: &&str| {
                let rest = text[length..].strip_prefix(*end);
                rest.is_some_and(|rest| !rest.starts_with(char::is_alphanumeric))
            };
            PLURALS.into_iter().find(is_end).map(|end| (place, length + end.len()))
        })
    }
}

/// The glossaries of all languages, for texts that are drawn where nothing can be waited for.
#[derive(Default)]
pub struct Glossaries(Vec<(Language, Glossary)>);

impl Glossaries {
    /// All of them, for texts at a table.
    pub async fn beside(services: &Services) -> Glossaries {
        let mut all = Vec::new();
        for language in Languages::iter() {
            all.push((language, Glossary::beside(services, language).await));
        }
        Glossaries(all)
    }

    /// A text in a language whose words lead to the glossary.
    pub fn linked(&self, language: Language, text: &str) -> Markup {
        let glossary = self.0.iter().find(|(other, _)| *other == language);
        glossary.map_or_else(|| html! { (text) }, |(_, glossary)| glossary.linked(text))
    }
}

/// Whether a word at this place means something else than the glossary does.
fn is_idiom(before: &str, from_here: &str) -> bool {
    NOT_MEANT.iter().any(|(left, right)| {
        let ends = before.len().checked_sub(left.len()).and_then(|at| before.get(at..));
        ends.is_some_and(|end| begins(end, left).is_some()) && begins(from_here, right).is_some()
    })
}

/// How many bytes of a text say a word in small letters, if it begins so.
fn begins(text: &str, word: &str) -> Option<usize> {
    let mut letters = text.chars();
    for wanted in word.chars() {
        let is_it = letters.next()?.to_lowercase().eq([wanted]);
        is_it.then_some(())?;
    }
    Some(text.len() - letters.as_str().len())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn glossary() -> Glossary {
        Glossary::read(
            "# T\n\n#### Activity card\n\na\n\n#### Citizen\n\nb\n\n#### Dé\n\n#### Die\n\n#### Turn\n\n#### Face\n",
        )
    }

    fn linked(text: &str) -> String {
        glossary().linked(text).into_string()
    }

    #[test]
    fn words_lead_to_the_glossary_the_first_time() {
        let link =
            |slug: &str, said: &str| format!("<a class=\"term\" href=\"/rules/glossary#{slug}\">{said}</a>");
        assert_eq!(
            linked("Citizens & citizens."),
            format!("{} &amp; citizens.", link("citizen", "Citizens"))
        );
        assert_eq!(linked("an activity card"), format!("an {}", link("activity-card", "activity card")));
        assert_eq!(linked("Des dés d’or"), format!("Des {} d’or", link("dé", "dés")));
    }

    #[test]
    fn verbs_and_idioms_lead_nowhere() {
        assert_eq!(linked("Each use turns 1 influence into 6."), "Each use turns 1 influence into 6.");
        assert_eq!(linked("Lay the three Face down"), "Lay the three Face down");
        assert!(linked("your turn").contains("#turn") && linked("turns he has").contains("#turn"));
        assert!(linked("the face of a black die").contains("#face"));
    }

    #[test]
    fn parts_of_words_and_marks_stay_as_they_are() {
        assert_eq!(
            linked("denizens <die"),
            "denizens &lt;<a class=\"term\" href=\"/rules/glossary#die\">die</a>"
        );
        assert_eq!(linked("diet"), "diet");
        assert_eq!(Glossary::default().linked("a <b>").into_string(), "a &lt;b&gt;");
    }
}
