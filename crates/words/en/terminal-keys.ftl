### The terminal's keys: their names, what they do in a word, what they do in a line.

terminal-key-arrows = arrows
terminal-key-letters = letters
terminal-key-digit = digit
terminal-key-enter = Enter
terminal-key-space = Space
terminal-key-tab = Tab
terminal-key-escape = Esc
terminal-key-pages = PgUp/PgDn
terminal-key-ends = Home/End

## In the lowest line, in a word or two: there are 80 columns for all of a screen.

terminal-do-back = back
terminal-do-begin = start
terminal-do-change = change
terminal-do-choose = choose
terminal-do-die = die
terminal-do-ends = ends
terminal-do-eyes = eyes
terminal-do-hint = hint
terminal-do-info = info
terminal-do-keys = keys
terminal-do-leave = leave
terminal-do-list = list
terminal-do-log = log
terminal-do-look-around = look around
terminal-do-menu = menu
terminal-do-pane = pane
terminal-do-play-on = play on from here
terminal-do-quit = quit
terminal-do-replay = replay
terminal-do-round = round
terminal-do-score = score
terminal-do-step = step
terminal-do-table = table
terminal-do-text = text
terminal-do-toggle = toggle
terminal-do-undo = undo
terminal-do-walk = walk
terminal-do-why = why
terminal-do-why-not = why not
terminal-do-your-games = your games

## The list of all keys: each in a line of at most 59 columns.

terminal-help = Keys
terminal-help-arrows = walk among the lit places, or up and down the list
terminal-help-letters = jump to the place or row with that letter
terminal-help-enter = choose what is selected; on a die: pick it, then go on
terminal-help-space = pick the die at the cursor, or put it back
terminal-help-tab = between the table and the list
terminal-help-escape = step back: put dice back, take back the last sentence
terminal-help-undo = take back up to the last die rolled or card revealed
terminal-help-info = read the full text of things on the table
terminal-help-why = why something is not possible now
terminal-help-hint = a hint from a bot, with its reasons
terminal-help-log = read the log from its beginning
terminal-help-panes = panes of a small window
terminal-help-keys = these keys
terminal-help-language = the next language
terminal-help-leave = leave; the game is saved as it goes
# Two lines of at most 70 columns.
terminal-help-dice =
    Dice may be picked before the target or after it. Lit dice read [4],
    picked ones <4>. What a choice costs and does stands under the list.
terminal-any-key = Any key goes back.
