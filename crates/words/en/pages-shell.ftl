### Pages in the browser: what surrounds all of them, and what several of them say.

page-to-lobby = To the lobby
page-back-to-table = Back to the table
page-title = { $title } – Troyes
# Before the title of a window whose person is asked something.
page-title-asked = ● Your turn – { $title }
page-language = Language
page-some-game = A game
page-guest = Guest
page-bot = Bot
page-your-name = Your name
page-players = Players
page-board = The board
page-bots-play = Bots play
page-pace = { $pace ->
        [at-once] at once
        [quickly] quickly
        [calmly] calmly
       *[slowly] slowly
    }
# A bot by its kind; what is added says how long it thinks.
page-level = { $kind ->
        [random] random
        [greedy] greedy
        [search] search { $budget }
       *[other] { $name }
    }
page-download-record = Download record
# Text that comes from elsewhere, as it is.
page-outside = { $text }

## What the script shows

page-script-failed = That did not work.
page-script-unreachable = The server does not answer. Try again in a moment.
page-script-copied = Copied
page-script-no-moment = This moment could not be shown.

## A page that says one thing

page-not-possible = Not possible
page-back = Back
page-hint-title = A hint

## An invitation

page-join-title = Your seat at { $game }
page-join-heading = You are invited
page-join-about = Friends wait for you in the town of Troyes.
page-join-kept = A seat is kept for you at a table of { $game }. You will play { $seat }.
page-join-kept-with = A seat is kept for you at a table of { $game }, with { $others }. You will play { $seat }.
page-join-sit = Sit down

## Tables at which nobody can play

page-aside-heading = This table waits for other rules
page-aside-names = At this table: { $names }.
page-aside-why = It cannot be opened here: { $why }.
page-aside-kept-over = Nothing is lost: the table is kept as it is and not dropped with time. A program with those rules replays it.
page-aside-kept-open = Nothing is lost: the table is kept as it is and not dropped with time. Once this server has those rules, it goes on where it stopped.
page-aside-secrets = The record tells what players hide from each other.
page-deleted-heading = This table was deleted
page-deleted-about = Whoever opened it has deleted it.

## A component explained

page-thing-reconstructed = reconstructed: printed in no rulebook
