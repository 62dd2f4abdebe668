//! `troyes engine`: the engine protocol on standard input and output.

mod line;

use crate::failure::Failure;
use line::Line;
use protocol::Engine;
use std::io::{BufRead, Write};
use tabletop::{Seed, phrase};

/// Answers every line until the input ends.
pub fn run(mut input: impl BufRead, mut output: impl Write) -> Result<(), Failure> {
    let mut engine = Engine::new(system_seed()?);
    loop {
        let line = line::read(&mut input)
            .map_err(|error| Failure::new(phrase!("cli-engine-cannot-read", error = error.to_string())))?;
        let answer = match line {
            Line::Whole(line) => engine.answer_line(&line),
            Line::TooLong => Some(protocol::too_long().to_string()),
            Line::End => return Ok(()),
        };
        if let Some(answer) = answer {
            writeln!(output, "{answer}")?;
            output.flush()?;
        }
    }
}

/// A seed that nobody knows before.
fn system_seed() -> Result<Seed, Failure> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(Failure::foreign)?;
    Ok(Seed(bytes))
}
