### Bots: opponents and reasons.

# Opponents: people of Troyes, invented. Their names stand alone, in lobbies and at the table.
bot-called-perrin = Perrin
bot-called-jehanne = Jehanne
bot-called-colin = Colin
bot-called-aelis = Aelis
bot-called-gautier = Gautier
bot-called-ermengarde = Ermengarde
bot-called-anselme = Brother Anselme
bot-called-mahaut = Dame Mahaut
bot-level-perrin = The baker’s boy has only just come to town and takes whatever pleases him. A first game is won against him.
bot-level-jehanne = The laundress knows the rules well enough, but every day has its own worries. She seldom sees more than the next denier.
bot-level-colin = The miller grinds on steadily, one sack after the other, and does not always look up at what the neighbors do.
bot-level-aelis = The innkeeper reckons well, on her own slate and on yours, and is off by a denier now and then.
bot-level-gautier = The master mason weighs every stone, yours too, and lays the one that fits best today.
bot-level-ermengarde = The cloth merchant of the fairs sees a few turns ahead and has an eye on everybody’s purse.
bot-level-anselme = The canon thinks before he speaks and knows how a round will end when it has hardly begun.
bot-level-mahaut = The bailiff of the countess thinks longest and forgets nothing. Whoever beats her may call Troyes their own.


bot-reason-random = chosen at random
bot-reason-only-choice = there is no other choice
bot-reason-nothing-better = no other move is worth more
# The small decisions of a whole move, one after the other.
bot-reason-move = { $steps }
bot-reason-steps = { $before } › { $next }
bot-reason-brings = it brings { $changes }
bot-reason-costs = its price: { $changes }
# What another player loses by it.
bot-reason-takes = for { $who } it means { $changes }
bot-reason-expected = about { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in the end
bot-reason-ahead = about { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ahead in the end
bot-reason-behind = about { $points ->
        [one] { $points } point
       *[other] { $points } points
    } behind in the end
bot-reason-even = about level in the end
# Another move and by how many points it is worse.
bot-reason-runner-up = next comes { $steps }: about { $points ->
        [one] { $points } point
       *[other] { $points } points
    } less
# What that other move brings, for comparison.
bot-reason-instead = that would bring { $changes }
bot-reason-instead-nothing = that would bring nothing at once
bot-reason-as-good = hardly worse: { $steps }
bot-reason-sure = { $sure ->
        [very] there is little doubt
        [fairly] this is fairly sure
       *[hardly] it might as well be otherwise
    }
bot-reason-said = { $text }
bot-reason-stand-in = a random player stands in: { $reason }

# Why a program lost its clock.
bot-lost-ended = it has ended
bot-lost-late = it did not answer within { $ms } ms
bot-lost-nonsense = it answered `{ $line }`, not {"{"}"choice": INDEX{"}"}
bot-lost-not-offered = it chose something that was not offered
bot-lost-number = it chose number { $number } of { $choices }
bot-lost-stale = it answered another question than it was asked
bot-lost-too-long = it said more than { $bytes } bytes on one line
bot-lost-unasked = it speaks without being asked

# Why there is no such bot.
bot-error-budget = `{ $text }` is not a budget: write a time like `50ms` or `2s`, milliseconds of the processor like `50cpu`, or a number of simulations like `2000`
bot-error-command = `{ $command }` is not a command: a quote is not closed, or it is empty
bot-error-start = `{ $command }` does not start: { $error }
bot-error-threads = `{ $text }` is not a number of threads from 1 to 256
bot-error-unknown = `{ $name }` is not a bot; there are `perrin`, `jehanne`, `colin`, `aelis`, `gautier`, `ermengarde`, `anselme`, `mahaut`, `random`, `greedy`, `search`, `search:50ms`, `search:2000` (simulations), `search:50ms:2` (threads), `greedy-1`, `search-1` and `exec:COMMAND`

## The arena

arena-error-no-bots = name at least one bot
arena-error-too-many = { $bots } bots at a table of { $players } meet in too many ways; name fewer
arena-error-unfinished = a game did not end: { $reason }
arena-bot = bot
arena-result = result
arena-vp = VP
arena-wins = wins
arena-rate = win rate %
arena-elo = Elo
# A measured number and the interval in which the true one lies.
arena-estimate = { $value } ({ $low } to { $high })
arena-summary = { $games ->
        [one] { $games } game
       *[other] { $games } games
    } of { $game }, { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    } in every seat order, seed { $seed }; intervals of 95 %
arena-lost = { $games ->
        [one] { $bot } lost its clock in { $games } game and a random player took its place: { $why }
       *[other] { $bot } lost its clock in { $games } games and a random player took its place: { $why }
    }
arena-title = { $game }, { $players ->
        [one] { $players } player
       *[other] { $players } players
    }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, seed { $seed }
arena-mean-result = mean result, 95 % interval
arena-rating = rating (Elo), 95 % interval
arena-sources = victory points by source
arena-source = { $source }: { $vp }

toy-change-coins = { $more ->
        [one] { SIGNED($more) } coin
       *[other] { SIGNED($more) } coins
    }
toy-change-tower = { SIGNED($more) } height of the tower
toy-change-lucky = a lucky face

troyes-change-vp = { SIGNED($more) } VP
troyes-change-deniers = { $more ->
        [one] { SIGNED($more) } denier
       *[other] { SIGNED($more) } deniers
    }
troyes-change-influence = { SIGNED($more) } influence
troyes-change-supply = { $more ->
        [one] { SIGNED($more) } citizen in the supply
       *[other] { SIGNED($more) } citizens in the supply
    }
troyes-change-passes = the income of passing
troyes-change-citizens = { $more ->
        [one] { SIGNED($more) } citizen in { FORM($building, "the") }
       *[other] { SIGNED($more) } citizens in { FORM($building, "the") }
    }
troyes-change-cathedral = { $more ->
        [one] { SIGNED($more) } cube on the Cathedral, a level of it reached
       *[other] { SIGNED($more) } cubes on the Cathedral, a level of it reached
    }
troyes-change-hired = a tradesman on the card { $card }
troyes-change-left = the tradesman leaves { $card }
troyes-change-cubes = { $more ->
        [one] { SIGNED($more) } cube on { $place }
       *[other] { SIGNED($more) } cubes on { $place }
    }
troyes-change-countered = { $event } countered
troyes-change-nearer = a step towards { $character }
troyes-change-further = a step away from { $character }
# What somebody has worked for tells of a secret character.
troyes-suspects = { $who } probably has { $character }
# What many games have taught about such positions.
troyes-change-experience = { $outlook ->
        [good] better prospects (judging by past games)
       *[bad] worse prospects (judging by past games)
    }
troyes-change-dice = { $more ->
        [one] { SIGNED($more) } die
       *[other] { SIGNED($more) } dice
    }
troyes-change-keeps = { $color ->
        [red] the red { $face } in reserve
        [white] the white { $face } in reserve
       *[yellow] the yellow { $face } in reserve
    }
troyes-change-keeps-for = { $color ->
        [red] the red { $face } in reserve for { $event }
        [white] the white { $face } in reserve for { $event }
       *[yellow] the yellow { $face } in reserve for { $event }
    }

dice-change-citizens = { $color ->
        [red] { SIGNED($more) } { $more ->
            [one] knight
           *[other] knights
        }
        [yellow] { SIGNED($more) } { $more ->
            [one] artisan
           *[other] artisans
        }
       *[white] { SIGNED($more) } { $more ->
            [one] priest
           *[other] priests
        }
    }
dice-change-resource = { $resource ->
        [influence] { SIGNED($more) } influence
        [knowledge] { SIGNED($more) } knowledge
       *[deniers] { SIGNED($more) } { $more ->
            [one] denier
           *[other] deniers
        }
    }
dice-change-building = { $building } in column { $column }
dice-change-drawn = { $buildings } for the characters
dice-change-nearer = a step towards bonuses
dice-change-used-up = bonuses used up
