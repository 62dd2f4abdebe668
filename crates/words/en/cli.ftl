### What the commands say beside the rules.

cli-game-troyes = Troyes, with The Ladies of Troyes and the bonus cards as options: 2 to 4 players.
cli-game-kings-challenge = Troyes alone against le Roy.
cli-game-dice = Troyes Dice, with Banquets and Raids as an option: 1 to 10 players.
cli-game-toy = A tiny dice game to try the protocol with: 1 to 4 players.
# A line of `troyes games`: a game or an option by its word, and what is said of it.
cli-games-line = { $word }: { $about }

## Cards

cli-cards-title = Cards of { $game }
cli-cards-written = Written by `cargo xtask docs`; do not edit.
cli-cards-card = Card
cli-cards-kind = Kind
cli-cards-rule = Rule
cli-cards-figures = Figures by source
# What the mark before figures means; it stands before this as well.
cli-cards-legend = reconstructed: printed in no rulebook, our own value; put the printed one in a figures file of your own (--figures)
# Where figures come from, and the figures.
cli-cards-figures-from = { $source }: { $figures }

## Replays

cli-replay-asked = { $who } is asked: { $question }
cli-replay-stops = The record stops before the end. { $open }
cli-replay-in-order = The record is in order: { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }.
cli-total = total
cli-nobody-wins = Nobody wins.
cli-wins = { $who } wins.
cli-share-victory = { $who } share the victory.
