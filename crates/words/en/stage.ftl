### What every screen shows of any game.

# The letter of a color, for those who see no colors: on dice, cards and plazas.
color-letter = { $color ->
        [red] R
        [white] W
        [yellow] Y
       *[purple] P
    }

stage-moment-setup = { $game } · setup
stage-moment-over = { $game } · over
# Several choices at once: the first and the last of them.
stage-offer-whole = { CAPITAL($beginning) } — { CAPITAL($end) }
stage-primer-table = At this table

## The toy game that the tests play

toy-title = Towers
toy-about = A toy game of three rounds: take a die, sell it or build it into your tower.
toy-towers = The towers
toy-coins = { $coins } coins
toy-lucky-face = lucky face { $face }
toy-spot-die = Die of { $who }: { $face }
toy-spot-tower = Tower of { $who }: { $floors }
toy-spot-purse = Purse of { $who }: { $coins } coins
