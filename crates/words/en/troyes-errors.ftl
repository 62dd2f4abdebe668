### Troyes: options, texts, figures and states that cannot be. Words of states and figures files (owners, parts of a
### state, tasks) are the same in every language.

## Options

troyes-error-players = Troyes is for 2 to 4 players, or for 1 in the King's Challenge
troyes-error-tournament = the tournament variant is for 3 or 4 players
troyes-error-revealed-character = in the King's Challenge all characters lie open already
troyes-error-royal-options = english-king and roy-first are for the King's Challenge: 1 player

## Choices as text

# $kind (word: card, event, outdoor, owner): of what nothing has this word
troyes-error-unknown = { $kind ->
        [card] there is no card `{ $word }`
        [event] there is no event `{ $word }`
        [outdoor] there is no outdoor activity `{ $word }`
       *[owner] nobody is called `{ $word }`
    }
troyes-error-black-dice = black dice are written as faces from 1 to 6
troyes-error-space = a space is written like `palace 3`
troyes-error-die = `{ $text }` is not a die; a die is written like R4@blue
troyes-error-own-die = `{ $text }` is not a die of one's own; it is written like R4
troyes-error-group = a group has at most three dice
troyes-error-pool = there are never more than six { $color ->
        [red] red
        [white] white
        [yellow] yellow
       *[purple] purple
    } dice
troyes-error-levels = expected levels like `I III`, or `nowhere`

## Figures

troyes-error-figures-color = `{ $word }` is not red, white or yellow
troyes-error-figures-pair = expected a list of two numbers
troyes-error-figures-six-spaces = expected all six spaces
troyes-error-figures-space-twice = a space is listed twice
troyes-error-figures-rows-alone = with these rows { $path } must be given too
troyes-error-figures-row-and-space = expected pairs of row and space, both from 0
troyes-error-figures-uneven-rows = six spaces must divide evenly into the rows
troyes-error-figures-faces = each face from 1 to 6 must call exactly one row
troyes-error-figures-row-uncalled = a row is called by no face
# $set (word: base, ladies), $color (word: red, white, yellow)
troyes-error-figures-cards = the { $set } cards have { $wanted } { $color ->
        [red] red
        [white] white
       *[yellow] yellow
    } ones of number { $number }; with this there are { $count }
troyes-error-figures-events = the { $set } events have { $wanted } { $color ->
        [red] red
        [white] white
       *[yellow] yellow
    } ones; with this there are { $count }
troyes-error-figures-calls = only red events call another one
troyes-error-figures-calls-red = only { $event } calls a red event
troyes-error-figures-neutral = two players leave room for { $room } neutral citizens, not for { $placed }
troyes-error-figures-gates = expected four ascending spaces, the last one { $last }
troyes-error-figures-tiles = expected two tiles with two sides each
troyes-error-figures-side-twice = `{ $word }` is listed twice

## States

troyes-flaw-round = round: { $round } is more than the { $rounds } of this game
troyes-flaw-setup-round = round: it is 0 during setup, and only then
troyes-flaw-start = start: there is no seat { $seat }
troyes-flaw-agenda-empty = agenda: it is empty; a finished game has `over` on it
troyes-flaw-agenda-idle = agenda: its last entry waits for nobody
troyes-flaw-no-choice = agenda: whoever is asked has no choice
troyes-flaw-task-place = agenda: `{ $task }` does not belong at place { $place }
troyes-flaw-task = agenda: `{ $task }` does not fit the table

troyes-flaw-stranger = { $place }: { $owner } does not play
troyes-flaw-stranger-has = families: { $owner } does not play and must have nothing
troyes-flaw-deniers = { $owner }: more than { $most } deniers
troyes-flaw-influence = { $owner }: influence beyond { $most }
troyes-flaw-citizens = { $owner }: { $has } citizens where there are { $wanted }
troyes-flaw-vp = { $owner }: VP tokens must add up to 0 or more, none beyond { $most }
troyes-flaw-vp-negative = { $owner }: only `lost` VP are negative, and all of them
troyes-flaw-vp-of-option = { $owner }: VP of an option that this game goes without
troyes-flaw-grey-vp = grey: has VP only as le Roy
troyes-flaw-grey-citizens = grey: has no citizens but those in `supply`
troyes-flaw-grey-purse = grey: has no deniers, no influence and never passes
troyes-flaw-characters = { $owner }: { $has } characters where { $wanted } are dealt
troyes-flaw-unveiled = unveiled: one character lies open with that variant, else none
troyes-flaw-pile = pile: more than { $most } characters
troyes-flaw-dealt-twice = a character is dealt twice
troyes-flaw-not-in-game = { $component } is not in this game
troyes-flaw-seen = seen: there are events that are not in this game
troyes-flaw-unseen = seen: { $event } is missing
troyes-flaw-event-twice = { $event } is there twice

troyes-flaw-dice = square: { $count } { $color ->
        [red] red
        [white] white
       *[yellow] yellow
    } dice where there are { $most }
troyes-flaw-purple = square: { $count } purple dice for { $owner }
troyes-flaw-stranger-dice = square: { $owner } does not play and has dice
troyes-flaw-black = more than { $most } black dice
troyes-flaw-cathedral-gap = cathedral: a cube stands above an empty space
troyes-flaw-cathedral-site = cathedral: site { $site } is too high
troyes-flaw-city-unknown = city: { $card } is not in this game
troyes-flaw-city-early = city: { $card } comes in round { $round }
troyes-flaw-city-second = city: { $card } is the second { $color ->
        [red] red
        [white] white
       *[yellow] yellow
    } card { $number }
troyes-flaw-city-cubes = city: more than { $most } cubes on { $card }
troyes-flaw-city-stranger = city: { $owner } does not play and is on { $card }
troyes-flaw-city-twice = city: { $owner } is on { $card } twice
troyes-flaw-city-picture = city: grey is on the picture of { $card }
troyes-flaw-possessed = possessed: { $event } is not in the queue
troyes-flaw-possessed-stranger = possessed: { $owner } is no family that plays
troyes-flaw-queue-first = queue: { $event } lies first
troyes-flaw-queue-twice = queue: { $event } is there twice
troyes-flaw-queue-countered = queue: { $event } is countered with { $banners } cubes
troyes-flaw-expelled = { $building }: { $lying } lie expelled before the actions, { $most } at most can

troyes-flaw-not-fresh = { $part }: it is not as the setup leaves it
troyes-flaw-family-not-fresh = { $owner }: has not what the setup gives
troyes-flaw-neutral-citizens = grey: neutral citizens stand where the setup puts them
troyes-flaw-early-expelled = buildings: nobody is expelled before the first round
troyes-flaw-early-outdoor-cubes = ramparts: no cubes are placed before the first round

troyes-flaw-no-ramparts = ramparts: this game has none
troyes-flaw-tiles = ramparts: { $laid } tiles lie outside the { $gates } gates
troyes-flaw-tile-gate = ramparts: { $side } does not belong outside gate { $gate }
troyes-flaw-tile-cubes = ramparts: more than { $most } cubes on { $side }
troyes-flaw-tile-stranger = ramparts: { $owner } does not play and has cubes on { $side }
troyes-flaw-guard = ramparts: no guard of { $owner } can be on { $space }
