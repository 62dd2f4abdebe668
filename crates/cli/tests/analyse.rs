//! `troyes analyse` of a finished game, in both languages and for programs.

use bots::Budget;
use cli::analyse::{AnalyseArgs, analyse};
use std::path::Path;
use tabletop::Record;
use words::{Language, Languages};

fn record() -> Record {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../troyes-dice/tests/games/two-standard.troyes");
    Record::read(&std::fs::read_to_string(file).unwrap()).unwrap()
}

fn args(language: Language, seat: Option<&str>) -> AnalyseArgs {
    let budget = Budget::Simulations(4);
    AnalyseArgs { budget, seat: seat.map(String::from), open: false, threads: 2, language }
}

#[test]
fn a_record_is_analysed_in_every_language() {
    for language in Languages::iter() {
        let mut text = Vec::new();
        analyse(&record(), &args(language, None)).unwrap().write(&mut text).unwrap();
        let text = String::from_utf8(text).unwrap();
        assert!(text.lines().count() > 20, "{text}");
        let is_said = match language.tag() {
            "fr" => text.contains("résultat") && text.contains("coûtés par ses coups"),
            _ => text.contains("result") && text.contains("cost"),
        };
        assert!(is_said, "{text}");
    }
}

#[test]
fn programs_read_an_account_that_adds_up() {
    let analysed = analyse(&record(), &args(Language::english(), None)).unwrap().to_json();
    for seat in analysed["seats"].as_array().unwrap() {
        let points = |part: &str| seat[part]["points"].as_f64().unwrap();
        let sum = points("start") + points("luck") + points("own") + points("others");
        assert!((sum - points("result")).abs() < 0.001, "{seat}");
    }
    assert_eq!(analysed["summary"].as_array().unwrap().len(), 2);
    let judged = analysed["events"].as_array().unwrap().iter().filter(|event| event["judged"].is_object());
    assert!(judged.count() > 10);
}

#[test]
fn a_seat_is_told_of_itself_alone() {
    let record = record();
    let analysed = analyse(&record, &args(Language::english(), Some("baker"))).unwrap().to_json();
    let decisions = analysed["events"].as_array().unwrap().iter().filter(|event| event["seat"].is_u64());
    let mut others = decisions.filter(|event| event["seat"] != analysed["eye"]);
    assert!(others.all(|event| event["judged"].is_null()));
    assert!(analysed["summary"][0].as_str().unwrap().contains("you"));
    assert!(analyse(&record, &args(Language::english(), Some("nobody"))).is_err());
}
