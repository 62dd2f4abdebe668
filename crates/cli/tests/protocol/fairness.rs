//! Seeds that players have a part in: promised, shown, mixed, recorded, and checked offline.

use crate::host::Host;
use cli::verify::{Claims, Verified, verify};
use serde_json::{Value, json};
use tabletop::{Phrase, Promised, Record, Seed, Slip};

fn english(phrase: &Phrase) -> String {
    words::Language::english().text(phrase)
}

fn nonce(number: u64) -> String {
    Seed::from_number(number).to_string()
}

fn promise(number: u64) -> String {
    Seed::from_number(number).commitment()
}

/// Plays the only table to its end; its record.
fn played_out(host: &mut Host) -> String {
    host.play_on(&json!(1), &mut fastrand::Rng::with_seed(1), 100_000);
    let record = host.must("record", json!({"table": 1}));
    record["record"].as_str().unwrap().to_string()
}

fn found(text: &str) -> Result<Verified, String> {
    let record = Record::read(text).unwrap();
    verify(&record, Claims::default()).map_err(|failure| english(&failure.phrase()))
}

fn line<'a>(text: &'a str, start: &str) -> &'a str {
    text.lines().find(|line| line.starts_with(start)).unwrap_or_else(|| panic!("{start} in {text}"))
}

/// A game that three promised to and of whom one has not shown what.
fn promised_game(host: &mut Host) -> (String, Value) {
    let promises = json!([promise(1), null, promise(2)]);
    let opened = host.must("new", json!({"game": "toy", "players": 3, "seed": 9, "commitments": promises}));
    assert_eq!(opened["happened"], json!([]), "nothing is dealt yet");
    assert_eq!(host.code("chance", json!({"order": [0, 1, 2]})), "no_chance_awaited");
    assert_eq!(host.code("deal", json!({"nonces": [nonce(1)]})), "bad_params");
    assert_eq!(host.code("deal", json!({"nonces": [nonce(2), null, null]})), "bad_params", "not promised");
    assert_eq!(
        host.code("deal", json!({"nonces": [nonce(1), nonce(3), null]})),
        "bad_params",
        "nothing promised"
    );
    let dealt = host.must("deal", json!({"nonces": [nonce(1), null, null]}));
    assert!(!dealt["happened"].as_array().unwrap().is_empty());
    assert_eq!(host.code("deal", json!({"nonces": [nonce(1), null, null]})), "no_chance_awaited", "once");
    (played_out(host), opened["commitment"].clone())
}

#[test]
fn promises_come_first_and_what_is_withheld_is_marked() {
    let (text, commitment) = promised_game(&mut Host::default());
    assert_eq!(line(&text, "commitment "), format!("commitment {}", commitment.as_str().unwrap()));
    let found = found(&text).unwrap();
    let said = english(&found.phrase());
    assert!(
        said.contains("2 contributions to the seed are as promised") && said.contains("One player did not"),
        "{said}"
    );
    let told = found.to_json();
    assert_eq!(told["contributions"][0]["nonce"], json!(nonce(1)));
    assert_eq!(told["contributions"][1], json!({"place": 2, "commitment": promise(2), "nonce": null}));
}

#[test]
fn nonces_of_a_program_that_does_both_are_mixed_and_verified() {
    let mut host = Host::default();
    host.must("new", json!({"game": "troyes", "players": 2, "seed": 9, "nonces": [nonce(1), nonce(2)]}));
    let text = played_out(&mut host);
    assert_eq!(found(&text).unwrap().contributions.len(), 2);
    // The dice go on where they stopped when it is loaded.
    let half: Vec<&str> = text.lines().collect();
    let half = half[..half.len() / 2].join("\n") + "\n";
    let loaded = host.must("load", json!({"record": half}));
    assert_eq!(loaded["commitment"], json!(Seed::from_number(9).commitment()));
}

#[test]
fn whatever_is_bent_in_a_record_is_found() {
    let (text, _) = promised_game(&mut Host::default());
    let bent = |from: &str, to: &str| {
        assert!(text.contains(from), "{from}");
        found(&text.replacen(from, to, 1)).unwrap_err()
    };
    assert!(bent(&nonce(1), &nonce(5)).contains("the nonce of place 1"));
    assert!(bent(&promise(2), &promise(6)).contains("roll or draw number 1"), "another mixture");
    assert!(bent("note mixture 1", "note mixture 2").contains("way 2"));
    assert!(bent("withheld", &nonce(2)).contains("roll or draw number 1"), "a nonce that came too late");
    let without = line(&text, "note contribution 0").to_string() + "\n";
    assert!(bent(&without, "").contains("roll or draw number 1"));
    let unmixed: String =
        text.lines().filter(|line| !line.starts_with("note ")).map(|line| format!("{line}\n")).collect();
    assert!(found(&unmixed).unwrap_err().contains("roll or draw number 1"), "not the secret alone");
    let roll = line(&text, "roll ");
    let die = roll.split(' ').nth(1).unwrap();
    let other = if die == "1" { "2" } else { "1" };
    let forged = text.replacen(roll, &roll.replacen(die, other, 1), 1);
    assert!(found(&forged).is_err(), "a bent die");
}

#[test]
fn a_slip_is_held_against_the_record() {
    let (text, commitment) = promised_game(&mut Host::default());
    let record = Record::read(&text).unwrap();
    let table = line(&text, "note mixture 1 ").split(' ').nth(3).unwrap().to_string();
    let slip = Slip {
        table,
        promised: commitment.as_str().unwrap().into(),
        place: 0,
        nonce: nonce(1),
        by_lot: false,
        commitments: vec![
            Promised { place: 0, commitment: promise(1) },
            Promised { place: 2, commitment: promise(2) },
        ],
    };
    let check = |slip: &Slip| verify(&record, Claims { slip: Some(slip), ..Claims::default() });
    assert_eq!(check(&slip).unwrap().slip, Some(true));
    let late = Slip { place: 2, nonce: nonce(2), ..slip.clone() };
    assert_eq!(check(&late).unwrap().slip, Some(false), "the record says that it was late");
    let swapped = Slip { place: 2, ..slip.clone() };
    let error = english(&check(&swapped).unwrap_err().phrase());
    assert!(error.contains("in the place of its player"), "{error}");
    let elsewhere = Slip { table: "another".into(), ..slip };
    assert!(check(&elsewhere).is_err());
}
