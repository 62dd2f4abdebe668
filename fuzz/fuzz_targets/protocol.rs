//! Any bytes as a session of the engine protocol: every line is answered and none with the program's own mistake.
#![no_main]

use cli::engine::Engine;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|session: &[u8]| {
    let mut engine = Engine::default();
    for line in session.split(|byte| *byte == b'\n') {
        if let Some(answer) = engine.answer(line) {
            assert_ne!(answer["error"]["code"], "internal");
        }
    }
});
