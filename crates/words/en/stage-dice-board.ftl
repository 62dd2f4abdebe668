### The board of Troyes Dice in the browser: what stands on it, and what those are told who do not see it.

## The wheel and its dice

dice-board-wheel = The wheel
dice-board-half = { $half ->
        [morning] morning
       *[afternoon] afternoon
    }
dice-board-day = { $half ->
        [morning] Day { $day } of { $days }, morning
       *[afternoon] Day { $day } of { $days }, afternoon
    }
dice-board-end = the end
dice-board-no-plaza = a plaza still to be laid
dice-board-destroyed-plaza = { $color ->
        [red] red plaza, destroyed; its other side is { $other ->
            [red] red
            [yellow] yellow
           *[white] white
        }
        [yellow] yellow plaza, destroyed; its other side is { $other ->
            [red] red
            [yellow] yellow
           *[white] white
        }
       *[white] white plaza, destroyed; its other side is { $other ->
            [red] red
            [yellow] yellow
           *[white] white
        }
    }
dice-board-guest = { $die }, the black die at a banquet
dice-board-black-die = { $color ->
        [red] black die { $face }; the red plaza is destroyed
        [yellow] black die { $face }; the yellow plaza is destroyed
       *[white] black die { $face }; the white plaza is destroyed
    }
dice-board-raider = { $color ->
        [red] die { $face } turned black by raiders; the red plaza is destroyed
        [yellow] die { $face } turned black by raiders; the yellow plaza is destroyed
       *[white] die { $face } turned black by raiders; the white plaza is destroyed
    }
dice-board-die = { $die }, { $price }
dice-board-own-die = { $die }, your die
# What a die costs; in the picture there is room for five letters.
dice-board-free = free
dice-board-costs = costs { $amounts }
dice-board-any = { $amount } of any resource

## Below the wheel

dice-board-calendar = Day { $day } of { $days }; black dice attack from day { $from }
dice-board-reminder = Reminder
dice-board-reminder-value = { $price } changes a die's value by 1
dice-board-reminder-color = { $price } gives it another color
dice-board-reminder-black = destroys its plaza; from day { $day } on it crosses a die out
dice-board-reminder-fortress = a Fortress protects its column
dice-board-reminder-cathedral = a Cathedral makes a row count at the end

## The die in hand. Where there are two lines, they stand one below the other.

dice-board-hand = Your die
dice-board-over =
    The game
    is over
dice-board-nothing-to-do =
    Nothing to do
    until the dice fall
dice-board-take =
    Take a die
    from the wheel.
dice-board-rising = rising
dice-board-falling = falling
dice-board-numbers = { $way } { $numbers }
dice-board-number = The number above column { $column }:
dice-board-column-number = number { $number }
dice-board-others-choose = The others still choose.
dice-board-bonus-waits = A bonus waits for you.
dice-board-full = A track is full: another, or
dice-board-decline = decline the citizen
dice-board-gained = { $gain } gained
dice-board-built = { $building } { $number } built
dice-board-compensated = No die could be paid

## The sheets

dice-board-sheet = Sheet of { $who }
dice-board-others = The others' sheets
dice-board-show-sheet = : show this sheet large
dice-board-vp = { $vp } VP
dice-board-total = { $vp } victory points
dice-board-people = { $count } { $people }
dice-board-purse = { $amount } to spend
dice-board-row = { $plural } in columns { $columns }
dice-board-crossed = { $color ->
        [red] red crossed out in columns { $columns }
        [yellow] yellow crossed out in columns { $columns }
       *[white] white crossed out in columns { $columns }
    }
dice-board-three-give =
    three of one
    column give:
dice-board-track = { $resource }: { $left } to spend, { $circled } of { $length } circled, { $vp } VP
dice-board-citizens = { $people }: { $circled } of { $length } circled
dice-board-crossed-die = { $die }, crossed out
dice-board-protected-die = { $die }, protected by a Fortress
dice-board-building = { $state ->
        [built] { $place }, built: { $gift }
        [crossed] { $place }, crossed out: { $gift }
       *[open] { $place }, not built: { $gift }
    }
dice-board-fortress = { $citizen } and protection
dice-board-cathedral = scores every { $row }
dice-board-no-score = { FORM($row, "character") } for { FORM($row, "plural") }: no Cathedral scores them yet
dice-board-score = { FORM($row, "character") } for { FORM($row, "plural") }: { $each } VP each, { $vp } VP
# $bonus: what `TroyesDice::bonus_name` says; $gain: what `TroyesDice::bonus_gain` says
dice-board-bonus = { $bonus }, not won: { $gain }
dice-board-bonus-won = { $bonus }, won: { $gain }
