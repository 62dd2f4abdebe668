### The terminal with a game that is over or kept: score sheet, replay, and what goes wrong with files.

terminal-score = The end
terminal-score-alone = { $vp ->
        [one] { $vp } victory point.
       *[other] { $vp } victory points.
    }
terminal-score-total = Total
terminal-score-wins = { $who } wins.
terminal-score-shared = { $who } share the victory.
terminal-score-record = The record, and how to see it again:
terminal-score-keys = a analysis   r replay   t table   m menu
terminal-score-keys-more = ↑/↓ more   a analysis   r replay   t table   m menu

## Replay

terminal-replay-status = Replay · step { $at } of { $all } · seen by { $who }
terminal-replay-spectator = a spectator
terminal-replay-step = Step { $at } of { $all }
terminal-replay-asked = { $who }: { $question }
terminal-replay-over = The game is over: { $points }.
terminal-replay-points = { $who } { $vp } VP
terminal-replay-more = … Enter reads on
terminal-replay-fork = Play on from here
terminal-replay-fork-over = the game is over here: step back to a moment from which it can go on
terminal-replay-fork-keys = left/right who plays   Enter begins   Esc back

## Analysis

# What a move lost, and by how much that may be otherwise.
terminal-analysis-verdict = { $grade }, about { $loss } points lost (± { $error })
terminal-analysis-at = step { $step }: { $verdict }
terminal-analysis-decision = { $chapter }, step { $step }, { $who }: { $verdict }
terminal-analysis-two = { $one } — { $other }
terminal-analysis-part = { $name } { $points }
terminal-analysis-part-win = { $name } { $points } ({ $win } to win)
# Not the lead that the sentence above it speaks of.
terminal-analysis-account = own points: { $parts }
terminal-analysis-guided = The moves that the guide asked for are not judged: they were its own.
terminal-analysis-nothing = Nobody has had anything to choose yet: there is nothing to judge.
terminal-analysis-real = At a real table others stand in for the cards in your hands: a game is analysed when it is over.
terminal-analysis-nobody = Nobody here plays: a game is analysed when it is over.

## What goes wrong

terminal-error-terminal = the terminal cannot be used: { $reason }
terminal-error-no-terminal = this needs a terminal: neither input nor output may be redirected
terminal-error-no-home = there is no home directory to keep records in; say where with --dir
terminal-error-no-seed = the system gives no seed: { $reason }
terminal-error-read = cannot read { $path }: { $reason }
terminal-error-too-large = cannot read { $path }: { $size } bytes are more than a record has
terminal-error-write = cannot save { $path }: { $reason }
terminal-error-nothing-to-resume = no unfinished game is kept in { $path }
terminal-error-damaged = the latest record is damaged: { $path }: { $reason }; move it away, or choose another game from the menu (`troyes play`)
terminal-error-record = { $path }: { $reason }
terminal-error-no-game = there is no game `{ $name }` here; there is { $games }
terminal-error-no-guide = there is no guide `{ $name }` here; there is { $guides }
terminal-error-not-a-record = this is not a record: { $reason }
# Said already, by somebody else.
terminal-error-said = { $text }
