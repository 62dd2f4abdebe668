### The boards in the terminal: a cell for each letter, so that words are short.

troyes-pane-square = Square
troyes-pane-city = City
troyes-pane-buildings = Buildings
troyes-terminal-families = Families
troyes-terminal-people = Families and city square
# The headings of three columns of numbers.
troyes-terminal-purse = deniers influence citizens
troyes-terminal-passed = pass+{ $deniers }
# At most eight letters, with its comma.
troyes-terminal-neutral = neutral,
# After their number.
troyes-terminal-citizens = { $count ->
        [one] citizen
       *[other] citizens
    }
troyes-terminal-deniers = { $amount }d
troyes-terminal-influence = { $amount }i
troyes-terminal-citizen-unit = c
troyes-terminal-vp-before = VP
troyes-terminal-vp-after = vp
troyes-terminal-open-character = { $character } (open)
troyes-terminal-expelled = expelled
troyes-terminal-round = round { $round }
# Before the price of a tradesman, and instead of a divisor: four letters at most.
troyes-terminal-hire = hire
troyes-terminal-each = each
# How the rules of many cards begin, which needs no repeating.
troyes-terminal-each-use = Each use
troyes-terminal-cubes = cubes
troyes-terminal-also = also
# Above points and black dice, a square follows.
troyes-terminal-rewards = VP black
troyes-terminal-possessed = possessed
troyes-terminal-more = { $count } more
troyes-terminal-guards = guards
troyes-terminal-black = black:

dice-pane-sheet = Sheet
dice-terminal-wheel = Wheel
dice-terminal-players = Players
dice-terminal-vp = VP
# Buildings that are built: three letters.
dice-terminal-built = blt
dice-terminal-sheet = { $who }'s sheet · { $vp } VP
dice-terminal-each = ×{ $vp }VP
# A row of buildings in four letters.
dice-terminal-row = { ID($row) ->
        [fortress] Fort
        [great_hall] Hall
        [cathedral] Cath
        [counts_palace] Palc
        [city_hall] City
       *[bishopric] Bish
    }
dice-terminal-initial = { $resource ->
        [influence] i
        [knowledge] k
       *[deniers] d
    }
# What a die costs, in five letters.
dice-terminal-any = { $amount } any
dice-terminal-free = free
dice-terminal-day = day { $day }
dice-terminal-plaza = { $color ->
        [red] red
        [yellow] yellow
       *[white] white
    }
dice-terminal-black = black
dice-terminal-raid = raid
dice-terminal-tile = { $tile ->
        [value] value
        [color] color
        [price] price
        [fortress] fortress
        [cathedral] cathedral
        [great_hall] great hall
        [work] work
       *[black] black
    }
