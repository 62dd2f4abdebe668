### Puzzles: positions where one move is clearly best.

# What a puzzle is about, within a list.
puzzle-theme = { $theme ->
    [denying-dice] dice that others would use
    [countering-events] fighting events
    [black-dice] black dice
    [timing-the-pass] the time to pass
    [hiring-for-points] hiring a tradesman
    [influence] influence
    [cathedral] the Cathedral
    [buildings] places in the buildings
    [money] deniers
    [ramparts] the ramparts
    [le-roy] against le Roy
    [gathering] gathering resources
    [changing-the-die] changing a die
    [prestige] prestige buildings
    [work] work buildings
    [bonuses] links and bonuses
   *[end-of-game] the end of the game
    }

# What a move does.
puzzle-brings = it brings { $changes }
puzzle-costs = its price: { $changes }
# What another player loses by it.
puzzle-prevents = for { $who } it means { $changes }

# What is said to a try; the points are what it loses against the best move, with their sign.
puzzle-verdict = { $how ->
    [best] That is it: no other idea comes near.
    [near] The right idea, but there is a better way to do it: { $points } points.
    [near-unknown] The right idea, but there is a better way to do it.
    [other] Another move is better: { $points } points against it.
   *[other-unknown] Another move is better; this one is not even among those that came near.
    }
puzzle-unfinished = so far: { $so_far }. The move is not over yet.
puzzle-best = the best move: { $steps }
puzzle-tried = your move: { $steps }

puzzle-error-game = there are no puzzles of the game `{ $game }`
puzzle-error-table = today’s rules do not accept this puzzle: { $why }
puzzle-error-not-asked = in this puzzle nobody is asked anything
puzzle-error-not-offered = `{ $text }` is not possible here
puzzle-error-line = line { $line } of the puzzles is not readable: { $why }
puzzle-error-format = these puzzles are written in format { $format }, which is newer than this program

## The command line

cli-help-puzzle = Find the best move of a puzzle
cli-help-puzzle-which = The number of a puzzle, or `daily`
cli-help-puzzle-game = Only puzzles of this game: troyes, kings-challenge or dice
cli-help-puzzle-move = Answer at once: choices as records write them, with semicolons between
cli-help-puzzles = Make puzzles
cli-help-puzzles-mine = Mine puzzles from games of bots and append them to a file
cli-help-puzzles-count = How many puzzles the file is to hold of this command
cli-help-puzzles-budget = How many simulations a position is first weighed with; a puzzle also with ten times as many
cli-help-puzzles-output = The file; the same command goes on where it ends
cli-value-puzzle = PUZZLE
cli-value-choices = CHOICES

cli-puzzle-heading = Puzzle { $number } ({ $game ->
    [kings-challenge] King’s Challenge
    [dice] Troyes Dice
   *[troyes] Troyes
    }, { $players ->
    [one] { $players } player
   *[other] { $players } players
    }) · difficulty { $difficulty } of 5 · { $themes }
cli-puzzle-keys = Answer with the number of a choice, or with what stands in brackets; several at once with semicolons between. b takes the last answer back, q leaves.
cli-puzzle-nothing-chosen = nothing is chosen yet
cli-puzzle-ended = the input ended before the move was whole
cli-puzzle-other-game = puzzle { $number } is one of the game `{ $game }`
cli-puzzle-other-game-hint = leave `--game` out: `{ $command }`
cli-puzzle-no-game-hint = there are puzzles of { $games }
cli-puzzle-unknown = there is no puzzle `{ $wanted }`
cli-puzzle-unknown-hint = puzzles have numbers from 1 to { $count }; `troyes puzzle daily` asks the one of today
cli-puzzles-mined = { $found ->
    [one] { $found } new puzzle
   *[other] { $found } new puzzles
    } in { $games } games
cli-progress-puzzles = {"{"}bar:40{"}"} {"{"}pos{"}"}/{"{"}len{"}"} puzzles, {"{"}eta{"}"} left

## Pages

page-puzzles-title = Puzzles · Troyes
page-puzzles-heading = Puzzles
page-puzzles-about = Moments of real games in which one move is clearly best. Find it on the board; after a try you are told what it brings and what yours would have cost.
page-puzzles-unreachable = The puzzles cannot be fetched now. They need the network once, and none after that.
page-puzzles-daily = Puzzle of the day
page-puzzles-random = Any puzzle
page-puzzles-all = All puzzles
page-puzzles-game = Game
page-puzzles-theme = About
page-puzzles-difficulty = Difficulty
page-puzzles-players = { $players } players
page-puzzles-found = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
    }
page-puzzles-solved = { $solved } of { $count } solved.
page-puzzles-mark = { $how ->
    [solved] solved
    [missed] tried, not solved
   *[open] not tried yet
    }
page-puzzle-title = Puzzle { $number } · Troyes
page-puzzle-heading = Puzzle { $number }
page-puzzle-yours = You play for { $who }: find the best move.
page-puzzle-task = You play for { $who }. One move is clearly best.
page-puzzle-difficulty = { $difficulty ->
    [1] easy
    [2] fairly easy
    [3] middling
    [4] hard
   *[5] very hard
    }
page-puzzle-hint = A hint
page-puzzle-themes = it is about { $themes }.
page-puzzle-from-the-start = From the start
page-puzzle-grade = { $grade ->
    [best] Found!
    [near] Nearly
   *[other] Not this one
    }
page-puzzle-best = The best move
page-puzzle-tried = Your move
page-puzzle-weighed = All moves that came near
page-puzzle-move = Move
page-puzzle-behind = Points against the best
page-puzzle-points = { $points }
page-puzzle-again = Try again
page-puzzle-next = Next puzzle
page-puzzle-play-on = Play on from here
page-puzzle-streak = { $streak ->
    [0] No streak yet.
   *[other] Streak: { $streak } (longest { $best }).
    }
