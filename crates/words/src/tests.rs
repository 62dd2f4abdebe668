//! How phrases are said, on messages of the tests' own.

use crate::{Language, Languages, Piece};
use tabletop::{Seat, phrase};

#[test]
fn lists_are_joined_as_the_language_joins_them() {
    let list = |things: &[&str]| things.iter().map(|thing| thing.to_string()).collect::<Vec<_>>();
    let say = |tag: &str, things: &[&str]| {
        Language::with_tag(tag).unwrap().text(&phrase!("test-list", things = list(things)))
    };
    assert_eq!(say("en", &["a"]), "Take a.");
    assert_eq!(say("en", &["a", "b", "c"]), "Take a, b and c.");
    assert_eq!(say("fr", &["a", "b", "c"]), "Prenez a, b et c.");
}

#[test]
fn what_a_sentence_names_stays_typed() {
    let names = ["Anna".to_string(), "\u{2068}0:\u{2069}".to_string()];
    let said =
        Language::english().say(&phrase!("test-gives", who = Seat(0), to = Seat(1), amount = 2), &names);
    assert_eq!(said.0[0], Piece::Seat(Seat(0), "Anna".into()));
    assert_eq!(said.0[2], Piece::Seat(Seat(1), names[1].clone()), "a name is never read");
    assert_eq!(said.0[1].text(), " gives 2 deniers to ");
}

#[test]
fn what_begins_a_sentence_has_a_capital_but_a_name_stays_as_it_is() {
    let say = |phrase| Language::english().say(&phrase, &["d'Anna".to_string()]).to_string();
    let list = phrase!("test-list", things = vec!["a".to_string()]);
    assert_eq!(say(phrase!("test-begins", what = "élan".to_string())), "Élan begins.");
    assert_eq!(say(phrase!("test-begins", what = list)), "Take a. begins.");
    assert_eq!(say(phrase!("test-begins", what = Seat(0))), "d'Anna begins.");
}

#[test]
fn numbers_choose_their_words() {
    let say = |tag: &str, amount: u8| {
        let names = ["Anna".to_string(), "Éloi".to_string()];
        let phrase = phrase!("test-gives", who = Seat(0), to = Seat(1), amount = amount);
        Language::with_tag(tag).unwrap().say(&phrase, &names).to_string()
    };
    assert_eq!(say("en", 1), "Anna gives 1 denier to Éloi.");
    assert_eq!(say("fr", 0), "Anna donne 0 denier à Éloi.");
    assert_eq!(say("fr", 3), "Anna donne 3 deniers à Éloi.");
}

#[test]
fn the_language_of_a_browser_or_a_terminal_is_found() {
    let tag = |language: Option<Language>| language.map(Language::tag);
    assert_eq!(tag(Languages::accepted("fr-CH, fr;q=0.9, en;q=0.8")), Some("fr"));
    assert_eq!(tag(Languages::accepted("tlh, en-GB;q=0.5")), Some("en"));
    assert_eq!(tag(Languages::accepted("tlh")), None);
    assert_eq!(tag(Languages::accepted("")), None);
    assert_eq!(tag(Languages::of_locale("fr_FR.UTF-8")), Some("fr"));
    assert_eq!(tag(Languages::of_locale("C.UTF-8")), None);
}

#[test]
fn the_marked_language_marks_every_letter_of_a_message_and_nothing_else() {
    let names = ["Anna".to_string(), "Bert".to_string()];
    let phrase = phrase!("test-gives", who = Seat(0), to = Seat(1), amount = 1);
    let said = Language::pseudo().say(&phrase, &names).to_string();
    assert!(said.starts_with("Anna g\u{301}i\u{301}"), "{said}");
    assert!(said.ends_with("Bert."), "{said}");
}
