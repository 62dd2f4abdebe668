//! The board is well formed, and every sign it uses is drawn somewhere.

use super::{MIXES, drawn, moments, rules, set, values};
use crate::pages::assets::ASSETS;
use crate::speech;
use std::collections::HashSet;
use tabletop::{Components, Game, Seat, Speech, Viewer};

/// What is wrong with the nesting of elements, if anything.
fn fault(html: &str) -> Option<String> {
    let mut open: Vec<&str> = Vec::new();
    let mut rest = html;
    while let Some(at) = rest.find('<') {
        let text = &rest[..at];
        if text.contains('>') {
            return Some(format!("a loose > in `{text}`"));
        }
        let Some(end) = end_of_tag(&rest[at..]) else { return Some("a tag without an end".into()) };
        let tag = &rest[at + 1..at + end];
        rest = &rest[at + end + 1..];
        let name = tag.trim_start_matches('/').split([' ', '/']).next().unwrap_or_default();
        match (tag.strip_prefix('/'), tag.ends_with('/')) {
            (Some(_), _) if open.pop() == Some(name) => {}
            (Some(_), _) => return Some(format!("</{name}> closes something else")),
            (None, true) => {}
            (None, false) => open.push(name),
        }
    }
    open.pop().map(|name| format!("<{name}> is never closed"))
}

/// Where a tag ends: at the first > outside of quotes.
fn end_of_tag(text: &str) -> Option<usize> {
    let mut is_quoted = false;
    text.char_indices()
        .find(|(_, c)| {
            is_quoted ^= *c == '"';
            *c == '>' && !is_quoted
        })
        .map(|(at, _)| at)
}

#[test]
fn faults_are_found() {
    assert_eq!(fault(r#"<g a="1>2"><path d=""/><text>x</text></g>"#), None);
    for wrong in ["<g><path></g>", "<g>", "</g>", "<g a=\"", "<g>a>b</g>"] {
        assert!(fault(wrong).is_some(), "{wrong}");
    }
}

#[test]
fn the_board_is_well_formed_and_names_nothing_twice() {
    let file = String::from_utf8_lossy(&ASSETS.drawings.content);
    let drawings = values(&file, "id");
    moments(4, |game, state, seat, told| {
        let html = drawn(game, state, Viewer::Seat(seat), told);
        assert_eq!(fault(&html), None);
        let ids = values(&html, "id");
        let mut seen = HashSet::new();
        for id in &ids {
            assert!(seen.insert(id), "{id} is there twice");
        }
        for sign in set(&html, "href") {
            match sign.split_once('#') {
                Some(("", sign)) => assert!(seen.contains(&sign), "no sign {sign}"),
                Some((file, drawing)) => {
                    assert_eq!(file, ASSETS.drawings.path);
                    assert!(drawings.contains(&drawing), "no drawing {drawing}");
                }
                None => panic!("{sign} is neither a sign nor a drawing"),
            }
        }
        assert!(!html.contains("<b>&"), "a name is text");
        assert!(!html.contains("NaN"), "every number is one");
    });
}

#[test]
fn everything_that_explains_itself_is_known_to_the_rules() {
    moments(4, |game, state, seat, told| {
        let html = drawn(game, state, Viewer::Seat(seat), told);
        let sheets = game.cards();
        for thing in set(&html, "data-thing") {
            let is_sheet = sheets.iter().any(|sheet| sheet.component.id == thing);
            assert!(is_sheet || game.why_not(state, seat, thing).is_ok(), "{thing}");
        }
    });
}

/// Pages call families by their players: a rule that uses the word of a family would speak of nobody they know.
#[test]
fn no_rule_uses_the_word_of_a_family() {
    for (players, options) in MIXES {
        let game = rules(players, options);
        for sheet in game.cards().iter().map(|sheet| speech::language().card(sheet)) {
            let text = format!("{} {}", sheet.name, sheet.rule).to_lowercase();
            for called in (0..game.players()).map(|seat| game.seat_name(Seat(seat))) {
                let is_used = text.split(|letter: char| !letter.is_alphanumeric()).any(|word| word == called);
                assert!(!is_used, "{}: {}", sheet.name, sheet.rule);
            }
        }
    }
}
