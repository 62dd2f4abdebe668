//! Any text as a figures file of every game: refused with its place, or a game that can be played.
#![no_main]

use cli::games::{self, Setup};
use cli::sim::{self, Plan};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    for listed in games::LIST {
        let setup = Setup { figures: Some(("fuzz".into(), text.into())), ..Setup::default() };
        let plan = Plan { game: listed.name.into(), setup, games: 1, seed: 1, threads: 1, every: 0 };
        if let Err(failure) = sim::run(&plan) {
            assert!(failure.to_string().contains("line "), "{failure}");
        }
    }
});
