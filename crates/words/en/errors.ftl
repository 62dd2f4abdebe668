### What is not accepted: choices, outcomes, options, figures files, records, states.

error-not-asked = it is not seat { $seat }'s turn to choose
error-not-offered = this is not offered now
error-action-not-legal = action { $action } is not legal now
error-no-chance-awaited = no dice and no order are awaited now
error-over = the game is over
# $why (phrase): one of the next ones
error-impossible-outcome = impossible outcome: { $why }
error-outcome-count = { $given } numbers where { $awaited } are awaited
error-outcome-face = { $face } is not a face of a die with { $sides } sides
error-outcome-position = { $position } is not one of the { $of } things counted from 0
error-outcome-twice = { $position } is drawn twice

error-seed = a seed is 64 hexadecimal digits

# What somebody else's reader (of JSON, of TOML) says, in its own words.
error-said-by-reader = { $text }

## Options

error-options = options: { $why }
error-option-unknown = there is no option `{ $word }`; known are { $known }
error-players-only = `{ $game }` is for { $players } only
error-players-elsewhere = players: { $found } where { $said } are said elsewhere

## Choices as text

error-notation-verb = `{ $verb }` does not begin a choice
error-notation-trailing = nothing follows `{ $verb }`
error-notation-number = `{ $text }` is not a number from { $least } to { $most }
error-notation-none-of = `{ $word }` is none of: { $known }

## Figures files

# A file, its line, a figure of it by its path, and what is wrong with it.
error-figures = { $file }, line { $line }, { $field }: { $why }
error-figures-unknown = there is no such figure
error-figures-missing = this figure is missing
error-figures-value = expected a whole number, a text or a list of these
error-figures-kind = expected { $expected ->
        [number] a whole number
        [text] a text in quotes
       *[list] a list
    }, found { $found ->
        [number] a whole number
        [text] a text in quotes
       *[list] a list
    }
error-figures-number = { $value } is not a whole number from { $least } to { $most }
error-figures-numbers = expected a list of whole numbers from { $least } to { $most }
error-figures-rows = expected a list of lists of whole numbers from { $least } to { $most }
error-figures-text = expected a text in quotes
error-figures-texts = expected a list of texts in quotes
error-figures-text-rows = expected a list of lists of texts in quotes

## Records

error-line = line { $line }: { $why }
error-record-format = a record begins with `{ $line }`
error-record-empty = the file is empty
error-record-open-head = the head does not end with `{ $line }`
error-record-no-game = the head does not name a `game`
error-record-version = `{ $text }` is not a version
error-record-figures = figures are a JSON list of name and text: { $reader }
error-record-key = `{ $word }` is not a word of a record's head
error-record-hash = a hash line has a chapter and a hash
error-record-chapter = `{ $text }` is not a chapter
error-record-entry = `{ $word }` does not begin an entry; expected `SEAT: CHOICE`, `roll`, `draw`, `hash` or `result`
error-record-number = `{ $text }` is not a number here

error-other-game = this is a record of `{ $found }`, not of `{ $wanted }`
error-other-rules = this record needs version { $found } of the rules; this program has version { $has }
error-older-rules = this record needs version { $found } of the rules; this program has version { $has }, by which { $because }
error-start = start: { $why }
# Several things that are wrong, joined one by one.
error-and-more = { $before }; { $next }
error-nothing-to-take-back = nothing to take back: since your last choice dice were rolled, a card was revealed or somebody else has chosen

error-entry-seat = nobody here is called `{ $word }`
error-entry-draw = drawn are some of: { $known }
error-entry-hash = chapter { $chapter } ends with hash { $right }, the record says { $found }: it was changed by hand or written by other rules
error-entry-open-chapter = chapter { $chapter } has not ended here
error-entry-result = the game ends [{ $right }], the record says [{ $found }]
error-entry-not-over = the game is not over here
error-entry-not-of-the-seed = its dice are not those of its seed

## The toy

toy-error-players = one to four play, not { $players }
toy-error-choice = `{ $text }` is not a choice; expected `take FACE`, `sell` or `build`
toy-flaw-round = round { $round }: the game has rounds 0 to { $last }
toy-flaw-seat = seat { $seat } is asked, but nobody sits there
toy-flaw-taken = no die of seat { $seat } shows the { $face } it took
# A seat by its word, and what is wrong with it: one of the next ones.
toy-flaw-of = { $seat }: { $what }
toy-flaw-lucky = { $face } is not a lucky face
toy-flaw-undealt = a lucky face is had from the deal on
toy-flaw-lucky-twice = lucky face { $face } is dealt twice
toy-flaw-dice = dice show 1 to 6
toy-flaw-unrolled = both dice must have been rolled
toy-flaw-coins = more coins than there are
toy-flaw-tower = { $built } dice in the tower after { $round } rounds

## The arena

# Why a game of the arena does not come to its end.
arena-stuck = { $how ->
        [sheet] there is no score sheet
        [asked] nobody is asked
        [offered] nothing is offered
       *[circles] it goes in circles
    }

## Seeds that everybody has a part in

error-mixture-unreadable = the note `{ $note }` about what the seed was mixed from is not readable
error-mixture-version = the seed was mixed in way { $version }, which this program does not know
error-mixture-stray = the notes about what the seed was mixed from do not fit together: `{ $note }`
error-mixture-places = the seed was mixed for { $found } places, but { $players } play
error-mixture-nonce = the nonce of place { $place } is not the one that it promised before the deal
error-mixture-lots = the lots for the seats are { $found } in the record, but { $right } from the seed
error-slip-not-mixed = the record says nothing of contributions, but the slip is of a game with some
error-slip-table = the record is of table { $table }, the slip of another one
error-slip-secret = the slip says that { $promised } was promised as the hash of the dealer's secret; the record says otherwise
error-slip-places = the record has { $places } places, the slip another number of them
error-slip-lots = the slip and the record do not agree on whether lots decided who sits where
error-slip-commitments = the record has other contributions than those that were promised before the deal
error-slip-nonce = the nonce of the slip is not 64 hexadecimal digits
error-slip-other-nonce = the record has another promise than the slip in the place of its player
