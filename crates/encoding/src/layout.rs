//! What stands where in an observation.

/// Numbers that belong together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Block {
    /// What they tell.
    pub name: &'static str,
    /// Where they begin.
    pub start: usize,
    /// How many they are.
    pub len: usize,
}

/// All numbers of an observation, in blocks.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Layout {
    blocks: Vec<Block>,
}

/// Longer than any observation.
const LONGEST: usize = 1 << 14;

impl Layout {
    /// The layout in which something is written.
    pub(crate) fn of(write: impl FnOnce(&mut Pen<'_>)) -> Layout {
        let mut scratch = vec![0.0; LONGEST];
        let mut blocks = Vec::new();
        write(&mut Pen { rest: &mut scratch, at: 0, named: Some(&mut blocks) });
        Layout { blocks }
    }

    /// The blocks, in order.
    pub fn blocks(&self) -> &[Block] {
        &self.blocks
    }

    /// How many numbers there are.
    pub fn len(&self) -> usize {
        self.blocks.last().map_or(0, |last| last.start + last.len)
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// Writes an observation block by block into zeros.
#[derive(Debug)]
pub struct Pen<'a> {
    rest: &'a mut [f32],
    at: usize,
    named: Option<&'a mut Vec<Block>>,
}

impl<'a> Pen<'a> {
    pub(crate) fn new(zeros: &'a mut [f32]) -> Pen<'a> {
        Pen { rest: zeros, at: 0, named: None }
    }

    /// Whether all is written.
    pub(crate) fn is_at_end(&self) -> bool {
        self.rest.is_empty()
    }

    /// The next block, to be written.
    pub(crate) fn block(&mut self, name: &'static str, len: usize) -> &'a mut [f32] {
        let (block, rest) = std::mem::take(&mut self.rest).split_at_mut(len);
        self.rest = rest;
        if let Some(named) = &mut self.named {
            named.push(Block { name, start: self.at, len });
        }
        self.at += len;
        block
    }

    /// A block with a 1 at one place, or nowhere.
    pub(crate) fn one_of(&mut self, name: &'static str, len: usize, place: Option<usize>) {
        let block = self.block(name, len);
        if let Some(place) = place {
            block[place] = 1.0;
        }
    }
}
