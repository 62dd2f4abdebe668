### The King's Challenge: the rows of le Roy's table and the ratings.

## Rows of le Roy's table, by the sum of two dice
##
## `.rule` is what he does, `.price` how many dice he spends. `Troyes::rule_of` (modules/kings_challenge/sheet.rs) makes both.
##   $vp (number): the VP that he gains
##   $deniers (number): what he pays for your best die
##   $dice (number): how many dice he spends, yours included
##   $text (word): which rulebook is played by, `french` or `english`

troyes-roy_2 = Le Roy rolls 2
    .rule = He gains { $vp } VP. One of the dice is your best one, for { $deniers } deniers; if you have none, all are his own.
    .price = { $dice } dice, one of them yours

troyes-roy_3 = Le Roy rolls 3
    .rule = { troyes-roy_2.rule }
    .price = { troyes-roy_2.price }

troyes-roy_4 = Le Roy rolls 4
    .rule = { $text ->
        [english] He places a citizen in the building of his strongest die, where he expels one of yours if he can.
       *[french] He places a citizen in the building of his strongest die (without dice: the Palace), where he expels one of yours, or else pushes one as far right as he can. If neither is possible he tries the next building: Palace, City Hall, Bishopric, Palace.
    }
    .price = 1 die

troyes-roy_5 = Le Roy rolls 5
    .rule = He covers every free banner of the event farthest to the right.
    .price = 1 die for each free banner

troyes-roy_6 = Le Roy rolls 6
    .rule = He places a tradesman on the space that is worth most; among equals the cheapest card, then red before yellow before white.
    .price = 1 die

troyes-roy_7 = Le Roy rolls 7
    .rule = { $text ->
        [english] He places two cubes on the best spaces of the Cathedral's lowest level. If there is no space he gains 2 VP.
       *[french] He places two cubes on the best spaces of the Cathedral's lowest level. For each cube without a space he gains 1 VP.
    }
    .price = 2 dice

troyes-roy_8 = Le Roy rolls 8
    .rule = The character on top of the pile rewards you both and leaves the game. If there is none, he gains 1 VP.
    .price = no die

troyes-roy_9 = Le Roy rolls 9
    .rule = { troyes-roy_5.rule }
    .price = { troyes-roy_5.price }

troyes-roy_10 = Le Roy rolls 10
    .rule = { troyes-roy_4.rule }
    .price = { troyes-roy_4.price }

troyes-roy_11 = Le Roy rolls 11
    .rule = { troyes-roy_2.rule }
    .price = { troyes-roy_2.price }

troyes-roy_12 = Le Roy rolls 12
    .rule = { troyes-roy_2.rule }
    .price = { troyes-roy_2.price }

## Ratings: `.rule` is the verdict, `.lead` the leads over le Roy that it covers
##
## `Rating::verdict` (modules/kings_challenge/rating.rs). No arguments.

troyes-rating_lost = Lost
    .rule = Le Roy has the better of you, and the scaffold is already up.
    .lead = 0 or less

troyes-rating_narrow = Narrow
    .rule = A narrow win, which le Roy will have forgotten by tomorrow.
    .lead = 1 to 5

troyes-rating_modest = Modest
    .rule = A modest win: nobody in Troyes will sing of it.
    .lead = 6 to 10

troyes-rating_solid = Solid
    .rule = A solid win: the city begins to know your name.
    .lead = 11 to 15

troyes-rating_strong = Strong
    .rule = A strong win: le Roy has taken note of you, which is no good for your neck.
    .lead = 16 to 20

troyes-rating_masterly = Masterly
    .rule = A masterly win: Troyes is yours.
    .lead = 21 or more
