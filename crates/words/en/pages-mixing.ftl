# Everybody's part in the seed of a game, before the deal, and the page that checks what came of it.

## Before the deal

page-mixing = Before the deal
page-mixing-seat-bot = Is { $who } not coming? The seat goes to
page-mixing-seat-bot-do = Begin with this bot
page-mixing-about = Nothing is dealt yet. So that nobody can choose the dice, everybody brings a random number: first each browser shows a hash of its own, then the numbers themselves, and all are mixed with the table's secret.
page-mixing-to-come = Waiting for { $who } to come; then the game is dealt
page-mixing-to-show = Waiting for the number of { $who }; then the game is dealt
page-mixing-time = Whoever does not show theirs in time has its hash counted instead:
page-mixing-bring-nothing = Begin without a number of mine
page-mixing-awaited = { $who } is to come.
page-mixing-bot = { $who } is a bot of this server and brings nothing.
page-mixing-nothing = { $who } brings nothing: another seat at the same screen does, or the browser has no script.
page-mixing-promised = { $who } has promised { $hash }.
page-mixing-shown = { $who } has shown the number behind { $hash }.
page-mixing-withheld = { $who } did not show the number behind { $hash } in time; the hash was counted instead.

## After it

page-mixing-contributions = Who had a part in the seed
page-mixing-marked = Not everybody has shown their number in this game.
page-mixing-slip = Save my slip of the promises
page-mixing-verify = Check the dice

## Refusals

page-mixing-over = This table has been dealt; nothing can be brought to its seed any more.
page-mixing-promised-before = This seat has promised before; nobody promises twice.
page-mixing-copied = Somebody else has promised the same; bring a number of your own.
page-mixing-early = Not everybody has promised yet; numbers are shown after that.
page-mixing-other = That is not the number that was promised.

## The page that checks

verify-title = Check the dice
verify-about = This page computes every die and every draw of a finished game anew, in your browser, and compares: the table's secret with the hash that was shown before the deal, everybody's number with the hash that they promised, all of it with what your browser has kept, and then each roll.
verify-to-table = To the table
verify-download = Download the proof
verify-no-script = Without script this page can compute nothing; `troyes verify RECORD` checks the same.
verify-verdict-right = Everything is right.
verify-verdict-wrong = Something is wrong.
verify-verdict-partly = What can be checked here is right, but it is not all of the game: it begins in another one, was prepared, or no dice fell in it.
verify-unreadable = There is nothing here that can be checked: the game is not over, or the file is not readable.
verify-secret-right = The table's secret is the one whose hash was shown before the deal.
verify-secret-wrong = The table's secret is not the one whose hash was shown before the deal.
verify-secret-none = There is no secret to check.
verify-nonces-right = Every number that was shown is the one that was promised.
verify-nonces-wrong = A number is not the one that was promised; that of place
verify-nonces-none = Nobody brought a number: the dice come from the table's secret alone.
verify-slip-right = All promises are those that this browser, or the file you chose, has kept since before the deal.
verify-slip-wrong = The promises are not those that were kept before the deal.
verify-slip-none = Nothing was kept here before the deal that the promises can be compared with.
verify-lots-right = The lots for the seats are those of the seed.
verify-lots-wrong = The seats are not those of the seed's lots.
verify-lots-none = No lots were drawn for the seats.
verify-dice-right = Every roll and draw is that of the seed.
verify-dice-wrong = A roll or draw is not that of the seed; the first such has number
verify-dice-none = No roll or draw of this game comes from its seed.
verify-drawn = By the lots, whoever kept these promises sat on seat
verify-withheld = Somebody did not show their number in time; the hash that they had promised was counted instead.
verify-own-withheld = It is the number of whoever kept these promises. If their browser was there all the time, ask whoever runs the server why it was not counted.
verify-files = Check files
verify-files-about = Whoever does not trust this server opens this page at another one, or from the site, and chooses the files that they saved here.
verify-proof-file = The proof of a table
verify-slip-file = A slip that was saved before or during the game
verify-whom = Whoever serves this page could serve another one that lies. What proves more is a page of somebody else, or `troyes verify RECORD --slip SLIP` on your own machine; the documentation on fairness says what all this proves and what it does not.
