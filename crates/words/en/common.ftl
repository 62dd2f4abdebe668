### What every screen says.

language-own-name = English
somebody = somebody

# Several things in a row: all but the last, and the last.
list-more = { $before }, { $next }
list-last = { $before } and { $next }

# Only for the tests of this crate.
test-list = Take { $things }.
test-gives = { $who } gives { $amount ->
        [one] { $amount } denier
       *[other] { $amount } deniers
    } to { $to }.
