### Bots: levels and reasons.

bot-level-random = Takes any choice blindly; a first game is won against it.
bot-level-greedy = Looks one move ahead and takes what looks best at once.
bot-level-search-moment = Plays on in its head for a moment before each decision.
bot-level-search-second = Plays on in its head for a second before each decision.

bot-reason-random = chosen at random
bot-reason-only-choice = there is no other choice
bot-reason-nothing-better = no other move is worth more
bot-reason-expected = { $vp } VP expected after { $simulations } simulations
bot-reason-ahead = { $vp } VP ahead of the strongest rival after { $simulations } simulations
bot-reason-next-best = the next best, “{ $choice }”: { $vp } VP
bot-term = { $change } ({ $worth })

toy-change-coins = { SIGNED($more) } coins
toy-change-tower = { SIGNED($more) } height of the tower
toy-change-lucky = a lucky face

troyes-change-vp = { SIGNED($more) } VP
troyes-change-deniers = { SIGNED($more) } deniers
troyes-change-influence = { SIGNED($more) } influence
troyes-change-supply = { SIGNED($more) } citizens in the supply
troyes-change-passes = passes
troyes-change-citizens = { SIGNED($more) } citizens in { FORM($building, "the") }
troyes-change-cathedral = { SIGNED($more) } cubes on the Cathedral, a level of it reached
troyes-change-hired = a tradesman on the card { $card }
troyes-change-left = the tradesman leaves { $card }
troyes-change-cubes = { SIGNED($more) } cubes on { $place }
troyes-change-countered = { $event } countered
troyes-change-nearer = nearer to { $character }
troyes-change-further = further from { $character }
troyes-change-experience = experience of past games
troyes-change-dice = { SIGNED($more) } own dice
troyes-change-keeps = { $color ->
        [red] keeps the red { $face }
        [white] keeps the white { $face }
       *[yellow] keeps the yellow { $face }
    }
troyes-change-keeps-for = { $color ->
        [red] keeps the red { $face } for { $event }
        [white] keeps the white { $face } for { $event }
       *[yellow] keeps the yellow { $face } for { $event }
    }
