//! Real traffic is what the schemas say, and other traffic is not.

use bots::{Budget, Clock, by_name};
use jsonschema::Validator;
use protocol::games::{self, AnyGame, ForGame, Listed, Setup, Wish};
use protocol::{Engine, schema};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::time::Duration;
use tabletop::{Cup, Pending, Seed};

/// A game by its name, whose schemas it has, its players, its seats and the options it is played with.
const GAMES: [(&str, &str, u8, u8, &str); 6] = [
    ("toy", "toy", 3, 3, "rich"),
    ("dice", "dice", 1, 1, ""),
    ("dice", "dice", 3, 3, "all"),
    ("troyes", "troyes", 2, 2, ""),
    ("troyes", "troyes", 4, 4, "all"),
    ("kings-challenge", "troyes", 1, 2, "all"),
];

/// The schemas of a game.
struct Schemas {
    game: &'static str,
    known: BTreeMap<String, Validator>,
}

impl Schemas {
    fn of(game: &'static str) -> Schemas {
        Schemas { game, known: BTreeMap::new() }
    }

    fn schema(&mut self, thing: &str) -> &Validator {
        self.known.entry(thing.into()).or_insert_with(|| {
            let mut schema = schema::file(self.game).unwrap();
            schema["$ref"] = format!("#/$defs/{thing}").into();
            jsonschema::validator_for(&schema).unwrap()
        })
    }

    fn check(&mut self, thing: &str, value: &Value) {
        if let Err(error) = self.schema(thing).validate(value) {
            panic!("{} {thing} at {}: {error}\n{value}", self.game, error.instance_path());
        }
    }

    fn refuses(&mut self, thing: &str, value: &Value) {
        assert!(!self.schema(thing).is_valid(value), "{} {thing}: {value}", self.game);
    }
}

/// A session of which every line is held against the schemas.
struct Session {
    engine: Engine,
    schemas: Schemas,
}

impl Session {
    fn of(game: &'static str) -> Session {
        Session { engine: Engine::new(Seed::from_number(1)), schemas: Schemas::of(game) }
    }

    fn ask(&mut self, method: &str, params: Value) -> Value {
        let request = json!({"id": 1, "method": method, "params": params});
        self.schemas.check("request", &request);
        self.schemas.check(&format!("{method}-params"), &params);
        let answer = self.engine.answer(request.to_string().as_bytes()).unwrap();
        self.schemas.check("answer", &answer);
        if let Some(result) = answer.get("result") {
            self.schemas.check(&format!("{method}-result"), result);
        }
        answer
    }

    fn must(&mut self, method: &str, params: Value) -> Value {
        let answer = self.ask(method, params);
        assert_eq!(answer.get("error"), None, "{method}");
        answer["result"].clone()
    }

    fn look_around(&mut self, seats: u8) {
        self.must("view", json!({}));
        (0..seats).for_each(|seat| drop(self.must("view", json!({"seat": seat}))));
        let saved = self.must("state", json!({}));
        self.schemas.check("state", &saved["state"]);
        self.schemas.check("options", &saved["options"]);
    }

    /// One choice or roll at random; whether the game goes on.
    fn step(&mut self, luck: &mut fastrand::Rng) -> bool {
        let next = self.must("next", json!({"lang": "fr"}));
        match next["pending"].as_str().unwrap() {
            "seats" => {
                let asked = luck.choice(next["asked"].as_array().unwrap()).unwrap();
                let offered = luck.choice(asked["choices"].as_array().unwrap()).unwrap();
                self.schemas.check("choice", &offered["choice"]);
                let form = if luck.bool() { "choice" } else { "text" };
                let params =
                    json!({"seat": asked["seat"], "choice": offered[form], "question": next["question"]});
                let told = self.must("play", params);
                let happened = told["happened"].as_array().unwrap();
                happened.iter().for_each(|told| self.schemas.check("happening", &told["happening"]));
                true
            }
            _ => false,
        }
    }
}

#[test]
fn whole_games_are_what_the_schemas_say() {
    for (game, file, players, seats, options) in GAMES {
        let mut session = Session::of(file);
        let mut luck = fastrand::Rng::with_seed(7);
        session.must("hello", json!({"game": game}));
        session.must("new", json!({"game": game, "players": players, "options": options, "seed": 5}));
        let mut steps = 0;
        while session.step(&mut luck) {
            if steps % 20 == 0 {
                session.look_around(seats);
            }
            steps += 1;
        }
        assert!(steps > 5, "{game}");
        session.look_around(seats);
        let record = session.must("record", json!({}))["record"].clone();
        let saved = session.must("state", json!({}));
        session.must("close", json!({}));
        session.must("load", json!({"record": record}));
        session.must("close", json!({}));
        session.must("load", saved);
    }
}

#[test]
fn whatever_else_is_wished_for_is_what_the_schemas_say() {
    for (game, file, players, _, options) in GAMES {
        let mut session = Session::of(file);
        let wishes = json!({"brief": true, "next": true, "view": "asked"});
        let mut new = wishes.clone();
        new["game"] = game.into();
        new["players"] = players.into();
        new["options"] = options.into();
        new["seed"] = 3.into();
        let mut told = session.must("new", new);
        for step in 0..60 {
            if told["next"]["pending"] != "seats" {
                break;
            }
            let (seat, first) = (&told["next"]["asked"][0]["seat"], &told["next"]["asked"][0]["choices"][0]);
            let in_full = step % 10 == 0;
            let params = json!({
                "table": 1, "seat": seat, "choice": first, "brief": !in_full, "next": true, "view": seat,
            });
            session.schemas.check("view", &told["view"]);
            if in_full {
                session.must("moves", json!({"table": 1, "most": 50}));
                session.must("evaluate", json!({"table": 1, "seat": seat, "seed": 1}));
                session.must("evaluate", json!({"table": 1}));
                let copy = session.must("clone", json!({"table": 1, "view": "spectator"}));
                session.must("bot", json!({"table": copy["table"], "bot": "random", "play": true}));
                session.must("close", json!({"table": copy["table"]}));
                let guess = session.must("guess", json!({"table": 1, "seat": seat, "next": true}));
                session.must("bot", json!({"table": guess["table"], "bot": "random", "brief": true}));
                session.must("close", json!({"table": guess["table"]}));
            }
            session.must("play", params);
            let mut again = wishes.clone();
            again["table"] = 1.into();
            let next = session.must("next", again);
            told = json!({"next": next, "view": next["view"]});
        }
    }
}

#[test]
fn typed_in_dice_mistakes_and_undo_are_what_the_schemas_say() {
    let mut session = Session::of("toy");
    session
        .must("new", json!({"game": "toy", "options": {"players": 1}, "dice": "manual", "names": ["Anna"]}));
    session.must("next", json!({}));
    session.must("chance", json!({"order": ["four"]}));
    session.must("next", json!({}));
    session.must("undo", json!({}));
    session.must("chance", json!({"order": [3], "question": 0}));
    session.must("chance", json!({"faces": [4, 1]}));
    session.must("why_not", json!({"seat": "red", "thing": "tower"}));
    for (method, params) in [
        ("play", json!({"seat": 0, "choice": "sell"})),
        ("chance", json!({"faces": [7, 1]})),
        ("load", json!({"game": "toy", "state": session.must("state", json!({}))["state"], "rules": 99})),
        ("new", json!({"game": "chess"})),
        ("undo", json!({"table": 77})),
    ] {
        assert!(session.ask(method, params).get("error").is_some(), "{method}");
    }
}

#[test]
fn wrong_messages_are_refused() {
    let mut session = Session::of("toy");
    session.must("new", json!({"game": "toy", "seed": 7}));
    let (next, view) = (session.must("next", json!({})), session.must("view", json!({"seat": 0})));
    let state = session.must("state", json!({}))["state"].clone();
    let schemas = &mut session.schemas;
    let changed = |value: &Value, pointer: &str, new: Value| {
        let mut value = value.clone();
        *value.pointer_mut(pointer).unwrap() = new;
        value
    };
    schemas.refuses("next-result", &changed(&next, "/pending", json!("nobody")));
    schemas.refuses("next-result", &changed(&next, "/asked/0/choices/0/choice", json!({"take": "six"})));
    schemas.refuses("next-result", &changed(&next, "/asked", json!(null)));
    schemas.refuses("view-result", &changed(&view, "/view/open/step", json!({"steal": 0})));
    schemas.refuses("view", &changed(&view["view"], "/viewer", json!("everybody")));
    schemas.refuses("state", &changed(&state, "/lucky", json!([1, 2, 3])));
    schemas.refuses("state", &changed(&state, "/open", json!({})));
    schemas.refuses("choice", &json!("steal"));
    schemas.refuses("options", &json!({"players": 2, "rich": false, "poor": true}));
    schemas.refuses("request", &json!({"id": 1, "method": "shuffle"}));
    schemas.refuses("request", &json!({"id": 1, "method": "play", "params": {"seat": 0, "choise": "sell"}}));
    schemas.refuses("new-params", &json!({"game": "toy", "seed": -1}));
    schemas.refuses("answer", &json!({"id": 1}));
    schemas.refuses("error", &json!({"code": "bad_luck", "message": ""}));
    schemas.refuses("bot-answer", &json!({"reasons": []}));
    schemas.refuses("bot-answer", &json!({"choice": -1}));
    schemas.check("play-params", &json!({"seat": 0, "choices": ["take 6", {"take": 6}]}));
    schemas.refuses("play-params", &json!({"seat": 0}));
    schemas.refuses("play-params", &json!({"seat": 0, "choice": "take 6", "choices": ["sell"]}));
    let mut troyes = Schemas::of("troyes");
    troyes.refuses("choice", &json!({"take": 6}));
    troyes.refuses("Group", &json!("R7@blue"));
    troyes.refuses("Event", &json!("a_quiet_day"));
}

/// Plays a seat's first questions by a program that writes down whatever it is sent.
struct Conversation;

impl ForGame for Conversation {
    type Output = Vec<Value>;
    fn run<G: AnyGame>(self, listed: &'static Listed) -> Vec<Value> {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("heard");
        let script = format!(
            "import sys\nheard = open(\"{}\", \"w\")\nfor line in sys.stdin:\n    heard.write(line)\n    heard.flush()\n    if \"choices\" in line: print(\"{{\\\"choice\\\": 0}}\", flush=True)\n",
            file.display()
        );
        let setup = Setup { wish: Wish::List("all".into()), ..Setup::default() };
        let game: G = setup.rules(listed).unwrap();
        let mut bot = by_name::<G>(&format!("exec:python3 -c '{script}'"), 1).unwrap();
        let mut clock = Clock::new(Budget::Simulations(1)).with_patience(Duration::from_secs(30));
        let (mut state, mut cup, mut asked) = (game.start(), Cup::new(Seed::from_number(3)), 0);
        let mut choices = Vec::new();
        while asked < 40 {
            match game.pending(&state) {
                Pending::Over => break,
                Pending::Chance(awaited) => game.chance(&mut state, &cup.answer(awaited), None).unwrap(),
                Pending::Seats(seats) => {
                    let seat = seats.iter().next().unwrap();
                    game.choices(&state, seat, &mut choices);
                    let by_bot = (seat.0 == 0)
                        .then(|| bots::ask(bot.as_mut(), &game, &state, seat, &mut clock).unwrap());
                    asked += u32::from(by_bot.is_some());
                    game.play(&mut state, seat, by_bot.unwrap_or(choices[0]), None).unwrap();
                }
            }
        }
        assert_eq!(clock.forfeited(), None);
        let heard = std::fs::read_to_string(file).unwrap();
        heard.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    }
}

#[test]
fn a_program_that_plays_is_sent_what_the_schemas_say() {
    for (game, file) in
        [("toy", "toy"), ("dice", "dice"), ("troyes", "troyes"), ("kings-challenge", "troyes")]
    {
        let mut schemas = Schemas::of(file);
        let heard = games::with(game, Conversation).unwrap();
        assert!(heard.len() > 3, "{game}: {}", heard.len());
        schemas.check("bot-hello", &heard[0]);
        for (number, question) in heard[1..].iter().enumerate() {
            schemas.check("bot-question", question);
            assert_eq!(question["question"], number);
            let offered = &question["choices"][0];
            for choice in [json!(0), offered["text"].clone(), offered["choice"].clone()] {
                schemas.check("bot-answer", &json!({"choice": choice, "question": number, "reasons": []}));
            }
        }
        let mut wrong = heard[1].clone();
        wrong["view"] = json!({});
        schemas.refuses("bot-question", &wrong);
    }
}

#[test]
fn every_game_has_its_schemas() {
    for name in ["troyes", "dice", "toy"] {
        assert_eq!(schema::file(name).unwrap()["title"], name);
    }
    assert!(schema::file("chess").is_none());
}
