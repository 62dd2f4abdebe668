//! Any bytes as a session of the engine protocol: every line is answered and none with the program's own mistake.
#![no_main]

use libfuzzer_sys::fuzz_target;
use protocol::Engine;
use tabletop::Seed;

fuzz_target!(|session: &[u8]| {
    let mut engine = Engine::new(Seed::from_number(0));
    for line in session.split(|byte| *byte == b'\n') {
        if let Some(answer) = engine.answer(line) {
            assert_ne!(answer["error"]["code"], "internal");
        }
    }
});
