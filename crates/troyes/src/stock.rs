//! Stocks of things: deniers, influence, points, citizens, cubes. They are counted with care in every build: a rule that
//! took more than there is would stop the game, and not go on with 65,532 deniers. The quick arithmetic of groups of dice
//! is not: its numbers are small, and it is most of what the engine does.

/// A number of things.
pub(crate) trait Stock: Copy {
    /// So many come.
    fn gain(&mut self, amount: Self);
    /// So many go.
    fn lose(&mut self, amount: Self);
}

macro_rules! stocks {
    ($($number:ty),*) => {$(
        impl Stock for $number {
            #[track_caller]
            fn gain(&mut self, amount: $number) {
                *self = self.checked_add(amount).unwrap_or_else(|| miscounted(*self, amount));
            }

            #[track_caller]
            fn lose(&mut self, amount: $number) {
                *self = self.checked_sub(amount).unwrap_or_else(|| miscounted(*self, amount));
            }
        }
    )*};
}

stocks!(u8, u16, i16);

/// No table that `check` accepts leads here; a test hunts for one that does.
#[cold]
#[track_caller]
fn miscounted<T>(stock: impl std::fmt::Display, amount: impl std::fmt::Display) -> T {
    panic!("a rule has miscounted: {amount} and {stock}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[should_panic(expected = "a rule has miscounted: 5 and 1")]
    fn nobody_pays_more_than_there_is_in_any_build() {
        1u16.lose(5);
    }

    #[test]
    fn what_comes_and_goes_is_counted() {
        let mut deniers = 3u16;
        deniers.gain(4);
        deniers.lose(5);
        assert_eq!(deniers, 2);
    }
}
