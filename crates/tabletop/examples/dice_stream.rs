//! Writes dice as raw bytes for batteries of statistical tests, until nobody reads any more.
//!
//! ```text
//! cargo run --profile quick -p troyes-tabletop --example dice_stream -- SEED | dieharder -a -g 200
//! ```
//!
//! A die of six sides that shows 1 to 4 gives two bits, one that shows 5 or 6 gives one: whatever it shows, its bits are
//! as likely as any others, and no face is left out. So what is tested are the dice themselves, and not only the generator
//! below them. `cargo xtask dice` runs the battery.

use std::io::{self, Write};
use tabletop::{Awaited, Cup, Seed};

/// As many dice as a large roll of the game has.
const DICE: u8 = 24;
/// What is written at a time, in bytes.
const BLOCK: usize = 1 << 16;
/// For each face its bits, and how many they are. A table, because nobody can guess which face comes next, not even a
/// processor: whatever would branch here costs more than the die.
const BITS: [(u64, u32); 6] = [(0, 2), (1, 2), (2, 2), (3, 2), (0, 1), (1, 1)];

fn main() -> io::Result<()> {
    let number = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(1);
    let mut cup = Cup::new(Seed::from_number(number));
    let mut out = io::stdout().lock();
    let mut block = Vec::with_capacity(BLOCK + usize::from(DICE));
    let (mut bits, mut count) = (0u64, 0);
    loop {
        for face in cup.answer(Awaited::Roll { dice: DICE, sides: 6 }) {
            let (own, wide) = BITS[usize::from(face - 1)];
            bits = bits << wide | own;
            count += wide;
            if count >= 32 {
                count -= 32;
                block.extend_from_slice(&((bits >> count) as u32).to_be_bytes());
            }
        }
        if block.len() >= BLOCK {
            if out.write_all(&block).is_err() {
                // Whoever read has read enough.
                return Ok(());
            }
            block.clear();
        }
    }
}
