//! Whatever comes in: no panic, a reason for every refusal, and no trace of it.

use crate::host::Host;
use cli::replay;
use cli::verify::{Claims, verify};
use proptest::prelude::*;
use proptest::sample::Index;
use serde_json::{Value, json};
use tabletop::{Phrase, Record};

/// The games whose states, records and figures are spoiled, with options.
const GAMES: &[(&str, &str)] = &[
    ("toy", "rich"),
    ("troyes", ""),
    ("troyes", "all"),
    ("kings-challenge", ""),
    ("dice", ""),
    ("dice", "banquets"),
];

fn config(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() }
}

fn english(phrase: &Phrase) -> String {
    words::Language::english().text(phrase)
}

/// One way to spoil a text.
#[derive(Clone, Debug)]
enum Damage {
    Overwrite(Index, u8),
    Insert(Index, Vec<u8>),
    Cut(Index),
    Drop(Index, u8),
    Number(Index, i64),
}

fn damage() -> impl Strategy<Value = Damage> {
    let bytes = prop::collection::vec(any::<u8>(), 0..6);
    prop_oneof![
        1 => (any::<Index>(), any::<u8>()).prop_map(|(at, byte)| Damage::Overwrite(at, byte)),
        1 => (any::<Index>(), bytes).prop_map(|(at, bytes)| Damage::Insert(at, bytes)),
        1 => any::<Index>().prop_map(Damage::Cut),
        1 => (any::<Index>(), 1..40u8).prop_map(|(at, count)| Damage::Drop(at, count)),
        4 => (any::<Index>(), prop_oneof![-2..30i64, any::<i64>()]).prop_map(|(at, n)| Damage::Number(at, n)),
    ]
}

fn spoil(text: &mut Vec<u8>, damage: &Damage) {
    if text.is_empty() {
        return;
    }
    match damage {
        Damage::Overwrite(at, byte) => {
            let at = at.index(text.len());
            text[at] = *byte;
        }
        Damage::Insert(at, bytes) => {
            let at = at.index(text.len());
            text.splice(at..at, bytes.iter().copied());
        }
        Damage::Cut(at) => text.truncate(at.index(text.len())),
        Damage::Drop(at, count) => {
            let at = at.index(text.len());
            text.drain(at..(at + *count as usize).min(text.len()));
        }
        Damage::Number(at, number) => replace_number(text, *at, *number),
    }
}

/// Puts another number in the place of one.
fn replace_number(text: &mut Vec<u8>, which: Index, number: i64) {
    let starts: Vec<usize> = (0..text.len())
        .filter(|i| text[*i].is_ascii_digit() && (*i == 0 || !text[i - 1].is_ascii_digit()))
        .collect();
    if starts.is_empty() {
        return;
    }
    let start = starts[which.index(starts.len())];
    let length = text[start..].iter().take_while(|byte| byte.is_ascii_digit()).count();
    text.splice(start..start + length, number.to_string().into_bytes());
}

fn requests() -> Vec<&'static str> {
    include_str!("../../../../docs/protocol.md").lines().filter_map(|line| line.strip_prefix("> ")).collect()
}

fn any_json() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        (0..5i64).prop_map(Value::from),
        "[a-z_]{0,8}".prop_map(Value::from),
        prop::sample::select(vec!["toy", "red", "sell", "take 3", "manual", "tower"]).prop_map(Value::from),
    ];
    let key = prop_oneof![
        4 => prop::sample::select(vec![
            "table", "seat", "choice", "question", "faces", "order", "game", "options", "players", "state", "record",
            "dice", "seed", "thing", "figures", "names", "open", "step",
        ]).prop_map(String::from),
        1 => "[a-z]{0,5}".prop_map(String::from),
    ];
    leaf.prop_recursive(4, 40, 6, move |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..6).prop_map(Value::from),
            prop::collection::vec((key.clone(), inner), 0..6)
                .prop_map(|fields| Value::Object(fields.into_iter().collect())),
        ]
    })
}

/// Everything that can be seen of the tables.
fn snapshot(host: &mut Host) -> Vec<Value> {
    (1..8)
        .filter_map(|table| {
            let state = host.ask("state", json!({"table": table})).ok()?;
            let next = host.must("next", json!({"table": table}));
            Some(json!([state, next]))
        })
        .collect()
}

/// A line is answered, and if it is refused, nothing has changed.
fn try_line(host: &mut Host, line: &[u8]) -> Result<(), TestCaseError> {
    let before = snapshot(host);
    let Some(answer) = host.line(line) else { return Ok(()) };
    prop_assert!(answer.get("id").is_some());
    match (answer.get("result"), answer.get("error")) {
        (Some(_), None) => {}
        (None, Some(error)) => {
            prop_assert!(error["code"].is_string() && error["message"] != "", "{error}");
            prop_assert_eq!(snapshot(host), before);
        }
        _ => prop_assert!(false, "neither result nor error: {answer}"),
    }
    Ok(())
}

proptest! {
    #![proptest_config(config(200))]

    #[test]
    fn bytes_are_answered(lines in prop::collection::vec(prop::collection::vec(any::<u8>(), 0..200), 1..8)) {
        let mut input = lines.join(&b'\n');
        input.extend_from_slice(b"\n{\"id\":1,\"method\":\"hello\"}");
        let mut output = Vec::new();
        cli::engine::run(input.as_slice(), &mut output).unwrap();
        let output = String::from_utf8(output).unwrap();
        let last: Value = serde_json::from_str(output.lines().last().unwrap()).unwrap();
        prop_assert_eq!(&last["result"]["program"], "troyes");
    }

    #[test]
    fn random_json_is_answered(
        requests in prop::collection::vec(("[a-z_]{3,8}", any_json()), 1..8),
        methods in prop::collection::vec(any::<Index>(), 8),
    ) {
        let mut host = Host::default();
        host.must("new", json!({"game": "toy", "seed": 1}));
        let known = host.must("hello", json!({}))["methods"].as_array().unwrap().clone();
        for ((word, params), method) in requests.into_iter().zip(methods) {
            let method = method.get(&known);
            try_line(&mut host, json!({"id": 1, "method": method, "params": params}).to_string().as_bytes())?;
            try_line(&mut host, json!({"id": 1, "method": word, "params": params}).to_string().as_bytes())?;
            try_line(&mut host, params.to_string().as_bytes())?;
        }
    }

    #[test]
    fn a_spoiled_session_leaves_no_trace(damages in prop::collection::vec((any::<Index>(), damage()), 1..12)) {
        let mut lines: Vec<Vec<u8>> = requests().iter().map(|line| line.as_bytes().to_vec()).collect();
        for (which, damage) in &damages {
            let count = lines.len();
            spoil(&mut lines[which.index(count)], damage);
        }
        let mut host = Host::default();
        for line in lines {
            try_line(&mut host, &line)?;
        }
    }

    /// A state that is accepted can be played to its end, however it came about.
    #[test]
    fn a_spoiled_state_is_refused_or_can_be_played(
        (game, options) in prop::sample::select(GAMES),
        seed in 0..40u64,
        choices in 0..60usize,
        damages in prop::collection::vec(damage(), 1..4),
    ) {
        let mut host = Host::default();
        host.must("new", json!({"game": game, "options": options, "seed": seed}));
        let mut luck = fastrand::Rng::with_seed(seed);
        host.play_on(&json!(1), &mut luck, choices);
        let saved = host.must("state", json!({"table": 1}));
        let mut text = saved["state"].to_string().into_bytes();
        damages.iter().for_each(|damage| spoil(&mut text, damage));
        let Ok(state) = serde_json::from_slice::<Value>(&text) else { return Ok(()) };
        let loaded = host.ask("load", json!({"game": game, "options": saved["options"], "state": state, "seed": 1}));
        match loaded {
            Ok(opened) => host.play_on(&opened["table"], &mut luck, 3000),
            Err(error) => prop_assert!(!error["details"].as_array().unwrap().is_empty(), "{error}"),
        }
    }

    #[test]
    fn a_spoiled_record_is_refused_or_can_be_played(
        (game, options) in prop::sample::select(GAMES),
        seed in 0..10u64,
        damages in prop::collection::vec(damage(), 1..4),
    ) {
        let mut host = Host::default();
        let mut text = host.finished(game, options, seed).into_bytes();
        damages.iter().for_each(|damage| spoil(&mut text, damage));
        let Ok(text) = String::from_utf8(text) else { return Ok(()) };
        if let Ok(opened) = host.ask("load", json!({"record": text, "seed": 1})) {
            host.play_on(&opened["table"], &mut fastrand::Rng::with_seed(seed), 3000);
        }
        if let Ok(record) = Record::read(&text) {
            let _ = verify(&record, Claims::default());
            if let Ok(told) = replay::tell(&record, words::Language::english()) {
                told.write(&mut Vec::new()).unwrap();
            }
        }
    }

    /// Own figures are refused with a line, or they make a game that can be played.
    #[test]
    fn spoiled_figures_are_refused_or_can_be_played(
        (game, options) in prop::sample::select(GAMES),
        damages in prop::collection::vec(damage(), 1..4),
    ) {
        let mut text = own_figures(game).into_bytes();
        damages.iter().for_each(|damage| spoil(&mut text, damage));
        let text = String::from_utf8_lossy(&text).into_owned();
        let mut host = Host::default();
        match host.ask("new", json!({"game": game, "options": options, "seed": 1, "figures": text})) {
            Ok(opened) => host.play_on(&opened["table"], &mut fastrand::Rng::with_seed(1), 3000),
            Err(error) => {
                prop_assert_eq!(&error["code"], "bad_figures");
                prop_assert!(error["message"].as_str().unwrap().contains("line "), "{error}");
            }
        }
    }
}

/// A figures file that says what the game says anyway.
fn own_figures(game: &str) -> String {
    match game {
        "toy" => "[toy]\npurse.coins = 2\ntower.cost = 2\nlucky = { bonus = 3 }\n".into(),
        "troyes" | "kings-challenge" => include_str!("../../../troyes/figures.toml").into(),
        "dice" => include_str!("../../../troyes-dice/figures.toml").into(),
        game => panic!("no figures of {game} to spoil"),
    }
}

/// Taking out a roll or choice of a finished game, or changing a hash or the result, is found.
#[test]
fn a_tampered_record_is_refused() {
    let mut host = Host::default();
    for (game, options) in GAMES {
        let text = host.finished(game, options, 3);
        let lines: Vec<&str> = text.lines().collect();
        let first = lines.iter().position(|line| *line == "---").unwrap() + 1;
        let refused = |lines: &[String]| {
            let record = Record::read(&(lines.join("\n") + "\n")).unwrap();
            replay::tell(&record, words::Language::english()).is_err()
        };
        // Long games are tampered with here and there, the end always.
        let step = 1 + (lines.len() - first) / 50;
        for i in (first..lines.len()).rev().step_by(step) {
            let mut changed: Vec<String> = lines.iter().map(|line| line.to_string()).collect();
            if lines[i].starts_with("hash") {
                changed[i].push('0');
            } else if lines[i].starts_with("result") {
                changed[i].push_str(" 1");
            } else {
                changed.remove(i);
            }
            assert!(refused(&changed), "{game}: line {} was tampered with: {}", i + 1, lines[i]);
        }
        // A record that stops early is the record of a game that is not over.
        assert!(!refused(&lines[..lines.len() - 4].iter().map(|line| line.to_string()).collect::<Vec<_>>()));
    }
}

#[test]
fn a_seed_that_was_swapped_is_found() {
    let mut host = Host::default();
    for (game, options) in GAMES {
        let text = host.finished(game, options, 3);
        assert!(verify(&Record::read(&text).unwrap(), Claims::default()).is_ok());
        let seed = text.lines().find_map(|line| line.strip_prefix("seed ")).unwrap();
        let other = tabletop::Seed::from_number(4);
        let swapped = text.replace(seed, &other.to_string());
        assert!(verify(&Record::read(&swapped).unwrap(), Claims::default()).is_err());
        let commitment = text.lines().find_map(|line| line.strip_prefix("commitment ")).unwrap();
        let swapped = swapped.replace(commitment, &other.commitment());
        let error =
            english(&verify(&Record::read(&swapped).unwrap(), Claims::default()).unwrap_err().phrase());
        assert!(error.contains("roll or draw number"), "{error}");
    }
}

#[test]
fn a_seed_is_compared_with_the_hash_that_was_promised() {
    let text = Host::default().finished("troyes", "", 3);
    let record = Record::read(&text).unwrap();
    let hash = text.lines().find_map(|line| line.strip_prefix("commitment ")).unwrap();
    let with = |promised| verify(&record, Claims { promised: Some(promised), ..Claims::default() });
    let found = english(&with(hash).unwrap().phrase());
    assert!(found.contains("its hash is the one that you were promised"), "{found}");
    let rolls = text.lines().filter(|line| line.starts_with("roll ") || line.starts_with("draw ")).count();
    assert!(found.starts_with(&format!("All {rolls} rolls and draws were checked: {rolls} are")), "{found}");
    let other = tabletop::Seed::from_number(4);
    let error = english(&with(&other.commitment()).unwrap_err().phrase());
    assert!(error.contains("the hash shown before the game was"), "{error}");
    assert!(english(&verify(&record, Claims::default()).unwrap().phrase()).contains("`--promised HASH`"));
}

#[test]
fn a_record_cannot_declare_its_rolls_to_be_those_of_another_game() {
    let text = Host::default().finished("troyes", "", 3);
    let rolls = text.lines().filter(|line| line.starts_with("roll ") || line.starts_with("draw ")).count();
    let claim = |count: &str| {
        let forged = text.replacen("\nseed ", &format!("\nnote inherited {count}\nseed "), 1);
        assert!(forged.contains("note inherited"), "{forged}");
        english(&verify(&Record::read(&forged).unwrap(), Claims::default()).unwrap_err().phrase())
    };
    assert!(
        claim("9999").contains(&format!("9999 rolls and draws come from another game, but has only {rolls}"))
    );
    assert!(claim(&rolls.to_string()).contains("nothing here says whether they are right"));
    assert!(claim("1").contains(&format!("the first 1 of {rolls} rolls and draws come from another game")));
    assert!(claim("-1").contains("is not a number of rolls"));
}

/// The list of games above is whole: every game there is gets its share of garbage.
#[test]
fn every_game_is_tried() {
    for listed in protocol::games::LIST {
        assert!(GAMES.iter().any(|(game, _)| *game == listed.name), "{} is not tried", listed.name);
    }
}
