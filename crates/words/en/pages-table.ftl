### The page of a table.

page-table-skip = To the choices
page-table-connection = Connection lost. Trying again …
page-table-log = What happened
page-log-forced = The only answer there was: given by itself

## Who must do what

page-status-over = The game is over. { $verdict }
page-status-yours = Your turn, { $who }
page-status-waiting = Waiting for { $who }.
page-status-waiting-to-sit = Waiting for { $who } to sit down.
# What those are doing who are waited for goes on from "who".
page-status-waiting-deed = Waiting for { $who }, who { $deed }.
page-role-thinking = thinking …
page-role-bot = { $level } bot
page-role-free = free seat
page-role-you = you
page-role-choosing = choosing …
page-invitation = Invitation
page-share-link = Share
page-copy-link = Copy link

## Passing the screen on

page-cover-pass = Pass the screen to { $who }
page-cover-alone = Nobody else should look now.
page-cover-am = I am { $who }

## Choosing

page-hint = Hint
page-hint-about = Asks a bot what it would do, and why
page-hint-says = A bot would choose: { $choice }
page-hint-advised = advised
page-on-board = Or choose what glows on the board.
page-step-back = Back
page-step-back-about = Takes your last choice back (Esc)
page-undo = Undo
page-undo-about = Takes your last choice back, up to the last dice or card

## A move that is thought over

page-draft-tray = Dice in hand
page-draft-put-back = { $piece }: put back
page-draft-change = change
page-draft-change-of = change: { $question }
page-draft-more = { $count ->
        [one] { $count } more that comes to the same for more
       *[other] { $count } more that come to the same for more
    }
page-draft-effects = What it changes
page-draft-ready = Ready to be confirmed
page-draft-confirm = Confirm
page-draft-clear = Clear

## What the others did

page-news = Since your turn
page-news-last = What everybody did last
page-news-none = The others have done nothing yet.

## Menus

page-primer = How to play
page-about = This table
page-about-seat = Your seat on another device:
page-about-copy-seat = Copy my secret link
page-about-forced = Answer for me where there is only one answer
page-call-sound = Ring a bell when it is my turn
page-call-notice = Send me a notification when it is my turn and I am elsewhere
page-scenes = The beginning of the round
page-scenes-skip = Skip
page-scenes-pace = The beginning of a round is shown
page-scenes-paces = { $pace ->
        [calmly] calmly
        [quickly] quickly
       *[not] all at once
    }
page-table-forked = Forked from moment { $at }
page-about-watch = For people who want to watch:
page-about-story = The whole story
page-about-seal = The table has drawn a secret for its dice before the game. Its SHA-256: { $commitment }.
page-about-seal-open = The table had drawn a secret for its dice before the game. Its SHA-256: { $commitment }. The secret: { $seed }.
page-about-set-pace = Set
page-delete = Delete this table
page-delete-about = It is gone for everybody at once, with its game and its record, and nobody can bring it back.
page-delete-do = Delete it for good

## The end

page-score-ends = { $who } ends with { $points } points.
page-score-wins = { $who } wins with { $points } points.
page-score-shared = { $who } share the victory with { $points } points.
page-score-sheet = Score sheet
page-score-sources = Points by source
page-score-total = Total
page-score-replay = Replay
page-score-rematch = Rematch
page-score-to-rematch = To the rematch
page-score-earned = Newly earned
page-score-has-earned = { $who } has earned { $name }: { $rule }
page-chart-about = Points if the game had ended there
page-chart-summary = Points in the course of the game. { $lines }
page-chart-line = { $who }: { $points }

## The past

page-replay-title = Replay of { $game } – Troyes
page-replay-at = Moment { $at } of { $last }
page-replay-beginning = The beginning
page-replay-log = What had happened
page-replay-moments = Moments of the game
page-replay-first = First moment (Home)
page-replay-back = One step back (left arrow)
page-replay-next = One step on (right arrow)
page-replay-last = Last moment (End)
page-replay-play = Play
page-replay-pause = Pause
page-replay-speed = Speed
page-replay-speeds = { $speed ->
        [calmly] calmly
        [quickly] quickly
       *[fast] fast
    }
page-replay-rounds = Rounds of the game
page-replay-turns = Turns
page-replay-turn-before = turn before
page-replay-turn-after = next turn
page-replay-copy = Copy link to this moment
page-replay-moment = Moment
page-replay-show = Show
page-replay-eyes = Through the eyes of
page-replay-spectator = a spectator
page-replay-look = Look
page-replay-play-on-as = Play on from here as
page-replay-against = against
page-replay-play-on = Play on
page-story-title = The story of { $game }
page-story-heading = The story so far
