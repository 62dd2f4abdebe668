### What the Python package does not accept.

# $what (word): what was looked for
python-unknown = { $what ->
        [action] there is no action
        [game] there is no game
        [language] there is no language
        [reward] there is no reward
       *[seat] there is no seat
    } `{ $name }`; there is: { $known }
python-no-seat = there is no seat { $seat }: they are counted from 0 to { $last }
python-record-game = there is no game `{ $name }`, which the record tells of
python-other-game = the bot was made for another game
python-no-games = there is at least one game and one thread
python-only-bots = somebody must play: every seat is a bot's
python-reset-first = the games have not begun: call `reset` first
python-chance-first = chance is asked now, and nobody else
python-length = { $given } numbers where { $awaited } are expected
# $why (phrase): why it does
python-game-refuses = game { $game }: { $why }
