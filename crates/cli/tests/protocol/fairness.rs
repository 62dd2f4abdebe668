//! Seeds that players have a part in: promised, shown, mixed, recorded, and checked offline.

use crate::host::Host;
use cli::verify::{Claims, Verified, verify};
use serde_json::{Value, json};
use tabletop::{Commitment, Contribution, Mixture, Phrase, Promised, Record, Seed, Slip};

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
fn nobody_brings_what_somebody_else_brings() {
    let mut host = Host::default();
    for brought in [json!({"commitments": [promise(1), promise(1)]}), json!({"nonces": [nonce(1), nonce(1)]})]
    {
        let mut params = json!({"game": "toy", "players": 2});
        params.as_object_mut().unwrap().extend(brought.as_object().unwrap().clone());
        assert_eq!(host.code("new", params), "bad_params", "{brought}");
    }
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
    assert!(bent("\n---\n", "\nnote inherited 2\n---\n").contains("a whole game"), "no past but its own");
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
        places: Some(3),
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

/// A game for two whose dice are those of a mixture for so many, as an operator can make one who knows everything; with it a
/// slip of its first player.
fn made(places: u8) -> (Record, Slip) {
    let (secret, brought) = (Seed::from_number(9), Seed::from_number(1));
    let own = Contribution { place: 0, commitment: Commitment::of(&brought), nonce: Some(brought) };
    let mixture = Mixture { table: "t".into(), places, by_lot: true, contributions: vec![own] };
    let seed = mixture.seed(&secret);
    let mut host = Host::default();
    host.must("new", json!({"game": "toy", "players": 2, "seed": seed.to_string()}));
    let mut record = Record::read(&played_out(&mut host)).unwrap();
    record.head.commitment = Some(secret.commitment());
    record.head.seed = Some(secret.to_string());
    record.head.notes = mixture.notes(&seed);
    let slip = Slip {
        table: "t".into(),
        promised: secret.commitment(),
        place: 0,
        nonce: nonce(1),
        places: None,
        by_lot: true,
        commitments: vec![Promised { place: 0, commitment: promise(1) }],
    };
    (record, slip)
}

#[test]
fn nobody_who_knows_all_nonces_can_choose_a_seed_by_the_number_of_places() {
    let (record, slip) = made(200);
    let claims = Claims { slip: Some(&slip), ..Claims::default() };
    let error = english(&verify(&record, claims).unwrap_err().phrase());
    assert!(error.contains("200 places, but 2 play"), "{error}");
}

#[test]
fn whoever_has_a_slip_is_told_the_hash_they_saw_and_the_seat_they_drew() {
    let (record, slip) = made(2);
    let found = verify(&record, Claims { slip: Some(&slip), ..Claims::default() }).unwrap();
    let told = found.to_json();
    assert_eq!(told["promise"], "seen", "it stands on the slip");
    let lots = &record.head.notes.iter().find(|(key, _)| key == "lots").unwrap().1;
    let seat = lots.split(' ').position(|place| place == "0").unwrap();
    assert_eq!(told["drawn"], json!(seat));
    let said = english(&found.phrase());
    assert!(said.contains(&format!("its player sat on seat {}", seat + 1)), "{said}");
    assert_eq!(verify(&record, Claims::default()).unwrap().drawn, None, "nobody knows whose place it is");
}
