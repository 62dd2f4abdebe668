//! Positions of The Ladies of Troyes and of the King's Challenge that are set up by hand, answered as RULINGS.md has it.

use crate::host::Host;
use serde_json::{Value, json};

const OWNERS: [&str; 5] = ["blue", "green", "orange", "natural", "grey"];

/// A position that is loaded and played.
struct Position {
    host: Host,
    table: Value,
}

/// The whole result of `state` for the first round, blue to act: 20 deniers and 10 influence each, and an empty square.
fn bare(players: u8, options: &str) -> Value {
    let mut host = Host::default();
    host.must("new", json!({"game": "troyes", "players": players, "options": options, "seed": 1}));
    let mut printed = host.must("state", json!({}));
    printed.as_object_mut().unwrap().remove("table");
    let state = &mut printed["state"];
    state["round"] = json!(1);
    state["agenda"] = json!([{"turn": 0}]);
    for family in &mut state["families"].as_array_mut().unwrap()[..players.into()] {
        family["deniers"] = json!(20);
        family["influence"] = json!(10);
    }
    printed
}

/// Puts dice like `R4@blue` on the square.
fn roll(printed: &mut Value, dice: &str) {
    for die in dice.split_whitespace() {
        let (shown, owner) = die.split_once('@').unwrap();
        let color = match &shown[..1] {
            "R" => "red",
            "W" => "white",
            _ => "yellow",
        };
        let owner = OWNERS.iter().position(|name| *name == owner).unwrap();
        let district = &mut printed["state"]["square"][owner][color];
        let mut faces: Vec<u64> = serde_json::from_value(district.take()).unwrap_or_default();
        faces.push(shown[1..].parse().unwrap());
        *district = json!(faces);
    }
}

/// A side lies outside the gate of a level, from 0, with a cube of blue's.
fn post(printed: &mut Value, level: usize, side: &str) {
    printed["state"]["ramparts"]["outposts"][level] = json!({"side": side, "cubes": [1, 0, 0, 0, 0]});
}

/// A card is in the city, with tradesmen on its spaces and cubes of blue's.
fn reveal(printed: &mut Value, card: &str, tradesmen: [Option<&str>; 2], cubes: u8) {
    let city = printed["state"]["city"].as_array_mut().unwrap();
    city.push(json!({"card": card, "spaces": tradesmen, "picture": [], "cubes": [cubes, 0, 0, 0, 0]}));
    for owner in tradesmen.into_iter().flatten() {
        take(printed, owner);
    }
}

/// Takes a citizen out of a supply.
fn take(printed: &mut Value, owner: &str) {
    let owner = OWNERS.iter().position(|name| *name == owner).unwrap();
    let supply = &mut printed["state"]["families"][owner]["supply"];
    *supply = json!(supply.as_u64().unwrap() - 1);
}

fn load(mut printed: Value) -> Result<Position, Value> {
    printed["dice"] = json!("manual");
    let mut host = Host::default();
    let table = host.ask("load", printed)?["table"].clone();
    Ok(Position { host, table })
}

impl Position {
    fn next(&mut self) -> Value {
        self.host.must("next", json!({"table": self.table}))
    }

    /// Plays choices of whoever is asked.
    fn play(&mut self, choices: &[&str]) {
        for choice in choices {
            let seat = self.next()["asked"][0]["seat"].clone();
            self.host.must("play", json!({"table": self.table, "seat": seat, "choice": choice}));
        }
    }

    fn dice(&mut self, faces: &[u8]) {
        self.host.must("chance", json!({"table": self.table, "faces": faces}));
    }

    /// What is offered to whoever is asked.
    fn offered(&mut self) -> Vec<String> {
        let next = self.next();
        let choices = next["asked"][0]["choices"].as_array().cloned().unwrap_or_default();
        choices.iter().map(|choice| choice["text"].as_str().unwrap().to_string()).collect()
    }

    fn may(&mut self, choice: &str) -> bool {
        self.offered().iter().any(|offered| offered == choice)
    }

    fn state(&mut self) -> Value {
        self.host.must("state", json!({"table": self.table}))["state"].clone()
    }
}

#[test]
fn roy_buys() {
    let mut printed = bare(1, "ramparts");
    post(&mut printed, 0, "influence_when_die_bought");
    roll(&mut printed, "R6@blue W1@blue Y6@grey");
    printed["state"]["agenda"] = json!(["roy_turn"]);
    let mut position = load(printed).unwrap();
    position.dice(&[1, 2]);
    assert_eq!(position.offered(), ["outdoor influence_when_die_bought", "keep"]);
    position.play(&["outdoor influence_when_die_bought"]);
    assert_eq!(position.state()["families"][0]["influence"], 14);
    assert!(position.may("pass"));
}

#[test]
fn tithe() {
    let mut printed = bare(3, "ramparts");
    post(&mut printed, 2, "turn_bought_die");
    reveal(&mut printed, "tithe", [None; 2], 1);
    roll(&mut printed, "Y1@green Y2@green W1@green");
    let mut position = load(printed).unwrap();
    position.play(&["farm", "cube tithe", "outdoor turn_bought_die", "dice Y1@green! Y2@green"]);
    assert_eq!(position.state()["families"][0]["deniers"], 20 - 4 + (6 + 2) / 2);
}

#[test]
fn ladies_count() {
    let mut printed = bare(1, "ladies-characters");
    reveal(&mut printed, "goldsmith", [Some("grey"); 2], 0);
    printed["state"]["round"] = json!(3);
    printed["state"]["pile"] = json!(["jeanne_de_champagne"]);
    printed["state"]["buildings"]["city_hall"] = json!([null, null, null, null, null, null]);
    let standing =
        |building: &Value| building.as_array().unwrap().iter().filter(|space| **space == "grey").count();
    let (palace, bishopric) =
        (&printed["state"]["buildings"]["palace"], &printed["state"]["buildings"]["bishopric"]);
    let left = 24 - 2 - standing(palace) - standing(bishopric);
    printed["state"]["families"][4]["supply"] = json!(left);
    roll(&mut printed, "Y1@grey");
    printed["state"]["agenda"] = json!(["roy_turn"]);
    let mut position = load(printed).unwrap();
    position.dice(&[4, 4]);
    assert_eq!(position.state()["families"][4]["vp"][4], 1, "le Roy has two on the Goldsmith");
}

#[test]
fn exchange_dice() {
    let mut printed = bare(4, "ramparts");
    post(&mut printed, 2, "exchange_dice");
    roll(&mut printed, "R1@blue R2@blue W6@green W5@orange W4@natural Y4@grey");
    let mut facing = printed.clone();
    let exchange =
        ["outdoor exchange_dice", "take W6@green", "give R1@blue", "take W5@orange", "give R2@blue"];
    let mut position = load(printed).unwrap();
    position.play(&exchange);
    assert!(position.may("take W4@natural") && position.may("take Y4@grey"));
    position.play(&["take Y4@grey", "give W5@blue"]);
    assert!(position.may("pass") && !position.may("take W4@natural"), "three partners, grey among them");

    facing["state"]["agenda"] = json!([{"black": 0}]);
    facing["state"]["black"] = json!([6]);
    let mut position = load(facing).unwrap();
    position.play(&exchange);
    let again = load(position.host.must("state", json!({})).as_object().map(without_table).unwrap());
    assert!(again.unwrap().may("done"), "a state in the middle of an exchange can be loaded");
    position.play(&["done", "counter 6", "with W6"]);
    assert_eq!(position.state()["families"][0]["influence"], 11);
}

fn without_table(printed: &serde_json::Map<String, Value>) -> Value {
    printed
        .iter()
        .filter(|(key, _)| *key != "table")
        .map(|(key, value)| (key.clone(), value.clone()))
        .collect()
}

#[test]
fn marriage() {
    let mut printed = bare(2, "ladies-cards");
    reveal(&mut printed, "marriage", [None; 2], 0);
    printed["state"]["round"] = json!(3);
    printed["state"]["families"][0]["deniers"] = json!(6);
    roll(&mut printed, "R6@blue R1@green");
    let mut poor = load(printed.clone()).unwrap();
    poor.play(&["use marriage", "dice R6@blue", "from supply"]);
    assert_eq!(poor.state()["families"][0]["deniers"], 0, "hired, and nothing else paid");
    printed["state"]["families"][0]["deniers"] = json!(13);
    let mut rich = load(printed).unwrap();
    rich.play(&["use marriage", "dice R6@blue", "from supply"]);
    assert_eq!(rich.offered(), ["times 0", "times 1"]);
}

#[test]
fn outlaw_support() {
    let mut printed = bare(2, "ladies-events");
    let events = ["marauding", "war", "conflict_of_succession", "chief_outlaw_1", "support"];
    let queue: Vec<Value> = events.iter().map(|event| json!({"event": event, "cubes": []})).collect();
    printed["state"]["queue"] = json!(queue);
    printed["state"]["seen"] = json!(events[1..]);
    printed["state"]["agenda"] = json!([{"effect": 3}, {"newcomer": "conflict_of_succession"}]);
    roll(&mut printed, "Y1@blue");
    let mut position = load(printed).unwrap();
    position.dice(&[1]);
    let struck: Vec<Value> =
        position.state()["queue"].as_array().unwrap().iter().map(|menace| menace["cubes"].clone()).collect();
    assert_eq!(struck, [json!([]), json!([]), json!(["grey"]), json!([]), json!([])], "none on War instead");
}

#[test]
fn uprising() {
    let mut printed = bare(2, "ladies-events");
    printed["state"]["queue"] =
        json!([{"event": "marauding", "cubes": []}, {"event": "uprising", "cubes": []}]);
    printed["state"]["seen"] = json!(["uprising"]);
    printed["state"]["agenda"] = json!([{"effect": 2}, {"ordeal": ["uprising", null]}]);
    let buildings = &mut printed["state"]["buildings"];
    let neutral = buildings["palace"].as_array().unwrap().iter().filter(|space| **space == "grey").count();
    buildings["palace"] = json!(["blue", "blue", "blue", "green", "green", "green"]);
    buildings["lying"][0] = json!(["blue", "green"]);
    let supply = &mut printed["state"]["families"][4]["supply"];
    *supply = json!(supply.as_u64().unwrap() + neutral as u64);
    for owner in ["blue", "green"] {
        (0..4).for_each(|_| take(&mut printed, owner));
    }
    let refused = load(printed).err().expect("two do not lie there before an uprising");
    assert_eq!(refused["code"], "bad_state");
    assert!(refused["details"][0].as_str().unwrap().contains("lie expelled"), "{refused}");
}
