//! Any text as a figures file of every game: refused with its place, or a game that can be played.
#![no_main]

use cli::sim::{self, Simulation};
use libfuzzer_sys::fuzz_target;
use protocol::games::{self, Setup};
use words::Language;

fuzz_target!(|text: &str| {
    for listed in games::LIST {
        let setup = Setup { figures: Some(("fuzz".into(), text.into())), ..Setup::default() };
        let language = Language::english();
        let plan =
            Simulation { game: listed.name.into(), setup, games: 1, seed: 1, threads: 1, every: 0, language };
        if let Err(failure) = sim::run(&plan) {
            assert!(language.text(&failure.phrase()).contains("line "), "{failure}");
        }
    }
});
