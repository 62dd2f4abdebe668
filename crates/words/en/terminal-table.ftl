### The terminal at a table: the question, what is told beside it, what lies over it.

terminal-asked = { $who }: { CAPITAL($question) }
terminal-thinking = { $who } is thinking { $spinner }
terminal-waiting = Waiting
terminal-over = The game is over.
terminal-log = Log
# Two sentences with the same subject as one; the first has lost its full stop.
terminal-log-joined = { $before }; { $next }
# Something done for somebody who had no choice; it has lost its full stop.
terminal-log-unasked = { $told } (nothing else was possible).
terminal-log-keys = ↑/↓ PgUp/PgDn Home/End   any other key goes back

terminal-rows = { $at } of { $all }
terminal-rows-picked = { $picked ->
        [one] { $picked } picked · { $at } of { $all }
       *[other] { $picked } picked · { $at } of { $all }
    }
terminal-confirm = Confirm this move
# More answers that come to the same for more dice or deniers.
terminal-more = { $count ->
        [one] … { $count } more that costs more and brings no more
       *[other] … { $count } more that cost more and bring no more
    }
terminal-number = { $what } { $before } → { $after }

## Why a key does nothing

terminal-pick-space = Space picks a die: walk to one that is lit.
terminal-pick-not-enough = These are not enough yet: pick another, or choose from the list.
terminal-pick-nothing-selected = Nothing is selected.
terminal-nothing-to-choose = There is nothing for you to choose now.
terminal-nothing-begun = Nothing is begun. u takes back a whole choice, q leaves.
terminal-taken-back = Taken back.
terminal-spared = You are no longer asked where there is nothing to choose.
terminal-not-spared = You are asked even where there is nothing to choose.
terminal-over-no-undo = The game is over. Its replay can be played on from any moment.
# Why a choice was made for a bot.
terminal-forfeit = { $who }: { $reason }

## Reading about things

terminal-look = Look around
terminal-look-about = Walk with the arrow keys to whatever you want to read about.
terminal-look-no-rule = The rules have nothing to say about using this by itself.
terminal-look-nothing = There is nothing more to read about this.
terminal-look-reconstructed = * reconstructed: no rulebook prints this number.

## What the others did, and the rules in short

terminal-news = Since your turn
terminal-news-none = The others have done nothing since your turn.
terminal-news-who = { $who }
terminal-news-who-paid = { $who } · { $paid }
terminal-rules = The rules in short
terminal-rules-table = In this terminal
terminal-rules-table-text = Pick target and dice in any order, on the table or in the list; what is not picked is proposed. Enter confirms the whole move, Esc takes the last pick back, u the whole move. What it costs and changes stands under the list. ? shows all keys.

## A bot's hint

terminal-hint = Hint
terminal-hint-thinking = { $spinner } A bot puts itself in your place …
terminal-hint-never-mind = Esc: never mind.
terminal-hint-laid-out = It is laid out now. Any key goes back to it, and Enter confirms it.
terminal-hint-selected = It is selected now. Any key goes back to it.

## A guide

terminal-guide-leave = Leave the guide for good? From here on you would play as you like. Enter leaves it, any other key stays.

## Leaving, and the keyboard that goes on to somebody else

terminal-leave = Leave the table?
terminal-leave-saved = The game is saved in { $path } and can be resumed.
terminal-leave-unsaved = This game is NOT saved: { $reason }. Whoever leaves now loses what has been played since it was last saved.
# Another program has written to the file of this game.
terminal-saved-beside = another program has written { $old } since; it stays as it is, and this game is kept in { $path } from now on
terminal-leave-keys = Enter leaves, any other key stays.
terminal-hand-over = The keyboard goes on
terminal-hand-over-turn = { $who }, it is your turn.
terminal-hand-over-look = Let nobody else look, then press Enter.
terminal-hand-over-keys = q: leave
terminal-hand-over-keys-undo = u: whoever was here before takes back   q: leave

## A window that is too small

terminal-small =
    This window has { $width } x { $height } cells.
    Please make it at least { $least_width } x { $least_height }.
    The game waits and is saved.
terminal-small-short =
    { $width } x { $height } is too small:
    make it { $least_width } x { $least_height }.
