### Analysis: what decisions and dice were worth.

# A number of points with one decimal, without its sign.
analysis-amount = { $whole }.{ $tenths }
analysis-percent = { $percent } %

# The account of a seat. `gave` is nothing, gave or took; `moves` cost or brought; `most` may be empty.
analysis-sentence-you = { $gave ->
        [gave] the dice gave you { $luck } points
        [took] the dice took { $luck } points from you
       *[nothing] the dice neither gave nor took
    }; your moves { $moves ->
        [brought] brought { $cost } more than the best ones found
       *[cost] cost { $cost }
    }{ $most }.
analysis-sentence-of = { $gave ->
        [gave] the dice gave { $who } { $luck } points
        [took] the dice took { $luck } points from { $who }
       *[nothing] the dice neither gave nor took anything from { $who }
    }; the moves of { $who } { $moves ->
        [brought] brought { $cost } more than the best ones found
       *[cost] cost { $cost }
    }{ $most }.
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
analysis-row-others = the others, and what showed later
analysis-row-result = result
analysis-row-now = now
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

## Pages

page-analysis-title = Analysis – { $game }
page-analysis-heading = Analysis
page-analysis-button = Analyse
page-analysis-about = What was every move worth, and what did the dice give or take? Bots play on from every decision of this game and tell what they find. It takes a minute or so, and you may watch.
page-analysis-kinds = What it may know
page-analysis-own = As everybody saw it
page-analysis-open = With open cards
page-analysis-progress = { $done } of { $total } decisions examined
page-analysis-look-again = Look again
page-analysis-at-step = step { $step }: { $loss } points lost
page-analysis-account = Luck and skill
page-analysis-account-about = Points, and in parentheses the chance to win. Own moves are measured against the best moves found; all rows together come to the result. What single moves lost, here and below, counts the lead: what others gain by them is lost too.
page-analysis-mean-loss = mean loss of lead per decision
page-analysis-signed = { $points }
page-analysis-lost = about { $loss } points lost (± { $error })
page-analysis-played = played
page-analysis-better = better
page-analysis-weighed = Moves that were weighed, the best first
page-analysis-before = before
page-analysis-after = after this move
page-analysis-outlook-about = Expected points at the end; in parentheses the chance to win. Before: with the best move.
page-analysis-chance = chance to win { $before } → { $after }
page-analysis-see = Show it on the board
page-analysis-try = Try it yourself
page-analysis-decisions = All decisions
page-analysis-how = Thought for each decision: { $budget } simulated games. A loss is what a move gives away of the lead against the best move found, with its interval of 95 %. Moves are told to whoever made them: “your” dice are theirs.
page-analysis-chart-win = Chance to win, round by round
page-analysis-chart-points = Expected points, round by round
page-analysis-chart-at = { $chapter }: { $value }
page-analysis-chart-line = { $who }: { $stands }.
page-analysis-judged = Analysis
page-analysis-so-far = Moves so far
page-analysis-so-far-about = What your moves were worth so far, as far as you may know: nothing that is secret is told. While other people play here too, this waits for the end.
page-analysis-gone-on = The game has gone on since.
page-analysis-again = Analyse again
