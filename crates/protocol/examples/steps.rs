//! How many steps a second a program gets through the protocol: by today's three requests a step, and by one.
//!
//! `cargo run --profile quick -p troyes-protocol --example steps`

use protocol::Engine;
use serde_json::{Value, json};
use std::time::Instant;
use tabletop::Seed;

fn ask(engine: &mut Engine, method: &str, params: Value) -> Value {
    let request = json!({"id": 1, "method": method, "params": params}).to_string();
    let answer = engine.answer(request.as_bytes()).expect("it is a request").to_string();
    let mut answer: Value = serde_json::from_str(&answer).expect("it is JSON");
    answer["result"].take()
}

/// Asks what is asked, looks, and answers.
fn by_three(engine: &mut Engine, luck: &mut fastrand::Rng) -> u32 {
    ask(engine, "new", json!({"game": "troyes", "players": 4, "seed": luck.u32(..)}));
    let mut steps = 0;
    loop {
        let next = ask(engine, "next", json!({}));
        let Some(asked) = next["asked"].get(0) else { break };
        ask(engine, "view", json!({"seat": asked["seat"]}));
        let offered = luck.choice(asked["choices"].as_array().expect("choices")).expect("one at least");
        ask(engine, "play", json!({"seat": asked["seat"], "choice": offered["choice"]}));
        steps += 1;
    }
    ask(engine, "close", json!({}));
    steps
}

/// Answers, and is told in brief what is asked next; with a view or without.
fn by_one(engine: &mut Engine, luck: &mut fastrand::Rng, view: Option<&str>) -> u32 {
    let new = json!({"game": "troyes", "players": 4, "seed": luck.u32(..), "brief": true, "next": true});
    let mut told = ask(engine, "new", new);
    let mut steps = 0;
    while let Some(asked) = told["next"]["asked"].get(0) {
        let choice = luck.choice(asked["choices"].as_array().expect("choices")).expect("one at least");
        let play =
            json!({"seat": asked["seat"], "choice": choice, "brief": true, "next": true, "view": view});
        told = ask(engine, "play", play);
        steps += 1;
    }
    ask(engine, "close", json!({}));
    steps
}

fn measure(name: &str, mut game: impl FnMut(&mut Engine, &mut fastrand::Rng) -> u32) -> f64 {
    let (mut engine, mut luck) = (Engine::new(Seed::from_number(1)), fastrand::Rng::with_seed(1));
    let (begun, mut steps) = (Instant::now(), 0);
    while begun.elapsed().as_secs() < 4 {
        steps += game(&mut engine, &mut luck);
    }
    let rate = f64::from(steps) / begun.elapsed().as_secs_f64();
    println!("{name}: {rate:.0} steps a second");
    rate
}

fn main() {
    let before = measure("next, view and play", by_three);
    let seen =
        measure("play in brief, with next and view", |engine, luck| by_one(engine, luck, Some("asked")));
    let blind = measure("play in brief, with next", |engine, luck| by_one(engine, luck, None));
    println!("{:.1} and {:.1} times as many", seen / before, blind / before);
}
