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
real-mistyped-side = A plaza has sides 1 and 2, no “{ $text }”.
real-mistyped-count = { $wanted ->
        [one] { $given } entered, { $wanted } is needed.
       *[other] { $given } entered, { $wanted } are needed.
    }
real-mistyped-thing = “{ $text }” cannot be drawn now.
real-mistyped-twice = { $thing } was entered twice.
real-mistyped-nothing = This is not asked for now.
real-mistyped-held = { $thing } was entered for somebody else, or lies open.

## On the page of a table

real-new = At a real table: we have the box, roll and draw ourselves, and the program keeps watch
real-page-faces = { $count ->
        [one] What the die shows
       *[other] What the { $count } dice show, in this order
    }
real-page-lies = { $count ->
        [one] Which side of the plaza lies up, 1 or 2
       *[other] Which sides of the { $count } plazas lie up, 1 or 2 each, in this order
    }
real-page-keys = Pad
real-page-back = The last one back
real-page-sides = 1: { $first }, 2: { $second }
real-page-enter = Enter
real-page-draw-order = Enter { $count } in the order in which they were drawn.
real-page-draw-place = Drawn as number { $place }
real-page-search = Search by word
real-page-undo-about = Undoes what was entered last: dice, cards or a move
real-page-nothing-entered = Nothing has been entered yet.
real-page-errands = To be done on the board
real-page-hand = { $count ->
        [one] My character
       *[other] My characters
    }
real-page-hand-covered = Nobody need tell before the end. Whoever does, unseen by the others, gets advice that knows it.
real-page-hand-told = You have told it. It can be told anew if that was wrong.
real-page-character-of = Character of { $who }
real-page-tell-hand = Tell
real-page-reveal = Which character did { $who } have?
real-page-reveal-about = The game is over. All characters are revealed now; with them the points are counted.
real-status-chance = At the table: { $what }
real-lobby-awaited = dice or cards are awaited

## In the terminal

cli-help-real = At a real table: you have the box, roll and draw yourselves, and type what came
real-terminal-menu = real table
real-terminal-title = At the table
real-terminal-roll = Type what the dice show, in this order. Enter enters it, Backspace on nothing undoes what was entered before.
real-terminal-sides = Type which side of each plaza lies up, 1 or 2, in this order. Enter enters it, Backspace on nothing undoes what was entered before.
real-terminal-draw-first = { $count } more. Search: { $typed }_ Enter takes, Backspace on nothing undoes what was entered before.
real-terminal-draw = { $count } more. Search: { $typed }_ Entered: { $drawn }. Enter takes, Backspace on nothing undoes what was entered before.
