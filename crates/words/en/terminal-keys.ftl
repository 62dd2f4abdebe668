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

terminal-do-analysis = analysis
terminal-do-back = back
terminal-do-begin = start
terminal-do-change = change
terminal-do-choose = choose
terminal-do-die = die
terminal-do-ends = ends
terminal-do-eyes = eyes
terminal-do-go-on = go on
terminal-do-guide = guide
terminal-do-guide-again = read again
terminal-do-hint = hint
terminal-do-info = info
terminal-do-keys = keys
terminal-do-learn = learn
terminal-do-leave = leave
terminal-do-leave-guide = leave the guide
terminal-do-list = list
terminal-do-log = log
terminal-do-look-around = look around
terminal-do-menu = menu
terminal-do-news = news
terminal-do-pane = pane
terminal-do-play-on = play on from here
terminal-do-question = question
terminal-do-quit = quit
terminal-do-replay = replay
terminal-do-round = round
terminal-do-rules = rules
terminal-do-score = score
terminal-do-show-me = show me
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
terminal-help-arrows = walk among the lit places; in the list ←/→ change questions
terminal-help-letters = jump to the place or row with that letter
terminal-help-enter = pick what is selected; on what is picked: confirm the move
terminal-help-space = pick the die at the cursor, or put it back
terminal-help-tab = between the table and the list
terminal-help-escape = put back what was picked last
terminal-help-undo = take the last move back, if no die has been rolled since
terminal-help-info = read the full text of things on the table
terminal-help-why = why something is not possible now
terminal-help-hint = a hint from a bot, with its reasons
terminal-help-news = what the others have done since your turn
terminal-help-log = read the log from its beginning
terminal-help-panes = panes of a small window
terminal-help-language = the next language
terminal-help-rules = the rules in short
terminal-help-spared = whether you are asked where there is only one answer
terminal-help-analysis = what your moves so far were worth; F6: the guide again
terminal-help-leave = leave; the game is saved as it goes
# Two lines of at most 70 columns.
terminal-help-dice =
    Lit dice read [4], picked ones <4>, proposed ones (4). The mouse picks
    and confirms too; its other button explains.

## The keys of the menu and of a replay

terminal-help-menu-walk = from row to row
terminal-help-menu-change = another game, number of players, or bot
terminal-help-menu-toggle = an option on or off
terminal-help-menu-enter = to the start; there: begin. On the shelf: resume
terminal-help-menu-tab = between a new game and your games
terminal-help-menu-replay = on the shelf: step through the game
terminal-help-menu-learn = learn the selected game step by step
terminal-help-menu-quit = quit
terminal-help-replay-step = one step back or forward
terminal-help-replay-round = one round back or forward
terminal-help-replay-digit = to the beginning of that round
terminal-help-replay-ends = to the beginning or the end
terminal-help-replay-whole = read all that is said of the step
terminal-help-replay-eyes = with whose eyes
terminal-help-replay-fork = play on from here
terminal-help-replay-analysis = what every move was worth
terminal-help-replay-open = the same with open cards
terminal-help-replay-costly = to the next move that cost something, once analysed
terminal-help-replay-pane = the next pane of a small window
terminal-help-replay-leave = leave

terminal-any-key = Any key goes back.
