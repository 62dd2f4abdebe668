//! Reads lines without ever holding more than one of reasonable length.

use protocol::LONGEST;
use std::io::{self, BufRead};

/// What came in.
#[derive(PartialEq, Eq, Debug)]
pub enum Line {
    /// A line, without its end.
    Whole(Vec<u8>),
    /// A line longer than [`LONGEST`]; its bytes are gone.
    TooLong,
    /// Nothing more will come.
    End,
}

/// Reads the next line. The last one need not end with a line break.
pub fn read(input: &mut impl BufRead) -> io::Result<Line> {
    let mut line = Vec::new();
    let mut is_too_long = false;
    let mut is_empty = true;
    loop {
        let buffer = match input.fill_buf() {
            Ok(buffer) => buffer,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        let end = buffer.iter().position(|byte| *byte == b'\n');
        let part = &buffer[..end.unwrap_or(buffer.len())];
        let is_over = buffer.is_empty();
        is_empty &= is_over;
        is_too_long |= line.len() + part.len() > LONGEST;
        if is_too_long {
            line = Vec::new();
        } else {
            line.extend_from_slice(part);
        }
        let used = part.len() + usize::from(end.is_some());
        input.consume(used);
        if is_over && is_empty {
            return Ok(Line::End);
        }
        if is_over || end.is_some() {
            return Ok(if is_too_long { Line::TooLong } else { Line::Whole(line) });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::BufReader;

    fn lines(bytes: &[u8]) -> Vec<Line> {
        let mut input = BufReader::with_capacity(7, bytes);
        std::iter::from_fn(|| match read(&mut input).unwrap() {
            Line::End => None,
            line => Some(line),
        })
        .collect()
    }

    #[test]
    fn lines_come_whole_and_half_ones_at_the_end_too() {
        let whole = |text: &str| Line::Whole(text.as_bytes().to_vec());
        assert_eq!(lines(b"hello world\n\nhalf"), [whole("hello world"), whole(""), whole("half")]);
        assert_eq!(lines(b""), []);
        assert_eq!(lines(b"\n"), [whole("")]);
    }

    #[test]
    fn a_line_that_is_too_long_does_not_spoil_the_next() {
        let mut bytes = vec![b'x'; LONGEST + 1];
        bytes.extend_from_slice(b"\nnext\n");
        bytes.extend(vec![b'y'; LONGEST]);
        let lines = lines(&bytes);
        assert_eq!(lines[..2], [Line::TooLong, Line::Whole(b"next".to_vec())]);
        assert_eq!(lines[2], Line::Whole(vec![b'y'; LONGEST]));
    }
}
