//! How many steps a second a program gets through the protocol: by a request for each thing, and by one for all.
//!
//! `cargo run --profile quick -p troyes-protocol --example steps`

use protocol::Engine;
use serde_json::{Value, json};
use std::sync::LazyLock;
use std::time::{Duration, Instant};
use tabletop::Seed;

fn ask(engine: &mut Engine, method: &str, params: Value) -> Value {
    let request = json!({"id": 1, "method": method, "params": params}).to_string();
    let answer = engine.answer_line(request.as_bytes()).expect("it is a request");
    let mut answer: Value = serde_json::from_str(&answer).expect("it is JSON");
    answer["result"].take()
}

/// Asks what is asked, looks if it is to, and answers.
fn line_by_line(engine: &mut Engine, luck: &mut fastrand::Rng, looks: bool) -> u32 {
    ask(engine, "new", json!({"game": "troyes", "players": 4, "seed": luck.u32(..)}));
    let mut steps = 0;
    loop {
        let next = ask(engine, "next", json!({}));
        let Some(asked) = next["asked"].get(0) else { break };
        if looks {
            ask(engine, "view", json!({"seat": asked["seat"]}));
        }
        let offered = luck.choice(asked["choices"].as_array().expect("choices")).expect("one at least");
        ask(engine, "play", json!({"seat": asked["seat"], "choice": offered["choice"]}));
        steps += 1;
    }
    ask(engine, "close", json!({}));
    steps
}

/// Answers, and is told in brief what is asked next, with a view if it looks.
fn in_brief(engine: &mut Engine, luck: &mut fastrand::Rng, looks: bool) -> u32 {
    let new = json!({"game": "troyes", "players": 4, "seed": luck.u32(..), "brief": true, "next": true});
    let mut told = ask(engine, "new", new);
    let mut steps = 0;
    while let Some(asked) = told["next"]["asked"].get(0) {
        let choice = luck.choice(asked["choices"].as_array().expect("choices")).expect("one at least");
        let view = looks.then_some("asked");
        let play =
            json!({"seat": asked["seat"], "choice": choice, "brief": true, "next": true, "view": view});
        told = ask(engine, "play", play);
        steps += 1;
    }
    ask(engine, "close", json!({}));
    steps
}

type Way = fn(&mut Engine, &mut fastrand::Rng, bool) -> u32;

const WAYS: [(&str, Way, bool); 4] = [
    ("next and play", line_by_line, false),
    ("play in brief, with next", in_brief, false),
    ("next, view and play", line_by_line, true),
    ("play in brief, with next and view", in_brief, true),
];

/// The processor time that this thread has used, so that other programs do not count; where the system does not tell, the
/// time that has passed.
fn worked() -> Duration {
    static BEGUN: LazyLock<Instant> = LazyLock::new(Instant::now);
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanoseconds = told.and_then(|told| told.split(' ').next()?.parse().ok());
    nanoseconds.map_or_else(|| BEGUN.elapsed(), Duration::from_nanos)
}

/// Games by turns, so that whatever else the machine does disturbs all ways alike.
fn main() {
    let mut engine = Engine::new(Seed::from_number(1));
    let mut spent = [(0, Duration::ZERO); WAYS.len()];
    for game in 0..60 {
        for ((_, way, looks), (steps, time)) in WAYS.iter().zip(&mut spent) {
            let begun = worked();
            *steps += way(&mut engine, &mut fastrand::Rng::with_seed(game), *looks);
            *time += worked() - begun;
        }
    }
    let rates = spent.map(|(steps, time)| f64::from(steps) / time.as_secs_f64());
    for ((name, ..), rate) in WAYS.iter().zip(rates) {
        println!("{name}: {rate:.0} steps a second");
    }
    println!("{:.1} times as many; {:.1} with views", rates[1] / rates[0], rates[3] / rates[2]);
}
