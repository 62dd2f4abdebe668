//! What the protocol promises about tables, one promise each.

use crate::host::Host;
use serde_json::json;

#[test]
fn several_tables_do_not_mix() {
    let mut host = Host::default();
    for _ in 0..3 {
        host.must("new", json!({"game": "toy", "seed": 3}));
    }
    let before = host.must("state", json!({"table": 1}))["hash"].clone();
    host.play_on(&json!(2), &mut fastrand::Rng::with_seed(1), 100);
    assert_eq!(host.must("next", json!({"table": 2}))["pending"], "over");
    assert_eq!(host.must("state", json!({"table": 1}))["hash"], before);
    assert_eq!(host.must("state", json!({"table": 3}))["hash"], before);
    host.must("close", json!({"table": 2}));
    assert_eq!(host.code("next", json!({"table": 2})), "unknown_table");
}

#[test]
fn a_state_that_was_printed_can_be_loaded() {
    let mut host = Host::default();
    host.must("new", json!({"game": "toy", "players": 3, "options": "rich", "seed": 3, "figures": "[toy]\ntower.cost = 1"}));
    host.play_on(&json!(1), &mut fastrand::Rng::with_seed(2), 5);
    let mut printed = host.must("state", json!({"table": 1}));
    let loaded = host.must("load", printed.clone());
    assert_eq!(host.must("state", json!({"table": loaded["table"]}))["hash"], printed["hash"]);
    assert_eq!(
        host.must("next", json!({"table": 2}))["asked"],
        host.must("next", json!({"table": 1}))["asked"]
    );
    printed["rules"] = 99.into();
    assert_eq!(host.code("load", printed), "bad_state");
}

#[test]
fn a_state_of_older_rules_loads_if_it_is_sound_by_todays() {
    let mut host = Host::default();
    host.must("new", json!({"game": "toy", "seed": 3}));
    let mut printed = host.must("state", json!({}));
    printed["rules"] = 0.into();
    host.must("load", printed.clone());
    printed["state"]["open"]["round"] = 77.into();
    let error = host.ask("load", printed).unwrap_err();
    assert_eq!(error["code"], "bad_state");
    let message = error["message"].as_str().unwrap();
    assert!(
        message.starts_with("this state needs version 0 of the rules, not 1: the state cannot be"),
        "{message}"
    );
}

/// Two games that were played by the first version of the rules: today's lead to one of them, and not to the other.
#[test]
fn a_record_of_older_rules_opens_or_says_which_it_needs() {
    let mut host = Host::default();
    let holds = include_str!("../../../troyes/tests/games/two.troyes");
    host.must("load", json!({"record": holds}));
    assert_eq!(host.must("next", json!({}))["pending"], "over");
    let differs = include_str!("../../../troyes/tests/games/old/four-bonus-2012.troyes");
    let error = host.ask("load", json!({"record": differs})).unwrap_err();
    assert_eq!(error["code"], "bad_record");
    let message = error["message"].as_str().unwrap();
    assert!(
        message.starts_with("this record needs version 1 of the rules; this program has version 2"),
        "{message}"
    );
    let newer = holds.replace("rules 1\n", "rules 99\n");
    let error = host.ask("load", json!({"record": newer})).unwrap_err();
    assert_eq!(error["message"], "this record needs version 99 of the rules; this program has version 2");
}

#[test]
fn a_position_played_on_has_a_record_that_loads() {
    let mut host = Host::default();
    host.must("new", json!({"game": "toy", "seed": 3}));
    let position = host.must("state", json!({}));
    host.must("load", position);
    host.play_on(&json!(2), &mut fastrand::Rng::with_seed(2), 100);
    let record = host.must("record", json!({"table": 2}))["record"].clone();
    host.must("load", json!({"record": record, "dice": "manual"}));
    let hash = |host: &mut Host, table| host.must("state", json!({"table": table}))["hash"].clone();
    assert_eq!(hash(&mut host, 3), hash(&mut host, 2));
}

#[test]
fn a_record_goes_on_with_the_dice_of_its_seed() {
    let mut host = Host::default();
    host.must("new", json!({"game": "toy", "seed": 11}));
    host.play_on(&json!(1), &mut fastrand::Rng::with_seed(2), 4);
    let half = host.must("record", json!({}))["record"].clone();
    assert!(!half.as_str().unwrap().contains("\nseed "), "the seed of an open game is nobody's business");
    let with_its_seed = host.must("load", json!({"record": half, "seed": 11}));
    let with_another = host.must("load", json!({"record": half, "seed": 12}));
    assert!(with_its_seed["commitment"].is_string());
    assert!(with_another["commitment"].is_null(), "no seed explains dice of two seeds");
    for table in 1..=3 {
        host.play_on(&json!(table), &mut fastrand::Rng::with_seed(5), 100);
    }
    let state = |host: &mut Host, table| host.must("state", json!({"table": table}))["state"].clone();
    assert_eq!(state(&mut host, 1), state(&mut host, 2));
    assert_ne!(state(&mut host, 1), state(&mut host, 3));
}

#[test]
fn undo_takes_back_a_choice_and_the_same_dice_fall_again() {
    let mut host = Host::default();
    host.must("new", json!({"game": "toy", "players": 1, "seed": 4}));
    let first = host.must("next", json!({}));
    let choice = &first["asked"][0]["choices"][0]["choice"];
    host.must("play", json!({"seat": 0, "choice": choice}));
    host.must("undo", json!({}));
    assert_eq!(host.must("next", json!({})), first);
    host.must("play", json!({"seat": 0, "choice": choice}));
    host.must("play", json!({"seat": 0, "choice": "sell"}));
    assert_eq!(host.code("undo", json!({})), "undo_across_chance");
}

#[test]
fn typed_dice_can_be_taken_back() {
    let mut host = Host::default();
    host.must("new", json!({"game": "toy", "players": 1, "dice": "manual"}));
    assert_eq!(host.code("undo", json!({})), "nothing_to_undo");
    host.must("chance", json!({"order": [2]}));
    host.must("chance", json!({"faces": [1, 2]}));
    host.must("undo", json!({}));
    host.must("chance", json!({"faces": [3, 4]}));
    let choices = host.must("next", json!({}))["asked"][0]["choices"].clone();
    assert_eq!(choices[0]["text"], "take 3");
}

#[test]
fn mistakes_have_their_codes() {
    let mut host = Host::default();
    assert_eq!(host.code("next", json!({})), "unknown_table");
    assert_eq!(host.code("new", json!({})), "bad_params");
    assert_eq!(host.code("new", json!({"game": "chess"})), "unknown_game");
    assert_eq!(host.code("new", json!({"game": "toy", "options": {"players": 9}})), "bad_options");
    assert_eq!(host.code("new", json!({"game": "toy", "options": ["poor"]})), "bad_options");
    assert_eq!(
        host.code("new", json!({"game": "toy", "players": 1, "options": {"players": 2}})),
        "bad_options"
    );
    assert_eq!(host.code("new", json!({"game": "toy", "names": ["one"]})), "bad_params");
    assert_eq!(host.code("new", json!({"game": "toy", "figures": "["})), "bad_figures");
    assert_eq!(host.code("load", json!({"record": "nothing"})), "bad_record");
    assert_eq!(host.code("load", json!({"state": {}})), "bad_params");
    assert_eq!(host.code("load", json!({"record": "", "state": {}})), "bad_params");
    assert_eq!(host.code("load", json!({"state": {}, "game": "toy"})), "bad_state");
    host.must("new", json!({"game": "toy", "dice": "manual"}));
    assert_eq!(host.code("play", json!({"seat": 0, "choice": "sell"})), "not_asked");
    assert_eq!(host.code("play", json!({"seat": "purple", "choice": "sell"})), "unknown_seat");
    assert_eq!(host.code("play", json!({"seat": 0, "choice": "fly"})), "bad_choice");
    assert_eq!(host.code("play", json!({"seat": 0, "choice": "sell", "question": 1})), "stale");
    assert_eq!(host.code("chance", json!({"faces": [1]})), "impossible_outcome");
    assert_eq!(host.code("chance", json!({"order": ["seven", "one"]})), "impossible_outcome");
    assert_eq!(host.code("chance", json!({"order": [1, 1]})), "impossible_outcome");
    assert_eq!(host.code("chance", json!({})), "bad_params");
    assert_eq!(host.code("why_not", json!({"seat": 0, "thing": "moon"})), "unknown_thing");
    assert_eq!(host.code("view", json!({"seat": 2})), "unknown_seat");
    assert_eq!(host.code("fold", json!({})), "unknown_method");
    let mut over = Host::default();
    over.must("new", json!({"game": "toy", "seed": 1}));
    over.play_on(&json!(1), &mut fastrand::Rng::with_seed(1), 100);
    assert_eq!(over.code("play", json!({"seat": 0, "choice": "sell"})), "over");
    assert_eq!(over.code("chance", json!({"faces": [1]})), "no_chance_awaited");
}

#[test]
fn only_so_many_tables_are_open_at_once() {
    let mut host = Host::default();
    for _ in 0..1024 {
        host.must("new", json!({"game": "toy", "seed": 1}));
    }
    assert_eq!(host.code("new", json!({"game": "toy", "seed": 1})), "too_many_tables");
    host.must("close", json!({"table": 77}));
    host.must("new", json!({"game": "toy", "seed": 1}));
}

#[test]
fn a_line_that_is_too_long_is_refused_and_the_next_is_answered() {
    let mut input = vec![b'x'; protocol::LONGEST + 1];
    input.extend_from_slice(b"\n\n{\"id\":\"a\",\"method\":\"hello\"}\nhalf a li");
    let mut output = Vec::new();
    cli::engine::run(input.as_slice(), &mut output).unwrap();
    let output = String::from_utf8(output).unwrap();
    let answers: Vec<serde_json::Value> =
        output.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(answers.len(), 3);
    assert_eq!(answers[0]["error"]["code"], "line_too_long");
    assert_eq!((&answers[1]["id"], &answers[1]["result"]["program"]), (&json!("a"), &json!("troyes")));
    assert_eq!(answers[2]["error"]["code"], "bad_json");
}
