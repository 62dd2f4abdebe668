//! Any text as a record: read, replayed, told and verified, or refused.
#![no_main]

use cli::replay;
use cli::verify::{self, Claims};
use libfuzzer_sys::fuzz_target;
use tabletop::Record;
use words::Language;

fuzz_target!(|text: &str| {
    let Ok(record) = Record::read(text) else { return };
    assert_eq!(Record::read(&record.write()).map(|again| again.write()), Ok(record.write()));
    let _ = verify::verify(&record, Claims::default());
    if let Ok(told) = replay::tell(&record, Language::english()) {
        told.write(&mut Vec::new()).expect("a game can be told");
    }
});
