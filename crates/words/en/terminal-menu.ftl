### The terminal's menu: a new game, who sits where, the games that are kept.

terminal-menu-status = Choose a game, or take one from the shelf.
terminal-menu-new = New game
terminal-menu-game = Game
terminal-menu-players = Players
terminal-menu-players-about = { $fewest } to { $most } players.
terminal-menu-start = Start
terminal-menu-start-about = Enter begins the game. It is saved as it goes.
# What an option is called in the form, in at most 21 letters.
terminal-menu-option = { $option ->
        [bonus] bonus cards
        [edition-2012] edition of 2012
        [open-vp] open points
        [ladies-characters] Ladies: characters
        [revealed-character] open character
        [ladies-cards] Ladies: cards
        [mixed-cards] mixed cards
        [ladies-events] Ladies: events
        [purple] head of the family
        [ramparts] ramparts
        [tournament] tournament
        [english-king] English solo text
        [roy-first] le Roy first
        [first_game] first game
        [standard] standard game
        [expert] expert game
        [banquets] Banquets and Raids
       *[other] { $option }
    }

# Rows of a list that are above or below what is shown.
terminal-menu-above = ▴ { $count } more
terminal-menu-below = ▾ { $count } more
terminal-menu-kept = Your games
terminal-menu-kept-none = Games are saved here as they go, to be resumed or replayed.
terminal-menu-kept-game = { $game }: { $players }
terminal-menu-kept-over = ended { $points } · Enter replays
terminal-menu-kept-damaged = damaged: { $reason }
terminal-menu-kept-open = { $steps ->
        [one] { $steps } step · Enter resumes, r replays
       *[other] { $steps } steps · Enter resumes, r replays
    }

## Seats

terminal-seat = Seat { $number }
terminal-seat-person-about = A person at this keyboard: type a name, or choose a bot with the arrow keys.
# Whoever gives no name.
terminal-person = Player { $number }
# The name of a bot at the table.
terminal-bot-random = Random
terminal-bot-greedy = Greedy
terminal-bot-search = Search
terminal-bot-other = { $level }
