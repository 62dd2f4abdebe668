### Troyes Dice: options, texts, figures and states that cannot be. Words of states and figures files are the same in every
### language.

dice-error-numbering = the columns are numbered in one way: first_game, standard or expert
dice-error-players = { $players } players; Troyes Dice is for 1 to { $most }
dice-error-choice = expected rising, falling, number N, die N, die N for RESOURCE, compensation, color COLOR, value N, gain RESOURCE, build BUILDING COLUMN, bonus BONUS, citizen COLOR, decline or done

## Figures

dice-error-figures-colors = expected a list of colors
dice-error-figures-gains-per-die = expected a list of gains like `3 influence per red die`
dice-error-figures-plazas = expected a list of pairs of colors like `red/white`
dice-error-figures-plain-plazas = three plazas have the same color on both sides
dice-error-figures-prestige = expected a list of prestige buildings
dice-error-figures-two-prestige = two different prestige buildings are expected
dice-error-figures-buildings = expected a list of buildings
dice-error-figures-cathedrals = each building is scored by one { $building }
dice-error-figures-gain = expected a gain like `2 red citizens` or `3 deniers`
dice-error-figures-count = a list of { $wanted } is expected, this has { $count }

## States

dice-flaw-players = { $players } players have { $players } sheets and { $players } turns
dice-flaw-all-chosen = all have chosen, but the half-day goes on
dice-flaw-day = there is no such day
dice-flaw-plazas = each of the nine plazas is in one notch
dice-flaw-before-plazas = before the plazas are drawn nothing lies on the table
dice-flaw-setup-day = the game is set up before the first morning
dice-flaw-tiles = three tiles lie beside the plazas with Banquets and Raids, else none
dice-flaw-tile-twice = no tile lies at two plazas
dice-flaw-tiles-drawn = tiles are drawn only with Banquets and Raids
dice-flaw-numbering = the columns are not numbered as this game does
dice-flaw-dice = the dice do not lie as they are placed

# A sheet of a seat, by the seat's word.
dice-flaw-sheet = { $seat }'s sheet
dice-flaw-new-sheet = { $seat }'s sheet of this half-day
# $sheet (phrase): one of the two before
dice-flaw-circled = { $sheet }: more { $resource ->
        [influence] influence
        [deniers] deniers
       *[knowledge] knowledge
    } circled than the track has
dice-flaw-spent = { $sheet }: more { $resource ->
        [influence] influence
        [deniers] deniers
       *[knowledge] knowledge
    } spent than circled
dice-flaw-citizens = { $sheet }: more { $color ->
        [red] red
        [white] white
       *[yellow] yellow
    } citizens circled than the track has
dice-flaw-multiplier = { $sheet }: { $building } scores without a Cathedral
dice-flaw-cathedrals = { $sheet }: the Cathedrals' numbers are [{ $expected }], not [{ $written }]

# A seat by its word, and what is wrong with its half-day: one of the next ones, the rest of a sentence.
dice-flaw-turn = { $seat } { $what }
dice-flaw-turn-early = has begun a half-day before the roll
dice-flaw-turn-unusable = uses a die that cannot be used
dice-flaw-turn-erased = has erased something since the half-day began
dice-flaw-turn-before-die = has written something before choosing a die
dice-flaw-turn-no-die = is asked about a die without having one
dice-flaw-turn-before-use = has done something before using the die
dice-flaw-turn-changed = has a die that it cannot have become
dice-flaw-turn-paid = has paid something else than the die costs
dice-flaw-turn-not-done = is asked about something that did not happen
dice-flaw-turn-bonus = waits for a bonus that was not won in this half-day
dice-flaw-turn-order = has bonuses waiting in an order in which they cannot be won
dice-flaw-turn-question = is asked about something that does not come next
dice-flaw-turn-overflow = has more citizens waiting than can come at once
