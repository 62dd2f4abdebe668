### My games: what one browser has played.

page-me-title = My games · Troyes
page-me-heading = My games
page-me-about = { $count ->
    [0] No game of this browser is over yet. Once one is, it is summed up here.
    [one] { $count } game that this browser has played to its end.
   *[other] { $count } games that this browser has played to their end.
    }
page-me-options = with modules or variants
page-me-results = { $games ->
    [one] { $games } game.
   *[other] { $games } games, { $mean } points each on average.
    }
page-me-wins = { $wins ->
    [0] None won.
   *[other] { $wins } won.
    }
page-me-best = Best result: { $points ->
    [one] { $points } point
   *[other] { $points } points
    }.
page-me-course = Points of each game, the oldest first: { $points }
page-me-sources = Points by source, on average
page-me-luck = Luck with dice
page-me-luck-about = { $dice ->
    [one] { $dice } die of your own has shown { $pips } pips
   *[other] { $dice } dice of your own have shown { $pips } pips
    }: { $difference } against what is expected.
page-me-favourites = Favourite cards
page-me-times = { $count ->
    [one] once
   *[other] { $count } times
    }
page-me-achievements = Achievements of Troyes Dice: { $earned } of { $all }
page-me-dice = Games alone: { $alone }, with others: { $others }, with Banquets and Raids: { $banquets }.
page-me-earned = { $earned ->
    [yes] earned
   *[no] not yet earned
    }
page-me-export = Download as JSON
page-me-losses = { $games ->
    [one] In { $games } analysed game a decision lost { $mean } points on average.
   *[other] In { $games } analysed games a decision lost { $mean } points on average.
    }
page-me-losses-course = Points lost per decision in each analysed game, the oldest first: { $losses }
page-me-losses-none = Analyse a game from its table to see how much your decisions cost.
page-me-progress = { $now } of { $wanted }
