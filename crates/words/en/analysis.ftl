### Analysis: what decisions and dice were worth.

# A number of points with one decimal, without its sign.
analysis-amount = { $whole }.{ $tenths }
analysis-percent = { $percent } %

# The account of a seat. `gave` is nothing, gave or took; `most` may be empty.
analysis-sentence-you = { $gave ->
        [gave] the dice gave you { $luck } points
        [took] the dice took { $luck } points from you
       *[nothing] the dice neither gave nor took
    }; your moves cost { $cost }{ $most }.
analysis-sentence-of = { $gave ->
        [gave] the dice gave { $who } { $luck } points
        [took] the dice took { $luck } points from { $who }
       *[nothing] the dice neither gave nor took anything from { $who }
    }; the moves of { $who } cost { $cost }{ $most }.
analysis-most-of-it = , most of it in { $chapter }
analysis-the-largest-part = , the largest part in { $chapter }

analysis-grade = { $grade ->
        [best] best
        [fine] fine
        [inaccuracy] inaccuracy
        [mistake] mistake
       *[blunder] blunder
    }
# What a move lost, and by how much that may be otherwise.
analysis-loss = { $loss } ± { $error }

analysis-row-start = at the start
analysis-row-luck = dice and cards
analysis-row-own = own moves
analysis-row-others = moves of others
analysis-row-result = result
analysis-column-win = chance
analysis-column-when = when
analysis-column-who = who
analysis-column-move = move
analysis-column-grade = grade
analysis-column-loss = loss
analysis-key-moments = key moments of { $who }
analysis-key-moment = { $chapter }, step { $step }: { $grade }, about { $loss } points lost
analysis-played = played: { $reasons }
analysis-better = better: { $reasons }
# `known` is own or open.
analysis-how = { $known ->
        [open] judged with all cards open; thought for each decision: { $budget }
       *[own] judged as whoever decided saw the table; thought for each decision: { $budget }
    }
analysis-progress-bar = {"{"}bar:40{"}"} {"{"}pos{"}"}/{"{"}len{"}"} decisions, {"{"}eta{"}"} left

## The command

cli-help-analyse = Say what every decision and every roll of a recorded game was worth
cli-help-analyse-budget = Thought for each decision: simulations (300) or a time (50ms)
cli-help-analyse-seat = Tell it to this seat, as it saw the table: its color or its player's name
cli-help-analyse-open = Judge with all cards open
cli-help-analyse-threads = How many decisions are examined at once [default: as many as there are cores]
