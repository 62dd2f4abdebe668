//! What programs that think ask for: answers in brief, views and questions in the same line, copies, guesses, bots,
//! values and whole moves.

use protocol::Engine;
use serde_json::{Value, json};
use tabletop::Seed;

struct Session(Engine);

impl Session {
    fn new() -> Session {
        Session(Engine::new(Seed::from_number(1)))
    }

    fn ask(&mut self, method: &str, params: Value) -> Value {
        let request = json!({"id": 1, "method": method, "params": params});
        self.0.answer(request.to_string().as_bytes()).unwrap()
    }

    fn must(&mut self, method: &str, params: Value) -> Value {
        let answer = self.ask(method, params);
        assert_eq!(answer.get("error"), None, "{method}");
        answer["result"].clone()
    }

    fn refused(&mut self, method: &str, params: Value) -> String {
        self.ask(method, params)["error"]["code"].as_str().expect("it is refused").into()
    }
}

fn troyes(session: &mut Session) -> Value {
    session.must("new", json!({"game": "troyes", "players": 2, "seed": 5, "brief": true, "next": true}))
}

#[test]
fn one_line_tells_all_that_three_would() {
    let mut session = Session::new();
    let mut told = troyes(&mut session);
    assert_eq!(told.get("happened"), None);
    for _ in 0..40 {
        let asked = told["next"]["asked"][0].clone();
        let params = json!({
            "seat": asked["seat"], "choice": asked["choices"][0], "question": told["next"]["question"],
            "brief": true, "next": true, "view": "asked",
        });
        told = session.must("play", params);
        let next = session.must("next", json!({}));
        assert_eq!(told["question"], next["question"]);
        let full: Vec<&Value> =
            next["asked"][0]["choices"].as_array().unwrap().iter().map(|offered| &offered["text"]).collect();
        let brief: Vec<&Value> = told["next"]["asked"][0]["choices"].as_array().unwrap().iter().collect();
        assert_eq!(brief, full);
        assert_eq!(told["next"]["asked"][0]["kind"], next["asked"][0]["kind"]);
        let view = session.must("view", json!({"seat": next["asked"][0]["seat"]}));
        assert_eq!(told["view"], view["view"]);
    }
}

#[test]
fn a_game_can_be_played_to_its_end_in_brief() {
    let mut session = Session::new();
    let mut told = session.must("new", json!({"game": "dice", "seed": 2, "brief": true, "next": true}));
    while told["next"]["pending"] == "seats" {
        let asked = &told["next"]["asked"][0];
        let choice = asked["choices"].as_array().unwrap().last().unwrap();
        let params = json!({"seat": asked["seat"], "choice": choice, "brief": true, "next": true});
        told = session.must("play", params);
    }
    assert_eq!(told["next"]["pending"], "over");
    assert_eq!(told["next"]["total"].as_array().unwrap().len(), 1);
    assert_eq!(told["next"]["winners"], json!([0]));
}

#[test]
fn what_is_refused_changes_nothing() {
    let mut session = Session::new();
    let told = troyes(&mut session);
    let choice = &told["next"]["asked"][0]["choices"][0];
    let play = |view: &str| json!({"seat": 0, "choice": choice, "view": view});
    assert_eq!(session.refused("play", play("nobody")), "unknown_seat");
    assert_eq!(session.must("next", json!({"brief": true}))["question"], told["question"]);
    for (method, params, code) in [
        ("next", json!({"brief": "yes"}), "bad_params"),
        ("play", json!({"seat": 0, "choice": choice, "next": 1}), "bad_params"),
        ("view", json!({"brief": true}), "bad_params"),
        ("bot", json!({"bot": "nobody"}), "unknown_bot"),
        ("bot", json!({"bot": "exec:true"}), "unknown_bot"),
        ("bot", json!({"seat": 1}), "not_asked"),
        ("bot", json!({"question": 0, "play": true}), "stale"),
        ("moves", json!({"seat": 1}), "not_asked"),
        ("guess", json!({"seat": 9}), "unknown_seat"),
        ("guess", json!({}), "bad_params"),
        ("evaluate", json!({"seat": "nobody"}), "unknown_seat"),
    ] {
        assert_eq!(session.refused(method, params.clone()), code, "{method} {params}");
    }
}

#[test]
fn a_copy_and_a_guess_go_their_own_ways() {
    let mut session = Session::new();
    let told = troyes(&mut session);
    let choice = told["next"]["asked"][0]["choices"][0].clone();
    let copy = session.must("clone", json!({}));
    let guess = session.must("guess", json!({"table": 1, "seat": 0, "seed": 4, "brief": true}));
    assert_eq!((&copy["table"], &guess["table"]), (&json!(2), &json!(3)));
    let view = |session: &mut Session, table| {
        session.must("view", json!({"table": table, "seat": 0}))["view"].clone()
    };
    let before = view(&mut session, 1);
    assert_eq!(view(&mut session, 2), before);
    assert_eq!(view(&mut session, 3), before);
    for table in [2, 3] {
        session.must("play", json!({"table": table, "seat": 0, "choice": choice}));
        assert_ne!(view(&mut session, table), before);
    }
    assert_eq!(view(&mut session, 1), before);
    let secret = |session: &mut Session, table: u64, seat: u64| {
        session.must("view", json!({"table": table, "seat": seat}))["view"]["table"]["families"][1]["characters"].clone()
    };
    let others: Vec<Value> = (0..8)
        .map(|seed| {
            let guess = session.must("guess", json!({"table": 1, "seat": 0, "seed": seed}));
            let characters = secret(&mut session, guess["table"].as_u64().unwrap(), 1);
            session.must("close", json!({"table": guess["table"]}));
            characters
        })
        .collect();
    assert!(others.iter().any(|other| *other != others[0]), "the secret is guessed, not known: {others:?}");
}

#[test]
fn bots_decide_explain_and_play() {
    let mut session = Session::new();
    troyes(&mut session);
    let decided = session.must("bot", json!({"bot": "greedy", "seed": 3, "lang": "fr"}));
    assert!(decided["reasons"].is_array() && decided.get("question").is_none());
    let played =
        session.must("bot", json!({"bot": "greedy", "seed": 3, "play": true, "brief": true, "next": true}));
    assert_eq!((&played["text"], played.get("reasons")), (&decided["text"], None));
    assert_eq!(played["next"]["question"], played["question"]);
    let values = session.must("evaluate", json!({"seat": 0}));
    assert_eq!(values["values"].as_array().unwrap().len(), 2);
}

#[test]
fn whole_moves_are_the_choices_that_belong_together() {
    let mut session = Session::new();
    troyes(&mut session);
    let (mut kinds, mut idle) = (std::collections::BTreeSet::new(), 0);
    let uses_dice = |whole: &Value| whole["choices"].to_string().contains("dice ");
    assert_eq!(session.must("moves", json!({"most": 1}))["moves"].as_array().unwrap().len(), 1);
    for _ in 0..120 {
        let next = session.must("next", json!({"brief": true}));
        if next["pending"] != "seats" {
            break;
        }
        let told = session.must("moves", json!({"most": 150}));
        let moves = told["moves"].as_array().unwrap();
        assert!(!moves.is_empty());
        idle += moves.iter().filter(|whole| whole["idle"] == true && uses_dice(whole)).count();
        let longest = moves.iter().max_by_key(|whole| whole["choices"].as_array().unwrap().len()).unwrap();
        kinds.insert(longest["choices"].as_array().unwrap().len());
        // A whole move is played choice by choice, on a copy and on the table itself.
        for choice in longest["choices"].as_array().unwrap() {
            session.must("play", json!({"seat": told["seat"], "choice": choice}));
        }
    }
    assert!(kinds.len() > 2, "{kinds:?}");
    assert!(idle > 0, "no set of dice has a die too many");
}

#[test]
fn a_whole_move_is_played_by_one_request_or_not_at_all() {
    for (game, players) in [("troyes", 2), ("troyes", 4), ("kings-challenge", 1), ("dice", 1), ("toy", 2)] {
        let mut luck = fastrand::Rng::with_seed(8);
        let mut session = Session::new();
        let mut told = session
            .must("new", json!({"game": game, "players": players, "seed": 3, "brief": true, "next": true}));
        let mut saved = 0;
        while told["next"]["pending"] == "seats" {
            let listed = session.must("moves", json!({"table": 1, "most": 60}));
            let choices = luck.choice(listed["moves"].as_array().unwrap()).unwrap()["choices"].clone();
            let mut wrong = choices.as_array().unwrap().clone();
            wrong.push(wrong[0].clone());
            wrong.push("dance".into());
            let play = |table: u64, choices: &Value| json!({"table": table, "seat": listed["seat"], "choices": choices});
            // One by one on a copy, then all in one request.
            let copy = session.must("clone", json!({"table": 1, "brief": true}))["table"].as_u64().unwrap();
            let before = session.must("state", json!({"table": 1}));
            assert_eq!(session.refused("play", play(1, &wrong.into())), "bad_choice");
            assert_eq!(session.refused("play", play(1, &json!([]))), "not_offered");
            for choice in choices.as_array().unwrap() {
                session.must("play", json!({"table": copy, "seat": listed["seat"], "choice": choice}));
            }
            assert_eq!(session.must("state", json!({"table": 1})), before);
            let mut params = play(1, &choices);
            (params["brief"], params["next"]) = (true.into(), true.into());
            told = session.must("play", params);
            let states =
                [1, copy].map(|table| session.must("state", json!({"table": table}))["state"].clone());
            assert_eq!(states[0], states[1], "{game}: {choices}");
            session.must("close", json!({"table": copy}));
            saved += choices.as_array().unwrap().len() - 1;
        }
        assert!(saved > 5, "{game}: {saved}");
    }
}

#[test]
fn one_choice_or_several_are_wanted_and_several_go_all_or_none() {
    let mut session = Session::new();
    session.must("new", json!({"game": "toy", "players": 2, "seed": 7}));
    let play = |more: Value| {
        let mut params = json!({"seat": 0, "brief": true});
        params.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        params
    };
    assert_eq!(session.refused("play", play(json!({}))), "bad_params");
    assert_eq!(session.refused("play", play(json!({"choice": "take 6", "choices": ["sell"]}))), "bad_params");
    assert_eq!(session.refused("play", play(json!({"choices": "take 6"}))), "bad_params");
    assert_eq!(session.refused("play", play(json!({"choices": ["take 6", "take 6"]}))), "not_offered");
    assert_eq!(session.refused("play", play(json!({"choices": ["take 6"], "question": 1}))), "stale");
    assert_eq!(session.must("next", json!({"brief": true}))["question"], 2);
    assert_eq!(session.must("play", play(json!({"choices": [{"take": 6}, "sell"]})))["question"], 4);
    assert_eq!(session.must("undo", json!({}))["question"], 3);
}

/// A choice as programs send it, and the same line with something said twice, which is read another way.
fn play_twice(params: &Value) -> [String; 2] {
    let once = json!({"id": 7, "method": "play", "params": params}).to_string();
    let twice = once.replace("\"seat\":", "\"table\":null,\"table\":null,\"seat\":");
    [once, twice]
}

#[test]
fn choices_are_answered_alike_however_their_line_is_read_and_whatever_was_listed_before() {
    for (game, players) in [("troyes", 3), ("kings-challenge", 1), ("dice", 2), ("toy", 2)] {
        let mut luck = fastrand::Rng::with_seed(4);
        let mut sessions = [Session::new(), Session::new()];
        let new = json!({"game": game, "players": players, "seed": 11});
        for session in &mut sessions {
            session.must("new", new.clone());
        }
        for step in 0..120 {
            let next = sessions.each_mut().map(|session| session.must("next", json!({"brief": true})));
            assert_eq!(next[0], next[1]);
            let Some(asked) = next[0]["asked"].get(0) else { break };
            // Now one that is offered, now one that is not, now one to be taken back at once; one of the two sessions
            // has the choices listed once more before.
            let choices = asked["choices"].as_array().unwrap();
            let choice = luck.choice(choices).unwrap();
            let wishes = luck.bool();
            let offered = json!({"seat": asked["seat"], "choice": choice, "brief": wishes, "next": wishes});
            let wrong = json!({"seat": asked["seat"], "choice": "dance", "next": true});
            for params in [wrong, json!({"seat": 99, "choice": choice}), offered] {
                let lines = play_twice(&params);
                let answers =
                    [0, 1].map(|place| sessions[place].0.answer_line(lines[place].as_bytes()).unwrap());
                assert_eq!(answers[0], answers[1], "{game}, {step}: {params}");
            }
            if luck.u8(..4) == 0 {
                let undone = sessions.each_mut().map(|session| session.ask("undo", json!({})));
                assert_eq!(undone[0], undone[1]);
                sessions[1].must("next", json!({}));
            }
        }
        let records = sessions.each_mut().map(|session| session.must("record", json!({})));
        assert_eq!(records[0], records[1]);
    }
}

#[test]
fn choices_listed_before_something_was_taken_back_are_forgotten() {
    let mut session = Session::new();
    let told =
        session.must("new", json!({"game": "toy", "players": 1, "seed": 3, "brief": true, "next": true}));
    let takes = told["next"]["asked"][0]["choices"].as_array().unwrap().clone();
    let play = |choice: &Value| json!({"seat": 0, "choice": choice, "brief": true, "next": true});
    let used = session.must("play", play(&takes[0]));
    let uses = used["next"]["asked"][0]["choices"][0].clone();
    session.must("undo", json!({}));
    assert_eq!(session.refused("play", play(&uses)), "not_offered");
    assert_eq!(session.must("play", play(&takes[0])), used);
}
