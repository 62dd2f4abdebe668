//! Every card, event, character, tile and building of a game, to be looked up.

use super::shell::{banner, letter};
use crate::games::{Games, Shown};
use crate::glossary::Glossary;
use crate::lore::{Lore, Study, Usage};
use crate::pages::rules::ruling_address;
use crate::speech::level;
use maud::{Markup, html};
use serde::Deserialize;
use std::collections::BTreeSet;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use words::{Arg, Language, Phrase, SaidCard, phrase};

/// What somebody looks for; whatever is empty, or means nothing in this language, is no condition.
#[derive(Default, Deserialize)]
#[serde(default)]
pub struct Search {
    /// The game, by its name in records.
    pub game: String,
    /// Words that are in the name or the rule.
    pub words: String,
    /// What it is.
    pub kind: String,
    /// The box or module.
    pub set: String,
    /// The color.
    pub color: String,
}

/// A component in the language of who looks, with its drawing.
struct Entry {
    card: SaidCard,
    drawing: Option<Markup>,
    kind: Sort,
    set: Sort,
    color: Option<Sort>,
}

/// Something that several components have in common: its name, and the word for it in addresses, the same in every language.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Sort {
    name: String,
    word: String,
}

impl Sort {
    fn new(name: &str, phrase: &Phrase) -> Sort {
        Sort { name: name.into(), word: Language::english().text(phrase) }
    }

    /// Addresses of before have the name.
    fn is(&self, wanted: &str) -> bool {
        self.word == wanted || self.name == wanted
    }
}

impl Entry {
    fn new(shown: Shown, language: Language) -> Entry {
        let (card, sheet) = (language.card(&shown.sheet), &shown.sheet);
        let color = card.color.as_deref().zip(sheet.color);
        Entry {
            kind: Sort::new(&card.kind, &sheet.kind),
            set: Sort::new(&card.set, &sheet.set),
            color: color.map(|(name, word)| Sort { name: name.into(), word: word.into() }),
            drawing: shown.drawing,
            card,
        }
    }
}

/// The page.
pub fn cards(games: &Games, search: &Search, lore: &Lore, glossary: &Glossary, language: Language) -> Markup {
    let t = |phrase: Phrase| language.text(&phrase);
    let Some(rules) = games.iter().find(|rules| rules.name() == search.game).or_else(|| games.iter().next())
    else {
        return html! {};
    };
    let entries: Vec<Entry> =
        rules.cards(language).into_iter().map(|shown| Entry::new(shown, language)).collect();
    let search = &search.understood(&entries);
    let found: Vec<&Entry> = search.among(&entries).collect();
    letter(
        language,
        &search.address(rules.name()),
        &t(phrase!("page-cards-title")),
        html! {
            (banner(language, &t(phrase!("page-cards-heading"))))
            main .cards {
                (rules.signs())
                nav .games aria-label=(t(phrase!("page-cards-games"))) {
                    @for other in games.iter() {
                        a href={ "/cards?game=" (other.name()) } aria-current=[(other.name() == rules.name()).then_some("page")] {
                            (t(other.title()))
                        }
                    }
                }
                (form(search, rules.name(), &entries, language))
                p role="status" { (t(phrase!("page-cards-found", count = found.len()))) }
                div .found { @for entry in &found { (article(entry, rules.name(), lore, glossary, language)) } }
                @if found.iter().any(|entry| entry.card.figures.iter().any(|figure| figure.is_reconstructed)) {
                    p .mark { "* " (t(phrase!("page-thing-reconstructed"))) }
                }
                @if let Some(study) = lore.study(rules.name()) {
                    p .mark {
                        (t(phrase!("page-cards-usage-source", games = study.games as i64, bot = level(&study.bot))))
                        @if !study.command.is_empty() { " " code { (study.command) } }
                    }
                }
                p { a href="/rules/glossary" { (t(phrase!("page-rules-glossary"))) } " · " a href="/rules" { (t(phrase!("page-rules-heading"))) } }
                p { a href="/" { (t(phrase!("page-to-lobby"))) } }
            }
        },
    )
}

fn form(search: &Search, game: &str, entries: &[Entry], language: Language) -> Markup {
    let t = |phrase: Phrase| language.text(&phrase);
    let kinds: BTreeSet<&Sort> = entries.iter().map(|entry| &entry.kind).collect();
    let colors: BTreeSet<&Sort> = entries.iter().filter_map(|entry| entry.color.as_ref()).collect();
    // Boxes and modules in the order in which they came out.
    let mut sets: Vec<&Sort> = Vec::new();
    for entry in entries {
        if !sets.contains(&&entry.set) {
            sets.push(&entry.set);
        }
    }
    html! {
        form .search method="get" action="/cards" role="search" {
            input type="hidden" name="game" value=(game);
            label .field {
                span { (t(phrase!("page-cards-words"))) }
                input type="search" name="words" value=(search.words) autocomplete="off";
            }
            (menu("kind", t(phrase!("page-cards-kind")), &search.kind, kinds, language))
            (menu("set", t(phrase!("page-cards-set")), &search.set, sets, language))
            (menu("color", t(phrase!("page-cards-color")), &search.color, colors, language))
            button .primary type="submit" { (t(phrase!("page-cards-search"))) }
        }
    }
}

fn menu<'a>(
    name: &str,
    label: String,
    chosen: &str,
    offered: impl IntoIterator<Item = &'a Sort>,
    language: Language,
) -> Markup {
    let offered: Vec<&Sort> = offered.into_iter().collect();
    html! {
        @if offered.len() > 1 {
            label .field {
                span { (label) }
                select name=(name) data-submit {
                    option value="" { (language.text(&phrase!("page-cards-any"))) }
                    @for one in offered { option value=(one.word) selected[one.word == chosen] { (one.name) } }
                }
            }
        }
    }
}

fn article(entry: &Entry, game: &str, lore: &Lore, glossary: &Glossary, language: Language) -> Markup {
    let card = &entry.card;
    html! {
        article .card id=(card.id) {
            @if let Some(drawing) = &entry.drawing { (drawing) }
            h2 { a href={ "#" (card.id) } { (card.name) } }
            p .kind { (card.kind) @if let Some(color) = &card.color { ", " (color) } " · " (card.set) }
            p { (glossary.linked(&card.rule)) }
            @if !card.figures.is_empty() {
                ul .figures {
                    @for figure in &card.figures {
                        li title=(figure.source) { (figure.name) " " b { (figure.value) } @if figure.is_reconstructed { "*" } }
                    }
                }
                p .source { (sources(card)) }
            }
            @if let Some((study, usage)) = lore.usage(game, &card.id) { (used(study, usage, language)) }
            @let rulings = lore.rulings(game, &card.id);
            @if !rulings.is_empty() {
                p .source {
                    (language.text(&phrase!("page-cards-rulings", count = rulings.len()))) " "
                    @for (i, ruling) in rulings.iter().enumerate() {
                        @if i > 0 { ", " }
                        a href=(ruling_address(game, ruling)) { (lore.names.name(game, ruling).unwrap_or(ruling)) }
                    }
                }
            }
        }
    }
}

/// How often bots use it, and what that brought them.
fn used(study: &Study, usage: &Usage, language: Language) -> Markup {
    let Usage { used, winners, others, .. } = *usage;
    let often = phrase!("page-cards-usage", used = used, winners = winners, others = others);
    let source = phrase!("page-cards-usage-source", games = study.games as i64, bot = level(&study.bot));
    html! {
        p .usage title=(language.text(&source)) {
            (language.text(&often))
            @if let Some([low, high]) = usage.brought() {
                " " (language.text(&phrase!("page-cards-brought", low = Arg::Tenths(low), high = Arg::Tenths(high))))
            }
        }
    }
}

/// Where the figures come from, each source once.
fn sources(card: &SaidCard) -> String {
    let mut sources: Vec<&str> = Vec::new();
    for figure in &card.figures {
        if !sources.contains(&figure.source.as_str()) {
            sources.push(&figure.source);
        }
    }
    sources.join(" · ")
}

impl Search {
    /// The same with the words of all languages; what means nothing is left out.
    fn understood(&self, entries: &[Entry]) -> Search {
        let word = |wanted: &str, of: fn(&Entry) -> Option<&Sort>| {
            let known = entries.iter().filter_map(of).find(|sort| sort.is(wanted));
            known.map(|sort| sort.word.clone()).unwrap_or_default()
        };
        Search {
            game: self.game.clone(),
            words: self.words.clone(),
            kind: word(&self.kind, |entry| Some(&entry.kind)),
            set: word(&self.set, |entry| Some(&entry.set)),
            color: word(&self.color, |entry| entry.color.as_ref()),
        }
    }

    fn among<'a>(&self, entries: &'a [Entry]) -> impl Iterator<Item = &'a Entry> {
        let words: Vec<String> = self.words.split_whitespace().map(plain).collect();
        let is_meant = |wanted: &str, sort: Option<&Sort>| {
            wanted.is_empty() || sort.is_some_and(|sort| sort.word == wanted)
        };
        entries.iter().filter(move |entry| {
            let card = &entry.card;
            let text = plain(&format!("{} {} {}", card.name, card.id, card.rule));
            words.iter().all(|word| text.contains(word))
                && is_meant(&self.kind, Some(&entry.kind))
                && is_meant(&self.set, Some(&entry.set))
                && is_meant(&self.color, entry.color.as_ref())
        })
    }

    /// Where this search is found again.
    fn address(&self, game: &str) -> String {
        let fields = [
            ("game", game),
            ("words", &self.words),
            ("kind", &self.kind),
            ("set", &self.set),
            ("color", &self.color),
        ];
        let given: Vec<_> = fields.into_iter().filter(|(_, value)| !value.is_empty()).collect();
        format!("/cards?{}", serde_urlencoded::to_string(given).unwrap_or_default())
    }
}

/// A text as people type it: without capitals and accents.
fn plain(text: &str) -> String {
    text.nfd().filter(|letter| !is_combining_mark(*letter)).flat_map(char::to_lowercase).collect()
}
