### Why a request was refused.

## At the table

page-declined-stale = The table has moved on since you saw that question. Here is how it stands now.
page-declined-not-asked = It is not your turn to choose.
page-declined-not-offered = That is not offered now.
page-declined-over = The game is over.
page-declined-not-over = That is possible once the game is over.
page-declined-nothing-to-take-back = Nothing to take back: you have not chosen yet, or since your choice dice were rolled, a card was revealed or somebody else chose.
page-declined-no-such-moment = The game has no such moment.
page-declined-no-such-thing = There is no such thing on this table.

## Names

page-name-empty = A name needs at least one letter.
page-name-hidden = This name has something in it that cannot be seen. Please write it without.
page-name-long = A name has at most { $most } letters.
page-name-taken = Somebody at this table is called { $name } already. Please choose another name.

## Everything else

page-request-no-table = There is no table here. Perhaps a letter of the address is missing, or the table was deleted.
page-request-no-page = There is nothing here.
page-request-no-invitation = This invitation is not open: the seat is taken, or a letter of the address is missing.
page-request-no-seat = This link leads to no seat. Perhaps a letter of the address is missing.
page-request-too-many-devices = This seat was opened on { $most } devices already. Please go on with one of them.
page-request-not-yours = This is not your seat.
page-request-not-host = Only whoever opened this table can do that.
page-request-quota = { $tables } tables were opened from your address lately. Please delete some that you do not need, or come back in a few days.
page-request-cross-site = This request comes from another site, so it was not carried out.
page-request-garbled = This request is garbled: { $why }
page-request-garbled-form = what stands in it is missing or wrong
page-request-garbled-host = it does not say whom it asks
page-request-garbled-field = `{ $field }` is missing or wrong
page-request-too-large = This is more than fits into one request.
page-request-too-slow = This took too long.
page-request-too-many = That was a lot at once. Please wait a moment and try again.
page-request-full = All tables are taken at the moment. Please try again a little later.
page-request-crowded = So many look at this table already that there is no room for another window.
page-request-bots-alone = Bots play among themselves at as many tables as they may. Close one that you watch, or sit down at this one.
page-request-unknown-host = This server does not go by the name “{ $host }”. Open it by its address, or let whoever runs it start it with `--host { $host }`.
page-request-setup = The game cannot be set up like this: { $why }
page-request-setup-players = { $least } to { $most } can play, not { $players }
page-request-setup-figures = own figures are at most { $bytes } bytes
page-request-setup-bot = there is no bot `{ $level }`
page-request-unreadable = This table cannot be opened: { $why }
page-request-unreadable-game = this program does not know the game `{ $game }`
page-request-set-aside = This program has failed at this table, so the table was set aside. Nothing is lost: everything up to the last answer is on disk. Whoever plays here can download the record at { $address }, and a version that does better goes on from there.
page-request-not-saved = This could not be saved just now, so it was not done. Nothing that was played is lost. Please try again.
page-request-elsewhere = This table is just moving to another machine, so nothing was done. Nothing that was played is lost. Please try again.
page-request-unknown = The machine that was asked has gone before it answered. Please look whether it was done before you try again.
page-request-fault = Something went wrong here. The table is as it was.
page-request-analysed-later = While other people play here, a game is analysed only when it is over.
