### The components of Troyes Dice: each with its name and, as `.rule`, what it does. crates/troyes-dice/src/cards.rs makes
### the sheets; where a rule takes arguments, the comment above says which.

## What is gained

# `Resource::amount`: $resource (word: influence, deniers, knowledge), $amount (number)
dice-resource = { $resource ->
        [influence] { $amount } influence
        [knowledge] { $amount } knowledge
       *[deniers] { $amount ->
            [one] { $amount } denier
           *[other] { $amount } deniers
        }
    }

# `speech::citizens`: $color (word: red, yellow, white), $amount (number)
dice-citizens = { $color ->
        [red] { $amount ->
            [one] { $amount } red citizen
           *[other] { $amount } red citizens
        }
        [yellow] { $amount ->
            [one] { $amount } yellow citizen
           *[other] { $amount } yellow citizens
        }
       *[white] { $amount ->
            [one] { $amount } white citizen
           *[other] { $amount } white citizens
        }
    }

# `TroyesDice::bonus_gain`, the column of resources: $amount (number)
dice-each = { $amount } of each resource

# `TroyesDice::bonus_gain`, the other columns
dice-work = a work building

# `TroyesDice::bonus_gain`, the fifteenth citizen: $one, $other (components: buildings)
dice-either = { FORM($one, "a") } or { FORM($other, "a") }

## Plazas

dice-plaza_red = red plaza
    .rule = A clear die here is a red die. Both sides are red; with the expansion a tile lies beside it.

dice-plaza_yellow = yellow plaza
    .rule = A clear die here is a yellow die. Both sides are yellow; with the expansion a tile lies beside it.

dice-plaza_white = white plaza
    .rule = A clear die here is a white die. Both sides are white; with the expansion a tile lies beside it.

dice-plaza_red_yellow = red and yellow plaza
    .rule = A clear die here has the color that is up. A plaza destroyed by the black die comes back on its other side.

dice-plaza_red_white = red and white plaza
    .rule = { dice-plaza_red_yellow.rule }

dice-plaza_yellow_white = yellow and white plaza
    .rule = { dice-plaza_red_yellow.rule }

## Resources
##
## $points (number): how many are worth 1 VP at the end (`printed.resources_for_a_point`)

dice-influence = influence
    .rule = A red die circles as many influence as its value, as far as the track goes. It changes a die's value; every { $points } unspent at the end are 1 VP.

dice-influence_citizen = citizens of the influence track
    .rule = Circling certain influence brings a red citizen.

dice-deniers = deniers
    .rule = A yellow die circles as many deniers as its value, as far as the track goes. It buys dice; every { $points } unspent at the end are 1 VP.

dice-deniers_citizen = citizens of the deniers track
    .rule = Circling certain deniers brings a yellow citizen.

dice-knowledge = knowledge
    .rule = A white die circles as many knowledge as its value, as far as the track goes. It changes a die's color; every { $points } unspent at the end are 1 VP.

dice-knowledge_citizen = citizens of the knowledge track
    .rule = Circling certain knowledge brings a white citizen.

## Rules with a name of their own

dice-compensation = Compensation
    .rule = Who can pay for no die at all gains some of each resource instead of acting.

dice-color_change = Change of color
    .rule = Knowledge gives the chosen die another color.

dice-value_change = Change of value
    .rule = Influence raises or lowers the chosen die, never beyond 6 and never around the corner.

dice-overflow = Full track
    .rule = A citizen whose track is full may be circled on another track.

dice-declined = Declined citizen
    .rule = A citizen whose track is full need not be circled anywhere.

dice-attack = Attack
    .rule = From the third day on a black die also crosses out, on every sheet, the die of its value in its plaza's color; what is not yet built there never will be.

dice-protection = Protection
    .rule = A Fortress keeps all dice of its column from being crossed out.

## Tiles of Banquets and Raids
##
## `Laid::rule` (banquets.rs). $amount (number): the figure of the tile, where it has one.

dice-banquet_value = Banquet of influence
    .rule = One price of influence changes this die by up to { $amount }.

dice-banquet_color = Banquet of knowledge
    .rule = Another color costs this die only { $amount } knowledge.

dice-banquet_price = Banquet of the free die
    .rule = This die is free.

dice-banquet_fortress = Banquet of the Fortress
    .rule = A Fortress built with this die also gives a red citizen and a yellow or white one.

dice-banquet_cathedral = Banquet of the Cathedral
    .rule = A Cathedral built with this die also gives { $amount } of each resource.

dice-banquet_great_hall = Banquet of the Great Hall
    .rule = A Great Hall built with this die counts { $amount } more of the dice it wants.

dice-banquet_work = Banquet of the workers
    .rule = A work building built with this die gives { $amount } more of its citizens.

dice-banquet_black = Banquet of the black die
    .rule = The black die harms nobody here and may be used like any other; then the tile is turned.

dice-raid_value = Raid on influence
    .rule = Influence does not change this die.

dice-raid_color = Raid on knowledge
    .rule = Knowledge does not change this die.

dice-raid_price = Raid for a denier
    .rule = This die costs { $amount ->
        [one] { $amount } denier
       *[other] { $amount } deniers
    } more.

dice-raid_fortress = Raid for influence
    .rule = This die costs { $amount } influence more.

dice-raid_cathedral = Raid for knowledge
    .rule = This die costs { $amount } knowledge more.

dice-raid_great_hall = Raid on prestige
    .rule = This die builds no prestige building.

dice-raid_work = Raid of nothing
    .rule = This die has value 0; influence may raise it.

dice-raid_black = Raid of the black die
    .rule = A clear die here is black too: it destroys the plaza, and from the third day on a die of every sheet.

## Achievements
##
## `Achievement::rule` (achievements.rs).
##   $games, $vp, $citizens (numbers): how many of them it takes

dice-solo_games = Hermit
    .rule = Play { $games } games alone.

dice-multiplayer_games = Neighbor
    .rule = Play { $games } games with others.

dice-expansion_games = Banqueter
    .rule = Play { $games } games with Banquets and Raids.

dice-good_sheet = Burgher
    .rule = End with { $vp } VP or more.

dice-fine_sheet = Alderman
    .rule = { dice-good_sheet.rule }

dice-splendid_sheet = Count
    .rule = { dice-good_sheet.rule }

dice-grand_victory = Grand victory
    .rule = Win against others with more than { $vp } VP.

dice-devotion = Devotion
    .rule = Let one character give you { $vp } VP.

dice-crowd = Crowd
    .rule = End with { $citizens } citizens or more.

dice-prestige_row = Skyline
    .rule = Fill one row of prestige buildings: all six Fortresses, Great Halls or Cathedrals.

dice-work_row = Workshop
    .rule = Fill one row of work buildings: all six Count's Palaces, City Halls or Bishoprics.

dice-full_purse = Full purse
    .rule = Circle all resources of one track.

dice-full_track = Full house
    .rule = Circle all citizens of one track.
