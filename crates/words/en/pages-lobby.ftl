### The lobby.

page-lobby-about = The year is 1200. Take a seat, alone against bots or with friends: a link is all they need.
page-lobby-imprint = An unofficial, free program for people who like the board game. Nothing of it belongs to its publisher.

## Tables

page-lobby-mine = Your tables
page-lobby-listed = Tables to watch
page-lobby-more = { $count } more
page-lobby-over = over
page-lobby-your-turn = your turn
page-lobby-waiting = waiting for { $who }
page-ago-now = just now
page-ago-minutes = { $count ->
        [one] { $count } minute ago
       *[other] { $count } minutes ago
    }
page-ago-hours = { $count ->
        [one] { $count } hour ago
       *[other] { $count } hours ago
    }
page-ago-days = { $count ->
        [one] { $count } day ago
       *[other] { $count } days ago
    }

## A new table

page-new-heading = New table
page-new-name-several = Your name (several at one screen: with commas)
page-new-who = Who plays?
page-new-open = Open the table
page-new-seat = Seat { $seat }
page-new-me = I play
page-new-guest = somebody with a link
page-new-bot = bot · { $level }
page-new-bot-easiest = bot · { $level } (easiest)
page-new-bot-strongest = bot · { $level } (strongest)
page-new-levels = What the bots do
page-new-options = Modules and variants
page-new-more = More settings: pace of the bots, spectators, your own figures
page-new-lots = Lots decide who sits where
page-new-listed = Everybody in the lobby may watch
page-new-figures = Figures of your own copy of the game (a TOML file with what differs)
page-new-file = Or choose the file

## Tables with one click

page-preset-new-here = New here?
page-preset-new-here-about = Begin with a first game: everything that may be done glows, a move of several choices is played only when you confirm it, the latest can be taken back, and every thing on the board says what it is when you point at it.
page-preset-first = First game
page-preset-first-about = two families, you and a bot
page-preset-box = The full box
page-preset-box-about = four families with the bonus cards
page-preset-ladies = The Ladies of Troyes
page-preset-ladies-about = three families with the whole expansion
page-preset-solo = Solo evening
page-preset-solo-about = alone against the King
page-preset-tournament = Tournament
page-preset-tournament-about = for three, against strong bots
