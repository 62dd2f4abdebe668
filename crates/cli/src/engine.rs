//! `troyes engine`: the engine protocol on standard input and output.

mod line;

use crate::failure::Failure;
use line::Line;
use protocol::Engine;
use std::io::{BufReader, Read, Write};
use tabletop::{Seed, phrase};

/// As many bytes are taken in at once, and about as many answers are kept until they are written.
const ROOM: usize = 1 << 16;

/// Answers every line until the input ends. Answers to lines that came together go out together: calling the system takes
/// longer than most answers do.
pub fn run(input: impl Read, mut output: impl Write) -> Result<(), Failure> {
    let mut engine = Engine::new(system_seed()?);
    let mut input = BufReader::with_capacity(ROOM, input);
    let mut answers = Vec::new();
    loop {
        let line = line::read(&mut input)
            .map_err(|error| Failure::new(phrase!("cli-engine-cannot-read", error = error.to_string())))?;
        let answer = match line {
            Line::Whole(line) => engine.answer_line(&line),
            Line::TooLong => Some(protocol::too_long().to_string()),
            Line::End => return Ok(()),
        };
        if let Some(answer) = answer {
            answers.extend_from_slice(answer.as_bytes());
            answers.push(b'\n');
        }
        // Whoever waits for an answer sends nothing more, so that nobody waits for ever.
        let is_another_there = input.buffer().contains(&b'\n');
        if !is_another_there || answers.len() >= ROOM {
            output.write_all(&answers)?;
            output.flush()?;
            answers.clear();
        }
    }
}

/// A seed that nobody knows before.
fn system_seed() -> Result<Seed, Failure> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(Failure::foreign)?;
    Ok(Seed(bytes))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Counts how often something is written.
    #[derive(Default)]
    struct Counting {
        written: Vec<u8>,
        times: usize,
    }

    impl Write for &mut Counting {
        fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
            self.times += 1;
            self.written.extend_from_slice(bytes);
            Ok(bytes.len())
        }

        fn flush(&mut self) -> std::io::Result<()> {
            Ok(())
        }
    }

    /// Gives one piece at each call, as a pipe does to which somebody writes now and then.
    struct Pieces(Vec<&'static [u8]>);

    impl Read for Pieces {
        fn read(&mut self, room: &mut [u8]) -> std::io::Result<usize> {
            if self.0.is_empty() {
                return Ok(0);
            }
            let piece = self.0.remove(0);
            room[..piece.len()].copy_from_slice(piece);
            Ok(piece.len())
        }
    }

    #[test]
    fn answers_to_lines_that_came_together_go_out_together() {
        let mut output = Counting::default();
        let pieces: Vec<&[u8]> = vec![b"{\"id\":1}\n{\"id\":2}\n{\"i", b"d\":3}\n", b"\n{\"id\":4}"];
        run(Pieces(pieces), &mut output).ok().unwrap();
        let answers = String::from_utf8(output.written).unwrap();
        let lines: Vec<&str> = answers.lines().collect();
        assert_eq!(lines.len(), 4, "{answers}");
        for (line, id) in lines.iter().zip(1..) {
            assert!(line.starts_with(&format!("{{\"id\":{id},\"error\"")), "{line}");
        }
        assert_eq!(output.times, 3);
    }
}
