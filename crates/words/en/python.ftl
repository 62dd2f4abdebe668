### What the Python package does not accept.

# $what (word): what was looked for
python-unknown = { $what ->
        [action] there is no action
        [game] there is no game
        [language] there is no language
        [reward] there is no reward
       *[seat] there is no seat
    } `{ $name }`; there is: { $known }
# $kind (text): Python's name of what was given instead
python-seat-kind = a seat is its number or its word, not a { $kind }
python-no-seat = there is no seat { $seat }: they are counted from 0 to { $last }
python-record-game = there is no game `{ $name }`, which the record tells of
python-other-game = the bot was made for another game
python-no-games = there is at least one game and one thread
python-too-many-games = at most { $most } games are played at once
python-only-bots = somebody must play: every seat is a bot's
python-reset-first = the games have not begun: call `reset` first
python-no-outcome = { $outcome } is neither a face nor a position: they are numbers from 0 to 255
python-none-below = there is no number from 0 on below 0
python-chance-first = chance is asked now, and nobody else
python-length = { $given } numbers where { $awaited } are expected
# $kind (text): NumPy's name of the type of its numbers
python-array-kind = `out` is an array of NumPy with one dimension, { $awaited } numbers and the type { $kind }
# $why (phrase): why it does
python-game-refuses = game { $game }: { $why }
