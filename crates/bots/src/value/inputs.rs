//! What a network is told of a position: numbered inputs, most of them zero.

/// The inputs of one position that are not zero.
///
/// Whoever describes a position goes through all of its facts in the same order every time; a fact that is zero only
/// moves the number on.
#[derive(Clone, Debug, Default)]
pub struct Inputs {
    next: u16,
    set: Vec<(u16, f32)>,
    sections: Vec<Section>,
}

/// A part of a description that is left out as a whole where it is known already.
#[derive(Clone, Copy, Debug)]
pub(super) struct Section {
    /// How many inputs that are not zero come before it.
    pub begins: usize,
    pub is_left_out: bool,
}

impl Inputs {
    /// Forgets everything, to describe another position.
    pub fn clear(&mut self) {
        self.next = 0;
        self.set.clear();
        self.sections.clear();
        self.begin_section();
    }

    /// How many inputs there were, those that are zero included.
    pub fn len(&self) -> usize {
        self.next.into()
    }

    /// Whether nothing was described yet.
    pub fn is_empty(&self) -> bool {
        self.next == 0
    }

    /// The inputs that are not zero, with their numbers.
    pub fn iter(&self) -> impl Iterator<Item = (u16, f32)> + '_ {
        self.set.iter().copied()
    }

    /// The sections in the order in which they were described.
    pub(super) fn sections(&self) -> &[Section] {
        &self.sections
    }

    /// What comes now may be left out another time.
    pub(super) fn begin_section(&mut self) {
        self.sections.push(Section { begins: self.set.len(), is_left_out: false });
    }

    /// A section of so many inputs is as in the position that was described before.
    pub(super) fn leave_out_section(&mut self, count: usize) {
        self.sections.push(Section { begins: self.set.len(), is_left_out: true });
        self.skip(count);
    }

    /// The next input.
    pub(super) fn number(&mut self, value: f32) {
        if value != 0.0 {
            self.set.push((self.next, value));
        }
        self.next += 1;
    }

    /// The next input: 1 if it is so.
    pub(super) fn flag(&mut self, is_so: bool) {
        self.number(f32::from(u8::from(is_so)));
    }

    /// The next `of` inputs, of which one is 1, the last if `which` is beyond.
    pub(super) fn one_of(&mut self, of: u16, which: impl Into<usize>) {
        let which = u16::try_from(which.into()).unwrap_or(u16::MAX).min(of - 1);
        self.set.push((self.next + which, 1.0));
        self.next += of;
    }

    /// The next inputs: how much of `amount` lies between each bound and the one before, as a share of that room. So
    /// the first things of a kind may count for more than those that come on top.
    pub(super) fn filled(&mut self, amount: f32, bounds: &[f32]) {
        let mut below = 0.0;
        for bound in bounds {
            self.number(((amount - below) / (bound - below)).clamp(0.0, 1.0));
            below = *bound;
        }
    }

    /// Says nothing by the next inputs.
    pub(super) fn skip(&mut self, count: usize) {
        self.next += count as u16;
    }

    /// Keeps room for a table of inputs that is filled in any order.
    pub(super) fn table(&mut self, rows: usize, columns: usize) -> Table {
        let table = Table { first: self.next, columns: columns as u16 };
        self.next += (rows * columns) as u16;
        table
    }

    /// An input of a table.
    pub(super) fn put(&mut self, table: Table, row: usize, column: usize, value: f32) {
        if value != 0.0 {
            self.set.push((table.first + row as u16 * table.columns + column as u16, value));
        }
    }
}

/// Where a table of inputs stands.
#[derive(Clone, Copy)]
pub(super) struct Table {
    first: u16,
    columns: u16,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_go_on_whatever_the_facts_are() {
        let describe = |on: bool, amount: f32| {
            let mut inputs = Inputs::default();
            inputs.flag(on);
            inputs.one_of(3, 1_usize);
            inputs.filled(amount, &[2.0, 6.0]);
            let table = inputs.table(2, 2);
            inputs.put(table, 1, 0, amount);
            inputs
        };
        let inputs = describe(true, 3.0);
        let set: Vec<_> = inputs.iter().collect();
        assert_eq!(set, [(0, 1.0), (2, 1.0), (4, 1.0), (5, 0.25), (8, 3.0)]);
        assert_eq!(inputs.len(), 10);
        assert_eq!(describe(false, 0.0).len(), 10);
    }

    #[test]
    fn what_is_beyond_the_last_counts_as_the_last() {
        let mut inputs = Inputs::default();
        inputs.one_of(3, 9_usize);
        assert_eq!(inputs.iter().collect::<Vec<_>>(), [(2, 1.0)]);
    }
}
