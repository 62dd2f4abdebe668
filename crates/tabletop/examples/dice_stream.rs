//! Writes dice as raw bytes for batteries of statistical tests, until nobody reads any more.
//!
//! ```text
//! cargo run --profile quick -p troyes-tabletop --example dice_stream -- SEED | dieharder -a -g 200
//! ```
//!
//! Each die of six sides that shows 1 to 4 gives two bits; those that show 5 or 6 are left out, which favors no bits. So
//! what is tested are the dice themselves, and not only the generator below them.

use std::io::{self, BufWriter, Write};
use tabletop::{Awaited, Cup, Seed};

/// As many dice as a large roll of the game has.
const DICE: u8 = 24;

fn main() -> io::Result<()> {
    let number = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(1);
    let mut cup = Cup::new(Seed::from_number(number));
    let mut out = BufWriter::with_capacity(1 << 16, io::stdout().lock());
    let (mut byte, mut bits) = (0u8, 0);
    loop {
        for face in cup.answer(Awaited::Roll { dice: DICE, sides: 6 }) {
            if face > 4 {
                continue;
            }
            byte = byte << 2 | (face - 1);
            bits += 2;
            if bits == 8 {
                out.write_all(&[byte])?;
                (byte, bits) = (0, 0);
            }
        }
    }
}
