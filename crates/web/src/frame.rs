//! Pieces of a stream of events, compressed once for everybody who looks at the same.
//!
//! A stream that is compressed as a whole would need a window of its own for every browser. Here each piece is
//! compressed for itself, without looking back, and ends on a whole byte; one after the other they are one stream.

use bytes::Bytes;
use flate2::{Compress, Compression, FlushCompress, Status};
use std::sync::{Arc, OnceLock};

/// How a browser wants its stream.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Coding {
    /// As it is.
    Plain,
    /// With gzip.
    Gzip,
}

/// What a stream with gzip begins with: deflate, no name, no time, of no system.
const HEADER: [u8; 10] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff];

impl Coding {
    /// What a stream begins with before its first piece.
    pub fn header(self) -> Option<Bytes> {
        (self == Coding::Gzip).then(|| Bytes::from_static(&HEADER))
    }
}

/// A piece of a stream.
#[derive(Clone, Debug)]
pub struct Frame(Arc<Content>);

#[derive(Debug)]
struct Content {
    plain: Bytes,
    packed: OnceLock<Bytes>,
}

impl Frame {
    /// A piece with this content.
    pub fn new(plain: impl Into<Bytes>) -> Frame {
        Frame(Arc::new(Content { plain: plain.into(), packed: OnceLock::new() }))
    }

    /// The piece as a browser wants it. It is packed once, when the first one does.
    pub fn bytes(&self, coding: Coding) -> Bytes {
        match coding {
            Coding::Plain => self.0.plain.clone(),
            Coding::Gzip => self.0.packed.get_or_init(|| packed(&self.0.plain)).clone(),
        }
    }
}

fn packed(plain: &[u8]) -> Bytes {
    let mut compress = Compress::new(Compression::default(), false);
    let mut packed = Vec::with_capacity(plain.len() / 3 + 64);
    loop {
        let done = compress.total_in() as usize;
        let status = compress.compress_vec(&plain[done..], &mut packed, FlushCompress::Sync);
        let is_done = compress.total_in() as usize == plain.len() && packed.len() < packed.capacity();
        match status {
            Ok(Status::Ok | Status::BufError) if !is_done => packed.reserve(packed.len().max(64)),
            _ => return packed.into(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use flate2::read::DeflateDecoder;
    use std::io::Read;

    #[test]
    fn pieces_one_after_the_other_are_one_stream() {
        let texts = [
            "a".repeat(100_000),
            String::new(),
            "<g>é</g>".repeat(300),
            (0..9999).map(|i| i.to_string()).collect(),
        ];
        let frames: Vec<Frame> = texts.iter().map(|text| Frame::new(text.clone())).collect();
        let packed: Vec<u8> = frames.iter().flat_map(|frame| frame.bytes(Coding::Gzip)).collect();
        assert!(packed.len() * 3 < texts.concat().len());
        let mut read = vec![0; texts.concat().len()];
        DeflateDecoder::new(&packed[..]).read_exact(&mut read).expect("a stream that goes on");
        assert_eq!(String::from_utf8(read).unwrap(), texts.concat());
    }

    #[test]
    fn whoever_wants_it_plain_gets_it_so() {
        assert_eq!(Frame::new("x").bytes(Coding::Plain), "x");
        assert_eq!((Coding::Plain.header(), Coding::Gzip.header().unwrap().len()), (None, 10));
    }
}
