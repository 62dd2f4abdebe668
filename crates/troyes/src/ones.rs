//! Small sets as numbers, one bit for each thing.

/// The places of the ones in a number, the lowest first.
#[inline]
pub(crate) fn ones(mut rest: u32) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        (rest != 0).then(|| {
            let place = rest.trailing_zeros();
            rest &= rest - 1;
            place
        })
    })
}
