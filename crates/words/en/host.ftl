# Why something was not done at a table.
refused-stale = The table has moved on since you saw that question. Here is how it stands now.
refused-not-asked = It is not your turn to choose.
refused-not-offered = That is not offered now.
refused-over = The game is over.
refused-nothing-to-take-back = Nothing to take back: since your last choice dice fell, a card was revealed, or somebody else chose.
refused-nothing-happened = Nothing has happened yet.
refused-chance-stands = Dice were rolled or cards revealed since the last choice: that stands.
refused-no-such-moment = The game has no such moment.

# Why a table cannot be opened.
open-other-dice = its dice are not those of its seed
