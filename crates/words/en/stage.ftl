### What every screen shows of any game.

# The letter of a color, for those who see no colors: on dice, cards and plazas.
color-letter = { $color ->
        [red] R
        [white] W
        [yellow] Y
       *[purple] P
    }

stage-moment-setup = { $game } · setup
stage-moment-over = { $game } · over
# Several choices at once: the first and the last of them.
stage-offer-whole = { CAPITAL($beginning) } — { CAPITAL($end) }
stage-primer-table = At this table

## What a move would change

stage-quantity = { $what ->
        [deniers] deniers
        [influence] influence
        [vp] VP
        [knowledge] knowledge
        [knights] knights
        [artisans] artisans
        [priests] priests
       *[coins] coins
    }
stage-change-number = { $who }: { $what } { $before } → { $after }
stage-change-moved = { CAPITAL($piece) }: { $from } → { $to }
stage-change-piece = { $piece } ({ $place })
stage-change-come = New: { $piece }
stage-change-gone = Gone: { $piece }
stage-change-end = The round ends with it: what that brings is counted too.

## The dice in hand

stage-tray-value = worth { $value }
stage-tray-value-needed = worth { $value } of { $needed } needed
stage-tray-paid-to = { $amount } to { $who }
stage-tray-paid = { $amount } paid

## Why something cannot be picked, or that it can

stage-why-possible = This can be picked now.
stage-why-picked = This is picked. Picking it again puts it back.
stage-why-other-color = { $color ->
        [red] Only red dice serve there.
        [white] Only white dice serve there.
       *[yellow] Only yellow dice serve there.
    }
stage-why-mixed-colors = { $color ->
        [red] Dice used together have one color, and red ones are picked.
        [white] Dice used together have one color, and white ones are picked.
        [yellow] Dice used together have one color, and yellow ones are picked.
       *[purple] Dice used together have one color, and purple ones are picked.
    }
stage-why-too-many = { $most ->
        [one] Only { $most } die is used there.
       *[other] No more than { $most } dice are used together.
    }
stage-why-too-dear = With it the dice would cost { $price ->
        [one] { $price } denier
       *[other] { $price } deniers
    }; { $has } can be spent on them.
stage-why-not-own = Only your own dice serve here.
stage-why-no-use = Nothing would be reached with it there.
stage-why-instead = This can be chosen instead of what is picked.
stage-why-not-together = Nothing can be done with this and everything that is picked.
stage-why-not-asked = You are not asked about this now.
stage-why-not-here = This is no answer to what is asked now.

## The toy game that the tests play

toy-title = Towers
toy-about = A toy game of three rounds: take a die, sell it or build it into your tower.
toy-towers = The towers
toy-coins = { $coins } coins
toy-lucky-face = lucky face { $face }
toy-spot-die = Die of { $who }: { $face }
toy-spot-tower = Tower of { $who }: { $floors }
toy-spot-purse = Purse of { $who }: { $coins } coins
toy-piece-die = die
toy-piece-floor = floor of { $face }
