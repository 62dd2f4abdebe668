### What the commands report, and why they fail.

## Files

cli-cannot-read = cannot read { $file }: { $reason }
cli-cannot-write = cannot write { $file }: { $error }
cli-cannot-write-output = cannot write the output: { $error }
cli-cannot-make = cannot make { $folder }: { $error }
cli-cannot-start = cannot start: { $error }
cli-file-too-large = it has { $bytes } bytes, more than any record or figures file needs
cli-file-not-text = it is not text (UTF-8)
cli-not-a-record = { $file } is not a record: { $error }
cli-not-a-record-hint = a record is what `troyes play`, `troyes sim --record` and the engine's `record` write
cli-figures-hint = `troyes cards` lists them all
cli-record-refused = the record is refused: { $error }
cli-engine-cannot-read = cannot read the requests: { $error }

## Playing

cli-play-only = { $game } is for { $players } alone
cli-play-nobody = a game needs at least one player
cli-play-named = { $named } players are named for { $wanted }
cli-play-named-hint = name each player, or give their number alone
cli-backup-key = { $copy } is whole. Its seeds are sealed: keep a copy of the key too, in another place ({ $key }, unless --key-file or TROYES_KEY names another).
cli-backup-named-key = { $copy } is whole. Its seeds are sealed: keep a copy of the key too, in another place ({ $key }).
cli-backup-open = { $copy } is whole. Its seeds lie open in it, for no server that seals them has opened these tables yet.
cli-backup-failed = the tables in { $file } cannot be copied to { $copy }: { $error }
cli-arena-hint = bots are random, greedy, search, search:50ms, search:2000 or exec:COMMAND
cli-arena-forfeits = { $games ->
        [one] in one game a bot lost its clock; what was played in its place counts nothing
       *[other] in { $games } games bots lost their clocks; what was played in their place counts nothing
    }
cli-progress-arena = {"{"}bar:40{"}"} {"{"}pos{"}"}/{"{"}len{"}"} games, {"{"}eta{"}"} left
cli-progress-sim = {"{"}bar:40{"}"} {"{"}pos{"}"}/{"{"}len{"}"} games, {"{"}per_sec{"}"}, {"{"}eta{"}"} left

## Serving

cli-serve-open = Troyes is open at http://{ $address }
cli-serve-no-home = this user has no home directory
cli-serve-no-home-hint = name a file with --file
cli-serve-file = cannot serve { $file }: { $error }
cli-serve-database = cannot serve from the database: { $error }
cli-think-open = { $threads ->
    [one] One bot thinks
   *[other] { $threads } bots think
 } at a time for the nodes of this database.
cli-think-database = cannot think for the nodes of the database: { $error }
cli-serve-database-hint = is it running and may you enter? --database postgres://USER@HOST/NAME, the password in PGPASSWORD
cli-serve-file-hint = another file: --file OTHER.sqlite
cli-serve-address = cannot serve on { $address }: { $error }
cli-serve-address-hint = another address: --address 127.0.0.1:0
cli-loadtest-cannot-start = cannot start the server: { $error }
cli-loadtest-no-address = the server did not say its address but: { $line }
cli-loadtest-size = { $tables } tables, { $streams } streams, { $seconds } s
cli-loadtest-moves = { $moves } moves a second, { $failures } failures
cli-loadtest-times = p50 { $middle } ms, p99 { $most } ms, worst { $worst } ms
cli-loadtest-memory = memory { $memory } MB
cli-loadtest-work = processor time of a move: server { $server } ms, database { $database } ms, players { $players } ms; { $sent } KB sent
cli-admin-moved = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} moved, { $rows } rows in all; what has arrived was read again and compared
cli-admin-no-key = Name the key that seeds are sealed with: --key-file, or TROYES_KEY
cli-admin-not-moved = nothing was moved: { $why }
cli-admin-served = { $nodes ->
    [one] { $nodes } node serves
   *[other] { $nodes } nodes serve
} from it; stop them first
cli-admin-not-empty = { $tables ->
    [one] there is { $tables } table
   *[other] there are { $tables } tables
} already where they should go; name a new file or an empty database
cli-admin-unequal = only one of the two has { $column }; use a program that knows both formats
cli-admin-garbled = what has arrived in { $table } is not what was sent
cli-admin-store = { $error }

## Simulating and measuring

cli-sim-recorded = The record of game { $number } is in { $file }.
cli-sim-broken = game { $number } of seed { $seed }: { $reason }
cli-sim-broken-again = game { $number }: { $reason }
cli-sim-broken-hint = play it again and keep its record: { $command }
cli-sim-panicked = the rules panicked: { $text }
cli-sim-panicked-silently = the rules panicked: without a message
cli-sim-summary = { $games ->
        [one] { $games } game
       *[other] { $games } games
    } of { $game } in { $seconds } s: { $decisions } decisions among { $choices } choices on average, { $rate } decisions per second.
cli-sim-laws = No law was broken; the slow ones were checked at { $moments } moments.
cli-sim-source = VP by source
cli-sim-mean = mean
cli-sim-spread = spread
cli-sim-seat = Seat
cli-sim-wins = wins
cli-sim-share = share
cli-sim-mean-vp = mean VP
cli-sim-decision = Decision
cli-sim-occurred = What happened with
cli-sim-times = times
cli-sim-everything = Everything occurred.
cli-sim-never = Never occurred: { $words }
cli-sim-digest = Digest of all results: { $digest }
cli-bench-seconds = { $seconds } seconds cannot be
cli-bench-measured = { $course }: { $playouts } playouts a second
cli-bench-course = Random players
cli-bench-simulations = simulations a second
cli-bench-native = here
cli-bench-wasm = WebAssembly
cli-bench-ratio = ratio
cli-bench-no-site = the site could not be measured: { $error }
cli-bench-playouts = playouts per s
cli-bench-decisions = decisions per s
cli-bench-decisions-per-game = decisions per game
cli-bench-choices = mean legal moves
cli-bench-clone = clone ns
cli-bench-state = state bytes

## Verifying

cli-verify-found = All { $all } rolls and draws were checked: { $own } are those of the seed; { $promise }.{ $mixed }{ $older }{ $cut }
cli-verify-mixed = {" "}{ $count ->
    [one] One contribution to the seed is
   *[other] { $count } contributions to the seed are
} as promised before the deal.{ $late }{ $lots }{ $slip }{ $drawn }
cli-verify-withheld = {" "}{ $withheld ->
    [one] One player
   *[other] { $withheld } players
} did not show theirs in time, and the promise was counted instead.
cli-verify-lots = {" "}The lots for the seats are those of the seed.
cli-verify-slip = {" "}All promises are those of the slip, and its nonce was counted.
cli-verify-slip-late = {" "}All promises are those of the slip, but the record says that its nonce was not shown in time.
cli-verify-drawn = {" "}By the lots its player sat on seat { $seat }.
cli-verify-no-slip = { $file } is not a slip: { $error }
cli-verify-inherited = {" "}The first { $older } are those of the game that it was played on from, checked with its seed.
cli-verify-cut = {" "}The record ends before the game does.
cli-verify-as-promised = its hash is the one that you were promised
cli-verify-as-recorded = its hash is the one that the record says was shown before the game (`--promised HASH` compares it with the one that you saw)
cli-verify-not-promised = no hash of the seed was written down before the game (`--promised HASH` compares it with one that you saw)
cli-verify-no-seed = the record has no seed to check its dice with
cli-verify-no-seed-hint = the seed is written when the game is over; dice that were typed in have none
cli-verify-guided-hint = the dice of a guided game are prepared: no seed says how they fall
cli-verify-empty-promise = `--promised` is empty: it takes the hash that was shown before the game
cli-verify-other-hash = the hash shown before the game was { $shown }, that of the seed is { $hash }
cli-verify-unknown-past = the first { $inherited } of { $all } rolls and draws come from another game, and nothing here says whether they are right
cli-verify-unknown-past-hint = `--from RECORD` checks them with the record of the game that it was played on from
cli-verify-other-rules = the game that it was played on from has other rules
cli-verify-other-step = step { $step } is not that of the game that it was played on from
cli-verify-other-roll = roll or draw number { $number } is { $found } in the record, but { $right } from the seed
cli-verify-nothing = no roll or draw was checked: the record has none of its own
cli-verify-set-up = the game begins in a position that was set up (`start` in the head of the record): nothing says by which dice it came about
cli-verify-two-notes = the record has two notes `inherited`
cli-verify-note = the record's note `inherited { $count }` is not a number of rolls
cli-verify-mixed-past = the first { $inherited } rolls and draws are said to come from another game, but a seed that players have a part in is that of a whole game
cli-verify-too-many = the record says that { $count } rolls and draws come from another game, but has only { $all }

## Achievements and sheets

cli-earned-one = { $who } has earned { $achievement }: { $rule }
cli-earned-all = { $who } has earned: { $achievements }
cli-achievements-no-home = there is no home directory to keep achievements in
cli-achievements-no-home-hint = name one with --dir
cli-achievements-damaged = { $file } is damaged: { $error }
cli-achievements-damaged-hint = mend it or move it away; it is not touched until then
cli-achievements-not-over = the game of this record is not over
cli-achievements-nothing = this game earns nothing
cli-achievements-nothing-hint = only games played from their beginning with the embedded figures count
cli-achievements-twice = this game is in the book already
cli-achievements-achievement = Achievement
cli-achievements-rule = What it takes
cli-achievements-yes = yes
cli-achievements-alone = games alone
cli-achievements-others = games with others
cli-achievements-banquets = games with Banquets and Raids
cli-achievements-best = best total
cli-achievements-nobody = Nobody has finished a game yet; `troyes achievements --add RECORD` adds one.
cli-whose-sheet = several played: whose sheet?
cli-whose-sheet-hint = say `--seat` and one of: { $names }
