### What the engine protocol says of a request that cannot be answered.

## Names that nothing has

unknown-name = { $what ->
        [bot] there is no bot
        [card] there is no card
        [course] there is no course
        [game] there is no game
        [language] there is no language
        [player] there is no player
        [schema] there is no schema
       *[seat] there is no seat
    } `{ $name }`
unknown-name-nearest = did you mean `{ $nearest }`?
unknown-name-known = there is: { $known }
unknown-name-hinted = { $unknown }; { $hint }

## Requests

# Something that another part or a library says, in its own words.
protocol-foreign = { $text }
protocol-after = { $reason }: { $message }
protocol-both = { $before }; { $next }
protocol-line-too-long = a line has at most { $most } bytes; this one was longer
protocol-not-json = this line is not JSON: { $error }
protocol-request-object = a request is a JSON object
protocol-request-method = a request names its `method`
protocol-request-key = `{ $key }` is none of `id`, `method` and `params`
protocol-params-object = `params` are a JSON object
protocol-unknown-method = there is no method `{ $method }`; there is: { $known }
protocol-switch = { $name }: expected true or false, found { $found }
protocol-lang = lang: expected the tag of a language like "en", found { $found }
protocol-internal = a mistake of this program, please report it; if it was at a table, that is closed

## Tables

protocol-too-many-tables = { $open } tables are open; `close` one
protocol-table-not-open = table { $table } is not open
protocol-no-table = no table is open; `new` or `load` opens one
protocol-which-table = { $open } tables are open: say which `table`
protocol-unknown-seat = nobody sits there; the seats are: { $seats }
protocol-names = names: { $names } names for { $seats } seats
protocol-promises-or-nonces = say `commitments` now and the nonces with `deal`, or `nonces` alone
protocol-brought = { $brought } are brought for { $seats } seats; `null` where somebody brings nothing
protocol-brought-manual = dice that somebody tells come from no seed; nothing can be brought to it
protocol-copied = two seats bring the same; each brings a nonce of its own
protocol-not-promised = seat { $place } has promised nothing, so it can show nothing
protocol-other-nonce = the nonce of seat { $place } is not the one that it promised
protocol-dealt = the table has been dealt
protocol-record-or-state = give either a `record` or a `state`
protocol-record-alone = a record says itself which game, options and figures it has
protocol-record-start = the record begins in a state that cannot be
protocol-state-game = a state does not say which `game` it is of
protocol-state-rules = this state needs version { $needs } of the rules, not { $has }
protocol-state-unreadable = the state is not readable: { $reason }
protocol-state-wrong = the state cannot be: { $wrong }

## Answers

protocol-stale = question { $said } is not open; question { $open } is
protocol-next-lists = { $message }; `next` lists every choice
protocol-next-lists-as-text = { $message }; `next` lists every choice as text
protocol-cards-list = { $message }; `troyes cards` lists them all
protocol-faces-or-order = give either `faces` or an `order`
protocol-choice-or-choices = give either a `choice` or `choices`
protocol-order-awaited = an order is awaited, not faces
protocol-faces-awaited = faces are awaited, not an order
protocol-not-among = `{ $name }` is not one of: { $known }
protocol-nothing-to-undo = nothing has happened yet
protocol-undo-across-chance = dice were rolled or cards revealed since the last choice: that stands
