### What every screen says.

language-own-name = English
somebody = somebody

# Several things in a row: all but the last, and the last.
list-more = { $before }, { $next }
list-last = { $before } and { $next }

# Only for the tests of this crate.
test-list = Take { $things }.
test-begins = { CAPITAL($what) } begins.
test-gives = { $who } gives { $amount ->
        [one] { $amount } denier
       *[other] { $amount } deniers
    } to { $to }.

chapter-setup = Setup
chapter-round = Round { $round }

# The word of a color, as an adjective.
color = { $color ->
        [red] red
        [white] white
        [yellow] yellow
        [purple] purple
        [black] black
       *[grey] grey
    }

figure-source = { $kind ->
        [rulebook] rulebook
        [deduced] deduced
        [seen] seen
        [reconstructed] reconstructed
       *[own] own file
    }
figure-source-part = { $source } (number { $place } of them; the others as the card)
# A remark on a figure, as its file has it; of our own $note is the same with dashes between its words, for other languages.
figure-note = { $note ->
       *[other] { $text }
    }
figure-source-note = { $kind ->
        [rulebook] rulebook: { $note }
        [deduced] deduced: { $note }
        [seen] seen: { $note }
        [reconstructed] reconstructed: { $note }
       *[own] own file: { $note }
    }

decimal-mark = .
