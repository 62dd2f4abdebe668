use super::*;
use crate::history::History;
use ::troyes::board::{Die, DieColor, Owner};
use ::troyes::cards::Event;
use ::troyes::{Cause, Happening, Troyes};
use tabletop::{Game, Notation, Viewer};
use words::Language;

fn told(players: u8, names: &[&str], happenings: Vec<Happening>) -> Vec<Sentence> {
    let game = Troyes::new(&Troyes::parse_options(players, "").unwrap(), None).unwrap();
    let names: Vec<String> = names.iter().map(|name| name.to_string()).collect();
    let reader = Reader { viewer: Viewer::Spectator, language: Language::english(), names: &names };
    History::of(happenings).lines(&game, reader)
}

fn texts(sentences: Vec<Sentence>) -> Vec<String> {
    sentences.into_iter().map(|sentence| sentence.text).collect()
}

const ANNA: Owner = Owner::Blue;
const BERT: Owner = Owner::Green;

#[test]
fn who_is_meant_is_no_question_of_how_names_begin() {
    let passed = vec![Happening::Passed { owner: ANNA }, Happening::Passed { owner: BERT }];
    let told = told(2, &["Greedy", "Greedy 2"], passed);
    assert_eq!(told[0].lead, "Greedy".len());
    assert_eq!(told[1].lead, "Greedy 2".len());
    assert_eq!(texts(told), ["Greedy passes.", "Greedy 2 passes."]);
}

#[test]
fn what_belongs_to_somebody_is_no_deed_of_theirs() {
    let happenings = vec![Happening::Patrolled { owner: ANNA }, Happening::Passed { owner: ANNA }];
    let told = told(2, &["Greedy", "Bert"], happenings);
    assert_eq!(told[0].lead, 0);
    assert_eq!(texts(told), ["Greedy's guard goes on patrol.", "Greedy passes."]);
}

#[test]
fn sentences_with_one_subject_are_joined() {
    let heresy = Cause::Banner(Event::Heresy);
    let happenings = vec![
        Happening::Farmed { owner: ANNA },
        Happening::GainedVp { owner: ANNA, amount: 2, cause: Cause::Cathedral },
        Happening::GainedInfluence { owner: ANNA, amount: 1, cause: heresy },
        Happening::GainedDeniers { owner: ANNA, amount: 3, cause: heresy },
        Happening::Passed { owner: BERT },
    ];
    let joined =
        "Anna works the fields; gains 2 VP for the Cathedral; gains 1 influence and 3 deniers for Heresy.";
    assert_eq!(texts(told(2, &["Anna", "Bert"], happenings)), [joined, "Bert passes."]);
}

#[test]
fn a_price_is_each_things_own() {
    let bought = |face| Happening::Bought { buyer: ANNA, die: Die::new(BERT, DieColor::Red, face), price: 4 };
    let joined = "Anna buys Bert's red 1 for 4 deniers; buys Bert's red 2 for 4 deniers.";
    assert_eq!(texts(told(2, &["Anna", "Bert"], vec![bought(1), bought(2)])), [joined]);
}

#[test]
fn le_roy_has_no_seat_in_a_sentence_and_is_its_subject_all_the_same() {
    let happenings = vec![Happening::Farmed { owner: Owner::Grey }, Happening::Passed { owner: Owner::Grey }];
    let told = told(1, &["Anna", "Le Roy"], happenings);
    assert_eq!(told[0].lead, "Le Roy".len());
    assert_eq!(texts(told), ["Le Roy works the fields; passes."]);
}
