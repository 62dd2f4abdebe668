### What is around a game: opponents, sharing, records from elsewhere, company, talk, clocks, calls.

page-role-robot = bot

## Links to pass on

page-share-qr = QR code
page-about-share = Links and QR codes
page-share-title = Links of { $game } – Troyes
page-share-heading = Pass it on
page-share-back = Back to the table
page-share-code = QR code: { $link }
page-share-invitation = Invitation to the seat { $seat }
page-share-invitation-about = Whoever opens it first sits down here.
page-share-seat = The seat of { $who }
page-share-seat-about = For your other devices. Whoever has this link can play in your place, so keep it to yourself.
page-share-watch = For people who want to watch
page-share-watch-about = They see what everybody at the table sees, and nobody’s secrets.

## Records from elsewhere

page-import-title = Bring a record – Troyes
page-import-heading = Bring a record
page-import-about = A record of a game, from this program’s tables, its terminal or its engine, is played again and checked. A finished game can then be replayed and played on from any moment; an unfinished one goes on where it stopped, with new dice.
page-import-file = The file
page-import-text = Or paste it here
page-import-players = Where it ends before its game does
page-import-here = everybody plays on at this screen
page-import-bots = I play who is next, bots play the others
page-import-guests = I play who is next, the others are invited
page-import-do = Check and open it
page-import-refused = This record cannot be played: { $why }
page-lobby-import = Bring a record of another game

## What is agreed on

page-new-open-screen = People at one screen show each other everything: nothing is covered when it is passed on
page-new-chat-off = Nobody talks at this table
page-new-clock = Time to think
page-new-clock-none = as long as anybody likes
page-new-stand-in = Whoever’s time is up is replaced by
page-new-stand-in-pass = nobody: they pass
page-clock-move = { $time } for each move
page-clock-game = { $time } for the whole game
page-time-seconds = { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
page-time-minutes = { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
page-time-hours = { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
page-time-days = { $count ->
        [one] { $count } day
       *[other] { $count } days
    }

## Company

page-presence-here = here now
page-presence-away = away
page-clock-left = Time left ({ $clock })
page-clock-up = { $who } has run out of time and passes.
page-clock-up-bot = { $who } has run out of time: { $bot } plays instead.
page-talk-label = Say something to the table
page-talk-say = Say
page-talk-says = { $who }: { $text }
page-talk-switch = People may talk at this table
page-talk-refused-off = Nobody talks at this table.
page-talk-refused-empty = There is nothing to say in that.
page-talk-refused-long = That is too long: at most { $most } letters at once.
page-talk-refused-fast = So much at once nobody can read. Wait a few seconds.

## Calls

page-call-push = Call me when it is my turn, even when no page is open
page-call-webhook = Or write to this address when it is my turn (a webhook of Discord, Slack or your own)
page-call-webhook-set = A secret address is written to when it is your turn.
page-call-webhook-forget = Forget it
page-call-turn = { $game }: it is your turn, { $who }.
page-call-refused = Nothing can be sent to this address. It must begin with https:// or http:// and lead into the world, not into a house.
