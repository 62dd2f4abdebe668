### The board of Troyes in the browser: what stands on it, and what those are told who do not see it.

## Labels: what something is and how it stands

troyes-board-building = { $building }: place a citizen with a { $color } die
troyes-board-space = { $building }, space { $space }: a citizen { $of }
troyes-board-empty-space = { $building }, space { $space }: nobody
troyes-board-lying = { $building }, expelled: a citizen { $of }
troyes-board-activity = { $color ->
        [red] red activity { $number }
        [white] white activity { $number }
       *[yellow] yellow activity { $number }
    }
troyes-board-card = { $color ->
        [red] { $card }, red activity { $number }: hire for { $hire }, divisor { $divisor }. Tradesmen: { $tradesmen }. Cubes: { $cubes }
        [white] { $card }, white activity { $number }: hire for { $hire }, divisor { $divisor }. Tradesmen: { $tradesmen }. Cubes: { $cubes }
       *[yellow] { $card }, yellow activity { $number }: hire for { $hire }, divisor { $divisor }. Tradesmen: { $tradesmen }. Cubes: { $cubes }
    }
troyes-board-count = { $who } { $count }
troyes-board-none = none
troyes-board-empty = empty
troyes-board-hidden-card = revealed in round { $round }
troyes-board-cathedral = The Cathedral: build on it with white dice, each on the site of its face
troyes-board-site = Site { $site }, from the ground up: { $cubes }. A cube brings { $vp } VP and { $influence }
troyes-board-audience = { $character }, { $place } to be recalled
troyes-board-influence-of = Influence { $of }: { $points }
troyes-board-outside = Events and fields
troyes-board-agriculture = Agriculture: half the value of a group of yellow dice in deniers
troyes-board-event = { $event }: divisor { $divisor }, { $banners } banners, { $first } and { $second } VP. Cubes: { $cubes }
troyes-board-black-die = black { $face }
troyes-board-patrol = Ramparts: send your guard on patrol
troyes-board-wall = Space { $space } of the wall
troyes-board-gate = Space { $space } of the wall, gate { $gate }
troyes-board-guard = Guard { $of } on space { $space }
troyes-board-outside-gate = Outside gate { $gate }
troyes-board-outpost = Gate { $gate }, { $side }. Cubes: { $cubes }
troyes-board-square = City square
troyes-board-district = District { $of }
troyes-board-passed-district = District { $of }, has passed
troyes-board-supply = { $count ->
        [one] { $who }: { $count } citizen at hand
       *[other] { $who }: { $count } citizens at hand
    }
troyes-board-reserve = { $count ->
        [one] { $who }: { $count } citizen in the general supply
       *[other] { $who }: { $count } citizens in the general supply
    }
troyes-board-die = { $die } { $of }

## Words in the picture: short, there is little room

troyes-board-court = Characters
troyes-board-no-court = Every character has been recalled
troyes-board-neutral = Grey
troyes-board-influence-track = Influence
troyes-board-black-dice = Black dice
troyes-board-ramparts = Ramparts
troyes-board-passed = passed
# Between the signs of a card's formula: five letters at most.
troyes-board-formula = { $word ->
        [or] or
        [most] most
        [you] you
        [each] each
        [all] all
       *[my] my
    }

## What a family's panel says

troyes-board-deniers = deniers
troyes-board-influence = influence
troyes-board-vp = victory points so far
troyes-board-taken = events taken: { $events }
troyes-board-kept = passed, { $deniers } kept
troyes-board-secret-character = {" "}(only you know)
troyes-board-open-character = {" "}(known to all)
