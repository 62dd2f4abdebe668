### The real table: people roll and draw, the program keeps watch.

## What is to be rolled and drawn

# $color (word): red, white, yellow, purple, black, clear, or nothing.
real-dice = { $color ->
        [red] Red dice
        [white] White dice
        [yellow] Yellow dice
        [purple] Purple die
        [black] Black dice
        [clear] Transparent dice
       *[other] Die
    }
real-dice-of = { $color ->
        [red] { $who }, red
        [white] { $who }, white
        [yellow] { $who }, yellow
       *[purple] { $who }, purple
    }
real-space = Space { $number }
real-picture = Beside the building
# A side of a plaza tile.
real-plaza-side = { $color ->
        [red] red
        [white] white
       *[yellow] yellow
    }
real-plaza-two = { $first } or { $second }
real-thing = { $name }

## What was typed wrongly

real-mistyped-face = No die here shows “{ $text }”.
real-mistyped-count = { $wanted ->
        [one] { $given } entered, { $wanted } is needed.
       *[other] { $given } entered, { $wanted } are needed.
    }
real-mistyped-thing = “{ $text }” cannot be drawn now.
real-mistyped-twice = { $thing } was entered twice.
real-mistyped-nothing = This is not asked for now.
