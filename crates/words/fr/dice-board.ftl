### What the board of Troyes Dice says in the browser to those who do not see it.

## A bonus of the sheet.
##   $bonus (phrase): what `TroyesDice::bonus_name` says
##   $gain (phrase or list of phrases): what `TroyesDice::bonus_gain` says

dice-board-bonus = { $bonus }, bonus pas encore obtenu : { $gain }
dice-board-bonus-won = { $bonus }, bonus obtenu : { $gain }
