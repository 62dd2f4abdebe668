### Troyes Dice: options, questions, choices, what happens and why something is not possible. Components are in
### dice-components.ftl and dice-buildings.ftl.

dice-set-base = Troyes Dice
dice-set-banquets = Banquets and Raids

# What a seat is called while nobody is known to play it.
dice-seat = { $seat ->
        [baker] baker
        [mason] mason
        [weaver] weaver
        [tanner] tanner
        [cooper] cooper
        [potter] potter
        [miller] miller
        [smith] smith
        [carter] carter
       *[scribe] scribe
    }
dice-chapter-day = Day { $day }

dice-option-first-game = The columns are numbered 1 to 6 from left to right.
dice-option-standard = A die gives the first column's number; the town crier lets the others rise or fall.
dice-option-expert = The town crier chooses the number of every column.
dice-option-banquets = Banquets and Raids: three tiles beside the plazas of one color help, and later harm.

## Things that sentences speak of

dice-people = { $color ->
        [red] knights
        [yellow] artisans
       *[white] priests
    }
dice-die = { $color ->
        [red] red { $value }
        [yellow] yellow { $value }
       *[white] white { $value }
    }
dice-black-die = { $color ->
        [red] black { $value } on red
        [yellow] black { $value } on yellow
       *[white] black { $value } on white
    }
# The die above a column that has no number yet.
dice-die-unnumbered = { $color ->
        [red] red die of its column's number
        [yellow] yellow die of its column's number
       *[white] white die of its column's number
    }
dice-per-die = { $die ->
        [red] { $gain } per red die
        [yellow] { $gain } per yellow die
       *[white] { $gain } per white die
    }
dice-any = { $amount } of any one resource

# A building by its number and column, without and with its article.
dice-place = { $building } { $number }
dice-place-in-column = { $building } { $number } ({ $column ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[6] sixth
    } column)
dice-place-unnumbered = { $building } of the { $column ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[6] sixth
    } column
dice-the-place = { FORM($building, "the") } { $number }
dice-the-place-in-column = { FORM($building, "the") } { $number } ({ $column ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[6] sixth
    } column)
dice-the-place-unnumbered = { FORM($building, "the") } of the { $column ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[6] sixth
    } column
dice-building-in-column = { FORM($building, "the") } in column { $column }

## Questions

dice-ask-direction = The first column is { $number }: do the numbers rise or fall to the right?
dice-ask-number = Which number stands above column { $column }?
dice-ask-die = Which die do you take?
dice-ask-use = What do you do with the { $die }?
dice-ask-order = Several bonuses are won: which one first?
dice-ask-build = { CAPITAL($bonus) }: what do you build, and where?
dice-ask-overflow = A track is full: on which other track is the citizen circled, if at all?
dice-ask-guest = Who else comes to the banquet in the Fortress?
dice-ask-done = Leave it at that?
dice-ask-wait = The others are still choosing.

## Choices

dice-say-written = { $choice }
dice-say-rising = Numbers rise to the right
dice-say-falling = Numbers fall to the right
dice-say-number = Column number { $number }
dice-say-die = The { $die }, for { $price }
dice-say-die-free = The { $die }, free
dice-say-die-beside = The { $die }, for { $price } ({ $tile })
dice-say-die-free-beside = The { $die }, free ({ $tile })
dice-say-compensation = No die can be paid: gain { $amount } of each resource
dice-say-color = { $color ->
        [red] Make it red for { $price }
        [yellow] Make it yellow for { $price }
       *[white] Make it white for { $price }
    }
dice-say-value = Make it a { $value } for { $price }
dice-say-gain = Gain { $gain }
dice-say-build = Build { $place }: { $effects }
dice-say-bonus = First { $bonus }: { $gain }
dice-say-citizen = Circle { $citizen }
dice-say-decline = Decline the citizen
dice-say-done = Done

# What a building gives.
dice-effect-fortress = { $citizen }, and protection of the column
dice-effect-cathedral = { $vp } VP for each { $row } at the end
dice-effect-guests = { $guest } and a yellow or white one
dice-effect-more = { $citizens } more
dice-effect-link = link { $gain }
dice-effect-and = { $before }, and { $next }

## What is awaited from chance

dice-awaited-plazas = The nine plazas go into the notches of the wheel, clockwise.
dice-awaited-sides = Each plaza shows its first side (1) or its second (2).
dice-awaited-tiles = Three tiles of Banquets and Raids go beside the plazas of one color.
dice-awaited-first-number = A die gives the number above the first column.
dice-awaited-roll = { $half ->
        [morning] The town crier rolls three clear dice and the black one for the morning of day { $day }.
       *[afternoon] The town crier rolls three clear dice and the black one for the afternoon of day { $day }.
    }
dice-awaited-nothing = Nothing is awaited.

## What happened

dice-told-wheel = Around the wheel lie { $colors }.
dice-told-tiles = Beside the plazas of one color lie { $tiles }.
dice-told-numbered = The columns are numbered { $numbers }.
dice-told-rolled = { $half ->
        [morning] Day { $day }, morning: { $dice }.
       *[afternoon] Day { $day }, afternoon: { $dice }.
    }
dice-told-destroyed = { $color ->
        [red] The black die destroys a red plaza.
        [yellow] The black die destroys a yellow plaza.
       *[white] The black die destroys a white plaza.
    }
dice-told-raided-plaza = { $color ->
        [red] { $tile }: raiders destroy a red plaza.
        [yellow] { $tile }: raiders destroy a yellow plaza.
       *[white] { $tile }: raiders destroy a white plaza.
    }
dice-told-welcomed = { $color ->
        [red] { $tile }: the black die is a guest on the red plaza.
        [yellow] { $tile }: the black die is a guest on the yellow plaza.
       *[white] { $tile }: the black die is a guest on the white plaza.
    }
dice-told-crossed = { $who } crosses out the { $die }.
dice-told-protected = The Fortress of { $who } protects the { $die }.
dice-told-took = { $who } takes the { $die } for { $price }.
dice-told-took-free = { $who } takes the { $die } for nothing.
dice-told-took-beside = { $who } takes the { $die } for { $price } ({ $tile }).
dice-told-took-free-beside = { $who } takes the { $die } for nothing ({ $tile }).
dice-told-compensated = { $who } can pay for no die and gains { $amount } of each resource.
dice-told-recolored = { $color ->
        [red] { $who } makes it red for { $price }.
        [yellow] { $who } makes it yellow for { $price }.
       *[white] { $who } makes it white for { $price }.
    }
dice-told-revalued = { $who } makes it a { $value } for { $price }.
dice-told-resources = { $who } gains { $gain }.
dice-told-resources-lost = { $who } gains { $gain }; { $lost } more find no room.
dice-told-track-citizens = With the { $track } { $amount ->
        [one] comes { $citizens } for { $who }.
       *[other] come { $citizens } for { $who }.
    }
dice-told-citizens = { $who } circles { $citizens }.
dice-told-citizens-lost = All tracks of { $who } are full: citizens lost: { $amount }.
dice-told-moved = { $color ->
        [red] { $who } circles a citizen of a full track as a red one.
        [yellow] { $who } circles a citizen of a full track as a yellow one.
       *[white] { $who } circles a citizen of a full track as a white one.
    }
dice-told-declined = { $who } declines a citizen of a full track.
dice-told-built = { $who } builds { FORM($building, "the") } { $number }.
dice-told-unlocked = { FORM($row, "character") } will score { $vp } VP for each { $row } of { $who }.
dice-told-banquet = { $tile } serves { $who }.
dice-told-bonus = { $who } takes { $bonus }: { $gain }.
dice-told-bonus-lost = { $who } has nowhere to build for { $bonus }.
dice-told-committed = { $who } has chosen.
dice-told-rebuilt = { $from ->
        [red] { $to ->
            [red] The red plaza is rebuilt in red.
            [yellow] The red plaza is rebuilt in yellow.
           *[white] The red plaza is rebuilt in white.
        }
        [yellow] { $to ->
            [red] The yellow plaza is rebuilt in red.
            [yellow] The yellow plaza is rebuilt in yellow.
           *[white] The yellow plaza is rebuilt in white.
        }
       *[white] { $to ->
            [red] The white plaza is rebuilt in red.
            [yellow] The white plaza is rebuilt in yellow.
           *[white] The white plaza is rebuilt in white.
        }
    }
dice-told-raided = A banquet ends: { $tile } begins.
dice-told-over = The game is over: { $totals }.
dice-total = { $who } { $vp }

# What a seat did in a half-day, told when all have chosen: $what is one of the first three, the others are nothing or
# one of the last three.
dice-told-revealed = { $who } { $what }{ $spent }{ $built }{ $gained }.
dice-revealed-gain = { $resource ->
        [influence] took the { $die } for influence
        [knowledge] took the { $die } for knowledge
       *[deniers] took the { $die } for deniers
    }
dice-revealed-build = took the { $die } for { FORM($building, "the") }
dice-revealed-compensation = could pay for no die
dice-revealed-spent = , spent { $amounts }
dice-revealed-built = , also built { $buildings }
dice-revealed-gained = , gained { $gains }

## Why not

dice-no-seat = nobody sits there
dice-no-die = a half-day has dice 1 to 4
dice-no-component = there is no `{ $word }`; ask about `die 1` to `die 4`, a building like `city_hall_3`, a bonus like `fifteenth_red`, or a resource like `deniers`
dice-may-take = You may take it.
dice-may-build = You may build { $place } now.
dice-may-take-bonus = You may take { $bonus } now: { $gain }.
dice-why-no-dice = No dice lie on the plazas now.
dice-why-black = { $color ->
        [red] The black die lies there; it has destroyed the red plaza.
        [yellow] The black die lies there; it has destroyed the yellow plaza.
       *[white] The black die lies there; it has destroyed the white plaza.
    }
dice-why-raiders = { $color ->
        [red] Raiders have turned this die black; the red plaza is destroyed.
        [yellow] Raiders have turned this die black; the yellow plaza is destroyed.
       *[white] Raiders have turned this die black; the white plaza is destroyed.
    }
dice-why-compensated = You could pay for no die in this half-day.
dice-why-taken = You have taken your die of this half-day; take it back to choose another.
dice-why-cost = It costs { $cost }, which you do not have.
dice-why-built = You have built { $place }.
dice-why-crossed = The { $die } is crossed out, so { $place } cannot be built any more.
# Which die a building takes; part of the sentences below.
dice-takes = { $place } takes a { $die }
dice-why-raid = A raid forbids building a prestige building with this die.
dice-why-other-die = { CAPITAL($takes) }; your die is a { $die }.
dice-why-bonus-builds = With { $bonus } you build { $gain }.
dice-why-could-not-pay = You could pay for no die in this half-day; { $takes }, or a bonus.
dice-why-used = You have used your die of this half-day; { $takes }, or a bonus.
dice-why-cannot-pay = You can pay for no die in this half-day; { $takes }, or a bonus.
dice-why-choose-first = { CAPITAL($takes) }, or a bonus; choose a die first.
dice-why-over = The game is over.
dice-why-not-numbered = { CAPITAL($takes) }, or a bonus; that is written before the first day.
dice-why-not-rolled = { CAPITAL($takes) }, or a bonus; the dice have not fallen yet.
dice-why-bonus-waits = You will take { $bonus } ({ $gain }) after what it was won with is finished.
dice-why-link-crossed = { CAPITAL($bonus) } is out of reach: one of its buildings is crossed out.
dice-why-link-needs = { CAPITAL($bonus) } still needs { FORM($row, "the") } in column { $columns }.
dice-why-bonus-needs = { CAPITAL($bonus) } still needs { $missing }.
dice-why-bonus-had = You have had { $bonus }.
dice-why-track-full = The track of { $track } is full; you have { $purse } left to spend.
dice-why-resource = { $color ->
        [red] You have { $purse } to spend, and { $more } more can be circled with a red die.
        [yellow] You have { $purse } to spend, and { $more } more can be circled with a yellow die.
       *[white] You have { $purse } to spend, and { $more } more can be circled with a white die.
    }

## Score sheet

dice-score-character = { FORM($row, "character") }, for { FORM($row, "plural") }
dice-score-unspent = { $resource ->
        [influence] unspent influence
        [knowledge] unspent knowledge
       *[deniers] unspent deniers
    }

## Components as a person looks them up

dice-kind-plaza = plaza
dice-kind-resource = resource
dice-kind-building = building
dice-kind-link = link
dice-kind-column = column bonus
dice-kind-track = track bonus
dice-kind-rule = rule
dice-kind-tile = tile
dice-kind-achievement = achievement

# What a number on a component is, by its name in a figures file.
dice-figure = { $figure ->
        [any_resource] any resource
        [at] at
        [attacks_from_day] attacks from day
        [cathedral_multiplier] cathedral multiplier
        [cathedral_resources] cathedral resources
        [character] character
        [citizen] citizen
        [citizens] citizens
        [citizens_at] citizens at
        [color] color
        [color_change] color change
        [compensation] compensation
        [deniers] deniers
        [gain] gain
        [games] games
        [great_hall_dice] great hall dice
        [length] length
        [of_each] of each
        [raid_deniers] raid deniers
        [raid_influence] raid influence
        [raid_knowledge] raid knowledge
        [red] red
        [scores] scores
        [start] start
        [tiles] tiles like this
        [value_change] value change
        [vp] vp
        [white] white
        [win_above] win above
        [work_building_citizens] work building citizens
        [yellow] yellow
       *[value] value
    }

## The printed scoresheet

dice-sheet-title = Scoresheet of Troyes Dice
dice-sheet-title-of = Scoresheet of { $name }
dice-sheet-name = Name
dice-sheet-citizens = Citizens
dice-sheet-others = Cathedrals, resources
dice-sheet-total = Total VP
dice-sheet-free = free
dice-sheet-any = { $amount } of any resource
dice-sheet-any-and = { $amount } of any resource and { $more }
dice-sheet-prices = Dice: { $first }, then { $second }, then { $third }, then { $fourth }.
dice-sheet-changes = Value ±1: { $value } each. Another color: { $color }. No die to be paid: { $compensation } of each.
dice-district = { $color ->
        [red] Noble
        [yellow] Civil
       *[white] Religious
    }
dice-sheet-unspent = { $amount } unspent
dice-sheet-one-vp = = 1 VP
dice-sheet-vp-for-each = VP for each
dice-sheet-three-of-a-column = three of a column
dice-sheet-together-give = together give
dice-sheet-people = { $people }, 1 VP each
