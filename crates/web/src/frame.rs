//! Pieces of a stream of events, compressed once for everybody who looks at the same.
//!
//! A stream that is compressed as a whole would need a window of its own for every browser. Here each piece is
//! compressed for itself, without looking back, and ends on a whole byte; one after the other they are one stream.

use bytes::Bytes;
use flate2::{Compress, Compression, FlushCompress, Status};
use std::cell::RefCell;
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

/// Some text of a stream, which may stand in the pieces of several.
#[derive(Clone, Debug)]
pub struct Segment(Arc<Content>);

#[derive(Debug)]
struct Content {
    plain: Bytes,
    packed: OnceLock<Bytes>,
}

impl Segment {
    /// A segment with this content.
    pub fn new(plain: impl Into<Bytes>) -> Segment {
        Segment(Arc::new(Content { plain: plain.into(), packed: OnceLock::new() }))
    }

    /// The segment as a browser wants it. It is packed once, when the first one does.
    pub fn bytes(&self, coding: Coding) -> Bytes {
        match coding {
            Coding::Plain => self.0.plain.clone(),
            Coding::Gzip => self.0.packed.get_or_init(|| packed(&self.0.plain)).clone(),
        }
    }
}

/// A piece of a stream: segments one after the other.
#[derive(Clone, Debug)]
pub struct Frame(Arc<Joined>);

#[derive(Debug)]
struct Joined {
    segments: Vec<Segment>,
    plain: OnceLock<Bytes>,
    packed: OnceLock<Bytes>,
}

impl Frame {
    /// A piece with this content.
    pub fn new(plain: impl Into<Bytes>) -> Frame {
        Frame::of(vec![Segment::new(plain)])
    }

    /// A piece of several segments.
    pub fn of(segments: Vec<Segment>) -> Frame {
        Frame(Arc::new(Joined { segments, plain: OnceLock::new(), packed: OnceLock::new() }))
    }

    /// The piece as a browser wants it, put together once.
    pub fn bytes(&self, coding: Coding) -> Bytes {
        let Joined { segments, plain, packed } = &*self.0;
        if let [only] = &segments[..] {
            return only.bytes(coding);
        }
        let joined = match coding {
            Coding::Plain => plain,
            Coding::Gzip => packed,
        };
        let join = || {
            let parts: Vec<Bytes> = segments.iter().map(|segment| segment.bytes(coding)).collect();
            parts.concat().into()
        };
        joined.get_or_init(join).clone()
    }
}

/// The last piece of a stream that ends though more will happen: the browser is to come back after so many milliseconds.
pub fn come_back(is_packed: bool, milliseconds: u32) -> Bytes {
    let coding = if is_packed { Coding::Gzip } else { Coding::Plain };
    Frame::new(format!("retry: {milliseconds}\n\n")).bytes(coding)
}

thread_local! {
    /// What packs has tables of some hundred kilobytes, which are not made anew for each piece.
    static COMPRESS: RefCell<Compress> = RefCell::new(Compress::new(Compression::default(), false));
}

fn packed(plain: &[u8]) -> Bytes {
    COMPRESS.with_borrow_mut(|compress| {
        compress.reset();
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
    })
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
    fn segments_that_several_have_in_common_are_packed_once() {
        let common = Segment::new("common ".repeat(100));
        let frames = ["Anna", "Bert"]
            .map(|name| Frame::of(vec![Segment::new(name), common.clone(), Segment::new("!")]));
        let before = common.bytes(Coding::Gzip);
        for (frame, name) in frames.iter().zip(["Anna", "Bert"]) {
            let packed = frame.bytes(Coding::Gzip);
            assert!(packed.windows(before.len()).any(|window| window == before));
            let plain = format!("{name}{}!", "common ".repeat(100));
            assert_eq!(frame.bytes(Coding::Plain), plain);
            let mut read = vec![0; plain.len()];
            DeflateDecoder::new(&packed[..]).read_exact(&mut read).expect("a stream that goes on");
            assert_eq!(read, plain.as_bytes());
        }
        assert_eq!(common.bytes(Coding::Gzip).as_ptr(), before.as_ptr());
    }

    #[test]
    fn whoever_wants_it_plain_gets_it_so() {
        assert_eq!(Frame::new("x").bytes(Coding::Plain), "x");
        assert_eq!((Coding::Plain.header(), Coding::Gzip.header().unwrap().len()), (None, 10));
    }
}
