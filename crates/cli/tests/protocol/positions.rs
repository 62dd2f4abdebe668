//! Positions set up by hand through the protocol, which answer as ruled.

use crate::host::Host;
use serde_json::{Value, json};

/// Blue's turn in a late round, nobody in the buildings but neutral citizens, 20 deniers and 10 influence each.
struct Position {
    host: Host,
    saved: Value,
}

impl Position {
    fn new(players: u8, options: &str, dice: [Value; 5]) -> Position {
        let mut host = Host::default();
        host.must("new", json!({"game": "troyes", "players": players, "options": options, "seed": 3}));
        let mut saved = host.must("state", json!({}));
        let state = &mut saved["state"];
        state["round"] = 3.into();
        state["agenda"] = json!([{"turn": 0}]);
        state["square"] = dice.to_vec().into();
        for family in &mut state["families"].as_array_mut().unwrap()[..usize::from(players)] {
            family["deniers"] = 20.into();
            family["influence"] = 10.into();
        }
        Position { host, saved }
    }

    /// A card with a tradesman of blue's, and so many of blue's cubes.
    fn card(mut self, card: &str, cubes: u8) -> Position {
        let state = &mut self.saved["state"];
        let supply = &mut state["families"][0]["supply"];
        *supply = (supply.as_u64().unwrap() - 1).into();
        state["city"] = json!([
            {"card": card, "spaces": ["blue", null], "picture": [], "cubes": [cubes, 0, 0, 0, 0]}
        ]);
        self
    }

    /// Cubes of green's on Marauding.
    fn marauding(mut self, cubes: usize) -> Position {
        self.saved["state"]["queue"][0]["cubes"] = vec!["green"; cubes].into();
        self
    }

    /// Plays on, whoever is asked.
    fn play(mut self, said: &[&str]) -> Position {
        if self.saved != Value::Null {
            self.host.must("close", json!({}));
            self.host.must("load", self.saved.take());
        }
        for choice in said {
            let seat = self.host.must("next", json!({}))["asked"][0]["seat"].clone();
            self.host.must("play", json!({"seat": seat, "choice": choice}));
        }
        self
    }

    /// What is offered, in the notation of records.
    fn offered(&mut self) -> Vec<String> {
        let next = self.host.must("next", json!({}));
        let choices = next["asked"][0]["choices"].as_array().expect("somebody is asked");
        choices.iter().map(|choice| choice["text"].as_str().unwrap().into()).collect()
    }

    /// The victory points that a family has gained.
    fn vp(&mut self, family: usize) -> i64 {
        let state = self.host.must("state", json!({}));
        state["state"]["families"][family]["vp"].as_array().unwrap().iter().filter_map(Value::as_i64).sum()
    }
}

#[test]
fn procession_asks_how_often_it_pays_an_opponent() {
    let dice = || {
        let square = [json!({"white": [6, 6]}), json!({"yellow": [1, 2]}), json!({"red": [1]})];
        let [blue, green, orange] = square;
        [blue, green, orange, json!({}), json!({})]
    };
    let procession = || Position::new(3, "", dice()).card("procession", 0);
    let mut asked = procession().play(&["use procession", "dice W6@blue W6@blue"]);
    assert_eq!(asked.offered(), ["times 1", "times 2"]);
    assert_eq!(asked.play(&["times 1"]).vp(1), 2);
    let mut own_figures = procession();
    own_figures.saved["figures"] = "[activity.base]\nprocession.divisor = 2\n".into();
    let mut asked = own_figures.play(&["use procession", "dice W6@blue"]);
    assert_eq!(asked.offered(), ["times 1", "times 2", "times 3"]);
}

#[test]
fn cubes_of_chivalry_may_be_forgone() {
    let dice = [json!({"red": [1, 1, 5]}), json!({"red": [3]}), json!({}), json!({}), json!({})];
    let chivalry = Position::new(2, "", dice).card("chivalry", 0).marauding(3);
    let mut asked = chivalry.play(&["use chivalry", "dice R5@blue"]);
    assert_eq!(asked.offered(), ["on marauding", "forgo"]);
    assert_eq!(asked.play(&["forgo", "forgo"]).vp(1), 0);
}

#[test]
fn agriculture_takes_a_group_worth_one() {
    let dice = [json!({"yellow": [1]}), json!({}), json!({}), json!({}), json!({})];
    let mut turn = Position::new(2, "", dice).play(&[]);
    assert!(turn.offered().contains(&"farm".into()));
    turn.play(&["farm", "dice Y1@blue"]);
}

#[test]
fn the_cathedral_takes_dice_without_room() {
    let dice = [json!({"white": [3, 3, 4]}), json!({"red": [1]}), json!({}), json!({}), json!({})];
    let mut position = Position::new(2, "", dice);
    position.saved["state"]["cathedral"][2] = json!(["green", "green", null, null]);
    let mut built = position.play(&["build", "dice W3@blue W3@blue W4@blue"]);
    assert_eq!(built.vp(0), 2, "the second 3 finds no room");
}

#[test]
fn a_countered_marauding_takes_no_further_cube_in_the_same_action() {
    let dice = || [json!({"red": [6]}), json!({"red": [1]}), json!({}), json!({}), json!({})];
    let card =
        |card, cubes, green| Position::new(2, "ladies-cards", dice()).card(card, cubes).marauding(green);
    let placed = [
        card("catapult", 2, 2).play(&["use catapult", "dice R6@blue", "unload 2", "on marauding"]),
        card("ransom", 0, 3).play(&["use ransom", "dice R6@blue", "times 2", "on marauding"]),
        card("scout", 0, 3).play(&["use scout", "dice R6@blue", "on marauding"]),
    ];
    for mut position in placed {
        let next = position.host.must("next", json!({}));
        assert_eq!(next["asked"][0]["seat"], 1, "what is left is lost: {next}");
        let state = position.host.must("state", json!({}))["state"].clone();
        assert_eq!(state["queue"][0]["cubes"], json!([]));
    }
}
