### The terminal at a table: the question, what is told beside it, what lies over it.

terminal-asked = { $who }: { CAPITAL($question) }
terminal-thinking = { $who } is thinking { $spinner }
terminal-waiting = Waiting
terminal-over = The game is over.
terminal-log = Log
# Two sentences with the same subject as one; the first has lost its full stop.
terminal-log-joined = { $before }; { $next }
terminal-log-keys = ↑/↓ PgUp/PgDn Home/End   any other key goes back

terminal-rows = { $at } of { $all }
terminal-rows-picked = { $picked ->
        [one] { $picked } picked · { $at } of { $all }
       *[other] { $picked } picked · { $at } of { $all }
    }

## Why a key does nothing

terminal-pick-space = Space picks a die: walk to one that is lit.
terminal-pick-not-with = Nothing can be done with this one added.
terminal-pick-not-enough = These are not enough yet: pick another, or choose from the list.
terminal-pick-several-ways = There are several ways: choose one from the list.
terminal-pick-nothing-selected = Nothing is selected.
terminal-nothing-to-choose = There is nothing for you to choose now.
terminal-nothing-begun = Nothing is begun. u takes back a whole choice, q leaves.
terminal-taken-back = Taken back.
terminal-over-no-undo = The game is over. Its replay can be played on from any moment.
# Why a choice was made for a bot.
terminal-forfeit = { $who }: { $reason }

## Reading about things

terminal-look = Look around
terminal-look-about = Walk with the arrow keys to whatever you want to read about.
terminal-look-can-be-chosen = It can be chosen now, for what is asked.
terminal-look-no-rule = The rules have nothing to say about using this by itself.
terminal-look-nothing = There is nothing more to read about this.
terminal-look-reconstructed = * reconstructed: no rulebook prints this number.

## A bot's hint

terminal-hint = Hint
terminal-hint-thinking = { $spinner } A bot puts itself in your place …
terminal-hint-never-mind = Esc: never mind.
terminal-hint-selected = It is selected now. Any key goes back to it.

## Leaving, and the keyboard that goes on to somebody else

terminal-leave = Leave the table?
terminal-leave-saved = The game is saved in { $path } and can be resumed.
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
