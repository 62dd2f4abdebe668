//! Talking to an engine in tests.

use protocol::Engine;
use serde_json::{Value, json};
use tabletop::Seed;

/// An engine that is asked directly.
pub struct Host {
    engine: Engine,
}

impl Default for Host {
    fn default() -> Host {
        Host { engine: Engine::new(Seed::from_number(0)) }
    }
}

impl Host {
    /// The whole answer to a line; the program's own mistakes fail the test.
    pub fn line(&mut self, line: &[u8]) -> Option<Value> {
        let answer = self.engine.answer(line)?;
        assert_ne!(answer["error"]["code"], "internal", "{}", String::from_utf8_lossy(line));
        Some(answer)
    }

    /// The result of a request, or its error.
    pub fn ask(&mut self, method: &str, params: Value) -> Result<Value, Value> {
        let request = json!({"id": 0, "method": method, "params": params});
        let answer = self.line(request.to_string().as_bytes()).expect("a request is answered");
        match answer.get("result") {
            Some(result) => Ok(result.clone()),
            None => Err(answer["error"].clone()),
        }
    }

    /// The result of a request that cannot fail.
    pub fn must(&mut self, method: &str, params: Value) -> Value {
        self.ask(method, params).unwrap_or_else(|error| panic!("{method}: {error}"))
    }

    /// The code of a request that must fail.
    pub fn code(&mut self, method: &str, params: Value) -> String {
        let error = self.ask(method, params).expect_err("this must be refused");
        assert!(error["message"].as_str().is_some_and(|message| !message.is_empty()), "{error}");
        error["code"].as_str().unwrap().to_string()
    }

    /// Plays at random at a table that rolls its own dice, at most so many choices.
    pub fn play_on(&mut self, table: &Value, luck: &mut fastrand::Rng, most: usize) {
        for _ in 0..most {
            let next = self.must("next", json!({"table": table}));
            match next["pending"].as_str().unwrap() {
                "over" => return,
                "seats" => {
                    let asked = luck.choice(next["asked"].as_array().unwrap()).unwrap();
                    let offered = luck.choice(asked["choices"].as_array().unwrap()).unwrap();
                    let form = if luck.bool() { "choice" } else { "text" };
                    let params = json!({
                        "table": table, "seat": asked["seat"], "choice": offered[form], "question": next["question"],
                    });
                    self.must("play", params);
                }
                other => panic!("a cup has answered, but {other} is pending"),
            }
        }
    }

    /// A finished game and its record.
    pub fn finished(&mut self, game: &str, options: &str, seed: u64) -> String {
        let table =
            self.must("new", json!({"game": game, "options": options, "seed": seed}))["table"].clone();
        self.play_on(&table, &mut fastrand::Rng::with_seed(seed), usize::MAX);
        let record = self.must("record", json!({"table": table}))["record"].as_str().unwrap().to_string();
        self.must("close", json!({"table": table}));
        record
    }
}
